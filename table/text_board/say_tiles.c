/* SPDX-License-Identifier: MIT */
/* Describes Mahjong in words: the pairs that can be removed and the other free
   tiles, or the visible tiles of one row. */
#include <string.h>

#include "host/plural.h"
#include "rules/mahjong/mahjong.h"
#include "table/tile_words.h"
#include "text_board.h"

static void say_column(Page *page, unsigned x)
{
    STATIC_ASSERT(MAHJONG_FAR < 26 * 27); /* two letters name each column */
    if (x >= 26)
        page_format(page, "%c", (int)('a' + x / 26 - 1));
    page_format(page, "%c", (int)('a' + x % 26));
}

void text_board_place(Page *page, unsigned x, unsigned y)
{
    say_column(page, x);
    page_format(page, "%u", y + 1U);
}

/* ------------------------------------------------------------ open tiles */

static int is_like(const Piece *piece, const Piece *other)
{
    return piece->marks & IS_FREE && mahjong_face_group(piece->value) ==
                                         mahjong_face_group(other->value);
}

/* Adds "9 of bamboo at c1 and q7", and begins a new list of places. */
static void list_face(Page *list, u8 face, Page *places)
{
    Page name = PAGE_EMPTY;
    ASSERT(places->used);
    tile_words_page(&name, face);
    page_text(list, list->used ? _(" and ") : "");
    page_format(list, _("%1$s at %2$s"), name.text, places->text);
    places->used = 0;
    page_free(&name);
}

/* Writes the places of a group; a different face of it is named. */
static void say_group(Page *page, const Piece *pieces, unsigned count,
                      unsigned first)
{
    Page list = PAGE_EMPTY, places = PAGE_EMPTY;
    u8 face = pieces[first].value;
    unsigned i;
    ASSERT(first < count);
    for (i = first; i < count; i++) {
        if (!is_like(&pieces[i], &pieces[first]))
            continue;
        if (pieces[i].value != face)
            list_face(&list, face, &places);
        face = pieces[i].value;
        page_text(&places, places.used ? _(" and ") : "");
        text_board_place(&places, pieces[i].x, pieces[i].y);
    }
    list_face(&list, face, &places);
    page_format(page, "%s.\n", list.text);
    page_free(&list);
    page_free(&places);
}

static int is_first(const Piece *pieces, unsigned at)
{
    unsigned i;
    for (i = 0; i < at; i++)
        if (is_like(&pieces[i], &pieces[at]))
            return 0;
    return (pieces[at].marks & IS_FREE) != 0;
}

/* Writes the groups that have a pair, or those that have none. */
static unsigned say_groups(Page *page, const Piece *pieces, unsigned count,
                           u8 partner, const char *title)
{
    unsigned said = 0;
    unsigned i;
    for (i = 0; i < count; i++)
        if (is_first(pieces, i) && (pieces[i].marks & CAN_MOVE) == partner) {
            if (!said++)
                page_text(page, title);
            say_group(page, pieces, count, i);
        }
    return said;
}

void text_board_say_pairs(Page *page, const Piece *pieces, unsigned count)
{
    if (count &&
        !say_groups(page, pieces, count, CAN_MOVE, _("You can take:\n")))
        page_text(page, _("No two free tiles match.\n"));
}

static void say_open(Page *page, const Piece *pieces, unsigned count)
{
    page_count(page, count, &plural_tiles_left);
    page_text(page, ".\n");
    text_board_say_pairs(page, pieces, count);
    say_groups(page, pieces, count, 0, _("Free, but without a partner:\n"));
}

/* -------------------------------------------------------------- one row */

static int is_under(const Piece *piece, const Piece *other)
{
    return other->z > piece->z && other->x <= piece->x + 1 &&
           piece->x <= other->x + 1 && other->y <= piece->y + 1 &&
           piece->y <= other->y + 1;
}

static int is_covered(const Piece *pieces, unsigned count, unsigned at)
{
    unsigned i;
    ASSERT(at < count);
    for (i = 0; i < count; i++)
        if (is_under(&pieces[at], &pieces[i]))
            return 1;
    return 0;
}

static void list_tile(Page *list, const Piece *piece)
{
    Page name = PAGE_EMPTY, column = PAGE_EMPTY;
    tile_words_page(&name, piece->value);
    say_column(&column, piece->x);
    page_text(list, list->used ? " " : "");
    page_format(list, _("%1$s at %2$s"), name.text, column.text);
    if (piece->z)
        page_format(list, _(", layer %u"), piece->z + 1U);
    if (piece->marks & IS_FREE)
        page_text(list, _(", free"));
    page_text(list, ".");
    page_free(&name);
    page_free(&column);
}

/* Writes tiles from left to right, in any layer. */
static void say_row(Page *page, const Piece *pieces, unsigned count,
                    unsigned row)
{
    Page list = PAGE_EMPTY;
    unsigned i, x;
    for (x = 0; x <= MAHJONG_FAR; x++)
        for (i = 0; i < count; i++)
            if (pieces[i].x == x && pieces[i].y + 1U == row &&
                !is_covered(pieces, count, i))
                list_tile(&list, &pieces[i]);
    text_board_say_list(page, &list, row, _("Row %1$u: %2$s\n"),
                        _("Row %u: empty.\n"));
    page_free(&list);
}

void text_board_say_tiles(Page *page, const Piece *pieces, unsigned count,
                          unsigned part)
{
    unsigned tiles = 0;
    while (tiles < count && pieces[tiles].kind == TILE)
        tiles++;
    ASSERT(count - tiles <= 1); /* a button */
    if (part)
        say_row(page, pieces, tiles, part);
    else
        say_open(page, pieces, tiles);
    if (tiles < count && !part)
        page_text(page, _("You can shuffle.\n"));
}
