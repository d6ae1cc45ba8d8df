/* SPDX-License-Identifier: MIT */
/* The start that a player chose with words such as "4x4", "617" or
   "lines98". */
#ifndef CHOICE_H
#define CHOICE_H

#include "host/host.h"
#include "rules/mahjong/mahjong.h"

enum { LAYOUT_WORD = 64 };

/* The name of a start may be that of a layout. */
STATIC_ASSERT((int)LAYOUT_WORD >= (int)NAME_SIZE);
typedef struct Choice {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    int has_variant;          /* chosen by the player, not the default */
    int has_seed;             /* chosen by the player, not random */
    const char *level;        /* needs a seed; NULL if there is none */
    const char *name;         /* of the level, even after its seed was found */
    char date[DATE_SIZE];     /* of a daily puzzle, or "" */
    long long kept;           /* a stored game to continue, or 0 */
    char layout[LAYOUT_WORD]; /* the layout's name, or "" */
} Choice;

/* Starts with the game's default variant and no seed. */
void choice_start(Choice *choice, const Game *game);

/* These return FINE, or the reason for a refusal, after which the choice is
   unchanged. */
u8 choice_set_variant(Choice *choice, const char *text, Fault *fault);
u8 choice_set_seed(Choice *choice, const char *text, Fault *fault);
/* Chooses the daily puzzle of "2026-11-21", or with "daily" today's. */
u8 choice_set_daily(Choice *choice, const char *text, Fault *fault);
/* Reads a variant, a level, the number of a deal, or a date. */
u8 choice_set_word(Choice *choice, const char *word, Fault *fault);
/* Finds the seed if a level was chosen, on a layout or (if NULL) the usual
   one. Gives up when "stop", which may be NULL, is set. */
u8 choice_settle_level(Choice *choice, const Layout *layout,
                       const _Atomic u8 *stop, Fault *fault);
/* The same on the layout that the choice names, if it does. */
u8 choice_settle(Choice *choice, const _Atomic u8 *stop, Fault *fault);
/* Names a session that was dealt by this choice after its level, if it has
   one. */
void choice_name_start(Session *session, const Choice *choice);
/* Replaces a page by the next word of a line, or "" at its end. */
void choice_next_word(Page *page, Reader *rest);
/* Reads all remaining words. A word that is neither a variant nor a layout is
   a seed. */
u8 choice_read_words(Choice *choice, Reader *rest, Fault *fault);
/* Whether a refused word is none that chooses a start, so that an explanation
   of variants would not help. */
int choice_is_unknown(const char *word, const Fault *fault);
/* Writes why a choice was refused whose last word ends where the reader is.
   "lists" names the command that lists all words. */
void choice_page_refusal(Page *page, const Choice *choice, const Reader *rest,
                         const Fault *fault, const char *lists);
/* Also settles the level. */
u8 choice_set_words(Choice *choice, Reader *rest, Fault *fault);

#endif
