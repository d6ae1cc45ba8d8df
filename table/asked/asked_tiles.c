/* SPDX-License-Identifier: MIT */
/* Mahjong in words: the pairs, all tiles of a kind, and one tile with what
   shuts it in. */
#include <stdlib.h>

#include "rules/mahjong/mahjong.h"
#include "table/asked.h"
#include "table/spoken.h"
#include "table/text_board/text_board.h"
#include "table/tile_words.h"

static void put_place(Page *page, const Mahjong *game, unsigned tile)
{
    const TilePlace *place = &game->layout.place[tile];
    text_board_place(page, place->x, place->y);
}

static int is_free(const Mahjong *game, unsigned tile)
{
    return mahjong_is_free(game, (u8)tile);
}

/* ------------------------------------------------------------------- a kind
 */

static void list_place(Page *list, const Mahjong *game, unsigned tile)
{
    page_comma(list);
    put_place(list, game, tile);
}

static void say_kind(Page *page, const Mahjong *game, u8 face)
{
    Page name = PAGE_EMPTY, open = PAGE_EMPTY, shut = PAGE_EMPTY;
    unsigned left = 0;
    unsigned i;
    tile_words_page(&name, face);
    for (i = 0; i < game->layout.count; i++)
        if (game->face[i] && tile_words_match(game->face[i], face)) {
            left++;
            if (is_free(game, i))
                list_place(&open, game, i);
            else if (!(game->open[i] & ~(MAHJONG_TILE_ABOVE - 1)))
                list_place(&shut, game, i);
        }
    spoken_sentence(page, _("%1$s: %2$u left."), name.text, left);
    if (open.used)
        spoken_sentence(page, _("Free: %s."), open.text);
    if (shut.used)
        spoken_sentence(page, _("Shut in: %s."), shut.text);
    page_free(&name);
    page_free(&open);
    page_free(&shut);
}

/* ------------------------------------------------------------------- a tile
 */

/* Reads "c1" and finds the highest tile there; MAHJONG_TILES if there is
   none. */
static unsigned take_tile(const Mahjong *game, Reader *word)
{
    unsigned x = 0;
    unsigned found = MAHJONG_TILES;
    unsigned i;
    u32 row;
    while (text_letter_of(reader_peek(word)) != NOT_FOUND && x <= 26) {
        x = x * 26 + text_letter_of(reader_peek(word)) + 1;
        word->at++;
    }
    if (!x || !reader_take_number(word, &row))
        return MAHJONG_TILES;
    for (i = 0; i < game->layout.count; i++)
        if (game->face[i] && game->layout.place[i].x == x - 1 &&
            game->layout.place[i].y + 1U == row)
            found = i;
    return found;
}

static int touches(const Mahjong *game, unsigned tile, unsigned other)
{
    const TilePlace *a = &game->layout.place[tile];
    const TilePlace *b = &game->layout.place[other];
    const int x = b->x - a->x, y = b->y - a->y;
    if (!game->face[other] || y < -1 || y > 1)
        return 0;
    return b->z == a->z ? x == 2 || x == -2 : b->z == a->z + 1 && x * x < 2;
}

/* Names the tiles that lie on a tile, or beside it. */
static void list_touching(Page *list, const Mahjong *game, unsigned tile,
                          int layer)
{
    const TilePlace *place = &game->layout.place[tile];
    unsigned i;
    for (i = 0; i < game->layout.count; i++)
        if (touches(game, tile, i) &&
            game->layout.place[i].z == place->z + layer) {
            page_comma(list);
            tile_words_page(list, game->face[i]);
            page_text(list, " ");
            put_place(list, game, i);
        }
}

static void say_tile(Page *page, const Mahjong *game, unsigned tile)
{
    Page name = PAGE_EMPTY, list = PAGE_EMPTY;
    const char *format = _("%1$s, free.");
    tile_words_page(&name, game->face[tile]);
    if (!is_free(game, tile)) {
        list_touching(&list, game, tile, 1);
        format = _("%1$s, covered by %2$s.");
        if (!list.used) {
            list_touching(&list, game, tile, 0);
            format = _("%1$s, shut in between %2$s.");
        }
    }
    spoken_sentence(page, format, name.text, list.text);
    page_free(&name);
    page_free(&list);
}

void asked_tile_moves(Page *page, const void *position)
{
    Piece *pieces =
        host_must_have(calloc(mahjong.most_pieces, sizeof *pieces));
    const unsigned count = mahjong.look(position, pieces, mahjong.most_pieces);
    text_board_say_pairs(page, pieces, count);
    free(pieces);
}

int asked_tiles(Page *page, const void *position, Reader *word)
{
    unsigned tile;
    u8 face;
    if (reader_take_word(word, "pairs")) {
        asked_tile_moves(page, position);
        return 1;
    }
    face = mahjong_take_face(word);
    if (face) {
        say_kind(page, position, face);
        return 1;
    }
    tile = take_tile(position, word);
    if (tile < MAHJONG_TILES)
        say_tile(page, position, tile);
    return tile < MAHJONG_TILES;
}

/* Reads "4b", whose whole group it is, or "4" for three kinds. */
int asked_tile_values(AskedValues *values, Reader *word)
{
    const u8 face = mahjong_take_face(word);
    const u8 digit = face ? 0 : (u8)(reader_peek(word) - '0');
    u8 value;
    if (!face && (digit < 1 || digit > 9))
        return 0;
    if (!face)
        word->at++;
    for (value = 1; value <= MAHJONG_FACES; value++)
        if (face ? tile_words_match(value, face)
                 : mahjong_face_name(value)[0] == '0' + digit)
            values->has[value] = 1;
    return 1;
}

void asked_found_tiles(Page *page, const void *position,
                       const AskedValues *values)
{
    u8 group;
    for (group = 1; group <= MAHJONG_KINDS; group++)
        if (values->has[group])
            say_kind(page, position, group);
}

/* ------------------------------------------------------------- what is gone
 */

static unsigned count_left(const Mahjong *game, u8 group)
{
    unsigned count = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        count += mahjong_tile_group(game, i) == group;
    return count;
}

/* A row of numbers below the digits, for one suit. */
static void put_suit(Page *page, const Mahjong *game, u8 first)
{
    static const char *const suits[] = {
        N_("bamboo"), FORMS_("suit", "characters"), N_("dots")};
    u8 group;
    page_padded(page, translate_in("suit", suits[first / 9]), 10);
    for (group = first; group < first + 9; group++)
        page_format(page, "%3u", count_left(game, group));
    page_text(page, "\n");
}

static void put_honours(Page *page, const Mahjong *game)
{
    Page list = PAGE_EMPTY;
    u8 group;
    for (group = 28; group <= MAHJONG_KINDS; group++) {
        page_comma(&list);
        tile_words_page(&list, group);
        page_format(&list, " %u", count_left(game, group));
    }
    page_text(&list, "\n");
    page_wrapped(page, list.text, PAGE_WIDTH);
    page_free(&list);
}

/* How many tiles of each kind are left, and were dealt. */
typedef struct KindCounts {
    unsigned left[MAHJONG_KINDS + 1], dealt[MAHJONG_KINDS + 1];
} KindCounts;

static void count_kinds(KindCounts *counts, const Session *session)
{
    const Mahjong *game = (const void *)session->position;
    Mahjong dealt;
    u8 group;
    session_position_at(session, 0, (u8 *)&dealt);
    for (group = 1; group <= MAHJONG_KINDS; group++) {
        counts->left[group] = count_left(game, group);
        counts->dealt[group] = count_left(&dealt, group);
        ASSERT(counts->left[group] <= counts->dealt[group]);
    }
}

/* Names the kinds of which this many tiles are left, and not all. */
static void say_left(Page *page, const KindCounts *counts, unsigned left)
{
    Page list = PAGE_EMPTY;
    u8 group;
    for (group = 1; group <= MAHJONG_KINDS; group++)
        if (counts->left[group] == left && counts->dealt[group] > left) {
            page_comma(&list);
            tile_words_page(&list, group);
        }
    if (list.used && left)
        page_format(page, _("%1$u left of: %2$s.\n"), left, list.text);
    else if (list.used)
        page_format(page, _("None left of: %s.\n"), list.text);
    page_free(&list);
}

/* The pairs in the order in which they were taken. */
static void put_pairs(Page *page, const Session *session, int is_spoken)
{
    Mahjong game;
    Page list = PAGE_EMPTY;
    u32 i;
    session_position_at(session, 0, (u8 *)&game);
    for (i = 0; i < session->at; i++) {
        const u16 move = session->moves[i];
        if (move != MAHJONG_SHUFFLE && is_spoken) {
            page_text(&list, list.used ? _(", ") : " ");
            tile_words_page(&list, game.face[move >> 8]);
        } else if (move != MAHJONG_SHUFFLE) {
            page_format(&list, " %s", mahjong_face_name(game.face[move >> 8]));
        }
        if (mahjong.apply(&game, move, NULL))
            break;
    }
    if (list.used) {
        Page text = PAGE_EMPTY;
        page_format(&text,
                    is_spoken ? _("Taken, pair by pair:%s.\n")
                              : _("Taken, pair by pair:%s\n"),
                    list.text);
        page_wrapped(page, text.text, PAGE_WIDTH);
        page_free(&text);
    }
    page_free(&list);
}

static void say_taken(Page *page, const Session *session)
{
    const Mahjong *game = (const void *)session->position;
    KindCounts counts;
    unsigned left;
    count_kinds(&counts, session);
    page_format(page, _("%1$u tiles are left of %2$u.\n"), game->left,
                game->layout.count);
    for (left = 0; left < game->layout.count; left++)
        say_left(page, &counts, left);
}

static void draw_taken(Page *page, const Mahjong *game)
{
    u8 first;
    page_format(page, _("%1$u tiles are left of %2$u:\n"), game->left,
                game->layout.count);
    page_format(page, "%-10s", "");
    for (first = 1; first <= 9; first++)
        page_format(page, "%3u", first);
    page_text(page, "\n");
    for (first = 1; first < 28; first = (u8)(first + 9))
        put_suit(page, game, first);
    put_honours(page, game);
}

void asked_taken_tiles(Page *page, const Session *session, int is_spoken)
{
    if (is_spoken)
        say_taken(page, session);
    else
        draw_taken(page, (const void *)session->position);
    put_pairs(page, session, is_spoken);
}
