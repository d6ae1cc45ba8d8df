/* SPDX-License-Identifier: MIT */
/* FreeCell in line mode, with free cells and foundations above the columns. */
#include "boards.h"
#include "rules/freecell/freecell.h"

/* Suits as letters, or in UTF-8, whatever characters the compiler has. */
static void put_suit(BoardPen *pen, u8 suit)
{
    static const char *const suits[] = {"\342\231\243", "\342\231\246",
                                        "\342\231\245", "\342\231\240"};
    STATIC_ASSERT(COUNT_OF(suits) == FREECELL_SUITS);
    if (pen->style->ascii)
        board_pen_char(pen, "CDHS"[suit]);
    else
        writer_text(board_pen_writer(pen), suits[suit]);
}

static void put_card(BoardPen *pen, u8 card)
{
    const char *colour = FREECELL_IS_RED(card) ? RED : "";
    board_pen_char(pen, ' ');
    board_pen_colour(pen, colour);
    board_pen_char(pen, "?A23456789TJQK"[FREECELL_RANK(card)]);
    put_suit(pen, FREECELL_SUIT(card));
    board_pen_plain(pen, colour);
    board_pen_char(pen, ' ');
}

static void put_place(BoardPen *pen, const Piece *piece)
{
    if (piece->kind == CARD)
        put_card(pen, piece->value);
    else
        board_pen_text(pen, " -- ");
}

static void put_names(BoardPen *pen, const char *names, u16 count)
{
    for (; count; count--) {
        board_pen_text(pen, "  ");
        board_pen_char(pen, *names++);
        board_pen_char(pen, ' ');
    }
}

static u16 count_marked(const Piece *pieces, u16 count, u8 mark)
{
    u16 marked = 0;
    for (; count; count--, pieces++)
        marked = (u16)(marked + ((pieces->marks & mark) != 0));
    return marked;
}

static void put_marked(BoardPen *pen, const Piece *pieces, u16 count, u8 mark)
{
    for (; count; count--, pieces++)
        if (pieces->marks & mark)
            put_place(pen, pieces);
}

static const Piece *find_card(const Piece *pieces, u16 count, u8 x, u8 y)
{
    for (; count; count--, pieces++)
        if (!(pieces->marks & (IS_CELL | IS_HOME)) && pieces->x == x &&
            pieces->y == y && pieces->kind == CARD)
            return pieces;
    return NULL;
}

/* Writes one card of each column; returns 0 if no column is that deep. */
static u8 put_row(BoardPen *pen, const Piece *pieces, u16 count, u8 depth)
{
    const Piece *card;
    u8 some = 0;
    u8 x;
    for (x = 0; x < FREECELL_COLUMNS; x++) {
        card = find_card(pieces, count, x, depth);
        some |= (u8)(card != NULL);
        if (card)
            put_card(pen, card->value);
        else
            board_pen_text(pen, "    ");
    }
    if (some)
        board_pen_char(pen, '\n');
    return some;
}

static void put_title(BoardPen *pen, const Session *session)
{
    const char *name = pen->style->name ? pen->style->name : session->name;
    if (session->board) {
        board_pen_text(pen, _("Custom board\n\n"));
        return;
    }
    board_pen_text(pen, _("Game #"));
    session->game->write_seed(session->seed, board_pen_writer(pen));
    if (*name) {
        board_pen_text(pen, _(", "));
        board_pen_text(pen, name);
    }
    board_pen_text(pen, "\n\n");
}

void draw_cards(Writer *writer, const Session *session, const Style *style)
{
    u16 count;
    Piece *pieces = board_borrow_pieces(session, &count);
    const u16 cells = count_marked(pieces, count, IS_CELL);
    u8 depth = 0;
    BoardPen pen;
    board_pen_start(&pen, writer, style);
    put_title(&pen, session);
    put_names(&pen, "abcdefg", cells);
    board_pen_text(&pen, "    ");
    put_names(&pen, "CDHS", FREECELL_SUITS);
    board_pen_char(&pen, '\n');
    put_marked(&pen, pieces, count, IS_CELL);
    board_pen_text(&pen, "    ");
    put_marked(&pen, pieces, count, IS_HOME);
    board_pen_text(&pen, "\n\n");
    put_names(&pen, "12345678", FREECELL_COLUMNS);
    board_pen_char(&pen, '\n');
    while (put_row(&pen, pieces, count, depth))
        depth++;
    board_return_memory(session, pieces);
}
