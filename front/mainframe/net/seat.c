/* SPDX-License-Identifier: MIT */
/* Connects a remote terminal to a desk: parses Telnet, passes records to the
   desk, and sends the screens. An allocator with a limit serves each seat. */
#include "seat.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "host/clock.h"

/* ------------------------------------------------------ bounded memory */

/* Precedes each piece of allocated memory and keeps it aligned. */
typedef union SeatBlock {
    size_t size;
    max_align_t align; /* cppcheck-suppress unusedStructMember ; it aligns */
} SeatBlock;

static void *resize(void *context, void *memory, u32 size)
{
    Seat *seat = context;
    SeatBlock *old = memory ? (SeatBlock *)memory - 1 : NULL;
    const size_t before = old ? old->size : 0;
    SeatBlock *fresh;
    if (seat->memory - before + size > SEAT_MEMORY)
        return NULL;
    seat->memory -= before;
    if (!size) {
        free(old);
        return NULL;
    }
    fresh = realloc(old, sizeof *fresh + size);
    seat->memory += fresh ? size : before;
    if (!fresh)
        return NULL;
    fresh->size = size;
    return fresh + 1;
}

/* ------------------------------------------------------------------ life */

void seat_open(Seat *seat)
{
    memset(seat, 0, sizeof *seat);
    telnet_start(&seat->telnet, &seat->out);
}

void seat_close(Seat *seat)
{
    if (seat->taken)
        desk_close(&seat->desk);
    page_free(&seat->out);
}

/* Ends a connection that cannot play, with a final message. */
static void dismiss(Seat *seat, const char *words)
{
    page_text(&seat->out, words);
    page_text(&seat->out, "\r\n");
    seat->gone = 1;
}

static void tell_day(char *day)
{
    Moment now;
    clock_now(&now);
    memcpy(day, now.day, DATE_SIZE);
}

static void take_seat(Seat *seat)
{
    const Host host = {seat, resize};
    u8 seed[SEED_SIZE] = {0};
    if (getrandom(seed, sizeof seed, 0) < 0)
        seed[0] = (u8)rand();
    desk_open(&seat->desk, &host, &seat->telnet.terminal, seed, tell_day);
    seat->desk.most_replayed = SEAT_REPLAYS;
    seat->taken = 1;
}

static void show_seat(Seat *seat, SharedPanel *stage)
{
    desk_draw(&seat->desk, &stage->panel);
    telnet_put_record(&seat->out, panel_command(&seat->telnet.terminal),
                      stage->stream,
                      panel_write(&stage->panel, stage->stream));
}

int seat_is_busy(const Seat *seat)
{
    return seat->taken && seat->desk.reading;
}

void seat_close_politely(Seat *seat, SharedPanel *stage, const char *words)
{
    if (!seat->taken) {
        dismiss(seat, words);
        return;
    }
    desk_note_words(&seat->desk, words);
    seat->desk.refused = 1;
    show_seat(seat, stage);
    seat->gone = 1;
}

/* ---------------------------------------------------------------- hearing */

static void answer(Seat *seat, SharedPanel *stage)
{
    if (seat->desk.left)
        seat->gone = 1;
    else if (!seat_is_busy(seat))
        show_seat(seat, stage);
}

static void obey_record(Seat *seat, SharedPanel *stage)
{
    const Telnet *telnet = &seat->telnet;
    PanelInput input;
    seat->records++;
    panel_input_read(&input, telnet->record, telnet->length);
    desk_obey_input(&seat->desk, &stage->panel, &input);
    answer(seat, stage);
}

static void heed_news(Seat *seat, SharedPanel *stage, TelnetNews news)
{
    if (news == TELNET_UNFIT) {
        dismiss(seat, _("Quadrille: this port is for 3270 terminals, such "
                        "as x3270 and c3270."));
    } else if (news == TELNET_READY) {
        take_seat(seat);
        show_seat(seat, stage);
    } else if (news == TELNET_SAID) {
        obey_record(seat, stage);
        seat->telnet.length = 0;
    }
}

size_t seat_take(Seat *seat, SharedPanel *stage, const u8 *bytes,
                 size_t length)
{
    TelnetNews news = TELNET_NOTHING;
    size_t at = 0;
    if (seat_is_busy(seat)) {
        desk_replay_code(&seat->desk);
        answer(seat, stage);
        return 0;
    }
    while (at < length && !seat->gone && news == TELNET_NOTHING) {
        news = telnet_take_byte(&seat->telnet, bytes[at++], &seat->out);
        heed_news(seat, stage, news);
    }
    return at;
}
