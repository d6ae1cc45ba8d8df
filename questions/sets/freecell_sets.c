/* SPDX-License-Identifier: MIT */
/* Questions about FreeCell: deals by the free cells that they need, and
   positions in which few moves can still win, as proofs of all of them say. */
#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "questions/judged_moves.h"
#include "questions/question_set.h"
#include "rules/freecell/freecell.h"
#include "solve/freecell/freecell.h"

#define RULES                                                                 \
    "This is a game of FreeCell. Its eight columns are the lines that begin " \
    "with a colon, column 1 first; the last card of a line is the one that "  \
    "can move. Build columns down in alternating colours; any card can go "   \
    "to an empty column. A free cell holds one card. Foundations are built "  \
    "up by suit from the ace. Cards in sequence move together: at most as "   \
    "many as there are empty free cells, plus one, doubled for each other "   \
    "empty column. Cards that no card in the columns can need any more move " \
    "home by themselves. A move is two signs, from and to: 1 to 8 for a "     \
    "column, a letter from a on for a free cell, h for home. As many cards "  \
    "as possible move to an empty column; 26v3 moves three.\n\n"

static const u8 reasons[] = {NOT_UNDERSTOOD, FREECELL_NO_PLACE_NAMED,
                             FREECELL_BAD_COUNT, 0};

enum {
    CELLS = 4,
    LONG_PROOF = 300000, /* in nodes */
    SHORT_PROOF = 500
};

static int open_prover(const QuestionSet *set, void **own, const char **reason)
{
    (void)set;
    (void)reason;
    *own = host_must_have(malloc(SOLVE_COMFORT));
    return 1;
}

static void close_prover(void *own)
{
    free(own);
}

static void ask_solver(void *memory, const FreeCell *game, How how, u64 nodes,
                       Answer *answer)
{
    const Question question = {.game = &freecell,
                               .position = game,
                               .how = how,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = nodes};
    solve(&question, answer);
}

/* A deal's number is its seed. */
static void deal_number(AskedQuestion *question, u8 cells, FreeCell *game)
{
    int i;
    for (i = 0; i < SEED_SIZE; i++)
        question->seed[i] = (u8)(question->number >> 8 * i);
    question->variant[FREECELL_VARIANT_CELLS] = cells;
    question->variant[FREECELL_VARIANT_AUTOPLAY] = FREECELL_AUTOPLAY_SAFE;
    memset(game, 0, sizeof *game);
    (void)freecell.deal(game, question->variant, question->seed);
}

/* ------------------------------------------------------------------ cells */

static int wants_any(const QuestionQuota *quota, u32 least, u32 most)
{
    u32 i;
    for (i = least; i <= most; i++)
        if (quota_wants(quota, i))
            return 1;
    return 0;
}

static Verdict win_with(void *memory, AskedQuestion *question, u8 cells)
{
    AskedQuestion deal = {.number = question->number};
    FreeCell game;
    Answer answer;
    deal_number(&deal, cells, &game);
    ask_solver(memory, &game, SOLVE_PROVE, LONG_PROOF, &answer);
    question->nodes += answer.nodes;
    return answer.verdict;
}

/* Whoever wins with some free cells wins with more. The same numbers of cells
   are tried whatever is wanted, but no longer than something wanted may
   follow. */
static int find_cells(void *memory, const QuestionQuota *quota,
                      AskedQuestion *question)
{
    u32 least = 0;
    u32 most = CELLS + 1;
    while (least < most) {
        const u32 cells = (least + most) / 2;
        Verdict verdict;
        if (!wants_any(quota, least, most))
            return 0;
        verdict = win_with(memory, question, (u8)cells);
        if (verdict == SOLVED)
            most = cells;
        else if (verdict == IMPOSSIBLE)
            least = cells + 1;
        else
            return 0;
    }
    question->difficulty = least;
    return least <= CELLS && quota_wants(quota, least);
}

static int make_deal(void *own, const QuestionQuota *quota,
                     AskedQuestion *question)
{
    FreeCell game;
    Answer answer;
    question->difficulty = quota->least;
    if (!quota->is_known && !find_cells(own, quota, question))
        return 0;
    deal_number(question, CELLS, &game);
    question->is_dealt = 1;
    memcpy(question->position, &game, sizeof game);
    ask_solver(own, &game, SOLVE_FAST, LONG_PROOF, &answer);
    question->nodes += answer.nodes;
    if (answer.verdict != SOLVED || answer.length > MOST_ANSWER_MOVES)
        return 0;
    question->length = answer.length;
    memcpy(question->answer, answer.line, answer.length * sizeof *answer.line);
    return 1;
}

/* ------------------------------------------------------------- best moves */

/* Positions are asked about whose proofs are short, so both searches give up
   soon, and the one that finds wins does so first. */
static void search_shortly(void *memory, const void *position, Answer *answer)
{
    enum { ATTEMPTS = 3 };
    Question question = {.game = &freecell,
                         .position = position,
                         .how = SOLVE_PROVE,
                         .memory = memory,
                         .size = SOLVE_COMFORT,
                         .most_nodes = ~(u64)0};
    *answer = no_answer;
    answer->verdict = LIMIT;
    freecell_best_first_between(&question, 0, ATTEMPTS, answer);
    if (answer->verdict == SOLVED)
        return;
    answer->verdict = LIMIT;
    question.most_nodes = answer->nodes + SHORT_PROOF;
    freecell_proof(&question, answer);
}

/* The first attempt alone decides most deals. */
static int find_line(void *memory, const FreeCell *game, JudgedMoves *judged)
{
    const Question question = {.game = &freecell,
                               .position = game,
                               .how = SOLVE_FAST,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = ~(u64)0};
    Answer answer = no_answer;
    answer.verdict = LIMIT;
    freecell_best_first_between(&question, 0, 1, &answer);
    judged->nodes += answer.nodes;
    return answer.verdict == SOLVED &&
           judged_line_take(&judged->line, &answer, 0);
}

/* A player who goes into corners, but never loses, fills the cells. Then few
   moves are left, many of which lose, and proofs are short. */
static int make_choice(void *own, const QuestionQuota *quota,
                       AskedQuestion *question)
{
    enum { FEWEST_MOVES = 6, POSITIONS = 4 };
    JudgedMoves judged = {.game = &freecell,
                          .search = search_shortly,
                          .memory = own,
                          .walks_into_corners = 1,
                          .fewest = FEWEST_MOVES};
    FreeCell game;
    deal_number(question, CELLS, &game);
    memcpy(judged.position, &game, sizeof game);
    return find_line(own, &game, &judged) &&
           judged_moves_make_question(&judged, POSITIONS, quota, question);
}

/* ------------------------------------------------------------------- sets */

const QuestionSet freecell_cells_questions = {
    .game = &freecell,
    .name = "cells",
    .measure = "fewest free cells with which the deal can be won",
    .rules = RULES,
    .request = "\nThere are four free cells, a to d. Win the game. Answer "
               "with the moves, with blanks between them, and with nothing "
               "else. For example: 3a 32 7h",
    .version = 1,
    .task = ASKS_LINE,
    .least = 0,
    .most = CELLS,
    .numbers = 2000000,
    .patience = 5000,
    .reasons = reasons,
    .open = open_prover,
    .close = close_prover,
    .make = make_deal};

const QuestionSet freecell_moves_questions = {
    .game = &freecell,
    .name = "moves",
    .measure = "moves after which the game can be won",
    .rules = RULES,
    .request = "\nThere are four free cells, a to d. After at most half of "
               "the moves the game can still be won, after the others it "
               "can't. Answer with one move after which it can, and with "
               "nothing else. For example: 3a",
    .version = 2,
    .task = ASKS_MOVE,
    .least = 1,
    .most = 4,
    .numbers = 2000000,
    .patience = 1000,
    .reasons = reasons,
    .open = open_prover,
    .close = close_prover,
    .make = make_choice};
