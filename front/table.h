/* SPDX-License-Identifier: MIT */
/* A game being played on a front: what the loop and the commands share. */
#ifndef TABLE_H
#define TABLE_H

#include "front.h"

typedef struct Table {
    Session *session;
    const Front *front;
    Trace trace; /* room for what one move makes happen */
    int refused; /* lines, or parts of them */
    int left;
} Table;

typedef struct Command {
    const char *name;
    const char *also; /* a letter for short */
    const char *takes;
    const char *help; /* a few words: two commands share a line */
    void (*run)(Table *table, Reader *rest);
} Command;

/* commands.c: those that every game knows; a name of NULL ends the list */
extern const Command commands[];
const Command *take_command(Reader *reader);

/* Makes room for what the session's game can make happen. */
void fit_table(Table *table);
void tell(const Table *table, Tone tone, const char *text);
void tell_page(const Table *table, Tone tone, Page *page); /* and frees it */
void tell_refusal(Table *table, const char *text);
void tell_fault(Table *table, const Fault *fault);
/* Shows a position that is new, and the last words when it is the last. */
void show_new(Table *table, const Trace *trace);
/* Does what is wanted or tells why not; the second shows what came of it. */
int wish(Table *table, const Intent *intent, Reply *reply);
void wish_and_show(Table *table, const Intent *intent);

#endif
