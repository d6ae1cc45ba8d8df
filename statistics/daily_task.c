/* SPDX-License-Identifier: MIT */
/* Draws and judges the tasks of daily puzzles. Times, moves and points are
   what docs/results/daily-tasks.md has measured. A par or a free cell is asked
   for only on days whose puzzle a solver has solved in this way. */
#include "daily_task.h"

#include <string.h>

#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

enum { MILLISECONDS_A_MINUTE = 60000, BEYOND_PAR = 3 };

/* One free cell suffices for few puzzles, so it is asked for more often. */
enum { ONE_CELL_WEIGHT = 3, MOST_TASKS = TASK_PAR + 1 + ONE_CELL_WEIGHT };

/* Whichever cell a card went to, it is the first one now. */
static u8 with_first_cell(u8 place)
{
    return place >= FREECELL_FIRST_CELL && place < FREECELL_HOME_PLACE
               ? FREECELL_FIRST_CELL
               : place;
}

/* Whether the rules accept the same moves on a board that has one free cell.
   The longer moves of more cards, which need more cells, are then illegal. */
static int is_won_with_one_cell(const Session *session)
{
    FreeCell game;
    u32 i;
    memcpy(&game, session->kept, sizeof game);
    game.cells = 1;
    for (i = 0; i < session->at; i++) {
        const u16 played = session->moves[i];
        const u16 move =
            FREECELL_MOVE(with_first_cell(FREECELL_MOVE_FROM(played)),
                          with_first_cell(FREECELL_MOVE_TO(played)),
                          FREECELL_MOVE_COUNT(played));
        if (freecell_check_move(&game, move))
            return 0;
        freecell.apply(&game, move, NULL);
    }
    return freecell.status(&game) == WON;
}

/* What a player who tries can reach; 0 where a number says nothing. */
typedef struct Limits {
    const Game *game;
    u32 minutes, moves, points;
    int (*has_one_cell)(const Session *session);
} Limits;

static const Limits limits[] = {{&freecell, 4, 60, 0, is_won_with_one_cell},
                                {&kulki, 0, 0, 100, NULL},
                                {&mahjong, 6, 0, 0, NULL},
                                {&sliding, 2, 130, 0, NULL},
                                {NULL, 0, 0, 0, NULL}};

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

static const Limits *limits_of(const Game *game)
{
    const Limits *own = limits;
    while (own->game && own->game != game)
        own++;
    return own;
}

DailyTask daily_task_of(const Game *game, const char *date)
{
    const Limits *own = limits_of(game);
    const DailyFacts facts = daily_facts_of(game, date);
    DailyTask tasks[MOST_TASKS] = {{TASK_NO_HELP, 0}, {TASK_NO_UNDO, 0}};
    u32 count = 2;
    u32 i;
    if (own->minutes)
        tasks[count++] = (DailyTask){TASK_TIME, own->minutes};
    if (own->moves)
        tasks[count++] = (DailyTask){TASK_MOVES, own->moves};
    if (own->points)
        tasks[count++] = (DailyTask){TASK_POINTS, own->points};
    if (facts.par)
        tasks[count++] = (DailyTask){TASK_PAR, facts.par + BEYOND_PAR};
    for (i = 0; facts.has_one_cell_way && i < ONE_CELL_WEIGHT; i++)
        tasks[count++] = (DailyTask){TASK_ONE_CELL, 0};
    ASSERT(count <= MOST_TASKS);
    return tasks[mix(tally_day(date) + number_of(game)) % count];
}

int daily_task_needs_moves(const DailyTask *task)
{
    return task->kind == TASK_ONE_CELL;
}

int daily_task_is_done(const DailyTask *task, const DayGame *result)
{
    ASSERT(!daily_task_needs_moves(task));
    switch (task->kind) {
    case TASK_NO_HELP:
        return !result->hints;
    case TASK_NO_UNDO:
        return !result->undos;
    case TASK_TIME: /* a time of 0 wasn't measured */
        return result->clock &&
               result->clock < task->limit * MILLISECONDS_A_MINUTE;
    case TASK_MOVES:
    case TASK_PAR:
        return result->moves <= task->limit;
    default:
        return result->score >= task->limit;
    }
}

int daily_task_is_done_in(const DailyTask *task, const char *save)
{
    Session session;
    Fault fault;
    int is_done = 0;
    session_open(&session, &malloc_host);
    if (task->kind == TASK_ONE_CELL &&
        !session_load(&session, save, (u32)strlen(save), &fault) &&
        limits_of(session.game)->has_one_cell)
        is_done = limits_of(session.game)->has_one_cell(&session);
    session_close(&session);
    return is_done;
}

void daily_task_page(Page *page, const DailyTask *task)
{
    static const char *const words[] = {
        [TASK_NO_HELP] = N_("without help"),
        [TASK_NO_UNDO] = N_("without undo"),
        [TASK_TIME] = N_("in less than %lu minutes"),
        [TASK_MOVES] = N_("in at most %lu moves"),
        [TASK_POINTS] = N_("with at least %lu points"),
        [TASK_PAR] = N_("within three moves of par (at most %lu)"),
        [TASK_ONE_CELL] = N_("with one free cell")};
    STATIC_ASSERT(COUNT_OF(words) == TASK_ONE_CELL + 1);
    page_format(page, translate(words[task->kind]),
                (unsigned long)task->limit);
}
