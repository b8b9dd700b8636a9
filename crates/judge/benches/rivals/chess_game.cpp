// Tokens on many graphs: arcs as they come, a search with a memo, mex by stamps.
#include "reader.hpp"

#include <string>
#include <vector>

static std::vector<int> first, options, nimber, stamp;

static void search(int node) {
    nimber[node] = -2;
    for (int i = first[node]; i < first[node + 1]; i++)
        if (nimber[options[i]] == -1) search(options[i]);
    for (int i = first[node]; i < first[node + 1]; i++) stamp[nimber[options[i]]] = node;
    int mex = 0;
    while (stamp[mex] == node) mex++;
    nimber[node] = mex;
}

int main() {
    std::string output;
    long long nodes;
    while (read_number(nodes)) {
        first.assign(1, 0);
        options.clear();
        for (int node = 0; node < nodes; node++) {
            for (int left = read_int(); left > 0; left--) options.push_back(read_int());
            first.push_back((int)options.size());
        }
        nimber.assign(nodes, -1);
        stamp.assign(nodes + 1, -1);
        for (int node = 0; node < nodes; node++)
            if (nimber[node] == -1) search(node);
        for (int tokens = read_int(); tokens > 0; tokens = read_int()) {
            int sum = 0;
            while (tokens--) sum ^= nimber[read_int()];
            output += sum ? "WIN\n" : "LOSE\n";
        }
    }
    fwrite(output.data(), 1, output.size(), stdout);
}
