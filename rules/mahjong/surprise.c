/* SPDX-License-Identifier: MIT */
/* Draws a layout by a seed: layers of rows of tiles, the right half the mirror
   image of the left, and mostly the lower half that of the upper. Each tile
   above the lowest layer lies on others with its whole area. */
#include "mahjong.h"

enum {
    TILES = 144,
    COLUMNS = 30, /* as large as the turtle */
    ROWS = 16,
    LINES = ROWS / 2, /* of tiles in a layer */
    LEAST_LAYERS = 3,
    DRAWS = 10, /* of layers */
    TRIES = 1000,
    NO_GAP = LINES
};

typedef struct Pile {
    u8 rng[RNG_SIZE];
    u8 height[ROWS][COLUMNS];
    u8 is_mirrored;  /* the lower half is the mirror image of the upper */
    u8 across, down; /* half a tile by which the layer is shifted */
    u8 gap;          /* distance from the middle without tiles, or NO_GAP */
    u8 from[LINES], to[LINES]; /* distances from the middle with tiles */
} Pile;

static u8 draw(Pile *pile, u8 least, u8 most)
{
    ASSERT_SLOW(least <= most);
    return (u8)(least + rng_below(pile->rng, (u16)(most - least + 1)));
}

static u8 happens(Pile *pile, u8 once_in)
{
    return !rng_below(pile->rng, once_in);
}

/* ---------------------------------------------------------------- layers */

/* Draws how far from the middle the tiles of each line reach. Neighbouring
   lines are of similar length. */
static void draw_lines(Pile *pile, u8 z)
{
    u8 lines = (u8)(LINES - pile->down);
    u8 widest = (u8)(7 - z / 2 + !pile->across);
    u8 length = draw(pile, 3, 7);
    u8 with_hollows = happens(pile, (u8)(z ? 3 : 4));
    u8 i, twin;
    for (i = 0; i < lines; i++) {
        twin = (u8)(lines - 1 - i);
        if (pile->is_mirrored && twin < i) {
            pile->from[i] = pile->from[twin];
            pile->to[i] = pile->to[twin];
            continue;
        }
        length = (u8)(length + draw(pile, 0, 4));
        length = (u8)(length > 3 ? length - 2 : 1);
        length = length > widest ? widest : length;
        pile->to[i] = happens(pile, (u8)(z ? 4 : 10)) ? 0 : length;
        pile->from[i] =
            with_hollows && happens(pile, 2) ? draw(pile, 1, 2) : 0;
    }
}

static void draw_layer(Pile *pile, u8 z)
{
    if (z) {
        pile->across ^= happens(pile, 3);
        pile->down ^= happens(pile, 4);
    }
    pile->gap = happens(pile, 4) ? draw(pile, 1, 4) : (u8)NO_GAP;
    draw_lines(pile, z);
}

static u8 is_level(const Pile *pile, u8 x, u8 y, u8 z)
{
    const u8 *upper = &pile->height[y][x];
    const u8 *lower = &pile->height[y + 1][x];
    ASSERT_SLOW(y + 1 < ROWS && x + 1 < COLUMNS);
    return upper[0] == z && upper[1] == z && lower[0] == z && lower[1] == z;
}

/* Lists a line's tiles from the left, and returns their number. */
static u8 line_tiles(const Pile *pile, u8 line, u8 z, u8 *columns)
{
    u8 y = (u8)(2 * line + pile->down);
    u8 count = 0;
    u8 x, distance;
    for (x = pile->across; x + 1 < COLUMNS; x = (u8)(x + 2)) {
        distance = (u8)((x < COLUMNS / 2 ? COLUMNS - 2 - x : x) / 2 - 7);
        if (distance >= pile->from[line] && distance < pile->to[line] &&
            distance != pile->gap && is_level(pile, x, y, z))
            columns[count++] = x;
    }
    return count;
}

/* Returns the number of tiles in two lines that belong together (or in one),
   or empties them if fewer are left. */
static u8 fit_lines(Pile *pile, u8 line, u8 twin, u8 z, u8 left)
{
    u8 columns[COLUMNS / 2];
    u8 count = line_tiles(pile, line, z, columns);
    if (twin != line)
        count = (u8)(count + line_tiles(pile, twin, z, columns));
    if (count > left)
        count = pile->to[line] = pile->to[twin] = 0;
    return count;
}

/* Returns the number of tiles in a layer that are among those left. Lines near
   the middle come first. */
static u8 fit_layer(Pile *pile, u8 z, u8 left)
{
    u8 lines = (u8)(LINES - pile->down);
    u8 before = left;
    u8 line, twin;
    for (line = (u8)((lines + 1) / 2); line--;) {
        twin = (u8)(lines - 1 - line);
        if (pile->is_mirrored) {
            left = (u8)(left - fit_lines(pile, line, twin, z, left));
        } else {
            left = (u8)(left - fit_lines(pile, line, line, z, left));
            if (twin != line)
                left = (u8)(left - fit_lines(pile, twin, twin, z, left));
        }
    }
    return (u8)(before - left);
}

static void lay_tile(Pile *pile, u8 x, u8 y, u8 z, Layout *layout)
{
    TilePlace *place = &layout->place[layout->count++];
    place->z = z;
    place->y = y;
    place->x = x;
    z++;
    pile->height[y][x] = pile->height[y][x + 1] = z;
    pile->height[y + 1][x] = pile->height[y + 1][x + 1] = z;
}

static void lay_layer(Pile *pile, u8 z, Layout *layout)
{
    u8 columns[COLUMNS / 2];
    u8 line, count, i;
    for (line = 0; line < LINES - pile->down; line++) {
        count = line_tiles(pile, line, z, columns);
        for (i = 0; i < count; i++)
            lay_tile(pile, columns[i], (u8)(2 * line + pile->down), z, layout);
    }
}

/* --------------------------------------------------------------- layouts */

static u8 try_layout(Pile *pile, Layout *layout)
{
    u8 z = 0;
    u8 draws;
    bytes_fill(layout, 0, sizeof *layout);
    bytes_fill(pile->height, 0, sizeof pile->height);
    pile->is_mirrored = !happens(pile, 4);
    pile->across = draw(pile, 0, 1);
    pile->down = 0;
    for (draws = DRAWS; draws && layout->count < TILES; draws--) {
        draw_layer(pile, z);
        if (fit_layer(pile, z, (u8)(TILES - layout->count)))
            lay_layer(pile, z++, layout);
    }
    return layout->count == TILES && z >= LEAST_LAYERS;
}

/* The seed's bytes in another order, so that the places don't depend on the
   numbers that deal the faces. */
static void set_out(Pile *pile, const u8 *seed)
{
    u8 turned[SEED_SIZE];
    u8 i;
    for (i = 0; i < SEED_SIZE; i++)
        turned[i] = (u8)~seed[SEED_SIZE - 1 - i];
    rng_seed(pile->rng, turned);
}

u8 mahjong_build_surprise(Layout *layout, const u8 *seed)
{
    Pile pile;
    u16 tries;
    set_out(&pile, seed);
    for (tries = 0; ALWAYS(tries < TRIES); tries++)
        if (try_layout(&pile, layout))
            return mahjong_settle_layout(layout);
    return MAHJONG_DEAL_FAILS;
}
