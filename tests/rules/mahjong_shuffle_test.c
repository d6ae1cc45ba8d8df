/* SPDX-License-Identifier: MIT */
/* Tests Mahjong's reshuffle: when it is offered, and what it deals. */
#include <string.h>

#include "host/host.h"
#include "session/session.h"
#include "tests/kit/tile_texts.h"
#include "tests/kit/walk.h"

/* Three stacks of two: both tiles of a pair are blocked, but a reshuffle can
   be won. */
static const char stuck[] = "0 0 0 1b\n0 2 0 2b\n0 4 0 1c\n"
                            "0 0 1 1c\n0 2 1 1b\n0 4 1 2b\n";

static u8 play_until_stuck(Mahjong *game, u32 number)
{
    u8 rng[RNG_SIZE];
    deal_tiles(game, number & 1 ? "random" : "random:flowers", number);
    seed_chance(rng, number);
    return !play_tiles_by_chance(game, rng);
}

static void a_reshuffle_can_be_won(void **state)
{
    Mahjong game, before;
    u8 old[MAHJONG_FACES + 1], fresh[MAHJONG_FACES + 1];
    u32 number;
    u8 i;
    (void)state;
    for (number = 1; number <= 100; number++) {
        if (!play_until_stuck(&game, number) || mahjong_check_reshuffle(&game))
            continue;
        memcpy(&before, &game, sizeof game);
        assert_int_equal(mahjong.apply(&game, MAHJONG_SHUFFLE, NULL), FINE);
        count_faces(&before, old);
        count_faces(&game, fresh);
        assert_memory_equal(old, fresh, sizeof old);
        for (i = 0; i < 144; i++)
            assert_int_equal(is_there(&game, i), is_there(&before, i));
        assert_memory_equal(game.open, before.open, sizeof game.open);
        assert_int_equal(game.shuffles, before.shuffles + 1);
        assert_memory_not_equal(game.rng, before.rng, RNG_SIZE);
        assert_int_equal(mahjong.status(&game), GOING);
        assert_true(wins_by_chance(&game, 20000));
    }
}

/* Tries every order to find whether two free tiles can be removed again and
   again, whatever their faces; a set of tiles is a number. */
enum { MOST_BLANK = 12 };

/* Adds the sets that remain when two free tiles of this one are removed. */
static void reach_on(Mahjong *now, const u8 *tiles, u8 count, u32 set,
                     u8 *reached)
{
    u8 open[MOST_BLANK];
    u8 i, j;
    for (i = 0; i < count; i++)
        now->face[tiles[i]] = set >> i & 1;
    for (i = 0; i < count; i++) {
        open[i] = count_openness(now, tiles[i]) <= 2;
        for (j = 0; j < i; j++)
            if (open[i] && open[j])
                reached[set & ~(1U << i) & ~(1U << j)] = 1;
    }
}

static u8 can_be_cleared(const Mahjong *game)
{
    static u8 reached[1 << MOST_BLANK];
    Mahjong now = *game;
    u8 tiles[MOST_BLANK];
    u8 count = 0;
    u32 set;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (is_there(game, i))
            tiles[count++] = i;
    memset(reached, 0, sizeof reached);
    set = (1U << count) - 1;
    for (reached[set] = 1; set; set--)
        if (reached[set])
            reach_on(&now, tiles, count, set, reached);
    return reached[0];
}

/* In layouts narrower than any in use, the only solution can be too rare to be
   found in a hundred tries; then a reshuffle is refused. */
static void a_reshuffle_that_cant_be_won_is_never_offered(void **state)
{
    Mahjong game;
    Layout layout;
    u8 rng[RNG_SIZE];
    u32 number;
    u32 hopeless = 0;
    u32 missed = 0;
    u8 hope;
    (void)state;
    seed_chance(rng, 5);
    for (number = 1; number <= 1200; number++) {
        scatter_tiles(&layout, &narrow_room, (u8)(2 + 2 * rng_below(rng, 5)),
                      rng);
        assert_int_equal(deal_on(&game, &layout, "random", number), FINE);
        hope = can_be_cleared(&game);
        hopeless += !hope;
        missed += hope && mahjong_check_reshuffle(&game);
        assert_true(hope ||
                    mahjong_check_reshuffle(&game) == MAHJONG_SHUFFLE_FAILS);
    }
    assert_in_range(hopeless, 100, 1900);
    assert_int_equal(missed, 1);
}

/* The last try of the first reshuffle succeeds; the second would need one
   more. */
static void a_reshuffle_is_tried_a_hundred_times(void **state)
{
    Layout layout;
    Mahjong game;
    (void)state;
    build_tower(&layout, 6);
    assert_int_equal(deal_on(&game, &layout, "random", 87), FINE);
    assert_int_equal(mahjong_check_reshuffle(&game), FINE);
    assert_int_equal(deal_on(&game, &layout, "random", 37), FINE);
    assert_int_equal(mahjong_check_reshuffle(&game), MAHJONG_SHUFFLE_FAILS);
}

static void stuck_turtles_are_judged_correctly(void **state)
{
    Mahjong game;
    u32 number;
    u32 hopeless = 0;
    u8 hope;
    (void)state;
    for (number = 1; number <= 1000; number++) {
        if (!play_until_stuck(&game, number) || game.left > MOST_BLANK)
            continue;
        hope = can_be_cleared(&game);
        hopeless += !hope;
        assert_int_equal(mahjong_check_reshuffle(&game),
                         hope ? FINE : MAHJONG_SHUFFLE_FAILS);
    }
    assert_in_range(hopeless, 5, 1000);
}

static void refuse_shuffle(Mahjong *game, u8 reason)
{
    Mahjong before;
    u16 move;
    Piece pieces[8];
    memcpy(&before, game, sizeof before);
    assert_int_equal(mahjong.status(game), STUCK);
    assert_int_equal(mahjong.apply(game, MAHJONG_SHUFFLE, NULL), reason);
    assert_memory_equal(&before, game, sizeof before);
    assert_int_equal(mahjong.list(game, &move, 1), 0);
    assert_int_equal(mahjong.look(game, pieces, 8), game->left);
    assert_int_equal(mahjong.touch(game, NO_SPOT, TABLE_SPOT, &move),
                     TOUCH_MOVE);
    assert_int_equal(move, MAHJONG_SHUFFLE);
}

static void two_stacked_tiles_are_not_reshuffled(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 0 1 1b\n");
    assert_words(MAHJONG_SHUFFLE_FAILS,
                 "No shuffle of these tiles can be won: undo some moves");
    refuse_shuffle(&game, MAHJONG_SHUFFLE_FAILS);
    read_tiles(&game, "0 0 0 1b\n0 0 1 1b\n0 0 2 2b\n9 0 0 2c\n9 2 0 2c\n"
                      "9 4 0 --\n9 6 0 --\n9 8 0 2b\n9 0 1 3b\n9 2 1 3c\n"
                      "9 0 2 3c\n9 2 2 3b\n");
    assert_int_equal(mahjong_check_reshuffle(&game), FINE);
}

static void tiles_are_reshuffled_at_most_99_times(void **state)
{
    char text[256] = "shuffles 98\n";
    Mahjong game;
    (void)state;
    assert_words(MAHJONG_PAIR_IS_FREE,
                 "You can't shuffle while there is a pair to take");
    strcat(text, stuck);
    read_tiles(&game, text);
    assert_int_equal(mahjong.status(&game), STUCK);
    assert_int_equal(mahjong.apply(&game, MAHJONG_SHUFFLE, NULL), FINE);
    assert_int_equal(game.shuffles, 99);
    text[strlen("shuffles 9")] = '9';
    read_tiles(&game, text);
    assert_words(MAHJONG_NO_MORE_SHUFFLES,
                 "99 shuffles are the limit: undo some moves");
    refuse_shuffle(&game, MAHJONG_NO_MORE_SHUFFLES);
}

static void a_reshuffle_is_offered_traced_and_touched(void **state)
{
    Event events[8];
    Trace trace = {events, 8, 0};
    Piece pieces[8];
    Mahjong game;
    u16 move = 0;
    u8 i;
    (void)state;
    read_tiles(&game, stuck);
    assert_int_equal(mahjong.list(&game, NULL, 0), 1);
    assert_int_equal(mahjong.list(&game, &move, 1), 1);
    assert_int_equal(move, MAHJONG_SHUFFLE);
    assert_int_equal(mahjong.look(&game, pieces, 6), 6);
    memset(pieces, 0xAB, sizeof pieces);
    assert_int_equal(mahjong.look(&game, pieces, 8), 7);
    assert_int_equal(pieces[6].x | pieces[6].y | pieces[6].value, 0);
    assert_int_equal(pieces[6].spot, TABLE_SPOT);
    assert_int_equal(pieces[6].kind, BUTTON);
    assert_int_equal(pieces[6].marks, CAN_MOVE);
    assert_int_equal(mahjong.apply(&game, move, &trace), FINE);
    assert_int_equal(trace.count, 6);
    for (i = 0; i < 6; i++) {
        assert_int_equal(events[i].what, DROPPED);
        assert_int_equal(events[i].to, i);
        assert_int_equal(events[i].value, game.face[i]);
    }
}

static void a_reshuffle_can_be_undone(void **state)
{
    static const u8 none[SEED_SIZE] = {0};
    Session session;
    Mahjong before, after;
    Intent intent = {.what = INTENT_PLAY, .move = MAHJONG_SHUFFLE};
    Reply reply = {.moved = 0};
    Fault fault;
    (void)state;
    session_open(&session, &malloc_host);
    assert_int_equal(session_start_board(&session, &mahjong, none, none, stuck,
                                         (u32)strlen(stuck), &fault),
                     FINE);
    memcpy(&before, session.position, sizeof before);
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    memcpy(&after, session.position, sizeof after);
    assert_int_equal(after.shuffles, 1);
    intent.what = INTENT_UNDO;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    assert_memory_equal(session.position, &before, sizeof before);
    intent.what = INTENT_REDO;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    assert_memory_equal(session.position, &after, sizeof after);
    session_close(&session);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"a reshuffle deals just what is left, to be won",
         a_reshuffle_can_be_won, NULL, NULL, NULL},
        {"a reshuffle that can't be won is never offered",
         a_reshuffle_that_cant_be_won_is_never_offered, NULL, NULL, NULL},
        {"a reshuffle is tried a hundred times",
         a_reshuffle_is_tried_a_hundred_times, NULL, NULL, NULL},
        {"stuck turtles are reshuffled or refused rightly",
         stuck_turtles_are_judged_correctly, NULL, NULL, NULL},
        {"two stacked tiles are not reshuffled",
         two_stacked_tiles_are_not_reshuffled, NULL, NULL, NULL},
        {"tiles are reshuffled 99 times and no more",
         tiles_are_reshuffled_at_most_99_times, NULL, NULL, NULL},
        {"a reshuffle is offered, traced and touched",
         a_reshuffle_is_offered_traced_and_touched, NULL, NULL, NULL},
        {"a reshuffle is taken back like any move", a_reshuffle_can_be_undone,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
