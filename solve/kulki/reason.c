/* SPDX-License-Identifier: MIT */
/* Explains a move by the first of several features that applies to it: the
   lines it makes, the colours it joins, the regions it connects. It does not
   consult the search that found the move, so that the reason is something a
   person can see on the board. */
#include "reason.h"

enum { LINE = 5, DIRECTIONS = 4, LEAST_ROW = 2, LEAST_FREED = 3 };

static const i16 step_x[DIRECTIONS] = {1, 0, 1, -1};
static const i16 step_y[DIRECTIONS] = {0, 1, 1, 1};

/* Five cells in a row that hold balls of at most one colour. */
typedef struct OpenRow {
    u8 balls, colour;
} OpenRow;

static u8 is_inside(const Kulki *game, i16 x, i16 y)
{
    return x >= 0 && y >= 0 && x < game->width && y < game->height;
}

static OpenRow open_row_at(const Kulki *game, i16 x, i16 y, u8 direction)
{
    const OpenRow none = {0, 0};
    OpenRow row = {0, 0};
    u8 i;
    ASSERT_SLOW(direction < DIRECTIONS);
    for (i = 0; i < LINE; i++, x = (i16)(x + step_x[direction]),
        y = (i16)(y + step_y[direction])) {
        u8 ball;
        if (!is_inside(game, x, y))
            return none;
        ball = game->cell[y * game->width + x];
        if (ball && row.colour && ball != row.colour)
            return none;
        if (ball) {
            row.colour = ball;
            row.balls++;
        }
    }
    return row;
}

/* The open row through a cell that holds the most balls. */
static OpenRow best_open_row(const Kulki *game, u8 cell)
{
    OpenRow best = {0, 0};
    u8 direction, back;
    ASSERT_SLOW(cell < kulki_cells(game));
    for (direction = 0; direction < DIRECTIONS; direction++)
        for (back = 0; back < LINE; back++) {
            const i16 x = (i16)(cell % game->width - back * step_x[direction]);
            const i16 y = (i16)(cell / game->width - back * step_y[direction]);
            const OpenRow row = is_inside(game, x, y)
                                    ? open_row_at(game, x, y, direction)
                                    : best;
            if (row.balls > best.balls)
                best = row;
        }
    return best;
}

/* The number of cells in a row through this one that have its colour. */
static u8 length_through(const Kulki *game, u8 cell, u8 direction)
{
    u8 length = 1;
    i16 side;
    ASSERT_SLOW(game->cell[cell]);
    for (side = -1; side <= 1; side = (i16)(side + 2)) {
        i16 x = (i16)(cell % game->width + side * step_x[direction]);
        i16 y = (i16)(cell / game->width + side * step_y[direction]);
        while (is_inside(game, x, y) &&
               game->cell[y * game->width + x] == game->cell[cell]) {
            length++;
            x = (i16)(x + side * step_x[direction]);
            y = (i16)(y + side * step_y[direction]);
        }
    }
    return length;
}

/* In the sentences # stands for the next number, % for the name of a colour
   and @ for its number. */
static void put_sentence(Writer *writer, const char *text, const u8 *numbers,
                         u8 colour)
{
    for (text = translate(text); *text; text++)
        if (*text == '#')
            writer_number(writer, *numbers++);
        else if (*text == '@')
            writer_number(writer, colour);
        else if (*text == '%')
            writer_text(writer,
                        translate_in("balls", kulki_colour_names[colour]));
        else
            writer_char(writer, *text);
}

static u8 put_lines(Writer *writer, const Kulki *after, u8 cell)
{
    u8 lengths[DIRECTIONS];
    u8 found = 0;
    u8 direction;
    for (direction = 0; direction < DIRECTIONS; direction++) {
        const u8 length = length_through(after, cell, direction);
        if (length >= LINE)
            lengths[found++] = length;
    }
    if (found > 2)
        put_sentence(writer, N_("completes # lines"), &found, 0);
    else if (found)
        put_sentence(writer,
                     found == 1 ? N_("completes a line of #")
                                : N_("completes a line of # and one of #"),
                     lengths, 0);
    return found;
}

/* Marks all empty cells that can be reached from one. */
static void mark_part(const Kulki *game, u8 *seen, u8 from)
{
    u8 open[KULKI_CELLS];
    u8 count = 1;
    u8 side;
    ASSERT_SLOW(!game->cell[from]);
    open[0] = from;
    seen[from] = 1;
    while (count) {
        const u8 at = open[--count];
        for (side = 0; side < 4; side++) {
            const i16 step = side & 1 ? 1 : -1;
            const i16 x = (i16)(at % game->width + (side & 2 ? step : 0));
            const i16 y = (i16)(at / game->width + (side & 2 ? 0 : step));
            const i16 next = (i16)(y * game->width + x);
            if (!is_inside(game, x, y) || game->cell[next] || seen[next])
                continue;
            seen[next] = 1;
            open[count++] = (u8)next;
        }
    }
}

/* The number of regions of empty cells. */
static u8 count_parts(const Kulki *game)
{
    u8 seen[KULKI_CELLS] = {0};
    u8 parts = 0;
    u8 i;
    for (i = 0; i < kulki_cells(game); i++)
        if (!game->cell[i] && !seen[i]) {
            mark_part(game, seen, i);
            parts++;
        }
    return parts;
}

void kulki_reason_write(Writer *writer, const Kulki *game, u16 move)
{
    const u8 from = (u8)(move & 255);
    const u8 to = (u8)(move >> 8);
    Kulki after = *game;
    OpenRow joined, freed, before;
    if (move == KULKI_PASS) {
        writer_text(writer, _("leaves the board as it is"));
        return;
    }
    ASSERT(game->cell[from] && !game->cell[to]);
    after.cell[to] = after.cell[from];
    after.cell[from] = 0;
    if (put_lines(writer, &after, to))
        return;
    before = best_open_row(game, from);
    joined = best_open_row(&after, to);
    freed = best_open_row(&after, from);
    if (freed.balls >= LEAST_FREED && freed.colour != after.cell[to] &&
        freed.balls >= joined.balls) {
        put_sentence(writer, N_("unblocks a row of # % balls, colour @"),
                     &freed.balls, freed.colour);
    } else if (joined.balls >= LEAST_ROW && (joined.balls > before.balls ||
                                             before.colour != joined.colour)) {
        put_sentence(writer, N_("joins # % balls, colour @"), &joined.balls,
                     joined.colour);
    } else {
        const u8 parts = count_parts(&after);
        const u8 were = count_parts(game);
        writer_text(writer, parts < were   ? _("connects parts of the board")
                            : parts > were ? _("divides the board, but rates "
                                               "well")
                                           : _("keeps the board open"));
    }
}
