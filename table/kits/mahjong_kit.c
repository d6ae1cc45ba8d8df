/* SPDX-License-Identifier: MIT */
/* Mahjong at the table. */
#include <string.h>

#include "rules/mahjong/mahjong.h"
#include "table/keeping.h"
#include "table/kit.h"
#include "table/layout_start.h"
#include "table/telling.h"
#include "table/text_board/text_board.h"
#include "table/tile_words.h"

static const VariantName variants[] = {
    {"turtle", N_("144 tiles, four of each face, guaranteed winnable")},
    {"flowers", N_("flowers differ but match, and so do seasons")},
    {"random", N_("shuffled at random, may be unwinnable")},
    {"flowers:random", N_("both")},
    {"surprise", N_("another layout for each deal, winnable")},
    {NULL, NULL}};

static const VariantName titles[] = {
    {"turtle:flowers", N_("flowers")},
    {"turtle:random", N_("shuffled")},
    {"turtle:flowers:random", N_("flowers, shuffled")},
    {"surprise:flowers", N_("surprise with flowers")},
    {"surprise:random", N_("surprise, shuffled")},
    {"surprise:flowers:random", N_("surprise with flowers, shuffled")},
    {NULL, NULL}};

static const VariantName levels[] = {
    {"easy", N_("won half the time by careful players")},
    {"medium", N_("won now and then by careful players")},
    {"hard", N_("rarely won by careful players")},
    {"winnable", N_("random, but guaranteed winnable")},
    {NULL, NULL}};

/* The start loses the level in its name, because the next deal can be of any
   difficulty. */
static void drop_level(char *name, const u8 *variant)
{
    const char *level = layout_level(name, variant);
    ASSERT(!level || *level == ' ');
    if (level)
        name[level - name] = '\0';
}

/* Deals new tiles to the places of a layout or board, unless some tiles were
   missing. */
static int deal_again(Table *table)
{
    Session *session = table->session;
    const Mahjong *start = (const void *)session->kept;
    Mahjong position;
    u8 seed[SEED_SIZE];
    char name[NAME_SIZE];
    Page text = PAGE_EMPTY;
    Fault fault;
    ASSERT(session->game->size == sizeof(Mahjong));
    if (!session->board || start->left != start->layout.count)
        return 0;
    memcpy(name, session->name, sizeof name);
    drop_level(name, session->variant);
    entropy_seed(&mahjong, seed);
    if (mahjong_deal_layout(&position, &start->layout, session->variant, seed))
        return 0;
    if (!table_leave_game(table))
        return 1;
    ASSERT(position.left == start->left);
    page_position(&text, &mahjong, &position);
    if (session_start_board(session, &mahjong, session->variant, seed,
                            text.text, (u32)text.used, &fault)) {
        table_tell_fault(table, &fault);
    } else {
        memcpy(session->name, name, sizeof name);
        table_save_apart(table);
        table_adopt_session(table);
    }
    page_free(&text);
    return 1;
}

/* Writes "7 of characters"; for flowers and seasons, both tiles. */
static void name_move(Page *page, const void *position, u16 move)
{
    const Mahjong *game = position;
    if (move == MAHJONG_SHUFFLE) {
        page_text(page, _("deal the rest again"));
        return;
    }
    ASSERT((move & 255) < COUNT_OF(game->face) &&
           move >> 8 < (int)COUNT_OF(game->face));
    tile_words_page_pair(page, game->face[move & 255], game->face[move >> 8]);
}

static void page_no_move(Page *page, const Piece *piece)
{
    Page name = PAGE_EMPTY;
    if (!piece || piece->kind != TILE || !(piece->marks & IS_FREE))
        return;
    tile_words_page(&name, piece->value);
    page_format(page, _("No free tile matches this one: %s\n"), name.text);
    page_free(&name);
}

/* Finds the first two tiles of a group; returns 0 if one of the group isn't
   free. */
static int find_free_group(const Mahjong *game, u8 group, u16 *move)
{
    u8 found[MAHJONG_SAME];
    u8 count = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++) {
        if (mahjong_tile_group(game, i) != group)
            continue;
        if (!mahjong_is_free(game, i))
            return 0;
        ASSERT(count < MAHJONG_SAME);
        found[count++] = i;
    }
    if (count < 2)
        return 0;
    *move = (u16)(found[0] | found[1] << 8);
    return 1;
}

/* Where all tiles of a group are free, it doesn't matter which two are taken,
   or when. Often this holds for half of the tiles already; but to find their
   pairs is the game, so only the last ones are taken for the player. */
static int find_easy_move(const void *position, u16 *move)
{
    enum { EASY_END = 24 };
    const Mahjong *game = position;
    u8 group;
    for (group = 1; game->left <= EASY_END && group <= MAHJONG_KINDS; group++)
        if (find_free_group(game, group, move))
            return 1;
    return 0;
}

const Kit mahjong_kit = {.game = &mahjong,
                         .variants = variants,
                         .titles = titles,
                         .levels = levels,
                         .commands = no_commands,
                         .draw = draw_tiles,
                         .say = text_board_say_tiles,
                         .name_move = name_move,
                         .name_seen_move = name_move,
                         .page_no_move = page_no_move,
                         .easy_move = find_easy_move,
                         .deal_again = deal_again};
