/* SPDX-License-Identifier: MIT */
#include "evaluate.h"

enum { MOST_FREE = 3 /* moves in a row that clear, looked at */ };

static u8 ball_in(u8 hue)
{
    return hue == WALL ? 0 : hue;
}

/* The colours of which a ball here may end a line, as bits. */
static u32 lines_at(const u8 *hue, u8 at)
{
    static const u8 steps[] = {1, STRIDE, STRIDE + 1, STRIDE - 1};
    u32 hues = 0;
    u8 way;
    for (way = 0; way < COUNT_OF(steps); way++) {
        const u8 step = steps[way];
        const u8 a = ball_in(hue[at + step]);
        const u8 b = ball_in(hue[at - step]);
        u8 ahead = 1;
        u8 behind = 1;
        while (a && hue[at + (ahead + 1) * step] == a && ahead < 4)
            ahead++;
        while (b && hue[at - (behind + 1) * step] == b && behind < 4)
            behind++;
        if (a && (ahead == 4 || (a == b && ahead + behind >= 4)))
            hues |= (u32)1 << a;
        if (b && behind == 4)
            hues |= (u32)1 << b;
    }
    return hues;
}

/* --------------------------------------------------------- moves that clear
 */

static u8 insert_hop(Hop *hops, u8 count, const Hop *hop)
{
    u8 at;
    if (count == MOST_CLEARING && hops[count - 1].value >= hop->value)
        return count;
    if (count < MOST_CLEARING)
        count++;
    for (at = (u8)(count - 1); at && hops[at - 1].value < hop->value; at--)
        hops[at] = hops[at - 1];
    hops[at] = *hop;
    return count;
}

/* Balls of a colour that may end a line here. */
static u8 add_clearing(const Judge *judge, const Grid *grid, u8 hue, u8 to,
                       Hop *hops, u8 count)
{
    const Prospect *prospect = &judge->prospect;
    u8 i;
    for (i = prospect->first[hue]; i < prospect->first[hue + 1]; i++) {
        Hop hop = {.from = prospect->ball[i], .to = to, .clears = 1};
        Grid moved = *grid;
        u32 points;
        if (!can_go(prospect, hop.from, to))
            continue;
        points = move_ball(&moved, hop.from, to, judge->rules);
        if (!points)
            continue;
        hop.value = (i32)points * UNIT + FREE_MOVE + value_grid(judge, &moved);
        count = insert_hop(hops, count, &hop);
    }
    return count;
}

u8 list_clearing(Judge *judge, const Grid *grid, Hop *hops)
{
    Prospect *prospect = &judge->prospect;
    u8 count = 0;
    u8 i, hue;
    open_prospect(prospect, grid);
    for (i = 0; i < prospect->targets; i++) {
        const u8 to = prospect->target[i];
        const u32 lines = lines_at(grid->cell, to);
        for (hue = 1; lines >> hue; hue++)
            if (lines >> hue & 1)
                count = add_clearing(judge, grid, hue, to, hops, count);
    }
    return count;
}

/* ------------------------------------------------------------- other moves */

/* What the moves of one board are judged by. */
typedef struct Case {
    Judge *judge;
    const Prospect *prospect;
    const Grid *grid;
    const Drop *drop;
    u8 is_known; /* the drop */
} Case;

static Case open_case(Judge *judge, const Grid *grid, const Drop *drop)
{
    const Case opened = {judge, &judge->prospect, grid, drop,
                         is_known_drop(drop)};
    open_prospect(&judge->prospect, grid);
    foresee(&judge->prospect, grid, drop, judge->rules);
    weigh_moves(judge);
    return opened;
}

/* A ball on whose cell another went drops anywhere. */
static i32 mean_gain(const Prospect *prospect, u8 hue)
{
    i32 sum = 0;
    i32 count = 0;
    u8 i;
    for (i = 0; i < prospect->targets; i++)
        if (!prospect->hue[prospect->target[i]]) {
            sum += prospect->gain[i][hue];
            count++;
        }
    return count ? sum / count : 0;
}

/* What a cell's being taken adds because a ball was to drop there. */
static i32 displaced(const Case *moves, u8 to)
{
    u8 i;
    for (i = 0; moves->is_known && i < moves->drop->count; i++)
        if (moves->drop->cell[i] == to)
            return mean_gain(moves->prospect, moves->drop->hue[i]);
    return 0;
}

/* The worth of a move whose drop ends a line: by playing both. */
static i32 play_out(const Case *moves, const Grid *moved, u8 to)
{
    const Judge *judge = moves->judge;
    Grid after = *moved;
    Drop fallen = *moves->drop;
    Dice dice = {1};
    u32 points;
    u8 i;
    fallen.count = 0;
    for (i = 0; i < moves->drop->count; i++)
        if (moves->drop->cell[i] != to) {
            fallen.cell[fallen.count] = moves->drop->cell[i];
            fallen.hue[fallen.count++] = moves->drop->hue[i];
        }
    points = drop_on(&after, &fallen, judge->rules, &dice);
    return value_grid(judge, &after) + displaced(moves, to) +
           (i32)points * UNIT;
}

static i32 sum_up(const Case *moves, u8 from, u8 to)
{
    const Prospect *prospect = moves->prospect;
    const u8 ball = prospect->slot[from];
    const u8 target = prospect->slot[to];
    return prospect->base + prospect->loss[ball] +
           prospect->gain[target][moves->grid->cell[from]] +
           prospect->pair[target][ball] + displaced(moves, to);
}

/* A move that may end a line, now or by the drop; 0 when it ends one now. */
static u8 judge_closely(const Case *moves, Hop *hop)
{
    Grid moved = *moves->grid;
    if (move_ball(&moved, hop->from, hop->to, moves->judge->rules))
        return 0;
    hop->value = moves->is_known ? play_out(moves, &moved, hop->to)
                                 : sum_up(moves, hop->from, hop->to);
    return 1;
}

static u32 lines_to(const Case *moves, u8 to)
{
    const u32 now = lines_at(moves->grid->cell, to);
    return moves->prospect->odd ? now | lines_at(moves->prospect->hue, to)
                                : now;
}

static u8 is_torn(const Case *moves, u8 from)
{
    return moves->prospect->slot[from] == NO_SPOT;
}

void list_quiet(Judge *judge, const Grid *grid, const Drop *drop)
{
    const Case moves = open_case(judge, grid, drop);
    const Prospect *prospect = moves.prospect;
    u8 i, k;
    judge->hops = 0;
    for (k = 0; k < prospect->targets; k++) {
        const u8 to = prospect->target[k];
        const u32 lines = lines_to(&moves, to);
        for (i = 0; i < prospect->balls; i++) {
            Hop hop = {.from = prospect->ball[i], .to = to};
            if (!can_go(prospect, hop.from, to))
                continue;
            if (!(lines >> grid->cell[hop.from] & 1) &&
                !is_torn(&moves, hop.from))
                hop.value = sum_up(&moves, hop.from, to);
            else if (!judge_closely(&moves, &hop))
                continue;
            judge->hop[judge->hops++] = hop;
        }
    }
}

/* ------------------------------------------------------- the best of them */

static void pick_closely(const Case *moves, u8 from, u8 to, Hop *best)
{
    Hop hop = {.from = from, .to = to};
    if (can_go(moves->prospect, from, to) && judge_closely(moves, &hop) &&
        hop.value > best->value)
        *best = hop;
}

/* What leaving is worth to the balls that can go to a region. */
static void list_able(Prospect *prospect, u64 region)
{
    u8 i;
    if (prospect->able_region == region)
        return;
    prospect->able_region = region;
    for (i = 0; i < prospect->balls; i++) {
        const u8 ball = prospect->ball[i];
        prospect->able[i] =
            prospect->region[ball] & region && prospect->slot[ball] != NO_SPOT
                ? prospect->loss[i]
                : WORTHLESS;
    }
}

static i32 best_of(const i32 *able, const i32 *pair, u8 first, u8 end)
{
    i32 best = WORTHLESS;
    u8 i;
    for (i = first; i < end; i++) {
        const i32 value = able[i] + pair[i];
        best = value > best ? value : best;
    }
    return best;
}

static u8 who_is(const i32 *able, const i32 *pair, u8 first, i32 value)
{
    while (able[first] + pair[first] != value)
        first++;
    return first;
}

/* The balls of a colour are compared at once. */
static void pick_together(const Case *moves, u8 hue, u8 target, i32 base,
                          Hop *best)
{
    const Prospect *prospect = moves->prospect;
    const i32 *pair = prospect->pair[target];
    const u8 first = prospect->first[hue];
    const i32 most =
        best_of(prospect->able, pair, first, prospect->first[hue + 1]);
    const i32 value = base + prospect->gain[target][hue] + most;
    if (most <= WORTHLESS / 2 || value <= best->value)
        return;
    best->value = value;
    best->to = prospect->target[target];
    best->from = prospect->ball[who_is(prospect->able, pair, first, most)];
}

static void pick_at(const Case *moves, u8 target, Hop *best)
{
    const Prospect *prospect = moves->prospect;
    const u8 to = prospect->target[target];
    const u32 lines = lines_to(moves, to);
    const i32 base = prospect->base + displaced(moves, to);
    u8 hue, i;
    list_able(&moves->judge->prospect, prospect->region[to]);
    for (hue = 1; hue <= HUES; hue++)
        if (!(lines >> hue & 1))
            pick_together(moves, hue, target, base, best);
    for (i = 0; i < prospect->balls && (lines || prospect->points); i++)
        if (lines >> moves->grid->cell[prospect->ball[i]] & 1 ||
            is_torn(moves, prospect->ball[i]))
            pick_closely(moves, prospect->ball[i], to, best);
}

static Hop choose_quiet(Judge *judge, const Grid *grid, const Drop *drop)
{
    const Case moves = open_case(judge, grid, drop);
    Hop best = {.value = WORTHLESS};
    u8 i;
    judge->prospect.able_region = 0;
    for (i = 0; i < judge->prospect.targets; i++)
        pick_at(&moves, i, &best);
    return best;
}

/* A move that clears is followed by another before anything drops. */
static i32 value_clearing(Judge *judge, const Grid *grid, const Drop *drop,
                          const Hop *hop, u8 free);

/* A line that can be had is had: that is a fifth better than leaving it to
   the judge, who never sees what becomes of lines that are left. */
static Hop choose(Judge *judge, const Grid *grid, const Drop *drop, u8 free)
{
    Hop hops[MOST_CLEARING];
    Hop best = {.value = WORTHLESS};
    const u8 count = list_clearing(judge, grid, hops);
    u8 i;
    for (i = 0; i < count; i++) {
        if (free < MOST_FREE)
            hops[i].value =
                value_clearing(judge, grid, drop, &hops[i], (u8)(free + 1));
        if (hops[i].value > best.value)
            best = hops[i];
    }
    return count ? best : choose_quiet(judge, grid, drop);
}

static i32 value_clearing(Judge *judge, const Grid *grid, const Drop *drop,
                          const Hop *hop, u8 free)
{
    Grid after = *grid;
    const i32 paid =
        (i32)move_ball(&after, hop->from, hop->to, judge->rules) * UNIT;
    if (after.empty == FIELD)
        return paid + value_grid(judge, &after);
    return paid + choose(judge, &after, drop, free).value;
}

Hop choose_best(Judge *judge, const Grid *grid, const Drop *drop)
{
    return choose(judge, grid, drop, 0);
}
