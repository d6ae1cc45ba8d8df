/* SPDX-License-Identifier: MIT */
/* A task for each daily puzzle, the same for everybody: it is drawn by the
   game and the date. */
#ifndef DAILY_TASK_H
#define DAILY_TASK_H

#include "days.h"
#include "rules/core/game.h"

typedef enum DailyTaskKind {
    TASK_NO_HELP,
    TASK_NO_UNDO,
    TASK_TIME,  /* in less than this many minutes */
    TASK_MOVES, /* in at most this many moves */
    TASK_POINTS /* with at least this many points */
} DailyTaskKind;

typedef struct DailyTask {
    DailyTaskKind kind;
    u32 limit; /* or 0 */
} DailyTask;

DailyTask daily_task_of(const Game *game, const char *date);
/* Whether a finished puzzle fulfils it. */
int daily_task_is_done(const DailyTask *task, const DayGame *result);
/* Writes "without undo" or "in less than 4 minutes". */
void daily_task_page(Page *page, const DailyTask *task);

#endif
