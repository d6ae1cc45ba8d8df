/* SPDX-License-Identifier: MIT */
/* Writes the titles of games, and games in progress as JSON. */
#include "titles.h"

#include <string.h>

#include "advice/level.h"
#include "choice.h"
#include "host/json.h"
#include "kit.h"
#include "rules/games.h"
#include "statistics/days.h"

/* Whether a title can leave out the variant: it is the default, or the level
   implies it. */
static int is_usual(const Game *game, const char *variant, const char *name)
{
    Choice choice;
    Page usual = PAGE_EMPTY;
    int same;
    ASSERT(game);
    choice_start(&choice, game);
    if (level_name(game, name))
        (void)level_set(game, name, choice.variant);
    page_variant(&usual, game, choice.variant);
    same = usual.text && strcmp(usual.text, variant) == 0;
    page_free(&usual);
    return same;
}

/* A board on a layout shows only the layout's name, because its text states
   another variant than the one it was dealt with. */
static void page_board_title(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    ASSERT(titled->own_board);
    if (*titled->name) {
        page_text(page, _(", "));
        page_safe(page, titled->name);
        return;
    }
    if (!game || !is_usual(game, titled->variant, ""))
        page_format(page, _(", %s"), kit_title(game, titled->variant));
    page_text(page, _(", custom board"));
}

/* A seed behind names is one of several things. It can be left out. */
static void page_deal_title(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    const size_t begin = page->used;
    ASSERT(!titled->own_board);
    if (!game || !is_usual(game, titled->variant, titled->name))
        page_format(page, _(", %s"), kit_title(game, titled->variant));
    if (*titled->name) {
        page_text(page, _(", "));
        page_safe(page, titled->name);
    }
    if (*titled->seed)
        page_format(page, page->used > begin ? _(", %s") : " %s",
                    titled->seed);
}

static int number_in(const char *digits, int count)
{
    int number = 0;
    while (count-- && *digits >= '0' && *digits <= '9')
        number = number * 10 + *digits++ - '0';
    return number;
}

void title_page_day(Page *page, const char *date)
{
    static const char *const days[] = {
        N_("%d January"), N_("%d February"), N_("%d March"),
        N_("%d April"),   N_("%d May"),      N_("%d June"),
        N_("%d July"),    N_("%d August"),   N_("%d September"),
        N_("%d October"), N_("%d November"), N_("%d December")};
    const size_t length = strlen(date);
    const int month = length == DATE_SIZE - 1 ? number_in(date + 5, 2) : 0;
    STATIC_ASSERT(COUNT_OF(days) == 12);
    if (month < 1 || month > 12) {
        page_text(page, date);
        return;
    }
    page_format(page, translate(days[month - 1]), number_in(date + 8, 2));
}

static void page_date(Page *page, const char *date, const char *today)
{
    const int is_today = today && strcmp(date, today) == 0;
    Page day = PAGE_EMPTY;
    if (!is_today && tally_day(date))
        days_page_date(&day, date);
    else
        title_page_day(&day, date);
    page_format(page, is_today ? _(", today, %s") : _(", %s"), day.text);
    page_free(&day);
}

/* Writes what follows the name of the game. */
static void page_start(Page *page, const Titled *titled)
{
    if (*titled->date)
        page_date(page, titled->date, titled->today);
    else if (titled->own_board)
        page_board_title(page, titled);
    else
        page_deal_title(page, titled);
}

void title_page(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    page_text(page, game ? translate(game->title) : titled->game);
    page_start(page, titled);
}

void title_page_game(Page *page, const Game *game)
{
    const char *title = translate_in("brief", game->title);
    page_put(page, title, strcspn(title, " "));
}

void title_page_brief(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    if (game)
        title_page_game(page, game);
    else
        page_text(page, titled->game);
    page_start(page, titled);
}

void title_page_session(Page *page, const Session *session, const char *today)
{
    title_page_session_shorter(page, session, today, TITLE_WHOLE);
}

void title_page_session_shorter(Page *page, const Session *session,
                                const char *today, TitleLength length)
{
    Page variant = PAGE_EMPTY;
    Page seed = PAGE_EMPTY;
    Titled titled = {.game = session->game->name,
                     .seed = "",
                     .date = session->date,
                     .name = session->name,
                     .own_board = session->board != NULL,
                     .today = today};
    page_variant(&variant, session->game, session->variant);
    page_seed(&seed, session->game, session->seed);
    titled.variant = variant.text;
    if (length < TITLE_WITHOUT_SEED)
        titled.seed = seed.text;
    (length < TITLE_BRIEF ? title_page : title_page_brief)(page, &titled);
    page_free(&variant);
    page_free(&seed);
}

void title_page_outcome(Page *page, const Outcome *outcome)
{
    title_page_brief(page, &(Titled){.game = outcome->game,
                                     .variant = outcome->variant,
                                     .seed = outcome->seed,
                                     .date = outcome->date,
                                     .name = outcome->name,
                                     .own_board = outcome->own_board});
}

const char *title_of_kind(const ResultKind *kind)
{
    return kind->part == KIND_OF_VARIANT
               ? kit_title(games_find(kind->game), kind->name)
               : kind->name;
}

const char *title_of_tally(const Tally *tally)
{
    return tally->part == OF_VARIANT
               ? kit_title(games_find(tally->game), tally->name)
               : tally->name;
}

void title_page_kind(Page *page, const Session *session)
{
    Page variant = PAGE_EMPTY;
    page_text(page, translate(session->game->title));
    page_variant(&variant, session->game, session->variant);
    if (*session->name) {
        page_text(page, _(", "));
        page_safe(page, session->name);
    } else if (!is_usual(session->game, variant.text, "")) {
        page_format(page, _(", %s"), kit_title(session->game, variant.text));
    }
    page_free(&variant);
}

void title_page_kept(Page *page, const KeptGame *game)
{
    const Titled titled = {.game = game->game,
                           .variant = game->variant,
                           .seed = game->seed,
                           .date = game->date,
                           .name = game->name,
                           .own_board = game->own_board};
    title_page_brief(page, &titled);
}

/* -------------------------------------------------------------- objects */

static void see_json(void *own, const KeptGame *game)
{
    Page *page = own;
    const Game *known = games_find(game->game);
    ASSERT(game->status <= LOST);
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_number(page, "id", game->id);
    page_entry(page, "name", game->slot);
    page_entry(page, "game", game->game);
    page_entry(page, "variant", game->variant);
    page_entry(page, "seed", game->seed);
    page_entry(page, "daily", game->date);
    page_entry(page, "start_name", game->name);
    page_format(page, ",\"own_board\":%s", game->own_board ? "true" : "false");
    page_entry(page, "status", session_status_names[game->status]);
    page_number(page, "score", game->score);
    page_number(page, "move", game->at);
    page_number(page, "moves",
                known && known->goal.measure == GOAL_SCORED_MOVES
                    ? game->score
                    : game->count);
    page_number(page, "hints", game->hints);
    page_number(page, "undos", game->undos);
    page_format(page, ",\"seconds\":%lu.%03lu",
                (unsigned long)game->clock / 1000,
                (unsigned long)game->clock % 1000);
    page_number(page, "started", game->started);
    page_number(page, "played", game->played);
    page_text(page, "}\n");
}

StoreAnswer titles_page_json(Page *page, Store *store)
{
    return in_progress_list(store, see_json, page);
}

static void see_last(void *own, const KeptGame *game)
{
    long long *id = own;
    if (!*id)
        *id = game->id;
}

StoreAnswer titles_find_last_played(Store *store, long long *id)
{
    *id = 0;
    return in_progress_list(store, see_last, id);
}
