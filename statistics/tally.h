/* SPDX-License-Identifier: MIT */
/* Games that ended, added up: by variant, by game, by name and by day. */
#ifndef TALLY_H
#define TALLY_H

#include "series.h"
#include "store/store.h"

typedef enum Measure { BY_MOVES, BY_SCORE, BY_TIME, MEASURES } Measure;

/* What is good in a game. */
typedef struct Goal {
    const char *game; /* NULL: any other */
    Measure measure;  /* which of two games is the better one */
    int endless;      /* it can't be won, and more is better; else less is */
} Goal;

const Goal *tally_goal(const char *game);
u32 tally_measure(const Outcome *outcome, Measure measure);
/* Won; or over, where the game can't be won. */
int tally_is_finished(const Outcome *outcome);
/* With a hint or any other help: such a game is told apart from those that
   were played alone, and is no win beside them. */
int tally_is_assisted(const Outcome *outcome);

/* What a measure came to in the games that were finished without help. */
typedef struct Figures {
    Series series; /* oldest first */
    /* Thousandths of a move, of a point, of a second; 0 of an empty series. */
    Sum best, average, median;
} Figures;

typedef struct Streak {
    Sum now, most;
} Streak;

/* A game on an own board counts with its like and in its day only. A deal with
   a name counts for its level as well, a board with one for its layout. */
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
    unsigned order; /* of the game in the menu */
    char *game;     /* "" of a day */
    char *name;     /* the variant, level, layout or day; else "" */
    const Goal *goal;
    Sum games; /* won, won with help, lost (or over) and given up */
    Sum won;   /* without help */
    Sum lost, given_up;
    Sum assisted; /* finished with help: won, or else among the lost */
    Sum unaided;  /* without help, however they ended */
    Sum hints, undos;
    Sum clock; /* milliseconds */
    /* A game whose time nobody told has none. */
    Figures figures[MEASURES];
    Streak wins, any_wins; /* without help; with help or without */
    /* Dates whose daily puzzle was finished on its own day, and their
       streaks; likewise. */
    Series dates, any_dates;
    Streak dailies, any_dailies;
    char first[DATE_SIZE], last[DATE_SIZE]; /* days of those figures */
} Tally;

/* Begins as zeros. */
typedef struct Tallies {
    Tally **list; /* the games as in the menu, then the days */
    size_t count;
    size_t room;
    void *tree; /* the same ones, to find them */
} Tallies;

/* Adds a game that ended after those before; fits outcomes_list. */
void tallies_count(void *tallies, const Outcome *outcome);
/* When all are there: puts the list in order and works the figures out. A
   streak of dailies goes on when its last date is today or yesterday. */
void tallies_settle(Tallies *tallies, const char *today);
void tallies_free(Tallies *tallies);

/* NULL when there is none. */
const Tally *tallies_find(const Tallies *tallies, Part part, const char *game,
                          const char *name);
/* How many games ended on each of so many last days; ago[0] is today. */
void tallies_count_days(const Tallies *tallies, const char *today, u32 *ago,
                        size_t days);

#endif
