/* SPDX-License-Identifier: MIT */
/* Tests Mahjong's boards as text, and the messages about damaged ones. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/tile_texts.h"

static void a_board_is_written_as_it_is_read(void **state)
{
    static const char text[] =
        "set flowers\nshuffles 12\n"
        "# row column layer face\n"
        "0 0 0 FP\n0 2 0 DW\n9 9 0 --\n9 11 0 --\n10 253 7 WI\n"
        "253 0 8 SP\n0 0 253 FB\n7 5 253 DW\n";
    char written[256];
    Writer writer;
    Mahjong game;
    (void)state;
    read_tiles(&game, text);
    assert_int_equal(game.left, 6);
    assert_int_equal(game.shuffles, 12);
    writer_start(&writer, written, sizeof written - 1);
    mahjong_write_board(&game, &writer);
    written[writer.used] = '\0';
    assert_string_equal(written, text);
}

static void a_board_may_be_in_any_order_with_comments(void **state)
{
    static const char other[] = "# a comment\n\n  set flowers # first\r\n"
                                "set fours\nSHUFFLES 0\n"
                                "\t0,2,1,wE  # the upper\n\n0 0 0 1b\n"
                                "0 2 0 1B\n0 4 0 we";
    static const char plain[] = "0 0 0 1b\n0 2 0 1b\n0 4 0 WE\n0 2 1 WE\n";
    Mahjong a, b;
    (void)state;
    read_tiles(&a, other);
    read_tiles(&b, plain);
    assert_memory_equal(&a, &b, sizeof a);
    read_tiles(&a, "0 0 0 --\n0 2 0 --\n");
    assert_int_equal(mahjong.status(&a), WON);
}

static void a_board_has_the_dealer_of_its_variant(void **state)
{
    static const char text[] = "0 0 0 1b\n0 2 0 1b\n";
    u8 variant[VARIANT_SIZE] = {MAHJONG_SET_FOURS, MAHJONG_DEAL_ANYHOW};
    static const u8 seed[SEED_SIZE] = {1};
    Mahjong game;
    Reader reader;
    Fault fault;
    (void)state;
    reader_start(&reader, text, sizeof text - 1);
    assert_int_equal(mahjong.read_board(&game, variant, seed, &reader, &fault),
                     FINE);
    assert_int_equal(game.dealer, MAHJONG_DEAL_ANYHOW);
    variant[1] = MAHJONG_DEAL_WINNABLE;
    reader_start(&reader, text, sizeof text - 1);
    assert_int_equal(mahjong.read_board(&game, variant, seed, &reader, &fault),
                     FINE);
    assert_int_equal(game.dealer, MAHJONG_DEAL_WINNABLE);
}

static void refuse_board(const Refusal *refusal)
{
    Mahjong game, before;
    Fault fault;
    memset(&game, 0xAB, sizeof game);
    memcpy(&before, &game, sizeof game);
    assert_int_equal(
        try_tiles(&game, refusal->text, (u32)strlen(refusal->text), &fault),
        refusal->reason);
    assert_refusal(refusal, refusal->text, &fault);
    assert_memory_equal(&game, &before, sizeof game);
}

static void each_damaged_board_is_refused_with_its_line(void **state)
{
    static const Refusal refusals[] = {
        {"", MAHJONG_NO_TILES, 1, ""},
        {"# nothing\n\n", MAHJONG_NO_TILES, 3, ""},
        {"set flowers\n", MAHJONG_NO_TILES, 2, ""},
        {"set many\n", NO_VARIANT, 1, "many"},
        {"set\n", NO_VARIANT, 1, "\n"},
        {"set flowers now\n", NOT_UNDERSTOOD, 1, "now"},
        {"shuffles\n", NOT_UNDERSTOOD, 1, "\n"},
        {"shuffles x\n", NOT_UNDERSTOOD, 1, "x"},
        {"shuffles 100\n", TOO_LARGE, 1, "100"},
        {"shuffles 1 2\n", NOT_UNDERSTOOD, 1, "2"},
        {"0 0 0 1b\nset flowers\n", MAHJONG_BAD_TILE_LINE, 2, "set"},
        {"0 0 0 1b\nshuffles 2\n", MAHJONG_BAD_TILE_LINE, 2, "shuf"},
        {"tiles\n", MAHJONG_BAD_TILE_LINE, 1, "tiles"},
        {"0\n", MAHJONG_BAD_TILE_LINE, 1, "\n"},
        {"0 0\n0 1b\n", MAHJONG_BAD_TILE_LINE, 1, "\n"},
        {"0 -1 0 1b\n", MAHJONG_BAD_TILE_LINE, 1, "-1"},
        {"0 0 1234567890 1b\n", MAHJONG_BAD_TILE_LINE, 1, "1234567890"},
        {"0 0 0 1b\n254 0 0 1b\n", MAHJONG_TILE_TOO_FAR, 2, "254"},
        {"0 0 0 1b\n0 254 0 1b\n", MAHJONG_TILE_TOO_FAR, 2, "0 254"},
        {"0 0 0 1b\n0 0 254 1b\n", MAHJONG_TILE_TOO_FAR, 2, "0 0 254"},
        {"0 0 0\n", MAHJONG_BAD_FACE, 1, "\n"},
        {"0 0 0 10b\n", MAHJONG_BAD_FACE, 1, "10b"},
        {"0 0 0 1bb\n", MAHJONG_BAD_FACE, 1, "1bb"},
        {"0 0 0 0b\n", MAHJONG_BAD_FACE, 1, "0b"},
        {"0 0 0 -\n", MAHJONG_BAD_FACE, 1, "-"},
        {"0 0 0 -1b\n", MAHJONG_BAD_FACE, 1, "-1b"},
        {"0 0 0 FP\n", MAHJONG_BAD_FACE, 1, "FP"},
        {"set flowers\n0 0 0 FL\n", MAHJONG_BAD_FACE, 2, "FL"},
        {"set flowers\n0 0 0 se\n", MAHJONG_BAD_FACE, 2, "se"},
        {"0 0 0 1b x\n", NOT_UNDERSTOOD, 1, "x"},
        {"0 0 0 1b 0 2 0 1b\n", NOT_UNDERSTOOD, 1, "0 2"},
        {"0 0 0 1b\n1 1 0 1b\n", MAHJONG_TILES_OVERLAP, 2, "1 1 0"},
        {"0 0 0 1b\n0 0 0 1b\n", MAHJONG_TILES_OVERLAP, 2, "0 0 0"},
        {"1 1 0 1b\n0 0 0 1b\n", MAHJONG_TILES_OVERLAP, 2, "0 0 0"},
        {"1 1 0 1b\n0 2 0 1b\n", MAHJONG_TILES_OVERLAP, 2, "0 2 0"},
        {"0 0 0 1b\n", MAHJONG_ODD_TILES, 2, ""},
        {"0 0 0 1b\n0 2 0 1b\n0 4 0 --\n", MAHJONG_ODD_TILES, 4, ""},
        {"0 0 0 1b\n0 2 0 2b\n", MAHJONG_ODD_KIND, 1, "0 0 0 1b"},
        {"0 0 0 2b\n0 2 0 2b\n0 4 0 2b\n0 6 0 3b\n", MAHJONG_ODD_KIND, 3,
         "0 4"},
        {"0 0 0 1b\n0 2 0 1b\n0 4 0 1b\n0 6 0 1b\n0 8 0 1b\n0 10 0 1b\n"
         "2 0 0 1b\n2 2 0 1b\n2 4 0 1b\n",
         MAHJONG_KIND_TOO_OFTEN, 9, "2 4"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(refusals); i++)
        refuse_board(&refusals[i]);
}

/* Writes tiles in rows of ten, four of each kind. */
static char *many_tiles(u16 count)
{
    char *text = calloc(count + 1U, 16);
    char *at = text;
    u16 i;
    assert_non_null(text);
    for (i = 0; i < count; i++)
        at += sprintf(at, "%d %d 0 %s\n", i / 10 * 2, i % 10 * 2,
                      mahjong_face_name((u8)(i / 8 + 1)));
    return text;
}

static void a_board_has_254_tiles_at_most(void **state)
{
    char *most = many_tiles(254);
    char *more = many_tiles(256);
    Refusal refusal = {NULL, MAHJONG_TOO_MANY_TILES, 255, "50 8 0"};
    Mahjong game;
    (void)state;
    read_tiles(&game, most);
    assert_int_equal(game.layout.count, 254);
    assert_int_equal(game.left, 254);
    refusal.text = more;
    refuse_board(&refusal);
    free(most);
    free(more);
}

/* All tiles are free, eight of each kind and six of the last. */
static void the_longest_list_fits_most_moves(void **state)
{
    char *text = calloc(254, 16);
    char *at = text;
    Mahjong game;
    u8 i;
    (void)state;
    for (i = 0; i < 254; i++)
        at += sprintf(at, "%d %d 0 %s\n", i / 10 * 2, i % 10 * 4,
                      mahjong_face_name((u8)(i / 8 + 1)));
    read_tiles(&game, text);
    assert_int_equal(mahjong.list(&game, NULL, 0), 31 * 28 + 15);
    assert_int_equal(mahjong.most_moves, 31 * 28 + 15);
    assert_int_equal(mahjong.apply(&game, 0 | 254 << 8, NULL),
                     MAHJONG_NO_TILE);
    assert_true(mahjong_is_sound(&game));
    assert_int_equal(mahjong.worth(&game, 0 | 1 << 8), 100);
    free(text);
}

/* Two rows of 127 tiles, of which the four at the ends are free and don't
   match, so that there is a button besides the tiles. */
static void all_tiles_and_the_button_fit_most_pieces(void **state)
{
    char *text = calloc(254, 16);
    char *at = text;
    Piece pieces[256];
    Event events[256];
    Trace trace = {events, 256, 0};
    Mahjong game;
    u8 i;
    (void)state;
    for (i = 0; i < 254; i++)
        at += sprintf(
            at, "%d %d 0 %s\n", i / 127 * 2, i % 127 * 2,
            mahjong_face_name((u8)((i < 127 ? i : (i - 125) % 127) % 32 + 1)));
    read_tiles(&game, text);
    assert_int_equal(mahjong.look(&game, pieces, 256), 255);
    assert_int_equal(pieces[254].kind, BUTTON);
    assert_int_equal(mahjong.most_pieces, 255);
    assert_int_equal(mahjong.apply(&game, MAHJONG_SHUFFLE, &trace), FINE);
    assert_int_equal(trace.count, 254);
    free(text);
}

static void bad_boards_are_refused_with_a_reason(void **state)
{
    (void)state;
    assert_words(MAHJONG_BAD_TILE_LINE,
                 "A tile should be three numbers: row, column and layer");
    assert_words(MAHJONG_BAD_FACE,
                 "Expected a face: 1b to 9b, 1c to 9c, 1d to 9d, WE "
                 "WS WW WN, DR DG DW, FL SE (with flowers FP FO FC "
                 "FB, SP SU AU WI), or -- for a tile that is gone");
    assert_words(MAHJONG_TILE_TOO_FAR,
                 "Rows, columns and layers are numbers from 0 to 253");
    assert_words(MAHJONG_TILES_OVERLAP,
                 "This tile overlaps another one in its layer");
    assert_words(MAHJONG_TOO_MANY_TILES, "There can be at most 254 tiles");
    assert_words(MAHJONG_TILE_FLOATS,
                 "The tile in row 0 and column 0 of its layer floats: it "
                 "should lie on another tile or touch one that does");
    assert_words(MAHJONG_ODD_TILES,
                 "The number of tiles is odd: they should make pairs");
    assert_words(MAHJONG_NO_TILES, "The board has no tiles");
    assert_words(
        MAHJONG_ODD_KIND,
        "An odd number of these tiles is left, so one can never be taken");
    assert_words(MAHJONG_KIND_TOO_OFTEN,
                 "At most 8 tiles can match each other");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"a board is written as it is read", a_board_is_written_as_it_is_read,
         NULL, NULL, NULL},
        {"a board may be in any order, with comments",
         a_board_may_be_in_any_order_with_comments, NULL, NULL, NULL},
        {"a board has the dealer of its variant",
         a_board_has_the_dealer_of_its_variant, NULL, NULL, NULL},
        {"each spoilt board is refused with its line",
         each_damaged_board_is_refused_with_its_line, NULL, NULL, NULL},
        {"a board has 254 tiles at most", a_board_has_254_tiles_at_most, NULL,
         NULL, NULL},
        {"the longest list fits most_moves", the_longest_list_fits_most_moves,
         NULL, NULL, NULL},
        {"all tiles and the button fit most_pieces",
         all_tiles_and_the_button_fit_most_pieces, NULL, NULL, NULL},
        {"the refusals of boards have their words",
         bad_boards_are_refused_with_a_reason, NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
