/* SPDX-License-Identifier: MIT */
/* FreeCell, whether there is a line at all: every position that single cards
   lead to is looked at once, depth first. A position is entered in the table
   when it is first offered, so that each is offered once, and the stack holds
   what is still to be done and what is to be taken back. */
#include "depth_first.h"

#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

static u8 is_won(const Walk *walk)
{
    return !(walk->tops | walk->cells);
}

/* ---------------------------------------------------------------- search */

static Verdict search(Proof *proof, const Question *question, u64 most)
{
    while (!is_won(&proof->walk)) {
        if (proof->looked == most || is_stopped(question) ||
            proof->height + MOST_TASKS > proof->most_tasks ||
            !hash_set_reserve(&proof->visited, MOST_STEPS))
            return LIMIT;
        look_around(proof);
        while (proof->height &&
               TASK_KIND(proof->stack[proof->height - 1]) != STEP)
            take_back(proof);
        if (!proof->height)
            return IMPOSSIBLE;
        take_step(proof, proof->stack[--proof->height]);
    }
    return SOLVED;
}

/* Most of the memory is the table's. A position that is in the table is one
   task at most; one on the way here can be several more, which have the slots
   that the table leaves free. */
static Proof *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 fixed = 64 + sizeof(Proof) + STACK_SPARE * sizeof(u16);
    u64 slots = question->size < fixed ? 0
                                       : (question->size - fixed) /
                                             (sizeof(HashKey) + sizeof(u16));
    Proof *proof = (Proof *)(void *)((u8 *)question->memory + skip);
    if (slots / 8 * 7 < MOST_STEPS + 1)
        return NULL;
    hash_set_init(&proof->visited, proof + 1, sizeof(HashKey), slots);
    proof->stack = hash_set_slot(&proof->visited, slots);
    proof->height = 0;
    proof->most_tasks = slots + STACK_SPARE;
    proof->looked = 0;
    return proof;
}

/* Goes all the way back and writes the steps from the last to the first,
   before the given end. */
static Step *unwind(Proof *proof, Step *end)
{
    while (proof->height) {
        u16 task = proof->stack[proof->height - 1];
        u8 card = TASK_CARD(task);
        if (TASK_KIND(task) == STEP) {
            proof->height--;
            continue;
        }
        if (TASK_KIND(task) == STEP_BACK) {
            Step step = {card, lies_on(&proof->walk, card)};
            *--end = step;
        }
        take_back(proof);
    }
    return end;
}

/* The table has had its day: moves come to stand at its beginning, steps at
   its end. */
static void tell_line(Proof *proof, const FreeCell *game, Answer *answer)
{
    Step *end = hash_set_slot(&proof->visited, proof->visited.most);
    Step *steps = unwind(proof, end);
    Line line;
    line.game = *game;
    line.moves = hash_set_slot(&proof->visited, 0);
    line.count = 0;
    line.room = (u32)((u16 *)(void *)steps - line.moves);
    answer->verdict =
        write_line(&line, steps, (u32)(end - steps), proof->walk.haste)
            ? SOLVED
            : REFUTED;
    answer->line = line.moves;
    answer->length = line.count;
}

void solve_surely(const Question *question, Answer *answer)
{
    const FreeCell *game = question->position;
    Proof *proof = lay_out(question);
    answer->verdict = LIMIT;
    if (!proof)
        return;
    start_walk(&proof->walk, game);
    if (game->autoplay != PLAY_FULL)
        fly(proof);
    hash_set_insert(&proof->visited, proof->walk.key);
    answer->verdict =
        search(proof, question, question->most_nodes - answer->nodes);
    answer->nodes += proof->looked;
    answer->positions = proof->looked;
    if (answer->verdict == SOLVED)
        tell_line(proof, game, answer);
}
