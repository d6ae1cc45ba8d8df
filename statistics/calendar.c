/* SPDX-License-Identifier: MIT */
/* Draws twelve weeks as columns with their days as rows. */
#include "plot.h"

#include <stdlib.h>
#include <string.h>

#include "host/plural.h"
#include "session/daily.h"

enum { SHADES = 5, WIDE = 3, DAYS_OF_WEEK = 7, MONTHS_SHOWN = 4 };

static const char *const signs[2][SHADES] = {{"··", "░░", "▒▒", "▓▓", "██"},
                                             {". ", "--", "++", "**", "##"}};
/* TRANSLATORS: names of months and days above and beside a calendar; three
   letters fit best. */
static const char *const months[] = {
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};
STATIC_ASSERT(COUNT_OF(months) == 12);
static const char *const weekdays[] = {N_("Mon"), N_("Tue"), N_("Wed"),
                                       N_("Thu"), N_("Fri"), N_("Sat"),
                                       N_("Sun")};
STATIC_ASSERT(COUNT_OF(weekdays) == DAYS_OF_WEEK);

static size_t width_of_weekdays(void)
{
    size_t width = 0;
    int i;
    for (i = 0; i < DAYS_OF_WEEK; i++) {
        const char *name = translate(weekdays[i]);
        const size_t own = page_width(name, strlen(name));
        if (own > width)
            width = own;
    }
    return width;
}

/* Weeks begin on Monday. Day 0, the first day of 1600, was a Saturday. */
static int weekday_of(const char *date)
{
    return (int)((daily_day_number(date) + 5) % DAYS_OF_WEEK);
}

static u32 greatest_in(const u32 *ago)
{
    u32 greatest = 0;
    int i;
    for (i = 0; i < CALENDAR_DAYS; i++)
        if (ago[i] > greatest)
            greatest = ago[i];
    return greatest;
}

/* ----------------------------------------------------------------- head */

/* Goes back a number of days from today. Returns the days since the start of
   that month, and stores the month, counted from 0. */
static int days_since(const char *today, int back, int *month)
{
    Page first = PAGE_EMPTY;
    int months_gone = atoi(today) * 12 + atoi(today + 5) - 1 - back;
    u32 days;
    ASSERT(back >= 0 && back < MONTHS_SHOWN);
    *month = months_gone % 12;
    page_format(&first, "%04d-%02d-01", months_gone / 12, *month + 1);
    days = daily_day_number(today) - daily_day_number(first.text);
    page_free(&first);
    return (int)days;
}

/* Writes the names of the months above the weeks in which they begin. The
   first week shows its month as well, if the next name leaves room. */
static void page_months(Page *page, const char *today)
{
    const char *head[CALENDAR_WEEKS] = {NULL};
    int back, month, day, week, room;
    for (back = MONTHS_SHOWN - 1; back >= 0; back--) {
        day = (CALENDAR_WEEKS - 1) * DAYS_OF_WEEK + weekday_of(today) -
              days_since(today, back, &month);
        week = day < 0 ? 0 : day / DAYS_OF_WEEK;
        ASSERT(week < CALENDAR_WEEKS);
        ASSERT(month >= 0 && month < 12);
        if (week < 2)
            head[0] = NULL;
        head[week] = translate(months[month]);
    }
    page_padded(page, "", width_of_weekdays() + 1);
    for (week = 0; week < CALENDAR_WEEKS; week += room) {
        for (room = 1; week + room < CALENDAR_WEEKS && !head[week + room];)
            room++;
        page_padded(page, head[week] ? head[week] : "", (size_t)room * WIDE);
    }
    page_line(page);
}

/* ----------------------------------------------------------------- days */

static void page_day(Page *page, const PlotPaper *paper, u32 count,
                     u32 greatest)
{
    Sum shade =
        greatest ? ((Sum)count * (SHADES - 1) + greatest - 1) / greatest : 0;
    ASSERT(count <= greatest && shade < SHADES);
    page_format(page, "%s ", signs[paper->ascii != 0][shade]);
}

static void page_weekday(Page *page, const PlotPaper *paper, const u32 *ago,
                         int weekday, int today)
{
    u32 greatest = greatest_in(ago);
    int day;
    ASSERT(today >= 0 && today < DAYS_OF_WEEK);
    ASSERT(weekday >= 0 && weekday < DAYS_OF_WEEK);
    page_padded(page, translate(weekdays[weekday]), width_of_weekdays() + 1);
    for (day = (CALENDAR_WEEKS - 1) * DAYS_OF_WEEK + today - weekday; day >= 0;
         day -= DAYS_OF_WEEK)
        page_day(page, paper, ago[day], greatest);
    page_line(page);
}

static void page_legend(Page *page, const PlotPaper *paper, const u32 *ago)
{
    u32 greatest = greatest_in(ago);
    u32 shade;
    page_padded(page, "", width_of_weekdays() + 1);
    page_text(page, "0 ");
    for (shade = 0; shade < SHADES && (greatest || !shade); shade++)
        page_day(page, paper, shade, SHADES - 1);
    if (greatest)
        page_format(
            page,
            plural_form(greatest, "%lu game per day", "%lu games per day"),
            (unsigned long)greatest);
    page_line(page);
}

static int is_date(const char *text)
{
    char date[DATE_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    return !daily_read_date(date, &reader, &fault);
}

void calendar_plot(Page *page, const PlotPaper *paper, const u32 *ago,
                   const char *today)
{
    int weekday;
    if (!is_date(today)) {
        page_text(page,
                  _("  The clock doesn't show a date from 1600 to 9999\n"));
        return;
    }
    page_months(page, today);
    for (weekday = 0; weekday < DAYS_OF_WEEK; weekday++)
        page_weekday(page, paper, ago, weekday, weekday_of(today));
    page_legend(page, paper, ago);
}
