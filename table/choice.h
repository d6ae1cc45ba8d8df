/* SPDX-License-Identifier: MIT */
/* The start that a player asked for, in words: "4x4", "617", "lines98". */
#ifndef CHOICE_H
#define CHOICE_H

#include "host/host.h"
#include "rules/mahjong/mahjong.h"

typedef struct Choice {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    int has_variant;      /* told, not the game's own default */
    int has_seed;         /* told, not left to chance */
    const char *level;    /* whose seed is still to be found, or NULL */
    const char *name;     /* of that level, also when it was found */
    char date[DATE_SIZE]; /* whose daily puzzle, or "" */
    long long kept;       /* a game to go on with, or 0 */
} Choice;

/* The game with its default variant and no seed yet. */
void choice_start(Choice *choice, const Game *game);

/* Each tells FINE or why not, and then leaves the choice as it was. */
u8 choice_set_variant(Choice *choice, const char *text, Fault *fault);
u8 choice_set_seed(Choice *choice, const char *text, Fault *fault);
/* The puzzle of a day: "2026-11-21", or "daily" for today's. */
u8 choice_set_daily(Choice *choice, const char *text, Fault *fault);
/* A variant, a level, the number of a deal, or a day. */
u8 choice_set_word(Choice *choice, const char *word, Fault *fault);
/* The seed for the level, if one was told, of a layout or of the usual one. */
u8 choice_settle_level(Choice *choice, const Layout *layout, Fault *fault);
/* Of a session that was dealt so: it is called by its level, if it has one. */
void choice_name_start(Session *session, const Choice *choice);
/* All words that are left; what is no variant is a seed. The level is settled.
 */
u8 choice_set_words(Choice *choice, Reader *rest, Fault *fault);

#endif
