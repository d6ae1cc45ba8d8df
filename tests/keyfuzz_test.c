/* SPDX-License-Identifier: MIT */
/* Any bytes from a terminal: what is read of them is a key that there is, or
   none, and all of them are read. */
#include <fcntl.h>
#include <locale.h>
#include <pty.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../front/alarm.h"
#include "../front/tui/screen.h"

enum { BYTES = 3000, ROUNDS = 40, IDLE = 20 };

static unsigned long chance;

static unsigned draw(unsigned below)
{
    chance = chance * 6364136223846793005UL + 1442695040888963407UL;
    return (unsigned)(chance >> 33) % below;
}

/* Pieces of what terminals send, cut anywhere, among bytes of any kind. */
static size_t put_piece(char *bytes, size_t room)
{
    static const char *const pieces[] = {
        "\033[A",   "\033OB",    "\033[<0;12;7M", "\033[<0;12;7m",
        "\033[<",   "\033[<;;M", "\033[<64;1;1M", "\033[<0;999999999999;1M",
        "\033[M !", "\033[5~",   "\033\033\033",  "\303\244",
        "\342\231", "\377\376",  "\033[<35;2;2M", "\033[200~text\033[201~"};
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

static int keyboard; /* the other end of the terminal */

/* Until nothing more comes of what was typed. */
static int read_keys(void)
{
    Key key = {KEY_PRESSED, 0, 0};
    int keys = 0;
    int idle = 0; /* nothing was read, though asked for */
    while (idle < IDLE && key.code != KEY_ENDED) {
        await_key(&key, 0);
        idle = key.code == KEY_NOTHING ? idle + 1 : 0;
        assert_true(keys++ < 10 * BYTES);
        assert_true(key.code >= 0 && key.code <= KEY_RELEASED);
        if (key.code == KEY_PRESSED || key.code == KEY_RELEASED)
            assert_true(key.x >= -1 && key.x < 100000);
    }
    assert_int_not_equal(key.code, KEY_ENDED);
    return keys;
}

static void any_bytes_are_keys_or_nothing(void **state)
{
    static char bytes[BYTES];
    Key key = {KEY_NOTHING, 0, 0};
    int round;
    (void)state;
    for (round = 0; round < ROUNDS; round++) {
        chance = (unsigned long)round * 99 + 7;
        fill(bytes, sizeof bytes);
        assert_int_equal(write(keyboard, bytes, sizeof bytes), sizeof bytes);
        assert_true(read_keys() > BYTES / 20);
    }
    assert_int_equal(write(keyboard, "u", 1), 1);
    await_key(&key, 1000);
    assert_int_equal(key.code, 'u');
    close(keyboard);
    await_key(&key, 1000);
    assert_int_equal(key.code, KEY_ENDED);
}

/* What is written to the terminal is of no interest here, but what the tests
   say is. */
static int saved_output;

static void plug_in_keyboard(void)
{
    struct termios raw;
    int terminal;
    assert_int_equal(openpty(&keyboard, &terminal, NULL, NULL, NULL), 0);
    tcgetattr(terminal, &raw);
    cfmakeraw(&raw);
    tcsetattr(terminal, TCSANOW, &raw);
    dup2(terminal, STDIN_FILENO);
    close(terminal);
}

static int open_terminal(void **state)
{
    Look look = {.colours = 1};
    const int nothing = open("/dev/null", O_WRONLY);
    (void)state;
    fflush(stdout);
    saved_output = dup(STDOUT_FILENO);
    setenv("TERM", "xterm", 1);
    setlocale(LC_CTYPE, "C.UTF-8");
    plug_in_keyboard();
    dup2(nothing, STDOUT_FILENO);
    close(nothing);
    return !open_alarm() || !open_screen(&look);
}

static int close_terminal(void **state)
{
    (void)state;
    close_screen();
    fflush(stdout);
    dup2(saved_output, STDOUT_FILENO);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(any_bytes_are_keys_or_nothing,
                                        open_terminal, close_terminal),
    };
    return cmocka_run_group_tests_name("any bytes", tests, NULL, NULL);
}
