/* SPDX-License-Identifier: MIT */
/* A task for each daily puzzle, the same for everybody: it is drawn by the
   game and the date, from the kinds that this puzzle allows. */
#ifndef DAILY_TASK_H
#define DAILY_TASK_H

#include "days.h"
#include "session/session.h"

typedef enum DailyTaskKind {
    TASK_NO_HELP,
    TASK_NO_UNDO,
    TASK_TIME,    /* in less than this many minutes */
    TASK_MOVES,   /* in at most this many moves */
    TASK_POINTS,  /* with at least this many points */
    TASK_PAR,     /* in at most this many moves, three more than par */
    TASK_ONE_CELL /* as if there were no other free cells */
} DailyTaskKind;

typedef struct DailyTask {
    DailyTaskKind kind;
    u32 limit; /* or 0 */
} DailyTask;

DailyTask daily_task_of(const Game *game, const char *date);
/* Whether only the moves tell if a finished puzzle fulfils the task. */
int daily_task_needs_moves(const DailyTask *task);
/* Whether a finished puzzle fulfils a task of the other kinds. */
int daily_task_is_done(const DailyTask *task, const DayGame *result);
/* Whether it fulfils one that needs the moves, which its save has. A damaged
   save fulfils nothing. */
int daily_task_is_done_in(const DailyTask *task, const char *save);
/* Writes "without undo" or "in less than 4 minutes". */
void daily_task_page(Page *page, const DailyTask *task);

/* daily_facts.c: what solvers have found out about the puzzle of a day. */
typedef struct DailyFacts {
    u32 par; /* moves of the best way known, or 0 */
    u8 has_one_cell_way;
} DailyFacts;

DailyFacts daily_facts_of(const Game *game, const char *date);

#endif
