/* SPDX-License-Identifier: MIT */
/* The rows of the tables among the statistics: kinds of games with a bar each,
   and the best games. */
#include "statistics/days.h"
#include "statistics/statistics_page.h"
#include "statistics_board.h"
#include "table/titles.h"

enum { NAME = 14, GAMES = 10, BEST = 8, CLOCK = 8, CLOCK_FROM = 50 };

/* Writes words that end before a column. */
static void put_right(Canvas *canvas, int end, int y, const char *words)
{
    canvas_put_words(canvas, end - canvas_columns(words), y, words, INK_FAINT,
                     INK_GROUND, PLAIN_STYLE);
}

/* Games for points have no shortest time. */
static int has_clock(const Box *box, const Goal *goal)
{
    return box->width > CLOCK_FROM && !tally_has_points(goal);
}

void statistics_put_kinds_head(Canvas *canvas, const Box *box,
                               const Goal *goal)
{
    const int end = box->x + box->width - (has_clock(box, goal) ? CLOCK : 0);
    put_right(canvas, end - BEST, box->y, _("alone/all"));
    put_right(canvas, end, box->y, translate_in("column", "best"));
    if (has_clock(box, goal))
        put_right(canvas, end + CLOCK, box->y, translate_in("column", "time"));
}

void statistics_put_kind(Canvas *canvas, const Box *box, int y,
                         const Tally *tally, Sum most)
{
    const Figures *main = &tally->figures[tally_main_measure(tally->goal)];
    const Figures *times = &tally->figures[BY_TIME];
    const int timed = has_clock(box, tally->goal);
    const int numbers = GAMES + BEST + (timed ? CLOCK : 0);
    const int x = box->x + box->width - numbers;
    const Sum parts[BAR_PARTS] = {tally->finished, tally->assisted,
                                  tally->games - tally->finished -
                                      tally->assisted};
    Page page = PAGE_EMPTY;
    Page clock = PAGE_EMPTY;
    page_safe(&page, tally->part == OF_GAME ? statistics_title_of(tally->game)
                     : *tally->name         ? title_of_tally(tally)
                                            : _("custom board"));
    canvas_put_cut(canvas, box->x, y, page.text, NAME - 1, INK_TEXT,
                   INK_GROUND, PLAIN_STYLE);
    statistics_put_bar(canvas, box->x + NAME, y, x - box->x - NAME, parts,
                       most);
    page.used = 0;
    page_format(&clock, "%llu/%llu", tally->finished, tally->games);
    page_format(&page, "%*s", GAMES, clock.text);
    if (main->series.count && tally->part != OF_GAME)
        page_format(&page, "%*llu", BEST, main->best / 1000);
    else
        page_format(&page, "%*s", BEST, "");
    if (timed && times->series.count && tally->part != OF_GAME) {
        clock.used = 0;
        page_clock(&clock, series_least(&times->series));
        page_format(&page, "%*s", CLOCK, clock.text);
    }
    canvas_put_words(canvas, x, y, page.text, INK_TEXT, INK_GROUND,
                     PLAIN_STYLE);
    page_free(&page);
    page_free(&clock);
}

enum { RANK = 3, VALUE = 8, DAY = 2, DEAL = DAY + SHORT_DATE_WIDTH + 2 };

void statistics_put_best_head(Canvas *canvas, const Box *box, const Goal *goal)
{
    const int x = box->x + RANK + VALUE + CLOCK;
    put_right(canvas, x - CLOCK, box->y,
              tally_has_points(goal) ? translate_in("column", "points")
                                     : translate_in("column", "moves"));
    put_right(canvas, x, box->y, translate_in("column", "time"));
    canvas_put_words(canvas, x + DAY, box->y, _("day"), INK_FAINT, INK_GROUND,
                     PLAIN_STYLE);
    canvas_put_words(canvas, x + DEAL, box->y, _("deal"), INK_FAINT,
                     INK_GROUND, PLAIN_STYLE);
}

void statistics_put_best(Canvas *canvas, const Box *box, int nth,
                         const Outcome *outcome, int with_player)
{
    static const CellColour inks[] = {INK_NOTE, INK_GOOD, INK_TEXT};
    const Measure measure = tally_main_measure(tally_goal(outcome->game));
    const CellColour ink = inks[nth < 2 ? nth : 2];
    Page page = PAGE_EMPTY;
    Page clock = PAGE_EMPTY;
    Page day = PAGE_EMPTY;
    int x;
    if (outcome->clock)
        page_clock(&clock, outcome->clock);
    page_put(&clock, "", 0);
    page_format(&page, "%*d%*lu%*s", RANK, nth + 1, VALUE,
                (unsigned long)tally_measure(outcome, measure), CLOCK,
                clock.text);
    x = canvas_put_words(canvas, box->x, box->y + nth, page.text, ink,
                         INK_GROUND, nth ? PLAIN_STYLE : BOLD_STYLE);
    page.used = 0;
    days_page_short_date(&day, outcome->day);
    page_text(&page, "  ");
    page_padded(&page, day.text, SHORT_DATE_WIDTH);
    page_format(&page, "  %s%s", outcome->seed, *outcome->date ? "*" : "");
    page_free(&day);
    if (with_player && *outcome->player) {
        page_text(&page, "  ");
        page_safe(&page, outcome->player);
    }
    canvas_put_cut(canvas, x, box->y + nth, page.text, box->x + box->width - x,
                   INK_FAINT, INK_GROUND, PLAIN_STYLE);
    page_free(&page);
    page_free(&clock);
}
