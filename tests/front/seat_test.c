/* SPDX-License-Identifier: MIT */
/* Feeds arbitrary terminal input through telnet, 3270 records and games, in
   one process and without a network, so that sanitizers check every byte. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "front/mainframe/ebcdic.h"
#include "front/mainframe/net/seat.h"
#include "session/code.h"

enum { IAC = 255, MARK = 239, MOST_SAID = 4096 };

static SharedPanel stage;

/* A terminal sends this before it gets its first screen. */
static const char greeting[] =
    "\xff\xfb\x18\xff\xfa\x18\x00IBM-3279-4-E\xff\xf0\xff\xfb\x19\xff\xfd\x19"
    "\xff\xfb\x00\xff\xfd";

/* ----------------------------------------------------------------- chance */

/* The random numbers repeat in every run. */
static unsigned draw(unsigned below)
{
    static unsigned state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % below;
}

/* ------------------------------------------------------------------ saying */

static void say(Seat *seat, const void *bytes, size_t length)
{
    const u8 *at = bytes;
    const u8 *end = at + length;
    while (at < end && !seat->gone)
        at += seat_take(seat, &stage, at, (size_t)(end - at));
}

/* Takes everything that is waiting to be sent. */
static void take_all(Seat *seat)
{
    page_free(&seat->out);
}

static void greet(Seat *seat)
{
    seat_open(seat);
    say(seat, greeting, sizeof greeting - 1);
    say(seat, "", 1); /* the greeting's last option is 0 */
    assert_true(seat->taken);
    take_all(seat);
}

static size_t put_words(u8 *record, const char *words)
{
    size_t length = 0;
    record[length++] = KEY_ENTER;
    record[length++] = 0x40;
    record[length++] = 0x40;
    while (*words)
        record[length++] = ebcdic_of_sign(*words++);
    record[length++] = IAC;
    record[length++] = MARK;
    return length;
}

static void type(Seat *seat, const char *words)
{
    u8 record[128];
    take_all(seat);
    say(seat, record, put_words(record, words));
}

/* --------------------------------------------------------------- laws */

/* A record ends with its mark, contains no other mark, and is no longer than a
   screen can be. */
static void assert_records(const Page *out)
{
    const u8 *bytes = (const u8 *)out->text;
    size_t at, begun = 0;
    for (at = 0; at + 1 < out->used; at++) {
        if (bytes[at] != IAC)
            continue;
        at++;
        if (bytes[at] == IAC)
            continue;
        assert_true(bytes[at] == MARK || bytes[at] >= 240);
        if (bytes[at] == MARK) {
            assert_true(at - begun <= PANEL_STREAM + 3);
            begun = at + 1;
        } else if (bytes[at] > 250) {
            at++;
        }
    }
}

static void assert_sane(const Seat *seat)
{
    assert_true(seat->memory <= SEAT_MEMORY);
    assert_records(&seat->out);
}

/* ------------------------------------------------------------------- fuzz */

static const char *const lines[] = {"kulki plum",
                                    "mahjong 7",
                                    "freecell 617",
                                    "sliding 4x4",
                                    "2a 21 72",
                                    "hint",
                                    "undo",
                                    "redo",
                                    "go 2",
                                    "help",
                                    "code",
                                    "menu",
                                    "new",
                                    "again",
                                    "daily",
                                    "daily 2026-11-21",
                                    "u d l r",
                                    "c1 y1",
                                    "back",
                                    "down",
                                    "kulki large",
                                    "up",
                                    "drop",
                                    "1",
                                    "h",
                                    "sliding 10x10",
                                    "new 7cells",
                                    "freecell 0",
                                    "q1k-00000",
                                    "a1 b2"};

static size_t put_noise(u8 *bytes, size_t room)
{
    const size_t length = draw((unsigned)room);
    size_t i;
    for (i = 0; i < length; i++)
        bytes[i] = (u8)(draw(8) ? draw(256) : 239 + draw(17));
    return length;
}

static size_t put_key(u8 *bytes)
{
    static const u8 aids[] = {0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8,
                              0x7C, 0x7D, 0x7E, 0x6D, 0x6C, 0x60, 0x88, 0xC2};
    bytes[0] = aids[draw(sizeof aids)];
    bytes[1] = (u8)draw(255);
    bytes[2] = (u8)draw(255);
    bytes[3] = IAC;
    bytes[4] = MARK;
    return 5;
}

/* Writes a valid message, occasionally with changed bytes. */
static size_t put_saying(u8 *bytes)
{
    size_t length;
    switch (draw(8)) {
    case 0:
        length = put_noise(bytes, 300);
        break;
    case 1:
    case 2:
    case 3:
        length = put_words(bytes, lines[draw(sizeof lines / sizeof *lines)]);
        break;
    default:
        length = put_key(bytes);
    }
    if (length && draw(5) == 0)
        bytes[draw((unsigned)length)] = (u8)draw(256);
    return length;
}

static void any_input_is_survived(void **state)
{
    const int rounds = getenv("QUADRILLE_LONG") ? 2000 : 100;
    u8 bytes[MOST_SAID];
    Seat seat;
    int round, i;
    (void)state;
    for (round = 0; round < rounds; round++) {
        greet(&seat);
        for (i = 0; i < 100 && !seat.gone; i++) {
            say(&seat, bytes, put_saying(bytes));
            assert_sane(&seat);
            take_all(&seat);
        }
        seat_close(&seat);
        assert_int_equal(seat.memory, 0);
    }
}

static void any_greeting_is_survived(void **state)
{
    u8 bytes[sizeof greeting];
    Seat seat;
    int round;
    (void)state;
    for (round = 0; round < 3000; round++) {
        memcpy(bytes, greeting, sizeof bytes);
        bytes[draw(sizeof bytes)] = (u8)draw(256);
        bytes[draw(sizeof bytes)] = (u8)draw(256);
        seat_open(&seat);
        say(&seat, bytes, sizeof bytes);
        assert_sane(&seat);
        assert_true(seat.out.used < 2 * PANEL_STREAM);
        seat_close(&seat);
    }
}

static void split_input_gives_the_same_result(void **state)
{
    u8 record[128];
    const size_t length = put_words(record, "freecell 617");
    Seat one, two;
    size_t i;
    (void)state;
    greet(&one);
    greet(&two);
    say(&one, record, length);
    for (i = 0; i < length; i++)
        say(&two, record + i, 1);
    assert_int_equal(one.out.used, two.out.used);
    assert_memory_equal(one.out.text, two.out.text, one.out.used);
    seat_close(&one);
    seat_close(&two);
}

/* ---------------------------------------------------------------- bounds */

static void a_game_ends_when_memory_runs_out(void **state)
{
    Seat seat;
    int i;
    (void)state;
    greet(&seat);
    type(&seat, "sliding 2x2 plum");
    for (i = 0; i < 60000 && !seat.desk.refused; i++)
        type(&seat, "u l d r d r u l");
    type(&seat, "hint");
    assert_true(seat.memory <= SEAT_MEMORY);
    type(&seat, "kulki 15x15 plum");
    type(&seat, "hint");
    assert_int_equal(strncmp(seat.desk.note, "Hint: ", 6), 0);
    seat_close(&seat);
}

static void a_move_without_memory_is_not_played(void **state)
{
    Seat seat;
    u32 at;
    (void)state;
    greet(&seat);
    type(&seat, "sliding 4x4 plum");
    seat.memory += SEAT_MEMORY;
    at = seat.desk.session.at;
    while (!seat.desk.refused)
        type(&seat, (at = seat.desk.session.at) % 2 ? "u" : "d");
    assert_string_equal(seat.desk.note, "Out of memory");
    assert_int_equal(seat.desk.session.at, at);
    seat.memory -= SEAT_MEMORY;
    seat_close(&seat);
}

/* Not even its beginning counts. */
static void an_oversized_record_is_ignored(void **state)
{
    static const u8 mark[] = {IAC, MARK};
    const u8 blank = ebcdic_of_sign(' ');
    u8 record[128];
    Seat seat;
    int i;
    (void)state;
    greet(&seat);
    say(&seat, record, put_words(record, "freecell 617") - sizeof mark);
    for (i = 0; i < 100000; i++)
        say(&seat, &blank, 1);
    assert_int_equal(seat.out.used, 0);
    say(&seat, mark, sizeof mark);
    assert_true(seat.out.used > 0);
    assert_int_equal(seat.desk.page, AT_MENU);
    assert_false(seat.desk.refused);
    type(&seat, "freecell 617");
    assert_int_equal(seat.desk.page, AT_BOARD);
    seat_close(&seat);
}

/* Types the code of a game of many moves, line by line, and returns how often
   the seat had to be asked to go on. */
static int type_code(Seat *seat, const Session *played)
{
    static char code[4096];
    char line[71];
    Writer writer;
    u32 at, before;
    int parts = 0;
    writer_start(&writer, code, sizeof code);
    assert_int_equal(session_write_code(played, &writer), FINE);
    for (at = 0; at < writer.used; at += 70) {
        const u32 left = writer.used - at;
        memcpy(line, code + at, 70);
        line[left < 70 ? left : 70] = '\0';
        type(seat, line);
        while (seat_is_busy(seat)) {
            assert_int_equal(seat->out.used, 0);
            before = seat->desk.work;
            assert_int_equal(seat_take(seat, &stage, NULL, 0), 0);
            assert_in_range(seat->desk.work - before, 0, SEAT_REPLAYS);
            parts++;
        }
        assert_true(seat->out.used > 0);
        assert_sane(seat);
    }
    return parts;
}

static void a_long_code_is_replayed_in_parts(void **state)
{
    Seat one, two;
    Digest here, there;
    int i;
    (void)state;
    greet(&one);
    greet(&two);
    type(&one, "sliding 4x4 plum");
    for (i = 0; i < 500; i++)
        type(&one, i % 2 ? "d" : "u");
    assert_true(type_code(&two, &one.desk.session) >= 500 / SEAT_REPLAYS);
    assert_string_equal(two.desk.note, "The game is resumed");
    assert_int_equal(two.desk.session.at, one.desk.session.at);
    session_digest(&one.desk.session, &here);
    session_digest(&two.desk.session, &there);
    assert_memory_equal(&here, &there, sizeof here);
    seat_close(&one);
    seat_close(&two);
    assert_int_equal(two.memory, 0);
}

/* It claims 100,000 forced moves, more than the memory of a seat can hold. */
static void a_code_is_given_up_with_the_connection(void **state)
{
    Seat seat;
    int parts = 0;
    (void)state;
    greet(&seat);
    type(&seat, "q1f-0k01gwnaq08w3zzzzzzxxfzx51");
    assert_true(seat_is_busy(&seat));
    seat_close(&seat);
    assert_int_equal(seat.memory, 0);
    greet(&seat);
    type(&seat, "q1f-0k01gwnaq08w3zzzzzzxxfzx51");
    while (seat_is_busy(&seat) && parts++ < 1000)
        seat_take(&seat, &stage, NULL, 0);
    assert_string_equal(seat.desk.note, "Out of memory");
    assert_true(seat.memory <= SEAT_MEMORY);
    seat_close(&seat);
    assert_int_equal(seat.memory, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_input_is_survived),
        cmocka_unit_test(any_greeting_is_survived),
        cmocka_unit_test(split_input_gives_the_same_result),
        cmocka_unit_test(a_game_ends_when_memory_runs_out),
        cmocka_unit_test(a_move_without_memory_is_not_played),
        cmocka_unit_test(an_oversized_record_is_ignored),
        cmocka_unit_test(a_long_code_is_replayed_in_parts),
        cmocka_unit_test(a_code_is_given_up_with_the_connection)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
