/* SPDX-License-Identifier: MIT */
/* The sliding puzzle in words: the gap with its neighbours, a tile, a row or a
   column, and the tiles that are in a wrong place. */
#include "rules/sliding/sliding.h"
#include "table/asked.h"
#include "table/spoken.h"

static void say_wrong(Page *page, const Sliding *game)
{
    Page list = PAGE_EMPTY;
    unsigned cell;
    for (cell = 0; cell < (unsigned)game->width * game->height; cell++)
        if (game->tile[cell] &&
            sliding_home_of_tile(game, game->tile[cell]) != cell)
            asked_list(&list, "%u", game->tile[cell]);
    if (list.used)
        spoken_sentence(page, _("Not in place yet: %s."), list.text);
    else
        spoken_sentence(page, _("All tiles are in place."));
    page_free(&list);
}

static void say_tile(Page *page, const Sliding *game, u32 tile)
{
    const unsigned last = sliding_last_tile(game);
    unsigned cell = 0;
    unsigned home;
    if (!tile || tile > last) {
        spoken_sentence(page, _("Tiles are numbered from 1 to %u."), last);
        return;
    }
    while (game->tile[cell] != tile)
        cell++;
    home = sliding_home_of_tile(game, (u8)tile);
    if (cell == home)
        spoken_sentence(page,
                        _("%1$lu is in row %2$u, column %3$u, where it "
                          "belongs."),
                        (unsigned long)tile, cell / game->width + 1,
                        cell % game->width + 1);
    else
        spoken_sentence(page,
                        _("%1$lu is in row %2$u, column %3$u; it belongs in "
                          "row %4$u, column %5$u."),
                        (unsigned long)tile, cell / game->width + 1,
                        cell % game->width + 1, home / game->width + 1,
                        home % game->width + 1);
}

/* Lists the tiles of a row from the left, or of a column from above. */
static void say_line(Page *page, const Sliding *game, u32 line, int is_row)
{
    const unsigned lines = is_row ? game->height : game->width;
    const unsigned length = is_row ? game->width : game->height;
    Page list = PAGE_EMPTY;
    unsigned i;
    if (!line || line > lines) {
        spoken_sentence(page,
                        is_row ? _("There are %u rows.")
                               : _("There are %u columns."),
                        lines);
        return;
    }
    for (i = 0; i < length; i++) {
        const unsigned cell =
            is_row ? (line - 1) * length + i : i * lines + line - 1;
        if (game->tile[cell])
            asked_list(&list, "%u", game->tile[cell]);
        else
            asked_list(&list, "%s", _("gap"));
    }
    spoken_sentence(page,
                    is_row ? _("Row %1$lu: %2$s.") : _("Column %1$lu: %2$s."),
                    (unsigned long)line, list.text);
    page_free(&list);
}

/* Reads "row 2", "column 2", or "8", the number of a tile. */
static int asked_by_number(Page *page, const Sliding *game, Reader *word)
{
    const int is_row = reader_take_word(word, "row");
    const int is_column = !is_row && reader_take_word(word, "column");
    u32 number;
    reader_skip_space(word);
    if (!reader_take_number(word, &number) || !reader_at_end(word))
        return 0;
    if (is_row || is_column)
        say_line(page, game, number, is_row);
    else
        say_tile(page, game, number);
    return 1;
}

int asked_blocks(Page *page, const void *position, Reader *word)
{
    if (reader_take_word(word, "gap"))
        spoken_gap(page, position);
    else if (reader_take_word(word, "wrong"))
        say_wrong(page, position);
    else
        return asked_by_number(page, position, word);
    return 1;
}

int asked_block_values(AskedValues *values, Reader *word)
{
    u32 number;
    if (!reader_take_number(word, &number) || !number ||
        number >= COUNT_OF(values->has))
        return 0;
    values->has[number] = 1;
    return 1;
}

void asked_found_blocks(Page *page, const void *position,
                        const AskedValues *values)
{
    const Sliding *game = position;
    unsigned cell;
    for (cell = 0; cell < (unsigned)game->width * game->height; cell++)
        if (values->has[game->tile[cell]])
            spoken_sentence(page, _("%1$u is in row %2$u, column %3$u."),
                            game->tile[cell], cell / game->width + 1U,
                            cell % game->width + 1U);
}
