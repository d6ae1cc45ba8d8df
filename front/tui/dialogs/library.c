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
    long long now; /* in seconds since 1970 */
    long long ids[2 * MOST_SHOWN];
    int kept, count; /* games in progress come first */
} Shelves;

static int has_games(const Store *store)
{
    return store && !store_state(store);
}

/* Shows what there is instead of a list: the reason why none can be read, or
   that it is empty. */
static void show_none(Tui *tui, const char *title, StoreAnswer answer,
                      const char *empty)
{
    Page page = {NULL, 0, 0};
    if (answer)
        page_format(&page, "%s\n", store_words(tui->store));
    else
        page_text(&page, empty);
    pager_show(tui, title, page.text);
    page_free(&page);
}

/* ----------------------------------------------------------- in progress */

/* A line and its game belong together, whatever fails later. */
static void see_kept(void *own, const KeptGame *game)
{
    Shelves *shelves = own;
    if (shelves->count == MOST_SHOWN)
        return;
    page_kept_line(&shelves->page, game, shelves->now);
    shelves->ids[shelves->count++] = game->id;
    shelves->kept = shelves->count;
}

static StoreAnswer list_kept(Shelves *shelves, Store *store)
{
    Moment now;
    clock_now(&now);
    shelves->now = now.seconds;
    return in_progress_list(store, see_kept, shelves);
}

long long library_choose(Tui *tui)
{
    Shelves *shelves = must_have(calloc(1, sizeof *shelves));
    StoreAnswer answer = STORE_FINE;
    long long id = 0;
    int at = -1;
    if (has_games(tui->store))
        answer = list_kept(shelves, tui->store);
    if (shelves->count)
        at = picker_pick(tui, _(" Resume game "), shelves->page.text);
    else
        show_none(tui, _(" Resume game "), answer,
                  _("No games in progress.\n"));
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
static StoreAnswer list_ended(Shelves *shelves, Store *store)
{
    Ring *ring = must_have(calloc(1, sizeof *ring));
    const StoreAnswer answer = outcomes_list(store, NULL, see_outcome, ring);
    int i;
    for (i = ring->count - 1; i >= 0 && i > ring->count - 1 - MOST_SHOWN;
         i--) {
        const Ended *ended = &ring->ended[i % MOST_SHOWN];
        page_text(&shelves->page, ended->page.text);
        shelves->ids[shelves->count++] = ended->id;
    }
    for (i = 0; i < MOST_SHOWN; i++)
        page_free(&ring->ended[i].page);
    free(ring);
    return answer;
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
    StoreAnswer answer = STORE_FINE;
    int at = -1;
    if (has_games(tui->store)) {
        answer = list_kept(shelves, tui->store);
        answer = answer ? answer : list_ended(shelves, tui->store);
    }
    if (shelves->count)
        at = picker_pick(tui, _(" Replay a game "), shelves->page.text);
    else
        show_none(tui, _(" Replay a game "), answer,
                  _("No games played yet.\n"));
    if (at >= 0)
        watch(tui, shelves, at);
    page_free(&shelves->page);
    free(shelves);
}
