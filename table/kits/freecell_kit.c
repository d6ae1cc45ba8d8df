/* SPDX-License-Identifier: MIT */
/* FreeCell at the table. */
#include "rules/freecell/freecell.h"
#include "table/kit.h"
#include "table/text_board/text_board.h"

static const VariantName variants[] = {
    {"4cells", N_("four cells; safe cards move home automatically")},
    {"3cells", N_("0 to 7 free cells")},
    {"4cells:none", N_("no card moves home automatically")},
    {"4cells:full", N_("every card that can moves home automatically")},
    {NULL, NULL}};

static const VariantName titles[] = {{"0cells", N_("no cells")},
                                     {"1cells", N_("one cell")},
                                     {"2cells", N_("two cells")},
                                     {"3cells", N_("three cells")},
                                     {"4cells", N_("four cells")},
                                     {"5cells", N_("five cells")},
                                     {"6cells", N_("six cells")},
                                     {"7cells", N_("seven cells")},
                                     {NULL, NULL}};

static const VariantName levels[] = {
    {"easy", N_("1 free cell is enough")},
    {"medium", N_("needs 2 free cells")},
    {"hard", N_("needs 3 or 4 free cells")},
    {"winnable", N_("random, guaranteed winnable")},
    {NULL, NULL}};

/* The deepest card that the move takes along. */
static u8 moved_card(const FreeCell *game, u16 move)
{
    const u8 from = FREECELL_MOVE_FROM(move);
    ASSERT(from < FREECELL_FIRST_CELL + FREECELL_MOST_CELLS);
    ASSERT(from >= FREECELL_FIRST_CELL ||
           FREECELL_MOVE_COUNT(move) <= game->height[from]);
    return from < FREECELL_FIRST_CELL
               ? game->column[from]
                             [game->height[from] - FREECELL_MOVE_COUNT(move)]
               : game->cell[from - FREECELL_FIRST_CELL];
}

static void name_column_move(Page *page, const FreeCell *game, u16 move,
                             const char *card)
{
    const u8 to = FREECELL_MOVE_TO(move);
    const int count = FREECELL_MOVE_COUNT(move);
    Page onto = PAGE_EMPTY;
    ASSERT(to < FREECELL_COLUMNS && count);
    if (game->height[to])
        text_board_page_card_in(&onto, "onto", freecell_end_card(game, to));
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

/* Writes "king of spades to free cell a" or "jack of clubs onto the queen of
   hearts". */
static void name_move(Page *page, const void *position, u16 move)
{
    const FreeCell *game = position;
    const u8 to = FREECELL_MOVE_TO(move);
    Page card = PAGE_EMPTY;
    ASSERT(to <= FREECELL_HOME_PLACE);
    if (FREECELL_MOVE_COUNT(move) > 1)
        text_board_page_card_in(&card, "from", moved_card(game, move));
    else
        text_board_page_card(&card, moved_card(game, move));
    if (to < FREECELL_FIRST_CELL)
        name_column_move(page, game, move, card.text);
    else if (to == FREECELL_HOME_PLACE)
        /* TRANSLATORS: a card that moves there, not one that is there */
        page_format(page, translate_in("move", "%s home"), card.text);
    else
        page_format(page, _("%1$s to free cell %2$c"), card.text,
                    'a' + to - FREECELL_FIRST_CELL);
    page_free(&card);
}

/* A move of any card to its foundation. */
static int find_easy_move(const void *position, u16 *move)
{
    u16 moves[FREECELL_COLUMNS * 64];
    u16 count = freecell_list(position, moves, COUNT_OF(moves));
    ASSERT(count <= COUNT_OF(moves));
    while (count--)
        if (FREECELL_MOVE_TO(moves[count]) == FREECELL_HOME_PLACE) {
            *move = moves[count];
            return 1;
        }
    return 0;
}

const Kit freecell_kit = {.game = &freecell,
                          .variants = variants,
                          .titles = titles,
                          .levels = levels,
                          .commands = no_commands,
                          .draw = draw_cards,
                          .say = text_board_say_cards,
                          .name_piece = text_board_name_card,
                          .name_move = name_move,
                          .easy_move = find_easy_move};
