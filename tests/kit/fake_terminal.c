/* SPDX-License-Identifier: MIT */
/* The terminal is one end of a pseudo-terminal. */
#include "fake_terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "front/tui/terminal/input.h"
#include "front/tui/terminal/screen.h"
#include "host/posix/signals.h"

struct timespec fake_now = {1000, 0};
int keyboard;

void pass(int milliseconds)
{
    fake_now.tv_sec += milliseconds / 1000;
    fake_now.tv_nsec += milliseconds % 1000 * 1000000L;
    if (fake_now.tv_nsec >= 1000000000L) {
        fake_now.tv_sec++;
        fake_now.tv_nsec -= 1000000000L;
    }
}

void type(const char *bytes)
{
    const size_t length = strlen(bytes);
    assert_int_equal(write(keyboard, bytes, length), length);
}

int code_of_next(void)
{
    Key key = {KEY_NOTHING, 0, 0};
    int tries = IDLE;
    do
        input_await(&key, 0);
    while (key.code == KEY_NOTHING && --tries);
    return key.code;
}

void assert_codes(const int *codes, int count)
{
    int i;
    for (i = 0; i < count; i++)
        assert_int_equal(code_of_next(), codes[i]);
    assert_int_equal(code_of_next(), KEY_NOTHING);
}

void tear(const char *bytes, size_t at, int milliseconds)
{
    char first[32] = {0};
    memcpy(first, bytes, at);
    type(first);
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(milliseconds);
    type(bytes + at);
}

int times_asked(void)
{
    struct pollfd output = {.fd = keyboard, .events = POLLIN};
    char bytes[4096];
    const char *at;
    ssize_t length;
    int count = 0;
    while (poll(&output, 1, 0) > 0) {
        length = read(keyboard, bytes, sizeof bytes - 1);
        assert_true(length > 0);
        bytes[length] = '\0';
        for (at = bytes; (at = strstr(at, "\033[5n")) != NULL; at++)
            count++;
    }
    return count;
}

/* Output to the terminal does not matter here, but the tests' own does. */
static int saved_output;

/* Returns the program's end of the terminal. */
static int plug_in_keyboard(void)
{
    struct termios raw;
    int terminal;
    assert_int_equal(openpty(&keyboard, &terminal, NULL, NULL, NULL), 0);
    tcgetattr(terminal, &raw);
    cfmakeraw(&raw);
    tcsetattr(terminal, TCSANOW, &raw);
    dup2(terminal, STDIN_FILENO);
    return terminal;
}

static int open_either(int shows)
{
    Look look = {.colours = 1};
    const int nothing = open("/dev/null", O_WRONLY);
    int terminal;
    fflush(stdout);
    saved_output = dup(STDOUT_FILENO);
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    terminal = plug_in_keyboard();
    dup2(shows ? terminal : nothing, STDOUT_FILENO);
    close(terminal);
    close(nothing);
    return !signals_open() || !screen_open(&look);
}

int open_terminal(void **state)
{
    (void)state;
    return open_either(0);
}

int open_screen_too(void **state)
{
    (void)state;
    return open_either(1);
}

int close_terminal(void **state)
{
    (void)state;
    screen_close();
    fflush(stdout);
    dup2(saved_output, STDOUT_FILENO);
    return 0;
}
