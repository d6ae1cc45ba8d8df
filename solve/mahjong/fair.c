/* SPDX-License-Identifier: MIT */
/* In each round every pair is tried on the same deals, the hidden tiles being
   dealt anew, and the worse half of the pairs drops out. A pair is worth what
   its trials won, times the share of boards that it leaves winnable. */
#include "fair.h"

#include <string.h>

#include "trial.h"

enum {
    MOST_PAIRS = 1024, /* more than the rules ever list */
    SOLVE_EVERY = 32,  /* deals */
    SOLVE_NODES = 3000,
    SETTLE_NODES = 1000000,
    SCALE = 1000,
    LONELY = 8, /* a pair without rivals is tried less, by this */
    LEAST_SHARE =
        SCALE / 10 /* of trials, that none has won does not say all */
};

typedef struct Candidate {
    u16 move;
    FairOdds odds;
} Candidate;

typedef struct Fair {
    const FairQuestion *question;
    u64 size; /* of the solver's memory */
    u8 *memory;
    u64 nodes; /* of the solver */
    u32 deals;
    u16 count;
    u16 moves[MOST_PAIRS];
    Candidate candidate[MOST_PAIRS];
    Trials trials;
} Fair;

/* -------------------------------------------------------------- solving */

static Answer ask(Fair *fair, const Mahjong *game, u64 most_nodes)
{
    Question question = {0};
    Answer answer;
    question.game = &mahjong;
    question.position = game;
    question.how = SOLVE_PROVE;
    question.memory = fair->memory;
    question.size = fair->size;
    question.most_nodes = most_nodes;
    question.stop = fair->question->stop;
    solve(&question, &answer);
    fair->nodes += answer.nodes;
    return answer;
}

static u32 solve_after(Fair *fair, u16 move)
{
    Mahjong game = fair->trials.game;
    Answer answer;
    mahjong.apply(&game, move, NULL);
    answer = ask(fair, &game, SOLVE_NODES);
    return answer.verdict == SOLVED ? 2 : answer.verdict != IMPOSSIBLE;
}

/* --------------------------------------------------------------- trials */

static void try_candidate(Fair *fair, Candidate *candidate)
{
    FairOdds *odds = &candidate->odds;
    odds->wins += try_pair(&fair->trials, candidate->move);
    odds->trials++;
    if (fair->deals % SOLVE_EVERY != SOLVE_EVERY - 1)
        return;
    odds->winnable += solve_after(fair, candidate->move);
    odds->boards += 2;
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
        fair->deals++;
    } while (nodes_of(fair) < until && !is_told_to_stop(fair));
}

static u64 value_of(const FairOdds *odds)
{
    u64 share = (u64)odds->wins * SCALE / odds->trials + LEAST_SHARE;
    return odds->boards ? share * odds->winnable * SCALE / odds->boards
                        : share * SCALE;
}

/* The better ones come first. */
static void sort_candidates(Fair *fair)
{
    Candidate *all = fair->candidate;
    u16 i, j;
    for (i = 1; i < fair->count; i++)
        for (j = i; j && value_of(&all[j].odds) > value_of(&all[j - 1].odds);
             j--) {
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
    u8 group = group_of_tile(game, (u8)(move & 255));
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (group_of_tile(game, i) == group && !tile_is_free(game, i))
            return 0;
    return 1;
}

static void list_candidates(Fair *fair)
{
    const Mahjong *game = fair->question->game;
    u16 count = mahjong.list(game, fair->moves, MOST_PAIRS);
    u16 i;
    for (i = 0; i < count; i++) {
        Candidate candidate = {fair->moves[i], {0, 0, 0, 0}};
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
    Answer whole;
    if (fair->trials.hidden_count)
        return 0;
    whole = ask(fair, fair->question->game, SETTLE_NODES);
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

static Fair *lay_out(const FairQuestion *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    Fair *fair = (Fair *)(void *)((u8 *)question->memory + skip);
    if (question->size < skip + sizeof(Fair))
        return NULL;
    memset(fair, 0, sizeof *fair);
    fair->question = question;
    fair->memory = (u8 *)(fair + 1);
    fair->size = question->size - skip - sizeof(Fair);
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
    list_candidates(fair);
    if (!settle(fair, answer)) {
        choose(fair);
        answer->move = fair->candidate[0].move;
        answer->odds = fair->candidate[0].odds;
    }
    answer->nodes = nodes_of(fair);
}
