/* SPDX-License-Identifier: MIT */
/* Sends bytes from a terminal, whole, split and random: the reader returns an
   existing key or none. The clock stands still unless a test moves it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "front/tui/terminal/input.h"
#include "front/tui/terminal/mouse_input.h"
#include "tests/kit/fake_terminal.h"

enum { BYTES = 3000, ROUNDS = 40 };

int clock_gettime(clockid_t clock, struct timespec *time)
{
    (void)clock;
    *time = fake_now;
    return 0;
}

static unsigned long chance;

static unsigned draw(unsigned below)
{
    chance = chance * 6364136223846793005UL + 1442695040888963407UL;
    return (unsigned)(chance >> 33) % below;
}

/* Appends pieces of what terminals send, cut anywhere, mixed with random
 * bytes.
 */
static size_t put_piece(char *bytes, size_t room)
{
    static const char *const pieces[] = {"\033[A",
                                         "\033OB",
                                         "\033[<0;12;7M",
                                         "\033[<0;12;7m",
                                         "\033[<",
                                         "\033[<;;M",
                                         "\033[<64;1;1M",
                                         "\033[<0;999999999999;1M",
                                         "\033[M !",
                                         "\033[5~",
                                         "\033\033\033",
                                         "\303\244",
                                         "\342\231",
                                         "\377\376",
                                         "\033[<35;2;2M",
                                         "\033[200~text\033[201~",
                                         "\033]11;rgb:ffff/ffff/ffff\033\\",
                                         "\033P>|XTerm(379)\033\\",
                                         "\033_Gi=31;OK\007",
                                         "\033[?62;4;22c",
                                         "\033[2;3R",
                                         "\033[<32;3;4M",
                                         "\033[<2;3;4M",
                                         "\033[<34;3;4M",
                                         "\033[<2;3;4m",
                                         "\033\\"};
    const char *piece = pieces[draw(sizeof pieces / sizeof *pieces)];
    size_t length = strlen(piece);
    if (!draw(4))
        length = 1 + draw((unsigned)length);
    if (length > room)
        length = room;
    memcpy(bytes, piece, length);
    return length;
}

static void fill(char *bytes, size_t count)
{
    size_t at = 0;
    while (at < count)
        if (draw(2))
            at += put_piece(bytes + at, count - at);
        else
            bytes[at++] = (char)draw(256);
}

/* Reads until nothing is left of the typed bytes. */
static int read_keys(void)
{
    Key key = {KEY_PRESSED, 0, 0};
    int keys = 0;
    int idle = 0; /* reads that returned nothing */
    while (idle < IDLE && key.code != KEY_ENDED) {
        input_await(&key, 0);
        idle = key.code == KEY_NOTHING ? idle + 1 : 0;
        assert_true(keys++ < 10 * BYTES);
        assert_true(key.code >= 0 && key.code <= KEY_RELEASED);
        if (key.code == KEY_PRESSED || key.code == KEY_RELEASED)
            assert_true(key.x >= -1 && key.x < 100000);
    }
    assert_int_not_equal(key.code, KEY_ENDED);
    return keys;
}

static void random_bytes_are_keys_or_nothing(void **state)
{
    static char bytes[BYTES];
    Key key = {KEY_NOTHING, 0, 0};
    int keys = 0;
    int round;
    (void)state;
    for (round = 0; round < ROUNDS; round++) {
        chance = (unsigned long)round * 99 + 7;
        mouse_input_follow(round % 2);
        fill(bytes, sizeof bytes);
        assert_int_equal(write(keyboard, bytes, sizeof bytes), sizeof bytes);
        keys += read_keys() - IDLE;
        pass(1000); /* ends what has no end */
    }
    mouse_input_follow(0);
    assert_true(keys > ROUNDS);
    assert_int_equal(write(keyboard, "\033[201~", 6), 6);
    read_keys();
    assert_int_equal(write(keyboard, "u", 1), 1);
    input_await(&key, 1000);
    assert_int_equal(key.code, 'u');
    close(keyboard);
    input_await(&key, 1000);
    assert_int_equal(key.code, KEY_ENDED);
}

/* --------------------------------------------------------- torn sequences */

static const struct {
    const char *bytes;
    int code;
} sequences[] = {{"\033[A", KEY_GO_UP},
                 {"\033[B", KEY_GO_DOWN},
                 {"\033[C", KEY_GO_RIGHT},
                 {"\033[D", KEY_GO_LEFT},
                 {"\033OA", KEY_GO_UP},
                 {"\033OD", KEY_GO_LEFT},
                 {"\033[H", KEY_GO_HOME},
                 {"\033[F", KEY_GO_END},
                 {"\033OH", KEY_GO_HOME},
                 {"\033OF", KEY_GO_END},
                 {"\033[1~", KEY_GO_HOME},
                 {"\033[4~", KEY_GO_END},
                 {"\033[7~", KEY_GO_HOME},
                 {"\033[8~", KEY_GO_END},
                 {"\033[5~", KEY_PAGE_UP},
                 {"\033[6~", KEY_PAGE_DOWN},
                 {"\033[Z", KEY_BACK_TAB},
                 {"\033[1;5D", KEY_GO_LEFT},
                 {"\033[<0;9;9M", KEY_PRESSED},
                 {"\033[<65;9;9M", KEY_WHEEL_DOWN},
                 {"\033[<2;9;9M", KEY_PEEKED},
                 {"\033[<2;9;9m", KEY_PEEK_ENDED},
                 {"\033[<0;1200;1001M", KEY_PRESSED},
                 {"\033[<16;9;9m", KEY_RELEASED},
                 {"\033[<65;9;9m", KEY_NOTHING},
                 {"\033[<32;9;9M", KEY_NOTHING},
                 {"\033[<35;9;9M", KEY_NOTHING},
                 {"\033[15~", KEY_NOTHING},
                 {"\033[[C", KEY_NOTHING},
                 {"\033OP", KEY_FOR_HELP},
                 {"\033[11~", KEY_FOR_HELP},
                 {"\033[[A", KEY_FOR_HELP},
                 {"\033[28~", KEY_FOR_HELP},
                 {"\033OQ", KEY_LEARN},
                 {"\033[12~", KEY_LEARN},
                 {"\033[[B", KEY_LEARN},
                 {"\033[3~", KEY_DELETE},
                 {"\033[M !!", KEY_NOTHING},
                 {"\033[3;1R", KEY_NOTHING},
                 {"\033[?62;4;22c", KEY_NOTHING},
                 {"\033[?2026;2$y", KEY_NOTHING},
                 {"\033[6;20;10t", KEY_NOTHING}};

enum { SEQUENCES = sizeof sequences / sizeof *sequences };

static void assert_sequence(int nth)
{
    if (sequences[nth].code != KEY_NOTHING)
        assert_int_equal(code_of_next(), sequences[nth].code);
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("u");
    assert_int_equal(code_of_next(), 'u');
}

static void a_split_sequence_is_one_key(void **state)
{
    size_t at;
    int i;
    (void)state;
    for (i = 0; i < SEQUENCES; i++)
        for (at = 1; at < strlen(sequences[i].bytes); at++) {
            tear(sequences[i].bytes, at, at == 1 ? 90 : 900);
            assert_sequence(i);
        }
}

static void a_key_after_a_read_escape_is_kept(void **state)
{
    int i;
    (void)state;
    for (i = 0; i < SEQUENCES; i++) {
        type("\033");
        assert_int_equal(code_of_next(), KEY_NOTHING);
        pass(1000);
        assert_int_equal(code_of_next(), ESCAPE);
        pass(1500);
        type(sequences[i].bytes + 1);
        assert_sequence(i);
    }
    pass(1000);
    type("\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(1000);
    assert_int_equal(code_of_next(), ESCAPE);
    pass(2500);
    type("O");
    assert_int_equal(code_of_next(), 'O');
}

static void a_lone_escape_ends_with_the_next_key_or_answer(void **state)
{
    static const int twice[] = {ESCAPE, 'q'};
    static const int thrice[] = {ESCAPE, ESCAPE, KEY_GO_UP};
    static const int once[] = {ESCAPE};
    (void)state;
    type("\033q");
    assert_codes(twice, 2);
    type("\033\033\033[A");
    assert_codes(thrice, 3);
    type("\033\033[0n");
    assert_codes(once, 1);
    type("\033[0n");
    assert_codes(once, 0);
}

/* ------------------------------------------------------------------ mouse */

static void assert_next(int code, int x, int y)
{
    Key key = {KEY_NOTHING, -1, -1};
    input_await(&key, 0);
    assert_int_equal(key.code, code);
    assert_int_equal(key.x, x);
    assert_int_equal(key.y, y);
}

/* However many motions wait, one is left to draw; what follows it is kept. */
static void of_motions_in_a_row_the_last_one_counts(void **state)
{
    (void)state;
    mouse_input_follow(1);
    type("\033[<0;5;5M\033[<32;6;5M\033[<32;7;5M\033[<32;9;8M\033[<0;9;8m"
         "\033[<35;1;2M\033[<35;3;4Mu\033[<35;5;6M");
    assert_next(KEY_PRESSED, 4, 4);
    assert_next(KEY_DRAGGED, 8, 7);
    assert_next(KEY_RELEASED, 8, 7);
    assert_next(KEY_HOVERED, 2, 3);
    assert_next('u', -1, -1);
    assert_next(KEY_HOVERED, 4, 5);
    assert_next(KEY_NOTHING, -1, -1);
    mouse_input_follow(0);
    type("\033[<32;6;5M\033[<35;6;5Mu");
    assert_next('u', -1, -1);
    assert_next(KEY_NOTHING, -1, -1);
}

static void press_at(const char *place, int code)
{
    char bytes[32];
    snprintf(bytes, sizeof bytes, "\033[<0;%sM\033[<0;%sm", place, place);
    type(bytes);
    assert_int_equal(code_of_next(), code);
    assert_int_equal(code_of_next(), KEY_RELEASED);
}

static void two_quick_presses_at_one_place_are_a_double_click(void **state)
{
    (void)state;
    press_at("5;5", KEY_PRESSED);
    pass(300);
    press_at("5;5", KEY_PRESSED_AGAIN);
    pass(300);
    press_at("5;5", KEY_PRESSED);
    pass(500);
    press_at("5;5", KEY_PRESSED);
    press_at("6;5", KEY_PRESSED);
    press_at("6;5", KEY_PRESSED_AGAIN);
}

/* A terminal that answers queries makes Escape quick, whatever the clock says;
   the reader waits only once for one that doesn't. */
static void a_query_tells_whether_an_escape_is_alone(void **state)
{
    (void)state;
    times_asked();
    type("\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    assert_int_equal(times_asked(), 1);
    pass(900);
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("[D\033[0n");
    assert_int_equal(code_of_next(), KEY_GO_LEFT);
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    assert_int_equal(times_asked(), 1);
    type("\033[0n");
    assert_int_equal(code_of_next(), ESCAPE);
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    assert_int_equal(times_asked(), 1);
    pass(1000);
    assert_int_equal(code_of_next(), ESCAPE);
    type("\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(100);
    assert_int_equal(code_of_next(), ESCAPE);
    assert_int_equal(times_asked(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        AT_A_TERMINAL(a_split_sequence_is_one_key),
        AT_A_TERMINAL(a_key_after_a_read_escape_is_kept),
        AT_A_TERMINAL(a_lone_escape_ends_with_the_next_key_or_answer),
        cmocka_unit_test_setup_teardown(
            a_query_tells_whether_an_escape_is_alone, open_screen_too,
            close_terminal),
        AT_A_TERMINAL(of_motions_in_a_row_the_last_one_counts),
        AT_A_TERMINAL(two_quick_presses_at_one_place_are_a_double_click),
        AT_A_TERMINAL(random_bytes_are_keys_or_nothing),
    };
    return cmocka_run_group_tests_name("bytes", tests, NULL, NULL);
}
