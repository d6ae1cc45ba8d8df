/* SPDX-License-Identifier: MIT */
/* Adds up finished games by variant, by game, by name and by day. */
#ifndef TALLY_H
#define TALLY_H

#include "series.h"
#include "store/store.h"

typedef enum Measure { BY_MOVES, BY_SCORE, BY_TIME, MEASURES } Measure;

/* How the game's results are judged. A game that this program doesn't know
   counts moves and is finished when it is won. */
const Goal *tally_goal(const char *game);
/* Whether points decide which of two games is better. */
int tally_has_points(const Goal *goal);
/* What decides it. */
Measure tally_main_measure(const Goal *goal);
u32 tally_measure(const Outcome *outcome, Measure measure);
/* Whether a game was won; or whether it is over, if its goal is the end. */
int tally_is_finished(const Outcome *outcome);
/* Whether a game had a hint or other help. Such games are listed apart, and
   don't count as wins among those played without help. */
int tally_is_assisted(const Outcome *outcome);

/* One measure of the games that were finished without help. */
typedef struct Figures {
    Series series; /* oldest first */
    /* In thousandths of a move, a point or a second; 0 if the series is
       empty. */
    Sum best, average, median;
} Figures;

/* Wins, or days with a finished daily puzzle, without one of another kind in
   between. */
typedef struct InARow {
    Sum now, most;
} InARow;

/* A custom board counts only for custom boards and for its day. A deal with a
   name also counts for its level, and a board with a name for its layout. */
typedef enum Part {
    OF_VARIANT,
    OF_GAME,
    OF_OWN_BOARDS,
    OF_LEVEL,
    OF_LAYOUT,
    OF_DAY
} Part;

typedef struct Tally {
    Part part;
    unsigned order;   /* the game's index in the menu */
    const char *game; /* "" for a day */
    const char *name; /* the variant, level, layout or day; or "" */
    const Goal *goal;
    Sum games;    /* won, won with help, lost (or over) and given up */
    Sum won;      /* without help */
    Sum finished; /* without help */
    Sum lost, given_up;
    Sum assisted; /* finished with help; a loss is counted as lost too */
    Sum unaided;  /* without help, however they ended */
    Sum hints, undos;
    Sum clock; /* milliseconds */
    /* Games without a recorded time don't count for the time. */
    Figures figures[MEASURES];
    InARow wins, any_wins; /* without help; and all */
    /* Dates whose daily puzzle was finished on its own day, and how many of
       these days are in a row; again without help, and all. */
    Series dates, any_dates;
    InARow dailies, any_dailies;
    char first[DATE_SIZE], last[DATE_SIZE]; /* the days of the figures */
} Tally;

/* Empty when all zero. */
typedef struct Tallies {
    Tally **list; /* the games in the order of the menu, then the days */
    size_t count;
    size_t room;
} Tallies;

/* Adds an outcome; call it in the order in which the games ended. Suitable for
   outcomes_list. */
void tallies_count(void *tallies, const Outcome *outcome);
/* Call it after the last outcome. It computes the figures.
   Dailies in a row still go on if its last date is today or yesterday. */
void tallies_settle(Tallies *tallies, const char *today);
void tallies_free(Tallies *tallies);

/* Returns NULL if there is none. */
const Tally *tallies_find(const Tallies *tallies, Part part, const char *game,
                          const char *name);
/* The streak of a series of days, in any order, each as daily_day_number has
   it. It still runs if its last day is today or yesterday. */
InARow tally_streak(const Series *days, const char *today);
/* The same number for a text, or 0 if that isn't a date. */
u32 tally_day(const char *text);
/* Counts how many games ended on each of the last days; ago[0] is today. */
void tallies_count_days(const Tallies *tallies, const char *today, u32 *ago,
                        size_t days);

#endif
