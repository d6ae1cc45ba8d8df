/* SPDX-License-Identifier: MIT */
/* Tests that every error of the header has the name that its constant says, a
   sentence, and a number of its own. */
#include <stdio.h>

#include "library_kit.h"

enum { MOST_ERRORS = 256 };

typedef struct Listed {
    char name[64];
    int number;
} Listed;

/* Reads "QUADRILLE_PATH_BLOCKED = 1001," from the list of errors. */
static size_t read_header(Listed *listed)
{
    FILE *file = fopen(TEST_SOURCE "/include/quadrille.h", "r");
    char line[256], *c;
    size_t count = 0;
    int inside = 0;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (strstr(line, "QUADRILLE_OK = 0"))
            inside = 1;
        if (inside && strstr(line, "};"))
            break;
        if (inside && count < MOST_ERRORS &&
            sscanf(line, " QUADRILLE_%63[A-Z_] = %d", listed[count].name,
                   &listed[count].number) == 2) {
            for (c = listed[count].name; *c; c++)
                *c = (char)(*c == '_' ? '-' : *c - 'A' + 'a');
            count++;
        }
    }
    fclose(file);
    return count;
}

static void every_error_has_its_name_and_sentence(void **state)
{
    static Listed listed[MOST_ERRORS];
    size_t count = read_header(listed);
    size_t i, j;
    (void)state;
    assert_true(count > 120 && count < MOST_ERRORS);
    for (i = 0; i < count; i++) {
        assert_string_equal(quadrille_error_name(listed[i].number),
                            listed[i].name);
        assert_true(strlen(quadrille_error_words(listed[i].number)) > 3);
        for (j = 0; j < i; j++) {
            assert_int_not_equal(listed[i].number, listed[j].number);
            assert_string_not_equal(listed[i].name, listed[j].name);
        }
    }
}

/* No number but those of the header has a name, so none was forgotten there.
 */
static void no_error_is_missing_from_the_header(void **state)
{
    static Listed listed[MOST_ERRORS];
    size_t count = read_header(listed);
    size_t named = 0;
    int number;
    (void)state;
    for (number = -10; number < 6000; number++)
        named += strcmp(quadrille_error_name(number), "unknown") != 0;
    assert_int_equal(named, count);
    assert_string_equal(quadrille_error_name(-1), "unknown");
}

static void a_refusal_says_where_and_why(void **state)
{
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = deal_start(&sample_starts[4], position);
    quadrille_fault fault;
    uint16_t move;
    (void)state;
    assert_int_equal(quadrille_move_read(game, position, "3z",
                                         QUADRILLE_TO_NUL, &move, NULL,
                                         &fault),
                     QUADRILLE_NO_PLACE_NAMED);
    assert_int_equal(fault.error, QUADRILLE_NO_PLACE_NAMED);
    assert_string_equal(quadrille_error_name(fault.error), "no-place-named");
    assert_int_equal(fault.at, 1);
    assert_int_equal(fault.line, 1);
    assert_string_equal(fault.words, "Expected a column (1-8), a free cell "
                                     "(up to d) or h for home");
}

static void a_bad_board_says_its_line(void **state)
{
    const quadrille_game *game = quadrille_game_find("sliding");
    unsigned char position[POSITION_ROOM];
    quadrille_fault fault;
    (void)state;
    assert_int_equal(quadrille_position_read(
                         game, position, POSITION_ROOM, "3x3", NULL,
                         "1 2 3\n4 4 6\n7 8 0", QUADRILLE_TO_NUL, &fault),
                     QUADRILLE_NUMBER_TWICE);
    assert_int_equal(fault.line, 2);
    assert_string_equal(fault.words, "The number 4 appears twice");
    assert_int_equal(fault.numbers[0], 4);
    assert_int_equal(fault.numbers[1] | fault.reserved[0] | fault.reserved[1],
                     0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_error_has_its_name_and_sentence),
        cmocka_unit_test(no_error_is_missing_from_the_header),
        cmocka_unit_test(a_refusal_says_where_and_why),
        cmocka_unit_test(a_bad_board_says_its_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
