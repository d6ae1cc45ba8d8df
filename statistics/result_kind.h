/* SPDX-License-Identifier: MIT */
/* Kinds of results: the dealt games of a variant or a level, or the games on a
   layout. */
#ifndef RESULT_KIND_H
#define RESULT_KIND_H

#include "host/page.h"
#include "tally.h"

/* What people call a variant of a known game, such as "five colours" for
   "web5"; of an unknown one, its text. NULL stands for a function that always
   returns the text. */
typedef const char *VariantTitle(const Game *game, const char *variant);

/* The title of a variant of the game with this name. */
const char *result_kind_variant_title(VariantTitle *title, const char *game,
                                      const char *variant);
/* Whether an outcome is of a kind. The store has the same rule for resets. */
int result_kind_has(const ResultKind *kind, const Outcome *outcome);
/* How much of the name of an own board is the name of its layout; what follows
   is a level. */
size_t result_kind_layout_length(const Outcome *outcome);
/* The kind of the games that a tally adds up. Returns 0 if that isn't one
   kind. */
int result_kind_of_tally(ResultKind *kind, const Tally *tally);
/* The kind of a game in progress. The variant is written on the page, which
   must outlive the kind, as must the session. Returns 0 for a board without a
   name, which is of no kind. */
int result_kind_of_session(ResultKind *kind, Page *variant,
                           const Session *session);
/* The kind's name in files and in JSON: "level". */
const char *result_kind_part_name(const ResultKind *kind);
/* Writes "FreeCell, easy". */
void result_kind_page(Page *page, const ResultKind *kind, VariantTitle *title);

#endif
