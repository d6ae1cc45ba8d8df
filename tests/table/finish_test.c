/* SPDX-License-Identifier: MIT */
/* Tests which games "finish" plays to their end, and that it does no more than
   that. */
#include "tests/kit/null_play.h"

/* All but 24 tiles of Mahjong 7, and the pair before that. */
static const char most_tiles[] =
    "e5 s3 a8 q11 ac8 k7 c9 i9 e9 o11 s5 k9 i7 s7 u3 k7 k9 s9 aa8 i11 "
    "s13 k5 m5 n8 g13 q5 c7 k11 w11 m7 i13 o7 i5 m9 y1 q13 w1 s3 g5 q5 "
    "e7 s11 i5 g7 y7 y9 e11 q11 g11 o11 i13 c15 u13 k5 u1 m5 k11 o5 k13 "
    "q7 o13 o9 o7 m11 m9 q9 k5 i7 w5 o5 k7 i11 u5 g9 i9 m13 k9 w9 u9 o9 "
    "q3 q7 s5 o7 q3 s13 k13 q13 w7 o13 i3 o3 g3 k3 c1 u7 e1 m7 g1 m3 s1 "
    "s7 e15 m7 u11 g15 q7 i15 m5 k15 m15 q9 m13 o15 q15 o9 s9 s15";
static const char next_pair[] = "i1 u15";

/* FreeCell 617 without automatic moves, up to where all cards can go home. */
static const char most_cards[] =
    "2a 21 72 4b 46 41 7c 47 4d 4h ch 7h 47 74 7c 7h 74 83 d7 8h 83 12 "
    "78 17 c1 16 27 1h 21 81 2c 28 2d 2h 4h 6h 4h 6h 4h 6h c6 32 84 8h "
    "74 a7 3h 38 3a 3h 37 57 bh 6h 3h 6h 6h 6h 63 6h 4h 5h 6h 8h 16 d3 "
    "56 58 1h 17";

static Status status_of(const Played *played)
{
    const Session *session = &played->session;
    return session->game->status(session->position);
}

static void the_last_tiles_are_taken_pair_by_pair(void **state)
{
    Played played;
    (void)state;
    play(&played, "mahjong", "7", LINES(most_tiles, next_pair, "finish"));
    assert_int_equal(status_of(&played), WON);
    assert_int_equal(played.session.at, 72);
    assert_int_equal(played.session.hints, 0);
    assert_told(&played, "Finishing: ");
    finish(&played);
}

static void each_pair_is_undone_by_itself(void **state)
{
    Played played;
    (void)state;
    play(&played, "mahjong", "7",
         LINES(most_tiles, next_pair, "finish", "undo", "undo"));
    assert_int_equal(played.session.at, 70);
    assert_int_equal(played.session.count, 72);
    finish(&played);
}

/* Here it doesn't matter either which pair is taken, but finding pairs is what
   the player came for. */
static void more_tiles_are_left_to_the_player(void **state)
{
    Played played;
    (void)state;
    play(&played, "mahjong", "7", LINES(most_tiles, "finish"));
    assert_int_equal(played.session.at, 59);
    assert_int_equal(played.refused, 1);
    finish(&played);
}

static void all_cards_go_home(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "1",
         LINES("new 4cells:none 617", most_cards, "finish"));
    assert_int_equal(status_of(&played), WON);
    assert_int_equal(played.session.at, 94);
    assert_int_equal(played.session.hints, 0);
    finish(&played);
}

/* An ace can go home, but the rest can't follow. */
static void a_game_with_something_to_decide_stays_as_it_is(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "1",
         LINES("new 4cells:none 617", "2a 21 72 4b 46 41 7c 47 4d", "finish"));
    assert_int_equal(played.session.at, 9);
    assert_int_equal(played.refused, 1);
    assert_told(&played, "left to decide");
    finish(&played);
}

static void a_game_that_is_over_is_not_finished_again(void **state)
{
    Played played;
    (void)state;
    play(&played, "mahjong", "7",
         LINES(most_tiles, next_pair, "finish", "finish"));
    assert_int_equal(played.session.at, 72);
    assert_int_equal(played.refused, 1);
    finish(&played);
}

static void games_of_chance_have_no_easy_end(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("finish"));
    assert_int_equal(played.refused, 1);
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_tiles_are_taken_pair_by_pair),
        cmocka_unit_test(each_pair_is_undone_by_itself),
        cmocka_unit_test(more_tiles_are_left_to_the_player),
        cmocka_unit_test(all_cards_go_home),
        cmocka_unit_test(a_game_with_something_to_decide_stays_as_it_is),
        cmocka_unit_test(a_game_that_is_over_is_not_finished_again),
        cmocka_unit_test(games_of_chance_have_no_easy_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
