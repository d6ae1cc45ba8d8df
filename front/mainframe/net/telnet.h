/* SPDX-License-Identifier: MIT */
/* Telnet as 3270 terminals use it: negotiating the terminal type, and records
   of binary data that end with a mark. It copes with any bytes. */
#ifndef TELNET_H
#define TELNET_H

#include "front/mainframe/panel.h"
#include "host/page.h"

enum {
    TELNET_RECORD = 512, /* what is longer is forgotten, and told so */
    TELNET_NAME = 40     /* of a kind of terminal */
};

typedef struct Telnet {
    u8 state;    /* within a command */
    u8 verb;     /* that waits for its option */
    u8 agreed;   /* what both sides have said yes to */
    u8 patience; /* so many needless requests are still answered */
    u8 overlong;
    u8 option[TELNET_NAME];
    u16 option_length;
    u16 length;
    u8 record[TELNET_RECORD];
    Terminal terminal;
} Telnet;

typedef enum TelnetNews {
    TELNET_NOTHING,
    TELNET_READY, /* the terminal is known, and takes screens */
    TELNET_SAID,  /* record[0] to record[length - 1] */
    TELNET_UNFIT  /* it is no 3270, or talks nonsense */
} TelnetNews;

/* What is to be sent is put on the page. */
void start_telnet(Telnet *telnet, Page *out);
TelnetNews hear_byte(Telnet *telnet, u8 byte, Page *out);
/* A record: a command and its data. */
void put_record(Page *out, u8 command, const u8 *bytes, size_t length);

#endif
