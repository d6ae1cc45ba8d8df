/* SPDX-License-Identifier: MIT */
/* A bot for the 8-puzzle, which finds a shortest solution by IDA* (Korf 1985).
     gcc -O2 -o eight_puzzle eight_puzzle.c
     quadrille match sliding 3x3 --player ./eight_puzzle */
#include <stdio.h>
#include <stdlib.h>

static int cell[100], size, line[1000];

static int distance_of(int at)
{
    const int home = cell[at] ? cell[at] - 1 : at;
    return abs(at / size - home / size) + abs(at % size - home % size);
}

/* Returns the length of a solution within the bound, or -1. */
static int search(int gap, int back, int depth, int distance, int bound)
{
    const int steps[] = {gap >= size ? -size : 0, size, gap % size ? -1 : 0,
                         (gap + 1) % size ? 1 : 0};
    int found = distance ? -1 : depth;
    for (int i = 0; found < 0 && i < 4; i++) {
        const int from = gap + steps[i], before = distance_of(from);
        if (from == gap || from >= size * size || from == back)
            continue;
        line[depth] = cell[gap] = cell[from];
        cell[from] = 0;
        const int left = distance - before + distance_of(gap);
        if (depth + 1 + left <= bound)
            found = search(from, gap, depth + 1, left, bound);
        cell[from] = cell[gap];
        cell[gap] = 0;
    }
    return found;
}

int main(void)
{
    int length = -1, gap = 0, distance = 0;
    puts("board");
    fflush(stdout);
    if (scanf("board %d", &size) != 1)
        return 1;
    for (int i = 0; i < size * size && scanf("%d", &cell[i]) == 1; i++) {
        gap = cell[i] ? gap : i;
        distance += distance_of(i);
    }
    for (int bound = distance; length < 0; bound++)
        length = search(gap, -1, 0, distance, bound);
    printf("play");
    for (int i = 0; i < length; i++)
        printf(" %d", line[i]);
    puts("");
}
