/* SPDX-License-Identifier: MIT */
/* FreeCell solutions with the fewest single-card moves. Beam search finds an
   upper bound, which is rarely much too high; then A* proves that there is no
   shorter line, or finds one. */
#include "optimal.h"

#include <string.h>

#include "solve/freecell/freecell.h"
#include "solve/pruning.h"

enum { BEAM_WIDTH = 1024, WIDE_BEAM = 16384, MANY = 2000000 };

/* Found by experiment. */
static const BeamWeights weights = {5, 12, 0, 2, {4, 3, 0}, 11, 4, 1, 0, 4};

/* ---------------------------------------------------------------- memory */

typedef struct OptimalArena {
    u16 *moves;
    OptimalSearch *search;
    u8 *rest;
    u64 size;
} OptimalArena;

static u8 lay_out(OptimalArena *arena, const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 head = (MOST_STEPS_DEEP * sizeof(u16) + 63) & ~(u64)63;
    u64 fixed = head + ((sizeof(OptimalSearch) + 63) & ~(u64)63);
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < skip + fixed + (1 << 16))
        return 0;
    arena->moves = (u16 *)(void *)memory;
    arena->search = (OptimalSearch *)(void *)(memory + head);
    arena->rest = memory + fixed;
    arena->size = (question->size - skip - fixed) & ~(u64)63;
    ASSERT(arena->rest + arena->size <=
           (u8 *)question->memory + question->size);
    memset(arena->search, 0, sizeof *arena->search);
    return 1;
}

static void init_closed_set(OptimalSearch *search, const OptimalArena *arena)
{
    closed_set_init(&search->closed, arena->rest, arena->size);
}

/* ------------------------------------------------------------ upper bound */

static void start_beam(FreecellBeam *beam, const OptimalSearch *search,
                       const Question *question)
{
    beam->rules.weights = &weights;
    beam->rules.room = search->room;
    beam->rules.slack = FREECELL_KING;
    beam->single_cards = 1;
    beam->autoplay_first = 1;
    beam->limit =
        search->upper_bound < MOST_LEVELS ? search->upper_bound : MOST_LEVELS;
    beam->most_nodes = question->most_nodes - search->nodes;
    beam->nodes = 0;
    beam->question = question;
}

/* Runs a beam search for a shorter line. */
static void find_upper_bound(OptimalSearch *search, const Question *question,
                             u32 width, u8 *memory, u64 room)
{
    FreecellBeam *beam = (FreecellBeam *)(void *)memory;
    u64 size = (sizeof(FreecellBeam) + 63) & ~(u64)63;
    const FreecellStep *steps;
    u32 count;
    ASSERT(width);
    if (room < size || !PRUNES(PRUNING_OPTIMAL_UPPER_BOUND) ||
        !freecell_beam_init(beam, memory + size, room - size, width))
        return;
    start_beam(beam, search, question);
    steps = freecell_beam_run(beam, question->position, &count);
    search->nodes += beam->nodes;
    if (!steps)
        return;
    ASSERT(count <= MOST_STEPS_DEEP);
    memcpy(search->steps, steps, count * sizeof *steps);
    search->step_count = search->upper_bound = count;
}

/* Only lines shorter than the assumed one are of interest. */
static void set_limit(OptimalSearch *search)
{
    ASSERT(search->bound <= search->upper_bound); /* it is admissible */
    if (search->upper_bound - search->bound < search->limit) {
        search->limit = (u8)(search->upper_bound - search->bound);
        search->goal.half[0] = 0;
    }
}

/* Once A* has many states to expand, a wide beam costs little in comparison,
   and a lower upper bound saves expansions. The beam uses memory that the
   closed set has not grown into yet. */
static void improve_upper_bound(const OptimalArena *arena,
                                const Question *question)
{
    OptimalSearch *search = arena->search;
    u8 *memory = hash_set_slot(&search->closed, search->closed.size);
    u64 skip = (0 - (u64)(uintptr_t)memory) & 63;
    u8 *end = arena->rest + arena->size;
    ASSERT(search->closed.count);
    search->most_positions = ~(u64)0;
    if (search->limit <= MOST_EXCESS)
        search->upper_bound = search->bound + search->limit;
    if ((u64)(end - memory) > skip)
        find_upper_bound(search, question, WIDE_BEAM, memory + skip,
                         (u64)(end - memory) - skip);
    set_limit(search);
}

/* ---------------------------------------------------------------- answer */

static u32 cards_left(const FreeCell *game)
{
    ASSERT(freecell.score(game) <= FREECELL_CARDS);
    return FREECELL_CARDS - freecell.score(game);
}

/* Keys produced by a step count the cards that autoplay sends home after it.
   The key of the start counts all cards that are home. */
static HashKey key_of_start(OptimalSearch *search, const FreeCell *game)
{
    ReversibleState start;
    u8 suit;
    reversible_state_init(&start, game);
    search->keys = start.keys;
    key_decoding_init(&search->digits, &search->keys);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        start.key.half[suit >> 1] +=
            game->home[suit] * search->keys.home_weight[suit];
    ASSERT(start.key.half[0]);
    return start.key;
}

static void set_start(OptimalSearch *search, const FreeCell *game)
{
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    search->key = key_of_start(search, game);
    search->room = game->cells;
    search->slack = freecell_autoplay_slack(game);
    bounded_state_read_key(&search->state, &search->digits, search->key);
    if (!search->slack)
        search->key = optimal_autoplayed_key(search);
    bounded_state_read_key(&search->state, &search->digits, search->key);
    search->start = search->key;
    search->bound = a_star_bound(search, &search->state);
}

static void add_start(OptimalSearch *search)
{
    HashKey key = search->start;
    ClosedEntry *entry =
        closed_set_find(&search->closed, key, hash_key_hash(key));
    ASSERT(!entry->key.half[0]);
    entry->key = key;
    entry->due = 1;
    search->closed.count = 1;
    if (!search->state.left) {
        search->goal = search->start;
        search->limit = 0;
    }
}

static void write_optimum(const OptimalSearch *search, const FreeCell *game,
                          Answer *answer)
{
    ASSERT(search->excess <= MOST_EXCESS + 1);
    answer->optimum.bound = cards_left(game) + search->bound;
    answer->optimum.least = answer->optimum.bound + search->excess;
    answer->optimum.looked = search->looked;
}

/* The best line known goes into the answer whether or not it is proven
   optimal. */
static void write_answer(const OptimalArena *arena, const FreeCell *game,
                         u8 slack, Answer *answer)
{
    const OptimalSearch *search = arena->search;
    ASSERT(search->step_count <= MOST_STEPS_DEEP);
    if (!single_card_moves_write(game, search->steps, search->step_count,
                                 slack, arena->moves, &answer->length))
        answer->verdict = REFUTED;
    answer->line = arena->moves;
}

/* Returns 1 once every state that could be on a line shorter than the assumed
   one has been expanded. */
static u8 prove_no_shorter(const OptimalArena *arena, const Question *question)
{
    OptimalSearch *search = arena->search;
    u8 done;
    ASSERT(search->closed.count == 0);
    search->limit = MOST_EXCESS + 1;
    search->most_positions = MANY;
    add_start(search);
    set_limit(search);
    done = a_star_run(search, question);
    if (!done && search->closed.count >= search->most_positions) {
        improve_upper_bound(arena, question);
        done = a_star_run(search, question);
    }
    return done && (search->limit <= MOST_EXCESS || !search->cost_overflowed);
}

static void prove_optimal(const OptimalArena *arena, const Question *question,
                          Answer *answer)
{
    OptimalSearch *search = arena->search;
    u8 done, found, known;
    set_start(search, question->position);
    search->upper_bound = MOST_STEPS_DEEP;
    find_upper_bound(search, question, BEAM_WIDTH, arena->rest, arena->size);
    init_closed_set(search, arena);
    done = prove_no_shorter(arena, question);
    found = search->goal.half[0] != 0;
    known = found || search->upper_bound < MOST_STEPS_DEEP;
    if (found && !a_star_trace(search))
        search->step_count = 0;
    write_optimum(search, question->position, answer);
    answer->nodes = search->nodes;
    answer->positions = search->closed.count;
    if (done && known)
        answer->verdict = SOLVED;
    else if (done && !search->slack)
        answer->verdict = IMPOSSIBLE;
    if (known)
        write_answer(arena, question->position,
                     found ? search->slack : FREECELL_KING, answer);
}

void freecell_a_star(const Question *question, Answer *answer)
{
    OptimalArena arena;
    answer->verdict = LIMIT;
    if (lay_out(&arena, question))
        prove_optimal(&arena, question, answer);
}

/* If the memory is too small to store path costs, a proof that there is no
   solution may still fit. */
void freecell_optimal(const Question *question, Answer *answer)
{
    static const Optimum unknown = {0, 0, NULL};
    freecell_a_star(question, answer);
    if (answer->verdict != LIMIT || answer->length ||
        answer->nodes == question->most_nodes)
        return;
    answer->optimum = unknown;
    freecell_proof(question, answer);
    if (answer->verdict == SOLVED)
        answer->verdict = LIMIT;
}
