/* SPDX-License-Identifier: MIT */
/* Surveys of the sliding puzzle: the lengths of shortest solutions for random
   or listed boards. */
#include <stdlib.h>
#include <string.h>

#include "advice/sliding/pattern_database_cache.h"
#include "host/numbered_seed.h"
#include "host/page.h"
#include "solve/sliding/sliding.h"
#include "survey/kind.h"

/* With this much memory the large pattern databases are used. They search
   fewer nodes, and results have nodes, so the plan's memory decides. */
enum { MEMORY_OF_BIG = 512 << 20 };

static DatabaseKind databases_of(const SurveyQuestion *question)
{
    const DatabaseLevel level = question->in_slides ? DATABASE_SLIDES
                                : question->memory >= MEMORY_OF_BIG
                                    ? DATABASE_BIG
                                    : DATABASE_SMALL;
    return pattern_database_kind_of(question->variant[SLIDING_VARIANT_WIDTH],
                                    question->variant[SLIDING_VARIANT_HEIGHT],
                                    level);
}

static int open_databases(const SurveyQuestion *question, void **own,
                          const char **reason)
{
    const DatabaseKind kind = databases_of(question);
    CachedDatabases *databases = host_must_have(calloc(1, sizeof *databases));
    const BuildWatcher watcher = {NULL, NULL, NULL};
    CacheTrouble trouble;
    *own = databases;
    *reason = _("the tables can't be built; see 'quadrille tables'");
    return !pattern_database_kind_exists(kind) ||
           pattern_database_cache_get(databases, kind, &watcher, &trouble) ==
               CACHE_FINE;
}

static void close_databases(void *own)
{
    if (own)
        pattern_database_cache_close(own);
    free(own);
}

enum { BOARD_OPTIMAL, BOARD_BOUNDED };

static void set_board(const SurveyQuestion *question, u64 deal, Sliding *game)
{
    static const u8 no_seed[SEED_SIZE];
    u8 seed[SEED_SIZE];
    Reader reader;
    Fault fault;
    memset(game, 0, sizeof *game);
    if (question->board) {
        const char *text = question->board[deal - 1];
        reader_start(&reader, text, (u32)strlen(text));
        (void)sliding.read_board(game, question->variant, no_seed, &reader,
                                 &fault);
        return;
    }
    numbered_seed(&sliding, deal, seed);
    (void)sliding.deal(game, question->variant, seed);
}

static void ask_distance(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    const SurveyQuestion *asked = asker->question;
    const CachedDatabases *databases = asker->own;
    Sliding game;
    Answer answer = no_answer;
    const Question question = {.game = &sliding,
                               .position = &game,
                               .how = SOLVE_OPTIMAL,
                               .memory = asker->memory,
                               .size = asked->memory,
                               .most_nodes = asked->nodes,
                               .stop = asker->stop};
    Inquiry inquiry = {.question = &question,
                       .answer = &answer,
                       .metric = asked->in_slides ? IN_SLIDES : IN_TILES};
    (void)way;
    set_board(asked, deal, &game);
    if (databases->ready && asked->in_slides)
        inquiry.slides = &databases->slides;
    else if (databases->ready)
        inquiry.pdbs = &databases->pdbs;
    sliding_solve(&inquiry);
    finding->nodes = answer.nodes;
    finding->answer = answer.verdict == SOLVED ? BOARD_OPTIMAL : BOARD_BOUNDED;
    finding->value = answer.verdict != SOLVED ? inquiry.proof.bound
                     : asked->in_slides
                         ? answer.length
                         : sliding_count_tiles(&question, &answer);
}

static const AnswerClass distance_classes[] = {
    {"optimal", 1, 0, 0}, {"unknown", 1, 1, 1}, {NULL, 0, 0, 0}};

const SurveyKind sliding_length_kind = {
    .game = &sliding,
    .name = "length",
    .question = N_("the length of shortest solutions"),
    .variant = "4x4",
    .unit = "move",
    .classes = distance_classes,
    .solver = 1,
    .megabytes = 256,
    .nodes = 10000000000,
    .shard = 1000,
    .uses = USES_METRIC | USES_BOARDS,
    .open = open_databases,
    .close = close_databases,
    .ask = ask_distance};
