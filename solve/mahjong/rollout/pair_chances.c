/* SPDX-License-Identifier: MIT */
/* In each round every pair is tried on the same deals, the hidden tiles being
   dealt anew, and the worse half of the pairs drops out. A pair is worth what
   its trials won, times the share of boards that it leaves winnable. When two
   tiles are a pair matters little, that they are one much: so a trial also
   counts, for less, for each other pair that it has not parted. Trials know
   what is hidden once they have dealt it, and so not what it is worth to see
   it: that is added. */
#include "pair_chances.h"

#include <string.h>

#include "rollout.h"
#include "solve/mahjong/sat/search.h"

enum {
    MOST_PAIRS = 1024, /* more than the rules ever list */
    SOLVE_EVERY = 8,   /* deals */
    SOLVE_NODES = 3000,
    SETTLE_NODES = 1000000,
    SCALE = 1000,
    LONELY = 32, /* a pair without rivals is tried less, by this */
    OWN = 4,     /* what a trial of its own counts, of another pair 1 */
    TRUST = 16,  /* so many boards, counted twice, are taken to be winnable */
    SEEING = 40, /* what it is worth to see a tile, in parts of SCALE */
    LEAST_SHARE =
        SCALE / 10 /* of trials, that none has won does not say all */
};

typedef struct Candidate {
    u16 move;
    FairOdds odds;
    u32 kept_wins, kept; /* trials of others that did not part it */
    u8 uncovered;        /* tiles that it shows */
} Candidate;

typedef struct Fair {
    const FairQuestion *question;
    Question limits; /* of the solver, and its memory */
    u64 nodes;       /* of the solver */
    u32 deals;
    u16 count;
    u16 moves[MOST_PAIRS];
    Candidate candidate[MOST_PAIRS];
    Trials trials;
} Fair;

/* -------------------------------------------------------------- solving */

/* Solves the last deal, with this pair or, if it is none, with any. */
static Verdict solve_deal(Fair *fair, u16 pair)
{
    u64 size = fair->limits.size - sizeof(Search);
    u32 room =
        size / sizeof(u32) > ~(u32)0 ? ~(u32)0 : (u32)(size / sizeof(u32));
    Search *search = fair->limits.memory;
    Verdict verdict;
    if (!set_search_on(search, &fair->limits, &fair->trials.heap,
                       &fair->trials.start, (u32 *)(void *)(search + 1), room))
        return LIMIT;
    if (pair != MAHJONG_SHUFFLE)
        insist_on(search, (u8)(pair & 255), (u8)(pair >> 8));
    verdict = search_pairs(search);
    fair->nodes += search->nodes;
    return verdict;
}

/* Whether the two are a pair where these are, or are to be no other's. */
static u8 is_among(const Partners chosen, const Heap *heap, u16 pair)
{
    u8 first = (u8)(pair & 255);
    u8 second = (u8)(pair >> 8);
    if (!chosen[first])
        return !chosen[second];
    return chosen[first] == 1 << heap->slot[second];
}

static u32 solve_with(Fair *fair, u16 pair)
{
    Verdict verdict = solve_deal(fair, pair);
    return verdict == SOLVED ? 2 : verdict != IMPOSSIBLE;
}

/* For each pair whether it leaves the last deal winnable. Most of them are in
   the first way to win that is found. */
static void solve_for_all(Fair *fair)
{
    Partners chosen;
    Verdict any = solve_deal(fair, MAHJONG_SHUFFLE);
    u16 i;
    memcpy(chosen, ((const Search *)fair->limits.memory)->logic.chosen,
           sizeof chosen);
    for (i = 0; i < fair->count; i++) {
        Candidate *candidate = &fair->candidate[i];
        candidate->odds.boards += 2;
        if (any == SOLVED &&
            is_among(chosen, &fair->trials.heap, candidate->move))
            candidate->odds.winnable += 2;
        else if (any != IMPOSSIBLE)
            candidate->odds.winnable += solve_with(fair, candidate->move);
    }
}

/* --------------------------------------------------------------- trials */

/* Whether neither of the two went with another tile. */
static u8 was_kept(const Trials *trials, u16 move)
{
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    u8 mate = trials->mate[first];
    u8 other = trials->mate[second];
    return (mate == NO_SPOT || mate == second) &&
           (other == NO_SPOT || other == first);
}

static void learn_from(Fair *fair, const Candidate *tried, u8 won)
{
    Candidate *candidate = fair->candidate;
    Candidate *end = candidate + fair->count;
    for (; candidate != end; candidate++)
        if (candidate != tried && was_kept(&fair->trials, candidate->move)) {
            candidate->kept++;
            candidate->kept_wins += won;
        }
}

static void try_candidate(Fair *fair, Candidate *candidate)
{
    FairOdds *odds = &candidate->odds;
    u8 won = try_pair(&fair->trials, candidate->move);
    odds->wins += won;
    odds->trials++;
    learn_from(fair, candidate, won);
}

static u64 nodes_of(const Fair *fair)
{
    return fair->nodes + fair->trials.nodes;
}

static u8 is_told_to_stop(const Fair *fair)
{
    return fair->question->stop && *fair->question->stop;
}

static void try_all(Fair *fair, u64 until)
{
    do {
        u16 i;
        deal_hidden(&fair->trials);
        for (i = 0; i < fair->count; i++)
            try_candidate(fair, &fair->candidate[i]);
        if (++fair->deals % SOLVE_EVERY == 0)
            solve_for_all(fair);
    } while (nodes_of(fair) < until && !is_told_to_stop(fair));
}

static u64 value_of(const Candidate *candidate)
{
    const FairOdds *odds = &candidate->odds;
    u64 wins = (u64)OWN * odds->wins + candidate->kept_wins;
    u64 trials = (u64)OWN * odds->trials + candidate->kept;
    u64 share = wins * SCALE / trials + LEAST_SHARE;
    u64 winnable = (u64)(odds->winnable + TRUST) * SCALE;
    return share * (winnable / (odds->boards + TRUST)) *
           (SCALE + (u64)SEEING * candidate->uncovered);
}

/* The better ones come first. */
static void sort_candidates(Fair *fair)
{
    Candidate *all = fair->candidate;
    u16 i, j;
    for (i = 1; i < fair->count; i++)
        for (j = i; j && value_of(&all[j]) > value_of(&all[j - 1]); j--) {
            Candidate candidate = all[j];
            all[j] = all[j - 1];
            all[j - 1] = candidate;
        }
}

static void choose(Fair *fair)
{
    u64 most = fair->question->most_nodes / (fair->count > 1 ? 1 : LONELY);
    u16 rounds = 1;
    u16 round, left;
    for (left = fair->count; left > 2; left = (u16)((left + 1) / 2))
        rounds++;
    for (round = 1; round <= rounds; round++) {
        try_all(fair, most / rounds * round);
        sort_candidates(fair);
        if (round < rounds)
            fair->count = (u16)((fair->count + 1) / 2);
    }
}

/* ------------------------------------------------------------ questions */

/* A pair after which none of its kind is left can do no harm. */
static u8 is_harmless(const Mahjong *game, u16 move)
{
    u8 group = mahjong_tile_group(game, (u8)(move & 255));
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_tile_group(game, i) == group && !mahjong_is_free(game, i))
            return 0;
    return 1;
}

static void list_candidates(Fair *fair)
{
    const Mahjong *game = fair->question->game;
    u16 count = mahjong.list(game, fair->moves, MOST_PAIRS);
    u16 i;
    for (i = 0; i < count; i++) {
        Candidate candidate = {fair->moves[i], {0, 0, 0, 0}, 0, 0, 0};
        candidate.uncovered = count_uncovered(&fair->trials, candidate.move);
        if (is_harmless(game, candidate.move)) {
            fair->candidate[0] = candidate;
            fair->count = 1;
            return;
        }
        fair->candidate[fair->count++] = candidate;
    }
}

/* Nothing is hidden: what can be won is known. */
static u8 settle(Fair *fair, FairAnswer *answer)
{
    Question question = fair->limits;
    Answer whole;
    if (fair->trials.hidden_count)
        return 0;
    question.most_nodes = SETTLE_NODES;
    solve(&question, &whole);
    fair->nodes += whole.nodes;
    if (whole.verdict != SOLVED && whole.verdict != IMPOSSIBLE)
        return 0;
    answer->move =
        whole.verdict == SOLVED ? whole.line[0] : fair->candidate[0].move;
    answer->odds.trials = 1;
    answer->odds.wins = whole.verdict == SOLVED;
    answer->odds.boards = 2;
    answer->odds.winnable = whole.verdict == SOLVED ? 2 : 0;
    return 1;
}

static u64 round_up(u64 size)
{
    return (size + 63) & ~(u64)63;
}

static void set_limits(Fair *fair, u64 used)
{
    Question *limits = &fair->limits;
    limits->game = &mahjong;
    limits->position = fair->question->game;
    limits->how = SOLVE_PROVE;
    limits->memory = (u8 *)fair + round_up(sizeof *fair);
    limits->size = fair->question->size - used;
    limits->most_nodes = SOLVE_NODES;
    limits->stop = fair->question->stop;
}

static Fair *lay_out(const FairQuestion *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    Fair *fair = (Fair *)(void *)((u8 *)question->memory + skip);
    u64 used = skip + round_up(sizeof(Fair));
    if (question->size < used + sizeof(Search))
        return NULL;
    memset(fair, 0, sizeof *fair);
    fair->question = question;
    set_limits(fair, used);
    set_trials(&fair->trials, question->game, question->seed);
    return fair;
}

void judge_fairly(const FairQuestion *question, FairAnswer *answer)
{
    Fair *fair = NULL;
    memset(answer, 0, sizeof *answer);
    answer->move = MAHJONG_SHUFFLE;
    if (mahjong.status(question->game) == GOING)
        fair = lay_out(question);
    if (!fair)
        return;
    hide_tiles(&fair->trials);
    list_candidates(fair);
    if (!settle(fair, answer)) {
        choose(fair);
        answer->move = fair->candidate[0].move;
        answer->odds = fair->candidate[0].odds;
    }
    answer->nodes = nodes_of(fair);
}

u32 rate_board(const FairQuestion *question, u32 most_games)
{
    Fair *fair = lay_out(question);
    u32 wins = 0;
    while (fair && most_games--)
        wins += try_game(&fair->trials);
    return wins;
}
