/* SPDX-License-Identifier: MIT */
/* Checks calendar dates and finds the daily puzzles. */
#include "daily.h"

#include "rules/freecell/freecell.h"
#include "rules/sliding/sliding.h"

STATIC_ASSERT(sizeof "2026-11-21" == DATE_SIZE);

enum { FIRST_YEAR = 1600, MONTHS = 12, DAYS_OF_YEAR = 365 };
enum { MONTH_AT = 5, DAY_AT = 8, SEED_ROOM = DATE_SIZE + 4 };

/* ---------------------------------------------------------------- dates */

static u16 number_at(const char *at, u8 digits)
{
    u16 number = 0;
    while (digits--)
        number = (u16)(number * 10 + text_digit_of(*at++));
    return number;
}

static u8 is_leap(u16 year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* How many days of a year precede a month; months count from 1. */
static u16 days_before(u16 year, u16 month)
{
    static const u16 days[MONTHS + 1] = {0,   31,  59,  90,  120, 151, 181,
                                         212, 243, 273, 304, 334, 365};
    ASSERT(month >= 1 && month <= MONTHS + 1);
    return (u16)(days[month - 1] + (month > 2 && is_leap(year)));
}

static u8 is_day(const char *date)
{
    u16 year = number_at(date, 4);
    u16 month = number_at(date + MONTH_AT, 2);
    u16 day = number_at(date + DAY_AT, 2);
    return year >= FIRST_YEAR && month >= 1 && month <= MONTHS && day >= 1 &&
           day <=
               days_before(year, (u16)(month + 1)) - days_before(year, month);
}

/* Reads digits and dashes in the places where a date has them. */
static u8 take_shape(char *date, Reader *reader)
{
    static const char shape[] = "dddd-dd-dd";
    u8 i;
    for (i = 0; shape[i]; i++) {
        date[i] = reader_peek(reader);
        if (shape[i] == '-' ? date[i] != '-'
                            : text_digit_of(date[i]) == NOT_FOUND)
            return 0;
        reader->at++;
    }
    date[i] = '\0';
    reader_skip_space(reader);
    return reader_at_end(reader);
}

u8 daily_read_date(char *date, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    reader_skip_space(reader);
    if (!take_shape(date, reader) || !is_day(date))
        return fault_set(fault, BAD_DATE, at);
    return FINE;
}

u32 daily_day_number(const char *date)
{
    u16 year = number_at(date, 4);
    u32 years = (u32)(year - FIRST_YEAR);
    u32 leap_days = (years + 3) / 4 - (years + 99) / 100 + (years + 399) / 400;
    return years * DAYS_OF_YEAR + leap_days +
           days_before(year, number_at(date + MONTH_AT, 2)) +
           number_at(date + DAY_AT, 2) - 1;
}

/* ---------------------------------------------------------------- deals */

typedef struct Entry {
    const Game *game;
    const char *text;
} Entry;

/* Games whose daily puzzles don't use the default variant. */
static const Entry variants[] = {{&sliding, "4x4"}};

/* Unwinnable starts of those variants. Dates always give one of FreeCell's
   first million deals, and these eight of them can't be won. */
static const Entry impossible[] = {
    {&freecell, "11982"},  {&freecell, "146692"}, {&freecell, "186216"},
    {&freecell, "455889"}, {&freecell, "495505"}, {&freecell, "512118"},
    {&freecell, "517776"}, {&freecell, "781948"}};

static u8 read_variant(const Game *game, u8 *variant)
{
    const char *text = "";
    Reader reader;
    Fault fault;
    u8 i;
    for (i = 0; i < COUNT_OF(variants); i++)
        if (variants[i].game == game)
            text = variants[i].text;
    reader_start(&reader, text, text_length(text));
    return game_read_variant(game, variant, &reader, &fault);
}

static u8 read_seed_text(const Game *game, const char *text, u32 length,
                         u8 *seed)
{
    Reader reader;
    Fault fault;
    reader_start(&reader, text, length);
    return game->read_seed(seed, &reader, &fault);
}

/* The seeds of a day are its date, then date.2, date.3 and so on. */
static u8 read_nth_seed(const Game *game, const char *date, u8 nth, u8 *seed)
{
    char text[SEED_ROOM];
    Writer writer;
    ASSERT(nth);
    writer_start(&writer, text, SEED_ROOM);
    writer_text(&writer, date);
    if (nth > 1) {
        writer_char(&writer, '.');
        writer_number(&writer, nth);
    }
    ASSERT(writer.used <= SEED_ROOM);
    return read_seed_text(game, text, writer.used, seed);
}

static u8 is_impossible(const Game *game, const u8 *seed)
{
    u8 listed[SEED_SIZE];
    u8 i;
    ASSERT_SLOW(game);
    for (i = 0; i < COUNT_OF(impossible); i++) {
        if (impossible[i].game != game)
            continue;
        read_seed_text(game, impossible[i].text,
                       text_length(impossible[i].text), listed);
        if (bytes_equal(listed, seed, SEED_SIZE))
            return 1;
    }
    return 0;
}

u8 daily_find(const Game *game, const char *date, u8 *variant, u8 *seed)
{
    u8 reason = read_variant(game, variant);
    u8 nth = 0;
    ASSERT_SLOW(is_day(date));
    if (reason)
        return reason;
    do
        reason = read_nth_seed(game, date, ++nth, seed);
    while (!reason && is_impossible(game, seed));
    return reason;
}

u8 daily_is_start(const Game *game, const char *date, const u8 *variant,
                  const u8 *seed)
{
    u8 day_variant[VARIANT_SIZE];
    u8 day_seed[SEED_SIZE];
    (void)daily_find(game, date, day_variant, day_seed);
    return (u8)(bytes_equal(variant, day_variant, VARIANT_SIZE) &&
                bytes_equal(seed, day_seed, SEED_SIZE));
}

u8 daily_is_unwinnable(const Session *session)
{
    u8 variant[VARIANT_SIZE];
    read_variant(session->game, variant);
    return (u8)(!session->board &&
                bytes_equal(variant, session->variant, VARIANT_SIZE) &&
                is_impossible(session->game, session->seed));
}

u8 session_deal_daily(Session *session, const Game *game, const char *date,
                      Fault *fault)
{
    char day[DATE_SIZE]; /* a copy: the text may be the session's */
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    Reader reader;
    fault->game = game;
    reader_start(&reader, date, text_length(date));
    if (daily_read_date(day, &reader, fault) ||
        fault_set(fault, daily_find(game, day, variant, seed), NULL) ||
        session_deal(session, game, variant, seed, fault))
        return fault->reason;
    bytes_copy(session->date, day, DATE_SIZE);
    return FINE;
}
