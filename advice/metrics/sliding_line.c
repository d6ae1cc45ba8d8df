/* SPDX-License-Identifier: MIT */
/* Measures a solution of the sliding puzzle by playing it, and writes it as
   a list of directions. */
#include "sliding_line.h"

#include "host/plural.h"

void slide_tiles(Sliding *game, u16 move)
{
    u8 way;
    u8 count = sliding_find_slide(game, (u8)move, &way);
    while (count--) {
        const u8 from = (u8)(game->gap + sliding_gap_step(game, way));
        game->tile[game->gap] = game->tile[from];
        game->tile[from] = 0;
        game->gap = from;
    }
}

/* ------------------------------------------------------------------ runs */

/* Tiles that move in one direction, in one move or in several. */
typedef struct Run {
    u8 way;
    u32 tiles;
} Run;

/* Walks along the line, one run at a time. */
typedef struct LineWalk {
    const Slides *slides;
    Sliding game;
    u32 at;
} LineWalk;

static LineWalk start_walk(const Slides *slides)
{
    const LineWalk walk = {slides, *slides->start, 0};
    return walk;
}

/* Returns 0 after the last run. */
static int next_run(LineWalk *walk, Run *run)
{
    const Slides *slides = walk->slides;
    u8 way = SLIDING_WAYS;
    u8 count;
    run->tiles = 0;
    for (; walk->at < slides->count; walk->at++) {
        count =
            sliding_find_slide(&walk->game, (u8)slides->moves[walk->at], &way);
        if (run->tiles && way != run->way)
            break;
        run->way = way;
        run->tiles += count;
        slide_tiles(&walk->game, slides->moves[walk->at]);
    }
    return run->tiles != 0;
}

/* -------------------------------------------------------------- measures */

Measures measure_slides(const Slides *slides)
{
    Measures measures = {0, 0, 0};
    LineWalk walk = start_walk(slides);
    SlidingBoard board;
    Run run;
    board_from_game(&board, slides->start);
    measures.distance = board_manhattan(&board);
    while (next_run(&walk, &run)) {
        measures.singles += run.tiles;
        measures.slides++;
    }
    return measures;
}

/* Rounds to hundredths. */
static void page_ratio(Page *page, unsigned long long a, unsigned long long b)
{
    page_decimal(page, (a * 100 + b / 2) / b, 2);
}

void sliding_page_measures(Page *page, const Measures *measures,
                           u32 milliseconds)
{
    Page singles = PAGE_EMPTY, slides = PAGE_EMPTY, ratio = PAGE_EMPTY;
    page_count(&singles, measures->singles, &plural_single_tile_moves);
    page_count(&slides, measures->slides, &plural_slides);
    page_format(page, _("%1$s in %2$s"), singles.text, slides.text);
    if (measures->distance) {
        page_ratio(&ratio, measures->singles, measures->distance);
        page_format(page, _("; Manhattan distance %1$lu, ratio %2$s"),
                    (unsigned long)measures->distance, ratio.text);
    }
    if (milliseconds) {
        ratio.used = 0;
        page_ratio(&ratio, measures->singles * 1000ULL, milliseconds);
        page_format(page, _("; %s moves per second"), ratio.text);
    }
    page_free(&singles);
    page_free(&slides);
    page_free(&ratio);
}

/* --------------------------------------------------------------- writing */

void sliding_page_ways(Page *page, const Slides *slides)
{
    static const char letters[] = "UDLR";
    LineWalk walk = start_walk(slides);
    Run run;
    while (next_run(&walk, &run)) {
        page_put(page, &letters[run.way], 1);
        if (run.tiles > 1)
            page_format(page, "%lu", (unsigned long)run.tiles);
    }
}

void sliding_page_rows(Page *page, const Sliding *game)
{
    const u8 cells = (u8)(game->width * game->height);
    u8 i;
    for (i = 0; i < cells; i++)
        page_format(page, "%s%u",
                    !i                ? ""
                    : i % game->width ? " "
                                      : "/",
                    (unsigned)game->tile[i]);
}
