/* SPDX-License-Identifier: MIT */
/* Writes the titles of games, and games in progress as JSON. */
#ifndef TABLE_TITLES_H
#define TABLE_TITLES_H

#include "host/page.h"
#include "statistics/result_kind.h"
#include "store/store.h"

/* The parts of a title; "" for those that are missing, and NULL for today if
   the title needn't call a day that. */
typedef struct Titled {
    const char *game, *variant, *seed, *date, *name;
    int own_board; /* the start isn't the deal of the seed */
    const char *today;
} Titled;

/* Writes a title: "FreeCell 617", "Kulki, Lines 98, plum", "Mahjong
   solitaire, 21 November 2026" or "today, 21 November", "FreeCell, easy, 617",
   "FreeCell, custom board", or "Mahjong solitaire, lotus". */
void title_page(Page *page, const Titled *titled);
/* Writes what a list calls a game: the first word of its title, or of the
   translation of that with the context "brief". */
void title_page_game(Page *page, const Game *game);
/* The same with one word for the game, for lists: "Mahjong, easy, plum". */
void title_page_brief(Page *page, const Titled *titled);
/* The title of the game that a session has. */
void title_page_session(Page *page, const Session *session, const char *today);
/* The same where room is short, the longest first: one word for the game, and
   without a seed, which says least about what is played. */
typedef enum TitleLength {
    TITLE_WHOLE,
    TITLE_BRIEF,
    TITLE_WITHOUT_SEED
} TitleLength;
void title_page_session_shorter(Page *page, const Session *session,
                                const char *today, TitleLength length);
/* The same for lists, of a game that ended. */
void title_page_outcome(Page *page, const Outcome *outcome);
/* The name of a kind: its variant's title, its level or its layout; "" for all
   games and for custom boards. */
const char *title_of_kind(const ResultKind *kind);
const char *title_of_tally(const Tally *tally);
/* Writes "28 November". Dates in the store are valid; writes what else is
   there as it is, and returns 0. */
void title_page_day(Page *page, const char *date);
/* What is the same of all games of a session's kind: "FreeCell, easy". */
void title_page_kind(Page *page, const Session *session);
void title_page_kept(Page *page, const KeptGame *game);
/* Writes each game in progress as a JSON object on its line. */
StoreAnswer titles_page_json(Page *page, Store *store);
/* Finds the game played last; 0 if there is none. */
StoreAnswer titles_find_last_played(Store *store, long long *id);

#endif
