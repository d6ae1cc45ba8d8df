/* SPDX-License-Identifier: MIT */
/* Surveys of FreeCell: can a deal be won, in how few single-card moves, and
   with how few free cells? */
#include <string.h>

#include "advice/freecell/grade.h"
#include "rules/freecell/freecell.h"
#include "solve/freecell/freecell.h"
#include "solve/freecell/proof/reversible_state.h"
#include "survey/kind.h"

/* A deal's number is its seed. */
static void seed_of_deal(u64 deal, u8 *seed)
{
    int i;
    for (i = 0; i < SEED_SIZE; i++)
        seed[i] = (u8)(deal >> 8 * i);
}

static Question question_about(const Asker *asker, How how,
                               const FreeCell *game)
{
    const Question question = {.game = &freecell,
                               .position = game,
                               .how = how,
                               .memory = asker->memory,
                               .size = asker->question->memory,
                               .most_nodes = asker->question->nodes,
                               .stop = asker->stop};
    return question;
}

static void ask_freecell(const Asker *asker, How how, const FreeCell *game,
                         Answer *answer)
{
    const Question question = question_about(asker, how, game);
    solve(&question, answer);
}

static void deal_freecell(const Asker *asker, u64 deal, FreeCell *game)
{
    u8 seed[SEED_SIZE];
    seed_of_deal(deal, seed);
    memset(game, 0, sizeof *game);
    (void)freecell.deal(game, asker->question->variant, seed);
}

/* --------------------------------------------------------------- verdicts */

enum { DEAL_WON, DEAL_IMPOSSIBLE, DEAL_UNKNOWN };

static void ask_verdict(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    FreeCell game;
    Answer answer;
    (void)way;
    deal_freecell(asker, deal, &game);
    ask_freecell(asker, SOLVE_FAST, &game, &answer);
    finding->nodes = answer.nodes;
    finding->value = answer.length;
    finding->answer = answer.verdict == SOLVED       ? DEAL_WON
                      : answer.verdict == IMPOSSIBLE ? DEAL_IMPOSSIBLE
                                                     : DEAL_UNKNOWN;
}

/* A* expands the states in another order, and has a closed set of its own.
   Where every card goes home, it can only prove more than that: that there is
   no line even for a player who may keep cards back. */
static Verdict prove_impossible(Asker *asker, u64 deal)
{
    FreeCell game;
    Answer answer = no_answer;
    Question question;
    int may_keep_back;
    deal_freecell(asker, deal, &game);
    may_keep_back = !freecell_autoplay_slack(&game);
    if (!may_keep_back)
        game.autoplay = FREECELL_AUTOPLAY_SAFE;
    question = question_about(asker, SOLVE_OPTIMAL, &game);
    freecell_a_star(&question, &answer);
    if (answer.verdict == IMPOSSIBLE)
        return IMPOSSIBLE;
    return may_keep_back && answer.verdict != REFUTED && answer.length ? SOLVED
                                                                       : LIMIT;
}

/* ------------------------------------------------------------ certificates */

/* The states that a proof has expanded. */
typedef struct StateList {
    Page page;
    u64 count;
} StateList;

static void page_card(Page *page, u8 card)
{
    page_format(page, "%c%c", "-A23456789TJQK"[FREECELL_RANK(card)],
                "CDHS"[FREECELL_SUIT(card)]);
}

/* The columns from left to right, each from the top of the board on, and the
   cells. Cards that are in neither are home. */
static void note_state(void *own, const void *evidence)
{
    const ReversibleState *state = evidence;
    StateList *list = own;
    u64 cells = state->cells;
    u8 column, row;
    for (column = 0; column < FREECELL_COLUMNS; column++) {
        for (row = 1; row <= state->height[column]; row++)
            page_card(&list->page, state->column[column][row]);
        page_text(&list->page, "/");
    }
    for (; cells; cells &= cells - 1)
        page_card(&list->page, FIRST_OF(cells));
    page_text(&list->page, "\n");
    list->count++;
}

static int certify_impossible(Asker *asker, u64 deal, Page *page)
{
    StateList list = {PAGE_EMPTY, 0};
    const Witness witness = {note_state, &list};
    FreeCell game;
    Answer answer = no_answer;
    Question question;
    deal_freecell(asker, deal, &game);
    question = question_about(asker, SOLVE_PROVE, &game);
    question.witness = &witness;
    freecell_proof(&question, &answer);
    if (answer.verdict == IMPOSSIBLE) {
        page_format(page, "deal %llu\nstates %llu\n", (unsigned long long)deal,
                    (unsigned long long)list.count);
        page_put(page, list.page.text, list.page.used);
    }
    page_free(&list.page);
    return answer.verdict == IMPOSSIBLE;
}

static const AnswerClass verdict_classes[] = {{"won", 1, 0, 0},
                                              {"impossible", 0, 0, 1},
                                              {"unknown", 0, 1, 1},
                                              {NULL, 0, 0, 0}};

const SurveyKind freecell_verdict_kind = {.game = &freecell,
                                          .name = "verdict",
                                          .question =
                                              N_("whether a deal can be won"),
                                          .variant = "",
                                          .unit = "move",
                                          .classes = verdict_classes,
                                          .solver = 2,
                                          .megabytes = 32,
                                          .nodes = 10000000,
                                          .shard = 1000000,
                                          .ask = ask_verdict,
                                          .prove = prove_impossible,
                                          .certify = certify_impossible,
                                          .negative = DEAL_IMPOSSIBLE};

/* ---------------------------------------------------------------- lengths */

enum { LINE_OPTIMAL, LINE_BOUNDED, LINE_IMPOSSIBLE, LINE_UNKNOWN };

/* Every event of a line moves a single card. */
static u32 count_single_moves(FreeCell *game, const Answer *answer)
{
    Event events[2 * FREECELL_CARDS];
    u32 single = 0;
    u32 i;
    for (i = 0; i < answer->length; i++) {
        /* cppcheck-suppress legacyUninitvar ; apply writes what it counts */
        Trace trace = {events, COUNT_OF(events), 0};
        (void)freecell.apply(game, answer->line[i], &trace);
        single += trace.count;
    }
    return single;
}

static void ask_length(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    FreeCell game;
    Answer answer;
    (void)way;
    deal_freecell(asker, deal, &game);
    ask_freecell(asker, SOLVE_OPTIMAL, &game, &answer);
    finding->nodes = answer.nodes;
    finding->answer = answer.verdict == SOLVED       ? LINE_OPTIMAL
                      : answer.verdict == IMPOSSIBLE ? LINE_IMPOSSIBLE
                      : answer.length                ? LINE_BOUNDED
                                                     : LINE_UNKNOWN;
    finding->value = count_single_moves(&game, &answer);
}

static const AnswerClass length_classes[] = {{"optimal", 1, 0, 0},
                                             {"bounded", 1, 1, 1},
                                             {"impossible", 0, 0, 1},
                                             {"unknown", 0, 1, 1},
                                             {NULL, 0, 0, 0}};

const SurveyKind freecell_length_kind = {
    .game = &freecell,
    .name = "length",
    .question = N_("the fewest single-card moves that win a deal"),
    .variant = "",
    .unit = "single-card move",
    .classes = length_classes,
    .solver = 2,
    .megabytes = 1024,
    .nodes = 100000000,
    .shard = 1000,
    .ask = ask_length};

/* ------------------------------------------------------------------ cells */

enum { USUAL_CELLS = 4, CELLS_NONE = 8, CELLS_UNKNOWN };

static void ask_cells(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    const Grader grader = {
        .memory = asker->memory,
        .size = asker->question->memory,
        .most_nodes = asker->question->nodes,
        .stop = asker->stop,
        .autoplay = asker->question->variant[FREECELL_VARIANT_AUTOPLAY]};
    u8 seed[SEED_SIZE];
    Grade grade;
    (void)way;
    seed_of_deal(deal, seed);
    grade = grade_seed(&grader, seed);
    finding->nodes = grade.nodes;
    finding->answer = !grade.proven             ? CELLS_UNKNOWN
                      : grade.cells == NO_GRADE ? CELLS_NONE
                                                : grade.cells;
}

/* The variant chooses only the autoplay. */
static const char *object_to_cells(const u8 *variant)
{
    return variant[FREECELL_VARIANT_CELLS] == USUAL_CELLS
               ? NULL
               : _("'freecell cells' finds the number of free cells itself, "
                   "so none can be chosen");
}

static const AnswerClass cells_classes[] = {
    {"0", 0, 0, 0},    {"1", 0, 0, 0},       {"2", 0, 0, 0}, {"3", 0, 0, 0},
    {"4", 0, 0, 0},    {"5", 0, 0, 1},       {"6", 0, 0, 1}, {"7", 0, 0, 1},
    {"none", 0, 0, 1}, {"unknown", 0, 1, 1}, {NULL, 0, 0, 0}};

const SurveyKind freecell_cells_kind = {
    .game = &freecell,
    .name = "cells",
    .question = N_("the fewest free cells with which a deal can be won"),
    .variant = "",
    .classes = cells_classes,
    .solver = 3,
    .megabytes = 256,
    .nodes = 3000000,
    .shard = 10000,
    .objection = object_to_cells,
    .ask = ask_cells};
