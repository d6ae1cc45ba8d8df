/* SPDX-License-Identifier: MIT */
/* Prints what line mode prints elsewhere: greeting, board, message, prompt. */
#include "paper.h"

#include "proof.h"
#include "wording/boards.h"
#include "wording/wording.h"

enum { WIDEST = 132 };

void paper_start(Paper *paper,
                 void (*print)(void *own, const char *text, u8 length),
                 void *own)
{
    paper->own = own;
    paper->print = print;
    paper->greeted = NULL;
}

/* --------------------------------------------------------------- printing */

static u32 length_of_line(const char *text, const char *end)
{
    u32 length = 0;
    while (text + length < end && text[length] != '\n')
        length++;
    return length;
}

/* Prints the lines of a text. A newline at its end begins no other line. */
static void print_text(const Paper *paper, const char *text, u32 length)
{
    const char *end = text + length;
    u32 line;
    for (; text < end; text += line + 1) {
        line = length_of_line(text, end);
        paper->print(paper->own, text, (u8)(line < WIDEST ? line : WIDEST));
    }
}

static void print_words(const Paper *paper, const char *words)
{
    print_text(paper, words, text_length(words));
}

static u8 length_of_row(const Panel *panel, u8 row)
{
    const char *sign = panel->sign + panel_place(panel, row, 0);
    u8 length = panel->terminal.columns;
    while (length && sign[length - 1] == ' ')
        length--;
    return length;
}

/* Prints the rows of the panel without the empty ones that a screen needs. */
static void print_panel(const Paper *paper, const Panel *panel)
{
    const u8 rows = (u8)(panel->terminal.rows - 2);
    u8 blank = 0;
    u8 row, length;
    for (row = 0; row < rows; row++) {
        length = length_of_row(panel, row);
        if (length && blank)
            paper->print(paper->own, "", 0);
        blank = (u8)(length == 0);
        if (length)
            paper->print(paper->own, panel->sign + panel_place(panel, row, 0),
                         length);
    }
}

/* ----------------------------------------------------------------- boards */

static u8 put_board(const Desk *desk, Writer *writer)
{
    static const Style style = {1, 0, 0, 0, NULL};
    const Session *session = &desk->session;
    const Painter *painter = painter_find(session->game);
    if (painter->draw)
        painter->draw(writer, session, &style);
    else
        session->game->write_board(session->position, writer);
    return FINE;
}

static void print_board(const Paper *paper, const Desk *desk)
{
    char *text;
    u32 length;
    if (desk_write_text(desk, put_board, &text, &length)) {
        print_words(paper, N_("Out of memory"));
        return;
    }
    print_text(paper, text, length);
    board_return_memory(&desk->session, text);
}

static void greet(Paper *paper, const Desk *desk)
{
    const Game *game = desk->session.game;
    if (game != paper->greeted)
        print_words(paper, wording_of(game)->greeting);
    paper->greeted = game;
}

/* A refusal or an answer such as a hint needs no second board. */
static void print_game(Paper *paper, Desk *desk)
{
    greet(paper, desk);
    if (!desk->refused && !desk->answered)
        print_board(paper, desk);
    print_words(paper, desk->note);
    print_words(paper, wording_prompt(&desk->session));
}

/* A text is printed as a whole, and is no page to come back from. */
static void print_long_text(Paper *paper, Desk *desk)
{
    print_text(paper, desk->text, desk->length);
    desk_leave_text(desk);
    if (desk->page == AT_BOARD)
        print_words(paper, wording_prompt(&desk->session));
}

static void print_desk(Paper *paper, Desk *desk, Panel *panel)
{
    if (desk->page == AT_TEXT) {
        print_long_text(paper, desk);
    } else if (desk->page == AT_BOARD) {
        print_game(paper, desk);
    } else {
        desk_draw(desk, panel);
        print_panel(paper, panel);
        paper->greeted = NULL;
    }
}

/* ------------------------------------------------------------------ lines */

static u8 print_proof(const Paper *paper, const Host *host, const char *line,
                      u16 length)
{
    char answer[DIGEST_DIGITS];
    Reader words;
    Writer writer;
    reader_start(&words, line, length);
    writer_start(&writer, answer, sizeof answer);
    if (!proof_obey(host, &words, &writer))
        return 0;
    print_text(paper, answer, writer.used);
    return 1;
}

void paper_obey(Desk *desk, Panel *panel, Paper *paper, const char *line,
                u16 length)
{
    if (print_proof(paper, &desk->host, line, length))
        return;
    desk->on_paper = 1;
    desk_obey_typed(desk, line, length);
    if (!desk->left)
        print_desk(paper, desk, panel);
}
