/* SPDX-License-Identifier: MIT */
/* What ncurses doesn't know, such as the title, the clipboard and images, is
   written around it. */
#include "screen.h"

#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>

#include "abilities.h"
#include "host/assertion/assertion.h"
#include "host/clock.h"
#include "host/posix/locale.h"
#include "host/posix/signals.h"
#include "image_formats.h"
#include "images.h"
#include "input.h"
#include "painter.h"

enum { MOST_ACROSS = 1000 };

static int is_open;
static SCREEN *terminal;
static const char *description; /* its name in terminfo; NULL: $TERM */
static Font console;
static int is_console; /* which told what signs it has */
static Page title;     /* of the window, as last set */
static int is_titled;

/* -------------------------------------------------------- on and off again */

static int put_at_once(const char *text)
{
    const size_t length = strlen(text);
    return write(STDOUT_FILENO, text, length) == (ssize_t)length;
}

/* Restores the terminal when the program crashes, with literal sequences,
   because nothing else can be relied on. The first ends a picture of which
   half has been sent. */
static void restore_terminal(void)
{
    static const char words[] = "\033[?1006l\033[?1003l\033[?1002l\033[?"
                                "1000l\033[?2004l\033[?25h\033[m"
                                "\033[?1049l\033[?2026l\r\n";
    if (is_open && put_at_once("\033\\") && put_at_once(images_farewell()) &&
        put_at_once(words))
        reset_shell_mode();
    if (is_open && is_titled)
        (void)put_at_once("\033[23;2t");
    is_open = 0;
}

/* Then the crash takes its course. */
static void fall(int number)
{
    restore_terminal();
    signal(number, SIG_DFL);
    raise(number);
}

static void catch_falls(void)
{
    static const int falls[] = {SIGSEGV, SIGBUS, SIGABRT,
                                SIGFPE,  SIGILL, SIGQUIT};
    size_t i;
    for (i = 0; i < sizeof falls / sizeof *falls; i++)
        signal(falls[i], fall);
    assertion_call_first(restore_terminal);
}

const Font *screen_font(void)
{
    return is_console ? &console : NULL;
}

/* Most terminals announce 24-bit colour in the environment, some in an
   extension of terminfo. */
static int has_all_colours(void)
{
    const char *says = getenv("COLORTERM");
    if (says && (strcmp(says, "truecolor") == 0 || strcmp(says, "24bit") == 0))
        return 1;
    return tigetflag("RGB") > 0 || tigetflag("Tc") > 0;
}

/* By default, ncurses would paint the screen black before the first frame. */
static void find_colours(Look *look)
{
    if (!look->colours || !has_colors() || start_color() != OK)
        look->colours = 0;
    else
        look->colours =
            COLORS >= 8 && has_all_colours() ? ALL_COLOURS : COLORS;
    if (look->colours)
        use_default_colors();
}

static int is_described(void)
{
    int trouble;
    return setupterm(description, STDOUT_FILENO, &trouble) == OK;
}

static int is_described_by_another(void)
{
    const char *term = getenv("TERM");
    description = term ? abilities_description(term) : NULL;
    return description && is_described();
}

int screen_exists(void)
{
    int can_move;
    if (!is_described() && !is_described_by_another())
        return 0;
    can_move = cursor_address != NULL;
    del_curterm(set_curterm(NULL));
    return can_move;
}

static void set_modes(void)
{
    raw();
    noecho();
    nonl();
    set_escdelay(10);
    input_listen();
}

/* --------------------------------------------------------------- questions */

/* How long the first frame waits for answers, in milliseconds. Terminals on
   the same machine answer sooner. */
enum { FIRST_WAIT = 5 };

static Manner manner_of_terminal(void)
{
    const int is_ansi =
        cursor_address && strncmp(cursor_address, "\033[", 2) == 0;
    const char *term = getenv("TERM");
    if (is_console || !is_ansi || !term || !isatty(STDIN_FILENO) ||
        !isatty(STDOUT_FILENO))
        return NO_QUESTIONS;
    return abilities_manner(term, tigetflag("XT") > 0,
                            getenv("TMUX") || getenv("STY"));
}

static void ask_for_abilities(void)
{
    const Manner manner = manner_of_terminal();
    Page questions = PAGE_EMPTY;
    abilities_take_environment(manner);
    abilities_page_questions(&questions, manner, locale_has_symbols());
    if (questions.used)
        input_query(questions.text);
    page_free(&questions);
}

void screen_learn(Look *look)
{
    static int has_waited;
    if (!has_waited)
        input_await_answers(FIRST_WAIT);
    has_waited = 1;
    if (look->colours >= 8 && abilities()->has_all_colours)
        look->colours = ALL_COLOURS;
    else if (look->colours >= 8 && look->colours < 256 &&
             abilities()->has_256_colours)
        look->colours = 256;
    look->has_wide = abilities()->has_wide_signs;
    if (abilities()->background != UNKNOWN_BACKGROUND)
        look->ground = RGB_COLOUR | (CellColour)abilities()->background;
}

/* ------------------------------------------------------------------- size */

/* The size that the environment asks for, which overrides the terminal's own;
   0 if unset. */
static long height_asked, width_asked;

static long asked_by(const char *variable)
{
    const char *text = getenv(variable);
    const long size = text ? strtol(text, NULL, 10) : 0;
    return size > 0 ? size : 0;
}

/* If the terminal reports no size, the size before is kept. */
static int bounded(long asked, unsigned measured, int before)
{
    const long size = asked ? asked : measured ? (long)measured : before;
    return size < MOST_ACROSS ? (int)size : MOST_ACROSS;
}

static void measure_terminal(int *height, int *width)
{
    struct winsize size = {0, 0, 0, 0};
    (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    abilities_measure(size.ws_col, size.ws_row, size.ws_xpixel,
                      size.ws_ypixel);
    *height = bounded(height_asked, size.ws_row, *height);
    *width = bounded(width_asked, size.ws_col, *width);
}

void screen_fit(void)
{
    int height = LINES;
    int width = COLS;
    measure_terminal(&height, &width);
    resize_term(height, width);
}

static void limit_variable(const char *variable, int size)
{
    char digits[12];
    snprintf(digits, sizeof digits, "%d", size);
    if (size == MOST_ACROSS)
        setenv(variable, digits, 1);
}

/* ncurses stores sizes in 16 bits and crashes on larger terminals. It reads
   the size only here; screen_fit handles later changes. Anything beyond
   MOST_ACROSS stays empty. */
static SCREEN *open_terminal(void)
{
    int height = 0;
    int width = 0;
    if (!terminal) {
        height_asked = asked_by("LINES");
        width_asked = asked_by("COLUMNS");
    }
    signals_wake_for_size(); /* first, so that no later size is missed */
    measure_terminal(&height, &width);
    limit_variable("LINES", height);
    limit_variable("COLUMNS", width);
    return newterm(description, stdout, stdin);
}

int screen_open(Look *look)
{
    if (is_open)
        return 1;
    painter_reserve();
    /* Curses would write to a stopped terminal again after a signal. */
    if (!signals_await_file(STDOUT_FILENO, POLLOUT))
        return 0;
    terminal = open_terminal();
    if (!terminal)
        return 0;
    atexit(screen_close);
    catch_falls();
    is_open = 1;
    look->ascii |= !locale_has_symbols();
    is_console = font_read(&console, STDOUT_FILENO);
    find_colours(look);
    set_modes();
    refresh();
    ask_for_abilities();
    painter_open();
    return 1;
}

void screen_close(void)
{
    screen_title(NULL);
    if (is_open) {
        is_open = 0;
        input_ignore();
        painter_close();
        endwin();
        delscreen(terminal);
    }
}

void screen_measure(int *width, int *height)
{
    *width = COLS;
    *height = LINES;
}

int screen_shows_images(const Look *look, int *cell_width, int *cell_height)
{
    *cell_width = abilities()->cell_width;
    *cell_height = abilities()->cell_height;
    return images_protocol(look) != NO_IMAGES;
}

/* ---------------------------------------------------------------- painting */

void screen_paint(const Canvas *canvas, const Look *look)
{
    painter_paint(canvas, look);
}

void screen_paint_again(void)
{
    painter_forget();
}

void screen_ask_again(void)
{
    if (is_open)
        ask_for_abilities();
    painter_forget();
}

/* -------------------------------------------------------------- clipboard */

/* A console would show the sequence, so it gets none. */
void screen_copy(const char *words)
{
    Page page = PAGE_EMPTY;
    if (is_console)
        return;
    page_text(&page, "\033]52;c;");
    base64_page(&page, words, strlen(words));
    page_text(&page, "\a");
    putp(page.text);
    fflush(stdout);
    page_free(&page);
}

/* --------------------------------------------------------- bell and title */

void screen_ring(const Look *look)
{
    if (is_open && look->rings) {
        putp("\a");
        fflush(stdout);
    }
}

static void put_title(const char *words)
{
    Page page = PAGE_EMPTY;
    title.used = 0;
    page_text(&title, words);
    if (!is_titled)
        page_text(&page, "\033[22;2t");
    page_text(&page, "\033]2;");
    page_safe(&page, words);
    page_text(&page, "\a");
    putp(page.text);
    page_free(&page);
}

/* Terminals keep titles on a stack. A console would show the sequences. Taking
   a title back needs no memory, because there may be none left. */
void screen_title(const char *words)
{
    if (!is_open || is_console ||
        (words ? is_titled && strcmp(title.text, words) == 0 : !is_titled))
        return;
    if (words)
        put_title(words);
    else
        putp("\033[23;2t");
    is_titled = words != NULL;
    fflush(stdout);
}

/* -------------------------------------------------------------- suspension */

void screen_rest(void)
{
    screen_title(NULL);
    input_ignore();
    painter_close();
    endwin();
    clock_suspend();
    set_modes();
    screen_fit();
    clearok(curscr, TRUE);
    refresh();
    painter_open();
}
