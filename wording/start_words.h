/* SPDX-License-Identifier: MIT */
/* Tells what a word means in the choice of a game: a deal, a variant or a
   date, as in "freecell 617", "lines98 plum" or "daily". */
#ifndef WORDING_START_WORDS_H
#define WORDING_START_WORDS_H

#include "rules/core/game.h"

/* "617", "#617", "-1" */
u8 start_word_is_number(const Reader *word);
/* Whether a text begins with "daily" or a date. */
u8 start_word_is_day(Reader words);
/* A number is a deal, except in the puzzle whose variants are named by
   numbers: "15". */
u8 start_word_may_be_variant(const Game *game, const Reader *word);

#endif
