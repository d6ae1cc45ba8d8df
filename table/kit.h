/* SPDX-License-Identifier: MIT */
/* A kit holds all that is special about one game at the table, besides its
   rules and wording. A game without a kit is played plainly. */
#ifndef KIT_H
#define KIT_H

#include "table.h"
#include "table/text_board/text_board.h"

/* A variant worth telling, for menus, help and completion. Sizes stand for
   others of their kind; without help it is known but not listed. */
typedef struct VariantName {
    const char *name, *help;
} VariantName;

typedef struct Kit {
    const Game *game;            /* NULL: any other */
    const VariantName *variants; /* a name of NULL ends them */
    const Command *commands;     /* the game's own; likewise */
    /* The text board as the game's author drew it; the position in words, all
       of it or one part; NULL: the rules' own text. */
    void (*draw)(Page *page, const Session *session, const Style *style);
    void (*say)(Page *page, const Piece *pieces, unsigned count,
                unsigned part);
    /* What a move moves, in words, or NULL when notation says it all. */
    void (*name_move)(Page *page, const void *position, u16 move);
    /* A word that may begin a move: no command is meant. */
    int (*begins_move)(const char *word);
    /* Deals a start that came from no seed again, or 0: the usual way. */
    int (*deal_again)(Table *table);
    /* The variant of a new game when nothing is said of it; NULL: the same. */
    const u8 *(*usual_variant)(const Table *table);
    u8 by_chance; /* chance decides: players stand in for a solver */
    /* Members of an object that tell more of the moves played, or NULL. */
    void (*page_members)(Page *page, const Session *session);
    /* What is told of each position that is shown, or NULL. */
    void (*tell_more)(Table *table);
} Kit;

/* The game's kit; of a game that has none, an empty one. */
const Kit *kit_of(const Game *game);

/* The game's variants, as lines of help. */
void page_variants(Page *page, const Game *game);

extern const Command no_commands[];

/* kits/kits.c: those that there are, and NULL */
extern const Kit *const kits[];
extern const Kit kulki_kit, mahjong_kit, freecell_kit, sliding_kit;

#endif
