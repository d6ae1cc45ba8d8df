/* SPDX-License-Identifier: MIT */
/* Kulki for programs that learn: actions, masks and observations. */
#include <string.h>

#include "library/adapter.h"
#include "rules/kulki/kulki.h"

static u8 is_safe(const void *position)
{
    const Kulki *game = position;
    u8 i;
    if (game->rules >= KULKI_PRESETS || game->width < KULKI_LEAST_SIDE ||
        game->width > KULKI_MOST_SIDE || game->height < KULKI_LEAST_SIDE ||
        game->height > KULKI_MOST_SIDE ||
        game->colours < KULKI_LEAST_COLOURS ||
        game->colours > KULKI_MOST_COLOURS ||
        game->next_count > KULKI_MOST_DROP)
        return 0;
    for (i = 0; i < game->next_count; i++)
        if (game->next_cell[i] != NO_SPOT &&
            game->next_cell[i] >= kulki_cells(game))
            return 0;
    return library_are_at_most(game->next_colour, KULKI_MOST_DROP,
                               KULKI_MOST_COLOURS) &&
           library_are_at_most(game->cell, KULKI_CELLS, KULKI_MOST_COLOURS);
}

static u8 is_sound(const void *position)
{
    return (u8)(is_safe(position) && kulki_is_sound(position));
}

/* A ball goes from any cell to any cell. The last action is a pass. */
static u32 count_actions(const void *position)
{
    u32 cells = kulki_cells(position);
    return cells * cells + 1;
}

static u8 find_action(const void *position, u16 move, u32 *action)
{
    u32 cells = kulki_cells(position);
    u32 from = move & 255U;
    u32 to = move >> 8;
    if (move != KULKI_PASS && (from >= cells || to >= cells))
        return 0;
    *action = move == KULKI_PASS ? cells * cells : from * cells + to;
    return 1;
}

static u8 find_move(const void *position, u32 action, u16 *move)
{
    u32 cells = kulki_cells(position);
    if (action > cells * cells)
        return 0;
    *move =
        (u16)(action == cells * cells ? KULKI_PASS
                                      : action / cells | action % cells << 8);
    return 1;
}

/* The regions of empty cells, numbered from 1. The board has a wall around it,
   so that each place has four neighbours. */
enum { STRIDE = KULKI_MOST_SIDE + 2, PLACES = STRIDE * STRIDE, WALL = 255 };

typedef struct Regions {
    u8 of[PLACES]; /* WALL for the wall and for balls */
    u8 cell[PLACES];
    u8 count;
    u8 member[KULKI_CELLS / 2 + 2][KULKI_CELLS]; /* 1 for each cell of it */
} Regions;

static const i16 beside[4] = {-STRIDE, -1, 1, STRIDE};

static void read_board(const Kulki *game, Regions *regions)
{
    u8 cell = 0;
    u8 x, y;
    memset(regions->of, WALL, sizeof regions->of);
    regions->count = 0;
    for (y = 0; y < game->height; y++)
        for (x = 0; x < game->width; x++, cell++) {
            u16 place = (u16)((y + 1) * STRIDE + x + 1);
            regions->cell[place] = cell;
            if (!game->cell[cell])
                regions->of[place] = 0;
        }
}

static void fill_region(Regions *regions, u16 first)
{
    u16 waiting[KULKI_CELLS];
    u8 id = ++regions->count;
    u8 count = 1;
    u8 way;
    waiting[0] = first;
    regions->of[first] = id;
    memset(regions->member[id], 0, KULKI_CELLS);
    while (count) {
        u16 place = waiting[--count];
        regions->member[id][regions->cell[place]] = 1;
        for (way = 0; way < 4; way++) {
            u16 next = (u16)(place + beside[way]);
            if (!regions->of[next]) {
                regions->of[next] = id;
                waiting[count++] = next;
            }
        }
    }
}

static void add_bytes(u8 *to, const u8 *from, size_t count)
{
    uint64_t word, more;
    for (; count >= sizeof word; count -= sizeof word) {
        memcpy(&word, to, sizeof word);
        memcpy(&more, from, sizeof more);
        word |= more;
        memcpy(to, &word, sizeof word);
        to += sizeof word;
        from += sizeof word;
    }
    while (count--)
        *to++ |= *from++;
}

/* A ball reaches every cell of the regions beside it. Regions beside several
   sides are added once. */
static void mark_ball(const Regions *regions, u16 place, u8 *mask, u32 cells)
{
    u8 added = WALL;
    u8 way;
    for (way = 0; way < 4; way++) {
        u8 id = regions->of[place + beside[way]];
        if (id != WALL && id != added)
            add_bytes(mask, regions->member[id], cells);
        added = id != WALL ? id : added;
    }
}

static void mark_moves(const void *position, u8 *mask)
{
    const Kulki *game = position;
    u32 cells = kulki_cells(game);
    Regions regions;
    u8 x, y;
    u16 place;
    read_board(game, &regions);
    for (place = STRIDE; place < PLACES - STRIDE; place++)
        if (!regions.of[place])
            fill_region(&regions, place);
    for (y = 0; y < game->height; y++)
        for (x = 0; x < game->width; x++, mask += cells) {
            place = (u16)((y + 1) * STRIDE + x + 1);
            if (regions.of[place] == WALL)
                mark_ball(&regions, place, mask, cells);
        }
    *mask = kulki_presets[game->rules].may_pass && regions.count;
}

static u32 observation_size(const void *position)
{
    return kulki_cells(position) + 2U * KULKI_MOST_DROP;
}

static void observe(const void *position, u8 *bytes)
{
    const Kulki *game = position;
    u8 preview = kulki_presets[game->rules].preview;
    u8 *next = bytes + kulki_cells(game);
    u8 i;
    memcpy(bytes, game->cell, kulki_cells(game));
    memset(next, 0, 2 * KULKI_MOST_DROP);
    for (i = 0; preview != KULKI_PREVIEW_HIDDEN && i < game->next_count; i++) {
        next[i] = game->next_colour[i];
        if (preview == KULKI_PREVIEW_CELLS)
            next[KULKI_MOST_DROP + i] = (u8)(game->next_cell[i] + 1);
    }
}

const quadrille_game library_kulki = {
    &kulki,    LIBRARY_KULKI_ERRORS, is_sound,
    is_safe,   count_actions,        find_action,
    find_move, mark_moves,           observation_size,
    observe,
};
