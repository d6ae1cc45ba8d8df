/* SPDX-License-Identifier: MIT */
/* Moves of the sliding puzzle in sentences: which tiles went which way, and
   what is beside the gap now. */
#include "host/plural.h"
#include "rules/sliding/sliding.h"
#include "table/spoken.h"

void spoken_gap(Page *page, const void *position)
{
    const Sliding *game = position;
    const unsigned x = game->gap % game->width;
    const unsigned y = game->gap / game->width;
    Page list = PAGE_EMPTY;
    if (y) {
        page_format(&list, _("%u above"), game->tile[game->gap - game->width]);
    }
    if (y + 1 < game->height) {
        page_comma(&list);
        page_format(&list, _("%u below"), game->tile[game->gap + game->width]);
    }
    if (x) {
        page_comma(&list);
        page_format(&list, _("%u left"), game->tile[game->gap - 1]);
    }
    if (x + 1 < game->width) {
        page_comma(&list);
        page_format(&list, _("%u right"), game->tile[game->gap + 1]);
    }
    spoken_sentence(page, _("The gap is in row %1$u, column %2$u: %3$s."),
                    y + 1, x + 1, list.text);
    page_free(&list);
}

/* Lists the tiles that moved, the first one first. */
static void list_tiles(Page *list, const Trace *trace)
{
    u16 i;
    for (i = 0; i < trace->count; i++) {
        page_comma(list);
        page_format(list, "%u", trace->events[i].value);
    }
}

static const char *const sentences[SLIDING_WAYS] = {
    N_("%s up."), N_("%s down."), N_("%s left."), N_("%s right.")};

void spoken_blocks_move(Page *page, const SpokenMove *spoken)
{
    Page list = PAGE_EMPTY;
    u8 way = SLIDING_TILES_UP;
    (void)sliding_find_slide(spoken->before, (u8)spoken->move, &way);
    list_tiles(&list, &spoken->trace);
    spoken_sentence(page, translate(sentences[way]), list.text);
    page_free(&list);
    if (!spoken->brief && !sliding_is_solved(spoken->after))
        spoken_gap(page, spoken->after);
}

void spoken_blocks_undo(Page *page, const SpokenMove *spoken)
{
    Page list = PAGE_EMPTY;
    list_tiles(&list, &spoken->trace);
    spoken_sentence(page,
                    plural_form(spoken->trace.count, "Undone: %s is back.",
                                "Undone: %s are back."),
                    list.text);
    page_free(&list);
    if (!spoken->brief)
        spoken_gap(page, spoken->before);
}
