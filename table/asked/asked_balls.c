/* SPDX-License-Identifier: MIT */
/* Kulki in words: the balls of a colour, of a column or in a line, a cell with
   what is around it, and what drops next. */
#include "rules/kulki/kulki.h"
#include "table/asked.h"
#include "table/spoken.h"

/* This many balls in line are worth telling. */
enum { SHORT_LINE = 3 };

static void put_cell(Page *page, const Kulki *game, unsigned cell)
{
    page_format(page, "%c%u", (int)('a' + cell % game->width),
                cell / game->width + 1U);
}

static void list_cell(Page *list, const Kulki *game, unsigned cell)
{
    page_comma(list);
    put_cell(list, game, cell);
}

static void list_ball(Page *list, const Kulki *game, unsigned cell)
{
    asked_list(list, "%s ", translate(kulki_colour_names[game->cell[cell]]));
    put_cell(list, game, cell);
}

/* -------------------------------------------------------------------- lines
 */

/* Whether the line goes on from a cell; then "cell" is the next one. */
static int step(const Kulki *game, unsigned *cell, int x, int y)
{
    const int column = (int)(*cell % game->width) + x;
    const int row = (int)(*cell / game->width) + y;
    if (column < 0 || column >= game->width || row < 0 || row >= game->height)
        return 0;
    *cell = (unsigned)(row * game->width + column);
    return 1;
}

static void list_line(Page *list, const Kulki *game, unsigned from, int x,
                      int y)
{
    const u8 colour = game->cell[from];
    unsigned cell = from;
    unsigned count = 1;
    unsigned last = from;
    Page first = PAGE_EMPTY, end = PAGE_EMPTY;
    if (step(game, &cell, -x, -y) && game->cell[cell] == colour)
        return; /* it begins earlier */
    for (cell = from; step(game, &cell, x, y) && game->cell[cell] == colour;
         last = cell)
        count++;
    if (count < SHORT_LINE)
        return;
    put_cell(&first, game, from);
    put_cell(&end, game, last);
    asked_list(list, _("%1$u %2$s from %3$s to %4$s"), count,
               translate_in("balls", kulki_colour_names[colour]), first.text,
               end.text);
    page_free(&first);
    page_free(&end);
}

static void say_lines(Page *page, const Kulki *game)
{
    static const signed char ways[][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    Page list = PAGE_EMPTY;
    unsigned cell, i;
    for (cell = 0; cell < kulki_cells(game); cell++)
        for (i = 0; game->cell[cell] && i < COUNT_OF(ways); i++)
            list_line(&list, game, cell, ways[i][0], ways[i][1]);
    if (list.used)
        spoken_sentence(page, _("In line: %s."), list.text);
    else
        spoken_sentence(page, _("No three balls of a colour are in line."));
    page_free(&list);
}

/* -------------------------------------------------------------------- cells
 */

static void say_colour(Page *page, const Kulki *game, u8 colour)
{
    Page list = PAGE_EMPTY;
    unsigned cell;
    for (cell = 0; cell < kulki_cells(game); cell++)
        if (game->cell[cell] == colour)
            list_cell(&list, game, cell);
    if (list.used)
        spoken_sentence(page, _("%1$s: %2$s."),
                        translate(kulki_colour_names[colour]), list.text);
    else
        spoken_sentence(page, _("There is no %s ball."),
                        translate_in("ball", kulki_colour_names[colour]));
    page_free(&list);
}

static void say_column(Page *page, const Kulki *game, unsigned column)
{
    Page list = PAGE_EMPTY;
    unsigned row;
    for (row = 0; row < game->height; row++)
        if (game->cell[row * game->width + column])
            list_ball(&list, game, row * game->width + column);
    if (list.used)
        spoken_sentence(page, _("Column %1$c: %2$s."), (int)('a' + column),
                        list.text);
    else
        spoken_sentence(page, _("Column %c is empty."), (int)('a' + column));
    page_free(&list);
}

static void say_cell(Page *page, const Kulki *game, unsigned cell)
{
    Page list = PAGE_EMPTY;
    unsigned near;
    int x, y;
    for (y = -1; y <= 1; y++)
        for (x = -1; x <= 1; x++) {
            near = cell;
            if ((x || y) && step(game, &near, x, y) && game->cell[near])
                list_ball(&list, game, near);
        }
    spoken_sentence(page, "%s.",
                    game->cell[cell]
                        ? translate(kulki_colour_names[game->cell[cell]])
                        : _("empty"));
    if (list.used)
        spoken_sentence(page, _("Around it: %s."), list.text);
    else
        spoken_sentence(page, _("No ball is beside it."));
    page_free(&list);
}

static void say_next(Page *page, const Kulki *game)
{
    if (game->next_count)
        spoken_next_balls(page, game);
    else
        spoken_sentence(page, _("This variant doesn't show the next balls."));
}

int asked_balls(Page *page, const void *position, Reader *word)
{
    const Kulki *game = position;
    const u8 column = text_letter_of(reader_peek(word));
    u8 cell, colour;
    if (reader_take_word(word, "next")) {
        say_next(page, game);
        return 1;
    }
    if (reader_take_word(word, "lines")) {
        say_lines(page, game);
        return 1;
    }
    if (reader_take_word(word, "empty")) {
        spoken_sentence(page, _("Empty cells: %u."), kulki_empty_cells(game));
        return 1;
    }
    for (colour = 1; colour <= game->colours; colour++)
        if (reader_take_word(word, kulki_colour_names[colour])) {
            say_colour(page, game, colour);
            return 1;
        }
    if (kulki_take_cell(game, word, &cell))
        say_cell(page, game, cell);
    else if (column < game->width && word->end - word->at == 1)
        say_column(page, game, column);
    else
        return 0;
    return 1;
}

/* -------------------------------------------------------------------- moves
 */

/* Balls that reach equally many cells are told together. */
void asked_ball_moves(Page *page, const void *position)
{
    const Kulki *game = position;
    const unsigned cells = kulki_cells(game);
    u8 reach[KULKI_CELLS] = {0};
    Page list = PAGE_EMPTY;
    unsigned from, to, most;
    for (from = 0; from < cells; from++)
        for (to = 0; game->cell[from] && to < cells; to++)
            reach[from] = (u8)(reach[from] + (!game->cell[to] &&
                                              kulki_find_path(game, (u8)from,
                                                              (u8)to, NULL)));
    for (most = cells; most; most--) {
        list.used = 0;
        for (from = 0; from < cells; from++)
            if (reach[from] == most)
                list_ball(&list, game, from);
        if (list.used)
            page_format(page, _("These reach %1$u cells: %2$s.\n"), most,
                        list.text);
    }
    page_free(&list);
}

/* Reads "red", or the number that is on the ball. */
int asked_ball_values(AskedValues *values, Reader *word)
{
    u32 number = 0;
    u8 colour;
    for (colour = 1; colour <= KULKI_MOST_COLOURS; colour++)
        if (reader_take_word(word, kulki_colour_names[colour]))
            number = colour;
    if (!number && !reader_take_number(word, &number))
        return 0;
    if (!number || number > KULKI_MOST_COLOURS)
        return 0;
    values->has[number] = 1;
    return 1;
}

const char *asked_ball_word(u8 value)
{
    return value <= KULKI_MOST_COLOURS ? kulki_colour_names[value] : "";
}

void asked_found_balls(Page *page, const void *position,
                       const AskedValues *values)
{
    u8 colour;
    for (colour = 1; colour <= KULKI_MOST_COLOURS; colour++)
        if (values->has[colour])
            say_colour(page, position, colour);
}
