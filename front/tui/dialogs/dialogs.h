/* SPDX-License-Identifier: MIT */
/* What the dialogs offer to the rest of the screen, each in a file of its own.
 */
#ifndef FRONT_TUI_DIALOGS_H
#define FRONT_TUI_DIALOGS_H

#include "front/tui/view/state.h"
#include "host/page.h"

/* home.c: the start screen, where a game is chosen. */

/* Lets the player choose a game. Returns 0 to quit. */
int home_choose(void *own, Store *store, Choice *choice);

/* picker.c: a list over the screen, from which one line is chosen. */

/* Returns the line that a key selects in a list with that number of lines. It
   may be beyond either end. Sets "done" to 1 if the key chooses it and to -1
   if it closes the list. */
int picker_step(const Tui *tui, const Key *key, int at, int lines, int *done);
void picker_draw(Tui *tui, const char *title, const char *text, int at);

/* library.c: the stored games. */

/* Returns the id of the game to resume, or 0; and in *changed, whether games
   were renamed or deleted. */
long long library_choose(Tui *tui, int *changed);
/* Lets the player choose a stored game and replays it. Returns whether games
   were renamed or deleted. */
int library_watch(Tui *tui);

/* replay_dialog.c: the replay of a game. */

/* Both functions replay a game, replay_dialog_run from its start and
   replay_dialog_run_from from a given move. */
void replay_dialog_run(void *own, Session *session, long delay);
void replay_dialog_run_from(Tui *tui, Session *session, u32 from, long delay);
/* Replays the current game. */
void replay_dialog_watch_again(Tui *tui);
/* Shows the solver's line from the current position. Returns 1 if the player
   saw it, which counts as help. */
int replay_dialog_watch_solution(Tui *tui);

/* statistics.c: statistics and plots, one page per game. */

/* A game of NULL means all games. */
void statistics_show(Tui *tui, const Game *game);
struct StatisticsBoard;
/* Shows a board from a row on. Returns the number of rows that fit. */
int statistics_draw(Tui *tui, const Game *game,
                    const struct StatisticsBoard *board, int from);

/* sharing.c: sharing and saving a game. */

/* The game as a text, with what can be done with it. */
void sharing_show(Tui *tui);
/* The code in the Tui, once. */
void sharing_show_code(Tui *tui);
void sharing_begin_saving(Tui *tui);
void sharing_save(Tui *tui, const char *path);

/* settings_menu.c: choosing options on the full screen. */

void settings_menu_choose(Tui *tui);
/* Obeys a typed command such as "clock off", or writes why it can't, or why
   the option will be as before the next time. Returns 0 if the line is none
   about a setting. */
int settings_menu_obey(Tui *tui, const char *line, Page *refusal);

/* picture_menu.c: the player's own pictures. */

void picture_menu_choose(Tui *tui);
/* How many there are, for the list of options. */
const char *picture_menu_words(void);
/* Obeys "picture table ~/cat.jpg", and "picture table" alone, which removes
   it; writes what has changed, or why nothing has. Returns 0 for other lines,
   1 if it has changed something and -1 if not. */
int picture_menu_obey(Tui *tui, const char *line, Page *says);

/* preview.c: a narrow list beside the board. Each line takes effect as soon as
   it is selected, so that the board shows what it means. */

/* Draws a sample of a line's value; NULL for none. */
enum { SAMPLE_WIDTH = 8 };
typedef void (*DrawSample)(Tui *tui, int x, int y, int nth);

/* The names end with NULL. Enter keeps the selected value; Esc restores the
   one from before. */
void preview_choose(Tui *tui, const char *title, const char *const *names,
                    int *value, DrawSample sample);

/* pausing.c: a break: the board is hidden and the clock stands still. */

/* Any key or click ends the break, and does nothing else. */
void pausing_run(Tui *tui);

/* thinking.c: waits for work that may take long. */

/* Front.think: the thread does the work, and the screen goes on. */
int thinking_run(void *own, void (*work)(void *context), void *context);

/* common_keys.c: keys that mean the same in play and in a replay. */

/* Returns 0 for any other key. */
int common_keys_obey(Tui *tui, int code);

/* edit_line.c: a line of text that is being typed. */

/* Types or deletes a character, or all of them (Ctrl-U). Text longer than
   "most" bytes isn't taken. Returns 0 for keys that don't edit. */
int edit_line_obey(Page *line, int code, size_t most);

#endif
