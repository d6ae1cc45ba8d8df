/* SPDX-License-Identifier: MIT */
/* What MVS does for the program; system.asm asks it. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include "front/mainframe/tod_clock.h"

enum {
    SYSTEM_LINE = 132,  /* the longest printed line */
    SYSTEM_RECORD = 80, /* typed lines, and records of a saved game */
    SYSTEM_NAME = 8     /* a DD name, padded with blanks */
};
#define SYSTEM_END 0xFFFFFFFFUL

/* How the program was started. The assembler knows this order. */
typedef struct SystemStart {
    void *memory;
    u32 size;
    const u8 *parameter; /* two bytes of length, then text */
    u32 is_tso;
    u32 rows, columns; /* in TSO; no rows if the terminal has no screen */
} SystemStart;

/* Plays until the user quits or the input ends. */
void system_play(const SystemStart *start);

/* A line of input, without a newline: its length, or SYSTEM_END. */
u32 system_get_line(char *line);
void system_put_line(const char *line, u32 length);

/* Full screen, in TSO. The record's length is 0 after an attention key, and
   SYSTEM_END when the terminal is gone. */
void system_screen_mode(u32 on);
void system_put_screen(const u8 *stream, u32 length);
u32 system_get_screen(u8 *record, u32 room);

void system_read_clock(TodClock *clock);

/* A saved game: the dataset that a DD name stands for. Opening returns 0 if
   there is no such DD, and reading returns 0 at the end. */
u32 system_open_game(const char *name, u32 writing);
u32 system_get_record(char *record);
void system_put_record(const char *record);
void system_close_game(void);

#endif
