/* SPDX-License-Identifier: MIT */
/* Replaces table/stored/ in a program without a store: there is no place for
   games and layouts, nothing to compare a game with, no start to offer, and no
   daily puzzle is known to be finished. */
#include <stdlib.h>

#include "host/host.h"
#include "rules/games.h"
#include "table/layout_files.h"
#include "table/own_milestones.h"
#include "table/own_store.h"
#include "table/stored.h"
#include "table/today.h"

Store *own_store_open(void)
{
    return host_must_have(store_open(&malloc_host, NULL));
}

void own_store_choose(const char *player, int shows_all)
{
    (void)player;
    (void)shows_all;
}

void table_tell_rank(Table *table)
{
    (void)table;
}

int table_refuses_help(Table *table)
{
    (void)table;
    return 0;
}

const Command pause_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
const Command start_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
const Command stored_commands[] = {{NULL, NULL, NULL, NULL, NULL}};

void own_milestones_start(Milestones *milestones, const Game *game)
{
    *milestones = (Milestones){.game = game->name};
}

/* There are no results. */
StoreAnswer own_milestones_read(Milestones *milestones, const Game *game,
                                Store *store)
{
    own_milestones_start(milestones, game);
    return store_state(store);
}

StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now)
{
    (void)store;
    (void)date;
    (void)now;
    *today = (Today){.dailies = host_must_have(
                         calloc(games_count, sizeof *today->dailies))};
    return STORE_FINE;
}

void today_page_beginning(Page *page, Store *store, const Game *game,
                          const char *date, int is_new)
{
    (void)page;
    (void)store;
    (void)game;
    (void)date;
    (void)is_new;
}

StoreAnswer today_page_month(Page *page, Store *store, const char *date,
                             const char *now, int is_spoken)
{
    (void)date;
    (void)now;
    (void)is_spoken;
    page_text(page, _("No results are stored.\n"));
    return store_state(store);
}

/* No puzzle is done. */
void today_page_closing(Page *page, const Today *today, const char *date,
                        const Moment *now, int with_picture)
{
    (void)page;
    (void)today;
    (void)date;
    (void)now;
    (void)with_picture;
}

void today_free(Today *today)
{
    free(today->dailies);
    today->dailies = NULL;
}

int layouts_exist(const Game *game)
{
    (void)game;
    return 0;
}

void layouts_list(SeeLayout see, void *own)
{
    (void)see;
    (void)own;
}

int layouts_find(Page *path, const char *name)
{
    (void)path;
    (void)name;
    return 0;
}

u8 layouts_settle_level(Choice *choice, const _Atomic u8 *stop, Fault *fault)
{
    return choice_settle_level(choice, NULL, stop, fault);
}

u8 layouts_deal(Session *session, const Choice *choice, Fault *fault)
{
    (void)session;
    fault->game = choice->game;
    return fault_set(fault, NO_VARIANT, NULL);
}
