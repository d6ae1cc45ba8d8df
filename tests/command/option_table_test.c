/* SPDX-License-Identifier: MIT */
/* Tries every option with every command. Which command takes which option is
   written down here a second time, so that neither a new option nor a changed
   one goes unnoticed. */
#include <stdio.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/typed.h"

#define ONCE " moves show no-save echo ascii ui player"
#define PLAY " seed variant board load daily" ONCE
#define LAYOUT " layout map"
#define WORK " no-progress"
#define SOLVE " seed variant board load json mode notation nodes memory" WORK

/* The options of each command, besides those that every command accepts. */
static const struct {
    const char *line, *options;
} commands[] = {
    {"play kulki", PLAY},
    {"play mahjong", PLAY LAYOUT},
    {"play freecell", PLAY " cells dialect"},
    {"play sliding", PLAY " distance"},
    {"kulki", PLAY},
    {"mahjong", PLAY LAYOUT},
    {"freecell", PLAY " cells dialect"},
    {"sliding", PLAY " distance"},
    {"daily kulki", ONCE},
    {"daily mahjong", ONCE},
    {"daily freecell", ONCE " dialect"},
    {"daily sliding", ONCE},
    {"resume", " ascii ui player"},
    {"replay", " ascii ui echo delay player"},
    {"solve kulki",
     " seed variant board load json strategy games turns weights nodes" WORK},
    {"solve mahjong", SOLVE LAYOUT},
    {"solve freecell", SOLVE " cells"},
    {"solve sliding", SOLVE " boards goal slides threads tables"},
    {"optimise", " seed variant board moves notation window nodes json" WORK},
    {"tables", " json" WORK},
    {"grade freecell", " json" WORK},
    {"explain", ""},
    {"survey",
     " variant cells layout map json csv strategy turns nodes memory slides "
     "boards jobs shard shard-size results full list unknown sample" WORK},
    {"ask sliding", " difficulty each held-out jsonl answers" WORK},
    {"games", " json ui"},
    {"games list", " json ui"},
    {"games rename", ""},
    {"games delete", " yes player"},
    {"games export", ""},
    {"games import", ""},
    {"backup x", " to force"},
    {"restore", " dry-run"},
    {"verify", " json jsonl"},
    {"share", " code ascii challenge by"},
    {"stats", " json csv days ascii ui player everybody"},
    {"stats reset kulki", " yes player everybody"},
    {"stats restore kulki", " player everybody"},
    {"scores", " json csv ui player everybody"},
    {"progress", " json player everybody"},
    {"web", " port folder no-open"},
    {"3270", " port bind idle"},
    {"bot", ""},
    {"mcp", " port http"},
    {"match kulki", " variant json csv player games turns nodes seconds sprt"},
    {"match mahjong",
     " variant json csv player games turns nodes seconds sprt"},
    {"match freecell",
     " variant json csv player games turns nodes seconds sprt"},
    {"match sliding",
     " variant json csv player games turns nodes seconds sprt"},

    {"doctor", " json"},
    {"paths", " json"},
    {"digest kulki", " seed variant"},
    {"digest mahjong", " seed variant"},
    {"digest freecell", " seed variant cells"},
    {"digest sliding", " seed variant"},
    {"proof", " seed"},
    {"perft kulki", " seed variant board load depth"},
    {"perft mahjong", " seed variant board load depth" LAYOUT},
    {"perft freecell", " seed variant board load depth cells"},
    {"perft sliding", " seed variant board load depth"},
    {"help", ""},
    {"man", ""},
    {"completion", ""},
    {"version", ""}};

/* Options that need another one. */
static const struct {
    const char *option, *partner;
} partners[] = {{"dialect", " --moves 1"},
                {"map", " --layout x"},
                {"goal", " --board x"},
                {"threads", " --mode optimal"},
                {"by", " --challenge"}};

static Options kept;

/* Reads the numbers that a command with words reads between them. */
static int read_numbers(CommandLine *line)
{
    const int result = options_read_values(&line->options);
    kept = line->options;
    return result;
}

static int lists(const char *options, const char *name)
{
    const size_t length = strlen(name);
    const char *at = options;
    while ((at = strstr(at, name)) != NULL) {
        if (at[-1] == ' ' && strchr(" ", at[length]))
            return 1;
        at += length;
    }
    return 0;
}

static int is_everywhere(const Option *option)
{
    return option->commands == FOR_ALL;
}

/* A value that the option takes, or NULL. */
static const char *good_value(const Option *option, char value[32])
{
    if (!option->takes)
        return NULL;
    snprintf(value, 32, "%.*s",
             option->type == VALUE_WORD ? (int)strcspn(option->takes, "|") : 1,
             option->type == VALUE_WORD ? option->takes : "9");
    return value;
}

static const char *partner_of(const Option *option)
{
    size_t i;
    for (i = 0; i < COUNT_OF(partners); i++)
        if (strcmp(partners[i].option, option->name) == 0)
            return partners[i].partner;
    return "";
}

static void type_option(Page *words, const char *line, const Option *option,
                        const char *value)
{
    page_format(words, "%s --%s", line, option->name);
    if (value)
        page_format(words, " %s", value);
}

/* Asserts that words are refused with one sentence, which contains another
   text. */
static void assert_sentence(const char *words, const char *part)
{
    Page complaint = PAGE_EMPTY;
    const int result = read_typed(read_numbers, words, &complaint);
    if (result != EXIT_USAGE || !strstr(complaint.text, part) ||
        strchr(complaint.text, '\n') != complaint.text + complaint.used - 1)
        fail_msg("%s: exit code %d, %s", words, result, complaint.text);
    page_free(&complaint);
}

static void try_option(const char *line, const char *options,
                       const Option *option)
{
    Page words = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    char value[32];
    page_format(&name, "--%s", option->name);
    type_option(&words, line, option, good_value(option, value));
    if (lists(options, option->name)) {
        page_format(&words, "%s --help", partner_of(option));
        assert_read(read_numbers, words.text);
    } else {
        page_text(&words, " --help");
        assert_sentence(words.text, name.text);
    }
    page_free(&words);
    page_free(&name);
}

static void each_command_takes_its_options_and_no_others(void **state)
{
    const Option *option;
    size_t i;
    int k;
    (void)state;
    for (i = 0; i < COUNT_OF(commands); i++)
        for (k = 0; (option = option_at(k)) != NULL; k++)
            if (!is_everywhere(option))
                try_option(commands[i].line, commands[i].options, option);
}

/* The first of the lines above with this option. */
static const char *line_with(const Option *option)
{
    size_t i = 0;
    if (is_everywhere(option))
        return commands[0].line;
    while (i < COUNT_OF(commands) && !lists(commands[i].options, option->name))
        i++;
    if (i == COUNT_OF(commands))
        fail_msg("no command here takes --%s", option->name);
    return commands[i].line;
}

static void every_option_has_a_command_and_a_help(void **state)
{
    const Option *option;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        assert_true(k < MOST_OPTIONS &&
                    strlen(option->name) <= MOST_OPTION_NAME);
        assert_true(*option->help);
        (void)line_with(option);
        if (option->type == VALUE_WORD)
            assert_true(strlen(option->takes) < MOST_LIST);
    }
}

static void every_option_is_known_by_its_own_name_only(void **state)
{
    const Option *option, *other;
    int i, k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        assert_ptr_equal(option_find(option->name, strlen(option->name)),
                         option);
        for (i = 0; (other = option_at(i)) != NULL; i++)
            assert_true(i == k || strcmp(option->name, other->name) != 0);
    }
}

static void a_missing_value_is_said_with_what_the_option_takes(void **state)
{
    const Option *option;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        Page words = PAGE_EMPTY;
        Page part = PAGE_EMPTY;
        if (is_everywhere(option))
            continue;
        type_option(&words, line_with(option), option, NULL);
        if (option->takes)
            page_format(&part, "--%s needs a value: --%s %s\n", option->name,
                        option->name, option->takes);
        else {
            page_text(&words, "=1");
            page_format(&part, "--%s takes no value\n", option->name);
        }
        assert_sentence(words.text, part.text);
        page_free(&words);
        page_free(&part);
    }
}

/* Words and numbers are checked by the table; other values only by the
   command. */
static int has_bad_values(const Option *option)
{
    return option->type == VALUE_WORD || option_is_number(option);
}

static void assert_named(const char *words, const Option *option)
{
    Page part = PAGE_EMPTY;
    const char *list = option->takes;
    page_format(&part, "for --%s", option->name);
    assert_sentence(words, part.text);
    for (; option->type == VALUE_WORD && *list;
         list += strcspn(list, "|") + !!strchr(list, '|')) {
        part.used = 0;
        page_put(&part, list, strcspn(list, "|"));
        page_text(&part, "");
        assert_sentence(words, part.text);
    }
    page_free(&part);
}

static void a_bad_value_is_refused_with_what_the_option_takes(void **state)
{
    static const char *const bad[] = {"zzz", "-1", "''", "1e99", "1x", "1__0"};
    const Option *option;
    size_t i;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++)
        for (i = 0; has_bad_values(option) && i < COUNT_OF(bad); i++) {
            Page words = PAGE_EMPTY;
            type_option(&words, line_with(option), option, bad[i]);
            page_text(&words, partner_of(option));
            assert_named(words.text, option);
            page_free(&words);
        }
}

/* A command about a game that takes the option. */
static const char *command_with(const Option *option)
{
    return option->commands & FOR(PLAY)  ? "play"
           : option->commands & FOR(ASK) ? "ask"
                                         : "solve";
}

/* Whether an option can be used when this game is played, asked about or
   solved. */
static int takes_option(const Game *game, const Option *option)
{
    return option_is_of(option, game->name) &&
           option->commands &
               options_of(subcommand_find(command_with(option)), game);
}

static void every_word_of_a_list_is_accepted(void **state)
{
    const Option *option;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        const char *list = option->type == VALUE_WORD ? option->takes : "";
        u8 place = 0;
        while (*list) {
            const size_t length = strcspn(list, "|");
            Page words = PAGE_EMPTY;
            char value[32];
            u8 g = 0;
            snprintf(value, sizeof value, "%.*s", (int)length, list);
            while (!takes_option(games[g], option) ||
                   !option_is_value(option, list, length, games[g]->name))
                g++;
            page_format(&words, "%s %s --%s=%s%s", command_with(option),
                        games[g]->name, option->name, value,
                        partner_of(option));
            assert_read(read_numbers, words.text);
            place++;
            assert_int_equal(*((const u8 *)&kept + option->place), place);
            page_free(&words);
            list += length + (list[length] == '|');
        }
    }
}

static void every_number_may_be_written_in_the_same_ways(void **state)
{
    static const char *const tens[] = {"10", "1_0", "1e1", "10e0"};
    const Option *option;
    size_t i;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++)
        for (i = 0; option_is_number(option) && i < COUNT_OF(tens); i++) {
            const char *at = (const char *)&kept + option->place;
            Page words = PAGE_EMPTY;
            type_option(&words, line_with(option), option, tens[i]);
            page_text(&words, partner_of(option));
            assert_read(read_numbers, words.text);
            if (option->type == VALUE_GAMES)
                assert_true(((const Range *)(const void *)at)->last == 10);
            else
                assert_true(((const Number *)(const void *)at)->value == 10);
            page_free(&words);
        }
}

/* In their order. A value at its limit is read, and the next one refused. */
static const struct {
    const char *option;
    u64 most;
} limits[] = {{"nodes", 1000000000000000},
              {"memory", 65536},
              {"threads", 64},
              {"turns", 999999999},
              {"window", 200},
              {"jobs", 4096},
              {"shard-size", 1000000000000000},
              {"sample", 1000000000000000},
              {"each", 1000000000000000},
              {"distance", 2000},
              {"games", 1000},
              {"depth", 30},
              {"delay", 60000},
              {"port", 65535},
              {"idle", 604800},
              {"seconds", 604800}};

static u64 limit_of(const Option *option)
{
    size_t i = 0;
    while (i < COUNT_OF(limits) && strcmp(limits[i].option, option->name) != 0)
        i++;
    if (i == COUNT_OF(limits))
        fail_msg("no limit is known for --%s", option->name);
    return limits[i].most;
}

static void each_number_has_a_limit(void **state)
{
    const Option *option;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        char number[32];
        Page words = PAGE_EMPTY;
        Page beyond = PAGE_EMPTY;
        u64 most;
        if (!option_is_number(option))
            continue;
        most = limit_of(option);
        snprintf(number, sizeof number, "%llu", (unsigned long long)most);
        type_option(&words, line_with(option), option, number);
        page_text(&words, partner_of(option));
        assert_read(read_numbers, words.text);
        snprintf(number, sizeof number, "%llu", (unsigned long long)most + 1);
        type_option(&beyond, line_with(option), option, number);
        page_text(&beyond, partner_of(option));
        assert_sentence(beyond.text, option->name);
        page_free(&words);
        page_free(&beyond);
    }
}

static void numbers_may_have_units(void **state)
{
    (void)state;
    assert_read(read_numbers, "solve freecell 1 --nodes 2G --memory 2G");
    assert_true(kept.nodes.value == 2000000000u);
    assert_true(kept.memory.value == 2048);
    assert_read(read_numbers, "solve freecell 1 --nodes 20k");
    assert_true(kept.nodes.value == 20000);
    assert_read(read_numbers, "survey plan freecell 1..5 --shard-size 1_5M");
    assert_true(kept.shard_size.value == 15000000u);
    assert_sentence("solve freecell 1 --nodes 99999999999999999G",
                    "for --nodes");
}

/* The options that the help lists, each after a blank. */
static void list_helped(Page *options, const Page *help)
{
    const char *at = strstr(help->text, "\nOptions:\n");
    page_text(options, "");
    while (at && (at = strstr(at, "\n  --")) != NULL) {
        at += 5;
        page_text(options, " ");
        page_put(options, at, strcspn(at, " \n"));
    }
    page_text(options, "");
}

static const Game *helped;
static const Subcommand *command;

static int keep_topic(CommandLine *line)
{
    helped = line->game;
    command = line->command;
    return EXIT_DONE;
}

static void help_lists_the_options_of_each_command(void **state)
{
    const Option *option;
    size_t i;
    int k;
    (void)state;
    for (i = 0; i < COUNT_OF(commands); i++) {
        Page help = PAGE_EMPTY;
        Page listed = PAGE_EMPTY;
        Page words = PAGE_EMPTY;
        page_format(&words, "%s --help", commands[i].line);
        assert_read(keep_topic, words.text);
        if (!helped)
            helped = games_find(strchr(commands[i].line, ' ')
                                    ? strchr(commands[i].line, ' ') + 1
                                    : "");
        if (command->id == COMMAND_PLAY)
            command_page_game_help(&help, helped);
        else
            command_page_help(&help, command, helped);
        list_helped(&listed, &help);
        for (k = 0; (option = option_at(k)) != NULL; k++)
            if (lists(listed.text, option->name) !=
                (is_everywhere(option) ||
                 lists(commands[i].options, option->name)))
                fail_msg("help on '%s' and --%s", commands[i].line,
                         option->name);
        page_free(&help);
        page_free(&listed);
        page_free(&words);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_command_takes_its_options_and_no_others),
        cmocka_unit_test(every_option_has_a_command_and_a_help),
        cmocka_unit_test(every_option_is_known_by_its_own_name_only),
        cmocka_unit_test(a_missing_value_is_said_with_what_the_option_takes),
        cmocka_unit_test(a_bad_value_is_refused_with_what_the_option_takes),
        cmocka_unit_test(every_word_of_a_list_is_accepted),
        cmocka_unit_test(every_number_may_be_written_in_the_same_ways),
        cmocka_unit_test(each_number_has_a_limit),
        cmocka_unit_test(numbers_may_have_units),
        cmocka_unit_test(help_lists_the_options_of_each_command)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
