/* SPDX-License-Identifier: MIT */
/* Rates the pairs of a Mahjong position for a player who sees only uncovered
   tiles. It plays rollouts over determinizations (Ginsberg, "GIB: imperfect
   information in a computationally challenging game", 2001) with sequential
   halving (Karnin, Koren and Somekh, "Almost optimal exploration in
   multi-armed bandits", 2013). In each round every pair is tried on the same
   random deals of the hidden tiles, and the worse half of the pairs drops out.
   A pair is worth the share of rollouts it won, times the share of deals it
   leaves winnable. Since it matters more which tiles are paired than when, a
   rollout also counts, with less weight, for every other pair that it did not
   part. Rollouts know the hidden tiles once they have dealt them, so they see
   no value in uncovering tiles; a bonus makes up for that. */
#include "pair_chances.h"

#include <string.h>

#include "rollout.h"
#include "solve/mahjong/sat/search.h"
#include "solve/mahjong/sat/solve_pairs.h"

enum {
    MOST_PAIRS = 1024, /* more than the rules ever list */
    SOLVE_EVERY = 8,   /* every eighth deal is solved */
    SOLVE_NODES = 3000,
    SETTLE_NODES = 1000000,
    SCALE = 1000,
    LONELY = 32, /* a pair without rivals gets this fraction of the nodes */
    OWN = 4, /* weight of a pair's own trials; those of other pairs weigh 1 */
    TRUST = 16,  /* prior: winnable boards assumed, counted twice */
    SEEING = 40, /* bonus for each tile uncovered, in units of 1 / SCALE */
    LEAST_SHARE = SCALE / 10 /* added to the share of wins, so that pairs
                                without a win still differ */
};

typedef struct PairCandidate {
    u16 move;
    PairOdds odds;
    u32 kept_wins,
        kept;     /* rollouts of other pairs that did not part this one */
    u8 uncovered; /* number of tiles it uncovers */
} PairCandidate;

typedef struct PairChances {
    const PairChancesQuestion *question;
    Question limits; /* the limits and memory of the SAT solver */
    u64 nodes;       /* used by the SAT solver */
    u32 deals;
    u16 count;
    u16 moves[MOST_PAIRS];
    PairCandidate candidate[MOST_PAIRS];
    MahjongRollout rollout;
} PairChances;

/* -------------------------------------------------------------- solving */

/* Solves the last deal: with this pair, or with any if it is
   MAHJONG_SHUFFLE. */
static Verdict solve_deal(PairChances *chances, u16 pair)
{
    u64 size = chances->limits.size - sizeof(MahjongSearch);
    u32 room =
        size / sizeof(u32) > ~(u32)0 ? ~(u32)0 : (u32)(size / sizeof(u32));
    MahjongSearch *search = chances->limits.memory;
    Verdict verdict;
    ASSERT(chances->limits.size >= sizeof(MahjongSearch));
    if (!mahjong_search_init_board(
            search, &chances->limits, &chances->rollout.board,
            &chances->rollout.start, (u32 *)(void *)(search + 1), room))
        return LIMIT;
    if (pair != MAHJONG_SHUFFLE)
        mahjong_search_require_pair(search, (u8)(pair & 255), (u8)(pair >> 8));
    verdict = mahjong_search_run(search);
    chances->nodes += search->nodes;
    return verdict;
}

/* Whether a solution takes these two tiles as a pair, or leaves both without a
   fixed partner. */
static u8 is_among(const Partners chosen, const TileBoard *board, u16 pair)
{
    u8 first = (u8)(pair & 255);
    u8 second = (u8)(pair >> 8);
    ASSERT_SLOW(first != second);
    if (!chosen[first])
        return !chosen[second];
    return chosen[first] == 1 << board->slot[second];
}

static u32 solve_with(PairChances *chances, u16 pair)
{
    Verdict verdict = solve_deal(chances, pair);
    return verdict == SOLVED ? 2 : verdict != IMPOSSIBLE;
}

/* Determines for each pair whether it leaves the last deal winnable. The first
   solution already settles the pairs that it contains. */
static void solve_for_all(PairChances *chances)
{
    Partners chosen;
    Verdict any = solve_deal(chances, MAHJONG_SHUFFLE);
    u16 i;
    memcpy(chosen,
           ((const MahjongSearch *)chances->limits.memory)->clauses.chosen,
           sizeof chosen);
    for (i = 0; i < chances->count; i++) {
        PairCandidate *candidate = &chances->candidate[i];
        candidate->odds.boards += 2;
        if (any == SOLVED &&
            is_among(chosen, &chances->rollout.board, candidate->move))
            candidate->odds.winnable += 2;
        else if (any != IMPOSSIBLE)
            candidate->odds.winnable += solve_with(chances, candidate->move);
    }
}

/* --------------------------------------------------------------- trials */

/* Whether neither tile of the pair went with another one. */
static u8 was_not_parted(const MahjongRollout *rollout, u16 move)
{
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    u8 partner = rollout->partner[first];
    u8 other = rollout->partner[second];
    return (partner == NO_SPOT || partner == second) &&
           (other == NO_SPOT || other == first);
}

static void credit_unparted(PairChances *chances, const PairCandidate *tried,
                            u8 won)
{
    PairCandidate *candidate = chances->candidate;
    PairCandidate *end = candidate + chances->count;
    for (; candidate != end; candidate++)
        if (candidate != tried &&
            was_not_parted(&chances->rollout, candidate->move)) {
            candidate->kept++;
            candidate->kept_wins += won;
        }
}

static void roll_out_candidate(PairChances *chances, PairCandidate *candidate)
{
    PairOdds *odds = &candidate->odds;
    u8 won = rollout_play_pair(&chances->rollout, candidate->move);
    odds->wins += won;
    odds->trials++;
    credit_unparted(chances, candidate, won);
}

static u64 nodes_of(const PairChances *chances)
{
    return chances->nodes + chances->rollout.nodes;
}

static u8 is_told_to_stop(const PairChances *chances)
{
    return is_stop_set(chances->question->stop);
}

static void roll_out_all(PairChances *chances, u64 until)
{
    ASSERT(chances->count);
    do {
        u16 i;
        rollout_determinize(&chances->rollout);
        for (i = 0; i < chances->count; i++)
            roll_out_candidate(chances, &chances->candidate[i]);
        if (++chances->deals % SOLVE_EVERY == 0)
            solve_for_all(chances);
    } while (nodes_of(chances) < until && !is_told_to_stop(chances));
}

static u64 value_of(const PairCandidate *candidate)
{
    const PairOdds *odds = &candidate->odds;
    u64 wins = (u64)OWN * odds->wins + candidate->kept_wins;
    u64 trials = (u64)OWN * odds->trials + candidate->kept; /* at least 1 */
    u64 share = wins * SCALE / trials + LEAST_SHARE;
    u64 winnable = (u64)(odds->winnable + TRUST) * SCALE;
    ASSERT_SLOW(trials);
    return share * (winnable / (odds->boards + TRUST)) *
           (SCALE + (u64)SEEING * candidate->uncovered);
}

/* Sorts the candidates, best first. */
static void sort_candidates(PairChances *chances)
{
    PairCandidate *all = chances->candidate;
    u16 i, j;
    ASSERT(chances->count <= MOST_PAIRS);
    for (i = 1; i < chances->count; i++)
        for (j = i; j && value_of(&all[j]) > value_of(&all[j - 1]); j--) {
            PairCandidate candidate = all[j];
            all[j] = all[j - 1];
            all[j - 1] = candidate;
        }
}

static void halve_sequentially(PairChances *chances)
{
    u64 most =
        chances->question->most_nodes / (chances->count > 1 ? 1 : LONELY);
    u16 rounds = 1;
    u16 round, left;
    ASSERT(chances->count);
    for (left = chances->count; left > 2; left = (u16)((left + 1) / 2))
        rounds++;
    for (round = 1; round <= rounds; round++) {
        roll_out_all(chances, most / rounds * round);
        sort_candidates(chances);
        if (round < rounds)
            chances->count = (u16)((chances->count + 1) / 2);
    }
}

/* ------------------------------------------------------------ questions */

/* A pair is harmless if all tiles of its group are free. */
static u8 is_harmless(const Mahjong *game, u16 move)
{
    u8 group = mahjong_tile_group(game, (u8)(move & 255));
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_tile_group(game, i) == group && !mahjong_is_free(game, i))
            return 0;
    return 1;
}

static void list_candidates(PairChances *chances)
{
    const Mahjong *game = chances->question->game;
    u16 count = mahjong.list(game, chances->moves, MOST_PAIRS);
    u16 i;
    ASSERT(count <= MOST_PAIRS);
    for (i = 0; i < count; i++) {
        PairCandidate candidate = {chances->moves[i], {0, 0, 0, 0}, 0, 0, 0};
        candidate.uncovered =
            rollout_count_uncovered(&chances->rollout, candidate.move);
        if (is_harmless(game, candidate.move)) {
            chances->candidate[0] = candidate;
            chances->count = 1;
            return;
        }
        chances->candidate[chances->count++] = candidate;
    }
}

/* If nothing is hidden, the SAT solver can decide what wins. */
static u8 settle(PairChances *chances, PairChancesAnswer *answer)
{
    Question question = chances->limits;
    Answer whole = {0};
    ASSERT(chances->count);
    if (chances->rollout.hidden_count)
        return 0;
    question.most_nodes = SETTLE_NODES;
    mahjong_solve_pairs(&question, &whole);
    chances->nodes += whole.nodes;
    if (whole.verdict != SOLVED && whole.verdict != IMPOSSIBLE)
        return 0;
    answer->move =
        whole.verdict == SOLVED ? whole.line[0] : chances->candidate[0].move;
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

static void set_limits(PairChances *chances, u64 used)
{
    Question *limits = &chances->limits;
    limits->game = &mahjong;
    limits->position = chances->question->game;
    limits->how = SOLVE_PROVE;
    limits->memory = (u8 *)chances + round_up(sizeof *chances);
    limits->size = chances->question->size - used;
    limits->most_nodes = SOLVE_NODES;
    limits->stop = chances->question->stop;
}

static PairChances *lay_out(const PairChancesQuestion *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    PairChances *chances =
        (PairChances *)(void *)((u8 *)question->memory + skip);
    u64 used = skip + round_up(sizeof(PairChances));
    if (question->size < used + sizeof(MahjongSearch))
        return NULL;
    memset(chances, 0, sizeof *chances);
    chances->question = question;
    set_limits(chances, used);
    rollout_init(&chances->rollout, question->game, question->seed);
    return chances;
}

void mahjong_pair_chances(const PairChancesQuestion *question,
                          PairChancesAnswer *answer)
{
    PairChances *chances = NULL;
    memset(answer, 0, sizeof *answer);
    answer->move = MAHJONG_SHUFFLE;
    if (mahjong.status(question->game) == GOING)
        chances = lay_out(question);
    if (!chances)
        return;
    rollout_hide(&chances->rollout);
    list_candidates(chances);
    if (!settle(chances, answer)) {
        halve_sequentially(chances);
        answer->move = chances->candidate[0].move;
        answer->odds = chances->candidate[0].odds;
    }
    answer->nodes = nodes_of(chances);
}

u32 mahjong_rate_board(const PairChancesQuestion *question, u32 most_games)
{
    PairChances *chances = lay_out(question);
    u32 wins = 0;
    while (chances && most_games--)
        wins += rollout_play(&chances->rollout);
    return wins;
}
