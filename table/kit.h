/* SPDX-License-Identifier: MIT */
/* A kit contains everything that is special about one game at the table,
   besides its rules and wording. A game without a kit gets plain defaults. */
#ifndef KIT_H
#define KIT_H

#include "commands.h"
#include "wording/boards.h"

/* A variant to offer in menus. Help and completion list only those that have
   help: one size stands for others like it. */
typedef struct VariantName {
    const char *name, *help;
} VariantName;

typedef struct Kit {
    const Game *game;            /* NULL for the default */
    const VariantName *variants; /* ends with a name of NULL */
    const VariantName *titles;   /* what titles call variants whose names
                                    say little; ends likewise */
    const VariantName *levels;   /* solvers find their deals; the easiest
                                    first; ends likewise; NULL if there are
                                    none */
    const Command *commands;     /* the game's own; ends likewise */
    /* Draw the text board as the original program did, and describe the
       position in words, wholly or in part. If NULL, the rules write the
       board. */
    void (*draw)(Writer *writer, const Session *session, const Style *style);
    void (*say)(Page *page, const Piece *pieces, unsigned count,
                unsigned part);
    /* Names a piece in words, or writes nothing; NULL if pieces need none. */
    void (*name_piece)(Page *page, const Piece *piece);
    /* Names what a move moves in words; NULL if the notation is clear. */
    void (*name_move)(Page *page, const void *position, u16 move);
    /* Names a move for players who see pieces and use keys of their own; if
       NULL, the notation can be typed there. */
    void (*name_seen_move)(Page *page, const void *position, u16 move);
    /* Says why a piece that could be picked up has no move; if NULL, or if
       nothing is written, in general words. The piece is NULL if it isn't
       known. */
    void (*page_no_move)(Page *page, const Piece *piece);
    /* Whether a word may begin a move, so that it isn't mistaken for a
       command. */
    int (*begins_move)(const char *word);
    /* Deals a start without a seed again; returns 0 to deal as usual. */
    int (*deal_again)(Table *table);
    u8 deals_apart; /* a command deals variants that the player didn't choose:
                       see Table.dealt */
    u8 by_chance; /* the game depends on chance; players replace the solver */
    /* Finds a move that needs no thought. When such moves alone win the game,
       "finish" plays them. Returns 0 if there is none; NULL: there never is.
     */
    int (*easy_move)(const void *position, u16 *move);
    /* Writes more members about the moves played into an object, or NULL. */
    void (*page_members)(Page *page, const Session *session);
    /* Tells more about each position that is shown, unless the table is to be
       quiet, or NULL. */
    void (*tell_more)(Table *table);
} Kit;

/* Returns the game's kit; an empty one if it has none. */
const Kit *kit_of(const Game *game);

/* Returns whether the game has a level of this name, be it that this program
   lacks the solver. */
int kit_has_level(const Game *game, const char *word);

/* Returns one of the words that choose a variant or, if this program has a
   solver, a level; NULL after the last. */
const VariantName *kit_word(const Game *game, unsigned nth);

/* The one that a misspelled word was meant to be, or NULL. */
const char *kit_nearest_word(const Game *game, const char *word);

/* What a title calls a variant: the variant itself if it has no name. */
const char *kit_title(const Game *game, const char *variant);
/* Writes the game's variants and levels as lines of help, in columns or to be
   read aloud. */
void kit_page_variants(Page *page, const Game *game, int in_columns);

extern const Command no_commands[];

/* kits/kits.c: all kits, then NULL */
extern const Kit *const kits[];
extern const Kit kulki_kit, mahjong_kit, freecell_kit, sliding_kit;

#endif
