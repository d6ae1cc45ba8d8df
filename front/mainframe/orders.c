/* SPDX-License-Identifier: MIT */
/* The words that are commands: a table, each with the pages that know it. */
#include "../../session/share.h"
#include "../voice/voice.h"
#include "desk.h"

static void wish(Desk *desk, u8 what)
{
    Intent intent;
    intent.what = what;
    do_wish(desk, &intent);
}

static void order_undo(Desk *desk, Reader *rest)
{
    (void)rest;
    wish(desk, WISH_UNDO);
}

static void order_redo(Desk *desk, Reader *rest)
{
    (void)rest;
    wish(desk, WISH_REDO);
}

static void order_hint(Desk *desk, Reader *rest)
{
    (void)rest;
    wish(desk, WISH_HINT);
}

static void order_again(Desk *desk, Reader *rest)
{
    (void)rest;
    wish(desk, WISH_AGAIN);
}

static void order_go(Desk *desk, Reader *rest)
{
    Intent intent;
    intent.what = WISH_GO_TO;
    skip_space(rest);
    if (take_number(rest, &intent.number)) {
        do_wish(desk, &intent);
        return;
    }
    note_words(desk, "Say after how many moves: go 12");
    desk->refused = 1;
}

static void order_new(Desk *desk, Reader *rest)
{
    begin_next(desk, rest);
}

static void order_daily(Desk *desk, Reader *rest)
{
    begin_day(desk, desk->session.game, rest);
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
    desk->page = AT_MENU;
    desk->cursor = NO_PLACE;
}

/* From the menu to the game that is still there. */
static void order_on(Desk *desk, Reader *rest)
{
    (void)rest;
    if (desk->session.game)
        desk->page = AT_BOARD;
    else
        note_words(desk, "Choose a game by its number or its name");
}

static void order_back(Desk *desk, Reader *rest)
{
    (void)rest;
    desk->page = desk->back;
    drop_text(desk);
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

/* Whoever goes on behind the end is back. */
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

static void put_help(const Desk *desk, Writer *writer)
{
    const Game *game = desk->session.game;
    if (game && desk->back != AT_MENU) {
        put_text(writer, game->title);
        put_text(writer, "\n\n");
        put_text(writer, manner_of(game)->rules);
    } else {
        put_text(writer, "Quadrille: four classic puzzles\n\n"
                         "Choose a game by its number or its name, and behind "
                         "it what you like:\n"
                         "a variant, a word as seed, the number of a deal, "
                         "daily, or a date.\n");
    }
    put_text(writer,
             "\nAt the board: move the cursor to what you mean and press "
             "Enter (or touch it\n"
             "with the pen), first from where, then to where. Or type a move "
             "or one of:\n\n"
             "  hint           a move; then another one\n"
             "  undo, redo     take a move back, play it again\n"
             "  go N           to where N moves led\n"
             "  again          the same start once more\n"
             "  new [WORDS]    another game: a variant, a seed, both\n"
             "  daily [DATE]   the puzzle of a day\n"
             "  code           the game as one word, for other machines\n"
             "  menu           the other games; this one waits\n"
             "  quit           leave\n");
}

static void order_help(Desk *desk, Reader *rest)
{
    (void)rest;
    if (desk->page != AT_TEXT)
        desk->back = desk->page;
    open_text(desk, put_help);
}

static void put_code(const Desk *desk, Writer *writer)
{
    put_text(writer, "This word holds the whole game: 'quadrille verify' "
                     "believes the score,\n"
                     "'quadrille --load' goes on with it.\n\n");
    share_session(&desk->session, writer);
    put_text(writer, "\n");
}

static void order_code(Desk *desk, Reader *rest)
{
    Fault fault;
    (void)rest;
    refuse(&fault, desk->session.board ? NOT_SHARED : FINE, NULL);
    if (fault.reason)
        note_fault(desk, &fault);
    else
        open_text(desk, put_code);
}

/* ---------------------------------------------------------------- table */

typedef struct Order {
    const char *name, *also;
    u8 pages;
    void (*run)(Desk *desk, Reader *rest);
} Order;

static const Order orders[] = {{"help", "h", AT_MENU | AT_BOARD, order_help},
                               {"hint", "", AT_BOARD, order_hint},
                               {"undo", "z", AT_BOARD, order_undo},
                               {"redo", "y", AT_BOARD, order_redo},
                               {"go", "", AT_BOARD, order_go},
                               {"again", "", AT_BOARD, order_again},
                               {"new", "", AT_BOARD, order_new},
                               {"daily", "", AT_BOARD, order_daily},
                               {"code", "", AT_BOARD, order_code},
                               {"drop", "", AT_BOARD, order_drop},
                               {"menu", "", AT_BOARD | AT_TEXT, order_menu},
                               {"quit", "q", AT_MENU, order_leave},
                               {"quit", "q", AT_BOARD, order_menu},
                               {"quit", "q", AT_TEXT, order_back},
                               {"back", "", AT_TEXT, order_back},
                               {"back", "", AT_MENU, order_on},
                               {"up", "", AT_TEXT, order_up},
                               {"down", "", AT_TEXT, order_down}};

u8 obey_order(Desk *desk, Reader *words)
{
    const Order *order = orders;
    const Order *end = orders + COUNT_OF(orders);
    if (at_end(words))
        return 1;
    for (; order < end; order++)
        if (order->pages & desk->page &&
            (take_word(words, order->name) ||
             (*order->also && take_word(words, order->also)))) {
            order->run(desk, words);
            return 1;
        }
    return 0;
}
