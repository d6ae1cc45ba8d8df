/* SPDX-License-Identifier: MIT */
/* The first page: the program's name in large letters, and the games. */
#include "desk.h"
#include "rules/games.h"
#include "wording/wording.h"

enum { LETTER_ROWS = 5, LETTER_COLUMNS = 5, LETTER_STEP = 7 };

/* The rows of a letter. The highest of five bits is the leftmost cell. */
typedef struct Letter {
    char sign;
    u8 look;
    u8 row[LETTER_ROWS];
} Letter;

static const Letter letters[] = {
    {'Q', IN_RED, {0x0E, 0x11, 0x11, 0x12, 0x0D}},
    {'U', IN_YELLOW, {0x11, 0x11, 0x11, 0x11, 0x0E}},
    {'A', IN_GREEN, {0x0E, 0x11, 0x1F, 0x11, 0x11}},
    {'D', IN_TURQUOISE, {0x1E, 0x11, 0x11, 0x11, 0x1E}},
    {'R', IN_BLUE, {0x1E, 0x11, 0x1E, 0x14, 0x13}},
    {'I', IN_PINK, {0x1F, 0x04, 0x04, 0x04, 0x1F}},
    {'L', IN_RED, {0x10, 0x10, 0x10, 0x10, 0x1F}},
    {'L', IN_YELLOW, {0x10, 0x10, 0x10, 0x10, 0x1F}},
    {'E', IN_GREEN, {0x1F, 0x10, 0x1E, 0x10, 0x1F}}};

static void draw_letter(Panel *panel, u8 top, u8 left, const Letter *letter)
{
    u8 row, column;
    for (row = 0; row < LETTER_ROWS; row++)
        for (column = 0; column < LETTER_COLUMNS; column++)
            if (letter->row[row] >> (LETTER_COLUMNS - 1 - column) & 1)
                panel_draw_sign(panel, (u8)(top + row), (u8)(left + column),
                                letter->sign, (u8)(letter->look | IN_REVERSE),
                                NO_SPOT);
}

static void draw_name(Panel *panel, u8 top)
{
    const u8 count = COUNT_OF(letters);
    u8 left =
        panel_centred(panel->terminal.columns, (u8)(count * LETTER_STEP - 2));
    u8 i;
    for (i = 0; i < count; i++) {
        draw_letter(panel, top, left, &letters[i]);
        left = (u8)(left + LETTER_STEP);
    }
}

/* The variants and other words shown beside each game in the menu. */
static const struct {
    const char *game, *words;
} beside[] = {
    {"kulki", "kulki lines98    kulki 12x10:5    kulki plum"},
    {"mahjong", "mahjong flowers  mahjong 7        mahjong daily"},
    {"freecell", "freecell 617     freecell 3cells  freecell daily"},
    {"sliding", "sliding 4x4      sliding 5x3      sliding 15 plum"}};

static void draw_beside(Panel *panel, u8 row, u8 column, u8 nth)
{
    u8 i;
    for (i = 0; i < COUNT_OF(beside); i++)
        if (painter_game_is(games[nth], beside[i].game)) {
            panel_draw_words(panel, row, column, beside[i].words, IN_BLUE,
                             nth);
            return;
        }
    panel_draw_words(panel, row, column, games[nth]->name, IN_BLUE, nth);
}

/* Leaves an empty row between the games if there is room. */
static void draw_games(Panel *panel, u8 top, u8 left)
{
    const u8 step = (u8)(games_count > COUNT_OF(beside) ? 1 : 2);
    u8 i;
    for (i = 0; i < games_count; i++, top = (u8)(top + step)) {
        panel_draw_bar(panel, top, left, 24, IN_WHITE, i);
        panel_draw_number(panel, top, left, (u32)i + 1, IN_YELLOW, i);
        panel_draw_words(panel, top, (u8)(left + 3), games[i]->title, IN_WHITE,
                         i);
        draw_beside(panel, top, (u8)(left + 26), i);
    }
}

void title_page_draw(const Desk *desk, Panel *panel)
{
    const u8 left = panel_centred(panel->terminal.columns, 75);
    const u8 top =
        (u8)(2 + panel_centred((u8)(panel->terminal.rows - 24), 0) / 2);
    draw_name(panel, top);
    panel_draw_words(
        panel, (u8)(top + 6), left,
        desk->on_paper
            ? N_("Four classic puzzles. Type a number or a name.")
            : N_("Four classic puzzles. Type a number or a name, or "
                 "move the cursor and press"),
        IN_GREEN, NO_SPOT);
    panel_draw_words(
        panel, (u8)(top + 7), left,
        desk->on_paper
            ? N_("After a name: a variant, a seed, a deal number, or "
                 "daily.")
            : N_("Enter. After a name: a variant, a seed, a deal "
                 "number, or daily."),
        IN_GREEN, NO_SPOT);
    draw_games(panel, (u8)(top + 9), left);
    if (desk->session.game)
        panel_draw_words(panel, (u8)(top + 17), left,
                         N_("Enter resumes the game in progress."), IN_YELLOW,
                         NO_SPOT);
}
