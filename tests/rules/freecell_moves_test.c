/* SPDX-License-Identifier: MIT */
/* Tests FreeCell's moves in players' notation, and every reason for a refusal.
 */
#include <stdio.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "tests/kit/trial.h"

/* Four columns and a cell are empty. */
static const char roomy[] = "Foundations: H-9 C-8 D-9 S-8\n"
                            "Freecells:  9C  -\n"
                            ": KS QH JS TH\n"
                            ": KH QS JH TS\n"
                            ": KD QC JD TC 9S\n"
                            ": TD JC QD KC\n";

/* The one cell is empty, and no column is. */
static const char narrow[] = "Foundations: H-8 C-8 D-8 S-8\n"
                             "Freecells:  -\n"
                             ": KS QH JS TH\n"
                             ": QD\n"
                             ": KH QS JH\n"
                             ": TS 9S\n"
                             ": 9H JC\n"
                             ": KD QC JD\n"
                             ": TC 9C\n"
                             ": TD KC 9D\n";

/* Two runs of thirteen; six columns are empty. */
static const char runs[] = "Foundations: D-K H-0 C-K S-0\n"
                           ": KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS\n"
                           ": KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH\n";

static void set_up(Trial *trial, const char *variant, const char *board)
{
    try_variant(trial, &freecell, variant);
    try_board(trial, board);
}

/* -------------------------------------------------------------- notation */

static void moves_are_read_in_standard_notation(void **state)
{
    static const Reading readings[] = {
        {"1h", FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), "1h"},
        {"1", FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), "1h"},
        {"10", FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), "1h"},
        {" 1H 2b", FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), "1h"},
        {",1,2b", FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), "1h"},
        {"a", FREECELL_MOVE(8, FREECELL_HOME_PLACE, 1), "ah"},
        {"A0", FREECELL_MOVE(8, FREECELL_HOME_PLACE, 1), "ah"},
        {"a5", FREECELL_MOVE(8, 4, 1), "a5"},
        {"a1", FREECELL_MOVE(8, 0, 1), "a1"},
        {"2B", FREECELL_MOVE(1, 9, 1), "2b"},
        {"2b\n", FREECELL_MOVE(1, 9, 1), "2b"},
        {"31", FREECELL_MOVE(2, 0, 1), "31"},
        {"31v1", FREECELL_MOVE(2, 0, 1), "31"},
        {"15", FREECELL_MOVE(0, 4, 4), "15"},
        {"15v4", FREECELL_MOVE(0, 4, 4), "15"},
        {"15V3", FREECELL_MOVE(0, 4, 3), "15v3"},
        {"15v1", FREECELL_MOVE(0, 4, 1), "15v1"},
        {NULL, 0, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    check_readings(&trial, readings);
}

static void the_target_decides_how_many_cards_move(void **state)
{
    static const Reading readings[] = {{"12", FREECELL_MOVE(0, 1, 2), "12"},
                                       {"12v2", FREECELL_MOVE(0, 1, 2), "12"},
                                       {NULL, 0, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "1cells:none", narrow);
    check_readings(&trial, readings);
    assert_string_equal(move_text(&trial, FREECELL_MOVE(0, 1, 1)), "12v1");
}

static void ten_or_more_cards_are_hexadecimal(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "7cells:none", runs);
    assert_int_equal(try_move(&trial, "13"), FREECELL_MOVE(0, 2, 13));
    assert_int_equal(try_move(&trial, "13vd"), FREECELL_MOVE(0, 2, 13));
    assert_int_equal(try_move(&trial, "13vA"), FREECELL_MOVE(0, 2, 10));
    assert_string_equal(move_text(&trial, FREECELL_MOVE(0, 2, 10)), "13va");
    assert_string_equal(move_text(&trial, FREECELL_MOVE(0, 2, 12)), "13vc");
    assert_string_equal(move_text(&trial, FREECELL_MOVE(0, 2, 9)), "13v9");
}

static void check_dialects(const Trial *trial, u8 to, u8 xp, u8 super)
{
    u16 move = FREECELL_MOVE(
        0, to, freecell_run_length((const FreeCell *)trial->bytes, 0));
    assert_int_equal(freecell_fills_column(trial->bytes, move), 1);
    assert_int_equal(
        freecell_count_in_dialect(trial->bytes, move, FREECELL_DIALECT_XP),
        xp);
    assert_int_equal(
        freecell_count_in_dialect(trial->bytes, move, FREECELL_DIALECT_SUPER),
        super);
    assert_int_equal(
        freecell_count_in_dialect(trial->bytes, move, FREECELL_DIALECT_ONE),
        1);
}

static void dialects_differ_about_empty_columns(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    check_dialects(&trial, 4, 2, 4);
    try_moves(&trial, "2b");
    check_dialects(&trial, 4, 1, 4);
    try_moves(&trial, "16v1 27v1");
    check_dialects(&trial, 4, 1, 2);
    try_moves(&trial, "45");
    check_dialects(&trial, 7, 1, 1);
    /* Five other empty columns would allow 256 cards. */
    set_up(&trial, "7cells:none", runs);
    check_dialects(&trial, 2, 8, 13);
}

static void only_moves_to_an_empty_column_leave_the_number_open(void **state)
{
    static const u16 others[] = {
        FREECELL_MOVE(0, 1, 2), FREECELL_MOVE(0, 8, 1),
        FREECELL_MOVE(0, FREECELL_HOME_PLACE, 1), FREECELL_MOVE(8, 4, 1)};
    Trial trial;
    size_t i;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    for (i = 0; i < COUNT_OF(others); i++) {
        assert_int_equal(freecell_fills_column(trial.bytes, others[i]), 0);
        assert_int_equal(freecell_count_in_dialect(trial.bytes, others[i],
                                                   FREECELL_DIALECT_ONE),
                         FREECELL_MOVE_COUNT(others[i]));
    }
    try_moves(&trial, "15");
    assert_int_equal(
        freecell_fills_column(trial.bytes, FREECELL_MOVE(1, 9, 1)), 0);
}

static void the_cards_in_sequence_are_counted(void **state)
{
    static const u8 lengths[FREECELL_COLUMNS] = {4, 4, 1, 1};
    Trial trial;
    u8 i;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        assert_int_equal(freecell_run_length((const FreeCell *)trial.bytes, i),
                         lengths[i]);
}

/* -------------------------------------------------------------- refusals */

typedef struct TextRefusal {
    const char *text;
    const char *words;
} TextRefusal;

static void check_refusals(const Trial *trial, const TextRefusal *refusal)
{
    for (; refusal->text; refusal++)
        assert_string_equal(refused_move(trial, refusal->text),
                            refusal->words);
}

#define NO_PLACE "Expected a column (1-8), a free cell (up to b) or h for home"
#define ONE_ONLY                                                              \
    "Only one card at a time can move home, to a cell or from a cell"
#define NO_FIT "That card doesn't go there: build down in alternating colours"
#define NO_COUNT "After v, give the number of cards: 1-9, or a-d for 10 to 13"
#define IN_CELL                                                               \
    "A card in a cell can move to a column or home, not to another cell"
#define SAME "The card is already in that column"

/* A refusal names no cells that the deal lacks. */
static void cells_are_named_as_the_deal_has_them(void **state)
{
    static const struct {
        const char *variant;
        TextRefusal refusals[2];
    } deals[] = {
        {"7cells",
         {{"1z", "2: Expected a column (1-8), a free cell (up to g) or h for "
                 "home"}}},
        {"1cells",
         {{"1z", "2: Expected a column (1-8), a free cell (up to a) or h for "
                 "home"}}},
        {"0cells", {{"z", "1: Expected a column (1-8) or h for home"}}}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof deals / sizeof *deals; i++) {
        Trial trial;
        try_variant(&trial, &freecell, deals[i].variant);
        try_deal(&trial, "1");
        check_refusals(&trial, deals[i].refusals);
    }
}

static void bad_notation_is_refused(void **state)
{
    static const TextRefusal refusals[] = {
        {"", "1: " NO_PLACE},
        {"  ", "3: " NO_PLACE},
        {"9a", "1: " NO_PLACE},
        {"z", "1: " NO_PLACE},
        {"1z", "2: " NO_PLACE},
        {"1-2", "2: " NO_PLACE},
        {"19", "2: " NO_PLACE},
        {"h1",
         "1: Cards stay home: start a move with a column or a free cell"},
        {" 01",
         "2: Cards stay home: start a move with a column or a free cell"},
        {"15v", "4: " NO_COUNT},
        {"15v0", "4: " NO_COUNT},
        {"15ve", "4: " NO_COUNT},
        {"15vg", "4: " NO_COUNT},
        {"15v ", "4: " NO_COUNT},
        {"15v2x", "5: Not understood"},
        {"15v12", "5: Not understood"},
        {"152", "3: Not understood"},
        {NULL, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    check_refusals(&trial, refusals);
}

static void illegal_moves_are_refused(void **state)
{
    static const TextRefusal refusals[] = {
        {"5a", "1: Column 5 is empty"},
        {" 8", "2: Column 8 is empty"},
        {"b5", "1: That cell is empty"},
        {"1c", "1: No such cell: free cells in this game: 2"},
        {"c1", "1: No such cell: free cells in this game: 2"},
        {"g1", "1: No such cell: free cells in this game: 2"},
        {"1a", "1: That cell is taken: choose another cell or a column"},
        {"ab", "1: " IN_CELL},
        {"aa", "1: " IN_CELL},
        {"11", "1: " SAME},
        {"1bv2", "1: " ONE_ONLY},
        {"1hv2", "1: " ONE_ONLY},
        {"a5v2", "1: " ONE_ONLY},
        {"2h",
         "1: That card can't go home yet: each suit goes up from its ace"},
        {"12", "1: " NO_FIT},
        {"42", "1: " NO_FIT},
        {"a2", "1: " NO_FIT},
        {"31v2", "1: Cards in sequence at the end of that column: 1"},
        {"15v5", "1: Cards in sequence at the end of that column: 4"},
        {"15vd", "1: Cards in sequence at the end of that column: 4"},
        {NULL, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", roomy);
    check_refusals(&trial, refusals);
    try_moves(&trial, "a5");
    assert_string_equal(refused_move(&trial, "a6"), "1: That cell is empty");
}

static void too_many_cards_are_refused_with_both_numbers(void **state)
{
    static const TextRefusal refusals[] = {
        {"12", "1: The free cells and empty columns allow 1 at once; this "
               "would move 2"},
        {"12v1", "1: " NO_FIT},
        {"12v3", "1: " NO_FIT},
        {NULL, NULL}};
    Trial trial;
    (void)state;
    set_up(&trial, "1cells:none", narrow);
    try_moves(&trial, "5a");
    check_refusals(&trial, refusals);
}

/* apply gets no text, so its refusals have no place and no numbers. */
static void refusals_by_apply_need_no_number(void **state)
{
    Trial trial;
    u32 move;
    u8 told[256] = {0};
    u8 reason;
    (void)state;
    set_up(&trial, "1cells:none", narrow);
    try_moves(&trial, "5a");
    for (move = 0; move < 65536; move++) {
        Trial after = trial;
        reason = apply_move(&after, (u16)move);
        told[reason] = 1;
        assert_null(strstr(words_of(&freecell, reason), " 0"));
    }
    assert_int_equal(apply_move(&trial, FREECELL_MOVE(0, 1, 0)), NOT_A_MOVE);
    assert_int_equal(
        apply_move(&trial, FREECELL_MOVE(FREECELL_HOME_PLACE, 0, 1)),
        NOT_A_MOVE);
    for (reason = FREECELL_NO_SUCH_CELL; reason <= FREECELL_TOO_MANY_CARDS;
         reason++)
        assert_int_equal(told[reason], 1);
}

/* ------------------------------------------------------ a column of 19 */

static const char deep[] =
    "Foundations: H-7 D-T S-2\n"
    ": AC 2C 3C 4C 5C 6C 7C 8C 9C TC 4S 5S 8H 9H TH JD QD KH QC\n"
    ": KD 6S 7S 8S 9S TS JS QS KS 3S KC JC QH JH\n";

static int is_listed(const Trial *trial, u16 move)
{
    u16 moves[300];
    u16 count = freecell.list(trial->bytes, moves, 300);
    while (count--)
        if (moves[count] == move)
            return 1;
    return 0;
}

static void check_full(const Trial *trial, const char *move, u16 number)
{
    Trial after = *trial;
    char words[128];
    snprintf(words, sizeof words, "1: %s",
             "That column is full: it holds at most 19 cards");
    assert_string_equal(refused_move(trial, move), words);
    assert_int_equal(apply_move(&after, number), FREECELL_COLUMN_IS_FULL);
    assert_memory_equal(after.bytes, trial->bytes, sizeof after.bytes);
    assert_int_equal(is_listed(trial, number), 0);
}

static void a_column_of_nineteen_is_full(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:none", deep);
    check_full(&trial, "21", FREECELL_MOVE(1, 0, 1));
    try_moves(&trial, "2a");
    check_full(&trial, "a1", FREECELL_MOVE(8, 0, 1));
    try_moves(&trial, "1b 23");
    assert_int_equal(is_listed(&trial, FREECELL_MOVE(9, 0, 1)), 1);
    try_moves(&trial, "b4");
    assert_int_equal(is_listed(&trial, FREECELL_MOVE(3, 0, 1)), 1);
    try_moves(&trial, "41");
    check_full(&trial, "a1", FREECELL_MOVE(8, 0, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_read_in_standard_notation),
        cmocka_unit_test(the_target_decides_how_many_cards_move),
        cmocka_unit_test(ten_or_more_cards_are_hexadecimal),
        cmocka_unit_test(dialects_differ_about_empty_columns),
        cmocka_unit_test(only_moves_to_an_empty_column_leave_the_number_open),
        cmocka_unit_test(the_cards_in_sequence_are_counted),
        cmocka_unit_test(cells_are_named_as_the_deal_has_them),
        cmocka_unit_test(bad_notation_is_refused),
        cmocka_unit_test(illegal_moves_are_refused),
        cmocka_unit_test(too_many_cards_are_refused_with_both_numbers),
        cmocka_unit_test(refusals_by_apply_need_no_number),
        cmocka_unit_test(a_column_of_nineteen_is_full)};
    return cmocka_run_group_tests_name("moves", tests, NULL, NULL);
}
