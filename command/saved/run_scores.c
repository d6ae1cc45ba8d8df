/* SPDX-License-Identifier: MIT */
/* Prints the best games: of each game, and of each of its variants, levels and
   layouts. The store is read once, whatever the number of lists. */
#include <stdlib.h>
#include <string.h>

#include "command/play/terminal.h"
#include "records_request.h"
#include "rules/games.h"
#include "statistics/outcome_list.h"
#include "statistics/statistics_page.h"
#include "table/kit.h"
#include "table/own_store.h"
#include "table/results_spoken.h"

typedef void PageScores(Page *page, const Scores *scores);

typedef struct ScoresRequest {
    const char *game; /* NULL for all */
    ResultKind kind;  /* of a game; the whole one has all lists */
    Format format;
    PageScores *page_words; /* in columns, or in sentences */
} ScoresRequest;

enum { SHOWN_SCORES = 10, ALL_SCORES = 1 << 20 };

/* The lists of a kind of games: without help, and with it. */
typedef struct HallOfFame {
    Scores *lists;
    size_t count, room;
    size_t most;
} HallOfFame;

static void add_lists(HallOfFame *hall, const ResultKind *kind)
{
    int assisted;
    if (hall->count + 2 > hall->room) {
        hall->room = hall->room * 2 + 16;
        hall->lists = host_must_have(
            realloc(hall->lists, hall->room * sizeof *hall->lists));
    }
    for (assisted = 0; assisted < 2; assisted++) {
        scores_start(&hall->lists[hall->count], kind, hall->most);
        hall->lists[hall->count++].assisted = assisted;
    }
}

static void rank_everywhere(void *own, const Outcome *outcome)
{
    HallOfFame *hall = own;
    size_t i;
    for (i = 0; i < hall->count; i++)
        scores_rank(&hall->lists[i], outcome);
}

/* If there is only one variant, the list of the game is that of the variant,
   too. */
static void add_kinds(HallOfFame *hall, const Tallies *tallies)
{
    ResultKind kind;
    size_t variants = 0;
    size_t i;
    for (i = 0; i < tallies->count; i++)
        variants += tallies->list[i]->part == OF_VARIANT;
    for (i = 0; i < tallies->count; i++)
        if (result_kind_of_tally(&kind, tallies->list[i]) &&
            (kind.part != KIND_OF_VARIANT || variants > 1))
            add_lists(hall, &kind);
}

static void page_ranked(Page *page, Scores *scores,
                        const ScoresRequest *request)
{
    scores_settle(scores);
    if (request->format == AS_JSON)
        scores_page_json(page, scores);
    else if (request->format == AS_CSV)
        scores_page_csv(page, scores);
    else if (scores->count) {
        page_text(page, page->used ? "\n" : "");
        request->page_words(page, scores);
    }
}

/* The results are those of the kind's game at least. The names of the kinds
   are those of the tallies. */
static void page_kinds(Page *page, const OutcomeList *results,
                       const ResultKind *kind, const ScoresRequest *request)
{
    HallOfFame hall = {.most = request->format == AS_WORDS ? SHOWN_SCORES
                                                           : ALL_SCORES};
    Tallies tallies = {NULL, 0, 0};
    size_t i;
    add_lists(&hall, kind);
    if (kind->part == KIND_OF_GAME)
        outcome_list_show(results, kind->game, NULL, tallies_count, &tallies);
    add_kinds(&hall, &tallies);
    outcome_list_show(results, kind->game, NULL, rank_everywhere, &hall);
    for (i = 0; i < hall.count; i++) {
        page_ranked(page, &hall.lists[i], request);
        scores_free(&hall.lists[i]);
    }
    free(hall.lists);
    tallies_free(&tallies);
}

static void page_scores(Page *page, const Scores *scores)
{
    scores_page(page, scores, kit_title);
}

static int print_scores(const ScoresRequest *request)
{
    Page page = PAGE_EMPTY;
    OutcomeList results = {NULL, 0, 0};
    Store *store = own_store_open();
    const StoreAnswer answer =
        outcomes_list(store, request->game, outcome_list_add, &results);
    u8 i;
    if (request->game && !answer)
        page_kinds(&page, &results, &request->kind, request);
    for (i = 0; !request->game && i < games_count && !answer; i++)
        page_kinds(&page, &results,
                   &(ResultKind){games[i]->name, KIND_OF_GAME, ""}, request);
    outcome_list_free(&results);
    if (!answer && !page.used && request->format == AS_WORDS)
        page_text(&page, _("No finished games yet.\n"));
    page_put(&page, "", 0);
    host_print_page(&page);
    return saved_close_store(store, answer);
}

/* Reads "scores kulki lines98"; both arguments are optional. The best games
   are those of everybody, unless a player is named. */
int run_scores(CommandLine *line)
{
    const Options *options = &line->options;
    ScoresRequest request;
    Page name = PAGE_EMPTY;
    int result;
    own_store_choose(options->whose, !options->whose);
    result = records_read_game(line);
    request.game = line->game ? line->game->name : NULL;
    request.format = format_of(&line->options);
    request.page_words =
        terminal_speaks(&line->options) ? results_spoken_scores : page_scores;
    if (!result && line->game)
        result = records_read_kind(&request.kind, &name, line);
    if (!result)
        result = print_scores(&request);
    page_free(&name);
    return result;
}
