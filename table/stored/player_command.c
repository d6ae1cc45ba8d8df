/* SPDX-License-Identifier: MIT */
/* Several players in one household: who plays, and who has played. */
#include <string.h>

#include "host/player_name.h"
#include "player_command.h"
#include "table/keeping.h"
#include "table/telling.h"

typedef struct Household {
    const char *current;
    Page names; /* of the others */
} Household;

static void see_player(void *own, const char *name)
{
    Household *household = own;
    if (strcmp(name, household->current) != 0)
        page_format(&household->names, "%s%s",
                    household->names.used ? ", " : "", name);
}

/* Tells who plays, and which names the others have. */
static void tell_players(Table *table)
{
    Store *store = table->autosave->store;
    Household household = {players_current(store), PAGE_EMPTY};
    Page page = PAGE_EMPTY;
    const StoreAnswer answer = players_list(store, see_player, &household);
    if (*household.current)
        page_format(&page, _("%s is playing.\n"), household.current);
    else
        page_text(&page, _("Whoever plays now has no name. 'player Anna' "
                           "gives results the name Anna.\n"));
    if (household.names.used)
        page_format(&page, _("Others who have played here: %s.\n"),
                    household.names.text);
    page_free(&household.names);
    table_tell_read(table, &page, answer);
}

StoreAnswer player_command_choose(Store *store, const char *typed, Page *told)
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
            player_command_choose(table->autosave->store, typed.text, &page));
    page_free(&typed);
}
