/* SPDX-License-Identifier: MIT */
/* The finished daily puzzles, day by day, and the streaks of days. A streak
   counts days on which a puzzle was finished on its own day; how many of these
   days needed no help is counted beside it. */
#ifndef DAYS_H
#define DAYS_H

#include "host/page.h"
#include "tally.h"

typedef enum DayState {
    DAY_OPEN,
    DAY_CAUGHT_UP, /* finished on another day than its own */
    DAY_IN_TIME
} DayState;

/* The result of a game's puzzle that counts: one in time rather than one that
   was caught up on, one without help rather than another, the better one of
   these. */
typedef struct DayGame {
    u8 state;
    u8 status;
    u8 has_task; /* a result fulfilled the day's task, this one or another */
    u32 moves, score, hints, undos, clock;
} DayGame;

typedef struct Day {
    char date[DATE_SIZE];
    DayGame *games; /* in the order of the menu */
} Day;

/* A result that fulfils the day's task or not, as its moves decide. */
typedef struct DayReplay {
    long long id; /* of the outcome */
    u8 game;      /* its index */
    char date[DATE_SIZE];
} DayReplay;

typedef struct Days {
    Day *list; /* the newest last */
    size_t count, room;
    DayReplay *replays;
    size_t replay_count, replay_room;
    Series in_time, alone; /* the days that the streaks count */
    InARow streak;
    Sum without_help; /* how many of its days */
} Days;

/* How many days of a month have a finished puzzle, what that earns, and how
   many tasks are done. */
typedef enum MonthBadge {
    BADGE_NONE,
    BADGE_BRONZE, /* ten days */
    BADGE_SILVER, /* twenty */
    BADGE_GOLD    /* every day */
} MonthBadge;

typedef struct Month {
    unsigned days, length, tasks;
    MonthBadge badge;
} Month;

/* Zeros are no days. Call this for the outcomes in the order in which the
   games ended; those that are no daily puzzles, or weren't finished, don't
   matter. Then settle them. */
void days_count(void *days, const Outcome *outcome);
void days_settle(Days *days, const char *today);
/* Judges a result by its save, which the caller has read. */
void days_judge(Days *days, const DayReplay *replay, const char *save);
void days_free(Days *days);

/* NULL if none of the day's puzzles was finished. */
const Day *days_find(const Days *days, const char *date);
/* How many of them were; a day may be NULL. */
unsigned days_done(const Day *day);
Month days_month(const Days *days, const char *date);

/* Draws the calendar of a date's month: the days with the number of puzzles
   that are finished, and how many days have one. */
void days_page_month(Page *page, const Days *days, const char *date, int utf8);
/* Says the same in sentences: each day that has a finished puzzle, and the
   days up to now that have none. */
void days_page_month_spoken(Page *page, const Days *days, const char *date,
                            const char *now);
/* Writes "3 days in a row (best 7), 2 of them without help"; nothing without a
 * streak.
 */
void days_page_streak(Page *page, const Days *days);
/* Writes "72 moves with help, 1:23", or "1205 points". */
void days_page_result(Page *page, const Goal *goal, const DayGame *game);
/* Writes a day's results for a chat, without moves that would spoil a puzzle.
 */
void days_page_share(Page *page, const Days *days, const char *date);
/* Writes "28 November 2026". */
void days_page_date(Page *page, const char *date);
/* The same in numbers, for tables; what isn't a date stays as it is. */
void days_page_short_date(Page *page, const char *date);
enum { SHORT_DATE_WIDTH = 10 }; /* as wide as that may be */

#endif
