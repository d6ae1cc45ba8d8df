/* SPDX-License-Identifier: MIT */
/* Bytes from a connection to the 3270 server: telnet, records, the desk. The
   answer is well-formed telnet, and memory stays within a seat's share. */
#include <string.h>

#include "front/mainframe/net/seat.h"
#include "fuzzing.h"

enum { IAC = 255, MARK = 239, MOST_PIECE = 64 };

static SharedPanel shared;

/* A mark ends each record, which is no longer than a screen can be. */
static void check_output(const Page *out)
{
    const u8 *bytes = (const u8 *)out->text;
    size_t at, begun = 0;
    for (at = 0; at + 1 < out->used; at++) {
        if (bytes[at] != IAC || bytes[++at] == IAC)
            continue;
        REQUIRE(bytes[at] == MARK || bytes[at] >= 240);
        if (bytes[at] == MARK) {
            REQUIRE(at - begun <= 2 * PANEL_STREAM);
            begun = at + 1;
        } else if (bytes[at] > 250) {
            at++;
        }
    }
}

/* Bytes arrive in pieces, as from a network. While a code is replayed, none is
   heard. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t at = 0;
    Seat seat;
    seat_open(&seat);
    while (at < size && !seat.gone) {
        const size_t piece = size - at < MOST_PIECE ? size - at : MOST_PIECE;
        const int busy = seat_is_busy(&seat);
        const u32 before = seat.taken ? seat.desk.work : 0;
        const size_t used = seat_take(&seat, &shared, data + at, piece);
        REQUIRE(busy ? !used : used && used <= piece);
        REQUIRE(!busy || seat.desk.work - before <= SEAT_REPLAYS);
        at += used;
        REQUIRE(seat.memory <= SEAT_MEMORY);
        check_output(&seat.out);
        page_free(&seat.out);
    }
    seat_close(&seat);
    REQUIRE(!seat.memory);
    return 0;
}
