/* SPDX-License-Identifier: MIT */
/* Writes the titles of games, and lists the games in progress. */
#include "titles.h"

#include <string.h>

#include "advice/level.h"
#include "choice.h"
#include "host/clock.h"
#include "host/json.h"
#include "rules/games.h"

/* Whether a title can leave out the variant: it is the default, or the level
   implies it. */
static int is_usual(const Game *game, const char *variant, const char *name)
{
    Choice choice;
    Page usual = {NULL, 0, 0};
    int same;
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
    if (*titled->name) {
        page_text(page, ", ");
        page_safe(page, titled->name);
        return;
    }
    if (!game || !is_usual(game, titled->variant, ""))
        page_format(page, " %s", titled->variant);
    page_text(page, _(", custom board"));
}

static void page_deal_title(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    if (!game || !is_usual(game, titled->variant, titled->name))
        page_format(page, " %s", titled->variant);
    if (*titled->name) {
        page_text(page, " ");
        page_safe(page, titled->name);
    }
    page_format(page, " %s", titled->seed);
}

void page_title(Page *page, const Titled *titled)
{
    const Game *game = games_find(titled->game);
    page_text(page, game ? game->title : titled->game);
    if (*titled->date)
        page_format(page, _(" daily %s"), titled->date);
    else if (titled->own_board)
        page_board_title(page, titled);
    else
        page_deal_title(page, titled);
}

void page_kept_title(Page *page, const KeptGame *game)
{
    const Titled titled = {.game = game->game,
                           .variant = game->variant,
                           .seed = game->seed,
                           .date = game->date,
                           .name = game->name,
                           .own_board = game->own_board};
    page_title(page, &titled);
}

/* ---------------------------------------------------------------- lines */

enum { TITLE_AT = 8, TITLE_WIDTH = 34 };

static void page_ago(Page *page, long long seconds)
{
    static const struct {
        long long length;
        const char *name;
    } units[] = {{86400, _("day")}, {3600, _("hour")}, {60, _("minute")}};
    long long count;
    int i;
    for (i = 0; i < 3; i++) {
        count = seconds / units[i].length;
        if (count > 0) {
            page_count(page, (unsigned long long)count, units[i].name);
            page_text(page, _(" ago"));
            return;
        }
    }
    page_text(page, _("just now"));
}

/* Writes a game's line, the facts behind its title or, in lists for a
   teletype, below one that has no room beside them. */
static void page_game_line(Page *page, const KeptGame *game, long long now,
                           size_t room)
{
    Page title = {NULL, 0, 0};
    Page clock = {NULL, 0, 0};
    page_kept_title(&title, game);
    if (game->clock)
        page_clock(&clock, game->clock);
    if (*game->slot) {
        page_text(&title, ", ");
        page_safe(&title, game->slot);
    }
    if (title.used > room)
        page_format(page, "  #%-4lld %s\n%*s", game->id, title.text,
                    TITLE_AT + TITLE_WIDTH + 1, "");
    else
        page_format(page, "  #%-4lld %-*s ", game->id, TITLE_WIDTH,
                    title.text);
    page_format(page, "move %-5lu %7s  ", (unsigned long)game->at,
                clock.text ? clock.text : "");
    page_ago(page, now - game->played);
    page_line(page);
    page_free(&title);
    page_free(&clock);
}

void page_kept_line(Page *page, const KeptGame *game, long long now)
{
    page_game_line(page, game, now, (size_t)-1);
}

typedef struct ShelfPage {
    Page *page;
    long long now;
    int most, count;
} ShelfPage;

static void see_line(void *own, const KeptGame *game)
{
    ShelfPage *shelf = own;
    if (shelf->count++ < shelf->most)
        page_game_line(shelf->page, game, shelf->now, TITLE_WIDTH);
}

StoreAnswer page_shelf(Page *page, Store *store, int most, int *count)
{
    ShelfPage shelf = {.page = page, .most = most};
    StoreAnswer answer;
    Moment now;
    clock_now(&now);
    shelf.now = now.seconds;
    answer = in_progress_list(store, see_line, &shelf);
    *count = shelf.count;
    return answer;
}

/* -------------------------------------------------------------- objects */

static void see_json(void *own, const KeptGame *game)
{
    Page *page = own;
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_number(page, "id", game->id);
    page_entry(page, "name", game->slot);
    page_entry(page, "game", game->game);
    page_entry(page, "variant", game->variant);
    page_entry(page, "seed", game->seed);
    page_entry(page, "daily", game->date);
    page_entry(page, "kind", game->name);
    page_format(page, ",\"own_board\":%s", game->own_board ? "true" : "false");
    page_entry(page, "status", session_status_names[game->status]);
    page_number(page, "score", game->score);
    page_number(page, "move", game->at);
    page_number(page, "moves", game->count);
    page_number(page, "hints", game->hints);
    page_number(page, "taken_back", game->undos);
    page_format(page, ",\"seconds\":%lu.%03lu",
                (unsigned long)game->clock / 1000,
                (unsigned long)game->clock % 1000);
    page_number(page, "started", game->started);
    page_number(page, "played", game->played);
    page_text(page, "}\n");
}

StoreAnswer page_shelf_json(Page *page, Store *store)
{
    return in_progress_list(store, see_json, page);
}

static void see_last(void *own, const KeptGame *game)
{
    long long *id = own;
    if (!*id)
        *id = game->id;
}

StoreAnswer last_played(Store *store, long long *id)
{
    *id = 0;
    return in_progress_list(store, see_last, id);
}
