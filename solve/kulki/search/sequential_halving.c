/* SPDX-License-Identifier: MIT */
/* Chooses a move by rollouts. A *plan* is the moves up to the next drop: one
   move, or several if the first ones clear lines. Plans are listed with their
   evaluation; the most promising are then tried on random drops, and after
   each round the worse half is left out. */
#include "sequential_halving.h"

enum { MOST_CLEARED = 3 /* the most consecutive clearing moves of a plan */ };

/* ------------------------------------------------------------------ plans */

static void insert_plan(SequentialHalving *search, const Plan *plan)
{
    u8 at;
    ASSERT_SLOW(search->width && search->width <= MOST_PLANS);
    if (search->plans == search->width &&
        search->plan[search->plans - 1].estimate >= plan->estimate)
        return;
    if (search->plans < search->width)
        search->plans++;
    for (at = (u8)(search->plans - 1);
         at && search->plan[at - 1].estimate < plan->estimate; at--)
        search->plan[at] = search->plan[at - 1];
    search->plan[at] = *plan;
}

/* The first moves of plans that begin alike. */
typedef struct PlanPrefix {
    Grid grid;
    const Drop *drop;
    u16 moves;
    u8 from, to;
    i32 paid;
} PlanPrefix;

static void add_plan(SequentialHalving *search, const PlanPrefix *prefix,
                     const Candidate *choice)
{
    const KulkiRules *rules = search->evaluator->rules;
    Random random = {search->seed};
    Plan plan = {.after = prefix->grid,
                 .moves = (u16)(prefix->moves + 1),
                 .from = prefix->moves ? prefix->from : choice->from,
                 .to = prefix->moves ? prefix->to : choice->to,
                 .estimate = prefix->paid + choice->value,
                 .paid = prefix->paid};
    ASSERT_SLOW(choice->from && choice->to);
    if (search->plans == search->width &&
        search->plan[search->plans - 1].estimate >= plan.estimate)
        return;
    grid_move(&plan.after, choice->from, choice->to, rules);
    if (rules->preview == KULKI_PREVIEW_CELLS)
        plan.paid +=
            (i32)grid_drop(&plan.after, prefix->drop, rules, &random) * UNIT;
    insert_plan(search, &plan);
}

static void add_plans(SequentialHalving *search, const PlanPrefix *prefix);

static void extend(SequentialHalving *search, const PlanPrefix *prefix,
                   const Candidate *choice)
{
    PlanPrefix next = *prefix;
    ASSERT_SLOW(prefix->moves < MOST_CLEARED);
    next.paid += (i32)grid_move(&next.grid, choice->from, choice->to,
                                search->evaluator->rules) *
                 UNIT;
    if (!next.moves++) {
        next.from = choice->from;
        next.to = choice->to;
    }
    if (next.grid.empty < FIELD) {
        add_plans(search, &next);
        return;
    }
    add_plan(search, prefix, choice);
}

static void add_plans(SequentialHalving *search, const PlanPrefix *prefix)
{
    Evaluator *evaluator = search->evaluator;
    Candidate clearing[MOST_CLEARING];
    const u8 count =
        evaluator_list_clearing(evaluator, &prefix->grid, clearing);
    u16 i;
    for (i = 0; i < count; i++)
        if (prefix->moves < MOST_CLEARED)
            extend(search, prefix, &clearing[i]);
        else
            add_plan(search, prefix, &clearing[i]);
    if (count)
        return;
    evaluator_list_quiet(evaluator, &prefix->grid, prefix->drop);
    for (i = 0; i < evaluator->candidates; i++)
        add_plan(search, prefix, &evaluator->candidate[i]);
}

/* --------------------------------------------------------------- rollouts */

/* Draws balls for random cells. A colour is drawn even for a cell that turns
   out to be taken: from the same random numbers, two boards get the same balls
   on all cells that are empty in both. That reduces the variance between plans
   (common random numbers). */
static void draw_drop(Drop *drop, const Grid *grid, const KulkiRules *rules,
                      Random *random)
{
    u8 taken[GRID] = {0};
    u8 left = grid->empty < rules->drop ? grid->empty : rules->drop;
    ASSERT_SLOW(left <= KULKI_MOST_DROP);
    drop->count = 0;
    while (left) {
        const u8 cell = grid_cell((u8)random_below(random, FIELD));
        const u8 colour = (u8)(1 + random_below(random, grid->colours));
        if (grid->cell[cell] || taken[cell])
            continue;
        taken[cell] = 1;
        drop->cell[drop->count] = cell;
        drop->colour[drop->count++] = colour;
        left--;
    }
}

static void reveal_colours(Drop *drop, const Drop *known)
{
    u8 i;
    for (i = 0; i < drop->count; i++)
        if (i < known->count && known->colour[i])
            drop->colour[i] = known->colour[i];
}

/* The rollout policy: plays the best move by the evaluation until balls drop.
   Returns the value of the last one, or the points scored. */
static i32 follow_policy(Evaluator *evaluator, Grid *grid, const Drop *drop,
                         u8 is_last)
{
    i32 paid = 0;
    for (;;) {
        const Candidate best = evaluator_choose(evaluator, grid, drop);
        if (is_last)
            return paid + best.value;
        paid +=
            (i32)grid_move(grid, best.from, best.to, evaluator->rules) * UNIT;
        if (!best.clears || grid->empty == FIELD)
            return paid;
    }
}

/* Plays on for a number of random drops. */
static i32 rollout(const SequentialHalving *search, const Plan *plan,
                   const Drop *known, Random *random)
{
    Evaluator *evaluator = search->evaluator;
    const u8 is_late = evaluator->rules->preview == KULKI_PREVIEW_CELLS;
    Grid grid = plan->after;
    i32 paid = plan->paid;
    u8 i;
    ASSERT_SLOW(search->depth);
    for (i = 0; i < search->depth && grid.empty; i++) {
        Drop drop;
        draw_drop(&drop, &grid, evaluator->rules, random);
        if (!is_late) {
            if (!i)
                reveal_colours(&drop, known);
            paid +=
                (i32)grid_drop(&grid, &drop, evaluator->rules, random) * UNIT;
            if (!grid.empty)
                break;
        }
        paid += follow_policy(evaluator, &grid, is_late ? &drop : NULL,
                              i + 1 == search->depth);
        if (is_late && i + 1 < search->depth)
            paid +=
                (i32)grid_drop(&grid, &drop, evaluator->rules, random) * UNIT;
    }
    return paid;
}

i32 plan_roll_out(const SequentialHalving *search, Plan *plan,
                  const Drop *known)
{
    Random random = {search->seed + plan->rollouts * 0x632BE59BD9B4E019U};
    const u64 before = search->evaluator->nodes;
    const i32 result = rollout(search, plan, known, &random);
    plan->sum += result;
    if (search->evaluator->nodes == before)
        search->evaluator->nodes++; /* a full board counts as a node, so that
                                       the loop ends */
    plan->rollouts++;
    return result;
}

/* ----------------------------------------------------------------- search */

i32 plan_value(const Plan *plan)
{
    return plan->rollouts ? plan->sum / (i32)plan->rollouts : plan->estimate;
}

static void sort_plans(SequentialHalving *search, u8 count)
{
    u8 i, k;
    ASSERT(count <= MOST_PLANS);
    for (i = 1; i < count; i++) {
        const Plan plan = search->plan[i];
        for (k = i; k && plan_value(&search->plan[k - 1]) < plan_value(&plan);
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

/* Plays equally many rollouts of each plan until the nodes of the round are
   spent. */
static void run_round(SequentialHalving *search, u8 count, const Drop *known,
                      u64 until)
{
    u8 i;
    ASSERT(count);
    do
        for (i = 0; i < count; i++)
            (void)plan_roll_out(search, &search->plan[i], known);
    while (search->evaluator->nodes < until);
}

void sequential_halving_list(SequentialHalving *search, const Grid *grid,
                             const Drop *drop)
{
    const PlanPrefix prefix = {.grid = *grid, .drop = drop};
    ASSERT_SLOW(search->width && search->width <= MOST_PLANS);
    search->plans = 0;
    add_plans(search, &prefix);
}

u8 sequential_halving_run(SequentialHalving *search, const Grid *grid,
                          const Drop *drop)
{
    const u64 start = search->evaluator->nodes;
    u8 count, rounds, i;
    sequential_halving_list(search, grid, drop);
    count = search->plans;
    ASSERT(count <= search->width);
    rounds = rounds_of(count);
    for (i = 1; i <= rounds; i++) {
        run_round(search, count, drop,
                  start + search->most_nodes * i / rounds);
        sort_plans(search, count);
        count = (u8)((count + 1) / 2);
    }
    return search->plans;
}

static u8 find_quiet(Evaluator *evaluator, const Grid *grid, const Drop *drop,
                     Candidate *candidate)
{
    u16 i;
    evaluator_list_quiet(evaluator, grid, drop);
    for (i = 0; i < evaluator->candidates; i++)
        if (evaluator->candidate[i].from == candidate->from &&
            evaluator->candidate[i].to == candidate->to) {
            *candidate = evaluator->candidate[i];
            return 1;
        }
    return 0;
}

u8 sequential_halving_try(SequentialHalving *search, const Grid *grid,
                          const Drop *drop, u8 from, u8 to, u32 tries)
{
    const PlanPrefix prefix = {.grid = *grid, .drop = drop};
    Candidate candidate = {.from = from, .to = to};
    Grid moved = *grid;
    search->plans = 0;
    search->width = 1;
    if (grid_move(&moved, from, to, search->evaluator->rules))
        extend(search, &prefix, &candidate);
    else if (find_quiet(search->evaluator, grid, drop, &candidate))
        add_plan(search, &prefix, &candidate);
    while (search->plans && tries--)
        (void)plan_roll_out(search, &search->plan[0], drop);
    return search->plans;
}
