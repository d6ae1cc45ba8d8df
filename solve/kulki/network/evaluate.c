/* SPDX-License-Identifier: MIT */
/* Evaluates the moves of a board and picks the best one. Moves that make a
   line are played out and compared with each other first. All others, the
   quiet moves, are evaluated from sums over the tuples of the network, except
   where the next drop may complete a line: those few moves are played out
   too. */
#include "evaluate.h"

STATIC_ASSERT((MOST_CANDIDATES > (FIELD / 2) * (FIELD / 2)));

enum { MOST_FREE = 3 /* the most consecutive clearing moves to look at */ };

static u8 ball_in(u8 colour)
{
    return colour == WALL ? 0 : colour;
}

/* The colours, as bits, of which a ball on this cell may complete a line. */
static u32 lines_at(const u8 *colour, u8 at)
{
    static const u8 steps[] = {1, STRIDE, STRIDE + 1, STRIDE - 1};
    u32 colours = 0;
    u8 direction;
    for (direction = 0; direction < COUNT_OF(steps); direction++) {
        const u8 step = steps[direction];
        const u8 a = ball_in(colour[at + step]);
        const u8 b = ball_in(colour[at - step]);
        u8 ahead = 1;
        u8 behind = 1;
        while (a && colour[at + (ahead + 1) * step] == a && ahead < 4)
            ahead++;
        while (b && colour[at - (behind + 1) * step] == b && behind < 4)
            behind++;
        if (a && (ahead == 4 || (a == b && ahead + behind >= 4)))
            colours |= (u32)1 << a;
        if (b && behind == 4)
            colours |= (u32)1 << b;
    }
    return colours;
}

/* ------------------------------------------------------- clearing moves */

static u8 insert_candidate(Candidate *candidates, u8 count,
                           const Candidate *candidate)
{
    u8 at;
    ASSERT_SLOW(count <= MOST_CLEARING);
    if (count == MOST_CLEARING &&
        candidates[count - 1].value >= candidate->value)
        return count;
    if (count < MOST_CLEARING)
        count++;
    for (at = (u8)(count - 1);
         at && candidates[at - 1].value < candidate->value; at--)
        candidates[at] = candidates[at - 1];
    candidates[at] = *candidate;
    return count;
}

/* Adds the moves of a colour to a cell that complete a line there. */
static u8 add_clearing(const Evaluator *evaluator, const Grid *grid, u8 colour,
                       u8 to, Candidate *candidates, u8 count)
{
    const MoveList *list = &evaluator->list;
    u8 i;
    ASSERT_SLOW(colour && colour <= GRID_COLOURS);
    for (i = list->first[colour]; i < list->first[colour + 1]; i++) {
        Candidate candidate = {.from = list->ball[i], .to = to, .clears = 1};
        Grid moved = *grid;
        u32 points;
        if (!move_list_can_go(list, candidate.from, to))
            continue;
        points = grid_move(&moved, candidate.from, to, evaluator->rules);
        if (!points)
            continue;
        candidate.value = (i32)points * UNIT + FREE_MOVE +
                          evaluator_value(evaluator, &moved);
        count = insert_candidate(candidates, count, &candidate);
    }
    return count;
}

u8 evaluator_list_clearing(Evaluator *evaluator, const Grid *grid,
                           Candidate *candidates)
{
    MoveList *list = &evaluator->list;
    u8 count = 0;
    u8 i, colour;
    move_list_open(list, grid);
    for (i = 0; i < list->targets; i++) {
        const u8 to = list->target[i];
        const u32 lines = lines_at(grid->cell, to);
        for (colour = 1; lines >> colour; colour++)
            if (lines >> colour & 1)
                count = add_clearing(evaluator, grid, colour, to, candidates,
                                     count);
    }
    return count;
}

/* ------------------------------------------------------------ quiet moves */

/* What the quiet moves of one board are evaluated with. */
typedef struct MoveContext {
    Evaluator *evaluator;
    const MoveList *list;
    const Grid *grid;
    const Drop *drop;
    u8 is_known; /* whether cells and colours of the drop are known */
} MoveContext;

static MoveContext open_context(Evaluator *evaluator, const Grid *grid,
                                const Drop *drop)
{
    const MoveContext opened = {evaluator, &evaluator->list, grid, drop,
                                drop_is_known(drop)};
    move_list_open(&evaluator->list, grid);
    move_list_drop(&evaluator->list, grid, drop, evaluator->rules);
    evaluator_sum_moves(evaluator);
    return opened;
}

/* The average gain of a ball of this colour on a random empty cell. It values
   an announced ball whose cell is taken. */
static i32 mean_gain(const MoveList *list, u8 colour)
{
    i32 sum = 0;
    i32 count = 0;
    u8 i;
    ASSERT_SLOW(colour <= GRID_COLOURS);
    for (i = 0; i < list->targets; i++)
        if (!list->colour[list->target[i]]) {
            sum += list->gain[i][colour];
            count++;
        }
    return count ? sum / count : 0;
}

/* What the displaced ball adds if a move fills its announced cell. */
static i32 displaced(const MoveContext *context, u8 to)
{
    u8 i;
    for (i = 0; context->is_known && i < context->drop->count; i++)
        if (context->drop->cell[i] == to)
            return mean_gain(context->list, context->drop->colour[i]);
    return 0;
}

/* The value of a move whose drop may complete a line: plays the move and the
   drop. */
static i32 simulate(const MoveContext *context, const Grid *moved, u8 to)
{
    const Evaluator *evaluator = context->evaluator;
    Grid after = *moved;
    Drop fallen = *context->drop;
    Random random = {1};
    u32 points;
    u8 i;
    ASSERT_SLOW(context->is_known);
    fallen.count = 0;
    for (i = 0; i < context->drop->count; i++)
        if (context->drop->cell[i] != to) {
            fallen.cell[fallen.count] = context->drop->cell[i];
            fallen.colour[fallen.count++] = context->drop->colour[i];
        }
    points = grid_drop(&after, &fallen, evaluator->rules, &random);
    return evaluator_value(evaluator, &after) + displaced(context, to) +
           (i32)points * UNIT;
}

static i32 sum_move(const MoveContext *context, u8 from, u8 to)
{
    const MoveList *list = context->list;
    const u8 ball = list->slot[from];
    const u8 target = list->slot[to];
    ASSERT_SLOW(ball != NO_SPOT && target != NO_SPOT);
    return list->base + list->loss[ball] +
           list->gain[target][context->grid->cell[from]] +
           list->pair[target][ball] + displaced(context, to);
}

/* Evaluates a move that may complete a line, either itself or by the drop.
   Returns 0 if the move itself does: then it is no quiet move. */
static u8 evaluate_exactly(const MoveContext *context, Candidate *candidate)
{
    Grid moved = *context->grid;
    ASSERT_SLOW(candidate->from && candidate->to);
    if (grid_move(&moved, candidate->from, candidate->to,
                  context->evaluator->rules))
        return 0;
    candidate->value = context->is_known
                           ? simulate(context, &moved, candidate->to)
                           : sum_move(context, candidate->from, candidate->to);
    return 1;
}

static u32 lines_to(const MoveContext *context, u8 to)
{
    const u32 now = lines_at(context->grid->cell, to);
    return context->list->changed ? now | lines_at(context->list->colour, to)
                                  : now;
}

static u8 is_cleared(const MoveContext *context, u8 from)
{
    return context->list->slot[from] == NO_SPOT;
}

void evaluator_list_quiet(Evaluator *evaluator, const Grid *grid,
                          const Drop *drop)
{
    const MoveContext context = open_context(evaluator, grid, drop);
    const MoveList *list = context.list;
    u8 i, k;
    evaluator->candidates = 0;
    for (k = 0; k < list->targets; k++) {
        const u8 to = list->target[k];
        const u32 lines = lines_to(&context, to);
        for (i = 0; i < list->balls; i++) {
            Candidate candidate = {.from = list->ball[i], .to = to};
            if (!move_list_can_go(list, candidate.from, to))
                continue;
            if (!(lines >> grid->cell[candidate.from] & 1) &&
                !is_cleared(&context, candidate.from))
                candidate.value = sum_move(&context, candidate.from, to);
            else if (!evaluate_exactly(&context, &candidate))
                continue;
            ASSERT_SLOW(evaluator->candidates < MOST_CANDIDATES);
            evaluator->candidate[evaluator->candidates++] = candidate;
        }
    }
}

/* ------------------------------------------------------- the best of them */

static void pick_exactly(const MoveContext *context, u8 from, u8 to,
                         Candidate *best)
{
    Candidate candidate = {.from = from, .to = to};
    if (move_list_can_go(context->list, from, to) &&
        evaluate_exactly(context, &candidate) && candidate.value > best->value)
        *best = candidate;
}

/* Lists the losses of all balls that can reach a region; the others are
   WORTHLESS. */
static void list_reachable(MoveList *list, u64 region)
{
    u8 i;
    ASSERT_SLOW(region);
    if (list->reachable_region == region)
        return;
    list->reachable_region = region;
    for (i = 0; i < list->balls; i++) {
        const u8 ball = list->ball[i];
        list->reachable_loss[i] =
            list->region[ball] & region && list->slot[ball] != NO_SPOT
                ? list->loss[i]
                : WORTHLESS;
    }
}

static i32 best_of(const i32 *reachable_loss, const i32 *pair, u8 first,
                   u8 end)
{
    i32 best = WORTHLESS;
    u8 i;
    ASSERT_SLOW(first <= end && end <= FIELD);
    for (i = first; i < end; i++) {
        const i32 value = reachable_loss[i] + pair[i];
        best = value > best ? value : best;
    }
    return best;
}

static u8 index_of_value(const i32 *reachable_loss, const i32 *pair, u8 first,
                         i32 value)
{
    ASSERT_SLOW(first < FIELD);
    while (reachable_loss[first] + pair[first] != value)
        first++;
    return first;
}

/* Compares all balls of one colour at once. */
static void pick_together(const MoveContext *context, u8 colour, u8 target,
                          i32 base, Candidate *best)
{
    const MoveList *list = context->list;
    const i32 *pair = list->pair[target];
    const u8 first = list->first[colour];
    const i32 most =
        best_of(list->reachable_loss, pair, first, list->first[colour + 1]);
    const i32 value = base + list->gain[target][colour] + most;
    ASSERT_SLOW(colour && colour <= GRID_COLOURS);
    if (most <= WORTHLESS / 2 || value <= best->value)
        return;
    best->value = value;
    best->to = list->target[target];
    best->from =
        list->ball[index_of_value(list->reachable_loss, pair, first, most)];
}

static void pick_at(const MoveContext *context, u8 target, Candidate *best)
{
    const MoveList *list = context->list;
    const u8 to = list->target[target];
    const u32 lines = lines_to(context, to);
    const i32 base = list->base + displaced(context, to);
    u8 colour, i;
    list_reachable(&context->evaluator->list, list->region[to]);
    for (colour = 1; colour <= GRID_COLOURS; colour++)
        if (!(lines >> colour & 1))
            pick_together(context, colour, target, base, best);
    for (i = 0; i < list->balls && (lines || list->points); i++)
        if (lines >> context->grid->cell[list->ball[i]] & 1 ||
            is_cleared(context, list->ball[i]))
            pick_exactly(context, list->ball[i], to, best);
}

static Candidate choose_quiet(Evaluator *evaluator, const Grid *grid,
                              const Drop *drop)
{
    const MoveContext context = open_context(evaluator, grid, drop);
    Candidate best = {.value = WORTHLESS};
    u8 i;
    evaluator->list.reachable_region = 0;
    for (i = 0; i < evaluator->list.targets; i++)
        pick_at(&context, i, &best);
    return best;
}

/* A clearing move is followed by another move before anything drops. */
static i32 value_clearing(Evaluator *evaluator, const Grid *grid,
                          const Drop *drop, const Candidate *candidate,
                          u8 free);

/* If a line can be made, it is made. That scores a fifth more than leaving the
   choice to the network, which never learned what happens to lines that are
   left standing. */
static Candidate choose(Evaluator *evaluator, const Grid *grid,
                        const Drop *drop, u8 free)
{
    Candidate candidates[MOST_CLEARING];
    Candidate best = {.value = WORTHLESS};
    const u8 count = evaluator_list_clearing(evaluator, grid, candidates);
    u8 i;
    ASSERT_SLOW(free <= MOST_FREE);
    for (i = 0; i < count; i++) {
        if (free < MOST_FREE)
            candidates[i].value = value_clearing(
                evaluator, grid, drop, &candidates[i], (u8)(free + 1));
        if (candidates[i].value > best.value)
            best = candidates[i];
    }
    return count ? best : choose_quiet(evaluator, grid, drop);
}

static i32 value_clearing(Evaluator *evaluator, const Grid *grid,
                          const Drop *drop, const Candidate *candidate,
                          u8 free)
{
    Grid after = *grid;
    const i32 paid = (i32)grid_move(&after, candidate->from, candidate->to,
                                    evaluator->rules) *
                     UNIT;
    ASSERT_SLOW(candidate->clears);
    if (after.empty == FIELD)
        return paid + evaluator_value(evaluator, &after);
    return paid + choose(evaluator, &after, drop, free).value;
}

Candidate evaluator_choose(Evaluator *evaluator, const Grid *grid,
                           const Drop *drop)
{
    return choose(evaluator, grid, drop, 0);
}
