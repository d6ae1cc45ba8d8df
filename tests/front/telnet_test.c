/* SPDX-License-Identifier: MIT */
/* Tests the negotiation of Telnet as 3270 terminals do it, byte by byte. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "front/mainframe/net/telnet.h"

/* Telnet's commands and options, in octal so that they fit into texts. */
#define IAC "\377"
#define DONT IAC "\376"
#define DO IAC "\375"
#define WONT IAC "\374"
#define WILL IAC "\373"
#define BEGIN IAC "\372"
#define END IAC "\360"
#define MARK IAC "\357"
#define BINARY "\0"
#define TYPE "\030"
#define MARKS "\031"

#define AGREED WILL MARKS DO MARKS WILL BINARY DO BINARY
#define SIZE(text) (sizeof(text) - 1)

static Telnet telnet;
static Page out;

static void start(void)
{
    out.used = 0;
    telnet_start(&telnet, &out);
    out.used = 0;
}

/* Returns the news of the last byte; none before it may have any. */
static TelnetNews hear(const char *bytes, size_t length)
{
    TelnetNews news = TELNET_NOTHING;
    size_t i;
    for (i = 0; i < length; i++) {
        assert_int_equal(news, TELNET_NOTHING);
        news = telnet_take_byte(&telnet, (u8)bytes[i], &out);
    }
    return news;
}

#define HEAR(bytes) hear(bytes, SIZE(bytes))

/* What has been sent since the last call. */
static void assert_sent(const char *bytes, size_t length)
{
    assert_int_equal(out.used, length);
    assert_memory_equal(out.used ? out.text : "", bytes, length);
    out.used = 0;
}

#define ASSERT_SENT(bytes) assert_sent(bytes, SIZE(bytes))

static void agree_on(const char *type)
{
    start();
    assert_int_equal(HEAR(WILL TYPE BEGIN TYPE "\0"), TELNET_NOTHING);
    assert_int_equal(hear(type, strlen(type)), TELNET_NOTHING);
    assert_int_equal(HEAR(END AGREED), TELNET_READY);
    out.used = 0;
}

static int free_out(void **state)
{
    (void)state;
    page_free(&out);
    return 0;
}

/* ------------------------------------------------------------------ tests */

static void the_type_is_asked_for_once(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR(WILL TYPE), TELNET_NOTHING);
    ASSERT_SENT(BEGIN TYPE "\1" END);
    assert_int_equal(HEAR(WILL TYPE), TELNET_NOTHING);
    ASSERT_SENT("");
    assert_int_equal(HEAR(BEGIN TYPE "\0IBM-3278-2" END), TELNET_NOTHING);
    ASSERT_SENT(DO MARKS WILL MARKS DO BINARY WILL BINARY);
}

static void the_agreement_has_any_order_and_comes_once(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR(AGREED WILL TYPE), TELNET_NOTHING);
    assert_int_equal(HEAR(BEGIN TYPE "\0IBM-3278-2" END), TELNET_READY);
    assert_int_equal(HEAR(AGREED WILL TYPE), TELNET_NOTHING);
    assert_int_equal(HEAR(BEGIN TYPE "\0IBM-3278-5" END), TELNET_NOTHING);
    assert_int_equal(telnet.terminal.rows, 24);
}

static void a_type_gives_size_and_colours(void **state)
{
    static const struct {
        const char *type;
        u8 rows, columns, extended;
    } types[] = {{"IBM-3278-2", 24, 80, 0},   {"IBM-3278-3", 32, 80, 0},
                 {"IBM-3279-4-E", 43, 80, 1}, {"IBM-3278-5-E", 27, 132, 1},
                 {"IBM-3278-4-X", 43, 80, 0}, {"IBM-3278-9", 24, 80, 0},
                 {"IBM-DYNAMIC", 24, 80, 1},  {"IBM-3279-4-", 43, 80, 0},
                 {"IBM-DYNAMIC-X", 24, 80, 1}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof types / sizeof *types; i++) {
        agree_on(types[i].type);
        assert_int_equal(telnet.terminal.rows, types[i].rows);
        assert_int_equal(telnet.terminal.columns, types[i].columns);
        assert_int_equal(telnet.terminal.extended, types[i].extended);
    }
}

static void other_types_are_unfit(void **state)
{
    static const char *const types[] = {"", "XTERM-256COLOR", "IBM-3278",
                                        "IBM-5555-C01", "IBM-DYNAMI"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof types / sizeof *types; i++) {
        start();
        HEAR(WILL TYPE BEGIN TYPE "\0");
        hear(types[i], strlen(types[i]));
        assert_int_equal(HEAR(END), TELNET_UNFIT);
    }
}

/* Only an answer to the question counts. */
static void a_type_that_nobody_asked_for_is_ignored(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR(BEGIN TYPE "\0XTERM" END), TELNET_NOTHING);
    HEAR(WILL TYPE);
    out.used = 0;
    assert_int_equal(HEAR(BEGIN END), TELNET_NOTHING);
    assert_int_equal(HEAR(BEGIN TYPE END), TELNET_NOTHING);
    assert_int_equal(HEAR(BEGIN TYPE "\1XTERM" END), TELNET_NOTHING);
    assert_int_equal(HEAR(BEGIN MARKS "\0XTERM" END), TELNET_NOTHING);
    ASSERT_SENT("");
}

/* The byte 255 is sent twice. */
static void a_doubled_byte_counts_once(void **state)
{
    (void)state;
    start();
    HEAR(WILL TYPE);
    assert_int_equal(HEAR(BEGIN TYPE "\0IBM-3278-4-" IAC IAC END),
                     TELNET_NOTHING);
    assert_int_equal(HEAR(AGREED), TELNET_READY);
    assert_int_equal(HEAR("a" IAC IAC "b" MARK), TELNET_SAID);
    assert_int_equal(telnet.length, 3);
    assert_memory_equal(telnet.record, "a\377b", 3);
}

static void a_record_needs_an_agreement(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR("abc" MARK), TELNET_NOTHING);
    assert_int_equal(telnet.length, 0);
}

static void commands_without_meaning_are_ignored(void **state)
{
    (void)state;
    agree_on("IBM-3278-2");
    assert_int_equal(HEAR("a" IAC "\361"
                          "b" IAC "\366"
                          "c" MARK),
                     TELNET_SAID);
    assert_memory_equal(telnet.record, "abc", 3);
}

static void unneeded_options_are_declined(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR(DO "\1" WILL "\1" DO TYPE), TELNET_NOTHING);
    ASSERT_SENT(WONT "\1" DONT "\1" WONT TYPE);
    assert_int_equal(HEAR(WONT "\1" DONT "\1"), TELNET_NOTHING);
    ASSERT_SENT("");
}

static void who_refuses_what_is_needed_is_unfit(void **state)
{
    (void)state;
    start();
    assert_int_equal(HEAR(WONT TYPE), TELNET_UNFIT);
    start();
    assert_int_equal(HEAR(DONT MARKS), TELNET_UNFIT);
    start();
    assert_int_equal(HEAR(WONT BINARY), TELNET_UNFIT);
}

static void a_record_is_sent_with_doubled_bytes(void **state)
{
    (void)state;
    out.used = 0;
    telnet_put_record(&out, 5, (const u8 *)"ab\377c\377\377", 6);
    ASSERT_SENT("\5ab" IAC IAC "c" IAC IAC IAC IAC MARK);
    telnet_put_record(&out, 5, (const u8 *)"", 0);
    ASSERT_SENT("\5" MARK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_type_is_asked_for_once),
        cmocka_unit_test(the_agreement_has_any_order_and_comes_once),
        cmocka_unit_test(a_type_gives_size_and_colours),
        cmocka_unit_test(other_types_are_unfit),
        cmocka_unit_test(a_type_that_nobody_asked_for_is_ignored),
        cmocka_unit_test(a_doubled_byte_counts_once),
        cmocka_unit_test(a_record_needs_an_agreement),
        cmocka_unit_test(commands_without_meaning_are_ignored),
        cmocka_unit_test(unneeded_options_are_declined),
        cmocka_unit_test(who_refuses_what_is_needed_is_unfit),
        cmocka_unit_test(a_record_is_sent_with_doubled_bytes),
    };
    return cmocka_run_group_tests_name("Telnet", tests, NULL, free_out);
}
