/* SPDX-License-Identifier: MIT */
/* What the page stores, as a WebAssembly module of its own, loaded when it is
   needed: statistics of results, resets, and backups. */
#ifndef RECORDS_H
#define RECORDS_H

#include "backup/backup.h"
#include "front/web/exchange/exchange.h"
#include "statistics/milestones.h"
#include "statistics/result_rank.h"

/* ------------------------------------------------------------------ results

   A kind is four lines: game, part ("level"), name, and the player whose
   results it has, or nothing for everybody's. */

/* Takes all results, in the order in which the games ended, and the blocks of
   resets. Each result is a line, with tabs between: id, game, variant, name,
   day, date of the daily puzzle, status, own board, ended, nth, moves, score,
   hints, undos, clock, player. Returns 0 if a block isn't valid; then no reset
   counts. */
EXPORT(results) u32 records_take(u32 lines, u32 blocks);
/* Lines with the ids of results whose moves decide about the task of their
   day. For each of these, pass the save, before asking about days. */
EXPORT(results_to_replay) u32 records_to_replay(void);
EXPORT(result_moves) void records_take_moves(u32 id, u32 save);
/* Everything about a game's results; the names of its layouts are lines. */
EXPORT(results_of_game) u32 records_of_game(u32 game, u32 layouts);
/* The finished daily puzzles by day, the streak up to today, and the months
   with their badges and tasks. */
EXPORT(results_by_day) u32 records_by_day(u32 today);
/* The tasks of a day: {"kulki":{"state":"done","words":"without undo"}...}.
   The state is "open", "done" or "missed". */
EXPORT(tasks_of_day) u32 records_tasks_of_day(u32 date);
/* The results of a day, to share them. */
EXPORT(results_share_day) u32 records_share_day(u32 today, u32 date);
/* How a result compares with those of its kind: [{"label":...,"value":...,
   "new":false}...]; and that of no result if it is unfinished or had help. */
EXPORT(result_standing) u32 records_standing(u32 id);
/* The record of a kind, whose player needn't be named, among the results that
   were taken: {"best":39,"words":"39 moves, 1:23"}; nothing if there is none.
 */
EXPORT(result_record) u32 records_record(u32 kind);
/* Judges the game of a save that has ended, by its par as the games' module
   found it. */
EXPORT(result_par) u32 records_judge(u32 length, u32 par);
/* Makes a reset of a kind, or what undoes it, the only record of the backup
   here. Returns 0 if there is nothing to reset. Time is in seconds. */
EXPORT(results_reset) u32 records_reset(u32 kind, u32 undo, double now);

/* Whether a game in progress can have this name. */
EXPORT(is_slot) u32 records_is_slot(u32 length);

/* ------------------------------------------------------------------ lessons
 */

/* Starts a lesson of a game, counted from 0. Returns what it says: {"verdict":
   "", "title":..., "words":..., "answer":"", "move":0, "count":8,
   "tactic":false, "finished":false, "shown":{"move":..., "from":...,
   "to":...}}; or nothing if there is no such lesson. "shown" is missing when
   it is finished. */
EXPORT(lesson_start) u32 records_start_lesson(u32 game, u32 nth);
/* The save of the lesson's position. */
EXPORT(lesson_save) u32 records_save_lesson(void);
/* Plays a move if it is right; or what a touch makes of what is held. Returns
   the same as above; the verdict is "right", "wrong", "refused", or "" if no
   move was made, and the answer says why one was not played. */
EXPORT(lesson_try) u32 records_try_lesson(u32 move);
EXPORT(lesson_touch) u32 records_touch_lesson(u32 held, u32 spot);

/* ------------------------------------------------------------------ backups

   The page has the games, so it passes what it stores, and carries out a
   merge. "Here" is the backup made from that, 0 below, and "elsewhere" the one
   that was read, 1. Times are seconds since 1970, as floating-point numbers.
 */

enum { BACKUP_CHECKED = 4 }; /* not a status */

/* Forgets both backups. The input has blocks that the page only passes on, as
   backup_block returned them. Returns 0, and the problem, if they are
   invalid. */
EXPORT(backup_begin) u32 records_begin_backup(u32 length);
/* Each adds a record to the backup here, and returns its number, from 1; or 0
   if its save is invalid. The input is the name that the player gave the game,
   and its save; or the day, the save and the player. To find a result
   elsewhere, its save need not be checked: then pass its status instead of
   BACKUP_CHECKED. */
EXPORT(backup_game)
u32 records_add_game(double started, double played, u32 over, u32 slot,
                     u32 save);
EXPORT(backup_result)
u32 records_add_result(double ended, u32 nth, u32 status, u32 day, u32 save,
                       u32 player);
/* The input is the page's settings. */
EXPORT(backup_settings) u32 records_add_settings(double changed, u32 length);
/* The input is a version of a game that went on. */
EXPORT(backup_outdated) void records_add_outdated(u32 length);
EXPORT(backup_write) u32 records_write_backup(void);
/* Reads the backup from elsewhere. Write its text to backup_at(size) first;
   the input is the file's name. Returns 0, and the problem with its line. */
EXPORT(backup_at) char *records_backup_at(u32 size);
EXPORT(backup_read) u32 records_read_backup(u32 name, u32 length);
/* Decides the fates of all records. Then the report says in sentences what is
   done, or would be. */
EXPORT(backup_merge) void records_merge(void);
EXPORT(backup_report) u32 records_report(u32 dry);
EXPORT(backup_count) u32 records_count(u32 of);
/* {"kind":"game","fate":"add","version":...}; "other" is the number, from 1,
   of the record here that it is or replaces, or 0. */
EXPORT(backup_record) u32 records_describe(u32 of, u32 number);
EXPORT(backup_save) u32 records_save(u32 of, u32 number);
EXPORT(backup_block) u32 records_block(u32 of, u32 number);
/* The versions of games that went on, each in a line. */
EXPORT(backup_versions) u32 records_outdated(u32 of);

/* The results that were taken. */
typedef struct Results {
    Page lines; /* where the texts are */
    Outcome *list;
    char **saves; /* of each result; NULL where none was passed */
    size_t count, room;
    KeptReset *resets;
    size_t reset_count;
} Results;

/* Reads blocks that the page passes on, from a part of the input. */
u32 records_read_blocks(Backup *backup, u32 from, u32 length);
/* Makes this reset the only record of the backup here. */
void records_begin_reset(const KeptReset *reset);

/* records_results.c */
const Results *records_results(void);
/* Whether a result no longer counts because of this reset. */
int records_is_reset_by(const Outcome *result, const KeptReset *reset);
/* Ends a line of a text, and goes on to the next one. */
const char *records_take_line(char **at);

/* ------------------------------------------------------------------- steps */

/* Tells what the latest move of a save has changed, or what is back now that
   the next one was undone, or that the latest one was redone. */
enum { RECORDS_PLAYED, RECORDS_UNDONE, RECORDS_REDONE };
EXPORT(tell_step) u32 records_tell_step(u32 length, u32 how);

#endif
