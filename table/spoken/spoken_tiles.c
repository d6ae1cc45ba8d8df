/* SPDX-License-Identifier: MIT */
/* Mahjong's moves in sentences: which tiles were taken, which became free and
   what they match, and how many are left. */
#include <stdlib.h>

#include "host/plural.h"
#include "rules/mahjong/mahjong.h"
#include "table/spoken.h"
#include "table/text_board/text_board.h"
#include "table/tile_words.h"

static void put_place(Page *page, const Mahjong *game, unsigned tile)
{
    const TilePlace *place = &game->layout.place[tile];
    ASSERT(tile < game->layout.count);
    text_board_place(page, place->x, place->y);
}

static int is_free(const Mahjong *game, unsigned tile)
{
    return game->face[tile] && mahjong_openness_of(game->open[tile]) <= 2;
}

/* ------------------------------------------------------------- what is free
 */

/* Writes ", matching q3, r4": the other free tiles of the kind. */
static void put_partners(Page *page, const Mahjong *game, unsigned tile)
{
    Page places = PAGE_EMPTY;
    unsigned i;
    for (i = 0; i < game->layout.count; i++)
        if (i != tile && is_free(game, i) &&
            tile_words_match(game->face[i], game->face[tile])) {
            page_comma(&places);
            put_place(&places, game, i);
        }
    if (places.used)
        page_format(page, _(", matching %s"), places.text);
    page_free(&places);
}

static int is_freed(const Mahjong *before, const Mahjong *after, unsigned tile)
{
    return is_free(after, tile) && !is_free(before, tile);
}

/* Whether a tile before this one has become free and names it as a partner. */
static int is_named(const Mahjong *before, const Mahjong *after, unsigned tile)
{
    unsigned i;
    for (i = 0; i < tile; i++)
        if (is_freed(before, after, i) &&
            tile_words_match(after->face[i], after->face[tile]))
            return 1;
    return 0;
}

/* Lists the tiles that have become free between two positions, with their
   places unless they are seen, and with those that match them if that is
   wanted. */
static void list_freed(Page *page, const Mahjong *before, const Mahjong *after,
                       int seen, int partners)
{
    unsigned i;
    ASSERT(before->layout.count == after->layout.count);
    for (i = 0; i < after->layout.count; i++) {
        if (!is_freed(before, after, i) ||
            (partners && is_named(before, after, i)))
            continue;
        page_text(page, page->used ? _("; ") : "");
        tile_words_page(page, after->face[i]);
        if (seen)
            continue;
        page_text(page, " ");
        put_place(page, after, i);
        if (partners)
            put_partners(page, after, i);
    }
}

static unsigned count_pairs(const Mahjong *game)
{
    unsigned count[MAHJONG_KINDS + 1] = {0};
    unsigned pairs = 0;
    unsigned i;
    for (i = 0; i < game->layout.count; i++)
        if (is_free(game, i)) {
            unsigned *kind = &count[mahjong_face_group(game->face[i])];
            pairs += (*kind)++ & 1;
        }
    return pairs;
}

static void tell_left(Page *page, const Mahjong *game)
{
    const unsigned pairs = count_pairs(game);
    if (!game->left)
        return;
    spoken_sentence(page,
                    plural_form(pairs, "%1$u left, %2$u pair free.",
                                "%1$u left, %2$u pairs free."),
                    game->left, pairs);
}

/* Describes the whole position, as after a shuffle. */
static void tell_all(Page *page, const Mahjong *game)
{
    Piece *pieces =
        host_must_have(calloc(mahjong.most_pieces, sizeof *pieces));
    const unsigned count = mahjong.look(game, pieces, mahjong.most_pieces);
    page_line(page);
    text_board_say_tiles(page, pieces, count, 0);
    free(pieces);
}

/* ----------------------------------------------------------- moves and undo
 */

/* The sentence has room for the names and both places. */
static void tell_pair(Page *page, const SpokenMove *spoken, const char *format)
{
    const Mahjong *game = spoken->before;
    const unsigned a = spoken->move & 255U;
    const unsigned b = spoken->move >> 8;
    Page names = PAGE_EMPTY, first = PAGE_EMPTY, second = PAGE_EMPTY;
    tile_words_page_pair(&names, game->face[a], game->face[b]);
    put_place(&first, game, a);
    put_place(&second, game, b);
    spoken_sentence(page, format, names.text, first.text, second.text);
    page_free(&names);
    page_free(&first);
    page_free(&second);
}

void spoken_tiles_move(Page *page, const SpokenMove *spoken)
{
    Page freed = PAGE_EMPTY;
    if (spoken->move == MAHJONG_SHUFFLE) {
        spoken_sentence(page, _("The rest is dealt again."));
        if (!spoken->brief)
            tell_all(page, spoken->after);
        return;
    }
    tell_pair(page, spoken,
              spoken->seen ? _("Took %s.") : _("Took %1$s, %2$s and %3$s."));
    if (!spoken->brief)
        list_freed(&freed, spoken->before, spoken->after, spoken->seen,
                   !spoken->seen);
    if (freed.used)
        spoken_sentence(page, _("Free now: %s."), freed.text);
    page_free(&freed);
    tell_left(page, spoken->after);
}

void spoken_tiles_undo(Page *page, const SpokenMove *spoken)
{
    Page shut = PAGE_EMPTY;
    if (spoken->move == MAHJONG_SHUFFLE) {
        spoken_sentence(page, _("Undone: the tiles are as before the "
                                "shuffle."));
        if (!spoken->brief)
            tell_all(page, spoken->before);
        return;
    }
    tell_pair(page, spoken,
              spoken->seen ? translate_in("tiles", "Undone: %s is back.")
                           : _("Undone: %1$s, %2$s and %3$s, is back."));
    if (!spoken->brief)
        list_freed(&shut, spoken->before, spoken->after, spoken->seen, 0);
    if (shut.used)
        spoken_sentence(page, _("No longer free: %s."), shut.text);
    tell_left(page, spoken->before);
    page_free(&shut);
}
