/* SPDX-License-Identifier: MIT */
/* Compares FreeCell's deals with other programs' lists, tests its variants,
   and replays published solutions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "session/notation.h"
#include "tests/kit/trial.h"
#include "tests/kit/walk.h"

/* ----------------------------------------------------------------- deals */

/* Reads the next line that is neither empty nor a comment. */
static char *next_line(FILE *file)
{
    static char line[2048];
    do
        if (!fgets(line, sizeof line, file))
            return NULL;
    while (*line == '#' || *line == '\n');
    line[strcspn(line, "\n")] = '\0';
    return line;
}

static FILE *open_data(const char *name)
{
    char path[512];
    FILE *file;
    snprintf(path, sizeof path, TEST_SOURCE "/data/freecell/%s", name);
    file = fopen(path, "r");
    assert_non_null(file);
    return file;
}

/* Compares the deal of a "deal N" line with the columns below it. */
static void compare_deal(FILE *file, const char *number)
{
    char expected[1024] = "Foundations: H-0 C-0 D-0 S-0\n"
                          "Freecells:  -  -  -  -\n";
    Trial trial;
    int i;
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        strcat(expected, ": ");
        strcat(expected, next_line(file));
        strcat(expected, "\n");
    }
    try_variant(&trial, &freecell, "4cells");
    try_deal(&trial, number);
    assert_string_equal(board_of(&trial), expected);
}

static void deals_match_other_programs(void **state)
{
    FILE *file = open_data("deals.txt");
    char *line;
    char number[32];
    int count = 0;
    (void)state;
    for (; (line = next_line(file)) != NULL; count++) {
        assert_int_equal(sscanf(line, "deal %31s", number), 1);
        compare_deal(file, number);
    }
    assert_int_equal(count, 11);
    fclose(file);
}

static void the_number_of_cells_does_not_change_the_deal(void **state)
{
    Trial first, other;
    char name[32];
    int cells;
    (void)state;
    try_variant(&first, &freecell, "4cells");
    try_deal(&first, "617");
    for (cells = 0; cells <= FREECELL_MOST_CELLS; cells++) {
        snprintf(name, sizeof name, "%dcells", cells);
        try_variant(&other, &freecell, name);
        try_deal(&other, "617");
        assert_int_equal(other.bytes[0], cells);
        assert_memory_equal(other.bytes + 1, first.bytes + 1,
                            sizeof(FreeCell) - 1);
    }
}

static void an_invalid_deal_number_is_refused(void **state)
{
    static const u8 seeds[][SEED_SIZE] = {
        {0},
        {0, 0, 0, 0, 2},                           /* 2^33 */
        {1, 0, 0, 0, 0, 1},                        /* 2^40 + 1 */
        {1, 0, 0, 0, 0, 0, 0, 128},                /* 2^63 + 1 */
        {253, 255, 255, 255, 255, 255, 255, 255},  /* -3 */
        {255, 255, 255, 255, 255, 255, 255, 127},  /* 2^63 - 1 */
        {255, 254, 255, 255, 255, 255, 255, 255}}; /* -257 */
    Trial trial;
    FreeCell before;
    size_t i;
    (void)state;
    try_variant(&trial, &freecell, "");
    try_deal(&trial, "1");
    memcpy(&before, trial.bytes, sizeof before);
    for (i = 0; i < COUNT_OF(seeds); i++) {
        assert_int_equal(freecell.deal(trial.bytes, trial.variant, seeds[i]),
                         FREECELL_NO_SUCH_DEAL);
        assert_memory_equal(trial.bytes, &before, sizeof before);
    }
}

/* ----------------------------------------------------------------- seeds */

static void deal_numbers_are_read_and_written(void **state)
{
    static const char *const pairs[][2] = {
        {"1", "1"},
        {"#617", "617"},
        {"  #11982 ", "11982"},
        {"000000000000000000000000617", "617"},
        {"8589934591", "8589934591"},
        {"4294967296", "4294967296"},
        {"-1", "-1"},
        {"#-2", "-2"}};
    u8 seed[SEED_SIZE];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++) {
        try_seed(&freecell, pairs[i][0], seed);
        assert_string_equal(seed_text(&freecell, seed), pairs[i][1]);
    }
    memset(seed, 255, sizeof seed);
    seed[0] = 0; /* the longest number, though no deal */
    assert_string_equal(seed_text(&freecell, seed), "18446744073709551360");
}

/* A text may be followed by other characters that aren't part of it. */
static void a_seed_ends_where_its_text_ends(void **state)
{
    static const struct {
        const char *text;
        u32 length;
        u8 reason;
    } parts[] = {{"617", 0, NO_SEED},    {"#617", 0, NO_SEED},
                 {"  #617", 2, NO_SEED}, {"#-1", 1, FINE}, /* a word */
                 {"-1", 1, FINE},        {"-12", 2, FINE}};
    u8 seed[SEED_SIZE];
    Reader reader;
    Fault fault;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(parts); i++) {
        reader_start(&reader, parts[i].text, parts[i].length);
        assert_int_equal(freecell.read_seed(seed, &reader, &fault),
                         parts[i].reason);
    }
    assert_string_equal(seed_text(&freecell, seed), "-1");
}

static void other_numbers_are_refused(void **state)
{
    static const char *const numbers[] = {"0",
                                          "-0",
                                          "-3",
                                          "-617",
                                          "8589934592",
                                          "18446744073709551615",
                                          "18446744073709551614",
                                          "18446744073709551617",
                                          "-18446744073709551615",
                                          "99999999999999999999999999"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(numbers); i++)
        assert_string_equal(refused_seed(&freecell, numbers[i]),
                            "1: Deal numbers run from 1 to 8,589,934,591; -1 "
                            "and -2 are special deals");
    assert_string_equal(refused_seed(&freecell, ""),
                        "1: Missing seed: give a word or a number");
    assert_string_equal(refused_seed(&freecell, "   "),
                        "4: Missing seed: give a word or a number");
}

static long number_of_word(const char *word)
{
    u8 seed[SEED_SIZE];
    try_seed(&freecell, word, seed);
    return atol(seed_text(&freecell, seed));
}

/* A word must always mean the same deal, since players share it. */
static void a_word_is_one_of_a_million_deals(void **state)
{
    char word[32];
    long sum = 0;
    int i;
    (void)state;
    assert_int_equal(number_of_word("2026-11-21"), 704491);
    assert_int_equal(number_of_word("hello"), number_of_word(" HELLO "));
    assert_int_not_equal(number_of_word("hello"), number_of_word("hellp"));
    for (i = 0; i < 4000; i++) {
        snprintf(word, sizeof word, "word-%d", i);
        assert_in_range(number_of_word(word), 1, 1000000);
        sum += number_of_word(word);
    }
    assert_in_range(sum / 4000, 490000, 510000);
    /* Found by trying: the first means the last deal, and for the second the
       first number drawn would be one deal more. */
    assert_int_equal(number_of_word("w571554"), 1000000);
    assert_in_range(number_of_word("w522596"), 1, 1000000);
}

/* -------------------------------------------------------------- variants */

static void variants_have_none_to_seven_cells(void **state)
{
    static const char letters[] = "abcdefg";
    Trial trial;
    char move[] = "1a";
    char name[32];
    int cells, i;
    (void)state;
    for (cells = 0; cells <= FREECELL_MOST_CELLS; cells++) {
        snprintf(name, sizeof name, "%dcells:none", cells);
        try_variant(&trial, &freecell, name);
        try_deal(&trial, "1");
        for (i = 0; i < cells; i++) {
            move[1] = letters[i];
            try_moves(&trial, move);
        }
        for (; i < FREECELL_MOST_CELLS; i++) {
            move[1] = letters[i];
            assert_non_null(
                strstr(refused_move(&trial, move), "No such cell"));
        }
    }
}

static void variants_are_read_in_any_order(void **state)
{
    static const char *const pairs[][2] = {{"", "4cells"},
                                           {"  ", "4cells"},
                                           {" 5cells", "5cells"},
                                           {"4", "4cells"},
                                           {"0", "0cells"},
                                           {"7 ", "7cells"},
                                           {"3cell:none", "3cells:none"},
                                           {"none", "4cells:none"},
                                           {"full:5", "5cells:full"},
                                           {"SAFE:4CELLS", "4cells"},
                                           {"1:2:3", "3cells"}};
    static const u8 rest[VARIANT_SIZE - FREECELL_VARIANT_AUTOPLAY - 1];
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++) {
        try_variant(&trial, &freecell, pairs[i][0]);
        assert_string_equal(variant_text(&trial), pairs[i][1]);
        assert_memory_equal(trial.variant + FREECELL_VARIANT_AUTOPLAY + 1,
                            rest, sizeof rest);
    }
}

static void other_variants_are_refused(void **state)
{
#define BAD_CELLS "There can be 0 to 7 free cells, as in 4cells"
#define BAD_PART                                                              \
    "Variants look like 4cells:safe: 0 to 7 cells, and none, safe or full "   \
    "for what moves home by itself"
    static const char *const pairs[][2] = {
        {"8", "1: " BAD_CELLS},
        {"4c", "1: " BAD_CELLS},
        {"none:4cellsx", "6: " BAD_CELLS},
        {"wild", "1: " BAD_PART},
        {":4", "1: " BAD_PART},
        {"4:", "3: " BAD_PART},
        {"123456789012", "1: " BAD_PART},
        {"4 617", "3: This game has no such variant"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_variant(&freecell, pairs[i][0]),
                            pairs[i][1]);
}

/* ------------------------------------------------------------- solutions */

static int wins(const char *number, const char *moves, u8 numbers)
{
    static const u8 variant[VARIANT_SIZE] = {4, FREECELL_AUTOPLAY_SAFE};
    u8 seed[SEED_SIZE];
    Session session;
    Reader list;
    Fault fault;
    u32 taken;
    int won;
    try_seed(&freecell, number, seed);
    session_open(&session, &malloc_host);
    assert_int_equal(session_deal(&session, &freecell, variant, seed, &fault),
                     FINE);
    reader_start(&list, moves, (u32)strlen(moves));
    won = notation_play_moves(&session, &list, numbers, &taken, &fault) ==
              FINE &&
          freecell.status(session.position) == WON;
    session_close(&session);
    return won;
}

static void published_solutions_win_in_their_dialects_only(void **state)
{
    static const char *const dialects[] = {"xp", "super", "any"};
    FILE *file = open_data("human-solutions.tsv");
    char *line, *number, *named, *moves;
    int count = 0;
    int won = 0;
    u8 i;
    (void)state;
    for (; (line = next_line(file)) != NULL; count++) {
        number = strtok(line, "\t");
        named = strtok(NULL, "\t");
        moves = strtok(NULL, "\t");
        for (i = 0; i < COUNT_OF(dialects); i++) {
            int expected = strstr(named, dialects[i]) != NULL;
            if (wins(number, moves, (u8)(NUMBERS_XP + i)) != expected)
                fail_msg("deal %s, dialect %s: expected %d", number,
                         dialects[i], expected);
            won += expected;
        }
    }
    assert_int_equal(count, 294);
    assert_int_equal(won, 288 + 226 + 292);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deals_match_other_programs),
        cmocka_unit_test(the_number_of_cells_does_not_change_the_deal),
        cmocka_unit_test(an_invalid_deal_number_is_refused),
        cmocka_unit_test(deal_numbers_are_read_and_written),
        cmocka_unit_test(a_seed_ends_where_its_text_ends),
        cmocka_unit_test(other_numbers_are_refused),
        cmocka_unit_test(a_word_is_one_of_a_million_deals),
        cmocka_unit_test(variants_have_none_to_seven_cells),
        cmocka_unit_test(variants_are_read_in_any_order),
        cmocka_unit_test(other_variants_are_refused),
        cmocka_unit_test(published_solutions_win_in_their_dialects_only)};
    return cmocka_run_group_tests_name("freecell", tests, NULL, NULL);
}
