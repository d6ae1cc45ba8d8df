/* SPDX-License-Identifier: MIT */
/* Tests the main loop and its commands, with a front end that has no terminal.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "table/game_words.h"
#include "table/stored.h"
#include "tests/kit/null_play.h"

/* ------------------------------------------------------------------ loop */

static void end_of_input_closes_the_front(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("h"));
    assert_int_equal(played.null.open, 0);
    assert_int_equal(played.null.asked, 1);
    assert_int_equal(played.refused, 0);
    finish(&played);
}

static void quitting_reads_no_further_line(void **state)
{
    static const char *const ways[] = {"q", "quit", "Q", " QUIT "};
    Played played;
    size_t i;
    (void)state;
    for (i = 0; i < 4; i++) {
        play(&played, "sliding", "1", LINES(ways[i], "h", "h"));
        assert_int_equal(played.null.asked, 1);
        assert_int_equal(played.null.open, 0);
        finish(&played);
    }
}

static void the_greeting_comes_first(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("q"));
    assert_int_equal(strncmp(played.null.told.text, "Welcome to Kulki", 16),
                     0);
    finish(&played);
}

static void empty_lines_do_nothing(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("", "   ", "\t", "\r", "q"));
    assert_int_equal(played.refused, 0);
    assert_int_equal(played.null.shown, 1);
    assert_int_equal(played.null.asked, 5);
    finish(&played);
}

static void each_move_is_shown_with_what_happened(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7a"));
    assert_int_equal(played.null.shown, 2);
    assert_int_equal(played.null.events, 1);
    finish(&played);
}

static void several_moves_fit_on_a_line(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7a 8b"));
    assert_int_equal(played.session.at, 2);
    assert_int_equal(played.null.shown, 3);
    finish(&played);
}

static void a_refused_move_ends_its_line(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7a xx 8b", "8b"));
    assert_int_equal(played.session.at, 2);
    assert_int_equal(played.refused, 1);
    assert_int_equal(played.null.refused, 1);
    finish(&played);
}

static void a_refusal_leaves_every_byte(void **state)
{
    u8 before[4096];
    Played played, fresh;
    (void)state;
    play(&fresh, "mahjong", "7", LINES("q"));
    memcpy(before, fresh.session.position, fresh.session.game->size);
    play(&played, "mahjong", "7",
         LINES("a1 a1", "zz", "go 5", "undo", "redo", "load /nowhere", "9",
               "touch 999", "say x", "save", "shuffle"));
    assert_memory_equal(before, played.session.position,
                        fresh.session.game->size);
    assert_int_equal(played.refused, 11);
    finish(&played);
    finish(&fresh);
}

/* -------------------------------------------------------------- commands */

static void undo_and_redo_step_through_the_moves(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7a", "8b", "undo", "z", "REDO"));
    assert_int_equal(played.session.at, 1);
    assert_int_equal(played.session.count, 2);
    assert_int_equal(played.refused, 0);
    finish(&played);
}

static void going_to_a_move_needs_its_number(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617",
         LINES("7a 8b", "go 1", "go", "go 3", "go x"));
    assert_int_equal(played.session.at, 1);
    assert_int_equal(played.refused, 3);
    assert_told(&played, "Usage: go 12");
    finish(&played);
}

static void again_restarts_the_same_board(void **state)
{
    Played played, fresh;
    (void)state;
    play(&fresh, "kulki", "7", LINES("q"));
    play(&played, "kulki", "7", LINES("hint", "again"));
    assert_memory_equal(fresh.session.position, played.session.position,
                        fresh.session.game->size);
    finish(&played);
    finish(&fresh);
}

static void a_hint_is_a_move_that_can_be_played(void **state)
{
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        Played played, again;
        char text[64] = "";
        play(&played, games[i]->name, "5", LINES("hint"));
        assert_told(&played, "Hint: ");
        sscanf(strstr(played.null.told.text, "Hint: ") + 6, "%63[^:(]", text);
        play(&again, games[i]->name, "5", LINES(text));
        assert_int_equal(again.session.at, 1);
        finish(&played);
        finish(&again);
    }
}

/* Reasons can be long, but a terminal has eighty columns. */
static void no_hint_is_wider_than_a_terminal(void **state)
{
    Played played;
    const char *line;
    size_t length;
    (void)state;
    play(&played, "kulki", "evening", LINES("hint", "hint", "hint"));
    for (line = strstr(played.null.told.text, "Hint: "); *line;
         line += length + (line[length] == '\n')) {
        length = strcspn(line, "\n");
        assert_in_range(length, 1, 79);
    }
    finish(&played);
}

/* "h8 f6 -0.2" is one thing, and so is "4 of clubs". */
static void lists_are_wrapped_behind_commas(void **state)
{
    static const struct {
        const char *text, *wrapped;
        size_t width;
    } cases[] = {
        {"Hint: h8 i6 (joins 3 violet balls, colour 5; alternatives: h8 f6 "
         "-0.2, g6 h9 -0.2)",
         "Hint: h8 i6 (joins 3 violet balls, colour 5; alternatives: h8 f6 "
         "-0.2,\ng6 h9 -0.2)\n",
         PAGE_WIDTH},
        {"one, two three", "one, two three\n", 14},
        {"one, two three", "one, two\nthree\n", 13},
        {"first\nsecond, third\n", "first\nsecond,\nthird\n", 10},
        {"five\xe2\x99\xa0, six", "five\xe2\x99\xa0, six\n", 10},
        {"incomprehensible, yes", "incomprehensible,\nyes\n", 5},
        {"", "", 5}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        Page page = PAGE_EMPTY;
        page_put(&page, "", 0);
        page_wrapped(&page, cases[i].text, cases[i].width);
        assert_string_equal(page.text, cases[i].wrapped);
        page_free(&page);
    }
}

static void text_is_folded_between_words(void **state)
{
    char long_text[200] = "";
    Page page = PAGE_EMPTY;
    int i;
    (void)state;
    for (i = 0; i < 12; i++)
        strcat(long_text, i ? " twelve-signs" : "twelve-signs");
    page_folded(&page, long_text);
    assert_int_equal(strcspn(page.text, "\n"), 77);
    assert_string_equal(page.text + 77,
                        "\ntwelve-signs twelve-signs twelve-signs "
                        "twelve-signs twelve-signs twelve-signs\n");
    page_free(&page);
    memset(long_text, 'x', 100);
    strcpy(long_text + 100, " y");
    page_folded(&page, long_text);
    assert_int_equal(strcspn(page.text, "\n"), 100);
    assert_string_equal(page.text + 100, "\ny\n");
    page_free(&page);
}

static void a_second_hint_is_different(void **state)
{
    Played played;
    const char *first, *second;
    (void)state;
    play(&played, "kulki", "5", LINES("hint", "hint"));
    first = strstr(played.null.told.text, "Hint: ");
    second = strstr(first + 1, "Hint: ");
    assert_non_null(second);
    assert_int_not_equal(strncmp(first, second, 11), 0);
    finish(&played);
}

static void new_deals_another_game(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7a", "new 11982"));
    assert_int_equal(played.session.seed[0] | played.session.seed[1] << 8,
                     11982);
    assert_int_equal(played.session.count, 0);
    finish(&played);
}

static void new_accepts_a_variant_and_keeps_it(void **state)
{
    Played played;
    Page variant = PAGE_EMPTY;
    (void)state;
    play(&played, "sliding", "1", LINES("new 5x3 hello", "new"));
    page_variant(&variant, played.session.game, played.session.variant);
    assert_string_equal(variant.text, "5x3");
    page_free(&variant);
    finish(&played);
}

static void new_refuses_unknown_words(void **state)
{
    Played played;
    (void)state;
    play(&played, "sliding", "1", LINES("new 99x99", "new 4x4 a b"));
    assert_int_equal(played.refused, 2);
    assert_int_equal(played.session.variant[0], 3);
    finish(&played);
}

/* A line after "send", and the move that it plays; NULL for none, then what is
   told. */
static const struct {
    const char *game, *seed, *before, *line, *move, *told;
} sent[] = {
    {"freecell", "617", "", "send 5", "58", NULL}, /* onto another card */
    {"freecell", "617", "", "send #85", "58", NULL},
    {"freecell", "617", "58", "send 5", "5a", NULL}, /* else to a cell */
    {"freecell", "617", "7a", "send a", NULL, "No move begins with 'a'."},
    {"freecell", "617", "", "send", NULL, "Usage: send 2"},
    {"freecell", "617", "", "send #", NULL, "Usage: send 2"},
    {"freecell", "617", "", "send #999", NULL, "Usage: send 2"},
    {"freecell", "617", "", "send #0", NULL,
     "7 of diamonds can't go anywhere."},
    {"freecell", "617", "", "send #200", NULL, "That can't go anywhere."},
    {"freecell", "617", "", "send 9", NULL, "No move begins with '9'."},
    {"kulki", "plum", "", "send i2", NULL,
     "No move of this ball completes a line"},
    {"mahjong", "7", "", "send q5", NULL, "More than one tile matches"},
    {"mahjong", "7", "", "send i5", "c1 i5", NULL},
    {"mahjong", "7", "", "send c1", "c1 i5", NULL},
    {"sliding", "1", "", "send 99", NULL, "No move begins with '99'."}};

static void assert_last_move(const Played *played, const char *move)
{
    const u32 before = played->session.at - 1;
    Page text = PAGE_EMPTY;
    Session view;
    u8 position[MOST_POSITION];
    session_view(&view, &played->session, before, position);
    page_move(&text, &view, played->session.moves[before]);
    assert_string_equal(text.text, move);
    page_free(&text);
}

static void a_piece_is_sent_where_it_belongs(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < sizeof sent / sizeof *sent; i++) {
        Played played;
        play(&played, sent[i].game, sent[i].seed,
             LINES(sent[i].before, sent[i].line));
        if (sent[i].move) {
            assert_int_equal(played.refused, 0);
            assert_last_move(&played, sent[i].move);
        } else {
            assert_int_equal(played.refused, 1);
            assert_told(&played, sent[i].told);
        }
        finish(&played);
    }
}

/* The ace could go to a free cell, the ball to thirty others. */
static void home_and_points_come_first(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("new 4cells:none 5", "send 2"));
    assert_last_move(&played, "2h");
    finish(&played);
    play(&played, "kulki", "1",
         LINES("new small lime", "b7 c3 c2 d4 b1 d2", "send c3"));
    assert_last_move(&played, "c3 d1");
    finish(&played);
}

/* Lines may come from a stranger's file. */
static void what_is_typed_comes_back_without_escape_sequences(void **state)
{
    Played played;
    (void)state;
    play(&played, "sliding", "3", LINES("load \033[2J", "open a\007"));
    assert_int_equal(played.refused, 2);
    assert_told(&played, "Can't load \\x1b[2J: ");
    assert_null(strpbrk(played.null.told.text, "\033\007"));
    finish(&played);
}

/* Plays legal moves without end; it takes millions until a save is too large
   to be loaded. */
static void a_game_too_long_to_load_is_not_saved(void **state)
{
    const u32 count = 8500000;
    Intent intent = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    Page why = PAGE_EMPTY;
    Played played;
    u32 i;
    (void)state;
    play(&played, "sliding", "1", LINES("q"));
    for (i = 0; i < count; i++) {
        played.session.game->list(played.session.position, &intent.move, 1);
        assert_int_equal(session_do(&played.session, &intent, &reply), FINE);
    }
    assert_false(table_save_into(&played.session, "/dev/null", &why));
    assert_non_null(strstr(why.text, "too long for a file"));
    page_free(&why);
    finish(&played);
}

static void help_names_every_command(void **state)
{
    const Command *command = shared_commands;
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("help"));
    for (; command->name; command++)
        assert_told(&played, command->name);
    finish(&played);
    play(&played, "kulki", "1", LINES("help new"));
    for (command = start_commands; command->name; command++)
        assert_told(&played, command->name);
    finish(&played);
}

static void help_fits_on_a_screen(void **state)
{
    const char *at;
    int lines;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        Played played;
        play(&played, games[i]->name, "1", LINES("h"));
        lines = 0;
        at = strstr(played.null.told.text, games[i]->title);
        for (; at && *at; at++)
            lines += *at == '\n';
        assert_true(lines < 24);
        finish(&played);
    }
}

static void help_on_new_lists_variants(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("help new"));
    assert_told(&played, "lines98");
    assert_null(strstr(played.null.told.text, "turtle"));
    finish(&played);
}

static void say_describes_one_part_of_the_board(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("say", "say 7"));
    assert_int_equal(played.null.said, 2);
    assert_int_equal(played.null.part, 7);
    finish(&played);
}

static void commands_are_case_insensitive(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("7A", "Undo", "SHOW", "sEeD"));
    assert_int_equal(played.refused, 0);
    finish(&played);
}

static void a_misspelled_start_is_named(void **state)
{
    static const struct {
        const char *line, *says;
    } starts[] = {
        {"new baker", "Unknown variant 'baker'; 'help new' lists them"},
        {"new easily", "Unknown variant 'easily'; did you mean 'easy'?"},
        {"new easily ", "Unknown variant 'easily'; did you mean 'easy'?"},
        {"new 3cells easy", "Level 'easy' has its own variant"},
        {"new 9cells", "There can be 0 to 7 free cells, as in 4cells"}};
    Played played;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof starts / sizeof *starts; i++) {
        play(&played, "freecell", "617", LINES(starts[i].line));
        assert_int_equal(played.refused, 1);
        assert_told(&played, starts[i].says);
        finish(&played);
    }
}

static void a_longer_word_is_not_a_command(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("undoing", "helpme"));
    assert_int_equal(played.refused, 2);
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(end_of_input_closes_the_front),
        cmocka_unit_test(quitting_reads_no_further_line),
        cmocka_unit_test(the_greeting_comes_first),
        cmocka_unit_test(empty_lines_do_nothing),
        cmocka_unit_test(each_move_is_shown_with_what_happened),
        cmocka_unit_test(several_moves_fit_on_a_line),
        cmocka_unit_test(a_refused_move_ends_its_line),
        cmocka_unit_test(a_refusal_leaves_every_byte),
        cmocka_unit_test(undo_and_redo_step_through_the_moves),
        cmocka_unit_test(going_to_a_move_needs_its_number),
        cmocka_unit_test(again_restarts_the_same_board),
        cmocka_unit_test(a_hint_is_a_move_that_can_be_played),
        cmocka_unit_test(no_hint_is_wider_than_a_terminal),
        cmocka_unit_test(lists_are_wrapped_behind_commas),
        cmocka_unit_test(text_is_folded_between_words),
        cmocka_unit_test(a_second_hint_is_different),
        cmocka_unit_test(new_deals_another_game),
        cmocka_unit_test(new_accepts_a_variant_and_keeps_it),
        cmocka_unit_test(new_refuses_unknown_words),
        cmocka_unit_test(a_piece_is_sent_where_it_belongs),
        cmocka_unit_test(home_and_points_come_first),
        cmocka_unit_test(what_is_typed_comes_back_without_escape_sequences),
        cmocka_unit_test(help_names_every_command),
        cmocka_unit_test(help_fits_on_a_screen),
        cmocka_unit_test(help_on_new_lists_variants),
        cmocka_unit_test(say_describes_one_part_of_the_board),
        cmocka_unit_test(commands_are_case_insensitive),
        cmocka_unit_test(a_misspelled_start_is_named),
        cmocka_unit_test(a_longer_word_is_not_a_command),
    };
    const struct CMUnitTest long_tests[] = {
        cmocka_unit_test(a_game_too_long_to_load_is_not_saved)};
    return cmocka_run_group_tests(tests, NULL, NULL) ||
           (getenv("QUADRILLE_LONG") &&
            cmocka_run_group_tests(long_tests, NULL, NULL));
}
