/* SPDX-License-Identifier: MIT */
/* Between the game's boards and the searches'. */
#include "board.h"

#include <string.h>

static u8 turned_tile(const Sliding *game, const Tray *tray, u8 tile)
{
    u8 home = (u8)(tile - 1);
    u8 x = (u8)(home % game->width);
    return (u8)(x * tray->width + home / game->width + 1);
}

static void lay_turned(Tray *tray, const Sliding *game)
{
    u8 i;
    for (i = 0; i < tray->cells; i++) {
        u8 tile = game->tile[mirror_cell(tray, i)];
        tray->tile[i] = (u8)(tile ? turned_tile(game, tray, tile) : 0);
    }
}

void lay_tray(Tray *tray, const Sliding *game)
{
    tray->turned = game->width > game->height;
    tray->width = tray->turned ? game->height : game->width;
    tray->height = tray->turned ? game->width : game->height;
    tray->cells = (u8)(game->width * game->height);
    if (tray->turned)
        lay_turned(tray, game);
    else
        memcpy(tray->tile, game->tile, tray->cells);
    tray->hole = 0;
    while (tray->tile[tray->hole])
        tray->hole++;
}

u8 beside(const Tray *tray, u8 cell, u8 way)
{
    u8 width = tray->width;
    switch (way) {
    case HOLE_UP:
        return (u8)(cell < width ? NO_SPOT : cell - width);
    case HOLE_LEFT:
        return (u8)(cell % width ? cell - 1 : NO_SPOT);
    case HOLE_RIGHT:
        return (u8)((cell + 1) % width ? cell + 1 : NO_SPOT);
    default:
        return (u8)(cell + width < tray->cells ? cell + width : NO_SPOT);
    }
}

u8 tray_in_order(const Tray *tray)
{
    u8 i = 0;
    while (i + 1 < tray->cells && tray->tile[i] == i + 1)
        i++;
    return i + 1 == tray->cells;
}

static u32 apart(u8 a, u8 b)
{
    return (u32)(a > b ? a - b : b - a);
}

u8 is_own_image(const Tray *tray)
{
    u8 cell = 0;
    for (; cell < tray->cells; cell++) {
        u8 tile = tray->tile[cell];
        u8 image = tile ? (u8)(mirror_cell(tray, (u8)(tile - 1)) + 1) : 0;
        if (tray->width != tray->height ||
            tray->tile[mirror_cell(tray, cell)] != image)
            return 0;
    }
    return 1;
}

u32 tray_distance(const Tray *tray)
{
    u8 width = tray->width;
    u32 sum = 0;
    u8 i;
    for (i = 0; i < tray->cells; i++) {
        u8 home = (u8)(tray->tile[i] - 1);
        if (tray->tile[i])
            sum += apart((u8)(home % width), (u8)(i % width)) +
                   apart((u8)(home / width), (u8)(i / width));
    }
    return sum;
}

void turn_about(Sliding *game)
{
    Sliding old = *game;
    u8 last = sliding_last_tile(game);
    u8 i;
    for (i = 0; i <= last; i++) {
        u8 tile = old.tile[last - i];
        game->tile[i] = (u8)(tile ? last + 1 - tile : 0);
    }
    game->hole = (u8)(last - old.hole);
}

/* ---------------------------------------------------------------- lines */

/* Whether three cells follow each other in a row or column, one way. */
static u8 go_on(u8 a, u8 b, u8 c)
{
    return b - a == c - b;
}

static u8 wins(const Question *question, const u16 *line, u32 length)
{
    Sliding game = *(const Sliding *)question->position;
    while (length--)
        if (sliding.apply(&game, *line++, NULL))
            return 0;
    return sliding.status(&game) == WON;
}

static u8 tray_cell(const Tray *tray, u8 cell)
{
    u8 width = tray->height;
    return (u8)(tray->turned ? cell % width * tray->width + cell / width
                             : cell);
}

u8 read_steps(const Question *question, const Tray *tray, const u16 *line,
              u32 length, u8 *steps, u32 room, u32 *count)
{
    Sliding game = *(const Sliding *)question->position;
    *count = 0;
    if (!wins(question, line, length))
        return 0;
    for (; length--; line++) {
        u8 way, far;
        for (far = sliding_find_slide(&game, (u8)*line, &way); far; far--) {
            if (*count == room)
                return 0;
            game.hole = (u8)(game.hole + sliding_hole_step(&game, way));
            steps[(*count)++] = tray_cell(tray, game.hole);
        }
    }
    return 1;
}

void answer_steps(const Question *question, const Tray *tray, const u8 *steps,
                  u32 count, Arena *arena, Answer *answer)
{
    u16 *line = take(arena, count, sizeof *line);
    u8 before = tray->hole;
    u32 i;
    if (!line)
        return;
    answer->line = line;
    answer->length = 0;
    for (i = 0; i < count; i++) {
        u8 at = i ? steps[i - 1] : tray->hole;
        u8 cell = tray->turned ? mirror_cell(tray, steps[i]) : steps[i];
        if (i && go_on(before, at, steps[i]))
            answer->length--;
        line[answer->length++] = cell;
        before = at;
    }
    answer->verdict = wins(question, line, answer->length) ? SOLVED : REFUTED;
}
