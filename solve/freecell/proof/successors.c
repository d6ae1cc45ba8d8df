/* SPDX-License-Identifier: MIT */
/* What single cards can do next, in the search that looks everywhere. */
#include "depth_first.h"

/* ------------------------------------------------------------ there, back */

static void move_and_note(Proof *proof, u8 kind, u8 card, u8 to)
{
    proof->stack[proof->height++] =
        TASK_OF(kind, card, proof->walk.place[card]);
    move_card(&proof->walk, card, to);
}

void fly(Proof *proof)
{
    const Walk *walk = &proof->walk;
    u8 card;
    while ((card = next_flight(walk)) != 0)
        move_and_note(proof, CARD_BACK, card, HOME_COLUMN);
}

/* What lies on the card waits in cells that need not be there: how many go
   at once was looked at before. */
void take_step(Proof *proof, u16 step)
{
    Walk *walk = &proof->walk;
    u8 card = TASK_CARD(step);
    u8 from = walk->place[card];
    u8 above[FREECELL_KING];
    u8 count = 0;
    while (from < FREECELL_COLUMNS && end_of(walk, from) != card) {
        above[count] = end_of(walk, from);
        move_and_note(proof, CARD_BACK, above[count++], CELL_COLUMN);
    }
    move_and_note(proof, STEP_BACK, card, TASK_TO(step));
    while (count)
        move_and_note(proof, CARD_BACK, above[--count], TASK_TO(step));
    fly(proof);
}

void take_back(Proof *proof)
{
    u16 task = proof->stack[--proof->height];
    move_card(&proof->walk, TASK_CARD(task), TASK_TO(task));
}

/* ----------------------------------------------------------------- steps */

/* Whether something flies home after the step. */
static u8 starts_flight(const Walk *walk, u8 bares)
{
    return RANK_OF(bares) == walk->home[SUIT_OF(bares)] + 1 &&
           is_hasty(walk->home, bares, walk->haste);
}

static HashKey key_by_trying(Proof *proof, u16 step)
{
    u64 height = proof->height;
    HashKey key;
    take_step(proof, step);
    key = proof->walk.key;
    while (proof->height > height)
        take_back(proof);
    return key;
}

static HashKey key_after(Proof *proof, u8 card, u8 to, u8 onto)
{
    Walk *walk = &proof->walk;
    u8 on = lies_on(walk, card);
    u64 *half;
    HashKey key = walk->key;
    if (to == HOME_COLUMN || (on >= FIRST_CARD && starts_flight(walk, on)))
        return key_by_trying(proof, TASK_OF(STEP, card, to));
    half = &key.half[SUIT_OF(card) >> 1];
    *half += key_of(&walk->keys, card, onto) - key_of(&walk->keys, card, on);
    return key;
}

static void add_step(Proof *proof, u8 card, u8 to, HashKey key)
{
    hash_set_prefetch(&proof->visited, hash_key_hash(key), sizeof key);
    proof->keys[proof->count] = key;
    proof->steps[proof->count++] = TASK_OF(STEP, card, to);
}

static void offer(Proof *proof, u8 card, u8 to, u8 onto)
{
    add_step(proof, card, to, key_after(proof, card, to, onto));
}

static void offer_tried(Proof *proof, u8 card, u8 to)
{
    add_step(proof, card, to, key_by_trying(proof, TASK_OF(STEP, card, to)));
}

static u8 first_floor(const Walk *walk)
{
    u8 i = 0;
    while (walk->height[i])
        i++;
    return i;
}

static void offer_cells(Proof *proof)
{
    u64 cards = proof->walk.tops;
    if (proof->walk.taken < proof->walk.room)
        for (; cards; cards &= cards - 1)
            offer(proof, FIRST_OF(cards), CELL_COLUMN, IN_CELL);
}

/* A card that is alone in its column gains nothing by another one. */
static void offer_floors(Proof *proof)
{
    const Walk *walk = &proof->walk;
    u64 cards = walk->tops | walk->cells;
    u8 to = (u8)(walk->floors ? first_floor(walk) : 0);
    if (walk->floors)
        for (; cards; cards &= cards - 1) {
            u8 card = FIRST_OF(cards);
            if (lies_on(walk, card) != ON_FLOOR)
                offer(proof, card, to, ON_FLOOR);
        }
}

static void offer_columns(Proof *proof)
{
    const Walk *walk = &proof->walk;
    u64 cards = walk->tops | walk->cells;
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        u64 goals = fits_of(card) & walk->tops;
        for (; goals; goals &= goals - 1) {
            u8 onto = FIRST_OF(goals);
            offer(proof, card, walk->place[onto], onto);
        }
    }
}

static void offer_homes(Proof *proof)
{
    const Walk *walk = &proof->walk;
    u64 ends = walk->tops | walk->cells;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u8 card = CARD_OF(walk->home[suit] + 1, suit);
        if (ends & SET_OF(card))
            offer(proof, card, HOME_COLUMN, AT_HOME);
    }
}

/* Where everything flies home, a run that goes at once is more than its cards
   one by one: those in the middle do not fly. */
static void offer_run(Proof *proof, u8 from)
{
    const Walk *walk = &proof->walk;
    u32 most = (walk->room - walk->taken + 1U) << walk->floors;
    u8 depth = walk->height[from];
    u8 count = 1;
    while (depth > 1 && fits_of(walk->column[from][depth]) &
                            SET_OF(walk->column[from][depth - 1])) {
        u8 card = walk->column[from][--depth];
        u64 goals = fits_of(card) & walk->tops;
        count++;
        for (; goals && count <= most; goals &= goals - 1)
            offer_tried(proof, card, walk->place[FIRST_OF(goals)]);
        if (walk->floors && depth > 1 && count <= most / 2)
            offer_tried(proof, card, first_floor(walk));
    }
}

static void offer_runs(Proof *proof)
{
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS && proof->walk.haste; from++)
        offer_run(proof, from);
}

void look_around(Proof *proof)
{
    u32 i;
    proof->looked++;
    proof->count = 0;
    offer_cells(proof);
    offer_floors(proof);
    offer_columns(proof);
    offer_runs(proof);
    offer_homes(proof);
    for (i = 0; i < proof->count; i++)
        if (hash_set_insert(&proof->visited, proof->keys[i]))
            proof->stack[proof->height++] = proof->steps[i];
}
