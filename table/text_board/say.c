/* SPDX-License-Identifier: MIT */
/* Describes the board in words, row by row, for screen readers. It avoids
   symbols that are awkward when spoken, and uses the names with which moves
   are typed. */
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "table/kit.h"
#include "text_board.h"

enum { LETTERS = 26 };
static const char *comma(int *said)
{
    return (*said)++ ? ", " : " ";
}

/* ------------------------------------------------- balls, blocks, places */

/* Pieces come row by row. Rows beyond the board are empty. */
static int is_in(const Piece *piece, unsigned row)
{
    return piece->spot != NO_SPOT && piece->kind != BUTTON &&
           piece->y + 1U == row;
}

static unsigned rows_of(const Piece *pieces, unsigned count)
{
    unsigned rows = 0;
    for (; count--; pieces++)
        if (pieces->y + 1U > rows && is_in(pieces, pieces->y + 1U))
            rows = pieces->y + 1U;
    return rows;
}

void text_board_name_ball(Page *page, const Piece *piece)
{
    ASSERT(piece->x < LETTERS);
    if (piece->kind == BALL || piece->kind == NEXT_BALL)
        page_format(page,
                    piece->kind == BALL ? _("%1$s ball, %2$c%3$u")
                                        : _("next: %1$s ball, %2$c%3$u"),
                    kulki_colour_names[piece->value], 'a' + piece->x,
                    piece->y + 1U);
}

/* Writes "yellow (4)". */
static void say_colour(Page *page, u8 colour)
{
    ASSERT(colour && colour <= KULKI_MOST_COLOURS);
    page_format(page, "%s (%u)", kulki_colour_names[colour], colour);
}

static void say_ball(Page *page, const Piece *piece, int *said)
{
    ASSERT(piece->x < LETTERS);
    if (piece->kind == PLACE)
        return;
    page_text(page, comma(said));
    if (piece->kind == NEXT_BALL)
        page_text(page, _("next "));
    say_colour(page, piece->value);
    page_format(page, _(" at %c"), 'A' + piece->x);
}

static void say_block(Page *page, const Piece *piece, int *said)
{
    ASSERT(piece->kind == BLOCK || piece->kind == PLACE);
    page_text(page, comma(said));
    if (piece->kind == BLOCK)
        page_format(page, "%u", piece->value);
    else
        page_text(page, _("gap"));
}

static void say_rows(Page *page, const Piece *pieces, unsigned count,
                     unsigned part, void (*say)(Page *, const Piece *, int *))
{
    unsigned rows = rows_of(pieces, count);
    unsigned row, i;
    int said;
    if (part > rows)
        page_format(page, _("There are %u rows.\n"), rows);
    ASSERT(rows || !count);
    for (row = part ? part : 1; row <= rows && (!part || row == part); row++) {
        page_format(page, _("Row %u:"), row);
        said = 0;
        for (i = 0; i < count; i++)
            if (is_in(&pieces[i], row))
                say(page, &pieces[i], &said);
        page_text(page, said ? ".\n" : _(" empty.\n"));
    }
}

/* Writes the next colours if the rules show them without the cells. */
static void say_next(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    for (; count--; pieces++)
        if (pieces->kind == NEXT_BALL && pieces->spot == NO_SPOT) {
            page_text(page, said ? "" : _("Next:"));
            page_text(page, comma(&said));
            say_colour(page, pieces->value);
        }
    page_text(page, said ? ".\n" : "");
}

void text_board_say_balls(Page *page, const Piece *pieces, unsigned count,
                          unsigned part)
{
    say_rows(page, pieces, count, part, say_ball);
    if (!part)
        say_next(page, pieces, count);
}

void text_board_say_blocks(Page *page, const Piece *pieces, unsigned count,
                           unsigned part)
{
    say_rows(page, pieces, count, part, say_block);
}

/* ---------------------------------------------------------------- cards */

const char *const text_board_suits[] = {_("clubs"), _("diamonds"), _("hearts"),
                                        _("spades")};
STATIC_ASSERT(COUNT_OF(text_board_suits) == FREECELL_SUITS);

const char *text_board_rank(u8 card)
{
    static const char *const ranks[] = {
        _("no card"), _("ace"), "2", "3",  "4",       "5",        "6",
        "7",          "8",      "9", "10", _("jack"), _("queen"), _("king")};
    STATIC_ASSERT(COUNT_OF(ranks) == FREECELL_KING + 1);
    ASSERT(FREECELL_RANK(card) <= FREECELL_KING);
    return ranks[FREECELL_RANK(card)];
}

void text_board_page_card(Page *page, u8 card)
{
    ASSERT(FREECELL_RANK(card));
    page_format(page, _("%1$s of %2$s"), text_board_rank(card),
                text_board_suits[FREECELL_SUIT(card)]);
}

void text_board_name_card(Page *page, const Piece *piece)
{
    if (piece->kind == CARD)
        text_board_page_card(page, piece->value);
}

static void say_column(Page *page, const Piece *pieces, unsigned count,
                       unsigned column)
{
    int said = 0;
    ASSERT(column && column <= FREECELL_COLUMNS);
    page_format(page, _("Column %u:"), column);
    for (; count--; pieces++)
        if (!(pieces->marks & (IS_CELL | IS_HOME)) && pieces->kind == CARD &&
            pieces->x + 1U == column) {
            page_text(page, comma(&said));
            text_board_page_card(page, pieces->value);
        }
    page_text(page, said ? ".\n" : _(" empty.\n"));
}

static void say_cells(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    int empty = 0;
    page_text(page, _("Free cells:"));
    for (; count--; pieces++) {
        if (!(pieces->marks & IS_CELL))
            continue;
        if (pieces->kind == CARD) {
            page_format(page, "%s%c ", comma(&said), 'a' + pieces->x);
            text_board_page_card(page, pieces->value);
        } else {
            empty++;
        }
    }
    ASSERT(said + empty <= FREECELL_MOST_CELLS);
    if (empty)
        page_format(page, _("%1$s%2$d empty"), comma(&said), empty);
    page_text(page, said ? ".\n" : _(" none.\n"));
}

static void say_homes(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    page_text(page, _("Home:"));
    for (; count--; pieces++) {
        if (!(pieces->marks & IS_HOME) || pieces->kind != CARD)
            continue;
        ASSERT(pieces->x <
               COUNT_OF(text_board_suits)); /* places at home are by suit */
        page_format(page, _("%1$s%2$s up to %3$s"), comma(&said),
                    text_board_suits[pieces->x],
                    text_board_rank(pieces->value));
    }
    page_text(page, said ? ".\n" : _(" nothing yet.\n"));
}

void text_board_say_cards(Page *page, const Piece *pieces, unsigned count,
                          unsigned part)
{
    unsigned column;
    if (part > FREECELL_COLUMNS)
        page_format(page, _("There are %d columns.\n"), FREECELL_COLUMNS);
    for (column = 1; column <= FREECELL_COLUMNS; column++)
        if (!part || part == column)
            say_column(page, pieces, count, column);
    if (part)
        return;
    say_cells(page, pieces, count);
    say_homes(page, pieces, count);
}

/* ------------------------------------------------------------------ all */

void text_board_say(Page *page, const Session *session, unsigned part)
{
    const Kit *kit = kit_of(session->game);
    unsigned count;
    Piece *pieces = text_board_pieces(session, &count);
    if (kit->say)
        kit->say(page, pieces, count, part);
    else
        page_board(page, session);
    free(pieces);
}
