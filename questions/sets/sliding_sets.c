/* SPDX-License-Identifier: MIT */
/* Questions about the sliding puzzle, by the length of a shortest solution. Of
   small boards all positions are asked about; their distances are in a table.
   Boards of the 15-puzzle are on shortest lines from deals, which are
   solved. */
#include <stdlib.h>
#include <string.h>

#include "advice/sliding/pattern_database_cache.h"
#include "host/host.h"
#include "host/numbered_seed.h"
#include "questions/question_set.h"
#include "solve/sliding/position_table.h"

#define RULES                                                                 \
    "This is a sliding puzzle, row by row; 0 is the gap. A move slides one "  \
    "tile that is beside the gap into it: U, D, L or R says whether the "     \
    "tile goes up, down, left or right. The goal is to have the tiles in "    \
    "order, row by row, with the gap last.\n\n"

#define REQUEST                                                               \
    "\nSolve it in as few moves as you can. Answer with the moves, with "     \
    "blanks between them, and with nothing else. For example: R D L U"

static const u8 reasons[] = {NOT_UNDERSTOOD, SLIDING_BAD_SLIDE, 0};

static void page_way(Page *page, const void *position, u16 move)
{
    u8 way = SLIDING_TILES_UP;
    u8 count = sliding_find_slide(position, (u8)move, &way);
    while (count--)
        page_format(page, count ? "%c " : "%c", "UDLR"[way]);
}

/* Adds a line's moves, of one tile each. */
static void add_move(AskedQuestion *question, u16 move)
{
    ASSERT(question->length < MOST_ANSWER_MOVES);
    question->answer[question->length++] = move;
}

/* ----------------------------------------------------------- small boards */

static int open_table(const QuestionSet *set, void **own, const char **reason)
{
    PositionTable *table = host_must_have(calloc(1, sizeof *table));
    Reader reader;
    Fault fault;
    u8 variant[VARIANT_SIZE];
    reader_start(&reader, set->name, (u32)strlen(set->name));
    (void)sliding.read_variant(variant, &reader, &fault);
    position_table_measure(table, variant[SLIDING_VARIANT_WIDTH],
                           variant[SLIDING_VARIANT_HEIGHT], IN_TILES);
    ASSERT(table->positions == set->numbers);
    table->distance = host_must_have(malloc((size_t)table->positions));
    position_table_fill(table, table->distance);
    *own = table;
    *reason = _("not enough memory for a table of all positions");
    return table->positions > 0;
}

static void close_table(void *own)
{
    PositionTable *table = own;
    free(table->distance);
    free(table);
}

static u64 common_divisor(u64 a, u64 b)
{
    return b ? common_divisor(b, a % b) : a;
}

/* Neighbours in rank look alike. Steps of about the golden section of all
   positions spread any run of numbers evenly over the ranks, and visit each
   rank once. */
static u64 find_step(u64 positions)
{
    u64 step = positions * 618 / 1000;
    while (common_divisor(positions, step) > 1)
        step++;
    return step;
}

/* Goes down the table, by the first move that leads nearer to the goal. */
static void descend(const PositionTable *table, AskedQuestion *question)
{
    u16 move[SLIDING_CELLS];
    Sliding game, next;
    u32 left;
    memcpy(&game, question->position, sizeof game);
    for (left = question->difficulty; left; left--, game = next) {
        u16 i = sliding.list(&game, move, COUNT_OF(move));
        do {
            ASSERT(i);
            next = game;
            (void)sliding.apply(&next, move[--i], NULL);
        } while (position_table_distance(table, &next) != left - 1 ||
                 sliding.score(&next) != sliding.score(&game) + 1);
        add_move(question, move[i]);
    }
}

static int make_from_table(void *own, const QuestionQuota *quota,
                           AskedQuestion *question)
{
    const PositionTable *table = own;
    const u64 rank =
        question->number * find_step(table->positions) % table->positions;
    Sliding game;
    question->difficulty = table->distance[rank];
    if (!quota_wants(quota, question->difficulty))
        return 0;
    position_table_board(table, rank, &game);
    memcpy(question->position, &game, sizeof game);
    descend(table, question);
    return 1;
}

/* ---------------------------------------------------------- the 15-puzzle */

typedef struct SlidingProver {
    CachedDatabases databases;
    void *memory;
} SlidingProver;

static int open_prover(const QuestionSet *set, void **own, const char **reason)
{
    SlidingProver *prover = host_must_have(calloc(1, sizeof *prover));
    const BuildWatcher watcher = {NULL, NULL, NULL};
    CacheTrouble trouble;
    (void)set;
    *own = prover;
    *reason = _("the tables can't be built; see 'quadrille tables'");
    prover->memory = host_must_have(malloc(SOLVE_COMFORT));
    return pattern_database_cache_get(
               &prover->databases,
               pattern_database_kind_of(4, 4, DATABASE_SMALL), &watcher,
               &trouble) == CACHE_FINE;
}

static void close_prover(void *own)
{
    SlidingProver *prover = own;
    pattern_database_cache_close(&prover->databases);
    free(prover->memory);
    free(prover);
}

/* A walk that mostly leads this far away, or for what is farther a uniform
   deal. */
static void set_shuffle(u32 difficulty, u8 *variant)
{
    enum { FARTHEST_WALK = 44, CURVE = 5 };
    const u32 rounds = difficulty + difficulty * difficulty / CURVE;
    memset(variant, 0, VARIANT_SIZE);
    variant[SLIDING_VARIANT_WIDTH] = variant[SLIDING_VARIANT_HEIGHT] = 4;
    if (difficulty > FARTHEST_WALK)
        return;
    variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_WALK;
    variant[SLIDING_VARIANT_ROUNDS] = (u8)rounds;
    variant[SLIDING_VARIANT_ROUNDS + 1] = (u8)(rounds >> 8);
}

/* Goes along a shortest line to where "difficulty" moves are left: these are a
   shortest line, too. The solver may move several tiles at once; an answer
   moves one at a time. */
static void follow(AskedQuestion *question, Sliding *game,
                   const Answer *answer, u32 length)
{
    u32 i;
    for (i = 0; i < answer->length; i++) {
        u8 way = SLIDING_TILES_UP;
        u8 count = sliding_find_slide(game, (u8)answer->line[i], &way);
        for (; count; count--, length--) {
            const u16 cell = (u16)(game->gap + sliding_gap_step(game, way));
            if (length == question->difficulty)
                memcpy(question->position, game, sizeof *game);
            if (length <= question->difficulty)
                add_move(question, cell);
            (void)sliding.apply(game, cell, NULL);
        }
    }
    ASSERT(question->length == question->difficulty);
}

/* The number says how difficult the question is to be. Some have none, because
   the deal is nearer to the goal. */
static int make_by_proof(void *own, const QuestionQuota *quota,
                         AskedQuestion *question)
{
    const QuestionSet *set = question->set;
    SlidingProver *prover = own;
    Sliding game;
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    u32 length;
    Answer answer = no_answer;
    const Question asked = {.game = &sliding,
                            .position = &game,
                            .how = SOLVE_OPTIMAL,
                            .memory = prover->memory,
                            .size = SOLVE_COMFORT,
                            .most_nodes = ~(u64)0};
    Inquiry inquiry = {.question = &asked,
                       .answer = &answer,
                       .pdbs = &prover->databases.pdbs,
                       .metric = IN_TILES};
    question->difficulty =
        set->least + (u32)(question->number % (set->most - set->least + 1));
    if (!quota_wants(quota, question->difficulty))
        return 0;
    set_shuffle(question->difficulty, variant);
    numbered_seed(&sliding, question->number, seed);
    (void)sliding.deal(&game, variant, seed);
    sliding_solve(&inquiry);
    question->nodes += answer.nodes;
    length = sliding_count_tiles(&asked, &answer);
    if (answer.verdict != SOLVED || length < question->difficulty)
        return 0;
    follow(question, &game, &answer, length);
    return 1;
}

/* ------------------------------------------------------------------- sets */

#define SLIDING_SET(size, positions)                                          \
    .game = &sliding, .name = size,                                           \
    .measure = "moves of a shortest solution", .rules = RULES,                \
    .request = REQUEST, .version = 1, .task = ASKS_LINE, .is_shortest = 1,    \
    .numbers = positions, .reasons = reasons, .page_move = page_way

#define TABLE_SET(size, positions, farthest)                                  \
    {                                                                         \
        SLIDING_SET(size, positions),                                         \
            .least = 1, .most = farthest, .patience = positions,              \
            .open = open_table, .close = close_table, .make = make_from_table \
    }

const QuestionSet sliding_3x3_questions = TABLE_SET("3x3", 181440, 31);
const QuestionSet sliding_3x2_questions = TABLE_SET("3x2", 360, 21);
const QuestionSet sliding_4x2_questions = TABLE_SET("4x2", 20160, 36);
const QuestionSet sliding_5x2_questions = TABLE_SET("5x2", 1814400, 55);
const QuestionSet sliding_4x4_questions = {SLIDING_SET("4x4", 2000000),
                                           .least = 10,
                                           .most = 56,
                                           .patience = 4000,
                                           .open = open_prover,
                                           .close = close_prover,
                                           .make = make_by_proof};
