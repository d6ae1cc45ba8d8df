/* SPDX-License-Identifier: MIT */
/* The laws that every game in the list must obey, whatever its rules. */
#ifndef LAWS_H
#define LAWS_H

#include "tests/kit/walk.h"

enum { ALL_MOVES = 65536 };

/* Remembers the visitor's position, to check later that nothing changed. */
void keep_position(Walk *walk);
void assert_untouched(const Walk *walk);

void law_listed_moves_apply(const Game *game);
void law_unlisted_moves_are_refused(const Game *game);
void law_list_keeps_to_its_room(const Game *game);
void law_moves_survive_as_text(const Game *game);
void law_boards_survive_as_text(const Game *game);
void law_spoilt_boards_are_refused(const Game *game);
void law_touch_makes_every_move(const Game *game);
void law_any_touch_is_harmless(const Game *game);
void law_what_is_fixed_stays(const Game *game);
void law_look_is_sound(const Game *game);
void law_traces_change_nothing(const Game *game);
void law_status_tells_of_moves(const Game *game);
void law_worth_leaves_the_position(const Game *game);
void law_a_seed_is_a_deal(const Game *game);
void law_variants_survive_as_text(const Game *game);
void law_seeds_survive_as_text(const Game *game);
void law_any_text_is_read_or_refused(const Game *game);
void law_every_reason_has_words(const Game *game);
void law_every_variant_can_be_typed(const Game *game);
void law_results_are_judged_as_declared(const Game *game);
void law_names_differ_in_the_first_letter(const Game *game);

#endif
