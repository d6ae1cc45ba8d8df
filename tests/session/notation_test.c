/* SPDX-License-Identifier: MIT */
/* Tests lists of moves in players' notation, and where a bad one stops. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "session/notation.h"
#include "tests/kit/player.h"

/* A player's solution of deal 1, from the Solitaire Laboratory's catalogue. */
static const char deal_1[] =
    "3a 32 7b 3c 37 37 b7 8b 87 48 82 a8 4a 34 57 54 85 8d 87 c7 d7 b8 38 23 "
    "28 32 6b 6c 78 a3 73 7a 7c 74 c7 67 63 56 8h b8 5b 51 b5 24 25 6h 6h 24 "
    "26 a4 37 2a 8h 4h 1h 17 1h 1b 8h 4h 4b 4c 4d a2 42 46 3h 7h 13";

typedef struct PlayedList {
    Session session;
    Purse purse;
    Fault fault;
    u32 taken;
    long place; /* of the fault, counted from 0 */
} PlayedList;

static u8 play_list(PlayedList *played, const char *moves, u8 numbers)
{
    char *copy = malloc(strlen(moves) + 1);
    Reader list;
    u8 reason;
    memcpy(copy, moves, strlen(moves));
    reader_start(&list, copy, (u32)strlen(moves));
    played->taken = 99;
    reason = notation_play_moves(&played->session, &list, numbers,
                                 &played->taken, &played->fault);
    played->place = played->fault.at ? played->fault.at - copy : -1;
    free(copy);
    assert_int_equal(played->fault.reason, reason);
    return reason;
}

static void open_deal(PlayedList *played, const char *game,
                      const char *variant, const char *seed)
{
    open_player(&played->session, &played->purse);
    deal_by_word(&played->session, games_find(game), variant, seed);
}

static void open_board(PlayedList *played, const char *variant,
                       const char *board)
{
    u8 bytes[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {1};
    Reader reader;
    Fault fault;
    open_player(&played->session, &played->purse);
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(&freecell, bytes, &reader, &fault),
                     FINE);
    assert_int_equal(session_start_board(&played->session, &freecell, bytes,
                                         seed, board, (u32)strlen(board),
                                         &fault),
                     FINE);
}

static void close_played(PlayedList *played)
{
    close_player(&played->session, &played->purse);
}

static Status status_of(const PlayedList *played)
{
    return played->session.game->status(played->session.position);
}

/* ------------------------------------------------------------------- lists */

static void a_published_solution_wins_move_by_move(void **state)
{
    static const u8 dialects[] = {NUMBERS_XP, NUMBERS_SUPER, NUMBERS_ANY};
    PlayedList played;
    u8 i;
    (void)state;
    for (i = 0; i < COUNT_OF(dialects); i++) {
        open_deal(&played, "freecell", "", "1");
        assert_int_equal(play_list(&played, deal_1, dialects[i]), FINE);
        assert_int_equal(played.taken, 69);
        assert_int_equal(played.session.at, 69);
        assert_int_equal(status_of(&played), WON);
        close_played(&played);
    }
}

static void spaces_commas_or_newlines_separate_moves(void **state)
{
    PlayedList played;
    (void)state;
    open_deal(&played, "freecell", "", "1");
    assert_int_equal(
        play_list(&played, "\n3a,32\t7b,\n 3c\r\n", NUMBERS_AS_READ), FINE);
    assert_int_equal(played.taken, 4);
    assert_int_equal(play_list(&played, "", NUMBERS_AS_READ), FINE);
    assert_int_equal(played.taken, 0);
    assert_int_equal(play_list(&played, "  ", NUMBERS_ANY), FINE);
    assert_int_equal(played.taken, 0);
    assert_int_equal(played.session.at, 4);
    close_played(&played);
}

static const char *words_of(const Fault *fault)
{
    static char text[200];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    session_write_reason(&writer, fault);
    text[writer.used] = '\0';
    return text;
}

/* The moves before a bad one stay played. */
static void a_bad_move_stops_the_list_at_its_place(void **state)
{
    PlayedList played;
    (void)state;
    open_deal(&played, "freecell", "", "1");
    assert_int_not_equal(play_list(&played, "3a 32 xx 7b", NUMBERS_XP), FINE);
    assert_int_equal(played.taken, 2);
    assert_int_equal(played.place, 6);
    assert_int_equal(played.session.at, 2);
    assert_ptr_equal(played.fault.game, &freecell);
    assert_int_not_equal(play_list(&played, "7b 1h 3c", NUMBERS_AS_READ),
                         FINE);
    assert_int_equal(played.taken, 1);
    assert_int_equal(played.place, 3);
    close_played(&played);
    open_deal(&played, "kulki", "", "1");
    assert_int_not_equal(play_list(&played, "a1 a1", NUMBERS_ANY), FINE);
    assert_int_equal(played.taken, 0);
    assert_int_equal(played.place, 0);
    assert_int_equal(play_list(&played, "a1 z9", NUMBERS_XP), KULKI_BAD_CELL);
    assert_string_equal(words_of(&played.fault), "Invalid cell name");
    assert_int_equal(played.place, 3);
    close_played(&played);
}

/* Nothing is played when no choice of numbers fits. */
static void a_bad_move_among_any_numbers_plays_nothing(void **state)
{
    PlayedList played;
    (void)state;
    open_deal(&played, "freecell", "", "1");
    played.fault.game = NULL;
    assert_int_not_equal(play_list(&played, "3a 32 xx 7b", NUMBERS_ANY), FINE);
    assert_ptr_equal(played.fault.game, &freecell);
    assert_int_equal(played.taken, 0);
    assert_int_equal(played.place, 6);
    assert_int_equal(played.session.at, 0);
    assert_int_not_equal(play_list(&played, "3a 32 1h", NUMBERS_ANY), FINE);
    assert_int_equal(played.place, 6);
    assert_int_equal(played.session.count, 0);
    close_played(&played);
}

/* ----------------------------------------------------------------- numbers */

/* Two runs, two cards, four columns and two empty cells. */
static const char wide_board[] = "Foundations: H-8 C-K D-K S-8\n"
                                 "Freecells:  -  -\n"
                                 ": KS QH JS 10H 9S\n"
                                 ": KH QS JH\n"
                                 ": 9H\n"
                                 ": 10S\n";

static u8 height_of(const PlayedList *played, u8 column)
{
    return ((const FreeCell *)(const void *)played->session.position)
        ->height[column];
}

/* Two cells are free and, not counting the target, three columns empty. */
static void dialects_differ_in_moves_to_an_empty_column(void **state)
{
    static const struct {
        const char *move;
        u8 numbers, cards;
    } cases[] = {{"15", NUMBERS_AS_READ, 5}, {"15", NUMBERS_XP, 3},
                 {"15", NUMBERS_SUPER, 5},   {"15v2", NUMBERS_XP, 2},
                 {"15V2", NUMBERS_XP, 2},    {"15v4", NUMBERS_SUPER, 4},
                 {"1a", NUMBERS_XP, 0}};
    PlayedList played;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        open_board(&played, "2cells:none", wide_board);
        assert_int_equal(play_list(&played, cases[i].move, cases[i].numbers),
                         FINE);
        assert_int_equal(height_of(&played, 4), cases[i].cards);
        close_played(&played);
    }
}

/* Two of the five cards that can go to column 5 must go there, so that three
   are left for two cells and column 6. */
static void numbers_are_found_that_make_the_list_legal(void **state)
{
    PlayedList played;
    (void)state;
    open_board(&played, "2cells:none", wide_board);
    assert_int_not_equal(play_list(&played, "15 15", NUMBERS_ANY), FINE);
    assert_int_equal(played.place, 3);
    assert_int_equal(played.session.count, 0);
    assert_int_not_equal(play_list(&played, "15 1a 1b 1h", NUMBERS_ANY), FINE);
    assert_int_equal(played.place, 9); /* 5 cards give 3, 4 cards give 6 */
    assert_int_equal(play_list(&played, "15 1a 1b 16", NUMBERS_ANY), FINE);
    assert_int_equal(height_of(&played, 4), 2);
    close_played(&played);
}

/* Moving both cards is legal, but only the move of one brings the nine home
   and with it everything else. */
static void numbers_that_win_are_preferred(void **state)
{
    static const char board[] = "Foundations: H-8 C-K D-K S-A\n"
                                ": 9H 8S\n"
                                ": 2S 10H\n"
                                ": 7S 6S 5S 4S 3S\n"
                                ": KH QH JH\n"
                                ":\n"
                                ": KS QS JS 10S 9S\n";
    PlayedList played;
    (void)state;
    open_board(&played, "2cells:full", board);
    assert_int_equal(play_list(&played, "15", NUMBERS_ANY), FINE);
    assert_int_equal(status_of(&played), WON);
    close_played(&played);
}

/* Only with four cards, which leave a king, do the first three moves fit; the
   smaller numbers are tried after it. */
static void the_move_that_no_choice_gets_past_is_reported(void **state)
{
    PlayedList played;
    (void)state;
    open_board(&played, "2cells:none", wide_board);
    assert_int_not_equal(play_list(&played, "15 1a 41 xx", NUMBERS_ANY), FINE);
    assert_int_equal(played.place, 9);
    assert_string_equal(
        words_of(&played.fault),
        "Expected a column (1-8), a free cell (up to b) or h for home");
    assert_int_not_equal(play_list(&played, "15 1h", NUMBERS_ANY), FINE);
    assert_int_equal(played.place, 3);
    assert_string_equal(
        words_of(&played.fault),
        "That card can't go home yet: each suit goes up from its ace");
    close_played(&played);
}

/* This can be read in more ways than are tried. None of them wins, and then
   any is played; but the last move of the longer list fits none. */
static void a_search_for_numbers_gives_up(void **state)
{
    char list[400] = "";
    PlayedList played;
    int i;
    (void)state;
    for (i = 0; i < 12; i++)
        strcat(list, "15 56 61 ");
    open_board(&played, "2cells:none", wide_board);
    assert_int_equal(play_list(&played, list, NUMBERS_ANY), FINE);
    assert_int_equal(played.session.count, 36);
    close_played(&played);
    strcat(list, "4h");
    open_board(&played, "2cells:none", wide_board);
    assert_int_not_equal(play_list(&played, list, NUMBERS_ANY), FINE);
    assert_int_equal(played.session.count, 0);
    close_played(&played);
}

static void numbers_matter_only_in_freecell(void **state)
{
    static const u8 dialects[] = {NUMBERS_XP, NUMBERS_SUPER, NUMBERS_ANY};
    PlayedList played;
    char text[20];
    Writer writer;
    u16 move;
    u8 game, i;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (i = 0; i < COUNT_OF(dialects); i++) {
            open_deal(&played, games[game]->name, "", "1");
            games[game]->list(played.session.position, &move, 1);
            writer_start(&writer, text, sizeof text - 1);
            games[game]->write_move(played.session.position, move, &writer);
            text[writer.used] = '\0';
            assert_int_equal(play_list(&played, text, dialects[i]), FINE);
            assert_int_equal(played.taken, 1);
            assert_int_equal(played.session.moves[0], move);
            close_played(&played);
        }
}

static void a_list_of_over_a_thousand_moves_is_not_searched(void **state)
{
    static char list[1001 * 3 + 1];
    PlayedList played;
    int i;
    (void)state;
    for (i = 0; i < 1001; i++)
        memcpy(list + 3 * i, i % 2 ? "a4 " : "4a ", 3);
    open_board(&played, "2cells:none", wide_board);
    assert_int_equal(play_list(&played, list, NUMBERS_ANY), NO_COUNTS);
    assert_string_equal(words_of(&played.fault),
                        "This move isn't legal with any number of cards");
    assert_int_equal(played.session.count, 0);
    list[1000 * 3] = '\0';
    assert_int_equal(play_list(&played, list, NUMBERS_ANY), FINE);
    assert_int_equal(played.taken, 1000);
    close_played(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_published_solution_wins_move_by_move),
        cmocka_unit_test(spaces_commas_or_newlines_separate_moves),
        cmocka_unit_test(a_bad_move_stops_the_list_at_its_place),
        cmocka_unit_test(a_bad_move_among_any_numbers_plays_nothing),
        cmocka_unit_test(dialects_differ_in_moves_to_an_empty_column),
        cmocka_unit_test(numbers_are_found_that_make_the_list_legal),
        cmocka_unit_test(numbers_that_win_are_preferred),
        cmocka_unit_test(the_move_that_no_choice_gets_past_is_reported),
        cmocka_unit_test(numbers_matter_only_in_freecell),
        cmocka_unit_test(a_search_for_numbers_gives_up),
        cmocka_unit_test(a_list_of_over_a_thousand_moves_is_not_searched)};
    return cmocka_run_group_tests_name("notation", tests, NULL, NULL);
}
