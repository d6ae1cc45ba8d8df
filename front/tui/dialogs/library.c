/* SPDX-License-Identifier: MIT */
/* Lists of stored games: those in progress, to resume one, and all games, to
   replay one. */
#include "dialogs.h"

#include <stdlib.h>
#include <string.h>

#include "game_picker.h"
#include "host/clock.h"
#include "pager.h"
#include "statistics/tally.h"
#include "table/game_list.h"

enum { MOST_ENDED = 200 };

/* Reads a list; "own" is a GamePicker. */
static void see_kept(void *own, const KeptGame *game)
{
    GamePicker *picker = own;
    GameRow *row = game_picker_add(picker, game->id);
    game_list_page_kept(&row->cells, game, picker->now);
    game_list_page_label(&row->label, game);
    page_text(&row->slot, game->slot);
    row->moves = game->at;
}

static void see_unfinished(void *own, const KeptGame *game)
{
    GamePicker *picker = own;
    GameRow *row;
    see_kept(own, game);
    row = &picker->rows[picker->count - 1];
    row->cells.used = 0;
    game_list_page_unfinished(&row->cells, game, picker->now);
}

static void see_ended(void *own, const Outcome *outcome)
{
    GameRow *row = game_picker_add(own, outcome->id);
    game_list_page_ended(&row->cells, outcome);
    row->moves = tally_measure(outcome, BY_MOVES);
}

static StoreAnswer list_kept(GamePicker *picker, Store *store)
{
    return in_progress_list(store, see_kept, picker);
}

static StoreAnswer list_all(GamePicker *picker, Store *store)
{
    const StoreAnswer answer = in_progress_list(store, see_unfinished, picker);
    return answer ? answer
                  : outcomes_list_latest(store, MOST_ENDED, see_ended, picker);
}

long long library_choose(Tui *tui, int *changed)
{
    static const GamePickerKind kind = {list_kept, N_("Resume game"),
                                        N_("No games in progress.\n"),
                                        N_("resume")};
    GameRow *row;
    GamePicker picker;
    long long id = 0;
    row = game_picker_run(&picker, tui, &kind);
    if (row)
        id = row->id;
    *changed = picker.changed;
    game_picker_close(&picker);
    return id;
}

/* ---------------------------------------------------------------- watching */

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
    Autosave autosave;
    int loaded;
    autosave_start(&autosave, store);
    loaded = resume_game(&autosave, session, id) == STORE_FINE;
    autosave_stop(&autosave);
    return loaded;
}

static void watch(Tui *tui, const GameRow *row)
{
    Session session;
    session_open(&session, &malloc_host);
    if (row->label.used ? load_kept(&session, tui->store, row->id)
                        : load_ended(&session, tui->store, row->id))
        replay_dialog_run_from(tui, &session, 0, -1);
    else
        pager_show(tui, _("Replay"), _("This saved game can't be read.\n"));
    tui->scene.session = NULL;
    tui->scene.count = 0;
    session_close(&session);
}

int library_watch(Tui *tui)
{
    static const GamePickerKind kind = {list_all, N_("Replay a game"),
                                        N_("No games played yet.\n"),
                                        N_("replay")};
    GamePicker picker;
    const GameRow *row = game_picker_run(&picker, tui, &kind);
    if (row)
        watch(tui, row);
    game_picker_close(&picker);
    return picker.changed;
}
