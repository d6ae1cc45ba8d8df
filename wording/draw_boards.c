/* SPDX-License-Identifier: MIT */
/* Kulki and the sliding puzzle as the original programs printed them, and what
   all such boards are drawn with. */
#include "boards.h"

/* ------------------------------------------------------------------ pen */

void board_pen_start(BoardPen *pen, Writer *writer, const Style *style)
{
    pen->writer = writer;
    pen->style = style;
    pen->blanks = 0;
}

Writer *board_pen_writer(BoardPen *pen)
{
    for (; pen->blanks; pen->blanks--)
        writer_char(pen->writer, ' ');
    return pen->writer;
}

void board_pen_char(BoardPen *pen, char symbol)
{
    if (symbol == ' ') {
        pen->blanks++;
        return;
    }
    if (symbol == '\n')
        pen->blanks = 0;
    writer_char(board_pen_writer(pen), symbol);
}

void board_pen_text(BoardPen *pen, const char *text)
{
    for (; *text; text++)
        board_pen_char(pen, *text);
}

void board_pen_colour(BoardPen *pen, const char *colour)
{
    if (!pen->style->colour || !*colour)
        return;
    writer_text(board_pen_writer(pen), "\033[");
    writer_text(pen->writer, colour);
    writer_char(pen->writer, 'm');
}

void board_pen_plain(BoardPen *pen, const char *colour)
{
    if (*colour)
        board_pen_colour(pen, "0");
}

/* --------------------------------------------------------------- memory */

void *board_borrow_memory(const Session *session, u32 size)
{
    return session->host.resize(session->host.context, NULL, size);
}

void board_return_memory(const Session *session, void *memory)
{
    if (memory)
        session->host.resize(session->host.context, memory, 0);
}

Piece *board_borrow_pieces(const Session *session, u16 *count)
{
    const Game *game = session->game;
    Piece *pieces =
        board_borrow_memory(session, (u32)(game->most_pieces * sizeof(Piece)));
    *count = 0;
    if (pieces)
        *count = game->look(session->position, pieces, game->most_pieces);
    return pieces;
}

/* --------------------------------------------------------------- boards */

/* Writes the board's own text with coloured balls. They are the numbers after
   a row's first bar and before its second. */
static void draw_balls(BoardPen *pen, const char *text, u32 length)
{
    static const char *const colours[] = {
        "",     RED,  GREEN, BLUE,         YELLOW,
        PURPLE, CYAN, BOLD,  BOLD ";" RED, BOLD ";" CYAN};
    STATIC_ASSERT(COUNT_OF(colours) == 10);
    const char *const end = text + length;
    u8 bars = 0;
    u8 digit;
    for (; text < end; text++) {
        digit = text_digit_of(*text);
        if (*text == '|' || *text == '\n')
            bars = (u8)(*text == '|' ? bars + 1 : 0);
        if (bars != 1 || digit == NOT_FOUND)
            digit = 0;
        board_pen_colour(pen, colours[digit]);
        writer_char(pen->writer, *text);
        board_pen_plain(pen, colours[digit]);
    }
}

void draw_kulki(Writer *writer, const Session *session, const Style *style)
{
    Writer plain;
    char *text;
    u32 length;
    BoardPen pen;
    writer_start(&plain, NULL, 0);
    session->game->write_board(session->position, &plain);
    length = plain.used;
    text = board_borrow_memory(session, length + 1);
    if (!text)
        return;
    writer_start(&plain, text, length);
    session->game->write_board(session->position, &plain);
    board_pen_start(&pen, writer, style);
    draw_balls(&pen, text, length);
    board_return_memory(session, text);
}

void draw_sliding(Writer *writer, const Session *session, const Style *style)
{
    u16 count, i;
    Piece *pieces = board_borrow_pieces(session, &count);
    const u8 width = (u8)(count <= 10 ? 1 : count <= 100 ? 2 : 3);
    u8 blank;
    (void)style;
    for (i = 0; i < count; i++) {
        if (i && pieces[i].x == 0)
            writer_char(writer, '\n');
        if (pieces[i].kind == BLOCK)
            writer_padded(writer, pieces[i].value, width);
        else
            for (blank = 0; blank < width; blank++)
                writer_char(writer, ' ');
        writer_char(writer, ' ');
    }
    writer_char(writer, '\n');
    board_return_memory(session, pieces);
}
