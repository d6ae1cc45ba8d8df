/* SPDX-License-Identifier: MIT */
/* A game being played at a front end. The main loop and the commands share
   this struct and these functions. */
#ifndef TABLE_H
#define TABLE_H

#include "advice/explain.h"
#include "front.h"

typedef struct Table {
    Session *session;
    const Front *front;
    Keeping *keeping;    /* NULL, or without a store: the game isn't stored */
    StoreAnswer trouble; /* the problem that the player knows about */
    Brain *brain;        /* answers requests for hints and verdicts */
    Trace trace;         /* room for the events of one move */
    int refused;         /* how many lines, or parts of them, were refused */
    int left;
    int warned;   /* that leaving this game loses its latest moves */
    int silent;   /* don't show the sliding puzzle's distance */
    int hintless; /* refuse hints and other help */
    int stopped;  /* the player has interrupted the search for a hint */
    const struct Command *offers; /* commands that "help new" lists */
    /* The variant that "deal" chose, and the one played before it. */
    u8 dealt[VARIANT_SIZE], usual[VARIANT_SIZE];
} Table;

typedef struct Command {
    const char *name;
    const char *also; /* one-letter abbreviation */
    const char *takes;
    const char *help; /* at most 25 characters, because two commands share a
                         line */
    void (*run)(Table *table, Reader *rest);
} Command;

/* Commands that every game has, commands for programs (both in commands.c),
   those that need a store or that players at terminals like (in stored/),
   those that need a solver (in advised/), and commands of the sliding puzzle
   (in advised/). A name of NULL ends a list. */
extern const Command shared_commands[], inner_commands[], stored_commands[],
    calm_commands[], advised_commands[], sliding_commands[];
/* Those of them that "help" has no room for; NULL ends them. */
extern const Command *const more_commands[];
const Command *take_command(const Command *list, Reader *reader);
/* Writes two commands per line, from this column on; returns the next one's
   column. */
int page_commands(Page *page, const Command *list, int column);
/* stored/start_commands.c: commands that offer starts, listed by "help new";
   empty in a program without a store */
extern const Command start_commands[];
/* Commands that other files call too. */
void run_say(Table *table, Reader *rest);
void run_quit(Table *table, Reader *rest);

/* Makes room for the events of a move of the session's game. */
void fit_table(Table *table);
/* telling.c */
void tell(const Table *table, Tone tone, const char *text);
void tell_page(const Table *table, Tone tone, Page *page); /* also frees it */
void tell_refusal(Table *table, const char *text);
/* Gives a code to copy, and frees it; its title says what it is. */
void tell_code(const Table *table, const char *title, Page *code);
void tell_fault(Table *table, const Fault *fault);
/* Tells why a choice was refused whose last word ends where the reader is. */
void tell_refused_choice(Table *table, const Choice *choice,
                         const Reader *rest, const Fault *fault);
/* Writes the rest of the line, "" if it is empty. */
void page_rest(Page *page, Reader *rest);
/* Writes "FreeCell, variant 4cells, seed 617" or "FreeCell, easy, variant
   ...". */
void page_deal(Page *page, const Session *session);
/* table.c: tells the ending if the position is the last */
void tell_ending(Table *table);
/* Shows a new position, and the ending if there is one. */
void show_new(Table *table, const Trace *trace);
/* loop.c: obeys a line with a command or moves */
void obey_words(Table *table, Reader *line);
/* Obeys a line, or refuses it if its length is one of the values of front.h.
   Returns 0 after the last line. */
int obey_line(Table *table, int length, const Page *line,
              void (*obey)(Table *table, Reader *line));
/* wish carries out a request or tells why it was refused; wish_and_show also
   shows the result. */
int wish(Table *table, const Intent *intent, Reply *reply);
void wish_and_show(Table *table, const Intent *intent);
/* Whatever asks the brain goes through these, because it may take long. They
   return 0 if the player interrupted it; then there is no result, and nothing
   more to tell. table_ask has a question answered on a page. */
int table_think(const Table *table, void (*work)(void *context),
                void *context);
int table_ask(const Table *table, Page *page,
              void (*question)(Page *page, Brain *brain,
                               const Session *session));
/* Counts what is told now as help, unless the game is over. */
void count_help(Table *table);

/* Stores and shows the session's game after another one has replaced it. */
void sit_down(Table *table);
/* advised/sliding_commands.c: tells the distance to the goal if somebody is
   watching */
void tell_sliding_distance(Table *table);
/* The variant of a new game unless the player chooses one. */
const u8 *sliding_usual_variant(const Table *table);

/* advised/advice_commands.c: the commands that ask for advice */
void run_winnable(Table *table, Reader *rest);
void run_par(Table *table, Reader *rest);
void run_review(Table *table, Reader *rest);
/* What is told if there is no review. */
extern const char no_review[];
/* Autoplay: plays hint after hint. */
void run_auto(Table *table, Reader *rest);
/* advised/send_command.c: sends a piece where it belongs */
void run_send(Table *table, Reader *rest);
/* advised/losing_move.c: returns to the position before the losing move */
void run_rewind(Table *table, Reader *rest);
/* Tells the par of a game that was just won. */
void tell_par(Table *table);

/* commands.c: deals the choice, on its layout if it has one, after a search if
   it has a level; the variant and the seed are filled in if they weren't
   chosen */
void deal_choice(Table *table, Choice *choice);

/* keeping.c: stores the game as it is now, and reports when that fails */
void keep_game(Table *table);
/* Stores the game before the player leaves it. Call it before anything
   replaces or ends the session. If the game can't be stored, returns 0 and
   says so; once the player has been warned, the game may go. */
int leave_game(Table *table);
/* If another daily puzzle is chosen than is being played, and it is in
   progress, it goes on. Returns 0 if it has to be dealt. */
int resume_daily(Table *table, const Choice *choice);
/* Tells if the daily puzzle that has just been dealt was finished before. */
void tell_finished_before(Table *table);
/* Goes to the next puzzle of the session's date that isn't finished, be it in
   progress; if all are, says so. */
void deal_next_daily(Table *table);
/* Stores what is played from now on as a separate game. */
void part_game(Table *table);
/* Returns 1 if games are stored; otherwise tells the player that they
   aren't. */
int has_store(Table *table);
/* Tells why the store couldn't do something. */
void tell_store_trouble(Table *table);
/* Tells what was read from the store, or why that failed. */
void tell_read(Table *table, Page *page, StoreAnswer answer);
/* The commands for stored games. */
void run_list(Table *table, Reader *rest);
void run_open(Table *table, Reader *rest);
void run_call(Table *table, Reader *rest);

/* stored/standing_telling.c: tells a player how a game that has just been
   finished compares with earlier ones */
void tell_standing(Table *table);

/* stored/calm_commands.c: returns 1, and says so, if the player has turned off
   what would count as help */
int refuses_hints(Table *table);

/* commands.c: returns 1 if a file with this text can be loaded, or writes why
   not */
int save_fits(const Page *text, Page *why);
/* Returns 1 if the game was saved, or writes why not. */
int save_into(const Session *session, const char *path, Page *why);

#endif
