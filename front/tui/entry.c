/* SPDX-License-Identifier: MIT */
/* Moves typed without Enter, in each game's own notation. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "../../rules/kulki.h"
#include "../../rules/sliding.h"
#include "keys.h"

static void add_sign(Tui *tui, int sign)
{
    const size_t length = strlen(tui->entry);
    if (length < sizeof tui->entry - 1) {
        tui->entry[length] = (char)sign;
        tui->entry[length + 1] = '\0';
    }
}

/* "26", "3a", "bh": two signs make a move. */
static int enter_card(Tui *tui, int sign, Page *line, int *taken)
{
    const int second = *tui->entry != '\0';
    *taken =
        sign < 128 && sign > 0 &&
        strchr(second ? "12345678abcdefgh0" : "12345678abcdef", sign) != NULL;
    if (!*taken)
        return 0;
    add_sign(tui, sign);
    if (!second)
        return 0;
    say_line(line, tui->entry);
    *tui->entry = '\0';
    return 1;
}

/* "d4": a letter, then a digit; h also moves the cursor. */
static int enter_cell(Tui *tui, int sign, Page *line, int *taken)
{
    const Kulki *game = position_of(&tui->scene);
    const int column = tolower((unsigned char)*tui->entry) - 'a';
    const int row = sign - '1';
    if (*tui->entry && row >= 0 && row < 9 && row < game->height &&
        column < game->width) {
        *tui->entry = '\0';
        *taken = 1;
        return touch_spot(tui, line, (u8)(row * game->width + column));
    }
    *tui->entry = '\0';
    *taken = sign < 128 && sign > 0 && strchr("abcdefhiG", sign) != NULL;
    if (*taken)
        add_sign(tui, sign);
    *taken &= sign != 'h';
    return 0;
}

/* A number is whole when no further digit makes a block's. */
static int enter_block(Tui *tui, int sign, Page *line, int *taken)
{
    const Sliding *game = position_of(&tui->scene);
    *taken = sign >= '0' && sign <= '9';
    if (!*taken)
        return 0;
    add_sign(tui, sign);
    if (atoi(tui->entry) * 10 <= last_tile(game))
        return 0;
    say_line(line, tui->entry);
    *tui->entry = '\0';
    return 1;
}

/* With their letters on, free tiles are touched by these; else "5b". */
static int enter_tile(Tui *tui, int sign, Page *line, int *taken)
{
    u8 spot = NO_SPOT;
    if (tui->scene.letters && sign < 128)
        spot = spot_of_letter(&tui->scene, (char)sign);
    *taken = spot != NO_SPOT;
    if (*taken)
        return touch_spot(tui, line, spot);
    *taken = *tui->entry ? sign < 128 && strchr("bcd", sign) != NULL
                         : sign >= '1' && sign <= '9';
    if (!*taken)
        return 0;
    add_sign(tui, sign);
    if (!tui->entry[1])
        return 0;
    say_line(line, tui->entry);
    *tui->entry = '\0';
    return 1;
}

int enter_sign(Tui *tui, int sign, Page *line, int *taken)
{
    static const struct {
        const char *game;
        int (*enter)(Tui *, int, Page *, int *);
    } entries[] = {{"kulki", enter_cell},
                   {"mahjong", enter_tile},
                   {"freecell", enter_card},
                   {"sliding", enter_block}};
    size_t i;
    *taken = 0;
    for (i = 0; i < sizeof entries / sizeof *entries && sign > ' '; i++)
        if (strcmp(entries[i].game, tui->scene.session->game->name) == 0)
            return entries[i].enter(tui, sign, line, taken);
    return 0;
}
