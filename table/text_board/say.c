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

void text_board_say_list(Page *page, Page *list, unsigned number,
                         const char *some, const char *none)
{
    if (list->used)
        page_format(page, some, number, list->text);
    else
        page_format(page, none, number);
    list->used = 0;
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
                    translate_in("ball", kulki_colour_names[piece->value]),
                    'a' + piece->x, piece->y + 1U);
}

/* Writes "yellow (4)". */
static void say_colour(Page *page, u8 colour)
{
    ASSERT(colour && colour <= KULKI_MOST_COLOURS);
    page_format(page, "%s (%u)", translate(kulki_colour_names[colour]),
                colour);
}

static void list_ball(Page *list, const Piece *piece)
{
    Page colour = PAGE_EMPTY;
    ASSERT(piece->x < LETTERS);
    if (piece->kind == PLACE)
        return;
    page_comma(list);
    say_colour(&colour, piece->value);
    page_format(list,
                piece->kind == NEXT_BALL ? _("next %1$s at %2$c")
                                         : _("%1$s at %2$c"),
                colour.text, 'A' + piece->x);
    page_free(&colour);
}

static void list_block(Page *list, const Piece *piece)
{
    ASSERT(piece->kind == BLOCK || piece->kind == PLACE);
    page_comma(list);
    if (piece->kind == BLOCK)
        page_format(list, "%u", piece->value);
    else
        page_text(list, _("gap"));
}

static void say_rows(Page *page, const Piece *pieces, unsigned count,
                     unsigned part, void (*add)(Page *, const Piece *))
{
    unsigned rows = rows_of(pieces, count);
    unsigned row, i;
    Page list = PAGE_EMPTY;
    if (part > rows)
        page_format(page, _("There are %u rows.\n"), rows);
    ASSERT(rows || !count);
    for (row = part ? part : 1; row <= rows && (!part || row == part); row++) {
        for (i = 0; i < count; i++)
            if (is_in(&pieces[i], row))
                add(&list, &pieces[i]);
        text_board_say_list(page, &list, row, _("Row %1$u: %2$s.\n"),
                            _("Row %u: empty.\n"));
    }
    page_free(&list);
}

/* Writes the next colours if the rules show them without the cells. */
static void say_next(Page *page, const Piece *pieces, unsigned count)
{
    Page list = PAGE_EMPTY;
    for (; count--; pieces++)
        if (pieces->kind == NEXT_BALL && pieces->spot == NO_SPOT) {
            page_comma(&list);
            say_colour(&list, pieces->value);
        }
    if (list.used)
        page_format(page, _("Next: %s.\n"), list.text);
    page_free(&list);
}

void text_board_say_balls(Page *page, const Piece *pieces, unsigned count,
                          unsigned part)
{
    say_rows(page, pieces, count, part, list_ball);
    if (!part)
        say_next(page, pieces, count);
}

void text_board_say_blocks(Page *page, const Piece *pieces, unsigned count,
                           unsigned part)
{
    say_rows(page, pieces, count, part, list_block);
}

/* ---------------------------------------------------------------- cards */

const char *const text_board_suits[] = {N_("clubs"), N_("diamonds"),
                                        N_("hearts"), N_("spades")};
STATIC_ASSERT(COUNT_OF(text_board_suits) == FREECELL_SUITS);

const char *text_board_rank(u8 card)
{
    static const char *const ranks[] = {N_("no card"),
                                        FORMS_("up to", "ace"),
                                        "2",
                                        "3",
                                        "4",
                                        "5",
                                        "6",
                                        "7",
                                        "8",
                                        "9",
                                        "10",
                                        FORMS_("up to", "jack"),
                                        FORMS_("up to", "queen"),
                                        FORMS_("up to", "king")};
    STATIC_ASSERT(COUNT_OF(ranks) == FREECELL_KING + 1);
    ASSERT(FREECELL_RANK(card) <= FREECELL_KING);
    return ranks[FREECELL_RANK(card)];
}

/* A language needs all names, because it may not compose them. */
#if defined(QUADRILLE_TRANSLATED)
/* TRANSLATORS: cards have a form for each place in a sentence. "onto": the
   card that another one moves onto. "from": the card from which on several
   move, as in "3 cards from ten of hearts". "under": a card that lies on
   another one, or at the end of a column. Elsewhere, cards stand alone or
   begin a sentence, which needs no capital letter. A form that is the same as
   that without a context can stay empty. */
static const char *const cards[FREECELL_SUITS][FREECELL_KING] = {
    {FORMS_("moved|onto|from|under", "ace of clubs"),
     FORMS_("moved|onto|from|under", "2 of clubs"),
     FORMS_("moved|onto|from|under", "3 of clubs"),
     FORMS_("moved|onto|from|under", "4 of clubs"),
     FORMS_("moved|onto|from|under", "5 of clubs"),
     FORMS_("moved|onto|from|under", "6 of clubs"),
     FORMS_("moved|onto|from|under", "7 of clubs"),
     FORMS_("moved|onto|from|under", "8 of clubs"),
     FORMS_("moved|onto|from|under", "9 of clubs"),
     FORMS_("moved|onto|from|under", "10 of clubs"),
     FORMS_("moved|onto|from|under", "jack of clubs"),
     FORMS_("moved|onto|from|under", "queen of clubs"),
     FORMS_("moved|onto|from|under", "king of clubs")},
    {FORMS_("moved|onto|from|under", "ace of diamonds"),
     FORMS_("moved|onto|from|under", "2 of diamonds"),
     FORMS_("moved|onto|from|under", "3 of diamonds"),
     FORMS_("moved|onto|from|under", "4 of diamonds"),
     FORMS_("moved|onto|from|under", "5 of diamonds"),
     FORMS_("moved|onto|from|under", "6 of diamonds"),
     FORMS_("moved|onto|from|under", "7 of diamonds"),
     FORMS_("moved|onto|from|under", "8 of diamonds"),
     FORMS_("moved|onto|from|under", "9 of diamonds"),
     FORMS_("moved|onto|from|under", "10 of diamonds"),
     FORMS_("moved|onto|from|under", "jack of diamonds"),
     FORMS_("moved|onto|from|under", "queen of diamonds"),
     FORMS_("moved|onto|from|under", "king of diamonds")},
    {FORMS_("moved|onto|from|under", "ace of hearts"),
     FORMS_("moved|onto|from|under", "2 of hearts"),
     FORMS_("moved|onto|from|under", "3 of hearts"),
     FORMS_("moved|onto|from|under", "4 of hearts"),
     FORMS_("moved|onto|from|under", "5 of hearts"),
     FORMS_("moved|onto|from|under", "6 of hearts"),
     FORMS_("moved|onto|from|under", "7 of hearts"),
     FORMS_("moved|onto|from|under", "8 of hearts"),
     FORMS_("moved|onto|from|under", "9 of hearts"),
     FORMS_("moved|onto|from|under", "10 of hearts"),
     FORMS_("moved|onto|from|under", "jack of hearts"),
     FORMS_("moved|onto|from|under", "queen of hearts"),
     FORMS_("moved|onto|from|under", "king of hearts")},
    {FORMS_("moved|onto|from|under", "ace of spades"),
     FORMS_("moved|onto|from|under", "2 of spades"),
     FORMS_("moved|onto|from|under", "3 of spades"),
     FORMS_("moved|onto|from|under", "4 of spades"),
     FORMS_("moved|onto|from|under", "5 of spades"),
     FORMS_("moved|onto|from|under", "6 of spades"),
     FORMS_("moved|onto|from|under", "7 of spades"),
     FORMS_("moved|onto|from|under", "8 of spades"),
     FORMS_("moved|onto|from|under", "9 of spades"),
     FORMS_("moved|onto|from|under", "10 of spades"),
     FORMS_("moved|onto|from|under", "jack of spades"),
     FORMS_("moved|onto|from|under", "queen of spades"),
     FORMS_("moved|onto|from|under", "king of spades")}};

static const char *card_name(u8 card)
{
    ASSERT(FREECELL_RANK(card));
    return cards[FREECELL_SUIT(card)][FREECELL_RANK(card) - 1];
}

void text_board_page_card_in(Page *page, const char *context, u8 card)
{
    page_text(page, translate_in(context, card_name(card)));
}

void text_board_page_card(Page *page, u8 card)
{
    page_text(page, translate(card_name(card)));
}
#else
void text_board_page_card(Page *page, u8 card)
{
    ASSERT(FREECELL_RANK(card));
    page_format(page, "%s of %s", text_board_rank(card),
                text_board_suits[FREECELL_SUIT(card)]);
}
#endif

void text_board_page_up_to(Page *page, u8 suit, u8 card)
{
    ASSERT(suit < FREECELL_SUITS);
    page_format(page, _("%1$s up to %2$s"), translate(text_board_suits[suit]),
                translate_in("up to", text_board_rank(card)));
}

void text_board_name_card(Page *page, const Piece *piece)
{
    if (piece->kind == CARD)
        text_board_page_card(page, piece->value);
}

static void say_column(Page *page, const Piece *pieces, unsigned count,
                       unsigned column)
{
    Page list = PAGE_EMPTY;
    ASSERT(column && column <= FREECELL_COLUMNS);
    for (; count--; pieces++)
        if (!(pieces->marks & (IS_CELL | IS_HOME)) && pieces->kind == CARD &&
            pieces->x + 1U == column) {
            page_comma(&list);
            text_board_page_card(&list, pieces->value);
        }
    text_board_say_list(page, &list, column, _("Column %1$u: %2$s.\n"),
                        _("Column %u: empty.\n"));
    page_free(&list);
}

static void say_cells(Page *page, const Piece *pieces, unsigned count)
{
    Page list = PAGE_EMPTY;
    int empty = 0;
    for (; count--; pieces++) {
        if (!(pieces->marks & IS_CELL))
            continue;
        if (pieces->kind == CARD) {
            page_comma(&list);
            page_format(&list, "%c ", 'a' + pieces->x);
            text_board_page_card(&list, pieces->value);
        } else {
            empty++;
        }
    }
    ASSERT(empty <= FREECELL_MOST_CELLS);
    if (empty) {
        page_comma(&list);
        page_format(&list, _("%d empty"), empty);
    }
    if (list.used)
        page_format(page, _("Free cells: %s.\n"), list.text);
    else
        page_text(page, _("Free cells: none.\n"));
    page_free(&list);
}

static void say_homes(Page *page, const Piece *pieces, unsigned count)
{
    Page list = PAGE_EMPTY;
    for (; count--; pieces++) {
        if (!(pieces->marks & IS_HOME) || pieces->kind != CARD)
            continue;
        ASSERT(pieces->x <
               COUNT_OF(text_board_suits)); /* places at home are by suit */
        page_comma(&list);
        text_board_page_up_to(&list, pieces->x, pieces->value);
    }
    if (list.used)
        page_format(page, _("Home: %s.\n"), list.text);
    else
        page_text(page, _("Home: nothing yet.\n"));
    page_free(&list);
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
