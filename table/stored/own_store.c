/* SPDX-License-Identifier: MIT */
/* Opens the store of a player's games. */
#include "table/own_store.h"

#include <stdlib.h>

#include "host/host.h"
#include "host/paths.h"
#include "host/player_name.h"

/* What the command line says. */
static const char *chosen_player;
static int shows_everybody;

void own_store_choose(const char *player, int shows_all)
{
    chosen_player = player;
    shows_everybody = shows_all;
}

static void choose(Store *store)
{
    const char *player =
        chosen_player ? chosen_player : getenv("QUADRILLE_PLAYER");
    char name[NAME_SIZE];
    if (player) {
        (void)player_name_read(name, player);
        players_play_as(store, name);
    }
    if (shows_everybody)
        players_show(store, NULL);
}

Store *own_store_open(void)
{
    Page path = PAGE_EMPTY;
    Store *store;
    if (path_of_store(&path))
        paths_make_folders(path.text);
    store = host_must_have(store_open(&malloc_host, path.text));
    page_free(&path);
    choose(store);
    return store;
}
