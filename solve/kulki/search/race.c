/* SPDX-License-Identifier: MIT */
/* Races (Maron and Moore, "Hoeffding races", 1994), with the variance that is
   seen instead of a bound on it. A few rollouts choose the leader. Fresh ones
   compare it with each rival: both meet the same drops, so that only the
   differences count. A rival whose distance is known takes part no more, and
   the race ends as soon as one is probably too near.

   A lead of two points or more is at least three standard errors: the leader
   is hardly ever the wrong one, but the lead itself is less certain. */
#include "race.h"

enum {
    FIRST = 3,    /* plans that look best, and are tried first */
    CHOOSING = 8, /* rollouts of each that choose the leader */
    FEWEST = 16,  /* rollouts before a rival is judged */
    STEP = 8,     /* and between judgements */
    MOST_RACED = 256,
    /* In standard errors of the mean: a rival who is so much farther behind
       than anybody wants to know, or so much nearer than wanted. Giving up is
       cheap, since there are other positions. */
    SURE = 3,
    GIVEN_UP = 1,
    EXACT = 2 * UNIT / 3 /* a standard error that is small enough */
};

/* The differences between the leader and a plan. */
typedef struct Rival {
    i64 sum, squares;
    u8 runs;
} Rival;

static u8 begin_alike(const Plan *one, const Plan *other)
{
    return one->from == other->from && one->to == other->to;
}

/* Plans are listed by their estimates. If these are close, a race would mostly
   end without a winner. */
static u8 is_promising(const SequentialHalving *search, i32 least)
{
    const Plan *plan = search->plan;
    u8 i = 1;
    while (i < search->plans && begin_alike(&plan[i], &plan[0]))
        i++;
    return i < search->plans && plan[0].estimate - plan[i].estimate >= least;
}

/* Tries the first of the plans, and moves the best of them to the front.
   Returns whether it beats the others by the least lead, so far. That is more
   likely than it should be, because the luckiest is chosen. */
static u8 choose_leader(SequentialHalving *search, const Drop *drop, u8 count,
                        i32 least)
{
    Plan *plan = search->plan;
    Plan leader;
    u8 best = 0;
    u8 i, n;
    count = count < search->plans ? count : search->plans;
    for (i = 0; i < count; i++) {
        for (n = 0; n < CHOOSING; n++)
            (void)plan_roll_out(search, &plan[i], drop);
        if (plan_value(&plan[i]) > plan_value(&plan[best]))
            best = i;
    }
    leader = plan[best];
    plan[best] = plan[0];
    plan[0] = leader;
    for (i = 1; i < count; i++)
        if (!begin_alike(&plan[i], &leader) &&
            plan_value(&leader) - plan_value(&plan[i]) < least)
            return 0;
    return 1;
}

static void try_all(SequentialHalving *search, Rival *rivals, const Drop *drop)
{
    const i32 value = plan_roll_out(search, &search->plan[0], drop);
    u8 i;
    for (i = 1; i < search->plans; i++)
        if (rivals[i].runs) {
            const i64 lead =
                value - plan_roll_out(search, &search->plan[i], drop);
            rivals[i].sum += lead;
            rivals[i].squares += lead * lead;
        }
}

/* n² (n - 1) times the squared standard error of the mean. */
static i64 spread_of(const Rival *rival, i64 tries)
{
    return tries * rival->squares - rival->sum * rival->sum;
}

/* Whether the mean is beyond a value by this many standard errors. The sums of
   256 differences of less than 500 points fit 64 bits. */
static u8 is_beyond(const Rival *rival, i64 tries, i32 value, i64 errors)
{
    const i64 far = rival->sum - tries * value;
    return far >= 0 && far * far / tries * (tries - 1) >=
                           errors * errors * (spread_of(rival, tries) / tries);
}

static u8 is_too_near(const Rival *rival, i64 tries, i32 least)
{
    const Rival other = {-rival->sum, rival->squares, 1};
    return is_beyond(&other, tries, -least, GIVEN_UP);
}

/* How far a rival is behind is known if that is exact enough, or surely more
   than anybody wants to know. */
static u8 is_known(const Rival *rival, i64 tries, i32 most)
{
    return spread_of(rival, tries) / tries / tries <=
               (tries - 1) * EXACT * EXACT ||
           is_beyond(rival, tries, most, SURE);
}

/* Takes those out whose distance is known. Returns how many are left, or
   MOST_PLANS if the race is over. */
static u8 judge(SequentialHalving *search, Rival *rivals, i64 tries, i32 least,
                i32 most, i32 *lead)
{
    u8 left = 0;
    u8 i;
    for (i = 1; i < search->plans; i++) {
        if (!rivals[i].runs)
            continue;
        if (is_too_near(&rivals[i], tries, least))
            return MOST_PLANS;
        rivals[i].runs = !is_known(&rivals[i], tries, most);
        left += rivals[i].runs;
        if (!rivals[i].runs && rivals[i].sum / tries < *lead)
            *lead = (i32)(rivals[i].sum / tries);
    }
    return left;
}

i32 race_run(SequentialHalving *search, const Grid *grid, const Drop *drop,
             i32 least, i32 most)
{
    Rival rivals[MOST_PLANS] = {{0, 0, 0}};
    i32 lead = most;
    u8 left = MOST_PLANS;
    i32 tries;
    u8 i;
    sequential_halving_list(search, grid, drop);
    if (!is_promising(search, least) ||
        !choose_leader(search, drop, FIRST, least) ||
        !choose_leader(search, drop, search->plans, least))
        return 0;
    for (i = 1; i < search->plans; i++)
        rivals[i].runs = !begin_alike(&search->plan[i], &search->plan[0]);
    for (tries = 1; tries <= MOST_RACED; tries++) {
        try_all(search, rivals, drop);
        if (tries < FEWEST || tries % STEP)
            continue;
        left = judge(search, rivals, tries, least, most, &lead);
        if (left == 0 || left == MOST_PLANS)
            break;
    }
    return left || lead < least ? 0 : lead;
}
