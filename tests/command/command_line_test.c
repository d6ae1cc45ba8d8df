/* SPDX-License-Identifier: MIT */
/* Tests how a command line is parsed before its command reads it. */
#include "tests/kit/typed.h"

#include <string.h>

static CommandLine kept;

static int keep_line(CommandLine *line)
{
    kept = *line;
    return EXIT_DONE;
}

static void a_command_has_its_arguments_and_game(void **state)
{
    (void)state;
    assert_read(keep_line, "solve --json freecell 617 --nodes 1e3 1..2");
    assert_int_equal(kept.command->id, COMMAND_SOLVE);
    assert_string_equal(kept.game->name, "freecell");
    assert_int_equal(kept.last - kept.first, 2);
    assert_string_equal(command_line_next_word(&kept), "617");
    assert_string_equal(command_line_next_word(&kept), "1..2");
    assert_null(command_line_next_word(&kept));
    assert_true(kept.options.json);
}

static void a_game_alone_is_played(void **state)
{
    (void)state;
    assert_read(keep_line, "--seed 5 Sliding");
    assert_int_equal(kept.command->id, COMMAND_PLAY);
    assert_string_equal(kept.game->name, "sliding");
    assert_string_equal(kept.options.seed, "5");
}

static void options_alone_open_the_menu_or_help(void **state)
{
    (void)state;
    assert_read(keep_line, "--color never");
    assert_int_equal(kept.command->id, COMMAND_PLAY);
    assert_null(kept.game);
    assert_read(keep_line, "--help");
    assert_int_equal(kept.command->id, COMMAND_HELP);
    assert_false(kept.options.help);
}

static void help_needs_no_arguments(void **state)
{
    (void)state;
    assert_read(keep_line, "solve --help");
    assert_true(kept.options.help);
    assert_read(keep_line, "share a b c -h");
    assert_true(kept.options.help);
}

static void the_last_of_two_values_counts(void **state)
{
    (void)state;
    assert_read(keep_line, "kulki --seed one --seed=two");
    assert_string_equal(kept.options.seed, "two");
    assert_int_equal(kept.options.count, 1);
}

static void numbers_are_read_within_their_limits(void **state)
{
    (void)state;
    assert_read(keep_line, "web --port 0");
    assert_int_equal(kept.options.port.value, 0);
    assert_true(kept.options.port.given);
    assert_read(keep_line, "web --port 0e18446744073709551615");
    assert_int_equal(kept.options.port.value, 0);
    assert_read(keep_line, "web --port 65535");
    assert_int_equal(kept.options.port.value, 65535);
    assert_read(keep_line, "3270 --idle 604_800");
    assert_int_equal(kept.options.idle.value, 604800);
    assert_read(keep_line, "replay x --delay 0");
    assert_true(kept.options.delay.given);
    assert_read(keep_line, "replay x --delay 1e3");
    assert_int_equal(kept.options.delay.value, 1000);
    assert_read(keep_line, "replay x --delay 2k");
    assert_int_equal(kept.options.delay.value, 2000);
    assert_read(keep_line, "web");
    assert_false(kept.options.port.given);
}

static void bad_command_lines_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"chess", "unknown game or command 'chess'; see 'quadrille help'"},
        {"play chess",
         "unknown game or command 'chess'; see 'quadrille help'"},
        {"play", "'play' needs a game: kulki, mahjong, freecell or sliding"},
        {"kulki --colour",
         "unknown option '--colour'; did you mean '--color'?"},
        {"kulki --shwo", "unknown option '--shwo'; did you mean '--show'?"},
        {"kulki --chess", "unknown option '--chess'; see 'quadrille help'"},
        {"stats --jason", "unknown option '--jason'; did you mean '--json'?"},
        {"kulki --json",
         "--json can't be used with 'kulki'; use '--show json'"},
        {"kulki -x", "unknown option '-x'; see 'quadrille help'"},
        {"stats --json=1", "--json takes no value"},
        {"kulki --seed", "--seed needs a value: --seed TEXT"},
        {"kulki --ui foo",
         "invalid value 'foo' for --ui; use auto, line, words or tui"},
        {"kulki --depth 3",
         "--depth can't be used with 'kulki'; see 'quadrille help kulki'"},
        {"kulki --cells 3",
         "--cells works only with freecell, not with kulki"},
        {"solve kulki --mode optimal",
         "--mode optimal works only with freecell and sliding, not with "
         "kulki"},
        {"freecell --dialect xp", "--dialect needs --moves"},
        {"solve sliding --goal gap-first", "--goal needs --board or --boards"},
        {"solve sliding --threads 2",
         "--threads needs --mode=optimal or --mode=prove"},
        {"solve sliding --threads 2 --mode fast",
         "--threads needs --mode=optimal or --mode=prove"},
        {"mahjong --map x", "--map needs --layout"},
        {"kulki --show json --echo",
         "--echo and --show can't be used together"},
        {"stats --json --csv", "--json and --csv can't be used together"},
        {"games foo", "unknown action 'foo' for 'games'; use list, rename, "
                      "delete, export or import"},
        {"games renames 1 x",
         "unknown action 'renames' for 'games'; did you mean "
         "'games rename'?"},
        {"games rename 1 x --yes", "--yes can't be used with 'games rename'; "
                                   "see 'quadrille help games rename'"},
        {"share a b", "unexpected argument 'b'; see 'quadrille help share'"},
        {"web --port 65536",
         "invalid value '65536' for --port; use a number from 0 to 65535"},
        {"3270 --idle 604801",
         "invalid value '604801' for --idle; use a number from 0 to 604800"},
        {"replay x --delay 1e5",
         "invalid value '1e5' for --delay; use a number from 0 to 60000"}};
    (void)state;
    assert_refused(keep_line, refusals, sizeof refusals / sizeof *refusals);
}

static void the_leftmost_mistake_is_reported(void **state)
{
    static const RefusedLine refusals[] = {
        {"share --json --days x",
         "--json can't be used with 'share'; see 'quadrille help share'"},
        {"share --days --json x",
         "--days can't be used with 'share'; see 'quadrille help share'"},
        {"3270 --port x --idle y",
         "invalid value 'x' for --port; use a number from 0 to 65535"},
        {"3270 --idle y --port x",
         "invalid value 'y' for --idle; use a number from 0 to 604800"}};
    (void)state;
    assert_refused(keep_line, refusals, sizeof refusals / sizeof *refusals);
}

/* What the shell takes away from an example isn't read. */
static void every_example_is_accepted(void **state)
{
    static const char program[] = "quadrille ";
    const Example *example;
    (void)state;
    for (example = command_examples; example->command; example++) {
        Page line = PAGE_EMPTY;
        const char *words = example->line + strlen(program);
        assert_memory_equal(example->line, program, strlen(program));
        page_put(&line, words, strcspn(words, ">"));
        assert_read(keep_line, line.text);
        assert_string_equal(kept.command->name, example->command);
        assert_true(*example->words);
        page_free(&line);
    }
}

static void every_command_has_an_example(void **state)
{
    const Subcommand *command;
    (void)state;
    for (command = subcommands; command->name; command++) {
        const Example *example = command_examples;
        while (example->command &&
               strcmp(example->command, command->name) != 0)
            example++;
        if (!example->command)
            fail_msg("no example of %s", command->name);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_command_has_its_arguments_and_game),
        cmocka_unit_test(a_game_alone_is_played),
        cmocka_unit_test(options_alone_open_the_menu_or_help),
        cmocka_unit_test(help_needs_no_arguments),
        cmocka_unit_test(the_last_of_two_values_counts),
        cmocka_unit_test(numbers_are_read_within_their_limits),
        cmocka_unit_test(bad_command_lines_are_refused_with_a_message),
        cmocka_unit_test(the_leftmost_mistake_is_reported),
        cmocka_unit_test(every_example_is_accepted),
        cmocka_unit_test(every_command_has_an_example)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
