/* SPDX-License-Identifier: MIT */
/* FreeCell in words: the cells, the foundations, the ends of the columns, a
   card or the four of a rank wherever they are, and the moves. */
#include "host/plural.h"
#include "rules/freecell/freecell.h"
#include "table/asked.h"
#include "table/kit.h"
#include "table/text_board/text_board.h"

static void tell(Page *page, const char *format, u8 card)
{
    Page name = PAGE_EMPTY;
    text_board_page_card(&name, card);
    spoken_sentence(page, format, name.text);
    page_free(&name);
}

static void list_card(Page *list, const char *format, int place,
                      const char *context, u8 card)
{
    Page name = PAGE_EMPTY;
    if (context)
        text_board_page_card_in(&name, context, card);
    else
        text_board_page_card(&name, card);
    asked_list(list, format, place, name.text);
    page_free(&name);
}

static void say_ends(Page *page, const FreeCell *game)
{
    Page list = PAGE_EMPTY;
    u8 column;
    for (column = 0; column < FREECELL_COLUMNS; column++)
        if (game->height[column])
            list_card(&list, _("%1$d in %2$s"), column + 1, "under",
                      freecell_end_card(game, column));
        else
            asked_list(&list, _("%d is empty"), column + 1);
    spoken_sentence(page, _("Columns end: %s."), list.text);
    page_free(&list);
}

static void say_cells(Page *page, const FreeCell *game)
{
    Page list = PAGE_EMPTY;
    u8 i;
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            list_card(&list, _("%1$c %2$s"), 'a' + i, NULL, game->cell[i]);
        else
            asked_list(&list, _("%c empty"), 'a' + i);
    if (list.used)
        spoken_sentence(page, _("Cells: %s."), list.text);
    else
        spoken_sentence(page, _("This game has no free cells."));
    page_free(&list);
}

static void say_home(Page *page, const FreeCell *game)
{
    Page list = PAGE_EMPTY;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        if (game->home[suit]) {
            asked_list(&list, "%s", "");
            text_board_page_up_to(&list, suit,
                                  FREECELL_CARD(game->home[suit], suit));
        }
    if (list.used)
        spoken_sentence(page, _("Home: %s."), list.text);
    else
        spoken_sentence(page, _("Home: nothing yet."));
    page_free(&list);
}

static int say_cell(Page *page, const FreeCell *game, Reader *word)
{
    const u8 cell = text_letter_of(reader_peek(word));
    if (cell >= game->cells || word->end - word->at > 1)
        return 0;
    if (!game->cell[cell])
        spoken_sentence(page, _("Cell %c is empty."), 'a' + cell);
    else
        tell(page, _("%s."), game->cell[cell]);
    return 1;
}

/* ------------------------------------------------------------------ a card */

/* Reads "10s", "ts" or "as"; returns 0 for anything else. */
static u8 take_card(Reader *word)
{
    static const char suits[] = "cdhs", SUITS[] = "CDHS";
    static const char ranks[] = "-a23456789tjqk", RANKS[] = "-A23456789TJQK";
    const char *at = word->at;
    u32 ten;
    u8 rank, suit;
    if (word->end - at == 3 && reader_take_number(word, &ten)) {
        rank = ten == 10 ? 10 : NOT_FOUND;
    } else {
        rank = text_index_of(ranks, reader_peek(word));
        if (rank == NOT_FOUND)
            rank = text_index_of(RANKS, reader_peek(word));
        word->at = at + 1;
    }
    suit = text_index_of(suits, reader_peek(word));
    if (suit == NOT_FOUND)
        suit = text_index_of(SUITS, reader_peek(word));
    if (rank && rank != NOT_FOUND && suit != NOT_FOUND &&
        word->end - word->at == 1)
        return FREECELL_CARD(rank, suit);
    word->at = at;
    return 0;
}

static void say_in_column(Page *page, const FreeCell *game, u8 column,
                          u8 depth)
{
    Page name = PAGE_EMPTY;
    Page under = PAGE_EMPTY;
    u8 i;
    text_board_page_card(&name, game->column[column][depth]);
    for (i = (u8)(depth + 1); i < game->height[column]; i++) {
        page_comma(&under);
        text_board_page_card_in(&under, "under", game->column[column][i]);
    }
    if (under.used)
        spoken_sentence(page, _("%1$s is in column %2$d under %3$s."),
                        name.text, column + 1, under.text);
    else
        spoken_sentence(page, _("%1$s is at the end of column %2$d."),
                        name.text, column + 1);
    page_free(&name);
    page_free(&under);
}

static void tell_in_cell(Page *page, u8 card, u8 cell)
{
    Page name = PAGE_EMPTY;
    text_board_page_card(&name, card);
    spoken_sentence(page, _("%1$s is in cell %2$c."), name.text, 'a' + cell);
    page_free(&name);
}

static void say_card(Page *page, const FreeCell *game, u8 card)
{
    const size_t used = page->used;
    u8 i, depth;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (depth = 0; depth < game->height[i]; depth++)
            if (game->column[i][depth] == card)
                say_in_column(page, game, i, depth);
    for (i = 0; i < game->cells; i++)
        if (game->cell[i] == card)
            tell_in_cell(page, card, i);
    if (page->used == used)
        tell(page, _("%s is home."), card);
}

/* ------------------------------------------------------------------ a rank */

/* Writes where a card is, as in "spades at the end of column 2", by its suit
   or by all of its name. */
static void list_place(Page *list, const FreeCell *game, u8 card,
                       const char *suit)
{
    u8 i, depth;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (depth = 0; depth < game->height[i]; depth++) {
            const int below = game->height[i] - depth - 1;
            if (game->column[i][depth] != card)
                continue;
            if (below)
                asked_list(list,
                           plural_form((unsigned long long)below,
                                       "%1$s in column %2$d under %3$d card",
                                       "%1$s in column %2$d under %3$d "
                                       "cards"),
                           suit, i + 1, below);
            else
                asked_list(list, _("%1$s at the end of column %2$d"), suit,
                           i + 1);
            return;
        }
    for (i = 0; i < game->cells; i++)
        if (game->cell[i] == card) {
            asked_list(list, _("%1$s in cell %2$c"), suit, 'a' + i);
            return;
        }
    asked_list(list, _("%s home"), suit);
}

/* Reads "kings"; a rank that is neither a column nor a cell may also be
   written as on a card: "k" or "10". Returns 0 for anything else. */
static u8 take_rank(Reader *word)
{
    static const char *const names[] = {
        "-",      "aces",   "twos",  "threes", "fours", "fives",  "sixes",
        "sevens", "eights", "nines", "tens",   "jacks", "queens", "kings"};
    static const char *const brief[] = {"9", "10", "j", "q", "k"};
    u8 i;
    STATIC_ASSERT(COUNT_OF(names) == FREECELL_KING + 1);
    for (i = 1; i <= FREECELL_KING; i++)
        if (reader_take_word(word, names[i]))
            return i;
    for (i = 0; i < COUNT_OF(brief); i++)
        if (reader_take_word(word, brief[i]))
            return (u8)(FREECELL_KING - COUNT_OF(brief) + 1 + i);
    return 0;
}

static void tell_rank(Page *page, const FreeCell *game, u8 rank)
{
    static const char *const words[] = {"",
                                        N_("Aces: %s."),
                                        N_("Twos: %s."),
                                        N_("Threes: %s."),
                                        N_("Fours: %s."),
                                        N_("Fives: %s."),
                                        N_("Sixes: %s."),
                                        N_("Sevens: %s."),
                                        N_("Eights: %s."),
                                        N_("Nines: %s."),
                                        N_("Tens: %s."),
                                        N_("Jacks: %s."),
                                        N_("Queens: %s."),
                                        N_("Kings: %s.")};
    Page list = PAGE_EMPTY;
    u8 suit;
    STATIC_ASSERT(COUNT_OF(words) == FREECELL_KING + 1);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        list_place(&list, game, FREECELL_CARD(rank, suit),
                   translate(text_board_suits[suit]));
    spoken_sentence(page, translate(words[rank]), list.text);
    page_free(&list);
}

static int say_rank(Page *page, const FreeCell *game, Reader *word)
{
    const u8 rank = take_rank(word);
    if (rank)
        tell_rank(page, game, rank);
    return rank != 0;
}

static int say_word(Page *page, const FreeCell *game, Reader *word)
{
    const u8 card = take_card(word);
    if (card)
        say_card(page, game, card);
    return card != 0;
}

int asked_cards(Page *page, const void *position, Reader *word)
{
    if (reader_take_word(word, "ends"))
        say_ends(page, position);
    else if (reader_take_word(word, "cells"))
        say_cells(page, position);
    else if (reader_take_word(word, "home"))
        say_home(page, position);
    else
        return say_rank(page, position, word) ||
               say_cell(page, position, word) ||
               say_word(page, position, word);
    return 1;
}

/* ------------------------------------------------------------ what is found
 */

/* Reads "7", "t" or "jack", too: here they can't be a column or a cell. */
static u8 take_rank_alone(Reader *word)
{
    u8 rank = take_rank(word);
    if (!rank && reader_take_word(word, "a"))
        rank = 1;
    if (!rank && reader_take_word(word, "t"))
        rank = 10;
    if (rank)
        return rank;
    for (rank = FREECELL_KING; rank; rank--)
        if (reader_take_word(word, text_board_rank(FREECELL_CARD(rank, 0))))
            break;
    return rank;
}

int asked_card_values(AskedValues *values, Reader *word)
{
    const u8 rank = take_rank_alone(word);
    const u8 card = rank ? 0 : take_card(word);
    u8 suit;
    for (suit = 0; rank && suit < FREECELL_SUITS; suit++)
        values->has[FREECELL_CARD(rank, suit)] = 1;
    if (card) {
        values->has[card] = 1;
        word->at++; /* the suit */
    }
    return rank || card;
}

const char *asked_card_word(u8 value)
{
    return FREECELL_RANK(value) && FREECELL_RANK(value) <= FREECELL_KING
               ? text_board_rank(value)
               : "";
}

void asked_found_cards(Page *page, const void *position,
                       const AskedValues *values)
{
    u8 rank, suit;
    for (rank = 1; rank <= FREECELL_KING; rank++) {
        const u8 *suits = &values->has[FREECELL_CARD(rank, 0)];
        if (suits[0] && suits[1] && suits[2] && suits[3]) {
            tell_rank(page, position, rank);
            continue;
        }
        for (suit = 0; suit < FREECELL_SUITS; suit++)
            if (suits[suit])
                say_card(page, position, FREECELL_CARD(rank, suit));
    }
}

/* What is home, and where the cards are that go there next. */
void asked_taken_cards(Page *page, const Session *session, int is_spoken)
{
    const FreeCell *game = (const void *)session->position;
    Page next = PAGE_EMPTY;
    u8 suit;
    (void)is_spoken; /* these are sentences for everybody */
    say_home(page, game);
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        const u8 card = FREECELL_CARD(game->home[suit] + 1, suit);
        Page name = PAGE_EMPTY;
        if (game->home[suit] == FREECELL_KING)
            continue;
        text_board_page_card(&name, card);
        list_place(&next, game, card, name.text);
        page_free(&name);
    }
    if (next.used)
        spoken_sentence(page, _("Next: %s."), next.text);
    page_free(&next);
}

/* -------------------------------------------------------------------- moves
 */

/* All empty cells are the same, and so are all empty columns. A move to an
   empty column can take any number of a run; the usual number is listed. */
static int is_repetition(const FreeCell *game, u16 move)
{
    const u8 from = FREECELL_MOVE_FROM(move);
    const u8 to = FREECELL_MOVE_TO(move);
    u8 i;
    if (to == FREECELL_HOME_PLACE)
        return 0;
    if (to >= FREECELL_FIRST_CELL)
        return 1;
    if (game->height[to])
        return 0;
    for (i = 0; i < to; i++)
        if (!game->height[i])
            return 1;
    return from < FREECELL_FIRST_CELL &&
           FREECELL_MOVE_COUNT(move) != freecell_usual_count(game, from, to);
}

void asked_card_moves(Page *page, const void *position)
{
    const FreeCell *game = position;
    u16 moves[FREECELL_COLUMNS * 64];
    u16 count = freecell_list(game, moves, COUNT_OF(moves));
    Page list = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    u16 i;
    ASSERT(count <= COUNT_OF(moves));
    for (i = 0; i < count; i++) {
        if (is_repetition(game, moves[i]))
            continue;
        page_move_from(page, &freecell, position, moves[i]);
        name.used = 0;
        kit_of(&freecell)->name_move(&name, position, moves[i]);
        page_format(page, ": %s.\n", name.text);
    }
    for (i = 0; freecell_free_cells(game) && i < FREECELL_COLUMNS; i++)
        if (game->height[i])
            asked_list(&list, "%d", i + 1);
    if (list.used)
        page_format(page,
                    _("The last card of a column to a cell: columns "
                      "%s.\n"),
                    list.text);
    page_free(&list);
    page_free(&name);
}
