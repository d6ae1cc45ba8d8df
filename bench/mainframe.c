/* SPDX-License-Identifier: MIT */
/* How long the server takes to answer a 3270 terminal, from the bytes received
   to the bytes sent. */
#include <stdio.h>
#include <string.h>

#include "cpu_clock.h"
#include "front/mainframe/ebcdic.h"
#include "front/mainframe/net/seat.h"

enum { ROUNDS = 2000 };

static SharedPanel stage;

static void hear(Seat *seat, const void *bytes, size_t length)
{
    const u8 *at = bytes;
    const u8 *end = at + length;
    while (at < end)
        at += seat_take(seat, &stage, at, (size_t)(end - at));
}

static void type(Seat *seat, const char *words)
{
    u8 record[128] = {KEY_ENTER, 0x40, 0x40};
    size_t length = 3;
    while (*words)
        record[length++] = ebcdic_of_sign(*words++);
    record[length++] = 255;
    record[length++] = 239;
    page_free(&seat->out);
    hear(seat, record, length);
}

static void greet(Seat *seat, char model)
{
    char words[] = "\xff\xfb\x18\xff\xfa\x18\x00IBM-3279-?-E\xff\xf0\xff\xfb"
                   "\x19\xff\xfd\x19\xff\xfb\x00\xff\xfd";
    *strchr(words + 7, '?') = model;
    seat_open(seat);
    hear(seat, words, sizeof words);
}

/* Plays two moves that undo each other, again and again. Each one is a move
   and a screen. */
static void measure(const char *start, const char *there, const char *back,
                    char model)
{
    Seat seat;
    double begun;
    int i;
    greet(&seat, model);
    type(&seat, start);
    begun = seconds_on(CLOCK_MONOTONIC);
    for (i = 0; i < ROUNDS; i++)
        type(&seat, i % 2 ? back : there);
    printf("%-20s model %c %9.1f us a screen %7zu bytes\n", start, model,
           (seconds_on(CLOCK_MONOTONIC) - begun) / ROUNDS * 1e6,
           seat.out.used);
    seat_close(&seat);
}

int main(void)
{
    static const char models[] = "245";
    const char *model;
    for (model = models; *model; model++) {
        measure("kulki plum", "drop", "drop", *model);
        measure("mahjong 7", "e5 s3", "undo", *model);
        measure("freecell 617", "2a", "undo", *model);
        measure("sliding 10x10 plum", "u", "d", *model);
    }
    return 0;
}
