/* SPDX-License-Identifier: MIT */
/* What the start screen shows: a board for each game, today's puzzles, and the
   games in progress. */
#ifndef FRONT_TUI_DASHBOARD_H
#define FRONT_TUI_DASHBOARD_H

#include "front/tui/view/state.h"
#include "table/today.h"

/* A board, and which game it starts. */
typedef struct Stall {
    Session session;
    Scene scene;
    long long kept; /* id of the game in progress, or 0 */
} Stall;

enum { MOST_LATEST = 12 };

typedef struct Dashboard {
    Tui *tui;
    Store *store;
    Stall *stalls; /* one for each game */
    int at;        /* index of the selected one */
    Today today;
    long long now; /* in seconds since 1970 */
    int begun;     /* how many games are in progress, and the latest ones */
    Page latest;   /* their rows, in cells */
    long long ids[MOST_LATEST];
} Dashboard;

/* Reads the store and deals the boards. If reading fails, returns why, with
   what is known. */
StoreAnswer dashboard_open(Dashboard *dashboard, Tui *tui, Store *store);
void dashboard_close(Dashboard *dashboard);
void dashboard_draw(Dashboard *dashboard);
/* Adds one of the latest games in progress to the list. */
void dashboard_add_latest(Dashboard *dashboard, const KeptGame *game);
/* The next board in a direction, wrapping around at the edges. */
int dashboard_next(int at, int dx, int dy);

/* What a click means: the daily puzzle of a game, or one of the latest games;
   -1 if it is neither. */
int dashboard_daily_at(int hit);
int dashboard_latest_at(int hit);

#endif
