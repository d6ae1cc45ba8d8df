/* SPDX-License-Identifier: MIT */
/* Decides whether a FreeCell game has any solution, by depth-first search of
   the whole state graph. It uses single-card moves and safe autoplay (Horne's
   rule, see docs/solvers/freecell.md). The visited set stores exact keys, so a
   search that ends without a line is a proof. There is only one state in
   memory; each step is applied to it and later undone. States are inserted
   when they are first generated, so each is pushed once. The stack holds the
   steps to apply and to undo. */
#include "depth_first.h"

#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

STATIC_ASSERT(MOST_SUCCESSORS + 3 * FREECELL_CARDS == MOST_TASKS &&
              MOST_TASKS < STACK_SPARE);

static u8 is_won(const ReversibleState *state)
{
    return !(state->tops | state->cells);
}

/* ---------------------------------------------------------------- search */

static Verdict search(FreecellProof *proof, const Question *question, u64 most)
{
    ASSERT(most <= question->most_nodes);
    while (!is_won(&proof->state)) {
        if (proof->expanded == most || is_stopped(question) ||
            proof->height + MOST_TASKS > proof->most_tasks ||
            !hash_set_reserve(&proof->visited, MOST_SUCCESSORS))
            return LIMIT;
        question_note(question, &proof->state);
        freecell_proof_expand(proof);
        while (proof->height &&
               TASK_KIND(proof->stack[proof->height - 1]) != TASK_APPLY)
            freecell_proof_undo(proof);
        if (!proof->height)
            return IMPOSSIBLE;
        freecell_proof_apply(proof, proof->stack[--proof->height]);
    }
    return SOLVED;
}

/* Most of the memory goes to the visited set. A state in the set has at most
   one task on the stack; states on the current path can have several more.
   These use the slots that the set leaves free. */
static FreecellProof *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 fixed = 64 + sizeof(FreecellProof) + STACK_SPARE * sizeof(u16);
    u64 slots = question->size < fixed ? 0
                                       : (question->size - fixed) /
                                             (sizeof(HashKey) + sizeof(u16));
    FreecellProof *proof =
        (FreecellProof *)(void *)((u8 *)question->memory + skip);
    if (slots / 8 * 7 < MOST_SUCCESSORS + 1)
        return NULL;
    hash_set_init(&proof->visited, proof + 1, sizeof(HashKey), slots);
    proof->stack = hash_set_slot(&proof->visited, slots);
    proof->height = 0;
    proof->most_tasks = slots + STACK_SPARE;
    proof->expanded = 0;
    ASSERT((u8 *)(proof->stack + proof->most_tasks) <=
           (u8 *)question->memory + question->size);
    return proof;
}

/* Undoes the whole path. Writes its steps from the last to the first, ending
   before "end". */
static FreecellStep *unwind(FreecellProof *proof, FreecellStep *end)
{
    ASSERT(end);
    while (proof->height) {
        u16 task = proof->stack[proof->height - 1];
        u8 card = TASK_CARD(task);
        if (TASK_KIND(task) == TASK_APPLY) {
            proof->height--;
            continue;
        }
        if (TASK_KIND(task) == TASK_UNDO_STEP) {
            FreecellStep step = {card, lies_on(&proof->state, card)};
            *--end = step;
        }
        freecell_proof_undo(proof);
    }
    return end;
}

/* The visited set is no longer needed: the moves overwrite its beginning, the
   steps its end. */
static void write_answer(FreecellProof *proof, const FreeCell *game,
                         Answer *answer)
{
    FreecellStep *end = hash_set_slot(&proof->visited, proof->visited.most);
    FreecellStep *steps = unwind(proof, end);
    FreecellLine line;
    line.game = *game;
    line.moves = hash_set_slot(&proof->visited, 0);
    line.count = 0;
    line.room = (u32)((u16 *)(void *)steps - line.moves);
    answer->verdict = freecell_line_write(&line, steps, (u32)(end - steps),
                                          proof->state.slack)
                          ? SOLVED
                          : REFUTED;
    answer->line = line.moves;
    answer->length = line.count;
}

void freecell_proof(const Question *question, Answer *answer)
{
    const FreeCell *game = question->position;
    FreecellProof *proof = lay_out(question);
    answer->verdict = LIMIT;
    if (!proof)
        return;
    reversible_state_init(&proof->state, game);
    if (!proof->state.slack)
        freecell_proof_autoplay(proof);
    hash_set_insert(&proof->visited, proof->state.key);
    answer->verdict =
        search(proof, question, question->most_nodes - answer->nodes);
    answer->nodes += proof->expanded;
    answer->positions = proof->expanded;
    if (answer->verdict == SOLVED)
        write_answer(proof, game, answer);
}
