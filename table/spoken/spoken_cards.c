/* SPDX-License-Identifier: MIT */
/* FreeCell's moves in sentences: which card went where, which cards followed
   home by themselves, and what the columns end in now. */
#include "rules/freecell/freecell.h"
#include "table/spoken.h"
#include "table/text_board/text_board.h"

/* More cards than this are told by suit. */
enum { MOST_CARDS_NAMED = 4 };

static const char *name(Page *page, const char *context, u8 card)
{
    page->used = 0;
    if (context)
        text_board_page_card_in(page, context, card);
    else
        text_board_page_card(page, card);
    return page->text;
}

static char cell_letter(unsigned place)
{
    ASSERT(place >= FREECELL_FIRST_CELL && place < FREECELL_HOME_PLACE);
    return (char)('a' + place - FREECELL_FIRST_CELL);
}

/* -------------------------------------------------------------- the move */

static void tell_to_column(Page *page, const FreeCell *before, u16 move,
                           const char *card)
{
    const u8 from = FREECELL_MOVE_FROM(move);
    const u8 to = FREECELL_MOVE_TO(move);
    const int count = FREECELL_MOVE_COUNT(move);
    const int column = to + 1;
    Page onto = PAGE_EMPTY;
    ASSERT(to < FREECELL_COLUMNS && count);
    if (before->height[to])
        text_board_page_card_in(&onto, "onto", freecell_end_card(before, to));
    if (count > 1 && onto.used)
        spoken_sentence(page,
                        _("%1$d cards from %2$s onto %3$s in column "
                          "%4$d."),
                        count, card, onto.text, column);
    else if (count > 1)
        spoken_sentence(page, _("%1$d cards from %2$s to empty column %3$d."),
                        count, card, column);
    else if (from >= FREECELL_FIRST_CELL && onto.used)
        spoken_sentence(page,
                        _("%1$s from cell %2$c onto %3$s in column "
                          "%4$d."),
                        card, cell_letter(from), onto.text, column);
    else if (from >= FREECELL_FIRST_CELL)
        spoken_sentence(page, _("%1$s from cell %2$c to empty column %3$d."),
                        card, cell_letter(from), column);
    else if (onto.used)
        spoken_sentence(page, _("%1$s onto %2$s in column %3$d."), card,
                        onto.text, column);
    else
        spoken_sentence(page, _("%1$s to empty column %2$d."), card, column);
    page_free(&onto);
}

static void tell_moved(Page *page, const FreeCell *before, u16 move, u8 first)
{
    const u8 from = FREECELL_MOVE_FROM(move);
    const u8 to = FREECELL_MOVE_TO(move);
    Page card = PAGE_EMPTY;
    (void)name(&card, FREECELL_MOVE_COUNT(move) > 1 ? "from" : NULL, first);
    if (to < FREECELL_COLUMNS)
        tell_to_column(page, before, move, card.text);
    else if (to != FREECELL_HOME_PLACE)
        spoken_sentence(page, _("%1$s to cell %2$c."), card.text,
                        cell_letter(to));
    else if (from >= FREECELL_FIRST_CELL)
        spoken_sentence(page, _("%1$s from cell %2$c home."), card.text,
                        cell_letter(from));
    else
        spoken_sentence(page, _("%s home."), card.text);
    page_free(&card);
}

/* --------------------------------------------------------------- autoplay */

static unsigned count_events(const Trace *trace, u8 what)
{
    unsigned count = 0;
    u16 i;
    for (i = 0; i < trace->count; i++)
        count += trace->events[i].what == what;
    return count;
}

static void list_cards(Page *list, const Trace *trace)
{
    u16 i;
    for (i = 0; i < trace->count; i++) {
        if (trace->events[i].what != FLEW)
            continue;
        page_comma(list);
        text_board_page_card(list, trace->events[i].value);
    }
}

/* Writes "clubs up to 7, hearts up to queen". */
static void list_suits(Page *list, const SpokenMove *spoken)
{
    const FreeCell *before = spoken->before;
    const FreeCell *after = spoken->after;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        if (after->home[suit] == before->home[suit])
            continue;
        page_comma(list);
        text_board_page_up_to(list, suit,
                              FREECELL_CARD(after->home[suit], suit));
    }
}

static void tell_flown(Page *page, const SpokenMove *spoken)
{
    const unsigned count = count_events(&spoken->trace, FLEW);
    Page list = PAGE_EMPTY;
    if (!count)
        return;
    if (count > MOST_CARDS_NAMED)
        list_suits(&list, spoken);
    else
        list_cards(&list, &spoken->trace);
    spoken_sentence(page, _("Also home: %s."), list.text);
    page_free(&list);
}

/* ------------------------------------------------------------ what is left */

/* A column is told if it ends in another card, unless the card that has just
   come there was told. */
static void tell_column(Page *page, const SpokenMove *spoken, u8 column)
{
    const FreeCell *before = spoken->before;
    const FreeCell *after = spoken->after;
    const u8 height = after->height[column];
    Page card = PAGE_EMPTY;
    if (freecell_end_card(before, column) == freecell_end_card(after, column))
        return;
    if (height)
        spoken_sentence(
            page, _("Column %1$d ends in %2$s."), column + 1,
            name(&card, "under", after->column[column][height - 1]));
    else
        spoken_sentence(page, _("Column %d is empty."), column + 1);
    page_free(&card);
}

/* Cells that autoplay has emptied. */
static void tell_cells(Page *page, const SpokenMove *spoken)
{
    const Trace *trace = &spoken->trace;
    u16 i;
    for (i = 0; i < trace->count; i++) {
        const Event *event = &trace->events[i];
        if (event->what == FLEW && event->from >= FREECELL_CELL_SPOT &&
            event->from < FREECELL_HOME_SPOT)
            spoken_sentence(page, _("Cell %c is empty."),
                            'a' + event->from - FREECELL_CELL_SPOT);
    }
}

void spoken_cards_move(Page *page, const SpokenMove *spoken)
{
    const FreeCell *after = spoken->after;
    const u8 to = FREECELL_MOVE_TO(spoken->move);
    const u8 count = FREECELL_MOVE_COUNT(spoken->move);
    u8 column;
    ASSERT(spoken->trace.count >= count);
    tell_moved(page, spoken->before, spoken->move,
               spoken->trace.events[0].value);
    if (freecell.status(after) == WON) {
        spoken_sentence(page, _("All cards are home."));
        return;
    }
    tell_flown(page, spoken);
    if (spoken->brief)
        return;
    for (column = 0; column < FREECELL_COLUMNS; column++)
        if (column != to || freecell_end_card(after, to) !=
                                spoken->trace.events[count - 1].value)
            tell_column(page, spoken, column);
    tell_cells(page, spoken);
}

/* ------------------------------------------------------------------- undo */

void spoken_cards_undo(Page *page, const SpokenMove *spoken)
{
    const u8 from = FREECELL_MOVE_FROM(spoken->move);
    const u8 to = FREECELL_MOVE_TO(spoken->move);
    const int count = FREECELL_MOVE_COUNT(spoken->move);
    SpokenMove back = *spoken;
    Page card = PAGE_EMPTY;
    u8 column;
    ASSERT(spoken->trace.count >= count);
    (void)name(&card, count > 1 ? "from" : NULL,
               spoken->trace.events[0].value);
    if (from >= FREECELL_FIRST_CELL)
        spoken_sentence(page, _("Undone: %1$s is back in cell %2$c."),
                        card.text, cell_letter(from));
    else if (count > 1)
        spoken_sentence(page,
                        _("Undone: %1$d cards from %2$s are back on "
                          "column %3$d."),
                        count, card.text, from + 1);
    else
        spoken_sentence(page, _("Undone: %1$s is back on column %2$d."),
                        card.text, from + 1);
    page_free(&card);
    if (count_events(&spoken->trace, FLEW)) {
        list_cards(&card, &spoken->trace);
        spoken_sentence(page, _("Back from home: %s."), card.text);
        page_free(&card);
    }
    if (spoken->brief)
        return;
    if (to >= FREECELL_FIRST_CELL && to < FREECELL_HOME_PLACE)
        spoken_sentence(page, _("Cell %c is empty."), cell_letter(to));
    back.before = spoken->after;
    back.after = spoken->before;
    for (column = 0; column < FREECELL_COLUMNS; column++)
        if (column != from)
            tell_column(page, &back, column);
}
