/* SPDX-License-Identifier: MIT */
/* Shows full-screen texts. The code of a long game needs more than one
   page. */
#include "pages.h"

#include "board.h"
#include "msx_disk.h"
#include "msx_keys.h"

enum { FIRST_TEXT = 2, CODE_ROW = 9, CODE_WIDTH = 30, CODE_ROWS = 12 };
enum { CODE_SIGNS = CODE_WIDTH * CODE_ROWS };

static void await_key(const char *words)
{
    screen2_put_words(0, LAST_ROW, words);
    screen2_show_rows(0, ROWS);
    msx_keys_next();
}

void pages_show_help(const View *view)
{
    static const char *const keys[] = {
        N_("TAB or hint: a hint"),      N_("cursor or joystick: point"),
        N_("space, button: take, put"), N_("BS, 2nd button: undo"),
        N_("ESC menu or quit"),         N_("words: undo redo again"),
        N_("new code help menu"),       NULL};
    u8 row;
    board_close();
    board_put_title(view);
    row = board_put_list(1, FIRST_TEXT, 1, view->help);
    board_put_list(1, (u8)(row + 1), 1, keys + (view->no_hint != NULL));
    await_key(N_("Press a key"));
}

/* Shows a page of the code. Returns how many characters are left. */
static u16 put_page(const char *code, u16 left)
{
    u8 row;
    u8 i;
    for (row = 0; row < CODE_ROWS && left; row++)
        for (i = 0; i < CODE_WIDTH && left; i++, left--)
            screen2_put_sign((u8)(1 + i), (u8)(CODE_ROW + row), (u8)*code++);
    return left;
}

/* Shows the page of a code that is being typed. */
static void show_typed(const char *text, u16 count)
{
    u16 from = (u16)(count / CODE_SIGNS * CODE_SIGNS);
    u16 left = (u16)(count - from);
    screen2_clear();
    screen2_put_words(1, 1, load_words);
    screen2_put_words(1, 2, N_("BS corrects, ESC cancels"));
    put_page(text + from, left);
    screen2_put_sign((u8)(1 + left % CODE_WIDTH),
                     (u8)(CODE_ROW + left / CODE_WIDTH), '_');
    screen2_show_rows(0, ROWS);
}

u16 pages_ask_code(char *text, u16 room)
{
    u16 count = 0;
    u8 key;
    for (;;) {
        show_typed(text, count);
        key = msx_keys_next();
        if (key == KEY_RETURN)
            return count;
        if (key == KEY_ESCAPE)
            return 0;
        if (key == KEY_BACK && count)
            count--;
        else if (key > ' ' && key <= '~' && count < room)
            text[count++] = (char)key;
    }
}

static void put_facts(const View *view)
{
    board_close();
    board_put_title(view);
    board_put_saying(9, 0, SAY_VARIANT);
    screen2_put_words(1, 2, N_("Seed"));
    board_put_saying(7, 2, SAY_SEED);
    board_put_count(1, 3, N_("Moves"), desk.session.at);
    board_put_score(1, 4, view);
}

static void show_codes(const View *view, const char *code, u16 length)
{
    u16 left = length;
    do {
        put_facts(view);
        screen2_put_words(1, 6, N_("Check it on another machine:"));
        screen2_put_words(1, 7, "quadrille verify");
        left = put_page(code + (length - left), left);
        await_key(left ? N_("More: press a key") : N_("Press a key"));
    } while (left);
}

void pages_show_code(const View *view)
{
    u16 length;
    char *code;
    put_facts(view);
    screen2_put_words(1, 6, N_("Making the code..."));
    screen2_show_rows(0, ROWS);
    code = msx_desk_code(&length);
    if (code) {
        show_codes(view, code, length);
        msx_desk_return_code(code);
        return;
    }
    put_facts(view);
    screen2_put_words(1, 6, N_("This game is too long for a"));
    screen2_put_words(1, 7, N_("replay code."));
    await_key(N_("Press a key"));
}
