/* SPDX-License-Identifier: MIT */
/* Hand-made boards on which one move is right and the searching player must
   find it; and the words with which moves are explained. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "advice/kulki/kulki_player.h"
#include "solve/kulki/reason.h"
#include "tests/kit/plain_kulki.h"

enum { NODES = 300, SPOT_COLOURS = 4 };

/* The balls of each colour, and the move; "*" stands for any target. Announced
   balls of Lines 98 are given as "colour cell". */
typedef struct Spot {
    const char *balls[SPOT_COLOURS];
    const char *right;
    u32 points; /* scored by the move itself */
    const char *next;
} Spot;

static const Spot spots[] = {
    /* a fifth ball at the end of a row */
    {{"a1 b1 c1 d1 i9"}, "i9 e1", 5, NULL},
    {{"b1 c1 d1 e1 i9", "a1"}, "i9 f1", 5, NULL},
    {{"f1 g1 h1 i1 a9"}, "a9 e1", 5, NULL},
    {{"e9 f9 g9 h9 a1", "i9"}, "a1 d9", 5, NULL},
    {{"a1 a2 a3 a4 i9"}, "i9 a5", 5, NULL},
    {{"a5 a6 a7 a8 i1", "a9"}, "i1 a4", 5, NULL},
    {{"e2 e3 e4 e5 a9", "e1"}, "a9 e6", 5, NULL},
    {{"a1 b2 c3 d4 i1"}, "i1 e5", 5, NULL},
    {{"i9 h8 g7 f6 a9"}, "a9 e5", 5, NULL},
    {{"i1 h2 g3 f4 a1"}, "a1 e5", 5, NULL},
    {{"a5 b6 c7 d8 i1"}, "i1 e9", 5, NULL},
    {{"e1 f2 g3 h4 a9"}, "a9 i5", 5, NULL},
    {{"a5 b4 c3 d2 i9"}, "i9 e1", 5, NULL},
    /* or in the gap */
    {{"a1 b1 d1 e1 i9"}, "i9 c1", 5, NULL},
    {{"b1 d1 e1 f1 i9"}, "i9 c1", 5, NULL},
    {{"a1 b1 c1 e1 i9"}, "i9 d1", 5, NULL},
    {{"", "e1 e2 e3 e5 a9"}, "a9 e4", 5, NULL},
    {{"", "e5 e6 e8 e9 a1"}, "a1 e7", 5, NULL},
    {{"", "", "i1 h2 g3 e5 a1"}, "a1 f4", 5, NULL},
    {{"", "", "c3 d4 f6 g7 a9"}, "a9 e5", 5, NULL},
    {{"", "", "a9 b8 d6 e5 i9"}, "i9 c7", 5, NULL},
    /* a longer line */
    {{"a1 b1 c1 e1 f1 i9"}, "i9 d1", 7, NULL},
    {{"", "a3 b3 c3 e3 f3 g3 i9"}, "i9 d3", 9, NULL},
    {{"", "", "a1 b1 c1 d1 f1 g1 h1 i9"}, "i9 e1", 11, NULL},
    {{"", "", "e1 e2 e3 e4 e6 e7 e8 e9 a9"}, "a9 e5", 13, NULL},
    {{"a1 b2 c3 e5 f6 i1"}, "i1 d4", 7, NULL},
    {{"a1 b1 c1 d1 f1 i9"}, "i9 e1", 7, NULL},
    {{"", "i4 h5 g6 e8 d9 a1"}, "a1 f7", 7, NULL},
    /* two lines at once */
    {{"a1 b1 c1 d1 e2 e3 e4 e5 i9", "e6"}, "i9 e1", 10, NULL},
    {{"a5 b5 c5 d5 e1 e2 e3 e4 i9"}, "i9 e5", 10, NULL},
    {{"a1 b2 c3 d4 a5 b5 c5 d5 i9"}, "i9 e5", 10, NULL},
    {{"", "a9 b8 c7 d6 e1 e2 e3 e4 i9"}, "i9 e5", 10, NULL},
    {{"", "", "a1 b2 c3 d4 i1 h2 g3 f4 a9"}, "a9 e5", 10, NULL},
    {{"f6 a1", "", "b1 c1 d1 e1 f2 f3 f4 f5 i9"}, "i9 f1", 10, NULL},
    /* with the ball that can get there */
    {{"a1 b1 c1 d1 i9 a9", "h9 i8 h8"}, "a9 e1", 5, NULL},
    {{"e1 e2 e3 e4 a9 i1", "h1 h2 i2"}, "a9 e5", 5, NULL},
    /* not with the ball that is needed elsewhere */
    {{"a1 b1 c1 d1 g5 g6 g7 g8 b9", "g4 g9"}, "b9 e1", 5, NULL},
    {{"a9 b9 c9 d9 c3 d3 e3 f3 i6", "b3 g3"}, "i6 e9", 5, NULL},
    {{"a5 b5 c5 d5 g1 g2 g3 g4 i9", "g5"}, "i9 e5", 5, NULL},
    /* move what is in the way */
    {{"a1 b1 d1 e1 i9", "c1"}, "c1 *", 0, NULL},
    {{"e1 e2 e4 e5 a9", "", "e3"}, "e3 *", 0, NULL},
    {{"a1 b2 d4 e5 i1", "", "", "c3"}, "c3 *", 0, NULL},
    /* make the line before the announced ball blocks it */
    {{"a1 b1 c1 d1 i9"}, "i9 e1", 5, "2 e1"},
    {{"a1 b1 d1 e1 i9", "a9 b9 c9"}, "i9 c1", 5, "3 c1"},
    {{"", "e1 e2 e3 e5 a9"}, "a9 e4", 5, "1 e4"},
};

enum { SPOT_COUNT = sizeof spots / sizeof *spots };

/* Puts other balls all over the board, as in a real game, in colours that do
   not occur in the spot and not on cells that it mentions. */
static void scatter_others(Kulki *game, const Spot *spot)
{
    u8 taken[KULKI_CELLS] = {0};
    u8 cell, i;
    const char *at;
    for (i = 0; i < SPOT_COLOURS && spot->balls[i]; i++)
        for (at = spot->balls[i]; at && *at; at = strchr(at, ' ')) {
            at += *at == ' ';
            taken[cell_named(game, at)] = 1;
        }
    at = strchr(spot->right, ' ') + 1;
    if (*at != '*')
        taken[cell_named(game, at)] = 1;
    for (cell = 0; cell < 81; cell++)
        if ((cell % 9 + 2 * (cell / 9)) % 5 == 3 && !taken[cell])
            game->cell[cell] = (u8)(4 + (cell % 9 + cell / 27) % 4);
}

static void set_spot(Kulki *game, const Spot *spot)
{
    u8 i;
    start_empty(game, spot->next ? "lines98" : "kulki", 7);
    scatter_others(game, spot);
    for (i = 0; i < SPOT_COLOURS && spot->balls[i]; i++)
        if (*spot->balls[i])
            put_balls(game, spot->balls[i], (u8)(i + 1));
    if (!spot->next)
        return;
    game->next_count = 3;
    game->next_colour[0] = (u8)(spot->next[0] - '0');
    game->next_cell[0] = cell_named(game, spot->next + 2);
    game->next_colour[1] = 5;
    game->next_cell[1] = cell_named(game, "i5");
    game->next_colour[2] = 6;
    game->next_cell[2] = cell_named(game, "a6");
}

static int is_right(const Kulki *game, const char *right, u16 move)
{
    const char *to = strchr(right, ' ') + 1;
    return (move & 255) == cell_named(game, right) &&
           (*to == '*' || move >> 8 == cell_named(game, to));
}

static u32 points_after(const Kulki *game, u16 move)
{
    Kulki after = *game;
    assert_int_equal(kulki.apply(&after, move, NULL), FINE);
    return kulki.score(&after);
}

static void the_searching_player_finds_the_right_move(void **state)
{
    KulkiEngine *engine = kulki_player_make(NULL, NULL);
    size_t i;
    (void)state;
    assert_true(SPOT_COUNT >= 40);
    for (i = 0; i < SPOT_COUNT; i++) {
        const Spot *spot = &spots[i];
        Kulki game;
        u16 move;
        set_spot(&game, spot);
        move = kulki_engine_choose(engine, &game, PLAYER_SEARCH, NODES);
        if (!is_right(&game, spot->right, move))
            print_message("%s: %u %u\n", spot->right, move & 255U, move >> 8U);
        assert_true(is_right(&game, spot->right, move));
        assert_true(points_after(&game, move) >= spot->points);
    }
    kulki_player_free(engine);
}

/* Any of the lines, if there are two. */
static void the_learned_player_makes_every_possible_line(void **state)
{
    KulkiEngine *engine = kulki_player_make(NULL, NULL);
    size_t i;
    (void)state;
    for (i = 0; i < SPOT_COUNT; i++) {
        Kulki game;
        u16 move;
        set_spot(&game, &spots[i]);
        move = kulki_engine_choose(engine, &game, PLAYER_LEARNED, 1);
        assert_true(!spots[i].points || points_after(&game, move) >= 5);
    }
    kulki_player_free(engine);
}

/* ------------------------------------------------------------------ words */

static void is_because(const char *const *balls, const char *from,
                       const char *to, const char *words)
{
    const Spot spot = {
        {balls[0], balls[1], balls[2], balls[3]}, "a1 *", 0, NULL};
    char text[80] = {0};
    Kulki game;
    Writer writer;
    u8 i;
    start_empty(&game, "kulki", 7);
    for (i = 0; i < SPOT_COLOURS && spot.balls[i]; i++)
        put_balls(&game, spot.balls[i], (u8)(i + 1));
    writer_start(&writer, text, sizeof text - 1);
    kulki_reason_write(
        &writer, &game,
        move_of(cell_named(&game, from), cell_named(&game, to)));
    assert_string_equal(text, words);
}

static void reasons_are_given_in_words(void **state)
{
    static const char *const line[] = {"a1 b1 c1 d1 i9", NULL, NULL, NULL};
    static const char *const cross[] = {"a1 b1 c1 d1 f1 e2 e3 e4 e5 i9", NULL,
                                        NULL, NULL};
    static const char *const star[] = {
        "a1 b1 c1 d1 f1 e2 e3 e4 e5 d2 c3 b4 a5 i9", NULL, NULL, NULL};
    static const char *const row[] = {"a1 b1 i9", NULL, NULL, NULL};
    static const char *const block[] = {"a1 b1 d1 e1", "c1", NULL, NULL};
    static const char *const wall[] = {"a2", "b1", NULL, NULL};
    static const char *const gate[] = {"a2", "e5", NULL, NULL};
    static const char *const lone[] = {"e5", NULL, NULL, NULL};
    (void)state;
    is_because(line, "i9", "e1", "completes a line of 5");
    is_because(cross, "i9", "e1", "completes a line of 6 and one of 5");
    is_because(star, "i9", "e1", "completes 3 lines");
    is_because(row, "i9", "c1", "joins 3 red balls, colour 1");
    is_because(block, "c1", "c9", "unblocks a row of 4 red balls, colour 1");
    is_because(wall, "b1", "h9", "connects parts of the board");
    is_because(gate, "e5", "b1", "divides the board, but rates well");
    is_because(lone, "e5", "a9", "keeps the board open");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_searching_player_finds_the_right_move),
        cmocka_unit_test(the_learned_player_makes_every_possible_line),
        cmocka_unit_test(reasons_are_given_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
