/* SPDX-License-Identifier: MIT */
/* One remote terminal: data from the connection becomes answers for a desk,
   and the desk becomes screens for the connection. A seat never takes more
   memory than it is given, whatever arrives. */
#ifndef SEAT_H
#define SEAT_H

#include "front/mainframe/desk.h"
#include "telnet.h"

/* What a game may take, its moves and hints with it. */
enum { SEAT_MEMORY = 192 << 10 };

/* What all seats share, since only one is drawn at a time. */
typedef struct SharedPanel {
    Panel panel;
    u8 stream[PANEL_STREAM];
} SharedPanel;

typedef struct Seat {
    Telnet telnet;
    Desk desk;
    size_t memory; /* taken */
    Page out;      /* to be sent */
    u32 records;   /* that came from it */
    int taken;     /* the desk is open */
    int gone;      /* nothing more is heard; what is left is sent */
} Seat;

void open_seat(Seat *seat);
void close_seat(Seat *seat);
/* Up to the end of a record; returns how many bytes it took. */
size_t hear_seat(Seat *seat, SharedPanel *stage, const u8 *bytes,
                 size_t length);
/* The last words to somebody who can't play. */
void dismiss_seat(Seat *seat, const char *words);
/* To somebody who could: below the screen, when there is one. */
void bid_farewell(Seat *seat, SharedPanel *stage, const char *words);

#endif
