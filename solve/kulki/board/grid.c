/* SPDX-License-Identifier: MIT */
/* Finds and removes lines and drops balls on the solver's board. The wall
   around the board makes bounds checks unnecessary in the loops that follow a
   line. */
#include "grid.h"

#include "solve/mix.h"

enum { LINE = 5, DIRECTIONS = 4 };

static const u8 steps[DIRECTIONS] = {1, STRIDE, STRIDE + 1, STRIDE - 1};
STATIC_ASSERT(COUNT_OF(steps) == DIRECTIONS);

u32 random_below(Random *random, u32 sides)
{
    ASSERT_SLOW(sides);
    return (u32)(((splitmix64(&random->state) >> 32) * sides) >> 32);
}

u8 grid_fits(const Kulki *game)
{
    return game->width == SIDE && game->height == SIDE &&
           game->colours <= GRID_COLOURS;
}

void grid_clear(Grid *grid, u8 colours)
{
    u8 i;
    ASSERT(colours <= GRID_COLOURS);
    bytes_fill(grid->cell, WALL, GRID);
    for (i = 0; i < FIELD; i++)
        grid->cell[grid_cell(i)] = 0;
    grid->empty = FIELD;
    grid->colours = colours;
}

void grid_read(Grid *grid, Drop *drop, const Kulki *game)
{
    u8 i;
    ASSERT(grid_fits(game));
    grid_clear(grid, game->colours);
    for (i = 0; i < FIELD; i++)
        if (game->cell[i]) {
            grid->cell[grid_cell(i)] = game->cell[i];
            grid->empty--;
        }
    drop->count = kulki_presets[game->rules].drop;
    for (i = 0; i < drop->count; i++) {
        const u8 cell = game->next_cell[i];
        drop->colour[i] = game->next_colour[i];
        drop->cell[i] = (u8)(cell < FIELD ? grid_cell(cell) : 0);
    }
}

/* ------------------------------------------------------------------ lines */

/* A line through a cell. */
typedef struct Line {
    u8 first, step, length;
} Line;

static Line line_through(const Grid *grid, u8 at, u8 step)
{
    const u8 colour = grid->cell[at];
    Line line = {at, step, 1};
    u8 last = at;
    ASSERT_SLOW(colour && colour != WALL);
    while (grid->cell[line.first - step] == colour) {
        line.first = (u8)(line.first - step);
        line.length++;
    }
    while (grid->cell[last + step] == colour) {
        last = (u8)(last + step);
        line.length++;
    }
    return line;
}

static u8 holds(const Line *line, u8 cell)
{
    u8 i;
    ASSERT_SLOW(line->length);
    for (i = 0; i < line->length; i++)
        if (line->first + i * line->step == cell)
            return 1;
    return 0;
}

static u8 holds_any(const Line *line, const u8 *cells, u8 count)
{
    while (count--)
        if (holds(line, cells[count]))
            return 1;
    return 0;
}

enum { MOST_LINES = DIRECTIONS * KULKI_MOST_DROP };

static u8 find_lines(const Grid *grid, const u8 *filled, u8 count, Line *lines)
{
    u8 found = 0;
    u8 i, direction;
    ASSERT_SLOW(count <= KULKI_MOST_DROP);
    for (i = 0; i < count; i++)
        for (direction = 0; direction < DIRECTIONS && grid->cell[filled[i]];
             direction++) {
            const Line line = line_through(grid, filled[i], steps[direction]);
            ASSERT_SLOW(found < MOST_LINES);
            if (line.length >= LINE && !holds_any(&line, filled, i))
                lines[found++] = line;
        }
    return found;
}

static u8 remove_line(Grid *grid, const Line *line)
{
    u8 gone = 0;
    u8 i;
    ASSERT_SLOW(line->length >= LINE);
    for (i = 0; i < line->length; i++) {
        u8 *cell = &grid->cell[line->first + i * line->step];
        gone = (u8)(gone + (*cell != 0));
        *cell = 0;
    }
    grid->empty = (u8)(grid->empty + gone);
    ASSERT_SLOW(grid->empty <= FIELD);
    return gone;
}

/* Removes the lines through cells that were just filled; returns the points
   they score, or 0 if there are none. */
static u32 clear_lines(Grid *grid, const u8 *filled, u8 count,
                       const KulkiRules *rules)
{
    Line lines[MOST_LINES];
    const u8 found = find_lines(grid, filled, count, lines);
    u32 points = 0;
    u32 gone = 0;
    u8 i;
    for (i = 0; i < found; i++) {
        points += rules->points(lines[i].length);
        gone += remove_line(grid, &lines[i]);
    }
    return found && rules->once ? rules->points(gone) : points;
}

u32 grid_move(Grid *grid, u8 from, u8 to, const KulkiRules *rules)
{
    ASSERT_SLOW(grid->cell[from] && grid->cell[from] != WALL &&
                !grid->cell[to]);
    grid->cell[to] = grid->cell[from];
    grid->cell[from] = 0;
    return clear_lines(grid, &to, 1, rules);
}

/* --------------------------------------------------------------- dropping */

static u8 draw_empty(const Grid *grid, Random *random)
{
    u32 nth = random_below(random, grid->empty); /* one of them is hit */
    u8 cell = STRIDE;
    ASSERT_SLOW(grid->empty);
    for (;; cell++)
        if (!grid->cell[cell] && !nth--)
            return cell;
}

static u8 drop_one(Grid *grid, u8 cell, u8 colour, Random *random)
{
    ASSERT_SLOW(grid->empty && grid->empty <= FIELD);
    if (!cell || grid->cell[cell])
        cell = draw_empty(grid, random);
    grid->cell[cell] =
        colour ? colour : (u8)(1 + random_below(random, grid->colours));
    grid->empty--;
    return cell;
}

u32 grid_drop(Grid *grid, const Drop *drop, const KulkiRules *rules,
              Random *random)
{
    u8 filled[KULKI_MOST_DROP];
    u32 points = 0;
    u8 i;
    ASSERT_SLOW(drop->count <= KULKI_MOST_DROP);
    for (i = 0; i < drop->count && grid->empty; i++) {
        filled[i] = drop_one(grid, drop->cell[i], drop->colour[i], random);
        if (rules->ball_by_ball)
            points += clear_lines(grid, filled + i, 1, rules);
    }
    return points + clear_lines(grid, filled, i, rules);
}

void grid_preview(Drop *drop, const Grid *grid, const KulkiRules *rules,
                  Random *random)
{
    Grid taken = *grid;
    u8 i;
    ASSERT_SLOW(rules->drop <= KULKI_MOST_DROP);
    drop->count = rules->drop;
    for (i = 0; i < drop->count; i++) {
        drop->cell[i] = 0;
        drop->colour[i] = 0;
        if (rules->preview != KULKI_PREVIEW_HIDDEN)
            drop->colour[i] = (u8)(1 + random_below(random, grid->colours));
        if (rules->preview == KULKI_PREVIEW_CELLS && taken.empty) {
            drop->cell[i] = draw_empty(&taken, random);
            taken.cell[drop->cell[i]] = 1;
            taken.empty--;
        }
    }
}
