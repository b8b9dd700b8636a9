// Row chess by staircase Nim, without an array; cin with sync off for the input.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int rows, sum = 0;
        std::cin >> rows;
        while (rows--) {
            int pieces;
            bool piece[21] = {};
            std::cin >> pieces;
            while (pieces--) {
                int column;
                std::cin >> column;
                piece[column] = true;
            }
            int empty = 0, step = 0;
            for (int column = 20; column >= 1; column--) {
                if (piece[column]) {
                    step++;
                } else {
                    if (empty & 1) sum ^= step;
                    empty++;
                    step = 0;
                }
            }
            if (empty & 1) sum ^= step;
        }
        std::cout << (sum ? "YES\n" : "NO\n");
    }
}
