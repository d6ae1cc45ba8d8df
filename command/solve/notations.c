/* SPDX-License-Identifier: MIT */
/* Writes solutions in the notations of other programs. */
#include "notations.h"

#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/metrics/sliding_line.h"
#include "rules/freecell/freecell.h"

static void put_standard(Page *page, const Session *session, const u16 *moves,
                         u32 count)
{
    explain_way(page, session->game, session->position, moves, count, 1);
    page_text(page, "\n");
}

/* Writes the moves on one line, for programs. */
static void put_flat(Page *page, const Session *session, const u16 *moves,
                     u32 count)
{
    explain_way(page, session->game, session->position, moves, count, 0);
    page_text(page, "\n");
}

/* -------------------------------------------------------------- fc-solve */

static void page_place_name(Page *page, unsigned place)
{
    if (place < FREECELL_FIRST_CELL)
        page_format(page, "stack %u", place);
    else if (place < FREECELL_HOME_PLACE)
        page_format(page, "freecell %u", place - FREECELL_FIRST_CELL);
    else
        page_text(page, "the foundations");
}

static void page_step(Page *page, unsigned from, unsigned to, unsigned count)
{
    if (from < FREECELL_FIRST_CELL && to < FREECELL_FIRST_CELL)
        page_format(page, "Move %u cards from ", count);
    else
        page_text(page, "Move a card from ");
    page_place_name(page, from);
    page_text(page, " to ");
    page_place_name(page, to);
    page_text(page, "\n");
}

static unsigned place_of_spot(unsigned spot)
{
    return spot < FREECELL_CELL_SPOT
               ? spot / FREECELL_COLUMN_SPOTS
               : FREECELL_FIRST_CELL + (spot - FREECELL_CELL_SPOT);
}

/* fc-solve counts cards that go home automatically as moves. */
static void page_flights(Page *page, const Trace *trace)
{
    u16 i;
    for (i = 0; i < trace->count; i++)
        if (trace->events[i].what == FLEW)
            page_step(page, place_of_spot(trace->events[i].from),
                      FREECELL_HOME_PLACE, 1);
}

/* Writes moves as fc-solve -m does, including automatic moves. */
static void put_as_fc_solve(Page *page, const Session *session,
                            const u16 *moves, u32 count)
{
    FreeCell walk;
    Trace trace = {host_must_have(calloc(freecell.most_events, sizeof(Event))),
                   freecell.most_events, 0};
    u32 i;
    memcpy(&walk, session->position, sizeof walk);
    for (i = 0; i < count; i++) {
        page_step(page, FREECELL_MOVE_FROM(moves[i]),
                  FREECELL_MOVE_TO(moves[i]), FREECELL_MOVE_COUNT(moves[i]));
        trace.count = 0;
        freecell.apply(&walk, moves[i], &trace);
        page_flights(page, &trace);
    }
    free(trace.events);
}

/* ----------------------------------------------------------------- slides */

/* Writes the notation of slidysim. */
static void put_ways(Page *page, const Session *session, const u16 *moves,
                     u32 count)
{
    const Slides slides = {(const Sliding *)session->position, moves, count};
    sliding_page_ways(page, &slides);
    page_text(page, "\n");
}

const Notation notations[] = {{"standard", NULL, put_standard},
                              {"flat", NULL, put_flat},
                              {"fc-solve", &freecell, put_as_fc_solve},
                              {"urdl", &sliding, put_ways},
                              {NULL, NULL, NULL}};

const Notation *notation_find(const Game *game, const char *name)
{
    const Notation *notation = notations;
    while (name && notation->name &&
           (strcmp(notation->name, name) != 0 ||
            (notation->game && notation->game != game)))
        notation++;
    return notation->name ? notation : NULL;
}
