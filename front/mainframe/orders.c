/* SPDX-License-Identifier: MIT */
/* The commands, in a table that says on which pages each one works. */
#include "desk.h"
#include "wording/wording.h"

static void order_go(Desk *desk, Reader *rest)
{
    Intent intent = {0};
    intent.what = INTENT_GO_TO;
    reader_skip_space(rest);
    if (reader_take_number(rest, &intent.number)) {
        desk_do(desk, &intent);
        return;
    }
    desk_note_refusal(desk, N_("Type the number of a move: go 12"));
}

static void order_new(Desk *desk, Reader *rest)
{
    desk_begin_next(desk, rest);
}

static void order_daily(Desk *desk, Reader *rest)
{
    desk_begin_daily(desk, desk->session.game, rest);
}

static void order_drop(Desk *desk, Reader *rest)
{
    (void)rest;
    desk->session.held = NO_SPOT;
}

/* --------------------------------------------------------- where one is */

static void order_leave(Desk *desk, Reader *rest)
{
    (void)rest;
    desk->left = 1;
}

static void order_menu(Desk *desk, Reader *rest)
{
    (void)rest;
    desk_drop_text(desk);
    desk->page = AT_MENU;
    desk->cursor = NO_PLACE;
}

/* Returns from the menu to the game in progress. */
static void order_on(Desk *desk, Reader *rest)
{
    (void)rest;
    if (desk->session.game)
        desk->page = AT_BOARD;
    else
        desk_note_words(desk, N_("No such game. Type a number or a name."));
}

static void order_back(Desk *desk, Reader *rest)
{
    (void)rest;
    desk_leave_text(desk);
}

static u32 rows_for_text(const Desk *desk)
{
    return (u32)(desk->terminal.rows - BOARD_TOP - ROWS_BELOW - 1);
}

static void order_up(Desk *desk, Reader *rest)
{
    const u32 rows = rows_for_text(desk);
    (void)rest;
    desk->top = desk->top > rows ? desk->top - rows : 0;
}

/* Scrolling past the end returns to the previous page. */
static void order_down(Desk *desk, Reader *rest)
{
    const u32 rows = rows_for_text(desk);
    const u32 width = (u32)(desk->terminal.columns - 1);
    u32 lines = 0;
    u32 column = 0;
    u32 i;
    for (i = 0; i < desk->length; i++) {
        lines += column == 0;
        column = desk->text[i] == '\n' || column + 1 == width ? 0 : column + 1;
    }
    desk->top += rows;
    if (desk->top >= lines)
        order_back(desk, rest);
}

/* ---------------------------------------------------------------- texts */

static u8 put_help(const Desk *desk, Writer *writer)
{
    const Game *game = desk->session.game;
    if (game && desk->page != AT_MENU) {
        writer_text(writer, game->title);
        writer_text(writer, "\n\n");
        writer_text(writer, wording_of(game)->rules);
        writer_text(writer, wording_of(game)->moves);
    } else {
        writer_text(writer,
                    N_("Quadrille: four classic puzzles\n\n"
                       "Type the number or name of a game. You can add a "
                       "variant, a seed (any word),\n"
                       "a deal number, daily or a date.\n"));
    }
    if (!desk->on_paper)
        writer_text(writer,
                    N_("\nAt the board: move the cursor to a piece and press "
                       "Enter, or touch it with the\n"
                       "light pen; then do the same where it should go.\n"));
    writer_text(
        writer,
        N_("\nType a move or one of:\n\n"
           "  hint           suggest a move; again for another\n"
           "  undo, redo     undo or redo a move\n"
           "  go N           go to move N\n"
           "  again          restart this deal\n"
           "  new [WORDS]    new game: a variant, a seed, or both\n"
           "  daily [DATE]   the daily puzzle\n"
           "  code           the game as a code, to type again here or "
           "elsewhere\n"
           "  save, load     keep the game, and resume it\n"
           "  menu           the other games; this one is kept\n"
           "  quit           back to the menu; there, quit\n"));
    return FINE;
}

static void order_help(Desk *desk, Reader *rest)
{
    (void)rest;
    desk_open_text(desk, put_help);
}

static void order_code(Desk *desk, Reader *rest)
{
    (void)rest;
    desk_show_code(desk);
}

/* ---------------------------------------------------------------- table */

/* A command either runs a function or sends an intent. */
typedef struct Order {
    const char *name, *also;
    u8 pages, intent;
    void (*run)(Desk *desk, Reader *rest);
} Order;

static const Order orders[] = {
    {"help", "h", AT_MENU | AT_BOARD, 0, order_help},
    {"hint", "", AT_BOARD, INTENT_HINT, NULL},
    {"undo", "z", AT_BOARD, INTENT_UNDO, NULL},
    {"redo", "y", AT_BOARD, INTENT_REDO, NULL},
    {"go", "", AT_BOARD, 0, order_go},
    {"again", "", AT_BOARD, INTENT_RESTART, NULL},
    {"new", "", AT_BOARD, 0, order_new},
    {"daily", "", AT_BOARD, 0, order_daily},
    {"code", "", AT_BOARD, 0, order_code},
    {"save", "", AT_BOARD, 0, desk_save},
    {"load", "restore", AT_MENU | AT_BOARD, 0, desk_load},
    {"drop", "", AT_BOARD, 0, order_drop},
    {"menu", "", AT_BOARD | AT_TEXT, 0, order_menu},
    {"quit", "q", AT_MENU, 0, order_leave},
    {"quit", "q", AT_BOARD, 0, order_menu},
    {"quit", "q", AT_TEXT, 0, order_back},
    {"back", "", AT_TEXT, 0, order_back},
    {"back", "", AT_MENU, 0, order_on},
    {"up", "", AT_TEXT, 0, order_up},
    {"down", "", AT_TEXT, 0, order_down}};

static void obey(Desk *desk, const Order *order, Reader *rest)
{
    Intent intent = {0};
    if (order->run) {
        order->run(desk, rest);
        return;
    }
    intent.what = order->intent;
    desk_do(desk, &intent);
}

u8 desk_obey_order(Desk *desk, Reader *words)
{
    const Order *order = orders;
    const Order *end = orders + COUNT_OF(orders);
    if (reader_at_end(words))
        return 1;
    for (; order < end; order++)
        if (order->pages & desk->page &&
            (reader_take_word(words, order->name) ||
             (*order->also && reader_take_word(words, order->also)))) {
            obey(desk, order, words);
            return 1;
        }
    return 0;
}
