/* SPDX-License-Identifier: MIT */
/* Mahjong's ways of being solved: one search finds lines and proofs; another
   one asks it for lines that peek at few tiles. */
#include "mahjong.h"

#include <string.h>

#include "solution.h"
#include "solve/mahjong/peek/fewest_peeks.h"
#include "solve/mahjong/sat/search.h"

/* At the beginning of the memory; the rest is for clauses. */
typedef struct Desk {
    TileLine line;
    Search search;
} Desk;

static Desk *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    Desk *desk = (Desk *)(void *)((u8 *)question->memory + skip);
    u64 words;
    if (question->size < skip + sizeof(Desk))
        return NULL;
    words = (question->size - skip - sizeof(Desk)) / sizeof(u32);
    if (words > ~(u32)0)
        words = ~(u32)0;
    return set_search(&desk->search, question, (u32 *)(void *)(desk + 1),
                      (u32)words)
               ? desk
               : NULL;
}

static void tell_line(Desk *desk, Answer *answer)
{
    Search *search = &desk->search;
    desk->line.game = *(const Mahjong *)search->question->position;
    answer->verdict =
        write_pairs(&desk->line, &search->heap, search->logic.chosen)
            ? SOLVED
            : REFUTED;
    answer->line = desk->line.move;
    answer->length = desk->line.count;
}

static void solve_tiles(const Question *question, Answer *answer)
{
    Desk *desk = lay_out(question);
    answer->verdict = LIMIT;
    if (!desk)
        return;
    answer->verdict = search_pairs(&desk->search);
    answer->nodes = desk->search.nodes;
    if (answer->verdict == SOLVED)
        tell_line(desk, answer);
}

const Solver mahjong_solver = {&mahjong,
                               {solve_tiles, peek_little, NULL, solve_tiles}};
