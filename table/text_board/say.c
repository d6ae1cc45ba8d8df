/* SPDX-License-Identifier: MIT */
/* The board in words, row by row, for who listens: no signs that a voice
   would stumble over, and the names that moves are made of. */
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "table/kit.h"

static const char *comma(int *said)
{
    return (*said)++ ? ", " : " ";
}

/* ------------------------------------------------- balls, blocks, places */

/* Pieces come row by row; a row of a board that has no such row is empty. */
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

static void say_ball(Page *page, const Piece *piece, int *said)
{
    if (piece->kind == PLACE)
        return;
    page_format(page, "%s%s%u at %c", comma(said),
                piece->kind == NEXT_BALL ? "next " : "", piece->value,
                'A' + piece->x);
}

static void say_block(Page *page, const Piece *piece, int *said)
{
    page_text(page, comma(said));
    if (piece->kind == BLOCK)
        page_format(page, "%u", piece->value);
    else
        page_text(page, "hole");
}

static void say_rows(Page *page, const Piece *pieces, unsigned count,
                     unsigned part, void (*say)(Page *, const Piece *, int *))
{
    unsigned rows = rows_of(pieces, count);
    unsigned row, i;
    int said;
    if (part > rows)
        page_format(page, "There are %u rows.\n", rows);
    for (row = part ? part : 1; row <= rows && (!part || row == part); row++) {
        page_format(page, "Row %u:", row);
        said = 0;
        for (i = 0; i < count; i++)
            if (is_in(&pieces[i], row))
                say(page, &pieces[i], &said);
        page_text(page, said ? ".\n" : " empty.\n");
    }
}

/* Colours that are shown without the cells where they will drop. */
static void say_next(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    for (; count--; pieces++)
        if (pieces->kind == NEXT_BALL && pieces->spot == NO_SPOT) {
            page_text(page, said ? "" : "Next:");
            page_format(page, "%s%u", comma(&said), pieces->value);
        }
    page_text(page, said ? ".\n" : "");
}

void say_balls(Page *page, const Piece *pieces, unsigned count, unsigned part)
{
    say_rows(page, pieces, count, part, say_ball);
    if (!part)
        say_next(page, pieces, count);
}

void say_blocks(Page *page, const Piece *pieces, unsigned count, unsigned part)
{
    say_rows(page, pieces, count, part, say_block);
}

/* ---------------------------------------------------------------- cards */

static const char *const suits[] = {"clubs", "diamonds", "hearts", "spades"};

static const char *name_rank(u8 card)
{
    static const char *const ranks[] = {"no card", "ace",  "2",     "3",   "4",
                                        "5",       "6",    "7",     "8",   "9",
                                        "10",      "jack", "queen", "king"};
    return ranks[RANK_OF(card)];
}

static void say_column(Page *page, const Piece *pieces, unsigned count,
                       unsigned column)
{
    int said = 0;
    page_format(page, "Column %u:", column);
    for (; count--; pieces++)
        if (!(pieces->marks & (IS_CELL | IS_HOME)) && pieces->kind == CARD &&
            pieces->x + 1U == column)
            page_format(page, "%s%s of %s", comma(&said),
                        name_rank(pieces->value),
                        suits[SUIT_OF(pieces->value)]);
    page_text(page, said ? ".\n" : " empty.\n");
}

static void say_cells(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    int empty = 0;
    page_text(page, "Cells:");
    for (; count--; pieces++) {
        if (!(pieces->marks & IS_CELL))
            continue;
        if (pieces->kind == CARD)
            page_format(page, "%s%c %s of %s", comma(&said), 'a' + pieces->x,
                        name_rank(pieces->value),
                        suits[SUIT_OF(pieces->value)]);
        else
            empty++;
    }
    if (empty)
        page_format(page, "%s%d empty", comma(&said), empty);
    page_text(page, said ? ".\n" : " none.\n");
}

static void say_homes(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    page_text(page, "Home:");
    for (; count--; pieces++)
        if (pieces->marks & IS_HOME)
            page_format(page, "%s%s %s", comma(&said), suits[pieces->x],
                        pieces->kind == CARD ? name_rank(pieces->value)
                                             : "empty");
    page_text(page, ".\n");
}

void say_cards(Page *page, const Piece *pieces, unsigned count, unsigned part)
{
    unsigned column;
    if (part > FREECELL_COLUMNS)
        page_format(page, "There are %d columns.\n", FREECELL_COLUMNS);
    for (column = 1; column <= FREECELL_COLUMNS; column++)
        if (!part || part == column)
            say_column(page, pieces, count, column);
    if (part)
        return;
    say_cells(page, pieces, count);
    say_homes(page, pieces, count);
}

/* ------------------------------------------------------------------ all */

void say_board(Page *page, const Session *session, unsigned part)
{
    const Kit *kit = kit_of(session->game);
    unsigned count;
    Piece *pieces = look_at(session, &count);
    if (kit->say)
        kit->say(page, pieces, count, part);
    else
        page_board(page, session);
    free(pieces);
}
