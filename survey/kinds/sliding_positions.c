/* SPDX-License-Identifier: MIT */
/* A survey of all positions of a small sliding puzzle, which are numbered by
   their ranks. */
#include <stdlib.h>

#include "solve/sliding/position_table.h"
#include "survey/kind.h"

static void measure(PositionTable *table, const SurveyQuestion *question)
{
    position_table_measure(table, question->variant[SLIDING_VARIANT_WIDTH],
                           question->variant[SLIDING_VARIANT_HEIGHT],
                           question->in_slides ? IN_SLIDES : IN_TILES);
}

static u64 count_positions(const SurveyQuestion *question)
{
    PositionTable table;
    measure(&table, question);
    return table.positions;
}

static int open_table(const SurveyQuestion *question, void **own,
                      const char **reason)
{
    PositionTable *table = calloc(1, sizeof *table);
    u8 *distance;
    *own = table;
    *reason = _("the memory of the plan is less than a byte per position");
    if (!table)
        return 0;
    measure(table, question);
    if (table->positions > question->memory)
        return 0;
    *reason = _("not enough memory for a byte per position");
    distance = memory_of(table->positions);
    if (!distance)
        return 0;
    position_table_fill(table, distance);
    return 1;
}

static void close_table(void *own)
{
    PositionTable *table = own;
    if (table)
        free(table->distance);
    free(table);
}

static void ask_table(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    const PositionTable *table = asker->own;
    (void)way;
    finding->nodes = 1;
    finding->answer = 0;
    finding->value = table->distance[deal];
}

enum { ZERO = '0' }; /* how a certificate writes the distance 0 */

/* The distances of all positions, a character for each. */
static int certify_table(Asker *asker, u64 deal, Page *page)
{
    const PositionTable *table = asker->own;
    u64 rank;
    (void)deal;
    page_format(page, "metric %s\npositions %llu\n",
                table->metric == IN_SLIDES ? "slides" : "tiles",
                (unsigned long long)table->positions);
    for (rank = 0; rank < table->positions; rank++) {
        const char mark = (char)(ZERO + table->distance[rank]);
        page_put(page, &mark, 1);
    }
    page_text(page, "\n");
    return 1;
}

static const AnswerClass position_classes[] = {{"optimal", 1, 0, 0},
                                               {NULL, 0, 0, 0}};

const SurveyKind sliding_positions_kind = {
    .game = &sliding,
    .name = "positions",
    .question = N_("the length of shortest solutions of all positions"),
    .variant = "3x3",
    .unit = "move",
    .classes = position_classes,
    .solver = 1,
    .megabytes = 256,
    .nodes = 1,
    .shard = 4000000,
    .uses = USES_METRIC | USES_POSITIONS,
    .open = open_table,
    .close = close_table,
    .positions = count_positions,
    .ask = ask_table,
    .certify = certify_table};
