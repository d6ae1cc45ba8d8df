/* SPDX-License-Identifier: MIT */
/* Generates the successors of a state in the depth-first search, and applies
   steps to the state. */
#include "depth_first.h"

/* --------------------------------------------------------- doing, undoing */

static void move_and_note(FreecellProof *proof, u8 kind, u8 card, u8 to)
{
    ASSERT_SLOW(proof->height < proof->most_tasks);
    proof->stack[proof->height++] =
        TASK_OF(kind, card, proof->state.place[card]);
    reversible_state_move(&proof->state, card, to);
}

void freecell_proof_autoplay(FreecellProof *proof)
{
    const ReversibleState *state = &proof->state;
    u8 card;
    while ((card = reversible_state_next_autoplay(state)) != 0)
        move_and_note(proof, TASK_UNDO_CARD, card, HOME_COLUMN);
}

/* The cards on top wait in cells, which need not actually be free: the number
   of cards that can move at once was checked earlier. */
void freecell_proof_apply(FreecellProof *proof, u16 step)
{
    ReversibleState *state = &proof->state;
    u8 card = TASK_CARD(step);
    u8 from = state->place[card];
    u8 above[FREECELL_KING];
    u8 count = 0;
    ASSERT_SLOW(TASK_KIND(step) == TASK_APPLY);
    while (from < FREECELL_COLUMNS && end_of(state, from) != card) {
        ASSERT_SLOW(count < FREECELL_KING);
        above[count] = end_of(state, from);
        move_and_note(proof, TASK_UNDO_CARD, above[count++], CELL_COLUMN);
    }
    move_and_note(proof, TASK_UNDO_STEP, card, TASK_TO(step));
    while (count)
        move_and_note(proof, TASK_UNDO_CARD, above[--count], TASK_TO(step));
    freecell_proof_autoplay(proof);
}

void freecell_proof_undo(FreecellProof *proof)
{
    u16 task = proof->stack[--proof->height];
    ASSERT_SLOW(TASK_CARD(task));
    ASSERT_SLOW(TASK_KIND(task) != TASK_APPLY); /* it has not been applied */
    reversible_state_move(&proof->state, TASK_CARD(task), TASK_TO(task));
}

/* ----------------------------------------------------------------- steps */

/* Whether autoplay sends home the card that a step uncovers. */
static u8 starts_autoplay(const ReversibleState *state, u8 bares)
{
    ASSERT_SLOW(FREECELL_RANK(bares));
    return FREECELL_RANK(bares) == state->home[FREECELL_SUIT(bares)] + 1 &&
           is_autoplayed(state->home, bares, state->slack);
}

static HashKey key_by_applying(FreecellProof *proof, u16 step)
{
    u64 height = proof->height;
    HashKey key;
    freecell_proof_apply(proof, step);
    key = proof->state.key;
    while (proof->height > height)
        freecell_proof_undo(proof);
    ASSERT_SLOW(proof->height == height);
    return key;
}

static HashKey key_after(FreecellProof *proof, u8 card, u8 to, u8 onto)
{
    ReversibleState *state = &proof->state;
    u8 on = lies_on(state, card);
    u64 *half;
    HashKey key = state->key;
    if (to == HOME_COLUMN || proof->waits ||
        (on >= FIRST_CARD && starts_autoplay(state, on)))
        return key_by_applying(proof, TASK_OF(TASK_APPLY, card, to));
    half = &key.half[FREECELL_SUIT(card) >> 1];
    *half += exact_key_part(&state->keys, card, onto) -
             exact_key_part(&state->keys, card, on);
    return key;
}

static void add_successor(FreecellProof *proof, u8 card, u8 to, HashKey key)
{
    ASSERT_SLOW(proof->count < MOST_SUCCESSORS);
    hash_set_prefetch(&proof->visited, hash_key_hash(key), sizeof key);
    proof->keys[proof->count] = key;
    proof->steps[proof->count++] = TASK_OF(TASK_APPLY, card, to);
}

static void generate(FreecellProof *proof, u8 card, u8 to, u8 onto)
{
    add_successor(proof, card, to, key_after(proof, card, to, onto));
}

static void generate_applied(FreecellProof *proof, u8 card, u8 to)
{
    add_successor(proof, card, to,
                  key_by_applying(proof, TASK_OF(TASK_APPLY, card, to)));
}

static u8 first_empty_column(const ReversibleState *state)
{
    u8 i = 0;
    ASSERT_SLOW(state->empty_columns);
    while (state->height[i])
        i++;
    return i;
}

static void generate_to_cells(FreecellProof *proof)
{
    u64 cards = proof->state.tops;
    if (proof->state.cells_used < proof->state.room)
        for (; cards; cards &= cards - 1)
            generate(proof, FIRST_OF(cards), CELL_COLUMN, IN_CELL);
}

/* A card that is alone in its column gains nothing by moving to another empty
   one. */
static void generate_to_empty_columns(FreecellProof *proof)
{
    const ReversibleState *state = &proof->state;
    u64 cards = state->tops | state->cells;
    u8 to = (u8)(state->empty_columns ? first_empty_column(state) : 0);
    if (state->empty_columns)
        for (; cards; cards &= cards - 1) {
            u8 card = FIRST_OF(cards);
            if (lies_on(state, card) != ON_EMPTY_COLUMN)
                generate(proof, card, to, ON_EMPTY_COLUMN);
        }
}

static void generate_to_columns(FreecellProof *proof)
{
    const ReversibleState *state = &proof->state;
    u64 cards = state->tops | state->cells;
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        u64 goals = parents_of(card) & state->tops;
        for (; goals; goals &= goals - 1) {
            u8 onto = FIRST_OF(goals);
            u8 to = state->place[onto];
            if (state->height[to] < FREECELL_DEEPEST)
                generate(proof, card, to, onto);
        }
    }
}

static void generate_to_home(FreecellProof *proof)
{
    const ReversibleState *state = &proof->state;
    u64 ends = state->tops | state->cells;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u8 card = FREECELL_CARD(state->home[suit] + 1, suit);
        if (ends & SET_OF(card))
            generate(proof, card, HOME_COLUMN, AT_HOME);
    }
}

/* Where autoplay sends home every card that can go, moving a run at once
   differs from moving its cards one by one: those in the middle do not go home
   on the way. */
static void generate_run(FreecellProof *proof, u8 from)
{
    const ReversibleState *state = &proof->state;
    u32 most = (state->room - state->cells_used + 1U) << state->empty_columns;
    u8 depth = state->height[from];
    u8 count = 1;
    ASSERT_SLOW(depth < MOST_IN_ROW);
    while (depth > 1 && parents_of(state->column[from][depth]) &
                            SET_OF(state->column[from][depth - 1])) {
        u8 card = state->column[from][--depth];
        u64 goals = parents_of(card) & state->tops;
        count++;
        for (; goals && count <= most; goals &= goals - 1) {
            u8 to = state->place[FIRST_OF(goals)];
            if (state->height[to] + count <= FREECELL_DEEPEST)
                generate_applied(proof, card, to);
        }
        if (state->empty_columns && depth > 1 && count <= most / 2)
            generate_applied(proof, card, first_empty_column(state));
    }
}

static void generate_runs(FreecellProof *proof)
{
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS && proof->state.slack; from++)
        generate_run(proof, from);
}

void freecell_proof_expand(FreecellProof *proof)
{
    u32 i;
    proof->expanded++;
    proof->count = 0;
    proof->waits =
        proof->state.slack && reversible_state_next_autoplay(&proof->state);
    generate_to_cells(proof);
    generate_to_empty_columns(proof);
    generate_to_columns(proof);
    generate_runs(proof);
    generate_to_home(proof);
    ASSERT_SLOW(proof->count <= MOST_SUCCESSORS);
    for (i = 0; i < proof->count; i++)
        if (hash_set_insert(&proof->visited, proof->keys[i]))
            proof->stack[proof->height++] = proof->steps[i];
}
