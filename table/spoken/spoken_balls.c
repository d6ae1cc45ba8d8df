/* SPDX-License-Identifier: MIT */
/* Kulki's moves in sentences: where the ball went, which balls dropped and
   where, what was cleared and scored, and what drops next. */
#include "host/plural.h"
#include "rules/kulki/kulki.h"
#include "table/spoken.h"

/* From this number on, players hear how many cells are empty. */
enum { FEW_CELLS = 20 };

/* Writes "c2", as it is typed. */
static void put_cell(Page *page, const Kulki *game, unsigned cell)
{
    ASSERT(cell < KULKI_CELLS && game->width);
    page_format(page, "%c%u", (int)('a' + cell % game->width),
                cell / game->width + 1U);
}

/* Lists the balls that dropped, or those that were there before the move and
   have been cleared, such as "red a1, blue c3". */
static void list_balls(Page *list, const SpokenMove *spoken, u8 what)
{
    const Kulki *before = spoken->before;
    const Trace *trace = &spoken->trace;
    u16 i;
    for (i = 0; i < trace->count; i++) {
        const Event *event = &trace->events[i];
        const u8 cell = what == DROPPED ? event->to : event->from;
        if (event->what != what || (what == CLEARED && !before->cell[cell]))
            continue;
        page_comma(list);
        page_format(list, "%s ", translate(kulki_colour_names[event->value]));
        put_cell(list, before, cell);
    }
}

static void tell_list(Page *page, const SpokenMove *spoken, u8 what,
                      const char *format)
{
    Page list = PAGE_EMPTY;
    list_balls(&list, spoken, what);
    if (list.used)
        spoken_sentence(page, format, list.text);
    page_free(&list);
}

/* ------------------------------------------------------------------ lines */

/* The number of cleared balls, and their colour; 0 for several colours. */
static unsigned count_cleared(const Trace *trace, u8 *colour)
{
    unsigned count = 0;
    u16 i;
    *colour = 0;
    for (i = 0; i < trace->count; i++) {
        if (trace->events[i].what != CLEARED)
            continue;
        if (!count++)
            *colour = trace->events[i].value;
        else if (*colour != trace->events[i].value)
            *colour = 0;
    }
    return count;
}

/* The cells whose balls are gone. */
static void list_gone(Page *list, const SpokenMove *spoken)
{
    const Trace *trace = &spoken->trace;
    u16 i;
    for (i = 0; i < trace->count; i++) {
        if (trace->events[i].what != CLEARED)
            continue;
        page_comma(list);
        put_cell(list, spoken->before, trace->events[i].from);
    }
}

static void tell_cleared(Page *page, const SpokenMove *spoken)
{
    const unsigned long score = kulki.score(spoken->after);
    const unsigned long points = score - kulki.score(spoken->before);
    u8 colour;
    const unsigned count = count_cleared(&spoken->trace, &colour);
    Page list = PAGE_EMPTY;
    if (!count)
        return;
    list_gone(&list, spoken);
    if (colour)
        spoken_sentence(
            page, _("%1$u %2$s balls in a row are gone: %3$s."), count,
            translate_in("balls", kulki_colour_names[colour]), list.text);
    else
        spoken_sentence(page, _("%1$u balls in rows are gone: %2$s."), count,
                        list.text);
    spoken_sentence(page,
                    plural_form(points, "%1$lu point, %2$lu in all.",
                                "%1$lu points, %2$lu in all."),
                    points, score);
    page_free(&list);
}

/* ------------------------------------------------------------ what is next */

void spoken_next_balls(Page *page, const void *position)
{
    const Kulki *game = position;
    Page list = PAGE_EMPTY;
    unsigned i;
    for (i = 0; i < game->next_count; i++) {
        page_comma(&list);
        page_text(&list, translate(kulki_colour_names[game->next_colour[i]]));
        if (game->next_cell[i] == NO_SPOT)
            continue;
        page_text(&list, " ");
        put_cell(&list, game, game->next_cell[i]);
    }
    if (list.used)
        spoken_sentence(page, _("Next: %s."), list.text);
    page_free(&list);
}

static void tell_empty(Page *page, const Kulki *game)
{
    const unsigned empty = kulki_empty_cells(game);
    if (empty > 1 && empty <= FEW_CELLS)
        spoken_sentence(page, _("%u cells are empty."), empty);
    else if (empty == 1)
        spoken_sentence(page, _("One cell is empty."));
}

static int has_dropped(const Trace *trace)
{
    u16 i = 0;
    while (i < trace->count && trace->events[i].what != DROPPED)
        i++;
    return i < trace->count;
}

/* ---------------------------------------------------------- moves and undo */

void spoken_balls_move(Page *page, const SpokenMove *spoken)
{
    const Kulki *before = spoken->before;
    Page cell = PAGE_EMPTY;
    if (spoken->move == KULKI_PASS) {
        spoken_sentence(page, _("Passed."));
    } else {
        put_cell(&cell, before, spoken->move >> 8);
        spoken_sentence(
            page, _("%1$s to %2$s."),
            translate(kulki_colour_names[before->cell[spoken->move & 255]]),
            cell.text);
    }
    tell_list(page, spoken, DROPPED, _("New: %s."));
    tell_cleared(page, spoken);
    if (has_dropped(&spoken->trace) && !spoken->brief) {
        spoken_next_balls(page, spoken->after);
        tell_empty(page, spoken->after);
    }
    page_free(&cell);
}

void spoken_balls_undo(Page *page, const SpokenMove *spoken)
{
    const Kulki *before = spoken->before;
    Page cell = PAGE_EMPTY;
    if (spoken->move == KULKI_PASS) {
        spoken_sentence(page, _("Undone: you have not passed."));
    } else {
        put_cell(&cell, before, spoken->move & 255);
        spoken_sentence(
            page, _("Undone: %1$s is back on %2$s."),
            translate(kulki_colour_names[before->cell[spoken->move & 255]]),
            cell.text);
    }
    tell_list(page, spoken, DROPPED, _("No longer there: %s."));
    tell_list(page, spoken, CLEARED, _("Back again: %s."));
    if (has_dropped(&spoken->trace) && !spoken->brief)
        spoken_next_balls(page, before);
    page_free(&cell);
}
