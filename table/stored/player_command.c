/* SPDX-License-Identifier: MIT */
/* Several players in one household: who plays, and who has played. */
#include <string.h>

#include "host/player_name.h"
#include "player_command.h"
#include "table/keeping.h"
#include "table/telling.h"

typedef struct PlayerNames {
    const char *current;
    Page names; /* of the others */
} PlayerNames;

static void see_player(void *own, const char *name)
{
    PlayerNames *players = own;
    if (strcmp(name, players->current) != 0) {
        page_comma(&players->names);
        page_text(&players->names, name);
    }
}

/* Tells who plays, and which names the others have. */
static void tell_players(Table *table)
{
    Store *store = table->autosave->store;
    PlayerNames players = {players_current(store), PAGE_EMPTY};
    Page page = PAGE_EMPTY;
    const StoreAnswer answer = players_list(store, see_player, &players);
    if (*players.current)
        page_format(&page, _("%s is playing.\n"), players.current);
    else
        page_text(&page, _("The current player has no name. Type 'player "
                           "Anna' to play as Anna.\n"));
    if (players.names.used)
        page_format(&page, _("Others who have played here: %s.\n"),
                    players.names.text);
    page_free(&players.names);
    table_tell_read(table, &page, answer);
}

/* Lets somebody play whose name was typed, from now on; "-" or nothing stands
   for the player without a name. Writes what that means. */
static StoreAnswer choose_player(Store *store, const char *typed, Page *told)
{
    char name[NAME_SIZE];
    StoreAnswer answer;
    (void)player_name_read(name, strcmp(typed, "-") == 0 ? "" : typed);
    answer = players_choose(store, name);
    if (answer)
        return answer;
    if (*players_current(store))
        page_format(told,
                    _("%1$s is playing. Games that end from now on are "
                      "results of %1$s, and statistics show only those.\n"),
                    players_current(store));
    else
        page_text(told, _("Games that end from now on have no player's name, "
                          "and statistics show the results of everybody.\n"));
    return STORE_FINE;
}

void table_run_player(Table *table, Reader *rest)
{
    Page typed = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    if (!table_has_store(table))
        return;
    table_page_rest(&typed, rest);
    if (!*typed.text)
        tell_players(table);
    else
        table_tell_read(
            table, &page,
            choose_player(table->autosave->store, typed.text, &page));
    page_free(&typed);
}
