/* SPDX-License-Identifier: MIT */
/* Questions about Kulki: positions in which one move is clearly the best.
   Balls drop at random, so nothing is proven: the moves are compared by
   rollouts, in which all of them meet the same drops. */
#include <string.h>

#include "advice/kulki/kulki_player.h"
#include "host/numbered_seed.h"
#include "questions/question_set.h"

#define RULES                                                                 \
    "This is a game of Kulki. Digits are balls, and their colours. A move "   \
    "takes a ball to an empty cell to which a path of empty cells leads, "    \
    "going up, down, left and right. Five or more balls of one colour in a "  \
    "row, a column or a diagonal disappear: five are worth 5 points, and "    \
    "each further one 2. After a move with which nothing disappears, three "  \
    "balls of random colours drop on random cells. The game ends when the "   \
    "board is full.\n\n"

#define REQUEST                                                               \
    "\nWhich move is the best, for as many points as possible in the rest "   \
    "of the game? Answer with the cell of the ball and the cell where it "    \
    "goes, with a blank between them, and with nothing else. For example: "   \
    "D4 C2"

static const u8 reasons[] = {NOT_UNDERSTOOD, KULKI_BAD_CELL, 0};

static int open_engine(const QuestionSet *set, void **own, const char **reason)
{
    (void)set;
    *own = kulki_player_make(NULL, NULL);
    *reason = _("not enough memory for a player");
    return *own != NULL;
}

static void close_engine(void *own)
{
    kulki_player_free(own);
}

/* The turns that a player without a search has played before the question, and
   how many more until there is one. */
enum { FEWEST_TURNS = 4, TURNS = 40, MORE_TURNS = 20 };

static void play_turn(KulkiEngine *engine, Kulki *game)
{
    (void)kulki.apply(
        game, kulki_engine_choose(engine, game, PLAYER_LEARNED, 0), NULL);
}

static void deal(AskedQuestion *question, Kulki *game)
{
    Reader usual;
    Fault fault;
    reader_start(&usual, "", 0);
    (void)kulki.read_variant(question->variant, &usual, &fault);
    numbered_seed(&kulki, question->number, question->seed);
    memset(game, 0, sizeof *game);
    (void)kulki.deal(game, question->variant, question->seed);
}

/* The question is about the first position from that turn on in which a move
   leads. */
static int make_best_move(void *own, const QuestionQuota *quota,
                          AskedQuestion *question)
{
    KulkiEngine *engine = own;
    Kulki game;
    const u64 nodes = engine->evaluator.nodes;
    u32 turns = FEWEST_TURNS + (u32)(question->number % TURNS);
    deal(question, &game);
    for (; turns && kulki.status(&game) == GOING; turns--)
        play_turn(engine, &game);
    for (turns = MORE_TURNS; turns && kulki.status(&game) == GOING; turns--) {
        question->difficulty =
            kulki_engine_lead(engine, &game, question->set->least,
                              question->set->most, question->answer);
        if (question->difficulty)
            break;
        play_turn(engine, &game);
    }
    question->nodes = engine->evaluator.nodes - nodes;
    if (!quota_wants(quota, question->difficulty))
        return 0;
    memcpy(question->position, &game, sizeof game);
    question->length = 1;
    return 1;
}

const QuestionSet kulki_best_questions = {
    .game = &kulki,
    .name = "best",
    .measure = "points by which the best move is estimated to beat the next; "
               "5 or more count as 5",
    .rules = RULES,
    .request = REQUEST,
    .version = 2,
    .task = ASKS_MOVE,
    .least = 2,
    .most = 5,
    .numbers = 2000000,
    .patience = 2000,
    .reasons = reasons,
    .open = open_engine,
    .close = close_engine,
    .make = make_best_move};
