/* SPDX-License-Identifier: MIT */
#include "grid.h"

#include "solve/mix.h"

enum { LINE = 5, WAYS = 4 };

static const u8 steps[WAYS] = {1, STRIDE, STRIDE + 1, STRIDE - 1};

u32 roll(Dice *dice, u32 sides)
{
    return (u32)(((splitmix64(&dice->state) >> 32) * sides) >> 32);
}

u8 fits_grid(const Kulki *game)
{
    return game->width == SIDE && game->height == SIDE &&
           game->colours <= HUES;
}

void empty_grid(Grid *grid, u8 hues)
{
    u8 i;
    fill_bytes(grid->cell, WALL, GRID);
    for (i = 0; i < FIELD; i++)
        grid->cell[grid_cell(i)] = 0;
    grid->empty = FIELD;
    grid->hues = hues;
}

void read_grid(Grid *grid, Drop *drop, const Kulki *game)
{
    u8 i;
    empty_grid(grid, game->colours);
    for (i = 0; i < FIELD; i++)
        if (game->cell[i]) {
            grid->cell[grid_cell(i)] = game->cell[i];
            grid->empty--;
        }
    drop->count = kulki_presets[game->rules].drop;
    for (i = 0; i < drop->count; i++) {
        const u8 cell = game->next_cell[i];
        drop->hue[i] = game->next_colour[i];
        drop->cell[i] = (u8)(cell < FIELD ? grid_cell(cell) : 0);
    }
}

/* ------------------------------------------------------------------ lines */

/* A line that leads through a cell. */
typedef struct Line {
    u8 first, step, length;
} Line;

static Line line_through(const Grid *grid, u8 at, u8 step)
{
    const u8 hue = grid->cell[at];
    Line line = {at, step, 1};
    u8 last = at;
    while (grid->cell[line.first - step] == hue) {
        line.first = (u8)(line.first - step);
        line.length++;
    }
    while (grid->cell[last + step] == hue) {
        last = (u8)(last + step);
        line.length++;
    }
    return line;
}

static u8 holds(const Line *line, u8 cell)
{
    u8 i;
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

enum { MOST_LINES = WAYS * KULKI_MOST_DROP };

static u8 find_lines(const Grid *grid, const u8 *filled, u8 count, Line *lines)
{
    u8 found = 0;
    u8 i, way;
    for (i = 0; i < count; i++)
        for (way = 0; way < WAYS && grid->cell[filled[i]]; way++) {
            const Line line = line_through(grid, filled[i], steps[way]);
            if (line.length >= LINE && !holds_any(&line, filled, i))
                lines[found++] = line;
        }
    return found;
}

static u8 remove_line(Grid *grid, const Line *line)
{
    u8 gone = 0;
    u8 i;
    for (i = 0; i < line->length; i++) {
        u8 *cell = &grid->cell[line->first + i * line->step];
        gone = (u8)(gone + (*cell != 0));
        *cell = 0;
    }
    grid->empty = (u8)(grid->empty + gone);
    return gone;
}

u32 clear_through(Grid *grid, const u8 *filled, u8 count,
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

u32 move_ball(Grid *grid, u8 from, u8 to, const KulkiRules *rules)
{
    grid->cell[to] = grid->cell[from];
    grid->cell[from] = 0;
    return clear_through(grid, &to, 1, rules);
}

/* --------------------------------------------------------------- dropping */

static u8 draw_empty(const Grid *grid, Dice *dice)
{
    u32 nth = roll(dice, grid->empty);
    u8 cell = STRIDE;
    for (;; cell++)
        if (!grid->cell[cell] && !nth--)
            return cell;
}

static u8 drop_one(Grid *grid, u8 cell, u8 hue, Dice *dice)
{
    if (!cell || grid->cell[cell])
        cell = draw_empty(grid, dice);
    grid->cell[cell] = hue ? hue : (u8)(1 + roll(dice, grid->hues));
    grid->empty--;
    return cell;
}

u32 drop_on(Grid *grid, const Drop *drop, const KulkiRules *rules, Dice *dice)
{
    u8 filled[KULKI_MOST_DROP];
    u32 points = 0;
    u8 i;
    for (i = 0; i < drop->count && grid->empty; i++) {
        filled[i] = drop_one(grid, drop->cell[i], drop->hue[i], dice);
        if (rules->ball_by_ball)
            points += clear_through(grid, filled + i, 1, rules);
    }
    return points + clear_through(grid, filled, i, rules);
}

void foretell(Drop *drop, const Grid *grid, const KulkiRules *rules,
              Dice *dice)
{
    Grid taken = *grid;
    u8 i;
    drop->count = rules->drop;
    for (i = 0; i < drop->count; i++) {
        drop->cell[i] = 0;
        drop->hue[i] = 0;
        if (rules->preview != HIDDEN)
            drop->hue[i] = (u8)(1 + roll(dice, grid->hues));
        if (rules->preview == COLOURS_AND_CELLS && taken.empty) {
            drop->cell[i] = draw_empty(&taken, dice);
            taken.cell[drop->cell[i]] = 1;
            taken.empty--;
        }
    }
}
