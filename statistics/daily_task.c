/* SPDX-License-Identifier: MIT */
/* Draws and judges the tasks of daily puzzles. */
#include "daily_task.h"

#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

enum { MILLISECONDS_A_MINUTE = 60000, MOST_KINDS = TASK_POINTS + 1 };

/* What a player who tries can reach; 0 where a number says nothing. */
typedef struct Limits {
    const Game *game;
    u32 minutes, moves, points;
} Limits;

static const Limits limits[] = {{&freecell, 4, 90, 0},
                                {&kulki, 0, 0, 100},
                                {&mahjong, 6, 0, 0},
                                {&sliding, 2, 120, 0},
                                {NULL, 0, 0, 0}};

/* Neighbouring days and games draw independently. */
static u32 mix(u32 number)
{
    number ^= number >> 16;
    number *= 0x7FEB352DU;
    number ^= number >> 15;
    number *= 0x846CA68BU;
    return number ^ number >> 16;
}

/* A number for the game, whatever its place in the menu. */
static u32 number_of(const Game *game)
{
    const char *at;
    u32 number = 0;
    for (at = game->name; *at; at++)
        number = mix(number + (unsigned char)*at);
    return number;
}

DailyTask daily_task_of(const Game *game, const char *date)
{
    const Limits *own = limits;
    DailyTask tasks[MOST_KINDS] = {{TASK_NO_HELP, 0}, {TASK_NO_UNDO, 0}};
    u32 count = 2;
    while (own->game && own->game != game)
        own++;
    if (own->minutes)
        tasks[count++] = (DailyTask){TASK_TIME, own->minutes};
    if (own->moves)
        tasks[count++] = (DailyTask){TASK_MOVES, own->moves};
    if (own->points)
        tasks[count++] = (DailyTask){TASK_POINTS, own->points};
    ASSERT(count <= MOST_KINDS);
    return tasks[mix(tally_day(date) + number_of(game)) % count];
}

int daily_task_is_done(const DailyTask *task, const DayGame *result)
{
    switch (task->kind) {
    case TASK_NO_HELP:
        return !result->hints;
    case TASK_NO_UNDO:
        return !result->undos;
    case TASK_TIME: /* a time of 0 wasn't measured */
        return result->clock &&
               result->clock < task->limit * MILLISECONDS_A_MINUTE;
    case TASK_MOVES:
        return result->moves <= task->limit;
    default:
        return result->score >= task->limit;
    }
}

void daily_task_page(Page *page, const DailyTask *task)
{
    static const char *const words[] = {
        [TASK_NO_HELP] = _("without help"),
        [TASK_NO_UNDO] = _("without undo"),
        [TASK_TIME] = _("in less than %lu minutes"),
        [TASK_MOVES] = _("in at most %lu moves"),
        [TASK_POINTS] = _("with at least %lu points")};
    STATIC_ASSERT(COUNT_OF(words) == MOST_KINDS);
    page_format(page, words[task->kind], (unsigned long)task->limit);
}
