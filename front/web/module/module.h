/* SPDX-License-Identifier: MIT */
/* The games as a WebAssembly module: one game at a time, and a solver for it.
   Numbers have 32 bits. Texts are UTF-8: an incoming text is written to
   input_at(size), and the call is given its length; for an outgoing one the
   call returns the length, and the text is at text_at() until the next call. A
   call that can be refused returns 0 or a reason, and the text then explains
   it. Memory can grow in any call, so views of it must be made anew
   afterwards. A page has two modules: one holds the game; the other, in its
   own thread, is given the game as text (load) before each question that takes
   a while. */
#ifndef MODULE_H
#define MODULE_H

#include "table/table.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* -------------------------------------------------------------- texts, chance
 */

/* Room for so many bytes; NULL when there isn't any. */
EXPORT(input_at) char *input_at(u32 size);
EXPORT(text_at) const char *text_at(void);
/* Sixteen bytes of chance, once: seeds that nobody tells come from these. */
EXPORT(set_chance) void set_chance(u32 length);
/* What "daily" means from now on: the date where the player is. */
EXPORT(set_today) u32 set_today(u32 length);

/* --------------------------------------------------------------------- games
 */

EXPORT(games) u32 count_games(void);
/* {"name":"kulki","title":...,"variants":[{"name":...,"help":...}],...} */
EXPORT(game_text) u32 describe_game(u32 index);

/* A new game; the one at hand stays when it is refused. The input is the
   variant and behind it the seed (empty: by chance), a board, a date, or words
   as on the command line: "lines98 plum", "617", "daily", "hard" (slow). */
EXPORT(open) u32 open_game(u32 game, u32 variant, u32 seed);
EXPORT(open_board) u32 open_board(u32 game, u32 variant, u32 board);
EXPORT(open_daily) u32 open_daily(u32 game, u32 date);
EXPORT(open_words) u32 open_words(u32 game, u32 length);
/* A saved game or a share code. */
EXPORT(load) u32 load_game(u32 length);

/* ------------------------------------------------------------------ position
 */

/* How many pieces; at pieces_at seven bytes for each: spot, x, y, z, kind,
   value, marks. */
EXPORT(look) u32 look_pieces(void);
EXPORT(pieces_at) const Piece *pieces_at(void);
/* {"game":...,"variant":...,"seed":...,"status":"going",...} */
EXPORT(state) u32 page_state(void);
/* The legal moves, two bytes each at move_list_at. */
EXPORT(moves) u32 list_moves(void);
EXPORT(move_list_at) const u16 *move_list_at(void);
EXPORT(move_text) u32 write_move(u32 move);
/* The spots where it begins and ends: the first, and 256 times the second. */
EXPORT(move_ends) u32 ends_of_move(u32 move);
/* Whether touching the second is a move while the first is held. */
EXPORT(reaches) u32 reaches_spot(u32 held, u32 spot);

/* --------------------------------------------------------------------- play
 */

enum { TOUCHED_TO_MOVE = 3 }; /* 1: held, 2: let go */

/* 0 and the words of a refusal, or one of the above. */
EXPORT(touch) u32 touch_spot(u32 spot);
EXPORT(play) u32 play_text(u32 length);
EXPORT(play_move) u32 play_move(u32 move);
EXPORT(undo) u32 undo_move(void);
EXPORT(redo) u32 redo_move(void);
EXPORT(go_to) u32 go_to_number(u32 number);
EXPORT(again) u32 play_again(void);
EXPORT(tick) u32 pass_time(u32 milliseconds);
/* Help that the other module gave, such as a hint, was shown: it counts. */
EXPORT(count_hint) void count_hint(void);
/* What the last move made happen; at events_at four bytes each: what, from,
   to, value. */
EXPORT(events) u32 count_events(void);
EXPORT(events_at) const Event *events_at(void);
/* A line as at a terminal, commands and all; what it tells is the text. How
   many parts of it were refused. */
EXPORT(obey) u32 obey_text(u32 length);

/* -------------------------------------------------------------------- texts
 */

EXPORT(history) u32 write_history(u32 number); /* the move, from 1 */
/* The values of the two pieces that this move, from 1, cleared first: the
   first value, and 256 times the second; 0 when it cleared less. */
EXPORT(history_values) u32 values_in_history(u32 number);
EXPORT(save) u32 save_text(void);
EXPORT(share) u32 share_text(void); /* 0: refused, why is not told */
EXPORT(boast) u32 boast_text(u32 ascii);
EXPORT(board) u32 board_text(void);
EXPORT(say) u32 say_text(u32 part);
EXPORT(ending) u32 ending_text(void);

/* ------------------------------------------------------------------- solver
 */

/* A question as the command line asks it, with so many megabytes of memory; a
   Verdict. The way is as below, and nodes count into two numbers. */
EXPORT(ask) u32 ask_solver(u32 how, u32 megabytes, u32 high, u32 low);
EXPORT(nodes_high) u32 nodes_high(void);
EXPORT(nodes_low) u32 nodes_low(void);
/* What the brain at the table says: a Verdict. */
EXPORT(verdict) u32 ask_table(u32 most_nodes);
/* Of the last verdict: how many moves, two bytes each at way_at. */
EXPORT(way) u32 length_of_way(void);
EXPORT(way_at) const u16 *way_at(void);
/* The nth best move, from 0, and its grounds as the text; or NO_ADVICE, and
   why. */
enum { NO_ADVICE = 0x10000 };
EXPORT(hint) u32 advise_move(u32 nth);
/* Where a game was lost that can't be won any more. LOST_BY_MOVE: it could be
   won after won_until moves, whose way is told as above, and not after
   lost_after moves. */
enum { NOT_LOST, LOST_BY_MOVE, NEVER_WINNABLE, LOST_SOMEWHERE };
EXPORT(loss) u32 find_lost_move(void);
EXPORT(won_until) u32 won_until(void);
EXPORT(lost_after) u32 lost_after(void);
/* The sliding puzzle's distance times two, and 1 when it is exact. */
EXPORT(distance) u32 tell_how_far(void);
/* Kulki's player learns: a file of weights, before the first hint. */
EXPORT(teach) u32 teach_player(u32 length);

/* ------------------------------------------------------------------- proofs
 */

/* A digest of random games of one variant, by their seeds' numbers; and one of
   all games, each in its usual variant. */
EXPORT(digest) u32 digest_games(u32 game, u32 variant, u32 first, u32 last);
EXPORT(proof) u32 digest_all_games(u32 first, u32 last);

/* What the parts share: module.c has it. */
typedef struct Module {
    Session session;
    Brain brain;
    Front front;
    Table table;
    Page input, text;
    Reply reply;
} Module;

Module *the_module(void);
/* Begins the text anew. */
Page *fresh_text(Module *module);
u32 end_text(Module *module);
/* A Reader of the input, from a place and of a length. */
Reader read_input(Module *module, u32 from, u32 length);
u32 length_of(const Reader *reader);
/* Makes the words of a refusal the text; its reason. */
u32 refuse_with(Module *module, const Fault *fault);

#endif
