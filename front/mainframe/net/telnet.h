/* SPDX-License-Identifier: MIT */
/* Telnet as 3270 terminals use it: the terminal type is negotiated, and binary
   records end with a mark. Any input is safe. */
#ifndef TELNET_H
#define TELNET_H

#include "front/mainframe/panel.h"
#include "host/page.h"

enum {
    TELNET_RECORD = 512, /* a longer record is dropped */
    TELNET_NAME = 40     /* longest terminal type */
};

typedef struct Telnet {
    u8 state;    /* state of the parser within a command */
    u8 verb;     /* the verb whose option comes next */
    u8 agreed;   /* what both sides have agreed on */
    u8 patience; /* how many unneeded requests are still answered */
    u8 overlong;
    u8 option[TELNET_NAME];
    u16 option_length;
    u16 length;
    u8 record[TELNET_RECORD];
    Terminal terminal;
} Telnet;

typedef enum TelnetNews {
    TELNET_NOTHING,
    TELNET_READY, /* the terminal is known and accepts screens */
    TELNET_SAID,  /* a record has arrived: record[0] to record[length - 1] */
    TELNET_UNFIT  /* the client is not a 3270, or sends nonsense */
} TelnetNews;

/* Both functions append to the page what is to be sent. */
void telnet_start(Telnet *telnet, Page *out);
TelnetNews telnet_take_byte(Telnet *telnet, u8 byte, Page *out);
/* Appends a record: a command and its data. */
void telnet_put_record(Page *out, u8 command, const u8 *bytes, size_t length);

#endif
