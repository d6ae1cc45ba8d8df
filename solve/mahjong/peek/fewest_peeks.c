/* SPDX-License-Identifier: MIT */
/* Beam search (Lowerre, "The HARPY speech recognition system", 1976) for a
   line with few peeks. It removes one pair per level and widens from run to
   run. Of the states that the SAT solver proves winnable it keeps those with
   the fewest peeks. A group whose remaining tiles are all free is removed at
   once: that costs nothing and does no harm. A beam that never had to leave
   out a state has found the optimum. */
#include "fewest_peeks.h"

#include <string.h>

#include "solve/mahjong/sat/solve_pairs.h"
#include "solve/mahjong/solution.h"
#include "solve/pruning.h"

enum {
    MOST_WIDTH = 256,
    WIDENING = 4,
    MOST_SUCCESSORS = 16384, /* successors of one level */
    STEPS = MAHJONG_TILES / 2,
    ROOT = STEPS * MOST_WIDTH, /* an index beyond the history */
    VERDICT_NODES = 20000,
    PEEKED = 8, /* weight of each tile that was peeked at */
    HIDDEN = 3, /* weight of each tile still hidden; lower values are better */
    NO_PEEKS = 0xFFFF
};

/* A state of the beam. */
typedef struct PeekState {
    TileRemoval removal;
    u16 peeks;
    u32 step; /* index in the history */
} PeekState;

typedef struct PeekSuccessor {
    u32 value;
    u16 state; /* the parent */
    u16 peeks;
    u8 group, slots;
} PeekSuccessor;

/* A pair that was removed, and the index of the step before it. */
typedef struct PeekStep {
    u32 before;
    u8 group, slots;
} PeekStep;

typedef struct PeekSearch {
    TileLine line; /* the best line so far */
    const Question *question;
    Question asked;
    u64 nodes;
    u16 least; /* the number of tiles the best line peeks at */
    u16 width;
    u16 states, successor_count;
    u8 complete; /* whether nothing was left out */
    TileBoard board;
    PeekState state[2][MOST_WIDTH];
    PeekSuccessor successor[MOST_SUCCESSORS];
    PeekStep history[ROOT];
} PeekSearch;

static const Partners no_partners;

/* ----------------------------------------------------------------- peeks */

u32 mahjong_count_peeks(const Mahjong *game, const u16 *line, u32 length)
{
    Mahjong walk = *game;
    u8 begun[MAHJONG_KINDS + 1] = {0};
    u32 peeks = 0;
    u32 i;
    u8 tile;
    for (i = 0; i < length; i++) {
        const u8 group = mahjong_tile_group(&walk, (u8)(line[i] & 255));
        for (tile = 0; !begun[group] && tile < walk.layout.count; tile++)
            peeks += mahjong_tile_group(&walk, tile) == group &&
                     walk.open[tile] >= MAHJONG_TILE_ABOVE;
        ASSERT(group);
        begun[group] = 1;
        mahjong.apply(&walk, line[i], NULL);
    }
    return peeks;
}

static u16 count_hidden(const TileBoard *board, const TileRemoval *removal,
                        u8 group)
{
    u32 slots = board->full[group] & ~(u32)removal->available[group];
    u16 hidden = 0;
    ASSERT_SLOW(group < MAHJONG_KINDS);
    for (; slots; slots &= slots - 1)
        if (removal->open[board->member[group][__builtin_ctz(slots)]] >=
            MAHJONG_TILE_ABOVE)
            hidden++;
    return hidden;
}

/* ------------------------------------------------------------ successors */

/* The tiles peeked at and those that may still have to be. Lower is better. */
static u32 evaluate(const TileBoard *board, const TileRemoval *removal,
                    u16 peeks)
{
    u32 hidden = 0;
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++)
        if (!removal->gone[group])
            hidden += count_hidden(board, removal, group);
    return PEEKED * peeks + HIDDEN * hidden;
}

static void generate_pair(PeekSearch *search, u16 nth, const PeekState *state,
                          u8 group, u8 slots)
{
    PeekSuccessor successor = {0, nth, state->peeks, group, slots};
    TileRemoval removal;
    ASSERT_SLOW(nth < MOST_WIDTH && slots);
    if (!state->removal.gone[group])
        successor.peeks +=
            count_hidden(&search->board, &state->removal, group);
    if (successor.peeks >= search->least && PRUNES(PRUNING_PEEKS_LEAST))
        return;
    if (search->successor_count == MOST_SUCCESSORS) {
        search->complete = 0;
        return;
    }
    removal = state->removal;
    tile_board_take(&search->board, &removal, no_partners, group, slots);
    search->nodes++;
    successor.value =
        removal.left ? evaluate(&search->board, &removal, successor.peeks) : 0;
    search->successor[search->successor_count++] = successor;
}

static void generate_group(PeekSearch *search, u16 nth, const PeekState *state,
                           u8 group)
{
    const u32 waiting =
        state->removal.available[group] & ~(u32)state->removal.gone[group];
    u32 firsts, others;
    for (firsts = waiting; firsts; firsts &= firsts - 1) {
        const u32 first = firsts & -firsts;
        for (others = firsts & ~first; others; others &= others - 1)
            generate_pair(search, nth, state, group,
                          (u8)(first | (others & -others)));
    }
}

static void generate_successors(PeekSearch *search, const PeekState *states)
{
    u16 nth;
    u8 group;
    search->successor_count = 0;
    for (nth = 0; nth < search->states; nth++)
        for (group = 0; group < MAHJONG_KINDS; group++)
            generate_group(search, nth, &states[nth], group);
}

/* The successors form a binary heap with the best at the root. */
static void sift_down(PeekSuccessor *heap, u32 at, u32 count)
{
    const PeekSuccessor successor = heap[at];
    u32 child = 2 * at + 1;
    ASSERT_SLOW(at < count);
    for (; child < count; child = 2 * at + 1) {
        if (child + 1 < count && heap[child + 1].value < heap[child].value)
            child++;
        if (heap[child].value >= successor.value)
            break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = successor;
}

static void heapify(PeekSearch *search)
{
    u32 at = search->successor_count / 2;
    while (at--)
        sift_down(search->successor, at, search->successor_count);
}

static PeekSuccessor pop_best(PeekSearch *search)
{
    const PeekSuccessor best = search->successor[0];
    ASSERT_SLOW(search->successor_count);
    search->successor[0] = search->successor[--search->successor_count];
    if (search->successor_count)
        sift_down(search->successor, 0, search->successor_count);
    ASSERT_SLOW(!search->successor_count ||
                search->successor[0].value >= best.value);
    return best;
}

/* --------------------------------------------------------------- verdicts */

static void clear_gone(Mahjong *game, const TileBoard *board,
                       const TileRemoval *removal)
{
    u8 tile;
    for (tile = 0; tile < game->layout.count; tile++)
        if (game->face[tile] &&
            removal->gone[board->group[tile]] >> board->slot[tile] & 1) {
            game->face[tile] = 0;
            game->left--;
        }
    ASSERT_SLOW(!(game->left & 1));
    mahjong_weigh_tiles(&game->layout, game->face, game->open, NULL);
}

static u8 is_winnable(PeekSearch *search, const TileRemoval *removal)
{
    Mahjong game = *(const Mahjong *)search->question->position;
    const u64 most = search->question->most_nodes;
    const u64 left = search->nodes < most ? most - search->nodes : 0;
    Answer answer = {0};
    ASSERT(removal->left);
    clear_gone(&game, &search->board, removal);
    search->asked.position = &game;
    search->asked.most_nodes = left < VERDICT_NODES ? left : VERDICT_NODES;
    mahjong_solve_pairs(&search->asked, &answer);
    search->nodes += answer.nodes;
    if (answer.verdict == LIMIT)
        search->complete = 0;
    return answer.verdict == SOLVED;
}

/* ------------------------------------------------------------------ lines */

static void take_pair(TileLine *line, u8 first, u8 second)
{
    const u16 move =
        (u16)(first < second ? first | second << 8 : second | first << 8);
    ASSERT_SLOW(line->count < MAHJONG_TILES / 2);
    if (!mahjong.apply(&line->game, move, NULL))
        line->move[line->count++] = move;
}

static void take_step(TileLine *line, const TileBoard *board,
                      const PeekStep *step)
{
    const u8 *member = board->member[step->group];
    ASSERT(step->slots & (step->slots - 1));
    take_pair(line, member[__builtin_ctz(step->slots)],
              member[31 - __builtin_clz(step->slots)]);
}

/* Removes groups whose remaining tiles are all free, until there are none. */
static void take_free_kinds(TileLine *line, const TileBoard *board)
{
    static const Partners any;
    TileLine free_kinds = *line;
    (void)tile_line_write(&free_kinds, board, any);
    for (u8 i = 0; i < free_kinds.count; i++)
        take_pair(line, (u8)(free_kinds.move[i] & 255),
                  (u8)(free_kinds.move[i] >> 8));
}

static void write_line(PeekSearch *search, u32 at)
{
    u32 places[STEPS];
    u32 count = 0;
    TileLine line;
    ASSERT(at <= ROOT);
    for (; at != ROOT; at = search->history[at].before)
        places[count++] = at;
    line.game = *(const Mahjong *)search->question->position;
    line.count = 0;
    take_free_kinds(&line, &search->board);
    while (count--) {
        take_step(&line, &search->board, &search->history[places[count]]);
        take_free_kinds(&line, &search->board);
    }
    if (mahjong.status(&line.game) == WON)
        search->line = line;
}

/* ------------------------------------------------------------------ beams */

/* Successors arrive in order of value, so of those with the same tiles the
   first one has the fewest peeks. */
static u8 is_known(const PeekState *states, u16 count,
                   const TileRemoval *removal)
{
    u16 i;
    for (i = 0; i < count && PRUNES(PRUNING_PEEKS_KNOWN); i++)
        if (states[i].removal.left == removal->left &&
            !memcmp(states[i].removal.gone, removal->gone,
                    sizeof removal->gone))
            return 1;
    return 0;
}

static u8 may_go_on(const PeekSearch *search)
{
    return search->nodes < search->question->most_nodes &&
           !is_stopped(search->question);
}

/* Turns a successor into state "to" of the next level, if it is new, winnable
   and good enough; returns 1 if it did. */
static u8 accept(PeekSearch *search, const PeekSuccessor *successor,
                 const PeekState *from, PeekState *states, u16 to, u32 place)
{
    PeekState *state = &states[to];
    PeekStep step = {from->step, successor->group, successor->slots};
    ASSERT_SLOW(to < MOST_WIDTH && place < ROOT);
    *state = *from;
    state->peeks = successor->peeks;
    state->step = place;
    tile_board_take(&search->board, &state->removal, no_partners,
                    successor->group, successor->slots);
    if (successor->peeks >= search->least ||
        is_known(states, to, &state->removal))
        return 0;
    search->history[place] = step;
    if (!state->removal.left) {
        search->least = successor->peeks;
        write_line(search, place);
        return 0;
    }
    return !PRUNES(PRUNING_PEEKS_WINNABLE) ||
           is_winnable(search, &state->removal);
}

static void advance(PeekSearch *search, const PeekState *from, PeekState *to,
                    u32 place)
{
    u16 count = 0;
    generate_successors(search, from);
    heapify(search);
    while (search->successor_count && count < search->width &&
           may_go_on(search)) {
        const PeekSuccessor successor = pop_best(search);
        count += accept(search, &successor, &from[successor.state], to, count,
                        place + count);
    }
    if (search->successor_count)
        search->complete = 0;
    search->states = count;
}

static void run_beam(PeekSearch *search)
{
    PeekState *first = &search->state[0][0];
    u32 step;
    ASSERT(search->width && search->width <= MOST_WIDTH);
    memset(first, 0, sizeof *first);
    tile_board_init(&search->board, &first->removal,
                    search->question->position);
    tile_board_settle(&search->board, &first->removal, no_partners);
    first->step = ROOT;
    search->states = first->removal.left > 0;
    search->complete = 1;
    for (step = 0; step < STEPS && search->states; step++)
        advance(search, search->state[step & 1], search->state[~step & 1],
                step * MOST_WIDTH);
}

/* -------------------------------------------------------------- questions */

static PeekSearch *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    PeekSearch *search = (PeekSearch *)(void *)((u8 *)question->memory + skip);
    if (question->size < skip + sizeof(PeekSearch))
        return NULL;
    memset(search, 0, sizeof *search);
    search->question = question;
    search->asked = *question;
    search->asked.how = SOLVE_PROVE;
    search->asked.memory = search + 1;
    search->asked.size = question->size - skip - sizeof(PeekSearch);
    return search;
}

static void keep_first_line(PeekSearch *search, const Answer *answer)
{
    const Mahjong *game = search->question->position;
    ASSERT(answer->length <= MAHJONG_TILES / 2);
    memcpy(search->line.move, answer->line, answer->length * sizeof(u16));
    search->line.count = (u8)answer->length;
    search->least =
        (u16)mahjong_count_peeks(game, search->line.move, search->line.count);
}

void mahjong_fewest_peeks(const Question *question, Answer *answer)
{
    PeekSearch *search = lay_out(question);
    answer->verdict = LIMIT;
    if (!search)
        return;
    mahjong_solve_pairs(&search->asked, answer);
    if (answer->verdict != SOLVED)
        return;
    search->nodes = answer->nodes;
    keep_first_line(search, answer);
    for (search->width = 1; search->width <= MOST_WIDTH && !search->complete &&
                            search->least && may_go_on(search);
         search->width *= WIDENING)
        run_beam(search);
    answer->line = search->line.move;
    answer->length = search->line.count;
    answer->nodes = search->nodes;
    answer->proven = search->complete || !search->least;
}
