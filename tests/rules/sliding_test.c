/* SPDX-License-Identifier: MIT */
/* Tests playing sliding puzzles: moves in players' notation, what they count,
   and every reason for a refusal. */
#include <stdio.h>
#include <string.h>

#include "rules/sliding/sliding.h"
#include "tests/kit/trial.h"

static void set_up(Trial *trial, const char *variant, const char *board)
{
    try_variant(trial, &sliding, variant);
    try_board(trial, board);
}

/* The gap is in the second row and column. */
static const char middle[] = "1 2 3 4/5 0 6 8/9 10 7 12/13 14 11 15";

/* -------------------------------------------------------------- notation */

static void moves_are_tiles_directions_or_places(void **state)
{
    static const Reading readings[] = {
        {"6", 6, "6"},     {" 2 ", 1, "2"},    {"5", 4, "5"},
        {"10", 9, "10"},   {"10,", 9, "10"},   {"l", 6, "6"},
        {"L", 6, "6"},     {"left", 6, "6"},   {"LEFT1", 6, "6"},
        {"l2", 7, "l2"},   {"left2", 7, "l2"}, {"r", 4, "5"},
        {"right", 4, "5"}, {"u", 9, "10"},     {"up", 9, "10"},
        {"up2", 13, "u2"}, {"U02", 13, "u2"},  {"d", 1, "2"},
        {"down", 1, "2"},  {"Down1", 1, "2"},  {"2,1", 1, "2"},
        {"4,2", 7, "l2"},  {"2,4", 13, "u2"},  {"2,4,", 13, "u2"},
        {"1,2 3", 4, "5"}, {NULL, 0, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "4x4", middle);
    check_readings(&trial, readings);
    try_moves(&trial, "d");
    assert_int_equal(try_move(&trial, "1"), 0);
}

/* Numbers separated by a comma and a space are consecutive moves. */
static void commas_and_spaces_separate_moves(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4x4", middle);
    try_moves(&trial, "6, 7\n11,\t15");
    assert_int_equal(sliding.status(trial.bytes), WON);
    assert_int_equal(sliding.score(trial.bytes), 4);
}

/* Checks where one move's text ends and the next may begin. */
static void check_end(const Trial *trial, const char *text, int length)
{
    Reader reader;
    Fault fault;
    u16 move;
    reader_start(&reader, text, (u32)strlen(text));
    assert_int_equal(sliding.read_move(trial->bytes, &reader, &move, &fault),
                     FINE);
    assert_int_equal(reader.at - text, length);
}

static void directions_can_be_written_together(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4x4", middle);
    check_end(&trial, "URDL2UR2", 1);
    check_end(&trial, "u2rdl", 2);
    check_end(&trial, "lu", 1);
    check_end(&trial, "LD2", 1);
    check_end(&trial, "up", 2);
    check_end(&trial, "up2", 3);
    check_end(&trial, "up2d", 3);
    check_end(&trial, "right left", 5);
    check_end(&trial, "l 2", 1);
}

/* slidysim's players write a solution as letters for the direction of each
   tile. */
static void a_solution_in_players_notation_wins(void **state)
{
    static const char solution[] = "URDL2UR2DLUR2ULURDL2URDLUL";
    Trial trial, spread;
    (void)state;
    set_up(&trial, "4x4", "1 3 0 2/6 8 7 4/5 13 14 12/11 9 10 15");
    spread = trial;
    try_moves(&trial, solution);
    assert_int_equal(sliding.status(trial.bytes), WON);
    assert_int_equal(sliding_slides(trial.bytes), 22);
    assert_int_equal(sliding.score(trial.bytes), 26);
    try_moves(&spread, "up rd l2, UR2 d1luR2UL URDL2 u r d l u left");
    assert_memory_equal(trial.bytes, spread.bytes, sizeof trial.bytes);
}

/* -------------------------------------------------------------- refusals */

#define NO_MOVE                                                               \
    "Type a tile's number, a direction (u d l r; l3 moves three tiles) or a " \
    "place (column,row)"
#define RANGE "The number must range from 1 to 15!"
#define PLACES                                                                \
    "Places run from 1,1 to 4,4 (column,row); put spaces between tile "       \
    "numbers"

static void text_that_is_not_a_move_is_refused(void **state)
{
    static const char *const pairs[][2] = {{"", "1: " NO_MOVE},
                                           {"  ", "3: " NO_MOVE},
                                           {"x", "1: " NO_MOVE},
                                           {"lx", "1: " NO_MOVE},
                                           {"lx6", "1: " NO_MOVE},
                                           {"lefty", "1: " NO_MOVE},
                                           {"upright", "1: " NO_MOVE},
                                           {"l0", "2: " NO_MOVE},
                                           {"l2x", "3: " NO_MOVE},
                                           {"l-1", "2: " NO_MOVE},
                                           {"left0", "5: " NO_MOVE},
                                           {"l1234567890", "2: " NO_MOVE},
                                           {"5x", "2: " NO_MOVE},
                                           {"5.", "2: " NO_MOVE},
                                           {"2,3,4", "1: " NO_MOVE},
                                           {"2,3x", "1: " NO_MOVE},
                                           {"2,1234567890", "1: " NO_MOVE},
                                           {"0", "1: " RANGE},
                                           {"16", "1: " RANGE},
                                           {" 999999999", "2: " RANGE},
                                           {"1234567890", "1: " RANGE},
                                           {"0,1", "1: " PLACES},
                                           {"1,0", "1: " PLACES},
                                           {"5,1", "1: " PLACES},
                                           {"1,5", "1: " PLACES},
                                           {"999999999,1", "1: " PLACES}};
    Trial trial;
    size_t i;
    (void)state;
    set_up(&trial, "4x4", middle);
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_move(&trial, pairs[i][0]), pairs[i][1]);
}

static void an_immovable_tile_is_refused(void **state)
{
#define FIXED "The number 8 cannot be moved!"
#define LINE "Only tiles in line with the gap can move"
    static const char *const pairs[][2] = {
        {"8", "1: " FIXED},
        {" 8", "2: " FIXED},
        {"3,3", "1: " LINE},
        {"2,2", "1: " LINE},
        {"l3", "2: Only 2 tiles can move that way"},
        {"u99999999", "2: Only 2 tiles can move that way"},
        {"r2", "2: Only one tile can move that way"},
        {"down2", "5: Only one tile can move that way"},
        {"l3u", "2: Only 2 tiles can move that way"}};
    Trial trial;
    size_t i;
    (void)state;
    set_up(&trial, "4x4", middle);
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_move(&trial, pairs[i][0]), pairs[i][1]);
    try_moves(&trial, "r d");
    assert_string_equal(refused_move(&trial, "r"),
                        "2: No tile can move that way");
    assert_string_equal(refused_move(&trial, "d5"),
                        "2: No tile can move that way");
}

static void apply_refuses_with_a_reason(void **state)
{
    Trial trial, before;
    (void)state;
    set_up(&trial, "4x4", middle);
    before = trial;
    assert_int_equal(apply_move(&trial, 16), NOT_A_MOVE);
    assert_int_equal(apply_move(&trial, 256 + 6), NOT_A_MOVE);
    assert_int_equal(apply_move(&trial, 5), SLIDING_NOT_IN_LINE);
    assert_int_equal(apply_move(&trial, 10), SLIDING_NOT_IN_LINE);
    assert_memory_equal(trial.bytes, before.bytes, sizeof trial.bytes);
    assert_string_equal(words_of(&sliding, SLIDING_NOT_IN_LINE), LINE);
    try_moves(&trial, "lulu");
    try_board(&trial, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    assert_int_equal(sliding.status(trial.bytes), WON);
    assert_int_equal(apply_move(&trial, 14), GAME_OVER);
    assert_int_equal(sliding.list(trial.bytes, NULL, 0), 0);
}

/* -------------------------------------------------------------- counting */

static void a_slide_counts_one_move_and_each_tile(void **state)
{
    Event events[9];
    Trace trace = {events, 9, 0};
    Trial trial;
    (void)state;
    set_up(&trial, "4x4", middle);
    sliding.apply(trial.bytes, 7, &trace);
    assert_int_equal(sliding_slides(trial.bytes), 1);
    assert_int_equal(sliding.score(trial.bytes), 2);
    assert_int_equal(trace.count, 2);
    assert_int_equal(events[0].from, 6);
    assert_int_equal(events[0].to, 5);
    assert_int_equal(events[0].value, 6);
    assert_int_equal(events[1].from, 7);
    assert_int_equal(events[1].to, 6);
    assert_int_equal(events[1].value, 8);
    assert_string_equal(board_of(&trial), " 1  2  3  4\n 5  6  8  0\n"
                                          " 9 10  7 12\n13 14 11 15\n");
}

static void set_counter(u8 *counter, u32 value)
{
    u8 i;
    for (i = 0; i < SLIDING_COUNTER; i++) {
        counter[i] = (u8)(value & 255);
        value >>= 8;
    }
}

static void counters_carry_and_stop_at_nine_digits(void **state)
{
    static const u32 values[][2] = {{255, 256},
                                    {65535, 65536},
                                    {16777215, 16777216},
                                    {999999998, 999999999},
                                    {999999999, 999999999}};
    Trial trial;
    Sliding *game = (Sliding *)trial.bytes;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(values); i++) {
        set_up(&trial, "4x4", middle);
        set_counter(game->slides, values[i][0]);
        set_counter(game->steps, values[i][0]);
        apply_move(&trial, 6);
        assert_int_equal(sliding_slides(trial.bytes), values[i][1]);
        assert_int_equal(sliding.score(trial.bytes), values[i][1]);
    }
}

/* The limits that the game states are those of its largest board: nine tiles
   are in the gap's column and nine in its row. */
static void the_largest_board_reaches_the_limits(void **state)
{
    static const u8 variant[VARIANT_SIZE] = {10, 10};
    Event events[20];
    Trace trace = {events, 20, 0};
    Sliding game;
    (void)state;
    sliding_set_goal(&game, variant);
    game.tile[99] = game.tile[98];
    game.tile[98] = 0;
    game.gap = 98;
    assert_int_equal(sliding.list(&game, NULL, 0), sliding.most_moves);
    assert_int_equal(sliding.apply(&game, 8, &trace), FINE);
    assert_int_equal(trace.count, sliding.most_events);
}

/* ------------------------------------------------- looking and touching */

static void touching_a_tile_means_its_move(void **state)
{
    Trial trial;
    u16 spot, move;
    (void)state;
    set_up(&trial, "4x4", middle);
    for (spot = 0; spot < 256; spot++) {
        int on_board = spot < 16;
        move = 999;
        assert_int_equal(
            sliding.touch(trial.bytes, (u8)(spot / 2), (u8)spot, &move),
            on_board ? TOUCH_MOVE : TOUCH_NOTHING);
        assert_int_equal(move, on_board ? spot : 999);
        if (on_board && (spot == 5 || (spot / 4 != 1 && spot % 4 != 1)))
            assert_int_not_equal(sliding.apply(trial.bytes, move, NULL), FINE);
    }
    try_board(&trial, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    assert_int_equal(sliding.touch(trial.bytes, NO_SPOT, 14, &move),
                     TOUCH_NOTHING);
}

static void look_marks_tiles_in_place(void **state)
{
    static const u8 marks[] = {IS_HOME,
                               IS_HOME | CAN_MOVE,
                               IS_HOME,
                               IS_HOME,
                               IS_HOME | CAN_MOVE,
                               0,
                               CAN_MOVE,
                               IS_HOME | CAN_MOVE,
                               IS_HOME,
                               IS_HOME | CAN_MOVE,
                               0,
                               IS_HOME,
                               IS_HOME,
                               IS_HOME | CAN_MOVE,
                               0,
                               0};
    Piece pieces[16];
    Trial trial;
    const Sliding *game = (const Sliding *)trial.bytes;
    u8 i;
    (void)state;
    set_up(&trial, "4x4", middle);
    memset(pieces, 0xAA, sizeof pieces);
    assert_int_equal(sliding.look(trial.bytes, pieces, 16), 16);
    for (i = 0; i < 16; i++) {
        assert_int_equal(pieces[i].spot, i);
        assert_int_equal(pieces[i].x, i % 4);
        assert_int_equal(pieces[i].y, i / 4);
        assert_int_equal(pieces[i].z, 0);
        assert_int_equal(pieces[i].value, game->tile[i]);
        assert_int_equal(pieces[i].kind, i == 5 ? PLACE : BLOCK);
        assert_int_equal(pieces[i].marks, marks[i]);
    }
}

static void look_stays_within_its_buffer(void **state)
{
    Piece pieces[20];
    Trial trial;
    u16 room, count;
    (void)state;
    set_up(&trial, "4x4", middle);
    for (room = 0; room < 20; room++) {
        memset(pieces, 0xAA, sizeof pieces);
        count = room < 16 ? room : 16;
        assert_int_equal(sliding.look(trial.bytes, pieces, room), count);
        assert_int_equal(pieces[count].spot, 0xAA);
    }
}

static void worth_counts_steps_from_home(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4x4", middle);
    assert_int_equal(sliding.worth(trial.bytes, 6), -3);
    assert_int_equal(sliding.worth(trial.bytes, 7), -4);
    assert_int_equal(sliding.worth(trial.bytes, 4), -5);
    assert_int_equal(sliding.worth(trial.bytes, 1), -5);
    set_up(&trial, "3x3", "8 6 7/2 5 4/3 0 1");
    assert_int_equal(sliding.worth(trial.bytes, 6), -20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_tiles_directions_or_places),
        cmocka_unit_test(commas_and_spaces_separate_moves),
        cmocka_unit_test(directions_can_be_written_together),
        cmocka_unit_test(a_solution_in_players_notation_wins),
        cmocka_unit_test(text_that_is_not_a_move_is_refused),
        cmocka_unit_test(an_immovable_tile_is_refused),
        cmocka_unit_test(apply_refuses_with_a_reason),
        cmocka_unit_test(a_slide_counts_one_move_and_each_tile),
        cmocka_unit_test(counters_carry_and_stop_at_nine_digits),
        cmocka_unit_test(the_largest_board_reaches_the_limits),
        cmocka_unit_test(touching_a_tile_means_its_move),
        cmocka_unit_test(look_marks_tiles_in_place),
        cmocka_unit_test(look_stays_within_its_buffer),
        cmocka_unit_test(worth_counts_steps_from_home)};
    return cmocka_run_group_tests_name("sliding", tests, NULL, NULL);
}
