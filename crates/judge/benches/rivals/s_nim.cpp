// S-Nim: for each set the nimbers of all heaps up to the contest's largest, mex by stamps.
#include "reader.hpp"

#include <algorithm>
#include <string>

static int amount[10001], nimber[10001], stamp[10002];

int main() {
    std::string output;
    int now = 0;
    for (int amounts = read_int(); amounts > 0; amounts = read_int()) {
        for (int i = 0; i < amounts; i++) amount[i] = read_int();
        std::sort(amount, amount + amounts);
        for (int heap = 0; heap <= 10000; heap++) {
            now++;
            for (int i = 0; i < amounts && amount[i] <= heap; i++) stamp[nimber[heap - amount[i]]] = now;
            int mex = 0;
            while (stamp[mex] == now) mex++;
            nimber[heap] = mex;
        }
        for (int boards = read_int(); boards > 0; boards--) {
            int sum = 0;
            for (int heaps = read_int(); heaps > 0; heaps--) sum ^= nimber[read_int()];
            output += sum ? 'W' : 'L';
        }
        output += '\n';
    }
    fwrite(output.data(), 1, output.size(), stdout);
}
