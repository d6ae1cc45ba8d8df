/* SPDX-License-Identifier: MIT */
/* A month of the daily puzzles: drawn for lines of text, where weeks begin on
   Monday, and in sentences for players who listen. */
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "host/plural.h"
#include "rules/games.h"
#include "session/daily.h"

enum { DAYS_OF_WEEK = 7, MONTH_LENGTH = 7 };

/* Day 0, the first day of 1600, was a Saturday. */
static unsigned weekday_of(const char *date)
{
    return (daily_day_number(date) + 5) % DAYS_OF_WEEK;
}

/* Writes "November 2026: 2 of 30 days, bronze, 5 tasks done". */
static void page_head(Page *page, const Days *days, const char *date)
{
    static const char *const badges[] = {[BADGE_NONE] = NULL,
                                         [BADGE_BRONZE] = N_("bronze"),
                                         [BADGE_SILVER] = N_("silver"),
                                         [BADGE_GOLD] = N_("gold")};
    static const char *const months[] = {
        N_("January %d"), N_("February %d"), N_("March %d"),
        N_("April %d"),   N_("May %d"),      N_("June %d"),
        N_("July %d"),    N_("August %d"),   N_("September %d"),
        N_("October %d"), N_("November %d"), N_("December %d")};
    const Month month = days_month(days, date);
    STATIC_ASSERT(COUNT_OF(badges) == BADGE_GOLD + 1);
    STATIC_ASSERT(COUNT_OF(months) == 12);
    Page name = PAGE_EMPTY;
    page_format(&name, translate(months[atoi(date + 5) - 1]), atoi(date));
    page_format(page, _("%1$s: %2$u of %3$u days"), name.text, month.days,
                month.length);
    page_free(&name);
    if (badges[month.badge])
        page_format(page, _(", %s"), translate(badges[month.badge]));
    if (month.tasks)
        page_format(
            page,
            plural_form(month.tasks, ", %u task done", ", %u tasks done"),
            month.tasks);
}

/* Moves a date to another day of its month. */
static void set_day(char *date, unsigned day)
{
    ASSERT(day >= 1 && day <= 31);
    memcpy(date + MONTH_LENGTH, "-00", sizeof "-00");
    date[MONTH_LENGTH + 1] = (char)('0' + day / 10);
    date[MONTH_LENGTH + 2] = (char)('0' + day % 10);
}

/* --------------------------------------------------------------- drawn */

static unsigned count_caught_up(const Day *day)
{
    unsigned count = 0;
    u8 i;
    for (i = 0; day && i < games_count; i++)
        count += day->games[i].state == DAY_CAUGHT_UP;
    return count;
}

/* Writes "21 3", or "21 ✓" if all puzzles are finished; "21+3" if some were
   caught up on. Seven days fit on a screen of 40 columns. */
static void page_day(Page *page, const Days *days, const char *date, int utf8)
{
    const Day *day = days_find(days, date);
    const unsigned done = days_done(day);
    page_format(page, "%2d%c", atoi(date + 8),
                count_caught_up(day) ? '+' : ' ');
    if (!done)
        page_text(page, "  ");
    else if (done < games_count)
        page_format(page, "%u ", done);
    else
        page_text(page, utf8 ? "\u2713 " : "* ");
}

void days_page_month(Page *page, const Days *days, const char *date, int utf8)
{
    const unsigned length = days_month(days, date).length;
    char day[DATE_SIZE];
    unsigned caught_up = 0;
    unsigned i, column;
    ASSERT(strlen(date) == DATE_SIZE - 1);
    memcpy(day, date, DATE_SIZE);
    set_day(day, 1);
    page_head(page, days, date);
    page_text(page, _("\n\nMo   Tu   We   Th   Fr   Sa   Su\n"));
    column = weekday_of(day);
    for (i = 0; i < column; i++)
        page_text(page, "     ");
    for (i = 1; i <= length; i++) {
        set_day(day, i);
        page_day(page, days, day, utf8);
        caught_up += count_caught_up(days_find(days, day));
        if (++column % DAYS_OF_WEEK == 0 || i == length)
            page_line(page);
    }
    if (caught_up)
        page_text(page, _("\n+ caught up later\n"));
}

/* -------------------------------------------------------------- spoken */

/* Writes "21 November 2026: all 4 puzzles." */
static void page_spoken_day(Page *page, const Day *day)
{
    const unsigned done = days_done(day);
    const unsigned caught_up = count_caught_up(day);
    Page date = PAGE_EMPTY;
    days_page_date(&date, day->date);
    if (done == games_count)
        page_format(page, _("%1$s: all %2$d puzzles"), date.text, games_count);
    else
        page_format(page, _("%1$s: %2$u of %3$d puzzles"), date.text, done,
                    games_count);
    page_free(&date);
    if (caught_up)
        page_format(page, _(", %u caught up later"), caught_up);
    page_text(page, ".\n");
}

/* Adds "21" or "21 to 23" to a list of days. */
static void page_range(Page *page, unsigned first, unsigned last)
{
    page_comma(page);
    page_format(page, first == last ? "%u" : _("%1$u to %2$u"), first, last);
}

/* Lists the days up to today that still have nothing. */
static void page_open_days(Page *page, const Days *days, const char *date,
                           const char *now)
{
    const unsigned length = days_month(days, date).length;
    Page list = PAGE_EMPTY;
    char day[DATE_SIZE];
    unsigned first = 0;
    unsigned i;
    memcpy(day, date, DATE_SIZE);
    for (i = 1; i <= length; i++) {
        set_day(day, i);
        if (strcmp(day, now) > 0)
            break;
        if (!days_done(days_find(days, day))) {
            first = first ? first : i;
        } else if (first) {
            page_range(&list, first, i - 1);
            first = 0;
        }
    }
    if (first)
        page_range(&list, first, i - 1);
    if (list.used)
        page_format(page, _("Days without a finished puzzle: %s.\n"),
                    list.text);
    page_free(&list);
}

void days_page_month_spoken(Page *page, const Days *days, const char *date,
                            const char *now)
{
    size_t i;
    page_head(page, days, date);
    page_text(page, ".\n");
    for (i = 0; i < days->count; i++)
        if (strncmp(days->list[i].date, date, MONTH_LENGTH) == 0)
            page_spoken_day(page, &days->list[i]);
    page_open_days(page, days, date, now);
}
