/* SPDX-License-Identifier: MIT */
/* Draws the frame around every page: a title bar, the board, a message, an
   input line and the function keys. */
#include "desk.h"
#include "wording/wording.h"

enum { BAR_LOOK = IN_TURQUOISE | IN_REVERSE, TYPED_AT = 6 };

typedef struct KeyLine {
    u8 pages;
    const char *words;
} KeyLine;

static const KeyLine key_lines[] = {
    {AT_MENU, N_("F1 Help   F3 Quit   Enter: play the game at the cursor")},
    {AT_BOARD, N_("F1 Help F2 Hint F3 Menu F4 New F5 Restart F6 Code "
                  "F7 Undo F8 Redo F12 Cancel")},
    {AT_TEXT, N_("F3 Back   F7 Up   F8 Down")}};

u8 panel_centred(u8 room, u8 taken)
{
    return (u8)(room > taken ? (room - taken) / 2 : 0);
}

/* ------------------------------------------------------------ the frame */

static void end_words(char *words, const Writer *writer)
{
    words[writer->used < writer->room ? writer->used : writer->room] = '\0';
}

static void draw_title(const Desk *desk, Panel *panel)
{
    const Session *session = &desk->session;
    char words[72];
    Writer writer;
    writer_start(&writer, words, sizeof words - 1);
    writer_text(&writer, session->game->title);
    writer_text(&writer, session->date[0] ? N_("  daily ") : "  ");
    writer_text(&writer, session->date);
    if (!session->date[0]) {
        session->game->write_variant(session->variant, &writer);
        writer_text(&writer, "  ");
        session->game->write_seed(session->seed, &writer);
    }
    end_words(words, &writer);
    panel_draw_words(panel, 0, 2, words, BAR_LOOK, NO_SPOT);
}

static void draw_figures(const Desk *desk, Panel *panel)
{
    const Session *session = &desk->session;
    const Painter *painter = painter_find(session->game);
    char words[48];
    Writer writer;
    writer_start(&writer, words, sizeof words - 1);
    if (painter->figure)
        painter->figure(session->position, &writer);
    else
        wording_score(&writer, session);
    writer_text(&writer, N_("   move "));
    writer_number(&writer, session->at);
    writer_text(&writer, N_(" of "));
    writer_number(&writer, session->count);
    end_words(words, &writer);
    panel_draw_words(panel, 0,
                     (u8)(desk->terminal.columns - 2 - (u8)text_length(words)),
                     words, BAR_LOOK, NO_SPOT);
}

static void draw_note(const Desk *desk, Panel *panel)
{
    const u8 look = desk->refused ? IN_RED : IN_YELLOW;
    const char *at = desk->note;
    u8 row = (u8)(desk->terminal.rows - ROWS_BELOW);
    u8 column = 1;
    for (; *at; at++)
        if (*at == '\n' || column + 1 == desk->terminal.columns) {
            row++;
            column = 1;
            if (row == desk->terminal.rows - 2)
                return;
            if (*at != '\n')
                panel_draw_sign(panel, row, column++, *at, look, NO_SPOT);
        } else {
            panel_draw_sign(panel, row, column++, *at, look, NO_SPOT);
        }
}

static void draw_keys(const Desk *desk, Panel *panel)
{
    u8 i;
    for (i = 0; i < COUNT_OF(key_lines); i++)
        if (key_lines[i].pages == desk->page)
            panel_draw_words(panel, (u8)(desk->terminal.rows - 1), 0,
                             key_lines[i].words, IN_TURQUOISE, NO_SPOT);
}

static void draw_frame(const Desk *desk, Panel *panel)
{
    const u8 rows = desk->terminal.rows;
    const u8 last = (u8)(desk->terminal.columns - 1);
    const u8 typed = (u8)(rows - 2);
    const u8 end = (u8)(TYPED_AT + PANEL_INPUT);
    panel_draw_bar(panel, 0, 0, desk->terminal.columns, BAR_LOOK, NO_SPOT);
    panel_start_field(panel, 0, 0, FOR_READING_BRIGHT, BAR_LOOK);
    panel_start_field(panel, 0, last, FOR_PEN, IN_BLUE);
    panel_start_field(panel, (u8)(rows - ROWS_BELOW - 1), last,
                      FOR_READING_BRIGHT, desk->refused ? IN_RED : IN_YELLOW);
    panel_draw_words(panel, typed, 1, "===>", IN_GREEN, NO_SPOT);
    panel_start_field(panel, typed, TYPED_AT, MAY_TYPE, IN_GREEN);
    panel_start_field(panel, typed, end < last ? end : last, FOR_READING,
                      IN_BLUE);
    panel->cursor = desk->cursor == NO_PLACE
                        ? (u16)(panel_place(panel, typed, TYPED_AT) + 1)
                        : desk->cursor;
    draw_note(desk, panel);
    draw_keys(desk, panel);
}

/* ------------------------------------------------------------ the pages */

u8 painter_game_is(const Game *game, const char *name)
{
    Reader reader;
    reader_start(&reader, name, text_length(name));
    return reader_take_word(&reader, game->name);
}

const Painter *painter_find(const Game *game)
{
    const Painter *const *painter = painters;
    while (*painter != &plain_painter &&
           !painter_game_is(game, (*painter)->game))
        painter++;
    return *painter;
}

char panel_view_mark(const PanelView *view, u8 spot)
{
    const Desk *desk = view->desk;
    if (spot == NO_SPOT)
        return ' ';
    if (spot == desk->session.held)
        return '>';
    if (spot == desk->ends[0] || spot == desk->ends[1])
        return '?';
    return (char)(desk->fresh[spot >> 3] >> (spot & 7) & 1 ? '+' : ' ');
}

static void draw_board(const Desk *desk, Panel *panel)
{
    const Session *session = &desk->session;
    Piece pieces[DESK_PIECES];
    PanelView view;
    view.desk = desk;
    view.panel = panel;
    view.pieces = pieces;
    view.count = session->game->look(session->position, pieces, DESK_PIECES);
    view.top = BOARD_TOP;
    view.rows = (u8)(desk->terminal.rows - BOARD_TOP - ROWS_BELOW);
    view.columns = desk->terminal.columns;
    draw_title(desk, panel);
    draw_figures(desk, panel);
    painter_find(session->game)->paint(&view);
}

static void draw_text_page(const Desk *desk, Panel *panel)
{
    const u8 last = (u8)(desk->terminal.rows - ROWS_BELOW - 2);
    const u8 width = (u8)(desk->terminal.columns - 1);
    u32 line = 0;
    u32 i;
    u8 column = 0;
    panel_draw_words(panel, 0, 2, "Quadrille", BAR_LOOK, NO_SPOT);
    for (i = 0; i < desk->length; i++) {
        if (column == width) {
            column = 0;
            line++;
        }
        if (desk->text[i] == '\n') {
            column = 0;
            line++;
        } else {
            if (line >= desk->top && line - desk->top < last)
                panel_draw_sign(panel, (u8)(line - desk->top + BOARD_TOP + 1),
                                column, desk->text[i], IN_GREEN, NO_SPOT);
            column++;
        }
    }
}

void desk_draw(const Desk *desk, Panel *panel)
{
    panel_clear(panel, &desk->terminal);
    draw_frame(desk, panel);
    if (desk->page == AT_TEXT)
        draw_text_page(desk, panel);
    else if (desk->page == AT_MENU)
        title_page_draw(desk, panel);
    else
        draw_board(desk, panel);
}
