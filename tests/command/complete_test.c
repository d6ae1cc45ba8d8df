/* SPDX-License-Identifier: MIT */
/* Tests what is offered to complete a command line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/completion/completion.h"
#include "tests/kit/typed.h"

/* Returns what can follow words separated by blanks, without explanations. The
   last word may be empty. */
static void offer_after(const char *typed, Page *offers)
{
    char text[200];
    char *words[16];
    int count = 0;
    char *at = text;
    const char *line;
    Page page = PAGE_EMPTY;
    snprintf(text, sizeof text, "%s", typed);
    while (at) {
        words[count++] = at;
        at = strchr(at, ' ');
        if (at)
            *at++ = '\0';
    }
    complete_page(&page, words, count);
    page_text(&page, "");
    page_text(offers, "");
    for (line = page.text; *line; line += strcspn(line, "\n") + 1) {
        page_text(offers, offers->used ? " " : "");
        page_put(offers, line, strcspn(line, "\t\n"));
    }
    page_text(offers, "");
    page_free(&page);
}

static void assert_offered(const char *typed, const char *expected)
{
    Page offers = PAGE_EMPTY;
    offer_after(typed, &offers);
    if (strcmp(offers.text, expected) != 0)
        fail_msg("'%s' can be followed by '%s', not '%s'", typed, offers.text,
                 expected);
    page_free(&offers);
}

static void words_are_completed_by_their_place(void **state)
{
    static const char *const cases[][2] = {
        {"ku", "kulki"},
        {"ga", "games"},
        {"di", "digest"},
        {"chess ", ""},
        {"kulki large", "large"},
        {"kulki lines98:1", "lines98:12x10:5"},
        {"freecell ea", "easy"},
        {"perft sl", "sliding"},
        {"perft sliding 4x4:walk2", ""},
        {"stats ku", "kulki"},
        {"stats re", "reset restore"},
        {"stats kulki re", ""},
        {"stats reset freecell ea", "easy"},
        {"progress sl", "sliding"},
        {"stat", "stats"},
        {"scores mahjong tu", "turtle"},
        {"daily kulki y", "yesterday"},
        {"solve freecell 4cells 617 ", ""},
        {"games d", "delete"},
        {"games rename 1 ", ""},
        {"games list ", ""},
        {"replay chess", ":files"},
        {"verify chess chess", ":files"},
        {"backup chess", ":files"},
        {"backup --to ", ":folders"},
        {"restore chess", ":files"},
        {"help al", "all"},
        {"help mah", "mahjong"},
        {"help gr", "grade"},
        {"tables b", "build"},
        {"tables build sl", "slides"},
        {"tables build 5x5 bi", "big"},
        {"grade ", "freecell"},
        {"ask sliding ", "3x3 3x2 4x2 5x2 4x4"},
        {"ask sliding 3", "3x3 3x2"},
        {"ask mahjong ", "boards pairs"},
        {"survey st", "status"},
        {"survey run ", "kulki mahjong freecell sliding :files"},
        {"completion ", "bash zsh fish"},
        {"completion bash ", ""}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++)
        assert_offered(cases[i][0], cases[i][1]);
}

static void options_are_those_of_the_command_and_game(void **state)
{
    static const char *const cases[][2] = {{"--he", "--help"},
                                           {"kulki --sh", "--show"},
                                           {"solve kulki --str", "--strategy"},
                                           {"solve freecell --str", ""},
                                           {"solve freecell --json --js", ""},
                                           {"web --js", ""},
                                           {"games delete --y", "--yes"},
                                           {"stats --cs", "--csv"},
                                           {"stats reset --y", "--yes"},
                                           {"freecell -1 --sh", "--show"},
                                           {"kulki -s", ""},
                                           {"freecell -- --sh", ""}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++)
        assert_offered(cases[i][0], cases[i][1]);
}

static void values_are_those_of_the_option_and_game(void **state)
{
    static const char *const cases[][2] = {
        {"freecell --dialect su", "super"},
        {"kulki --show ", "text screen words json"},
        {"sliding --show r", "row"},
        {"solve freecell --mode ", "fast short optimal prove"},
        {"solve mahjong --mode f", "fast fair"},
        {"solve mahjong --mode=f", "--mode=fast --mode=fair"},
        {"solve freecell 1 --memory 2", "2G"},
        {"sliding --seed k", ""},
        {"solve kulki --games N", ""},
        {"solve kulki --strategy gr", "greedy"},
        {"optimise --notation u", "urdl"},
        {"solve kulki --variant large", "large"},
        {"sliding --board ", ":files"},
        {"web --folder ", ":folders"},
        {"--show json fr", "freecell"},
        {"--color n", "never"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++)
        assert_offered(cases[i][0], cases[i][1]);
}

/* Each option of the table, after some command. */
static void every_option_is_offered(void **state)
{
    static const char *const lines[] = {
        "kulki --",         "mahjong --",       "freecell --",
        "sliding --",       "solve kulki --",   "optimise --",
        "solve sliding --", "survey --",        "match kulki --",
        "stats --",         "share --",         "games delete --",
        "replay --",        "web --",           "3270 --",
        "perft kulki --",   "solve mahjong --", "backup --",
        "restore --",       "ask sliding --",   "mcp --"};
    Page all = PAGE_EMPTY;
    const Option *option;
    size_t i;
    int k;
    (void)state;
    for (i = 0; i < COUNT_OF(lines); i++) {
        offer_after(lines[i], &all);
        page_text(&all, " ");
    }
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        Page name = PAGE_EMPTY;
        page_format(&name, "--%s ", option->name);
        if (!strstr(all.text, name.text))
            fail_msg("--%s is never offered", option->name);
        page_free(&name);
    }
    page_free(&all);
}

/* Each word of an option's list, in a game that has it. */
static void every_word_of_a_list_is_offered(void **state)
{
    const Option *option;
    int k;
    (void)state;
    for (k = 0; (option = option_at(k)) != NULL; k++) {
        const char *list = option->type == VALUE_WORD ? option->takes : "";
        while (*list) {
            const int length = (int)strcspn(list, "|");
            static const char *const games[] = {"kulki", "mahjong", "freecell",
                                                "sliding"};
            Page all = PAGE_EMPTY;
            Page word = PAGE_EMPTY;
            size_t g;
            for (g = 0; g < COUNT_OF(games); g++) {
                Page words = PAGE_EMPTY;
                page_format(&words, "solve %s --%s ", games[g], option->name);
                page_text(&all, " ");
                offer_after(words.text, &all);
                page_free(&words);
            }
            page_text(&all, " ");
            page_format(&word, " %.*s ", length, list);
            assert_non_null(strstr(all.text, word.text));
            page_free(&all);
            page_free(&word);
            list += length + (list[length] == '|');
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_completed_by_their_place),
        cmocka_unit_test(options_are_those_of_the_command_and_game),
        cmocka_unit_test(values_are_those_of_the_option_and_game),
        cmocka_unit_test(every_option_is_offered),
        cmocka_unit_test(every_word_of_a_list_is_offered)};
    /* Stored games are looked for where there are none. */
    setenv("XDG_DATA_HOME", "/dev/null/nowhere", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
