/* SPDX-License-Identifier: MIT */
/* The games as a WebAssembly module: one game at a time, and a solver for it.
   Numbers have 32 bits. A call that can be refused returns 0 or a reason, and
   the text then explains it.

   A page has two modules. One holds the game. The other one runs in a thread
   of its own and gets the game as text (load) before each question that takes
   a while. What the page stores is the business of another program: see
   front/web/records. */
#ifndef MODULE_H
#define MODULE_H

#include "front/web/exchange/exchange.h"
#include "table/table.h"

/* ---------------------------------------------------------------- chance */

/* Passes sixteen random bytes, once. Seeds that the player does not choose
   come from these. */
EXPORT(set_chance) void module_set_chance(u32 length);
/* Sets the player's local date, which "daily" refers to. */
EXPORT(set_today) u32 module_set_today(u32 length);

/* ------------------------------------------------------------------- games */

EXPORT(games) u32 module_count_games(void);
/* {"name":"kulki","title":...,"variants":[{"name":...,"help":...}],...} */
EXPORT(game_text) u32 module_describe_game(u32 index);

/* Starts a new game; if that is refused, the current game continues. The input
   is the variant followed by the seed (empty: a random one), a board, a date,
   or words as on the command line: "lines98 plum", "617", "daily", "hard"
   (slow). */
EXPORT(open) u32 module_open_game(u32 game, u32 variant, u32 seed);
EXPORT(open_board) u32 module_open_board(u32 game, u32 variant, u32 board);
EXPORT(open_daily) u32 module_open_daily(u32 game, u32 date);
EXPORT(open_words) u32 module_open_words(u32 game, u32 length);
/* Loads a saved game or a share code. */
EXPORT(load) u32 module_load_game(u32 length);

/* ----------------------------------------------------------------- layouts */

/* Starts Mahjong on a layout; if that is refused, the current game continues.
   The input is words as for "open", the layout's name, and the list of its
   places. */
EXPORT(open_layout) u32 module_open_layout(u32 words, u32 name, u32 layout);

/* ---------------------------------------------------------------- position */

/* Returns the number of pieces. module_pieces_at has seven bytes for each:
   spot, x, y, z, kind, value, marks. */
EXPORT(look) u32 module_look_pieces(void);
EXPORT(pieces_at) const Piece *module_pieces_at(void);
/* The same for the position after "at" moves of the game. */
EXPORT(look_back) u32 module_look_back(u32 at);
/* {"game":...,"variant":...,"seed":...,"status":"going",...} */
EXPORT(state) u32 module_page_state(void);
/* Returns the number of legal moves, which are at module_move_list_at, two
   bytes each. */
EXPORT(moves) u32 list_moves(void);
EXPORT(move_list_at) const u16 *module_move_list_at(void);
EXPORT(move_text) u32 module_write_move(u32 move);
/* Returns the number of events that a move would have after "at" moves of the
   game, or 0 if it would be refused. They are at move_events_at, four bytes
   each. */
EXPORT(move_events) u32 list_events_of_move(u32 at, u32 move);
EXPORT(move_events_at) const Event *module_events_of_move_at(void);
/* Whether touching the second spot while the first is held is a move. */
EXPORT(reaches) u32 module_reaches_spot(u32 held, u32 spot);

/* -------------------------------------------------------------------- play */

enum { TOUCHED_TO_MOVE = 3 }; /* 1: held, 2: released */

/* Returns 0 and the text of a refusal, or one of the above. */
EXPORT(touch) u32 module_touch_spot(u32 spot);
EXPORT(play) u32 module_play_text(u32 length);
EXPORT(play_move) u32 module_play_move(u32 move);
EXPORT(undo) u32 module_undo_move(void);
EXPORT(redo) u32 module_redo_move(void);
EXPORT(go_to) u32 module_go_to_number(u32 number);
EXPORT(again) u32 module_play_again(void);
EXPORT(tick) u32 module_pass_time(u32 milliseconds);
/* The move that goes on finishing a game in which nothing is left to decide;
   NO_ADVICE if something is. */
EXPORT(finish) u32 module_find_finish(void);
/* Counts a hint that the player saw but the other module found. */
EXPORT(count_hint) void module_count_hint(void);
/* Returns the number of events of the last move. module_events_at has four
   bytes for each: what, from, to, value. */
EXPORT(events) u32 module_count_events(void);
EXPORT(events_at) const Event *module_events_at(void);
/* Reads a word, in lower case, of a move that is typed without Enter. Returns
   256 times a Typed (table/typed_moves.h), plus the spot of a complete cell or
   NO_SPOT. The text says what can follow an incomplete word, or begin a move
   if the word is empty. */
EXPORT(typed) u32 module_read_typed(u32 length);
/* Runs a line as typed at a terminal, including commands. Its output is the
   text. Returns how many parts of it were refused. */
EXPORT(obey) u32 module_obey_text(u32 length);

/* ------------------------------------------------------------------- texts */

EXPORT(history)
u32 module_write_history(u32 number); /* the move's number, from 1 */
/* The move itself, or 0 if there is none. */
EXPORT(history_move) u32 module_move_in_history(u32 number);
EXPORT(save) u32 module_save_text(void);
EXPORT(share) u32 module_share_text(void); /* 0: refused, without a reason */
EXPORT(boast) u32 module_boast_text(u32 ascii);
EXPORT(board) u32 module_board_text(void);
EXPORT(say) u32 module_say_text(u32 part);
EXPORT(ending) u32 module_ending_text(void);

/* -------------------------------------------------------------- challenges */

/* Seals the game that has ended. The input is the challenger's name, which may
   be empty, and the milliseconds of play after each move, four bytes each, or
   nothing if these are unknown. Returns 0 and the text of a refusal. */
EXPORT(challenge) u32 module_write_challenge(u32 name, u32 times);
/* Loads the game of a challenge, or of a link that ends with one, at its end.
   The text is the challenger's name. */
EXPORT(load_challenge) u32 module_read_challenge(u32 length);
/* The times of its moves, four bytes each, or NULL. */
EXPORT(challenge_times) const u32 *module_challenge_times(void);

/* ------------------------------------------------------------------ solver */

/* Asks the solver as the command line does, with a memory limit in megabytes.
   Returns a Verdict. The solution is at module_way_at, and the nodes are in
   two halves. */
EXPORT(ask) u32 module_ask_solver(u32 how, u32 megabytes, u32 high, u32 low);
EXPORT(nodes_high) u32 module_nodes_high(void);
EXPORT(nodes_low) u32 module_nodes_low(void);
/* Asks the advisor of the game in progress. Returns a Verdict. */
EXPORT(verdict) u32 module_ask_table(u32 most_nodes);
/* Returns the length of the last verdict's solution, which is at
   module_way_at, two bytes per move. */
EXPORT(way) u32 module_length_of_way(void);
EXPORT(way_at) const u16 *module_way_at(void);
/* Returns the nth best move, from 0, with the reason as text; or NO_ADVICE,
   and the text says why. */
enum { NO_ADVICE = 0x10000 };
EXPORT(hint) u32 module_advise_move(u32 nth);
/* Finds the move that lost a game. LOST_BY_MOVE means that the game could be
   won after module_won_until moves, with the solution as above, but not after
   module_lost_after moves. A game of chance has COSTLIEST_MOVE, between
   module_won_until and module_lost_after, or FAULTLESS. UNDECIDED means that
   no solver could tell whether the game is lost. */
enum {
    NOT_LOST,
    LOST_BY_MOVE,
    NEVER_WINNABLE,
    LOST_SOMEWHERE,
    COSTLIEST_MOVE,
    FAULTLESS,
    UNDECIDED
};
EXPORT(loss) u32 module_find_lost_move(void);
EXPORT(won_until) u32 module_won_until(void);
EXPORT(lost_after) u32 module_lost_after(void);
/* The sliding puzzle's distance times two, plus 1 if it is exact. */
EXPORT(distance) u32 module_tell_how_far(void);
/* The par of a game that has ended, times two, plus 1 if it is proven; or 0 if
   none is known or the game ended in another way. */
EXPORT(par) u32 module_find_par(void);
/* Loads a file of weights for Kulki's player or for a large board of the
   sliding puzzle; the state names it. Call it before the first hint. */
EXPORT(teach) u32 module_teach_player(u32 length);

/* ------------------------------------------------------------------ proofs */

/* The digest of random games of one variant, from the first seed number to the
   last; and the digest of all games, each in its default variant. */
EXPORT(digest)
u32 module_digest_games(u32 game, u32 variant, u32 first, u32 last);
EXPORT(proof) u32 module_digest_all_games(u32 first, u32 last);

/* The state that the parts of the module share, defined in module.c. */
typedef struct Module {
    Session session;
    Advisor advisor;
    Front front;
    Table table;
    Reply reply;
} Module;

Module *module_instance(void);
/* Ends the start of a game: the board has changed, so information about the
   last move is no longer valid. Or explains why the input was refused. */
u32 module_desk_begin_game(Module *module, const char *what,
                           const Fault *fault);
/* Sets the text to the message of a refusal. Returns its reason. */
u32 module_refuse(const Fault *fault);

#endif
