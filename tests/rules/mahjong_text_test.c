/* SPDX-License-Identifier: MIT */
/* Tests Mahjong as text: moves, variants, boards, and messages about damaged
   ones. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/tile_texts.h"

/* Five in a row, with a tile on the middle one and half below it; a pair far
   to the right; a pair further down. */
static const char board[] = "0 0 0 1b\n0 2 0 2b\n0 4 0 1c\n0 6 0 2b\n"
                            "0 8 0 1b\n1 4 1 2b\n0 60 0 3c\n0 62 0 3c\n"
                            "4 0 0 1c\n4 4 0 2b\n";

static u8 try_move(const Mahjong *game, const char *text, u16 *move,
                   Fault *fault)
{
    Reader reader;
    *move = 0;
    fault->game = &mahjong;
    reader_start(&reader, text, (u32)strlen(text));
    return mahjong_read_move(game, &reader, move, fault);
}

static void assert_move(const Mahjong *game, const char *text, u8 first,
                        u8 second)
{
    Fault fault;
    u16 move;
    assert_int_equal(try_move(game, text, &move, &fault), FINE);
    assert_int_equal(move, first | second << 8);
}

static void assert_move_refused(const Mahjong *game, const Refusal *refusal)
{
    Fault fault;
    u16 move;
    assert_int_equal(try_move(game, refusal->text, &move, &fault),
                     refusal->reason);
    assert_refusal(refusal, refusal->text, &fault);
    assert_int_equal(move, 0);
}

static void write_move(const Mahjong *game, u16 move, char *text)
{
    Writer writer;
    writer_start(&writer, text, 15);
    mahjong_write_move(game, move, &writer);
    text[writer.used] = '\0';
}

/* ---------------------------------------------------------------- moves */

static void a_pair_is_named_by_two_cells(void **state)
{
    Mahjong game;
    char text[16];
    (void)state;
    read_tiles(&game, board);
    assert_move(&game, "a1 i1", 0, 4);
    assert_move(&game, "i1 a1", 0, 4);
    assert_move(&game, "  I1,A1", 0, 4);
    assert_move(&game, "bi1 bk1", 5, 6);
    write_move(&game, 5 | 6 << 8, text);
    assert_string_equal(text, "bi1 bk1");
    write_move(&game, MAHJONG_SHUFFLE, text);
    assert_string_equal(text, "shuffle");
}

static void any_cell_of_a_tile_names_it(void **state)
{
    static const char *const cells[] = {"a1", "b1", "a2", "b2"};
    static const char *const others[] = {"i1", "j1", "i2", "j2"};
    Mahjong game;
    char text[16];
    u8 i, j;
    (void)state;
    read_tiles(&game, board);
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++) {
            sprintf(text, "%s %s", cells[i], others[j]);
            assert_move(&game, text, 0, 4);
        }
}

/* The tile at e2 covers half of the one at e1; its cells name it alone. */
static void a_cell_names_the_highest_tile(void **state)
{
    static const Refusal refusals[] = {
        {"e1 a5", MAHJONG_TILE_COVERED, 1, "e1"},
        {"f1 a5", MAHJONG_TILE_COVERED, 1, "f1"}};
    Mahjong game;
    u8 i;
    (void)state;
    read_tiles(&game, board);
    assert_move(&game, "e2 e5", 8, 9);
    assert_move(&game, "f3 f6", 8, 9);
    for (i = 0; i < 2; i++)
        assert_move_refused(&game, &refusals[i]);
}

static void columns_continue_beyond_z(void **state)
{
    Mahjong game;
    char text[16];
    (void)state;
    read_tiles(&game, "0 25 0 1b\n0 27 0 1b\n253 0 0 2c\n253 253 0 2c\n"
                      "4 51 0 3c\n4 53 0 3c\n");
    assert_move(&game, "z1 ab1", 0, 1);
    assert_move(&game, "aa2 ac2", 0, 1);
    assert_move(&game, "az5 bb5", 2, 3);
    assert_move(&game, "a254 it254", 4, 5);
    assert_move(&game, "b255 iu255", 4, 5);
    write_move(&game, 0 | 1 << 8, text);
    assert_string_equal(text, "z1 ab1");
    write_move(&game, 2 | 3 << 8, text);
    assert_string_equal(text, "az5 bb5");
    write_move(&game, 4 | 5 << 8, text);
    assert_string_equal(text, "a254 it254");
}

static void a_face_names_its_two_free_tiles(void **state)
{
    static const Refusal none = {"1b", MAHJONG_FACE_NOT_TWICE, 1, "1b"};
    static const Refusal absent = {"9d", MAHJONG_FACE_NOT_TWICE, 1, "9d"};
    static const Refusal more = {" 1b", MAHJONG_FACE_TOO_OFTEN, 1, "1b"};
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 2 0 2b\n0 4 0 1b\n0 2 1 2b\n");
    assert_move(&game, "1b", 0, 2);
    assert_move(&game, "1B", 0, 2);
    assert_move_refused(&game, &absent);
    read_tiles(&game, "0 0 0 1b\n2 0 0 1b\n4 0 0 1b\n6 0 0 2b\n6 2 0 1b\n"
                      "6 4 0 2b\n");
    assert_move_refused(&game, &more);
    assert_move(&game, "2b", 3, 5);
    read_tiles(&game, "0 0 0 1b\n2 0 0 1b\n4 0 0 1b\n6 0 0 1b\n");
    assert_move_refused(&game, &more);
    read_tiles(&game, "0 0 0 1b\n0 2 0 1b\n0 4 0 2b\n0 6 0 2b\n");
    assert_move_refused(&game, &none);
    read_tiles(&game, "set flowers\n0 0 0 FP\n2 0 0 FC\n");
    assert_move(&game, "fb", 0, 1);
    assert_move(&game, "FL", 0, 1);
}

static void each_bad_move_is_refused_at_its_place(void **state)
{
    static const Refusal refusals[] = {
        {"", MAHJONG_BAD_TILE_NAME, 1, ""},
        {"a1", MAHJONG_BAD_TILE_NAME, 1, ""},
        {"a1 ", MAHJONG_BAD_TILE_NAME, 1, ""},
        {"?", MAHJONG_BAD_TILE_NAME, 1, "?"},
        {"a i1", MAHJONG_BAD_TILE_NAME, 1, "a i1"},
        {"1 2", MAHJONG_BAD_TILE_NAME, 1, "1 2"},
        {"a0 i1", MAHJONG_BAD_TILE_NAME, 1, "a0"},
        {"a256 i1", MAHJONG_BAD_TILE_NAME, 1, "a256"},
        {"iv1 i1", MAHJONG_BAD_TILE_NAME, 1, "iv1"},
        {"aaaaaaaa1 i1", MAHJONG_BAD_TILE_NAME, 1, "aaaa"},
        {"a1 i1000000000", MAHJONG_BAD_TILE_NAME, 1, "i1000"},
        {"a3 i1", MAHJONG_NO_TILE, 1, "a3"},
        {"k1 i1", MAHJONG_NO_TILE, 1, "k1"},
        {"a1 iu255", MAHJONG_NO_TILE, 1, "iu255"},
        {"a1 c1", MAHJONG_TILE_SHUT_IN, 1, "c1"},
        {"a1 e1", MAHJONG_TILE_COVERED, 1, "e1"},
        {"a1 b2", MAHJONG_SAME_TILE, 1, "b2"},
        {"a1 e2", MAHJONG_TILES_DIFFER, 1, "e2"},
        {"a1 i1x", NOT_UNDERSTOOD, 1, "x"},
        {"1b-", NOT_UNDERSTOOD, 1, "-"},
        {"shuffle!", NOT_UNDERSTOOD, 1, "!"},
        {"shuffled", MAHJONG_BAD_TILE_NAME, 1, "shuffled"}};
    Mahjong game;
    size_t i;
    (void)state;
    read_tiles(&game, board);
    for (i = 0; i < COUNT_OF(refusals); i++)
        assert_move_refused(&game, &refusals[i]);
}

/* The rules decide later whether it can be played. */
static void a_reshuffle_is_read_at_any_time(void **state)
{
    Mahjong game;
    Fault fault;
    u16 move;
    (void)state;
    read_tiles(&game, board);
    assert_int_equal(try_move(&game, " Shuffle ", &move, &fault), FINE);
    assert_int_equal(move, MAHJONG_SHUFFLE);
}

static void bad_moves_are_refused_with_a_reason(void **state)
{
    (void)state;
    assert_words(MAHJONG_NO_TILE, "There is no tile there");
    assert_words(MAHJONG_TILE_COVERED, "That tile is covered by another one");
    assert_words(MAHJONG_TILE_SHUT_IN, "That tile is blocked on both sides");
    assert_words(MAHJONG_SAME_TILE, "That's the same tile");
    assert_words(MAHJONG_TILES_DIFFER, "Those tiles don't match");
    assert_words(MAHJONG_BAD_TILE_NAME,
                 "Name two tiles by their places, as in 'd4 "
                 "k2', or a pair by its face, as in '5b'");
    assert_words(MAHJONG_FACE_TOO_OFTEN,
                 "More than two free tiles match: name two places");
    assert_words(MAHJONG_FACE_NOT_TWICE, "No two free tiles have that face");
}

/* ------------------------------------------------------------- variants */

static void variants_are_read_in_any_order(void **state)
{
    static const char *const texts[][2] = {
        {"", "turtle"},
        {"Turtle", "turtle"},
        {"flowers:random:fours:winnable", "turtle"},
        {"random", "turtle:random"},
        {"random:flowers:turtle", "turtle:flowers:random"},
        {" flowers", "turtle:flowers"},
        {"surprise", "surprise"},
        {"random:surprise", "surprise:random"},
        {"surprise:turtle", "turtle"}};
    u8 variant[VARIANT_SIZE];
    char text[64];
    Reader reader;
    Writer writer;
    Fault fault;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(texts); i++) {
        reader_start(&reader, texts[i][0], (u32)strlen(texts[i][0]));
        assert_int_equal(game_read_variant(&mahjong, variant, &reader, &fault),
                         0);
        writer_start(&writer, text, sizeof text - 1);
        mahjong_write_variant(variant, &writer);
        text[writer.used] = '\0';
        assert_string_equal(text, texts[i][1]);
    }
    reader_start(&reader, "turtle:easy", 11);
    assert_int_equal(mahjong_read_variant(variant, &reader, &fault),
                     NO_VARIANT);
    assert_string_equal(fault.at, "easy");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"a pair is named by two cells", a_pair_is_named_by_two_cells, NULL,
         NULL, NULL},
        {"any cell of a tile names it", any_cell_of_a_tile_names_it, NULL,
         NULL, NULL},
        {"a cell names the highest tile", a_cell_names_the_highest_tile, NULL,
         NULL, NULL},
        {"columns go beyond z", columns_continue_beyond_z, NULL, NULL, NULL},
        {"a face names its two free tiles, if there are just two",
         a_face_names_its_two_free_tiles, NULL, NULL, NULL},
        {"each spoilt move is refused at its place",
         each_bad_move_is_refused_at_its_place, NULL, NULL, NULL},
        {"a reshuffle is read at any time", a_reshuffle_is_read_at_any_time,
         NULL, NULL, NULL},
        {"the refusals of moves have their words",
         bad_moves_are_refused_with_a_reason, NULL, NULL, NULL},
        {"variants are read in any order", variants_are_read_in_any_order,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
