/* SPDX-License-Identifier: MIT */
/* Games that are stored while they are played, and those that were stored
   before. */
#ifndef TABLE_KEEPING_H
#define TABLE_KEEPING_H

#include "table.h"

/* Stores the game as it is now, and reports when that fails. */
void table_save(Table *table);
/* Stores the game before the player leaves it. Call it before anything
   replaces or ends the session. If the game can't be stored, returns 0 and
   says so; once the player has been warned, the game may go. */
int table_leave_game(Table *table);
/* If another daily puzzle is chosen than is being played, and it is in
   progress, it goes on. Returns 0 if it has to be dealt. */
int table_resume_daily(Table *table, const Choice *choice);
/* Tells the task of the daily puzzle that begins or goes on, and if one that
   has just been dealt was finished before. */
void table_tell_beginning(Table *table, int is_new);
/* Goes to the next puzzle of the session's date that isn't finished, be it in
   progress; if all are, says so. */
void table_deal_next_daily(Table *table);
/* Stores what is played from now on as a separate game. */
void table_save_apart(Table *table);
/* Returns 1 if games are stored; otherwise tells the player that they
   aren't. */
int table_has_store(Table *table);
/* Tells why the store couldn't do something. */
void table_tell_store_trouble(Table *table);
/* Tells what was read from the store, or why that failed. */
void table_tell_read(Table *table, Page *page, StoreAnswer answer);
/* The commands for stored games. */
void table_run_list(Table *table, Reader *rest);
void table_run_open(Table *table, Reader *rest);
void table_run_call(Table *table, Reader *rest);

#endif
