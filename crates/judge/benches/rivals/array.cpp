// Row chess as contest programs do it: the array of all nimbers at start, scanf for the input.
#include <cstdio>

static int nimber[1 << 20];

int main() {
    for (int row = 0; row < 1 << 20; row++) {
        bool mark[21] = {};
        for (int from = 0; from < 20; from++) {
            if (!(row >> from & 1)) continue;
            for (int to = from - 1; to >= 0; to--) {
                if (!(row >> to & 1)) {
                    mark[nimber[row ^ 1 << from ^ 1 << to]] = true;
                    break;
                }
            }
        }
        while (mark[nimber[row]]) nimber[row]++;
    }
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int rows, sum = 0;
        scanf("%d", &rows);
        while (rows--) {
            int pieces, row = 0;
            scanf("%d", &pieces);
            while (pieces--) {
                int column;
                scanf("%d", &column);
                row |= 1 << (20 - column);
            }
            sum ^= nimber[row];
        }
        puts(sum ? "YES" : "NO");
    }
}
