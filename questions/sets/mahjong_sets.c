/* SPDX-License-Identifier: MIT */
/* Questions about Mahjong: boards that were dealt freely, by how often a
   careful player wins them, or whether anybody can; and positions in which few
   pairs can still win. */
#include <stdlib.h>
#include <string.h>

#include "host/numbered_seed.h"
#include "questions/judged_moves.h"
#include "questions/question_set.h"
#include "rules/mahjong/mahjong.h"
#include "solve/mahjong/rollout/pair_chances.h"

#define RULES                                                                 \
    "This is a game of Mahjong solitaire. Remove matching pairs of free "     \
    "tiles until no tile is left. Each line is a tile: its place, its layer " \
    "(1 is the lowest) and its face. A tile takes up the column and the row " \
    "of its place, and the next column and row: a tile at c1 covers c1, d1, " \
    "c2 and d2. Columns run from a to z, aa, ab and so on. A tile is free "   \
    "when nothing lies on it in the next layer, not even in part, and when "  \
    "no tile of its own layer touches its left side, or none its right "      \
    "side. Tiles match when their faces are the same. A pair is named by "    \
    "the places of its tiles; where tiles lie on one another, a place names " \
    "the highest.\n\n"

static const u8 reasons[] = {NOT_UNDERSTOOD, MAHJONG_BAD_TILE_NAME, 0};

enum { LONGEST_PROOF = 100000 };

static int open_memory(const QuestionSet *set, void **own, const char **reason)
{
    (void)set;
    (void)reason;
    *own = host_must_have(malloc(SOLVE_COMFORT));
    return 1;
}

static void close_memory(void *own)
{
    free(own);
}

/* The letters of a column, which is counted from 0. */
static void page_column(Page *page, unsigned column)
{
    enum { LETTERS = 26 };
    if (column >= LETTERS)
        page_column(page, column / LETTERS - 1);
    page_format(page, "%c", "abcdefghijklmnopqrstuvwxyz"[column % LETTERS]);
}

static void page_tiles(Page *page, const void *position)
{
    const Mahjong *game = position;
    u8 i;
    for (i = 0; i < game->layout.count; i++) {
        const TilePlace *place = &game->layout.place[i];
        if (!game->face[i])
            continue;
        page_column(page, place->x);
        page_format(page, "%u %u %s\n", place->y + 1U, place->z + 1U,
                    mahjong_face_name(game->face[i]));
    }
}

static void ask_solver(void *memory, const void *game, Answer *answer)
{
    const Question question = {.game = &mahjong,
                               .position = game,
                               .how = SOLVE_PROVE,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = LONGEST_PROOF};
    solve(&question, answer);
}

static void deal_number(AskedQuestion *question, Mahjong *game)
{
    question->variant[MAHJONG_VARIANT_DEALER] = MAHJONG_DEAL_ANYHOW;
    numbered_seed(&mahjong, question->number, question->seed);
    memset(game, 0, sizeof *game);
    (void)mahjong.deal(game, question->variant, question->seed);
}

/* ----------------------------------------------------------------- boards */

enum { GAMES = 100, NOBODY_WINS = 11 };

/* 0 if a careful player wins more than nine games in ten, 9 if at least one in
   a hundred, 10 if none. */
static u32 rate(void *memory, const Mahjong *game, const u8 *seed)
{
    PairChancesQuestion question = {
        .game = game, .memory = memory, .size = SOLVE_COMFORT};
    memcpy(question.seed, seed, sizeof question.seed);
    return (GAMES - mahjong_rate_board(&question, GAMES)) / (GAMES / 10);
}

static int make_board(void *own, const QuestionQuota *quota,
                      AskedQuestion *question)
{
    Mahjong game;
    Answer answer;
    deal_number(question, &game);
    question->is_dealt = 1;
    memcpy(question->position, &game, sizeof game);
    ask_solver(own, &game, &answer);
    question->nodes += answer.nodes;
    question->is_impossible = answer.verdict == IMPOSSIBLE;
    if (answer.verdict == SOLVED) {
        question->length = answer.length;
        memcpy(question->answer, answer.line,
               answer.length * sizeof *answer.line);
        question->difficulty = rate(own, &game, question->seed);
    } else {
        question->difficulty = NOBODY_WINS;
    }
    return (answer.verdict == SOLVED || question->is_impossible) &&
           quota_wants(quota, question->difficulty);
}

/* ------------------------------------------------------------------ pairs */

/* After some moves of a line that wins, a player goes on who plays badly, but
   never loses. */
static int make_pair(void *own, const QuestionQuota *quota,
                     AskedQuestion *question)
{
    enum { FEWEST_PAIRS = 4, POSITIONS = 20, FIRST = 25 };
    JudgedMoves judged = {.game = &mahjong,
                          .search = ask_solver,
                          .memory = own,
                          .fewest = FEWEST_PAIRS};
    Mahjong game;
    Answer answer;
    u32 played;
    deal_number(question, &game);
    ask_solver(own, &game, &answer);
    question->nodes += answer.nodes;
    if (answer.verdict != SOLVED ||
        !judged_line_take(&judged.line, &answer, FIRST))
        return 0;
    for (played = 0; played < FIRST; played++)
        (void)mahjong.apply(&game, answer.line[played], NULL);
    memcpy(judged.position, &game, sizeof game);
    return judged_moves_make_question(&judged, POSITIONS, quota, question);
}

/* ------------------------------------------------------------------- sets */

const QuestionSet mahjong_boards_questions = {
    .game = &mahjong,
    .name = "boards",
    .measure = "tenths of the games that a careful player loses, who doesn't "
               "see covered tiles; 11 if nobody can win",
    .rules = RULES,
    .request = "\nAnswer with pairs that remove all tiles, in order, with "
               "blanks between all places, and with nothing else. For "
               "example: c1 y1 e3 w11. If no order removes all tiles, answer "
               "with the word impossible.",
    .version = 1,
    .task = ASKS_LINE,
    .least = 0,
    .most = NOBODY_WINS,
    .numbers = 2000000,
    .patience = 5000,
    .reasons = reasons,
    .open = open_memory,
    .close = close_memory,
    .make = make_board,
    .page_board = page_tiles};

const QuestionSet mahjong_pairs_questions = {
    .game = &mahjong,
    .name = "pairs",
    .measure = "pairs after which all tiles can be removed",
    .rules = RULES,
    .request = "\nAfter at most half of the free pairs all tiles can still be "
               "removed, after the others they can't. Answer with one pair "
               "after which they can, and with nothing else. For example: c1 "
               "y1",
    .version = 2,
    .task = ASKS_MOVE,
    .least = 1,
    .most = 3,
    .numbers = 2000000,
    .patience = 5000,
    .reasons = reasons,
    .open = open_memory,
    .close = close_memory,
    .make = make_pair,
    .page_board = page_tiles};
