/* SPDX-License-Identifier: MIT */
/* The daily puzzles of a date: which are done, which are in progress; and the
   days on which some were finished. */
#ifndef TABLE_TODAY_H
#define TABLE_TODAY_H

#include "host/page.h"
#include "statistics/days.h"
#include "store/store.h"

typedef enum DailyState { DAILY_OPEN, DAILY_BEGUN, DAILY_DONE } DailyState;

typedef struct Daily {
    DailyState state;
    long long id;   /* of the game in progress, or 0 */
    DayGame result; /* of the finished game */
} Daily;

typedef struct Today {
    Daily *dailies; /* one for each game, in the order of the menu */
    Days days;      /* on which any daily puzzle was finished */
} Today;

/* Reads the state of the puzzles of a date; a store that keeps nothing has
   them all open. "now" is today's date. If reading fails, what isn't known is
   open, too. */
StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now);
void today_free(Today *today);

/* Writes "won in 54 moves, 1:05", or "62 points, 2:00" where points count. */
void today_page_result(Page *page, const Goal *goal, const DayGame *result);
/* stored/day_telling.c: writes the task of the puzzle that begins, or goes on.
   One that is dealt anew may have been finished before: then writes this, and
   that it is played again. */
void today_page_beginning(Page *page, Store *store, const Game *game,
                          const char *date, int is_new);
/* Writes how many puzzles of the date are done, as a sentence. */
void today_page_count(Page *page, const Today *today, const char *date,
                      const char *now);
/* Writes the task of a puzzle, and what has become of it. */
void today_page_task(Page *page, const Today *today, const Game *game,
                     const char *date);
/* Writes what closes a day on which all puzzles are done: a picture unless it
   would be read aloud, the results to share, the streak, and the time until
   the next puzzles. */
void today_page_closing(Page *page, const Today *today, const char *date,
                        const Moment *now, int with_picture);
/* Draws the calendar of a date's month, or says it in sentences; with the
   streak. */
StoreAnswer today_page_month(Page *page, Store *store, const char *date,
                             const char *now, int is_spoken);
/* Writes a line for each game's puzzle of the date, and the streak if there is
   one, unless reading fails; in columns, or as sentences. Without a place for
   games, none has been started. */
StoreAnswer dailies_page(Page *page, Store *store, const char *date,
                         const char *now, int is_spoken);

#endif
