/* SPDX-License-Identifier: MIT */
/* A game being played: what the loop and the commands share. */
#ifndef TABLE_H
#define TABLE_H

#include "advice/explain.h"
#include "front.h"

typedef struct Table {
    Session *session;
    const Front *front;
    Keeping *keeping;    /* NULL: nothing is kept */
    StoreAnswer trouble; /* with keeping, that has been told */
    Brain *brain;        /* who is asked for hints and verdicts */
    Trace trace;         /* room for what one move makes happen */
    int refused;         /* lines, or parts of them */
    int left;
    int silent; /* of the sliding puzzle's distance */
    /* What "deal" made of the variant that was played before. */
    u8 dealt[VARIANT_SIZE], usual[VARIANT_SIZE];
} Table;

typedef struct Command {
    const char *name;
    const char *also; /* a letter for short */
    const char *takes;
    const char *help; /* at most 25 characters: two commands share a line */
    void (*run)(Table *table, Reader *rest);
} Command;

/* commands.c: those that every game knows, and those for programs; advised/:
   those of the sliding puzzle alone. A name of NULL ends a list. */
extern const Command shared_commands[], inner_commands[], sliding_commands[];
const Command *take_command(const Command *list, Reader *reader);
void page_commands(Page *page, const Command *list);
/* Two of them that are also known elsewhere. */
void run_say(Table *table, Reader *rest);
void run_quit(Table *table, Reader *rest);

/* Makes room for what the session's game can make happen. */
void fit_table(Table *table);
void tell(const Table *table, Tone tone, const char *text);
void tell_page(const Table *table, Tone tone, Page *page); /* and frees it */
void tell_refusal(Table *table, const char *text);
void tell_fault(Table *table, const Fault *fault);
/* "FreeCell, variant 4cells, seed 617"; "FreeCell, easy, variant ..." */
void page_deal(Page *page, const Session *session);
/* The last words, when the position is the last. */
void tell_ending(Table *table);
/* Shows a position that is new, and the last words. */
void show_new(Table *table, const Trace *trace);
/* loop.c: a line that is a command or moves */
void obey_words(Table *table, Reader *line);
/* Has a line obeyed, or refused when it is none, by the length that was told
   for it; 0 when it was the last. */
int obey_line(Table *table, int length, const Page *line,
              void (*obey)(Table *table, Reader *line));
/* Does what is wanted or tells why not; the second shows what came of it. */
int wish(Table *table, const Intent *intent, Reply *reply);
void wish_and_show(Table *table, const Intent *intent);
/* What is told now is help, which counts until the game is over. */
void count_help(Table *table);

/* The session's game is another one now: keeps it, and shows it. */
void sit_down(Table *table);
/* advised/sliding_commands.c: how far it still is, where somebody looks on */
void tell_sliding_distance(Table *table);
/* The variant of a new game of which nothing else is said. */
const u8 *sliding_usual_variant(const Table *table);

/* advised/advice_commands.c: the commands that ask for advice */
void run_winnable(Table *table, Reader *rest);
void run_par(Table *table, Reader *rest);
void run_review(Table *table, Reader *rest);
/* Plays hint after hint. */
void run_auto(Table *table, Reader *rest);
/* In how few moves a game that was just won could have been. */
void tell_par(Table *table);

/* keeping.c: keeps the game as it is now, and tells when it can't */
void keep_game(Table *table);
/* What is played from now on is a game of its own. */
void part_game(Table *table);
/* The commands for games that are kept. */
void run_list(Table *table, Reader *rest);
void run_open(Table *table, Reader *rest);
void run_call(Table *table, Reader *rest);

/* commands.c: 1 when it is saved, or why not; what is left on the line, ""
   when there is nothing */
int save_into(const Session *session, const char *path, Page *why);
void page_rest(Page *page, Reader *rest);

#endif
