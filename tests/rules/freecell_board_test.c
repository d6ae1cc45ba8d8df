/* SPDX-License-Identifier: MIT */
/* Tests FreeCell's boards as text: everything that fc-solve and similar
   programs write and read, and where the first error is. */
#include <stdio.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "tests/kit/trial.h"
#include "tests/kit/walk.h"

static void set_up(Trial *trial, const char *variant)
{
    try_variant(trial, &freecell, variant);
    try_deal(trial, "1");
}

static void check_reading(const char *variant, const char *board,
                          const char *expected)
{
    Trial trial;
    set_up(&trial, variant);
    assert_string_equal(refused_board(&trial, board), "");
    assert_string_equal(board_of(&trial), expected);
}

/* ------------------------------------------------------- what is taken */

#define THREE_CLUBS                                                           \
    "Foundations: H-K C-T D-K S-K\n"                                          \
    "Freecells:  -  KC  -  -\n"                                               \
    ": QC\n:\n: JC\n:\n:\n:\n:\n:\n"

static void titles_and_cards_have_many_spellings(void **state)
{
    static const char *const boards[] = {
        THREE_CLUBS,
        "Foundations: H-K C-T D-K S-K\nFreecells:      KC\n: QC\n:\n: JC\n",
        "foundation: S-k d-K c-10 h-K \nfreecell: - kc - -\n:qc\n:\n: jC\n",
        "FOUNDS H-K C-0 C-T D-K S-K\nFC: - KC\n: QC\n:\n:JC\n",
        "Found: H-K\nFound: C-T\nFound: D-K\nFound: S-K\nFC - KC\n: "
        "QC\n:\n:JC",
        "# a note\n\nFounds: H-K,C-T,D-K,S-K\n# another\nFC: -,KC,-,-\n: QC,\n"
        ":\n\n:\tJC\n",
        "Founds: H-K C-T D-K S-K\r\nFC: - KC\r\n: QC\r\n:\r\n: JC\r\n",
        ": QC\n:\n: JC\nFC: - KC\nFounds: H-K C-T D-K S-K\n",
        "  Founds: H-K C-T D-K S-K\n  FC: - KC\n  : QC\n  :\n  : JC\n",
        /* no colons: an empty line is an empty column */
        "Founds: H-K C-T D-K S-K\nFC: - KC\nQC\n\nJC\n",
        "Founds: H-K C-T D-K S-K\nFC: - KC\nQC\n\nJC\n\n\n\n\n\n\n\n",
        "\n\nFounds: H-K C-T D-K S-K\n\nFC: - KC\n\nQC\n\nJC\n"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(boards); i++)
        check_reading("4cells", boards[i], THREE_CLUBS);
}

static void a_ten_and_an_ace_have_several_spellings(void **state)
{
    static const char *const tens[] = {"TC", "10C", "0C", "tc", "10c", "tC"};
    static const char *const aces[] = {"AS", "1S", "as"};
    char board[256];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(tens); i++) {
        snprintf(board, sizeof board,
                 "Founds: H-K C-9 D-K S-0\nFC:\n: 2S %s %s JC QC KC 3S 4S 5S "
                 "6S 7S 8S\n: 9S TS JS QS KS\n",
                 tens[i], aces[i % COUNT_OF(aces)]);
        check_reading("0cells", board,
                      "Foundations: H-K C-9 D-K S-0\nFreecells:\n"
                      ": 2S TC AS JC QC KC 3S 4S 5S 6S 7S 8S\n"
                      ": 9S TS JS QS KS\n:\n:\n:\n:\n:\n:\n");
    }
}

/* fc-solve writes four characters for each cell. */
static void empty_cells_are_dashes_or_spaces(void **state)
{
    static const char *const lines[][2] = {
        {"Freecells:  KC  QC", "  KC  QC  -  -  -  -  -"},
        {"Freecells:      KC  QC", "  -  KC  QC  -  -  -  -"},
        {"Freecells:  KC      QC", "  KC  -  QC  -  -  -  -"},
        {"Freecells:  KC          QC        ", "  KC  -  -  QC  -  -  -"},
        {"Freecells:                      KC  QC", "  -  -  -  -  -  KC  QC"},
        /* one blank separates, and every four more are an empty cell */
        {"Freecells: KC    QC", "  KC  QC  -  -  -  -  -"},
        {"Freecells: KC     QC", "  KC  -  QC  -  -  -  -"},
        {"Freecells: KC        QC", "  KC  -  QC  -  -  -  -"},
        {"Freecells: KC         QC", "  KC  -  -  QC  -  -  -"},
        {"Freecells: -      KC  QC", "  -  KC  QC  -  -  -  -"},
        {"Freecells: - - - - - KC QC - - - -", "  -  -  -  -  -  KC  QC"},
        {"Freecells: KC QC - - - - - - - -", "  KC  QC  -  -  -  -  -"}};
    char board[128], expected[128];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(lines); i++) {
        snprintf(board, sizeof board, "Founds: H-K C-J D-K S-K\n%s\n",
                 lines[i][0]);
        snprintf(expected, sizeof expected,
                 "Foundations: H-K C-J D-K S-K\nFreecells:%s\n"
                 ":\n:\n:\n:\n:\n:\n:\n:\n",
                 lines[i][1]);
        check_reading("7cells", board, expected);
    }
}

static void a_column_holds_nineteen_cards(void **state)
{
    static const char board[] =
        "Foundations: H-7 C-0 D-K S-4\n"
        "Freecells:  -\n"
        ": AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC KC 8H 9H TH JH QH KH 5S\n"
        ": QC 6S 7S 8S 9S TS JS QS KS\n:\n:\n:\n:\n:\n:\n";
    (void)state;
    check_reading("1cells", board, board);
}

/* A position has no bytes that its text leaves out. */
static void visit_bytes(Walk *walk)
{
    static char text[1024];
    static const u8 seed[SEED_SIZE] = {1};
    Writer writer;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    freecell.write_board(walk->playout.position, &writer);
    reader_start(&reader, text, writer.used);
    memset(walk->copy, 0xAA, freecell.size);
    assert_int_equal(freecell.read_board(walk->copy, walk->playout.variant,
                                         seed, &reader, &fault),
                     FINE);
    assert_memory_equal(walk->copy, walk->playout.position, freecell.size);
}

static void a_board_read_back_has_the_same_bytes(void **state)
{
    (void)state;
    walk_games(&freecell, 20, 2, visit_bytes);
}

/* ----------------------------------------------------- what is refused */

static void check_refusal(const char *board, const char *words)
{
    Trial trial;
    set_up(&trial, "2cells");
    assert_string_equal(refused_board(&trial, board), words);
}

#define HOMES "Founds: H-K C-T D-K S-K\n"
#define NOT_CARD                                                              \
    "Not a card: write one of A 2-9 T J Q K and one of C D H S, as in TD"
#define NOT_HOME                                                              \
    "Foundations are a suit and its highest card, as in H-0, H-A or H-K"
#define TWICE "This card appears twice"

static void bad_cards_are_refused(void **state)
{
    (void)state;
    check_refusal(HOMES "# note\n: JC JX\n", "3:6: " NOT_CARD);
    check_refusal(HOMES ": J\n", "2:3: " NOT_CARD);
    check_refusal(HOMES "\n\nFC: XC\n", "4:5: " NOT_CARD);
    check_refusal(HOMES ": 1JC\n", "2:3: " NOT_CARD);
    check_refusal(HOMES ": JCQC\n", "2:3: " NOT_CARD);
    check_refusal(HOMES ": JC-\n", "2:3: " NOT_CARD);
    check_refusal(HOMES ": JC\n: 11C\n", "3:3: " NOT_CARD);
    check_refusal(HOMES ": CJ\n", "2:3: " NOT_CARD);
    check_refusal("hello\n", "1:1: " NOT_CARD);
    check_refusal("Foundations of it\n", "1:13: " NOT_HOME);
}

static void bad_foundations_are_refused(void **state)
{
    static const char *const homes[] = {"X-K", "H K",  "H-",   "H-X",
                                        "HK",  "H-KQ", "H-11", "-K"};
    char board[64];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(homes); i++) {
        snprintf(board, sizeof board, "# note\nFounds: S-K %s\n", homes[i]);
        check_refusal(board, "2:13: " NOT_HOME);
    }
}

static void a_card_given_twice_is_refused(void **state)
{
    (void)state;
    check_refusal(HOMES ": JC QC\n: JC\n", "3:3: " TWICE);
    check_refusal(HOMES "FC: JC\n: JC\n", "3:3: " TWICE);
    check_refusal(HOMES ": JC 9H\n", "2:6: " TWICE);
    check_refusal("Founds: H-3 H-2\n", "1:13: " TWICE);
    check_refusal(": 9H\n" HOMES, "2:9: " TWICE);
}

static void check_missing(const char *board, const char *suit, int rank,
                          int missing, const char *place)
{
    char words[160];
    snprintf(words, sizeof words,
             "%s: Missing: the %d of %s (1 ace, 11 jack, 12 queen, 13 king); "
             "missing cards: %d",
             place, rank, suit, missing);
    check_refusal(board, words);
}

static void the_first_missing_card_is_named(void **state)
{
    (void)state;
    check_missing(HOMES ": JC QC\n", "clubs", 13, 1, "3:1");
    check_missing("Founds: H-K C-K D-9 S-K\n: JD QD", "diamonds", 10, 2,
                  "2:8");
    check_missing("Founds: C-K D-K S-K", "hearts", 1, 13, "1:20");
    check_missing("Founds: H-K C-K D-K S-J\n: KS\n", "spades", 12, 1, "3:1");
    check_missing("Founds: H-K C-Q D-K S-T\n: KC\n", "spades", 11, 3, "3:1");
    check_missing(": AC\n", "diamonds", 1, 51, "2:1");
}

static void an_empty_board_is_too_short(void **state)
{
    (void)state;
    check_refusal("", "1:1: The board is incomplete");
    check_refusal("\n# nothing\n \n", "4:1: The board is incomplete");
    check_refusal("Founds: H-0\nFC: - -\n:\n:\n",
                  "5:1: The board is incomplete");
}

static void too_many_cells_columns_or_cards_are_refused(void **state)
{
#define OVER "Too many cards in the free cells: the limit is 2"
#define NINTH "Too many columns: the limit is 8"
    (void)state;
    check_refusal(HOMES "FC: - - KC\n: QC JC\n", "2:9: " OVER);
    check_refusal(HOMES "FC: JC QC KC\n", "2:11: " OVER);
    check_refusal(HOMES "FC:          KC\n", "2:14: " OVER);
    check_refusal(HOMES ":\n:\n:\n:\n:\n:\n:\n:\n: JC\n", "10:2: " NINTH);
    check_refusal(HOMES ":\n:\n:\n:\n:\n:\n: KC\n: JC\n:\n", "10:2: " NINTH);
    check_refusal(HOMES "JC\n\n\n\n\n\n\nQC\nKC\n", "10:1: " NINTH);
    check_refusal(HOMES "JC\n\n\n\n\n\n\nQC\n\nKC\n", "11:1: " NINTH);
    check_refusal("Founds: H-7\n"
                  "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC KC 8H 9H TH JH QH KH 5S "
                  "4S\n",
                  "2:58: A column holds at most 19 cards");
}

/* A run of 256 or more spaces is a few empty cells; an 8-bit counter would
   wrap to none. */
static void a_wide_gap_does_not_wrap(void **state)
{
    char board[1200], words[100];
    int blanks;
    (void)state;
    for (blanks = 250; blanks < 1000; blanks++) {
        snprintf(board, sizeof board, HOMES "FC:%*sKC\n: QC JC\n", blanks, "");
        snprintf(words, sizeof words, "2:%d: " OVER, 4 + blanks);
        check_refusal(board, words);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(titles_and_cards_have_many_spellings),
        cmocka_unit_test(a_ten_and_an_ace_have_several_spellings),
        cmocka_unit_test(empty_cells_are_dashes_or_spaces),
        cmocka_unit_test(a_column_holds_nineteen_cards),
        cmocka_unit_test(a_board_read_back_has_the_same_bytes),
        cmocka_unit_test(bad_cards_are_refused),
        cmocka_unit_test(bad_foundations_are_refused),
        cmocka_unit_test(a_card_given_twice_is_refused),
        cmocka_unit_test(the_first_missing_card_is_named),
        cmocka_unit_test(an_empty_board_is_too_short),
        cmocka_unit_test(too_many_cells_columns_or_cards_are_refused),
        cmocka_unit_test(a_wide_gap_does_not_wrap)};
    return cmocka_run_group_tests_name("boards", tests, NULL, NULL);
}
