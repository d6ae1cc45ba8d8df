/* SPDX-License-Identifier: MIT */
/* The sliding puzzle in words: the gap with its neighbours, and the tiles that
   are in a wrong place. */
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

int asked_blocks(Page *page, const void *position, Reader *word)
{
    if (reader_take_word(word, "gap"))
        spoken_gap(page, position);
    else if (reader_take_word(word, "wrong"))
        say_wrong(page, position);
    else
        return 0;
    return 1;
}
