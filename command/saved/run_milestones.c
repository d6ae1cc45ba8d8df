/* SPDX-License-Identifier: MIT */
/* Prints what the player has finished of each game, and what comes next. */
#include "records_request.h"
#include "rules/games.h"
#include "table/kit.h"
#include "table/own_milestones.h"
#include "table/own_store.h"

static StoreAnswer page_game(Page *page, Store *store, const Game *game,
                             Format format)
{
    Milestones milestones;
    const StoreAnswer answer = own_milestones_read(&milestones, game, store);
    if (!answer && format == AS_JSON) {
        milestones_page_json(page, &milestones);
    } else if (!answer) {
        page_text(page, page->used ? "\n" : "");
        milestones_page(page, &milestones, kit_title);
    }
    milestones_free(&milestones);
    return answer;
}

static int print_milestones(const Game *game, Format format)
{
    Page page = PAGE_EMPTY;
    Store *store = own_store_open();
    StoreAnswer answer = STORE_FINE;
    u8 i;
    if (game)
        answer = page_game(&page, store, game, format);
    for (i = 0; !game && !answer && i < games_count; i++)
        answer = page_game(&page, store, games[i], format);
    page_put(&page, "", 0);
    host_print_page(&page);
    return saved_close_store(store, answer);
}

int run_milestones(CommandLine *line)
{
    const int result = records_read_game(line);
    return result ? result
                  : print_milestones(line->game, format_of(&line->options));
}
