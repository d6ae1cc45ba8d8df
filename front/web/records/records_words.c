/* SPDX-License-Identifier: MIT */
/* Results in words. */
#include "records_words.h"

#include "host/plural.h"
#include "statistics/measure.h"

static void page_main_measure(Page *page, const Outcome *result)
{
    const Measure measure = tally_main_measure(tally_goal(result->game));
    measure_page_value(page, tally_measure(result, measure), measure);
}

void records_page_best(Page *page, const Outcome *result, int with_time)
{
    page_main_measure(page, result);
    if (!with_time || !result->clock ||
        tally_has_points(tally_goal(result->game)))
        return;
    page_text(page, ", ");
    page_clock(page, result->clock);
}

void records_page_daily(Page *page, const Goal *goal, const DayGame *game)
{
    Page result = PAGE_EMPTY;
    days_page_result(&result, goal, game);
    page_format(
        page, game->status == WON ? _("Solved in %s") : _("Finished with %s"),
        result.text);
    page_free(&result);
    if (game->state == DAY_CAUGHT_UP)
        page_text(page, _(" (caught up)"));
}

void records_page_milestone(Page *page, const Milestone *milestone, int next,
                            int with_time)
{
    if (milestone->finished) {
        page_text(page, "✓ ");
        records_page_best(page, &milestone->best, with_time);
    } else if (milestone->assisted) {
        page_text(page, _("✓ with help"));
    } else if (next) {
        page_text(page, translate_in("milestone", "Next"));
    }
}

/* Tenths only where there are some. */
void records_page_value(Page *page, Sum thousandths, Measure measure)
{
    const Sum tenths = (thousandths + 50) / 100;
    if (measure == BY_TIME)
        page_clock(page, thousandths);
    else if (tenths % 10)
        page_decimal(page, tenths, 1);
    else
        page_format(page, "%llu", tenths / 10);
}
