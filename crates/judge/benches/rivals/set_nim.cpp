// One set and one board: the nimbers of all heaps up to the largest of the board, mex by stamps.
#include "reader.hpp"

#include <algorithm>
#include <vector>

int main() {
    std::vector<int> amounts(read_int());
    for (int &amount : amounts) amount = read_int();
    std::sort(amounts.begin(), amounts.end());
    std::vector<int> heaps(read_int());
    int largest = 0;
    for (int &heap : heaps) largest = std::max(largest, heap = read_int());

    std::vector<int> nimber(largest + 1), stamp(amounts.size() + 2, -1);
    for (int heap = 0; heap <= largest; heap++) {
        for (size_t i = 0; i < amounts.size() && amounts[i] <= heap; i++) stamp[nimber[heap - amounts[i]]] = heap;
        int mex = 0;
        while (stamp[mex] == heap) mex++;
        nimber[heap] = mex;
    }
    int sum = 0;
    for (int heap : heaps) sum ^= nimber[heap];
    puts(sum ? "Yes" : "No");
}
