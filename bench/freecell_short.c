/* SPDX-License-Identifier: MIT */
/* FreeCell's short solutions at several budgets, and proven shortest ones. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu_clock.h"
#include "rules/freecell/freecell.h"
#include "solve/solve.h"

static const u64 memory_size = (u64)1 << 30;
static void *memory;

static double milliseconds(void)
{
    return seconds_on(CLOCK_PROCESS_CPUTIME_ID) * 1e3;
}

static void deal(FreeCell *game, u8 autoplay, u32 number)
{
    u8 variant[VARIANT_SIZE] = {4};
    u8 seed[SEED_SIZE];
    char text[12];
    Reader reader;
    Fault fault;
    variant[FREECELL_VARIANT_AUTOPLAY] = autoplay;
    snprintf(text, sizeof text, "%u", number);
    reader_start(&reader, text, (u32)strlen(text));
    freecell.read_seed(seed, &reader, &fault);
    freecell.deal(game, variant, seed);
}

static void measure_short(u8 autoplay, u32 first, u32 last, u64 most)
{
    u64 nodes = 0;
    u64 moves = 0;
    u32 solved = 0;
    u32 number;
    double begin = milliseconds();
    for (number = first; number <= last; number++) {
        FreeCell game;
        Question question = {.game = &freecell,
                             .position = &game,
                             .how = SOLVE_SHORT,
                             .memory = memory,
                             .size = memory_size,
                             .most_nodes = most};
        Answer answer;
        deal(&game, autoplay, number);
        solve(&question, &answer);
        nodes += answer.nodes;
        solved += answer.verdict == SOLVED;
        moves += answer.verdict == SOLVED ? answer.length : 0;
    }
    begin = milliseconds() - begin;
    number = last - first + 1;
    printf("%s, deals %u to %u, %8llu nodes: %u solved, %.3f moves, %.1f ms "
           "a deal, %.2f million nodes a second\n",
           autoplay == FREECELL_AUTOPLAY_FULL ? "full" : "safe", first, last,
           (unsigned long long)most, solved,
           (double)moves / (solved ? solved : 1), begin / number,
           (double)nodes / begin / 1e3);
    fflush(stdout);
}

static void measure_best(u32 number)
{
    FreeCell game;
    Question question = {.game = &freecell,
                         .position = &game,
                         .how = SOLVE_OPTIMAL,
                         .memory = memory,
                         .size = memory_size,
                         .most_nodes = ~(u64)0};
    Answer answer;
    double begin = milliseconds();
    deal(&game, FREECELL_AUTOPLAY_NONE, number);
    solve(&question, &answer);
    printf("%u\t%u\t%s\tfrom %u\t%llu nodes\t%llu positions\t%.0f ms\n",
           number, answer.length,
           answer.verdict == SOLVED ? "proven" : "not proven",
           answer.optimum.bound, (unsigned long long)answer.nodes,
           (unsigned long long)answer.positions, milliseconds() - begin);
    fflush(stdout);
}

int main(int count, char **arguments)
{
    u32 number;
    u32 first = count > 2 ? (u32)atoi(arguments[2]) : 1;
    u32 last = count > 3 ? (u32)atoi(arguments[3]) : 100;
    memory = malloc(memory_size);
    if (!memory || count < 2) {
        fputs("usage: freecell_short full|safe|best [FIRST [LAST [NODES]]]\n",
              stderr);
        return 2;
    }
    if (strcmp(arguments[1], "best") == 0)
        for (number = first; number <= last; number++)
            measure_best(number);
    else
        measure_short(strcmp(arguments[1], "full") ? FREECELL_AUTOPLAY_SAFE
                                                   : FREECELL_AUTOPLAY_FULL,
                      first, last,
                      count > 4 ? (u64)atoll(arguments[4]) : 100000);
    free(memory);
    return 0;
}
