/* SPDX-License-Identifier: MIT */
/* Tests dates, and the daily puzzles that belong to them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "session/daily.h"
#include "tests/kit/player.h"

enum { DAYS = 400, MOST_TEXT = 32, CALENDAR = 3068037 };

static u8 read_text(const char *text, char *date)
{
    Reader reader;
    Fault fault;
    u8 reason;
    reader_start(&reader, text, (u32)strlen(text));
    reason = daily_read_date(date, &reader, &fault);
    assert_true(!reason || (fault.reason == reason && fault.at == text));
    return reason;
}

/* ---------------------------------------------------------------- dates */

static int days_of(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = year % 4 == 0 && (year % 100 || year % 400 == 0);
    return days[month - 1] + (month == 2 && leap);
}

static int number_in(const char *digits, int count)
{
    int number = 0;
    while (count--)
        number = number * 10 + *digits++ - '0';
    return number;
}

static void put_number(char *digits, int count, int number)
{
    while (count--) {
        digits[count] = (char)('0' + number % 10);
        number /= 10;
    }
}

/* Finds the following day by counting. The last one is 9999-12-31. */
static int next_day(char *date)
{
    int year = number_in(date, 4);
    int month = number_in(date + 5, 2);
    int day = number_in(date + 8, 2) + 1;
    if (day > days_of(year, month)) {
        day = 1;
        month++;
    }
    if (month > 12) {
        month = 1;
        year++;
    }
    put_number(date, 4, year);
    put_number(date + 5, 2, month);
    put_number(date + 8, 2, day);
    return year < 10000;
}

static void every_date_of_the_calendar_is_valid(void **state)
{
    char text[MOST_TEXT] = "1600-01-01";
    char date[DATE_SIZE];
    u32 number = 0;
    (void)state;
    do {
        assert_int_equal(read_text(text, date), FINE);
        assert_string_equal(date, text);
        assert_int_equal(daily_day_number(date), number);
        number++;
    } while (next_day(text));
    assert_int_equal(number, CALENDAR);
    assert_int_equal(daily_day_number("2026-11-21") -
                         daily_day_number("1970-01-01"),
                     20778);
}

/* Tries each day and month of two digits, in years of every kind. */
static void no_other_date_is_accepted(void **state)
{
    static const int years[] = {1599, 1600, 1700, 1900, 2000,
                                2023, 2024, 2100, 9999};
    char text[MOST_TEXT], date[DATE_SIZE];
    int month, day, real;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(years); i++)
        for (month = 0; month < 100; month++)
            for (day = 0; day < 100; day++) {
                real = years[i] >= 1600 && month >= 1 && month <= 12 &&
                       day >= 1 && day <= days_of(years[i], month);
                snprintf(text, sizeof text, "%04d-%02d-%02d", years[i], month,
                         day);
                assert_int_equal(read_text(text, date),
                                 real ? FINE : BAD_DATE);
            }
}

static void a_date_has_one_format(void **state)
{
    static const char *const wrong[] = {
        "",           " ",           "2026",         "2026-11",
        "2026-11-2",  "2026-1-1",    "2026-11-211",  "2026-11-21x",
        "2026/11/21", "2026-11/21",  "20261121",     "26-11-21",
        "21-11-2026", "2026-Nov-21", "2026-11-21.2", "2026 -11-21",
        "-026-11-21", "02026-11-21", "today",        "2026-11-21 2026-11-22",
        "2025-02-29", "2026-13-01",  "2026-00-10",   "0000-01-01"};
    char date[DATE_SIZE];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(wrong); i++)
        assert_int_equal(read_text(wrong[i], date), BAD_DATE);
    assert_int_equal(read_text(" 2026-11-21\r\n", date), FINE);
    assert_string_equal(date, "2026-11-21");
}

/* ---------------------------------------------------------------- deals */

static void write_start(const Session *session, char *text)
{
    Writer writer;
    writer_start(&writer, text, MOST_TEXT - 1);
    session->game->write_variant(session->variant, &writer);
    writer_char(&writer, ' ');
    session->game->write_seed(session->seed, &writer);
    text[writer.used] = '\0';
}

/* The start's variant and seed and the digest of its bytes: a day's puzzle
   must never change. */
static void dailies_never_change(void **state)
{
    static const char *const starts[] = {"kulki 2026-11-21 d40daef2e40669ee",
                                         "turtle 2026-11-21 38fda77cacfb0149",
                                         "4cells 704491 02f5e2f060992dec",
                                         "4x4 2026-11-21 dda1ee40bf0d6e56"};
    char text[2 * MOST_TEXT];
    Session session;
    Purse purse;
    Digest digest;
    Writer writer;
    u8 game;
    (void)state;
    assert_int_equal(games_count, COUNT_OF(starts));
    for (game = 0; game < games_count; game++) {
        open_player(&session, &purse);
        deal_day(&session, games[game], "2026-11-21");
        write_start(&session, text);
        strcat(text, " ");
        session_digest(&session, &digest);
        writer_start(&writer, text + strlen(text), DIGEST_DIGITS);
        digest_write(&digest, &writer);
        writer.text[DIGEST_DIGITS] = '\0';
        assert_string_equal(text, starts[game]);
        close_player(&session, &purse);
    }
}

/* Compares the puzzles of a year and a month; all differ. */
static void every_day_has_its_own_puzzle(void **state)
{
    char date[MOST_TEXT];
    Session session;
    Purse purse;
    u8 *starts;
    u16 size, day, other;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        size = games[game]->size;
        starts = calloc(DAYS, size);
        strcpy(date, "2026-11-21");
        open_player(&session, &purse);
        for (day = 0; day < DAYS; day++, next_day(date)) {
            deal_day(&session, games[game], date);
            assert_string_equal(session.date, date);
            assert_int_equal(games[game]->status(session.position), GOING);
            memcpy(starts + day * size, session.position, size);
            for (other = 0; other < day; other++)
                assert_memory_not_equal(starts + other * size,
                                        session.position, size);
        }
        close_player(&session, &purse);
        free(starts);
    }
}

/* The first day whose FreeCell deal can't be won gets another deal. */
static void an_unwinnable_deal_is_never_a_daily(void **state)
{
    static const char *const impossible[] = {"11982",  "146692", "186216",
                                             "455889", "495505", "512118",
                                             "517776", "781948"};
    const Game *game = games_find("freecell");
    char date[MOST_TEXT] = "1600-01-01";
    char number[MOST_TEXT];
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE], own[SEED_SIZE];
    Reader reader;
    Writer writer;
    Fault fault;
    size_t i;
    (void)state;
    for (;; next_day(date)) {
        reader_start(&reader, date, (u32)strlen(date));
        assert_int_equal(game->read_seed(own, &reader, &fault), FINE);
        assert_int_equal(daily_find(game, date, variant, seed), FINE);
        writer_start(&writer, number, MOST_TEXT - 1);
        game->write_seed(seed, &writer);
        number[writer.used] = '\0';
        assert_in_range(atol(number), 1, 1000000);
        for (i = 0; i < COUNT_OF(impossible); i++)
            assert_string_not_equal(number, impossible[i]);
        if (memcmp(seed, own, SEED_SIZE) != 0)
            break;
    }
    assert_string_equal(date, "1848-04-13");
    assert_string_equal(number, "863075");
}

/* ------------------------------------------------------------- refusals */

static u8 no_variant(u8 *variant, Reader *reader, Fault *fault)
{
    (void)variant;
    return fault_set(fault, NO_VARIANT, reader->at);
}

static u8 no_seed(u8 *seed, Reader *reader, Fault *fault)
{
    (void)seed;
    return fault_set(fault, NO_SEED, reader->at);
}

static u8 no_deal(void *position, const u8 *variant, const u8 *seed)
{
    (void)position;
    (void)variant;
    (void)seed;
    return TOO_LARGE;
}

static void assert_refused(Session *session, const Game *game, u8 reason)
{
    Session before = *session;
    Fault fault;
    fault.game = NULL;
    assert_int_equal(session_deal_daily(session, game, "2026-11-31", &fault),
                     BAD_DATE);
    assert_ptr_equal(fault.game, game);
    assert_int_equal(session_deal_daily(session, game, "2026-11-22", &fault),
                     reason);
    assert_int_equal(fault.reason, reason);
    assert_null(fault.at);
    assert_ptr_equal(fault.game, game);
    assert_memory_equal(session, &before, sizeof before);
}

static void a_game_may_refuse_a_day(void **state)
{
    Game odd = *games_find("sliding");
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    deal_day(&session, games_find("kulki"), "2026-11-21");
    odd.deal = no_deal;
    assert_refused(&session, &odd, TOO_LARGE);
    odd.read_seed = no_seed;
    assert_refused(&session, &odd, NO_SEED);
    odd.read_variant = no_variant;
    assert_refused(&session, &odd, NO_VARIANT);
    purse.most = purse.calls;
    assert_refused(&session, games_find("sliding"), NO_MEMORY);
    close_player(&session, &purse);
}

static u8 do_daily(Session *session, const char *date, Reply *reply)
{
    Intent intent = {.what = INTENT_DAILY, .date = date};
    reply->trace = (Trace){NULL, 0, 0};
    return session_do(session, &intent, reply);
}

static void a_daily_can_be_requested_by_date(void **state)
{
    Session session, before;
    Purse purse;
    Reply reply;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("freecell"), "0cells", "5");
    carry_out(&session, INTENT_TICK, 10, 0);
    before = session;
    assert_int_equal(do_daily(&session, "2026-11-31", &reply), BAD_DATE);
    assert_int_equal(reply.moved, 0);
    assert_memory_equal(&session, &before, sizeof before);
    assert_int_equal(do_daily(&session, "2026-11-21", &reply), FINE);
    assert_int_equal(reply.moved, 1);
    assert_ptr_equal(session.game, games_find("freecell"));
    assert_string_equal(session.date, "2026-11-21");
    assert_int_equal(session.clock, 0);
    carry_out(&session, INTENT_TICK, 10, 0);
    /* the same again, by the session's own date */
    assert_int_equal(do_daily(&session, session.date, &reply), FINE);
    assert_string_equal(session.date, "2026-11-21");
    assert_int_equal(session.clock, 0);
    close_player(&session, &purse);
}

/* ----------------------------------------------------- lost from the start */

static u8 is_unwinnable(const char *game, const char *variant,
                        const char *seed)
{
    Session session;
    Purse purse;
    u8 result;
    open_player(&session, &purse);
    deal_by_word(&session, games_find(game), variant, seed);
    result = daily_is_unwinnable(&session);
    close_player(&session, &purse);
    return result;
}

static void the_unwinnable_deals_are_known(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    assert_true(is_unwinnable("freecell", "", "11982"));
    assert_true(is_unwinnable("freecell", "", "781948"));
    assert_false(is_unwinnable("freecell", "", "11983"));
    assert_false(is_unwinnable("freecell", "5cells", "11982"));
    assert_false(is_unwinnable("sliding", "4x4", "11982"));
    assert_false(is_unwinnable("mahjong", "", "11982"));
    /* a custom board isn't a deal, whatever its seed is */
    open_player(&session, &purse);
    deal_by_word(&session, games_find("freecell"), "", "11982");
    session.board = session.host.resize(session.host.context, NULL, 1);
    assert_false(daily_is_unwinnable(&session));
    close_player(&session, &purse);
}

/* ---------------------------------------------------------- hopeless games */

static u8 despair(void *context, const Host *host, const Game *game,
                  const void *position, u32 nth, Advice *advice)
{
    (void)host;
    (void)game;
    (void)position;
    (void)nth;
    (void)advice;
    return *(const u8 *)context;
}

static void play_first_move(Session *session)
{
    u16 move;
    session->game->list(session->position, &move, 1);
    assert_int_equal(carry_out(session, INTENT_PLAY, 0, move), FINE);
}

static void a_hint_says_whether_the_deal_or_a_move_is_to_blame(void **state)
{
    u8 reason = HOPELESS;
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    session.hint_source.context = &reason;
    session.hint_source.advise = despair;
    deal_by_word(&session, games_find("freecell"), "", "1");
    assert_int_equal(carry_out(&session, INTENT_HINT, 0, 0), NEVER_WON);
    reason = NO_MEMORY;
    assert_int_equal(carry_out(&session, INTENT_HINT, 0, 0), NO_MEMORY);
    reason = HOPELESS;
    play_first_move(&session);
    assert_int_equal(carry_out(&session, INTENT_HINT, 0, 0), HOPELESS);
    deal_by_word(&session, games_find("freecell"), "", "11982");
    play_first_move(&session);
    assert_int_equal(carry_out(&session, INTENT_HINT, 0, 0), NEVER_WON);
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_date_of_the_calendar_is_valid),
        cmocka_unit_test(no_other_date_is_accepted),
        cmocka_unit_test(a_date_has_one_format),
        cmocka_unit_test(dailies_never_change),
        cmocka_unit_test(every_day_has_its_own_puzzle),
        cmocka_unit_test(an_unwinnable_deal_is_never_a_daily),
        cmocka_unit_test(a_game_may_refuse_a_day),
        cmocka_unit_test(a_daily_can_be_requested_by_date),
        cmocka_unit_test(the_unwinnable_deals_are_known),
        cmocka_unit_test(a_hint_says_whether_the_deal_or_a_move_is_to_blame),
    };
    return cmocka_run_group_tests_name("days", tests, NULL, NULL);
}
