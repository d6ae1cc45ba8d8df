/* SPDX-License-Identifier: MIT */
/* Levels of a beam. Candidates are scored by playing their steps on a copy;
   only those that are kept become positions of the next level. */
#include "beam_search.h"

#include <string.h>

enum { CANDIDATES_EACH = 4, LEVELS_EXPECTED = 80, SEEN_EACH = 64 };
enum { AHEAD = 8 };

/* ---------------------------------------------------------------- memory */

static void *take(u8 **memory, u64 size)
{
    void *taken = *memory;
    *memory += (size + 63) & ~(u64)63;
    return taken;
}

static u64 size_of_seen(u64 size, u32 width)
{
    u64 groups = 64;
    while (groups * SEEN_GROUP < (u64)width * SEEN_EACH &&
           groups * 4 * SEEN_GROUP * sizeof(u64) <= size)
        groups *= 2;
    return groups;
}

static u64 size_of_beam(u32 width)
{
    return width * (2 * sizeof(Links) + CANDIDATES_EACH * sizeof(Candidate) +
                    LEVELS_EXPECTED * sizeof(Link)) +
           1024;
}

u32 lay_beam(Beam *beam, void *memory, u64 size, u32 width)
{
    u64 skip = (0 - (u64)(uintptr_t)memory) & 63;
    u64 seen = size_of_seen(size, width);
    u64 fixed = skip + seen * SEEN_GROUP * sizeof(u64);
    u8 *at = (u8 *)memory + skip;
    while (width && size < fixed + size_of_beam(width))
        width /= 2;
    beam->width = width;
    if (!width)
        return 0;
    beam->seen = take(&at, seen * SEEN_GROUP * sizeof(u64));
    beam->seen_mask = seen - 1;
    beam->links = take(&at, width * sizeof(Links));
    beam->others = take(&at, width * sizeof(Links));
    beam->candidates = take(&at, width * CANDIDATES_EACH * sizeof(Candidate) +
                                     MOST_LEVELS * sizeof(Step));
    beam->trail = (Link *)(void *)at;
    beam->trail_room = (u64)width * LEVELS_EXPECTED;
    return width;
}

/* ------------------------------------------------------------ candidates */

static u64 *group_of(const Beam *beam, u64 key)
{
    return &beam->seen[(key >> 24 & beam->seen_mask) * SEEN_GROUP];
}

/* Whether a position is new, or forgotten. */
static u8 note(Beam *beam, u64 key)
{
    u64 *group = group_of(beam, key);
    u8 i;
    for (i = 0; i < SEEN_GROUP; i++)
        if (group[i] == key)
            return 0;
    memmove(group + 1, group, (SEEN_GROUP - 1) * sizeof *group);
    group[0] = key;
    return 1;
}

/* Candidates that have no chance any more leave. */
static void thin_out(Beam *beam)
{
    u32 i;
    u32 count = 0;
    for (i = 0; i < beam->count; i++)
        if (beam->candidates[i].score <= beam->cut)
            beam->candidates[count++] = beam->candidates[i];
    beam->count = count;
}

static void add_candidate(Beam *beam, const Candidate *candidate)
{
    if (beam->count == beam->width * CANDIDATES_EACH)
        thin_out(beam);
    beam->candidates[beam->count++] = *candidate;
    beam->scored[candidate->score]++;
    beam->below++;
    while (beam->below - beam->scored[beam->cut] >= beam->width)
        beam->below -= beam->scored[beam->cut--];
}

static u16 slot_of_score(i16 score)
{
    i32 slot = score + SCORE_ZERO;
    return (u16)(slot < 0 ? 0 : slot < SCORES / 8 ? slot : SCORES / 8 - 1);
}

static u32 least_moves(const Beam *beam, const Links *links)
{
    return beam->single ? links->aside : links->piles;
}

static u8 has_chance(const Beam *beam, u16 score)
{
    return score < beam->cut ||
           (score == beam->cut && beam->below < beam->width);
}

/* The next in the ring, which has waited longest, becomes a candidate. */
static Waiting *let_in(Beam *beam)
{
    Waiting *next = &beam->waiting[beam->come++ % WAITING];
    if (next->key && has_chance(beam, next->candidate.score) &&
        note(beam, next->key))
        add_candidate(beam, &next->candidate);
    next->key = 0;
    return next;
}

static void let_all_in(Beam *beam)
{
    u32 i;
    for (i = 0; i < WAITING; i++)
        let_in(beam);
}

static void let_wait(Beam *beam, Step step, u16 score)
{
    Waiting *last = let_in(beam);
    last->candidate.parent = beam->at;
    last->candidate.step = step;
    last->candidate.score = score;
    last->key = beam->trial.key;
    __builtin_prefetch(group_of(beam, last->key), 1);
}

static u16 score_of(const Links *links)
{
    return is_over(links) ? 0
                          : (u16)(slot_of_score(links->score) * 8 +
                                  (links->key >> 40 & 7));
}

static void offer(Beam *beam, u8 card, u8 onto)
{
    Step step = {card, onto};
    u16 score;
    if (card == beam->links[beam->at].last)
        return;
    beam->trial = beam->links[beam->at];
    play_links(&beam->trial, &beam->custom, step);
    if (beam->level + 1 + least_moves(beam, &beam->trial) >= beam->limit)
        return;
    score = score_of(&beam->trial);
    if (has_chance(beam, score))
        let_wait(beam, step, score);
}

/* ----------------------------------------------------------------- steps */

static void offer_onto(Beam *beam, u8 card)
{
    u64 goals = fits_of(card) & beam->links[beam->at].tops;
    for (; goals; goals &= goals - 1)
        offer(beam, card, FIRST_OF(goals));
}

static void offer_home(Beam *beam, u8 card)
{
    if (beam->links[beam->at].next & SET_OF(card))
        offer(beam, card, AT_HOME);
}

/* A run to an empty column goes whole, as far as it can. */
static void offer_runs(Beam *beam, u8 card)
{
    const Links *links = &beam->links[beam->at];
    u32 most = beam->single
                   ? 1
                   : (beam->custom.room - links->taken + 1U) << links->floors;
    u32 count;
    for (count = 1; count <= most; count++) {
        u8 under = links->under[card];
        u8 linked = are_linked(card, under);
        offer_onto(beam, card);
        if (under && links->floors && (count == 1 || count <= most / 2))
            offer(beam, card, ON_FLOOR);
        if (!linked)
            return;
        card = under;
    }
}

static void offer_from_cell(Beam *beam, u8 card)
{
    offer_onto(beam, card);
    offer_home(beam, card);
    if (beam->links[beam->at].floors)
        offer(beam, card, ON_FLOOR);
}

static void look_around(Beam *beam)
{
    const Links *links = &beam->links[beam->at];
    u64 cells = links->cells;
    u8 i;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        if (links->top[i]) {
            offer_runs(beam, links->top[i]);
            offer_home(beam, links->top[i]);
            if (links->taken < beam->custom.room)
                offer(beam, links->top[i], IN_CELL);
        }
    for (; cells; cells &= cells - 1)
        offer_from_cell(beam, FIRST_OF(cells));
}

/* ---------------------------------------------------------------- levels */

/* Candidates in the order of their scores: where each score begins. */
static void order_scores(Beam *beam)
{
    u32 first = 0;
    u32 score;
    for (score = 0; score <= beam->cut; score++) {
        u32 count = beam->scored[score];
        beam->scored[score] = first;
        first += count;
    }
}

/* The best, in their order; how many. */
static u32 choose_best(Beam *beam, Link *links)
{
    u32 i;
    thin_out(beam);
    order_scores(beam);
    for (i = 0; i < beam->count; i++) {
        const Candidate *candidate = &beam->candidates[i];
        u32 place = beam->scored[candidate->score]++;
        if (place >= beam->width)
            continue;
        links[place].parent = candidate->parent;
        links[place].step = candidate->step;
    }
    return beam->count < beam->width ? beam->count : beam->width;
}

static void fetch_links(const Links *links)
{
    const u8 *bytes = (const u8 *)links;
    u32 i;
    for (i = 0; i < sizeof *links; i += 64)
        __builtin_prefetch(bytes + i);
}

static u32 keep_best(Beam *beam)
{
    const Link *trail = &beam->trail[beam->trail_used];
    Links *kept = beam->others;
    u32 count = choose_best(beam, &beam->trail[beam->trail_used]);
    u32 i;
    for (i = 0; i < count; i++) {
        if (i + AHEAD < count)
            fetch_links(&beam->links[trail[i + AHEAD].parent]);
        kept[i] = beam->links[trail[i].parent];
        play_links(&kept[i], &beam->custom, trail[i].step);
    }
    beam->others = beam->links;
    beam->links = kept;
    return count;
}

static void start_level(Beam *beam)
{
    memset(beam->scored, 0, sizeof beam->scored);
    beam->cut = SCORES - 1;
    beam->count = 0;
    beam->below = 0;
}

/* Whether there is a next level. */
static u8 grow_level(Beam *beam)
{
    u32 count = beam->kept[beam->level];
    if (beam->level + 1 == MOST_LEVELS ||
        beam->trail_used + beam->width > beam->trail_room)
        return 0;
    start_level(beam);
    for (beam->at = 0; beam->at < count; beam->at++) {
        if (beam->nodes == beam->most_nodes || (beam->stop && *beam->stop))
            return 0;
        beam->nodes++;
        look_around(beam);
    }
    let_all_in(beam);
    count = keep_best(beam);
    beam->kept[++beam->level] = count;
    beam->trail_used += count;
    return count != 0;
}

/* The steps to the first position of the level, behind the trail. */
static const Step *trace_back(Beam *beam)
{
    Step *steps = (Step *)(void *)beam->candidates;
    u64 first = beam->trail_used;
    u32 at = 0;
    u32 level;
    for (level = beam->level; level; level--) {
        const Link *link;
        first -= beam->kept[level];
        link = &beam->trail[first + at];
        steps[level - 1] = link->step;
        at = link->parent;
    }
    return steps;
}

const Step *run_beam(Beam *beam, const FreeCell *game, u32 *count)
{
    memset(beam->seen, 0,
           (size_t)(beam->seen_mask + 1) * SEEN_GROUP * sizeof *beam->seen);
    read_links(beam->links, &beam->custom, game);
    if (beam->early)
        fly_links(beam->links, &beam->custom);
    beam->level = 0;
    beam->kept[0] = 1;
    beam->trail_used = 0;
    memset(beam->waiting, 0, sizeof beam->waiting);
    beam->come = 0;
    note(beam, beam->links->key);
    while (!is_over(beam->links))
        if (!grow_level(beam))
            return NULL;
    *count = beam->level;
    return trace_back(beam);
}
