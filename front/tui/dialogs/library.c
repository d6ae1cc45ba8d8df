/* SPDX-License-Identifier: MIT */
/* Lists of stored games: those in progress, to resume one, and all games, to
   replay one. */
#include "library.h"

#include <stdlib.h>
#include <string.h>

#include "film.h"
#include "host/clock.h"
#include "pager.h"
#include "picker.h"
#include "table/titles.h"

enum { MOST_SHOWN = 200 };

/* The lines of a list, and the game of each line. */
typedef struct Shelves {
    Page page;
    long long ids[2 * MOST_SHOWN];
    int kept, count; /* games in progress come first */
} Shelves;

static int has_games(const Store *store)
{
    return store && !store_state(store);
}

/* ----------------------------------------------------------- in progress */

static void see_kept(void *own, const KeptGame *game)
{
    Shelves *shelves = own;
    if (shelves->kept < MOST_SHOWN)
        shelves->ids[shelves->kept++] = game->id;
}

/* Fills the lines and the ids together, so that they always match. */
static void list_kept(Shelves *shelves, Store *store)
{
    page_shelf(&shelves->page, store, MOST_SHOWN);
    in_progress_list(store, see_kept, shelves);
    shelves->count = shelves->kept;
}

long long library_choose(Tui *tui)
{
    Shelves *shelves = must_have(calloc(1, sizeof *shelves));
    long long id = 0;
    int at = -1;
    if (has_games(tui->store))
        list_kept(shelves, tui->store);
    if (shelves->count)
        at = picker_pick(tui, _(" Resume game "), shelves->page.text);
    else
        pager_show(tui, _(" Resume game "), _("No games in progress.\n"));
    if (at >= 0)
        id = shelves->ids[at];
    page_free(&shelves->page);
    free(shelves);
    return id;
}

/* ------------------------------------------------------------------ ended */

typedef struct Ended {
    Page page;
    long long id;
} Ended;

/* A ring buffer of the most recent games. */
typedef struct Ring {
    Ended ended[MOST_SHOWN];
    int count;
} Ring;

static void page_outcome(Page *page, const Outcome *outcome)
{
    Page title = {NULL, 0, 0};
    Page clock = {NULL, 0, 0};
    Page moves = {NULL, 0, 0};
    const char *how = outcome->status == WON     ? _("won")
                      : outcome->status == GOING ? _("given up")
                                                 : _("finished");
    page_title(&title, &(Titled){.game = outcome->game,
                                 .variant = outcome->variant,
                                 .seed = outcome->seed,
                                 .date = outcome->date,
                                 .name = outcome->name,
                                 .own_board = outcome->own_board});
    page_clock(&clock, outcome->clock);
    page_count(&moves, outcome->moves, _("move"));
    page_format(page, "  %-36s %-9s%12s %7s  %s\n", title.text, how,
                moves.text, clock.text, outcome->day);
    page_free(&moves);
    page_free(&title);
    page_free(&clock);
}

static void see_outcome(void *own, const Outcome *outcome)
{
    Ring *ring = own;
    Ended *ended = &ring->ended[ring->count++ % MOST_SHOWN];
    ended->page.used = 0;
    ended->id = outcome->id;
    page_outcome(&ended->page, outcome);
}

/* Lists the most recent game first. */
static void list_ended(Shelves *shelves, Store *store)
{
    Ring *ring = must_have(calloc(1, sizeof *ring));
    int i;
    outcomes_list(store, NULL, see_outcome, ring);
    for (i = ring->count - 1; i >= 0 && i > ring->count - 1 - MOST_SHOWN;
         i--) {
        const Ended *ended = &ring->ended[i % MOST_SHOWN];
        page_text(&shelves->page, ended->page.text);
        shelves->ids[shelves->count++] = ended->id;
    }
    for (i = 0; i < MOST_SHOWN; i++)
        page_free(&ring->ended[i].page);
    free(ring);
}

static int load_ended(Session *session, Store *store, long long id)
{
    char *text = NULL;
    Fault fault;
    int loaded = !outcomes_find_save(store, id, &text) &&
                 !session_load(session, text, (u32)strlen(text), &fault);
    free(text);
    return loaded;
}

static int load_kept(Session *session, Store *store, long long id)
{
    Keeping keeping;
    int loaded;
    keeping_start(&keeping, store);
    loaded = resume_game(&keeping, session, id) == STORE_FINE;
    keeping_stop(&keeping);
    return loaded;
}

static void watch(Tui *tui, const Shelves *shelves, int at)
{
    const long long id = shelves->ids[at];
    Session session;
    session_open(&session, &malloc_host);
    if (at < shelves->kept ? load_kept(&session, tui->store, id)
                           : load_ended(&session, tui->store, id))
        film_roll(tui, &session, 0, -1);
    else
        pager_show(tui, _(" Replay "), _("This saved game can't be read.\n"));
    tui->scene.session = NULL;
    tui->scene.count = 0;
    session_close(&session);
}

void library_watch(Tui *tui)
{
    Shelves *shelves = must_have(calloc(1, sizeof *shelves));
    int at = -1;
    if (has_games(tui->store)) {
        list_kept(shelves, tui->store);
        list_ended(shelves, tui->store);
    }
    if (shelves->count)
        at = picker_pick(tui, _(" Replay a game "), shelves->page.text);
    else
        pager_show(tui, _(" Replay a game "), _("No games played yet.\n"));
    if (at >= 0)
        watch(tui, shelves, at);
    page_free(&shelves->page);
    free(shelves);
}
