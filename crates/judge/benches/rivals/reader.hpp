// The reader of fast contest programs: blocks by fread, digits one by one. It checks nothing.
#include <cstdio>

static char block[1 << 16];
static size_t block_at, block_end;

static int next_byte() {
    if (block_at == block_end) {
        block_end = fread(block, 1, sizeof block, stdin);
        block_at = 0;
        if (block_end == 0) return EOF;
    }
    return block[block_at++];
}

static bool read_number(long long &number) {
    int byte = next_byte();
    while (byte != EOF && (byte < '0' || byte > '9')) byte = next_byte();
    if (byte == EOF) return false;
    number = 0;
    while (byte >= '0' && byte <= '9') {
        number = number * 10 + (byte - '0');
        byte = next_byte();
    }
    return true;
}

static int read_int() {
    long long number = 0;
    read_number(number);
    return (int)number;
}
