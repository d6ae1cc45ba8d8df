/* SPDX-License-Identifier: MIT */
/* Counts in words. Every form of a counted thing is written out, because a
   translation may need more than an "s", and more forms than two. */
#ifndef PLURAL_H
#define PLURAL_H

#include "host/page.h"

/* Both contain one "%llu". */
typedef struct Plural {
    const char *one;
    const char *many;
} Plural;

extern const Plural plural_cards_moved;
extern const Plural plural_days;
extern const Plural plural_deals;
extern const Plural plural_free_cells;
extern const Plural plural_hints;
extern const Plural plural_legal_moves;
extern const Plural plural_moves;
extern const Plural plural_peeks;
extern const Plural plural_points;
extern const Plural plural_results;
extern const Plural plural_single_card_moves;
extern const Plural plural_single_tile_moves;
extern const Plural plural_slides;
extern const Plural plural_tiles_left;
extern const Plural plural_undos;

/* Chooses between two texts, as `ngettext` does. */
const char *plural_form(unsigned long long count, const char *one,
                        const char *many)
    __attribute__((format_arg(2), format_arg(3)));
/* "1 minute 5 seconds", "2 hours 1 minute": a time to be read aloud. */
void page_duration(Page *page, unsigned long long milliseconds);
/* "1 move", "2 moves" */
void page_count(Page *page, unsigned long long count, const Plural *plural);

#endif
