/* SPDX-License-Identifier: MIT */
/* The daily puzzles of a date: which are done, which are in progress, and on
   how many days in a row one was finished. */
#ifndef TABLE_TODAY_H
#define TABLE_TODAY_H

#include "host/page.h"
#include "statistics/tally.h"
#include "store/store.h"

typedef enum DailyState { DAILY_OPEN, DAILY_BEGUN, DAILY_DONE } DailyState;

typedef struct Daily {
    DailyState state;
    long long id;  /* of the game in progress, or 0 */
    u8 status;     /* of the finished game */
    u32 clock;     /* its time */
    Streak streak; /* of this game's daily puzzles, with or without help */
} Daily;

typedef struct Today {
    Daily *dailies; /* one for each game, in the order of the menu */
    Streak streak;  /* of days on which any daily puzzle was finished */
} Today;

/* Reads the state of the puzzles of a date; a store that keeps nothing has
   them all open. "now" is today's date. If reading fails, what isn't known is
   open, too. */
StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now);
void today_free(Today *today);

/* Writes that the puzzle has been finished, and is played again; nothing if it
   hasn't. */
void daily_page_finished_again(Page *page, Store *store, const char *game,
                               const char *date);
/* On how many consecutive days a game's daily puzzle was finished, without
   help and at all. */
typedef struct DailyStreaks {
    Streak alone, any;
} DailyStreaks;
/* stored/today_state.c: reads those of all games, in the order of the menu. If
   reading fails, there are none. */
StoreAnswer today_read_streaks(DailyStreaks *streaks, Store *store,
                               const char *now);
/* Writes a line for each game's puzzle of the date, with the streak if there
   ever was one, unless reading fails.
   Without a place for games, none has been started. */
StoreAnswer dailies_page(Page *page, Store *store, const char *date,
                         const char *now);

#endif
