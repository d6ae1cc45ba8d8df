/* SPDX-License-Identifier: MIT */
/* Runs the SAT search in a question's memory, and turns the pairs that it
   finds into a line. */
#include "solve_pairs.h"

#include "search.h"
#include "solve/mahjong/solution.h"

/* The beginning of the memory; the rest is for clauses. */
typedef struct MahjongMemory {
    TileLine line;
    MahjongSearch search;
} MahjongMemory;

static MahjongMemory *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    MahjongMemory *memory =
        (MahjongMemory *)(void *)((u8 *)question->memory + skip);
    u64 words;
    if (question->size < skip + sizeof(MahjongMemory))
        return NULL;
    words = (question->size - skip - sizeof(MahjongMemory)) / sizeof(u32);
    if (words > ~(u32)0)
        words = ~(u32)0;
    return mahjong_search_init(&memory->search, question,
                               (u32 *)(void *)(memory + 1), (u32)words)
               ? memory
               : NULL;
}

static void write_answer(MahjongMemory *memory, Answer *answer)
{
    MahjongSearch *search = &memory->search;
    memory->line.game = *(const Mahjong *)search->question->position;
    answer->verdict =
        tile_line_write(&memory->line, &search->board, search->clauses.chosen)
            ? SOLVED
            : REFUTED;
    answer->line = memory->line.move;
    answer->length = memory->line.count;
}

void mahjong_solve_pairs(const Question *question, Answer *answer)
{
    MahjongMemory *memory = lay_out(question);
    answer->verdict = LIMIT;
    if (!memory)
        return;
    answer->verdict = mahjong_search_run(&memory->search);
    answer->nodes = memory->search.nodes;
    if (answer->verdict == SOLVED)
        write_answer(memory, answer);
}
