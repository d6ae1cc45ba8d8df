/* SPDX-License-Identifier: MIT */
/* The commands that only the sliding puzzle has. */
#include <string.h>

#include "advice/sliding/review.h"
#include "host/plural.h"
#include "rules/sliding/sliding.h"
#include "table/kits/sliding_commands.h"
#include "table/telling.h"

/* A front end with an advisor shows the distance itself. */
void table_tell_distance(Table *table)
{
    const Session *session = table->session;
    Page page = PAGE_EMPTY;
    ASSERT(session->game->size == sizeof(Sliding));
    if (!table->front->watched || table->front->advisor ||
        sliding.status(session->position) != GOING)
        return;
    sliding_page_distance(
        &page, sliding_find_distance(table->advisor, session->position));
    table_tell_page(table, TONE_ANSWER, &page);
}

static void page_present_distance(Page *page, Advisor *advisor,
                                  const Session *session)
{
    ASSERT(session->game->size == sizeof(Sliding));
    sliding_page_distance(page,
                          sliding_find_distance(advisor, session->position));
}

static void run_distance(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    const Front *front = table->front;
    int off;
    reader_skip_space(rest);
    off = reader_take_word(rest, "off");
    if (off || reader_take_word(rest, "on")) {
        table->quiet = off;
        if (front->hide_distance)
            front->hide_distance(front->own, off);
    } else if (table_ask(table, &page, page_present_distance)) {
        table_tell_page(table, TONE_ANSWER, &page);
    }
}

static void run_metrics(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    sliding_page_metrics(&page, table->session);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_difficulty(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (table_ask(table, &page, sliding_page_difficulty))
        table_tell_page(table, TONE_ANSWER, &page);
}

static void tell_deal_at(Table *table, u32 wanted, Distance distance)
{
    Page page = PAGE_EMPTY;
    Page length = PAGE_EMPTY;
    page_count(&length, distance.moves, &plural_moves);
    page_format(&page,
                !distance.exact            ? _("Closest found: about %s.\n")
                : distance.moves != wanted ? _("Closest found: %s.\n")
                                           : _("This board takes %s.\n"),
                length.text);
    page_free(&length);
    table_tell_page(table, TONE_ANSWER, &page);
}

typedef struct DealSearch {
    Advisor *advisor;
    u32 wanted;
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Distance distance;
} DealSearch;

static void search_deal(void *context)
{
    DealSearch *search = context;
    ASSERT(search->wanted);
    search->distance = sliding_find_deal_at(search->advisor, search->wanted,
                                            search->variant, search->seed);
}

/* A deal at a given distance is a walk. The next new game is of the player's
   usual variant instead. */
static void deal_at(Table *table, u32 wanted)
{
    Intent intent = {.what = INTENT_NEW};
    DealSearch search = {.advisor = table->advisor, .wanted = wanted};
    u8 usual[VARIANT_SIZE];
    Reply reply;
    ASSERT(wanted && wanted <= MOST_WANTED);
    memcpy(usual, table_usual_variant(table), sizeof usual);
    memcpy(search.variant, usual, sizeof usual);
    entropy_seed(&sliding, search.seed);
    if (!table_think(table, search_deal, &search))
        return;
    memcpy(table->usual, usual, sizeof usual);
    intent.variant = search.variant;
    intent.seed = search.seed;
    if (!table_do(table, &intent, &reply))
        return;
    memcpy(table->dealt, search.variant, sizeof table->dealt);
    tell_deal_at(table, wanted, search.distance);
    table_show(table, NULL, SPOKEN_STARTED);
}

static void run_deal(Table *table, Reader *rest)
{
    u32 wanted;
    reader_skip_space(rest);
    if (!reader_take_number(rest, &wanted) || !wanted || wanted > MOST_WANTED)
        table_tell_refusal(
            table, _("Usage: deal 20 (the number of moves it takes)\n"));
    else
        deal_at(table, wanted);
}

const Command sliding_commands[] = {
    {"distance", "", "", N_("moves to go; or off, on"), run_distance},
    {"deal", "", "N", N_("a board N moves away"), run_deal},
    {"difficulty", "", "", N_("rate this board"), run_difficulty},
    {"metrics", "", "", N_("moves, slides, speed"), run_metrics},
    {NULL, NULL, NULL, NULL, NULL}};
