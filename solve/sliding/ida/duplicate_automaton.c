/* SPDX-License-Identifier: MIT */
/* The forbidden words of each length are found among those which the automaton
   of the shorter ones lets pass, so that none has another in it. */
#include "duplicate_automaton.h"

#include <string.h>

/* A board with a number for each cell's tile, five bits each. */
typedef struct Picture {
    u64 part[3];
} Picture;

typedef struct Visit {
    Picture picture;
    u32 state;
    u32 word;
    u32 slot; /* among the pictures seen */
    u8 hole;
} Visit;

typedef struct Forbidden {
    u32 word;
    u8 cell;
} Forbidden;

typedef struct Hunt {
    Words *words;
    const SlidingBoard *board;
    u32 most_states;
    u32 *parent, *fail, *queue; /* of each state */
    Visit *visits;
    u32 most_visits, count;
    Picture *seen;
    u32 mask;
    Forbidden *found;
    u32 most_found, found_count;
} Hunt;

enum { PART_CELLS = 12, NOT_YET = 1, NO_ROOM = 0 };

/* ------------------------------------------------------------- pictures */

static u64 get_cell(const Picture *picture, u8 cell)
{
    return picture->part[cell / PART_CELLS] >> cell % PART_CELLS * 5 & 31;
}

static void flip_cell(Picture *picture, u8 cell, u64 bits)
{
    picture->part[cell / PART_CELLS] ^= bits << cell % PART_CELLS * 5;
}

static Picture first_picture(const SlidingBoard *board, u8 hole)
{
    Picture picture = {{0, 0, 0}};
    u8 cell;
    for (cell = 0; cell < board->cells; cell++)
        flip_cell(&picture, cell, cell == hole ? 0 : cell + 1U);
    return picture;
}

static Picture step_picture(const Picture *picture, u8 hole, u8 from)
{
    Picture after = *picture;
    u64 tile = get_cell(picture, from);
    flip_cell(&after, from, tile);
    flip_cell(&after, hole, tile);
    return after;
}

/* Where a picture is among those seen, or will be. */
static u32 slot_of(const Hunt *hunt, const Picture *picture)
{
    u64 mixed =
        (picture->part[0] ^ picture->part[1] << 1 ^ picture->part[2] << 7) *
        0x9E3779B97F4A7C15ULL;
    u32 slot = (u32)(mixed >> 40) & hunt->mask;
    while (hunt->seen[slot].part[0] &&
           memcmp(&hunt->seen[slot], picture, sizeof *picture))
        slot = (slot + 1) & hunt->mask;
    return slot;
}

/* ------------------------------------------------------------- automaton */

static u8 is_child(const Hunt *hunt, u32 state, u32 next)
{
    return next && hunt->parent[next] == state;
}

static u32 add_state(Hunt *hunt, u32 parent)
{
    u32 state = hunt->words->states;
    u8 way;
    if (state + hunt->board->cells >= hunt->most_states)
        return NO_ROOM;
    hunt->words->states++;
    hunt->parent[state] = parent;
    for (way = 0; way < DIRECTIONS; way++)
        hunt->words->next[state][way] = NOT_YET;
    return state;
}

/* A word without room is left out: then it will be tried in searches. */
static void forbid(Hunt *hunt, const Forbidden *found, u8 steps)
{
    u32 state = first_state(found->cell);
    while (steps--) {
        u16 *next = &hunt->words->next[state][found->word >> 2 * steps & 3];
        if (!steps)
            *next = 0;
        else if (!is_child(hunt, state, *next)) {
            u32 made = add_state(hunt, state);
            if (made == NO_ROOM)
                return;
            *next = (u16)made;
        }
        state = *next;
    }
}

/* What a state doesn't know is known to that of the longest end of its word.
 */
static void link_state(Hunt *hunt, u32 state, u32 *end)
{
    Ways *next = hunt->words->next;
    u32 fail = hunt->fail[state];
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        u16 *to = &next[state][way];
        if (is_child(hunt, state, *to)) {
            hunt->fail[*to] = next[fail][way];
            hunt->queue[(*end)++] = *to;
        } else if (*to)
            *to = next[fail][way];
    }
}

/* Of the words with one step all that is known is where they lead: the first
   states fail to themselves, and their children to the cell they reach. */
static void link_first(Hunt *hunt, u8 cell, u32 *end)
{
    u32 state = first_state(cell);
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        u8 to = board_neighbour(hunt->board, cell, way);
        u16 *next = &hunt->words->next[state][way];
        if (is_child(hunt, state, *next)) {
            hunt->fail[*next] = first_state(to);
            hunt->queue[(*end)++] = *next;
        } else
            *next = (u16)(to == NO_SPOT ? 0 : first_state(to));
    }
}

static void link_states(Hunt *hunt)
{
    u32 end = 0;
    u32 i;
    u8 cell;
    for (cell = 0; cell < hunt->board->cells; cell++)
        link_first(hunt, cell, &end);
    for (i = 0; i < end; i++)
        link_state(hunt, hunt->queue[i], &end);
}

/* ----------------------------------------------------------------- hunt */

static void note_found(Hunt *hunt, u8 cell, u32 word)
{
    if (hunt->found_count == hunt->most_found)
        return;
    hunt->found[hunt->found_count].cell = cell;
    hunt->found[hunt->found_count++].word = word;
}

/* A visit of what had not been seen; now it has. */
static u8 add_visit(Hunt *hunt, const Visit *visit)
{
    u32 slot = slot_of(hunt, &visit->picture);
    if (hunt->seen[slot].part[0])
        return 0;
    hunt->seen[slot] = visit->picture;
    hunt->visits[hunt->count] = *visit;
    hunt->visits[hunt->count++].slot = slot;
    return 1;
}

static void go_on(Hunt *hunt, const Visit *visit, u8 way, u8 cell, u8 last)
{
    u8 to = board_neighbour(hunt->board, visit->hole, way);
    Visit after = *visit;
    after.state = hunt->words->next[visit->state][way];
    if (!after.state || hunt->count == hunt->most_visits)
        return;
    after.picture = step_picture(&visit->picture, visit->hole, to);
    after.word = visit->word << 2 | way;
    after.hole = to;
    if (!add_visit(hunt, &after) && last)
        note_found(hunt, cell, after.word);
}

static void forget_visits(Hunt *hunt)
{
    u32 i;
    for (i = 0; i < hunt->count; i++)
        hunt->seen[hunt->visits[i].slot].part[0] = 0;
}

/* All words from one cell, in the order of the dictionary; 0 when there was
   not room for all. */
static u8 hunt_from(Hunt *hunt, u8 cell, u8 steps)
{
    Visit first = {{{0, 0, 0}}, 0, 0, 0, 0};
    u32 at = 0;
    u32 end;
    u8 step, way;
    first.picture = first_picture(hunt->board, cell);
    first.state = first_state(cell);
    first.hole = cell;
    hunt->count = 0;
    add_visit(hunt, &first);
    for (step = 1; step <= steps; step++)
        for (end = hunt->count; at < end; at++)
            for (way = 0; way < DIRECTIONS; way++)
                go_on(hunt, &hunt->visits[at], way, cell, step == steps);
    forget_visits(hunt);
    return hunt->count < hunt->most_visits;
}

/* Whether the hunt could be finished with the room there is. */
static u8 hunt_words(Hunt *hunt, u8 steps)
{
    u8 cell;
    u32 i;
    hunt->found_count = 0;
    for (cell = 0; cell < hunt->board->cells; cell++)
        if (!hunt_from(hunt, cell, steps))
            return 0;
    for (i = 0; i < hunt->found_count; i++)
        forbid(hunt, &hunt->found[i], steps);
    link_states(hunt);
    return 1;
}

/* --------------------------------------------------------------- making */

/* No more than is of use, in parts that fit each other. */
static u8 share_out(Hunt *hunt, u8 steps, Arena *arena)
{
    u64 part = arena->left / 16;
    u32 slots = 1U << (steps + 5);
    while (slots * sizeof(Picture) > 6 * part)
        slots /= 2;
    hunt->mask = slots - 1;
    hunt->most_visits = slots / 4 * 3;
    hunt->most_states = slots;
    while (hunt->most_states * sizeof(Ways) > part)
        hunt->most_states /= 2;
    if (hunt->most_states > WORD_STATES)
        hunt->most_states = WORD_STATES;
    hunt->most_found = hunt->most_states;
    hunt->words->next = take(arena, hunt->most_states, sizeof(Ways));
    hunt->parent = take(arena, hunt->most_states, sizeof(u32));
    hunt->fail = take(arena, hunt->most_states, sizeof(u32));
    hunt->queue = take(arena, hunt->most_states, sizeof(u32));
    hunt->found = take(arena, hunt->most_found, sizeof(Forbidden));
    hunt->seen = take(arena, slots, sizeof(Picture));
    hunt->visits = take(arena, hunt->most_visits, sizeof(Visit));
    return hunt->most_states > 4U * hunt->board->cells && hunt->visits;
}

static void add_halves(Words *words, u8 cells)
{
    u8 cell;
    words->halves = words->states;
    for (cell = 0; cell < cells; cell++) {
        u16 *next = words->next[words->states++];
        memcpy(next, words->next[first_state(cell)], sizeof(Ways));
        next[HOLE_LEFT] = next[HOLE_DOWN] = 0;
    }
}

u8 make_words(Words *words, const SlidingBoard *board, u8 steps, Arena *arena)
{
    Arena whole = *arena;
    Hunt hunt;
    u8 cell, length;
    hunt.words = words;
    hunt.board = board;
    words->states = 1;
    if (!share_out(&hunt, steps, &whole))
        return 0;
    memset(words->next[0], 0, sizeof(Ways));
    memset(hunt.seen, 0, ((size_t)hunt.mask + 1) * sizeof(Picture));
    hunt.parent[0] = 0;
    for (cell = 0; cell < board->cells; cell++)
        add_state(&hunt, 0);
    link_states(&hunt);
    for (length = 2; length <= steps; length++)
        if (!hunt_words(&hunt, length))
            break;
    add_halves(words, board->cells);
    return take(arena, words->states, sizeof(Ways)) != NULL;
}
