/* SPDX-License-Identifier: MIT */
/* One remote terminal. A seat turns data from the connection into input for
   its desk, and the desk into screens for the connection. A seat never uses
   more than its share of memory, whatever the client sends. */
#ifndef SEAT_H
#define SEAT_H

#include "front/mainframe/desk.h"
#include "telnet.h"

/* The memory limit of a game, including its moves and hints, and how many
   moves of a code a seat replays before the others have their turns. */
enum { SEAT_MEMORY = 192 << 10, SEAT_REPLAYS = 256 };

/* The buffers that all seats share, since only one seat is drawn at a time. */
typedef struct SharedPanel {
    Panel panel;
    u8 stream[PANEL_STREAM];
} SharedPanel;

typedef struct Seat {
    Telnet telnet;
    Desk desk;
    size_t memory; /* bytes allocated */
    Page out;      /* output waiting to be sent */
    u32 records;   /* number of records received */
    int taken;     /* whether the desk is open */
    int gone;      /* input is ignored; pending output is still sent */
} Seat;

void seat_open(Seat *seat);
void seat_close(Seat *seat);
/* Handles input up to the end of a record, and returns the number of bytes
   used. While the seat is busy, it goes on with the last record instead, and
   uses none. */
size_t seat_take(Seat *seat, SharedPanel *stage, const u8 *bytes,
                 size_t length);
int seat_is_busy(const Seat *seat);
/* Ends a connection that can play: the message appears below the screen, if
   the client has one. */
void seat_close_politely(Seat *seat, SharedPanel *stage, const char *words);

#endif
