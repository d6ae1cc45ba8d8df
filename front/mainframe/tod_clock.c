/* SPDX-License-Identifier: MIT */
/* The clock counts from 1900. Its first word counts steps of 1.048576
   seconds. */
#include "tod_clock.h"

enum { FIRST_YEAR = 1900 };

/* A day has 82397.4609375 steps, so only 128 days are a whole number of
   them. */
static u32 days_of(u32 steps)
{
    return steps / 10546875 * 128 + steps % 10546875 * 128 / 10546875;
}

static u8 is_leap(u32 year)
{
    return (u8)(year % 4 == 0 && (year % 100 || year % 400 == 0));
}

static u32 days_in(u32 year, u8 month)
{
    static const u8 lengths[] = {31, 28, 31, 30, 31, 30,
                                 31, 31, 30, 31, 30, 31};
    return (u32)lengths[month] + (month == 1 && is_leap(year));
}

static void put_two(Writer *writer, u32 number)
{
    writer_char(writer, "0123456789"[number / 10 % 10]);
    writer_char(writer, "0123456789"[number % 10]);
}

static void put_date(Writer *writer, u32 days)
{
    u32 year = FIRST_YEAR;
    u8 month = 0;
    for (; days >= (u32)365 + is_leap(year); year++)
        days -= (u32)365 + is_leap(year);
    for (; days >= days_in(year, month); month++)
        days -= days_in(year, month);
    writer_number(writer, year);
    writer_char(writer, '-');
    put_two(writer, (u32)month + 1);
    writer_char(writer, '-');
    put_two(writer, days + 1);
}

void tod_clock_day(const TodClock *clock, char *day)
{
    Writer writer;
    writer_start(&writer, day, DATE_SIZE - 1);
    put_date(&writer, days_of(clock->high));
    day[DATE_SIZE - 1] = '\0';
}
