/* SPDX-License-Identifier: MIT */
/* Describes moves of FreeCell and Mahjong in words. The other games need only
   their notation. */
#include "move_words.h"

#include "rules/freecell/freecell.h"
#include "rules/mahjong/mahjong.h"
#include "table/tile_words.h"

/* ------------------------------------------------------------- FreeCell */

static const char *rank_words(u8 card)
{
    static const char *const ranks[] = {
        "",     _("ace"), _("2"), _("3"),  _("4"),    _("5"),     _("6"),
        _("7"), _("8"),   _("9"), _("10"), _("jack"), _("queen"), _("king")};
    return ranks[RANK_OF(card)];
}

static const char *suit_words(u8 card)
{
    static const char *const suits[] = {_("clubs"), _("diamonds"), _("hearts"),
                                        _("spades")};
    return suits[SUIT_OF(card)];
}

static void page_card(Page *page, u8 card)
{
    page_format(page, _("%1$s of %2$s"), rank_words(card), suit_words(card));
}

/* The deepest card that the move takes along. */
static u8 moved_card(const FreeCell *game, u16 move)
{
    const u8 from = MOVE_FROM(move);
    return from < FIRST_CELL
               ? game->column[from][game->height[from] - MOVE_COUNT(move)]
               : game->cell[from - FIRST_CELL];
}

static void page_to_column(Page *page, const FreeCell *game, u16 move,
                           const char *card)
{
    const u8 to = MOVE_TO(move);
    const int count = MOVE_COUNT(move);
    Page onto = {NULL, 0, 0};
    if (game->height[to])
        page_card(&onto, freecell_end_card(game, to));
    if (count > 1 && onto.used)
        page_format(page, _("%1$d cards from the %2$s onto the %3$s"), count,
                    card, onto.text);
    else if (count > 1)
        page_format(page, _("%1$d cards from the %2$s to an empty column"),
                    count, card);
    else if (onto.used)
        page_format(page, _("%1$s onto the %2$s"), card, onto.text);
    else
        page_format(page, _("%s to an empty column"), card);
    page_free(&onto);
}

static void page_card_move(Page *page, const void *position, u16 move)
{
    const FreeCell *game = position;
    const u8 to = MOVE_TO(move);
    Page card = {NULL, 0, 0};
    page_card(&card, moved_card(game, move));
    if (to < FIRST_CELL)
        page_to_column(page, game, move, card.text);
    else if (to == HOME_PLACE)
        page_format(page, _("%s home"), card.text);
    else
        page_format(page, _("%1$s to free cell %2$c"), card.text,
                    'a' + to - FIRST_CELL);
    page_free(&card);
}

/* -------------------------------------------------------------- Mahjong */

/* Flowers and seasons match without having the same face. */
static void page_pair(Page *page, const void *position, u16 move)
{
    const Mahjong *game = position;
    const u8 first = game->face[move & 255];
    u8 second;
    if (move == MAHJONG_SHUFFLE)
        return;
    second = game->face[move >> 8];
    page_face(page, first);
    if (first == second)
        return;
    page_text(page, ", ");
    page_face(page, second);
}

/* -------------------------------------------------------------- any game */

static const struct {
    const Game *game;
    void (*put)(Page *page, const void *position, u16 move);
} words[] = {{&freecell, page_card_move}, {&mahjong, page_pair}};

void page_move_words(Page *page, const Session *session, u16 move)
{
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].game == session->game)
            words[i].put(page, session->position, move);
}
