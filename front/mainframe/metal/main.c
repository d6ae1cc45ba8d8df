/* SPDX-License-Identifier: MIT */
/* Quadrille without an operating system. It serves a console that prints lines
   and terminals with screens, each with its own desk. */
#include "channel.h"
#include "front/mainframe/arena.h"
#include "front/mainframe/paper.h"
#include "front/mainframe/tod_clock.h"

enum {
    PRINT_LINE = 0x09,
    READ_LINE = 0x0A,
    READ_MODIFIED = 0x06,
    WRITE_STRUCTURED = 0x11,
    LINE_LENGTH = 130,
    RECORD_LENGTH = 1024,
    ARENA_SIZE = 1 << 20
};

/* The user at a device. */
typedef struct Place {
    Desk desk;
    u8 greeted; /* the first screen has been sent */
    u8 asked;   /* the terminal has been asked for its type */
} Place;

static Place places[MOST_DEVICES];
static Panel panel;
static u8 stream[PANEL_STREAM];
static char console_line[LINE_LENGTH];
static u32 arena[ARENA_SIZE / sizeof(u32)] __attribute__((aligned(8)));
static Host host;
static Paper paper;

void metal_play(void);
void halt(void);

/* --------------------------------------------------------------- console */

static void print_line(void *own, const char *text, u8 length)
{
    char line[LINE_LENGTH];
    u8 i;
    for (i = 0; i < length; i++)
        line[i] = text[i];
    if (!length)
        line[length++] = ' ';
    (void)channel_do_command(own, PRINT_LINE, line, length);
}

static void print_words(Device *device, const char *words)
{
    print_line(device, words, (u8)text_length(words));
}

/* The pending read ends when a line is typed, however late. The console's
   attention interruption could get lost while it prints, but the result of a
   pending read does not. */
static void ask_console(Device *device)
{
    (void)channel_begin_command(device, READ_LINE, console_line, LINE_LENGTH);
}

static void serve_console(Device *device, Place *place)
{
    const u16 length = (u16)(LINE_LENGTH - device->left);
    if (!device->failed)
        paper_obey(&place->desk, &panel, &paper, console_line, length);
    if (place->desk.left)
        halt();
    ask_console(device);
}

/* --------------------------------------------------------------- screens */

static void show(Device *device, Place *place)
{
    desk_draw(&place->desk, &panel);
    place->greeted =
        channel_do_command(device, panel_command(&place->desk.terminal),
                           stream, panel_write(&panel, stream));
}

/* The answer arrives as input, like any other. An early terminal that does not
   understand the query has no colours. */
static void ask_terminal(Device *device, Place *place)
{
    static const u8 question[] = {0, 5, 1, 0xFF, 2};
    bytes_copy(stream, question, sizeof question);
    place->asked =
        channel_do_command(device, WRITE_STRUCTURED, stream, sizeof question);
    if (place->asked)
        return;
    terminal_choose_model(&place->desk.terminal, 2, 0);
    show(device, place);
}

static void hear_terminal(Device *device, Place *place, const u8 *record,
                          u16 length)
{
    PanelInput answer;
    panel_input_read(&answer, record, length);
    if (answer.aid == KEY_QUERY)
        terminal_read_query(&place->desk.terminal, record, length);
    else
        desk_obey_input(&place->desk, &panel, &answer);
    place->asked = 0;
    place->desk.left = 0;
    show(device, place);
}

static void serve_terminal(Device *device, Place *place)
{
    u8 record[RECORD_LENGTH];
    const u8 came = device->came;
    device->came = 0;
    if (came || !device->called) {
        ask_terminal(device, place);
        return;
    }
    device->called = 0;
    if (channel_do_command(device, READ_MODIFIED, record, sizeof record))
        hear_terminal(device, place, record,
                      (u16)(sizeof record - device->left));
}

/* ------------------------------------------------------------------ life */

static void store_clock(TodClock *clock)
{
    __asm__ volatile("stck %0" : "=Q"(*clock) : : "cc");
}

static void tell_day(char *day)
{
    TodClock clock;
    store_clock(&clock);
    tod_clock_day(&clock, day);
}

/* Nobody knows the exact time of the start, so it serves as a seed. */
static void open_place(Place *place)
{
    u8 seed[SEED_SIZE];
    Terminal terminal;
    TodClock clock;
    store_clock(&clock);
    bytes_copy(seed, &clock, SEED_SIZE);
    terminal_choose_model(&terminal, 2, 0);
    desk_open(&place->desk, &host, &terminal, seed, tell_day);
}

static void greet_all(void)
{
    u8 i;
    for (i = 0; i < MOST_DEVICES; i++) {
        devices[i].done = 1;
        if (!devices[i].id)
            continue;
        open_place(&places[i]);
        if (i)
            ask_terminal(&devices[i], &places[i]);
    }
    paper_start(&paper, print_line, &devices[0]);
    paper_obey(&places[0].desk, &panel, &paper, "", 0);
    print_words(&devices[0], N_("Type here, or use a terminal."));
    ask_console(&devices[0]);
}

static u8 serve_one(void)
{
    u8 i;
    if (devices[0].id && devices[0].done) {
        serve_console(&devices[0], &places[0]);
        return 1;
    }
    for (i = 1; i < MOST_DEVICES; i++)
        if (devices[i].called || devices[i].came) {
            serve_terminal(&devices[i], &places[i]);
            return 1;
        }
    return 0;
}

void metal_play(void)
{
    arena_open(&host, arena, ARENA_SIZE);
    channel_find_devices();
    greet_all();
    for (;;)
        if (!serve_one())
            channel_await_devices();
}
