/* SPDX-License-Identifier: MIT */
/* Tests Kulki's turns: what drops, when and where, in every variant. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/kit/plain_kulki.h"

enum { MOST_EVENTS = 4 * KULKI_CELLS };

static Event events[MOST_EVENTS];

static u16 play(Kulki *game, u16 move)
{
    Trace trace = {events, MOST_EVENTS, 0};
    assert_int_equal(kulki.apply(game, move, &trace), FINE);
    return trace.count;
}

static const KulkiRules *rules_of(const Kulki *game)
{
    return &kulki_presets[game->rules];
}

/* ------------------------------------------------ turns, followed slowly */

/* The expected board, and how often each thing happened. */
typedef struct Shadow {
    Kulki board;
    u32 score;
    const Event *at, *end; /* the move's trace */
} Shadow;

static struct {
    u32 dropped_lines, short_drops, full_boards, taken_cells, kept_cells;
} seen;

static u16 clear_shadow(Shadow *shadow)
{
    Lines lines;
    int i;
    find_lines(&shadow->board, &lines);
    for (i = 0; i < KULKI_CELLS; i++)
        if (lines.gone[i])
            shadow->board.cell[i] = 0;
    shadow->score += lines.points;
    return lines.balls;
}

static void skip_events(Shadow *shadow, u8 what)
{
    while (shadow->at != shadow->end && shadow->at->what == what)
        shadow->at++;
}

static u16 room_in(const Kulki *game)
{
    return (u16)(game->width * game->height - count_balls(game));
}

/* An announced colour drops on its announced cell, unless that is taken. */
static void check_announced(const Kulki *before, const Shadow *shadow, u8 nth,
                            const Event *event)
{
    u8 cell = before->next_cell[nth];
    if (nth < before->next_count)
        assert_int_equal(event->value, before->next_colour[nth]);
    if (nth >= before->next_count || cell == NO_SPOT)
        return;
    if (shadow->board.cell[cell]) {
        assert_int_not_equal(event->to, cell);
        seen.taken_cells++;
    } else {
        assert_int_equal(event->to, cell);
        seen.kept_cells++;
    }
}

static void follow_drop(const Kulki *before, Shadow *shadow)
{
    const KulkiRules *rules = rules_of(before);
    u16 cleared = 0;
    u8 i;
    for (i = 0; i < rules->drop && room_in(&shadow->board); i++) {
        assert_true(shadow->at != shadow->end);
        assert_int_equal(shadow->at->what, DROPPED);
        assert_in_range(shadow->at->value, 1, before->colours);
        assert_int_equal(shadow->board.cell[shadow->at->to], 0);
        check_announced(before, shadow, i, shadow->at);
        shadow->board.cell[shadow->at->to] = shadow->at->value;
        shadow->at++;
        if (rules->ball_by_ball)
            cleared = (u16)(cleared + clear_shadow(shadow));
        skip_events(shadow, CLEARED);
    }
    seen.short_drops += i < rules->drop;
    cleared = (u16)(cleared + clear_shadow(shadow));
    seen.dropped_lines += cleared > 0;
}

/* The ball goes from its cell to the target, step by step. */
static void follow_path(const Kulki *before, u16 move, Shadow *shadow)
{
    u8 at = (u8)(move & 255);
    for (; shadow->at != shadow->end && shadow->at->what == WENT;
         shadow->at++) {
        assert_int_equal(shadow->at->from, at);
        assert_int_equal(shadow->at->value, before->cell[move & 255]);
        at = shadow->at->to;
    }
    assert_int_equal(at, move >> 8);
}

static void follow_move(const Kulki *before, u16 move, u16 count,
                        Shadow *shadow)
{
    u16 cleared = 0;
    shadow->board = *before;
    shadow->score = kulki.score(before);
    shadow->at = events;
    shadow->end = events + count;
    if (move != KULKI_PASS) {
        follow_path(before, move, shadow);
        shadow->board.cell[move >> 8] = before->cell[move & 255];
        shadow->board.cell[move & 255] = 0;
        cleared = clear_shadow(shadow);
    }
    skip_events(shadow, CLEARED);
    if (!cleared || !count_balls(&shadow->board))
        follow_drop(before, shadow);
    assert_true(shadow->at == shadow->end);
}

static void check_announcement(const Kulki *game)
{
    u8 tell = rules_of(game)->preview == KULKI_PREVIEW_CELLS;
    u8 most = rules_of(game)->preview == KULKI_PREVIEW_HIDDEN
                  ? 0
                  : rules_of(game)->drop;
    u8 i, k;
    assert_true(game->next_count <= most);
    if (!tell)
        assert_int_equal(game->next_count, most);
    for (i = 0; i < game->next_count; i++) {
        assert_in_range(game->next_colour[i], 1, game->colours);
        assert_int_equal(game->next_cell[i] != NO_SPOT, tell);
        for (k = 0; k < i && tell; k++)
            assert_int_not_equal(game->next_cell[i], game->next_cell[k]);
    }
}

static void follow_random_move(Kulki *game, u16 move)
{
    Kulki before = *game;
    Shadow shadow;
    follow_move(&before, move, play(game, move), &shadow);
    assert_memory_equal(game->cell, shadow.board.cell, KULKI_CELLS);
    assert_int_equal(kulki.score(game), shadow.score);
    assert_int_equal(kulki.status(game), room_in(game) ? GOING : LOST);
    check_announcement(game);
    seen.full_boards += room_in(game) == 0;
}

static void follow_game(const char *variant, u32 number)
{
    u16 *moves = calloc(kulki.most_moves, sizeof *moves);
    u8 rng[RNG_SIZE] = {(u8)number};
    Kulki game;
    u16 count;
    start_dealt(&game, variant, number);
    check_announcement(&game);
    while ((count = kulki.list(&game, moves, kulki.most_moves)) != 0)
        follow_random_move(&game, moves[rng_below(rng, count)]);
    free(moves);
}

static void every_turn_follows_the_rules(void **state)
{
    static const char *const variants[] = {
        "kulki:5x5:3",   "kulki",       "web5:5x7:3",  "klines:6x6:3",
        "lines98:5x8:3", "lines98",     "small:7x7:3", "medium:5x5:3",
        "large:9x9:3",   "large:5x5:3", "klines",      "web9"};
    size_t i;
    u32 number;
    (void)state;
    memset(&seen, 0, sizeof seen);
    for (i = 0; i < COUNT_OF(variants); i++)
        for (number = 1; number <= 25; number++)
            follow_game(variants[i], number);
    assert_true(seen.dropped_lines > 100);
    assert_true(seen.short_drops > 50);
    assert_true(seen.full_boards > 100);
    assert_true(seen.taken_cells > 10);
    assert_true(seen.kept_cells > 1000);
}

/* ------------------------------------------------------------ single turns */

static u16 count_told(u16 count, u8 what)
{
    u16 found = 0;
    while (count--)
        found = (u16)(found + (events[count].what == what));
    return found;
}

static void three_drop_after_a_move_that_clears_nothing(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    put_balls(&game, "d4", 3);
    assert_int_equal(count_told(play(&game, move_of(30, 31)), DROPPED), 3);
    assert_int_equal(count_balls(&game), 4);
    assert_int_equal(game.cell[30], 0);
    assert_int_equal(game.cell[31], 3);
    assert_int_equal(kulki.score(&game), 0);
}

/* An empty board would leave no move. */
static void three_drop_at_once_on_an_emptied_board(void **state)
{
    Kulki game;
    u16 count;
    (void)state;
    start_empty(&game, "kulki", 1);
    put_balls(&game, "a1 b1 c1 d1 i1", 3);
    count = play(&game, move_of(8, 4));
    assert_int_equal(count_told(count, CLEARED), 5);
    assert_int_equal(count_told(count, DROPPED), 3);
    assert_int_equal(count_balls(&game), 3);
    assert_int_equal(kulki.score(&game), 5);
    assert_int_equal(kulki.status(&game), GOING);
}

/* The first three balls to drop complete the only line, so three more drop. */
static void balls_drop_until_one_stays(void **state)
{
    Kulki game;
    u16 count;
    (void)state;
    start_empty(&game, "lines98:5x5:3", 1);
    put_balls(&game, "a1 a2", 1);
    memcpy(game.next_colour, ((u8[]){1, 1, 1}), 3);
    memcpy(game.next_cell, ((u8[]){2, 3, 4}), 3);
    game.next_count = 3;
    count = play(&game, move_of(5, 1));
    assert_int_equal(count_told(count, DROPPED), 6);
    assert_int_equal(count_told(count, CLEARED), 5);
    assert_int_equal(count_balls(&game), 3);
    assert_int_equal(kulki.score(&game), 5);
}

static void a_full_board_ends_the_game(void **state)
{
    Kulki game;
    u8 room;
    (void)state;
    for (room = 1; room <= 4; room++) {
        start_empty(&game, "kulki", room);
        fill_board(&game);
        memset(game.cell, 0, room);
        assert_int_equal(kulki.status(&game), GOING);
        assert_int_equal(count_told(play(&game, move_of(room, 0)), DROPPED),
                         room < 3 ? room : 3);
        assert_int_equal(kulki.status(&game), room <= 3 ? LOST : GOING);
        if (room > 3)
            continue;
        assert_int_equal(kulki.list(&game, NULL, 0), 0);
        assert_int_equal(kulki.apply(&game, move_of(3, 4), NULL), GAME_OVER);
        assert_int_equal(kulki.apply(&game, KULKI_PASS, NULL), KULKI_NO_PASS);
    }
}

static void a_pass_drops_balls_without_a_move(void **state)
{
    Kulki game;
    u16 count;
    (void)state;
    start_empty(&game, "klines", 1);
    put_balls(&game, "d4", 3);
    count = play(&game, KULKI_PASS);
    assert_int_equal(count_told(count, WENT), 0);
    assert_int_equal(count_told(count, DROPPED), 3);
    assert_int_equal(count_balls(&game), 4);
    assert_int_equal(game.cell[30], 3);
    fill_board(&game);
    assert_int_equal(kulki.apply(&game, KULKI_PASS, NULL), GAME_OVER);
    assert_int_equal(kulki.list(&game, NULL, 0), 0);
}

/* Announced cells do not occupy each other, and there are never more of them
   than empty cells. */
static void look_lists_only_the_cells_in_play(void **state)
{
    Kulki game;
    u8 room;
    (void)state;
    for (room = 4; room < 8; room++) {
        start_empty(&game, "lines98", room);
        fill_board(&game);
        memset(game.cell, 0, room);
        play(&game, move_of(room, 0));
        assert_int_equal(game.next_count, room < 6 ? room - 3 : 3);
    }
}

/* ------------------------------------------------------------------ starts */

static void starts_have_the_balls_and_colours_of_their_variant(void **state)
{
    static const struct {
        const char *variant;
        u8 width, height, colours, balls, next;
    } starts[] = {{"", 9, 9, 7, 5, 0},        {"kulki", 9, 9, 7, 5, 0},
                  {"web5", 9, 9, 5, 5, 0},    {"web7", 9, 9, 7, 5, 0},
                  {"web9", 9, 9, 9, 5, 0},    {"klines", 9, 9, 7, 3, 3},
                  {"lines98", 9, 9, 7, 5, 3}, {"small", 7, 7, 5, 3, 3},
                  {"medium", 9, 9, 7, 3, 3},  {"large", 15, 15, 7, 7, 7}};
    Kulki game;
    size_t i;
    u32 number;
    (void)state;
    for (i = 0; i < COUNT_OF(starts); i++)
        for (number = 1; number < 40; number++) {
            start_dealt(&game, starts[i].variant, number);
            assert_int_equal(game.width, starts[i].width);
            assert_int_equal(game.height, starts[i].height);
            assert_int_equal(game.colours, starts[i].colours);
            assert_int_equal(count_balls(&game), starts[i].balls);
            assert_int_equal(game.next_count, starts[i].next);
            assert_int_equal(kulki.score(&game), 0);
        }
}

/* Differences that a start does not show: balls per turn, whether a ball
   counts once, whether lines disappear ball by ball, whether passing is
   allowed. */
static void variants_follow_the_games_that_name_them(void **state)
{
    static const struct {
        const char *name;
        u8 drop, once, ball_by_ball, may_pass, preview;
    } kinds[] = {{"kulki", 3, 0, 0, 0, KULKI_PREVIEW_HIDDEN},
                 {"web5", 3, 0, 0, 0, KULKI_PREVIEW_HIDDEN},
                 {"web7", 3, 0, 0, 0, KULKI_PREVIEW_HIDDEN},
                 {"web9", 3, 0, 0, 0, KULKI_PREVIEW_HIDDEN},
                 {"klines", 3, 1, 0, 1, KULKI_PREVIEW_COLOURS},
                 {"lines98", 3, 1, 0, 0, KULKI_PREVIEW_CELLS},
                 {"small", 3, 1, 1, 0, KULKI_PREVIEW_COLOURS},
                 {"medium", 3, 1, 1, 0, KULKI_PREVIEW_COLOURS},
                 {"large", 7, 1, 1, 0, KULKI_PREVIEW_COLOURS}};
    Kulki game;
    size_t i;
    (void)state;
    assert_int_equal(COUNT_OF(kulki_presets), COUNT_OF(kinds));
    for (i = 0; i < COUNT_OF(kinds); i++) {
        const KulkiRules *rules;
        start_dealt(&game, kinds[i].name, 1);
        rules = rules_of(&game);
        assert_int_equal(rules->drop, kinds[i].drop);
        assert_int_equal(rules->once, kinds[i].once);
        assert_int_equal(rules->ball_by_ball, kinds[i].ball_by_ball);
        assert_int_equal(rules->may_pass, kinds[i].may_pass);
        assert_int_equal(rules->preview, kinds[i].preview);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_turn_follows_the_rules),
        cmocka_unit_test(three_drop_after_a_move_that_clears_nothing),
        cmocka_unit_test(three_drop_at_once_on_an_emptied_board),
        cmocka_unit_test(balls_drop_until_one_stays),
        cmocka_unit_test(a_full_board_ends_the_game),
        cmocka_unit_test(a_pass_drops_balls_without_a_move),
        cmocka_unit_test(look_lists_only_the_cells_in_play),
        cmocka_unit_test(starts_have_the_balls_and_colours_of_their_variant),
        cmocka_unit_test(variants_follow_the_games_that_name_them)};
    return cmocka_run_group_tests_name("kulki drops", tests, NULL, NULL);
}
