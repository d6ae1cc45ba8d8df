/* SPDX-License-Identifier: MIT */
/* A game being played at a front end. The main loop and the commands share
   this struct and these functions. */
#ifndef TABLE_H
#define TABLE_H

#include "advice/advisor_state.h"
#include "front.h"
#include "table/spoken.h"

typedef struct Table {
    Session *session;
    const Front *front;
    Autosave *autosave;  /* NULL, or without a store: the game isn't stored */
    StoreAnswer trouble; /* the problem that the player knows about */
    Advisor *advisor;    /* answers requests for hints and verdicts */
    Trace trace;         /* room for the events of one move */
    int refused;         /* how many lines, or parts of them, were refused */
    int left;
    int warned;   /* that leaving this game loses its latest moves */
    int quiet;    /* don't tell more than the position: see Kit.tell_more */
    int hintless; /* refuse hints and other help */
    int stopped;  /* the player has interrupted the search for a hint */
    const struct Command *offers; /* commands that "help new" lists */
    /* The variant that a command dealt although the player chose none, and
       the one played before it, which the next new game has again. */
    u8 dealt[VARIANT_SIZE], usual[VARIANT_SIZE];
} Table;

/* Makes room for the events of a move of the session's game. */
void table_resize_trace(Table *table);
/* Stores and shows the session's game after another one has replaced it. */
void table_adopt_session(Table *table);
/* The variant of a new game unless the player chooses one. */
const u8 *table_usual_variant(const Table *table);

/* Tells the ending if the position is the last. */
void table_tell_ending(Table *table);
/* Shows a new position, or tells what has changed, and the ending if there is
   one. */
void table_show(Table *table, const Trace *trace, SpokenStep step);

/* table_do carries out an intent or tells why it was refused;
   table_do_and_show also shows the result. */
int table_do(Table *table, const Intent *intent, Reply *reply);
void table_do_and_show(Table *table, const Intent *intent);
/* Counts what is told now as help, unless the game is over. */
void table_count_help(Table *table);

/* Whatever asks the advisor goes through these, because it may take long. They
   return 0 if the player interrupted it; then there is no result, and nothing
   more to tell. table_ask has a question answered on a page. */
int table_think(const Table *table, void (*work)(void *context),
                void *context);
int table_ask(const Table *table, Page *page,
              void (*question)(Page *page, Advisor *advisor,
                               const Session *session));

#endif
