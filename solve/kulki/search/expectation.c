/* SPDX-License-Identifier: MIT */
#include "expectation.h"

enum { MOST_CLEARED = 3 /* moves in a row that clear */ };

/* ------------------------------------------------------------------ plans */

static void insert_plan(Search *search, const Plan *plan)
{
    u8 at;
    if (search->plans == search->width &&
        search->plan[search->plans - 1].guess >= plan->guess)
        return;
    if (search->plans < search->width)
        search->plans++;
    for (at = (u8)(search->plans - 1);
         at && search->plan[at - 1].guess < plan->guess; at--)
        search->plan[at] = search->plan[at - 1];
    search->plan[at] = *plan;
}

/* What has been done so far, on the way to plans. */
typedef struct Way {
    Grid grid;
    const Drop *drop;
    u16 moves;
    u8 from, to;
    i32 paid;
} Way;

static void add_plan(Search *search, const Way *way, const Hop *choice)
{
    const KulkiRules *rules = search->judge->rules;
    Dice dice = {search->chance};
    Plan plan = {.after = way->grid,
                 .moves = (u16)(way->moves + 1),
                 .from = way->moves ? way->from : choice->from,
                 .to = way->moves ? way->to : choice->to,
                 .guess = way->paid + choice->value,
                 .paid = way->paid};
    if (search->plans == search->width &&
        search->plan[search->plans - 1].guess >= plan.guess)
        return;
    move_ball(&plan.after, choice->from, choice->to, rules);
    if (rules->preview == COLOURS_AND_CELLS)
        plan.paid += (i32)drop_on(&plan.after, way->drop, rules, &dice) * UNIT;
    insert_plan(search, &plan);
}

static void add_ways(Search *search, const Way *way);

static void go_on(Search *search, const Way *way, const Hop *choice)
{
    Way next = *way;
    next.paid += (i32)move_ball(&next.grid, choice->from, choice->to,
                                search->judge->rules) *
                 UNIT;
    if (!next.moves++) {
        next.from = choice->from;
        next.to = choice->to;
    }
    if (next.grid.empty < FIELD) {
        add_ways(search, &next);
        return;
    }
    add_plan(search, way, choice);
}

static void add_ways(Search *search, const Way *way)
{
    Judge *judge = search->judge;
    Hop clearing[MOST_CLEARING];
    const u8 count = list_clearing(judge, &way->grid, clearing);
    u16 i;
    for (i = 0; i < count; i++)
        if (way->moves < MOST_CLEARED)
            go_on(search, way, &clearing[i]);
        else
            add_plan(search, way, &clearing[i]);
    if (count)
        return;
    list_quiet(judge, &way->grid, way->drop);
    for (i = 0; i < judge->hops; i++)
        add_plan(search, way, &judge->hop[i]);
}

/* ----------------------------------------------------------------- chance */

/* Balls anywhere: the same dice fill the same cells of two boards as far as
   they are empty in both. */
static void draw_drop(Drop *drop, const Grid *grid, const KulkiRules *rules,
                      Dice *dice)
{
    u8 taken[GRID] = {0};
    u8 left = grid->empty < rules->drop ? grid->empty : rules->drop;
    drop->count = 0;
    while (left) {
        const u8 cell = grid_cell((u8)roll(dice, FIELD));
        const u8 hue = (u8)(1 + roll(dice, grid->hues));
        if (grid->cell[cell] || taken[cell])
            continue;
        taken[cell] = 1;
        drop->cell[drop->count] = cell;
        drop->hue[drop->count++] = hue;
        left--;
    }
}

static void colour(Drop *drop, const Drop *known)
{
    u8 i;
    for (i = 0; i < drop->count; i++)
        if (i < known->count && known->hue[i])
            drop->hue[i] = known->hue[i];
}

/* Plays the judge's best until balls drop; its worth, or what was paid. */
static i32 answer(Judge *judge, Grid *grid, const Drop *drop, u8 is_last)
{
    i32 paid = 0;
    for (;;) {
        const Hop best = choose_best(judge, grid, drop);
        if (is_last)
            return paid + best.value;
        paid += (i32)move_ball(grid, best.from, best.to, judge->rules) * UNIT;
        if (!best.clears || grid->empty == FIELD)
            return paid;
    }
}

/* One chance: so many drops, each answered. */
static i32 try_chance(const Search *search, const Plan *plan,
                      const Drop *known, Dice *dice)
{
    Judge *judge = search->judge;
    const u8 is_late = judge->rules->preview == COLOURS_AND_CELLS;
    Grid grid = plan->after;
    i32 paid = plan->paid;
    u8 i;
    for (i = 0; i < search->depth && grid.empty; i++) {
        Drop drop;
        draw_drop(&drop, &grid, judge->rules, dice);
        if (!is_late) {
            if (!i)
                colour(&drop, known);
            paid += (i32)drop_on(&grid, &drop, judge->rules, dice) * UNIT;
            if (!grid.empty)
                break;
        }
        paid += answer(judge, &grid, is_late ? &drop : NULL,
                       i + 1 == search->depth);
        if (is_late && i + 1 < search->depth)
            paid += (i32)drop_on(&grid, &drop, judge->rules, dice) * UNIT;
    }
    return paid;
}

static void try_plan(const Search *search, Plan *plan, const Drop *known)
{
    Dice dice = {search->chance + plan->tried * 0x632BE59BD9B4E019U};
    const u64 before = search->judge->nodes;
    plan->sum += try_chance(search, plan, known, &dice);
    if (search->judge->nodes == before)
        search->judge->nodes++; /* the board is full: that is an answer too */
    plan->tried++;
}

/* ----------------------------------------------------------------- search */

i32 worth_of_plan(const Plan *plan)
{
    return plan->tried ? plan->sum / (i32)plan->tried : plan->guess;
}

static void sort_plans(Search *search, u8 count)
{
    u8 i, k;
    for (i = 1; i < count; i++) {
        const Plan plan = search->plan[i];
        for (k = i;
             k && worth_of_plan(&search->plan[k - 1]) < worth_of_plan(&plan);
             k--)
            search->plan[k] = search->plan[k - 1];
        search->plan[k] = plan;
    }
}

static u8 rounds_of(u8 plans)
{
    u8 rounds = 0;
    while (plans > 1) {
        plans = (u8)((plans + 1) / 2);
        rounds++;
    }
    return rounds;
}

/* Tries chances on each plan until the round's nodes are spent, each plan as
   often as the others. */
static void run_round(Search *search, u8 count, const Drop *known, u64 until)
{
    u8 i;
    do
        for (i = 0; i < count; i++)
            try_plan(search, &search->plan[i], known);
    while (search->judge->nodes < until);
}

u8 search_plans(Search *search, const Grid *grid, const Drop *drop)
{
    const u64 start = search->judge->nodes;
    const Way way = {.grid = *grid, .drop = drop};
    u8 count, rounds, i;
    search->plans = 0;
    add_ways(search, &way);
    count = search->plans;
    rounds = rounds_of(count);
    for (i = 1; i <= rounds; i++) {
        run_round(search, count, drop,
                  start + search->most_nodes * i / rounds);
        sort_plans(search, count);
        count = (u8)((count + 1) / 2);
    }
    return search->plans;
}

static u8 find_quiet(Judge *judge, const Grid *grid, const Drop *drop,
                     Hop *hop)
{
    u16 i;
    list_quiet(judge, grid, drop);
    for (i = 0; i < judge->hops; i++)
        if (judge->hop[i].from == hop->from && judge->hop[i].to == hop->to) {
            *hop = judge->hop[i];
            return 1;
        }
    return 0;
}

u8 search_move(Search *search, const Grid *grid, const Drop *drop, u8 from,
               u8 to, u32 tries)
{
    const Way way = {.grid = *grid, .drop = drop};
    Hop hop = {.from = from, .to = to};
    Grid moved = *grid;
    search->plans = 0;
    search->width = 1;
    if (move_ball(&moved, from, to, search->judge->rules))
        go_on(search, &way, &hop);
    else if (find_quiet(search->judge, grid, drop, &hop))
        add_plan(search, &way, &hop);
    while (search->plans && tries--)
        try_plan(search, &search->plan[0], drop);
    return search->plans;
}
