/* SPDX-License-Identifier: MIT */
/* Finds, clears and scores Kulki's lines. */
#include "kulki.h"

enum { LINE = 5, DIRECTIONS = 4 };

/* right, down, down-right, down-left */
static const i16 step_x[DIRECTIONS] = {1, 0, 1, -1};
static const i16 step_y[DIRECTIONS] = {0, 1, 1, 1};

/* Returns NO_SPOT beyond the board. */
static u8 cell_at(const Kulki *game, i16 x, i16 y)
{
    if (x < 0 || y < 0 || x >= game->width || y >= game->height)
        return NO_SPOT;
    return (u8)(y * game->width + x);
}

static u8 colour_at(const Kulki *game, i16 x, i16 y)
{
    u8 cell = cell_at(game, x, y);
    return (u8)(cell < KULKI_CELLS ? game->cell[cell] : 0);
}

/* The offset from a cell's column to that of the last one of a line of five.
   The sum is an unsigned byte, so a column beyond the left edge looks like one
   beyond the right edge. */
static const u8 reach[DIRECTIONS] = {LINE - 1, 0, LINE - 1, (u8)(1 - LINE)};

/* A cell where a line may start, and the rows where its lines have their last
   cells; NULL below the board. The first is the cell's own row. */
typedef struct Start {
    u8 x, y;
    const u8 *row[DIRECTIONS];
} Start;

static void start_row(const Kulki *game, Start *start)
{
    u8 last = (u8)(start->y + LINE - 1);
    u8 way;
    ASSERT_SLOW(start->y < game->height);
    start->row[0] = game->cell + start->y * game->width;
    for (way = 1; way < DIRECTIONS; way++)
        start->row[way] =
            last < game->height ? game->cell + last * game->width : NULL;
}

/* Compares the first and last cells of a line of five. This single comparison
   rules out most cells. */
static u8 may_be_line(const Kulki *game, const Start *start, u8 way)
{
    const u8 *row = start->row[way];
    u8 x = (u8)(start->x + reach[way]);
    ASSERT_SLOW(way < DIRECTIONS && start->x < game->width);
    return row && x < game->width && row[x] == start->row[0][start->x];
}

/* Returns the length of the line that starts here; 0 if the line starts before
   this cell. */
static u8 line_from(const Kulki *game, i16 x, i16 y, u8 way)
{
    u8 colour = colour_at(game, x, y);
    u8 length = 0;
    ASSERT_SLOW(colour);
    if (colour_at(game, (i16)(x - step_x[way]), (i16)(y - step_y[way])) ==
        colour)
        return 0;
    while (colour_at(game, x, y) == colour) {
        length++;
        x = (i16)(x + step_x[way]);
        y = (i16)(y + step_y[way]);
    }
    return length;
}

static void mark_line(const Kulki *game, u8 *gone, i16 x, i16 y, u8 way)
{
    u8 colour = colour_at(game, x, y);
    u8 cell = cell_at(game, x, y);
    ASSERT_SLOW(colour);
    while (cell < KULKI_CELLS && game->cell[cell] == colour) {
        gone[cell] = 1;
        x = (i16)(x + step_x[way]);
        y = (i16)(y + step_y[way]);
        cell = cell_at(game, x, y);
    }
}

static u32 mark_lines_from(const Kulki *game, u8 *gone, const Start *start)
{
    const KulkiRules *rules = &kulki_presets[game->rules];
    u32 points = 0;
    u8 way, length;
    for (way = 0; way < DIRECTIONS; way++) {
        if (!may_be_line(game, start, way))
            continue;
        length = line_from(game, start->x, start->y, way);
        ASSERT_SLOW(length <= KULKI_MOST_SIDE);
        if (length >= LINE) {
            mark_line(game, gone, start->x, start->y, way);
            points += rules->points(length);
        }
    }
    return points;
}

/* Marks every line and returns the sum of their points, each line paid in
   full. */
static u32 mark_lines(const Kulki *game, u8 *gone)
{
    Start start;
    u32 points = 0;
    for (start.y = 0; start.y < game->height; start.y++) {
        start_row(game, &start);
        for (start.x = 0; start.x < game->width; start.x++)
            if (start.row[0][start.x])
                points += mark_lines_from(game, gone, &start);
    }
    return points;
}

static void add_score(Kulki *game, u32 points)
{
    u8 i;
    points += kulki.score(game);
    for (i = 0; i < 4; i++) {
        game->score[i] = (u8)points;
        points >>= 8;
    }
}

u16 kulki_clear_lines(Kulki *game, Trace *trace)
{
    const KulkiRules *rules = &kulki_presets[game->rules];
    u8 gone[KULKI_CELLS];
    u32 points;
    u16 balls = 0;
    u8 cells = (u8)(game->width * game->height);
    u8 i;
    bytes_fill(gone, 0, sizeof gone);
    points = mark_lines(game, gone);
    if (!points)
        return 0;
    for (i = 0; i < cells; i++)
        if (gone[i]) {
            trace_add(trace, CLEARED, i, NO_SPOT, game->cell[i]);
            game->cell[i] = 0;
            balls++;
        }
    ASSERT(balls >= LINE);
    add_score(game, rules->once ? rules->points(balls) : points);
    return balls;
}

/* Rates a window of five cells; 0 if it contains two colours. */
static u16 value_window(const Kulki *game, i16 x, i16 y, u8 way)
{
    static const u8 worth[LINE + 1] = {0, 1, 4, 12, 36, 108};
    u8 colour = 0;
    u8 balls = 0;
    u8 i, here;
    ASSERT_SLOW(way < DIRECTIONS);
    for (i = 0; i < LINE; i++) {
        here = colour_at(game, (i16)(x + i * step_x[way]),
                         (i16)(y + i * step_y[way]));
        if (here && colour && here != colour)
            return 0;
        if (here) {
            colour = here;
            balls++;
        }
    }
    ASSERT_SLOW(balls <= LINE);
    return worth[balls];
}

u16 kulki_value_windows(const Kulki *game)
{
    u16 value = 0;
    i16 x, y;
    u8 way;
    for (y = 0; y < game->height; y++)
        for (x = 0; x < game->width; x++)
            for (way = 0; way < DIRECTIONS; way++)
                if ((u8)(x + reach[way]) < game->width &&
                    y + (LINE - 1) * step_y[way] < game->height)
                    value = (u16)(value + value_window(game, x, y, way));
    return value;
}
