/* SPDX-License-Identifier: MIT */
/* Tests requests to play: how a game begins, and which front end shows it. */
#include "command/play/run_play.h"
#include "tests/kit/typed.h"

static PlayRequest request;

static int read_play(CommandLine *line)
{
    choice_start(&request.start.choice, line->game);
    return play_read_request(&request, line);
}

static void a_game_by_its_name_is_dealt_at_random(void **state)
{
    const StartRequest *start = &request.start;
    (void)state;
    assert_read(read_play, "freecell");
    assert_string_equal(start->choice.game->name, "freecell");
    assert_false(start->choice.has_variant);
    assert_false(start->choice.has_seed);
    assert_null(start->choice.level);
    assert_null(start->from.board);
    assert_null(start->from.layout);
    assert_null(start->from.load);
    assert_null(start->from.map);
    assert_int_equal(start->distance, 0);
    assert_false(start->gap_first);
    assert_false(request.at_once);
    assert_false(request.no_save);
    assert_false(request.screen.lines);
    assert_null(request.once.moves);
}

static void variant_and_seed_are_arguments_or_options(void **state)
{
    Choice words;
    (void)state;
    assert_read(read_play, "freecell 3cells 617");
    words = request.start.choice;
    assert_true(words.has_variant && words.has_seed);
    assert_read(read_play, "freecell --variant 3cells --seed 617");
    assert_memory_equal(request.start.choice.variant, words.variant,
                        VARIANT_SIZE);
    assert_memory_equal(request.start.choice.seed, words.seed, SEED_SIZE);
    assert_read(read_play, "freecell 617 --cells 3");
    assert_memory_equal(request.start.choice.variant, words.variant,
                        VARIANT_SIZE);
}

static void a_level_is_resolved_later(void **state)
{
    (void)state;
    assert_read(read_play, "freecell --variant easy");
    assert_string_equal(request.start.choice.level, "easy");
    assert_true(request.start.choice.has_seed);
}

static void a_date_selects_its_daily_puzzle(void **state)
{
    (void)state;
    assert_read(read_play, "kulki --daily 2024-02-29");
    assert_string_equal(request.start.choice.date, "2024-02-29");
    assert_read(read_play, "kulki 2024-02-29");
    assert_string_equal(request.start.choice.date, "2024-02-29");
}

static void files_are_named(void **state)
{
    (void)state;
    assert_read(read_play, "mahjong --layout x --map 'Two Towers'");
    assert_string_equal(request.start.from.layout, "x");
    assert_string_equal(request.start.from.map, "Two Towers");
    assert_read(read_play, "sliding --board '1 2/3 0'");
    assert_string_equal(request.start.from.board, "1 2/3 0");
    assert_read(read_play, "sliding --load x");
    assert_string_equal(request.start.from.load, "x");
    assert_read(read_play, "sliding --load - --show json");
    assert_string_equal(request.start.from.load, "-");
}

static void distances_have_limits(void **state)
{
    (void)state;
    assert_read(read_play, "sliding --distance 1");
    assert_int_equal(request.start.distance, 1);
    assert_read(read_play, "sliding --distance 2000");
    assert_int_equal(request.start.distance, 2000);
}

static void output_that_is_printed_at_once_has_no_screen(void **state)
{
    (void)state;
    assert_read(read_play, "freecell 1 --moves 3a --dialect super --no-save");
    assert_true(request.at_once && request.no_save);
    assert_true(request.screen.lines);
    assert_int_equal(request.once.show, SHOW_TEXT);
    assert_string_equal(request.once.moves, "3a");
    assert_read(read_play, "freecell 1 --show json --show words");
    assert_int_equal(request.once.show, SHOW_WORDS);
    assert_read(read_play, "freecell 1 --ui line");
    assert_true(request.screen.lines);
    assert_false(request.at_once);
}

static void bad_requests_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"kulki lines97",
         "unknown kulki variant 'lines97'; did you mean 'lines98'?"},
        {"kulki foo", "unknown kulki variant 'foo'; 'quadrille help kulki' "
                      "lists them (use --seed for a seed)"},
        {"freecell 3cells easy",
         "level 'easy' has its own variant; don't give another one"},
        {"kulki small 7 klines",
         "unexpected argument 'klines'; see 'quadrille help kulki'"},
        {"freecell baker",
         "unknown freecell variant 'baker'; 'quadrille help freecell' lists "
         "them"},
        {"freecell 9cells", "freecell 9cells: There can be 0 to 7 free cells, "
                            "as in 4cells"},
        {"freecell 9999-12-31",
         "freecell 9999-12-31: That day hasn't come yet"},
        {"mahjong hard --seed 7",
         "'hard' chooses its own deal; leave out --seed"},
        {"mahjong hard 7", "'hard' chooses its own deal; leave out 7"},
        {"kulki daily --seed 7",
         "a daily puzzle has its own deal; don't give --seed"},
        {"freecell 1 --seed 2", "--seed 2 is a second seed; give only one"},
        {"kulki --seed 1..5", "--seed 1..5 is a range; give a single seed"},
        {"kulki --seed ''", "--seed : Missing seed: give a word or a number"},
        {"freecell --variant easy --cells 3",
         "level 'easy' sets the number of cells; don't give --cells"},
        {"sliding --board x --load y",
         "--board, --layout and --load can't be used together"},
        {"mahjong --board x --layout y",
         "--board, --layout and --load can't be used together"},
        {"freecell 1 --load x", "a saved game has its own variant and seed; "
                                "don't give others with --load"},
        {"freecell 3cells --load x", "a saved game has its own variant and "
                                     "seed; don't give others with --load"},
        {"sliding --distance 9 --board x",
         "--distance and --board can't be used together"},
        {"sliding --distance 9 --load x",
         "--distance and --load can't be used together"},
        {"sliding --distance 9 --daily 2024-02-29",
         "--distance and --daily can't be used together"},
        {"sliding --distance 0",
         "invalid value '0' for --distance; use a number from 1 to 2000"},
        {"sliding --distance 2001",
         "invalid value '2001' for --distance; use a number from 1 to 2000"},
        {"mahjong easy --board x",
         "a level chooses a deal; don't give --board"},
        {"mahjong daily --board x",
         "a daily puzzle has its own deal; don't give --board"},
        {"mahjong daily --layout x",
         "a daily puzzle has its own deal; don't give --layout"},
        {"kulki --board -",
         "standard input can't hold both the start and the moves; add "
         "--moves or --show"}};
    (void)state;
    assert_refused(read_play, refusals, sizeof refusals / sizeof *refusals);
}

static void options_are_checked_before_words(void **state)
{
    static const RefusedLine refusals[] = {
        {"sliding --distance x foo",
         "invalid value 'x' for --distance; use a number from 1 to 2000"},
        {"sliding foo --distance x",
         "invalid value 'x' for --distance; use a number from 1 to 2000"},
        {"sliding foo --distance 5",
         "unknown sliding variant 'foo'; 'quadrille help sliding' lists them "
         "(use --seed for a seed)"}};
    (void)state;
    assert_refused(read_play, refusals, sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_by_its_name_is_dealt_at_random),
        cmocka_unit_test(variant_and_seed_are_arguments_or_options),
        cmocka_unit_test(a_level_is_resolved_later),
        cmocka_unit_test(a_date_selects_its_daily_puzzle),
        cmocka_unit_test(files_are_named),
        cmocka_unit_test(distances_have_limits),
        cmocka_unit_test(output_that_is_printed_at_once_has_no_screen),
        cmocka_unit_test(bad_requests_are_refused_with_a_message),
        cmocka_unit_test(options_are_checked_before_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
