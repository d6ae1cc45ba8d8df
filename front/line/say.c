/* SPDX-License-Identifier: MIT */
/* The board in words, row by row, for who listens: no signs that a voice
   would stumble over, and the names that moves are made of. */
#include <stdlib.h>
#include <string.h>

#include "../../rules/freecell.h"
#include "../../rules/mahjong.h"
#include "line.h"

static const char *comma(int *said)
{
    return (*said)++ ? ", " : " ";
}

/* ------------------------------------------------- balls, blocks, places */

static void start_row(Page *page, const Piece *piece, int *said)
{
    page_format(page, "%sRow %u:", piece->y ? ".\n" : "", piece->y + 1U);
    *said = 0;
}

static void end_row(Page *page, const Piece *piece, int said)
{
    if (piece->y && !said)
        page_text(page, " empty");
}

static void say_balls(Page *page, const Piece *pieces, unsigned count)
{
    int said = 1;
    unsigned i;
    for (i = 0; i < count && pieces[i].kind != BUTTON; i++) {
        if (pieces[i].spot == NO_SPOT)
            break;
        if (pieces[i].x == 0) {
            end_row(page, &pieces[i], said);
            start_row(page, &pieces[i], &said);
        }
        if (pieces[i].kind != PLACE)
            page_format(page, "%s%s%u at %c", comma(&said),
                        pieces[i].kind == NEXT_BALL ? "next " : "",
                        pieces[i].value, 'A' + pieces[i].x);
    }
    page_text(page, said ? ".\n" : " empty.\n");
    if (i == count || pieces[i].kind != NEXT_BALL)
        return;
    page_text(page, "Next:");
    for (said = 0; i < count && pieces[i].kind == NEXT_BALL; i++)
        page_format(page, "%s%u", comma(&said), pieces[i].value);
    page_text(page, ".\n");
}

static void say_blocks(Page *page, const Piece *pieces, unsigned count)
{
    int said = 0;
    unsigned i;
    for (i = 0; i < count; i++) {
        if (pieces[i].x == 0)
            start_row(page, &pieces[i], &said);
        page_text(page, comma(&said));
        if (pieces[i].kind == BLOCK)
            page_format(page, "%u", pieces[i].value);
        else
            page_text(page, "hole");
    }
    page_text(page, ".\n");
}

/* ---------------------------------------------------------------- cards */

static void say_card(Page *page, u8 card)
{
    static const char *const ranks[] = {
        "no card", "ace", "2", "3",  "4",    "5",     "6",
        "7",       "8",   "9", "10", "jack", "queen", "king"};
    static const char *const suits[] = {"clubs", "diamonds", "hearts",
                                        "spades"};
    page_format(page, "%s of %s", ranks[RANK_OF(card)], suits[SUIT_OF(card)]);
}

static void say_place(Page *page, const Piece *piece)
{
    if (piece->kind == CARD)
        say_card(page, piece->value);
    else
        page_text(page, "empty");
}

static void say_cards(Page *page, const Piece *pieces, unsigned count)
{
    unsigned column = FREECELL_COLUMNS;
    int said = 0;
    for (; count--; pieces++) {
        if (pieces->marks & IS_CELL)
            page_format(page, ".\nCell %c: ", 'a' + pieces->x);
        else if (pieces->marks & IS_HOME)
            page_format(page, ".\nHome: ");
        else if (pieces->x != column) {
            column = pieces->x;
            page_format(page, "%sColumn %u:", column ? ".\n" : "", column + 1);
            said = 0;
        }
        if (!(pieces->marks & (IS_CELL | IS_HOME)))
            page_text(page, comma(&said));
        say_place(page, pieces);
    }
    page_text(page, ".\n");
}

/* ---------------------------------------------------------------- tiles */

static void say_cell(Page *page, const Piece *piece)
{
    if (piece->x >= 26)
        page_format(page, "%c", 'a' + piece->x / 26 - 1);
    page_format(page, "%c%u", 'a' + piece->x % 26, piece->y + 1U);
}

static void say_kind(Page *page, const Piece *pieces, unsigned count,
                     unsigned first)
{
    int said = 0;
    unsigned i;
    page_format(page, "%s", name_face(pieces[first].value));
    for (i = 0; i < count; i++)
        if (pieces[i].marks & IS_FREE &&
            group_face(pieces[i].value) == group_face(pieces[first].value)) {
            page_format(page, "%s", said++ ? ", " : " at ");
            say_cell(page, &pieces[i]);
        }
    page_text(page, ".\n");
}

static int seen_before(const Piece *pieces, unsigned at)
{
    unsigned i;
    for (i = 0; i < at; i++)
        if (pieces[i].marks & IS_FREE &&
            group_face(pieces[i].value) == group_face(pieces[at].value))
            return 1;
    return 0;
}

static void say_tiles(Page *page, const Piece *pieces, unsigned count)
{
    unsigned left = 0;
    unsigned i;
    for (i = 0; i < count; i++)
        left += pieces[i].kind == TILE;
    page_format(page, "%u tiles are left. Free are:\n", left);
    for (i = 0; i < count; i++)
        if (pieces[i].marks & IS_FREE && !seen_before(pieces, i))
            say_kind(page, pieces, count, i);
}

void say_board(Page *page, const Session *session)
{
    static const struct {
        const char *game;
        void (*say)(Page *, const Piece *, unsigned);
    } sayings[] = {{"kulki", say_balls},
                   {"mahjong", say_tiles},
                   {"freecell", say_cards},
                   {"sliding", say_blocks}};
    unsigned count;
    Piece *pieces = look_at(session, &count);
    size_t i;
    for (i = 0; i < sizeof sayings / sizeof *sayings; i++)
        if (strcmp(sayings[i].game, session->game->name) == 0)
            break;
    if (i < sizeof sayings / sizeof *sayings)
        sayings[i].say(page, pieces, count);
    else
        page_board(page, session);
    free(pieces);
}
