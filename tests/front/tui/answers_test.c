/* SPDX-License-Identifier: MIT */
/* Whatever a terminal answers, and whatever is pasted, is no key. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "front/tui/terminal/abilities.h"
#include "front/tui/terminal/input.h"
#include "front/tui/terminal/screen.h"
#include "tests/kit/fake_terminal.h"

int clock_gettime(clockid_t clock, struct timespec *time)
{
    (void)clock;
    *time = fake_now;
    return 0;
}

/* ---------------------------------------------------------------- answers */

static const char *const answers[] = {"\033]11;rgb:ffff/ffff/ffff\033\\",
                                      "\033]11;rgb:ffff/ffff/ffff\007",
                                      "\033P>|XTerm(379)\033\\",
                                      "\033P1$r0;38:5:16m\033\\",
                                      "\033P0$r\007",
                                      "\033P!|00\030",
                                      "\033_Gi=31;OK\033\\",
                                      "\033_Gi=31;OK\007",
                                      "\033P\033\\",
                                      "\033]\033\\"};

enum { ANSWERS = sizeof answers / sizeof *answers };

static void assert_no_key_but_u(void)
{
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("u");
    assert_int_equal(code_of_next(), 'u');
    assert_int_equal(code_of_next(), KEY_NOTHING);
}

static void a_string_is_no_key_wherever_it_is_torn(void **state)
{
    size_t at;
    int i;
    (void)state;
    for (i = 0; i < ANSWERS; i++)
        for (at = 1; at < strlen(answers[i]); at++) {
            tear(answers[i], at, at == 1 ? 90 : 900);
            assert_no_key_but_u();
        }
}

static void a_string_without_an_end_is_dropped(void **state)
{
    static const int after[] = {'\r', 'u'};
    int i;
    (void)state;
    for (i = 0; i < ANSWERS && strlen(answers[i]) > 6; i++) {
        char begin[32] = {0};
        memcpy(begin, answers[i], 6);
        type(begin);
        assert_int_equal(code_of_next(), KEY_NOTHING);
        pass(1000);
        assert_no_key_but_u();
        type(begin); /* an arrow key, which begins with an escape, */
        type("\033[A");
        assert_int_equal(code_of_next(), KEY_GO_UP);
        type(begin); /* or Enter ends it */
        type("\ru");
        assert_codes(after, 2);
    }
}

static void a_letter_behind_an_escape_is_a_key(void **state)
{
    static const int played[] = {ESCAPE, 'P', 'u'};
    static const int arrow[] = {ESCAPE, '_', KEY_GO_UP};
    static const int again[] = {ESCAPE, ']', ESCAPE, 'P', 'q'};
    static const int alone[] = {ESCAPE, 'P'};
    static const int twice[] = {ESCAPE, 'P', ESCAPE};
    (void)state;
    type("\033Pu");
    assert_codes(played, 3);
    type("\033_\033[A");
    assert_codes(arrow, 3);
    type("\033]\033Pq");
    assert_codes(again, 5);
    type("\033P");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(1000);
    assert_codes(alone, 2);
    type("\033P\033");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(1000);
    assert_int_equal(code_of_next(), twice[0]);
    assert_int_equal(code_of_next(), twice[1]);
    pass(1000);
    assert_int_equal(code_of_next(), twice[2]);
}

/* Types in portions that the terminal's buffer holds, and reads in between. */
static int keys_of_a_megabyte(const char *portion)
{
    size_t sent = 0;
    int keys = 0;
    for (; sent < 1 << 20; sent += strlen(portion)) {
        type(portion);
        keys += code_of_next() != KEY_NOTHING;
    }
    return keys;
}

static void a_string_of_a_megabyte_is_no_key(void **state)
{
    char portion[2001];
    (void)state;
    memset(portion, '7', sizeof portion - 1);
    portion[sizeof portion - 1] = '\0';
    type("\033]11;rgb:");
    assert_int_equal(keys_of_a_megabyte(portion), 0);
    type("\033\\");
    assert_no_key_but_u();
}

/* What a terminal with images answers, if it is asked about them. */
static const char about_images[] = "\033[6;20;10t\033_Gi=31;OK\033\\"
                                   "\033[?62;22c";

static int shows_images(void)
{
    const Look look = {.colours = 256};
    int width, height;
    return screen_shows_images(&look, &width, &height);
}

/* A terminal that has just been started may be busy for a while. */
static void a_late_answer_still_brings_images(void **state)
{
    (void)state;
    abilities_forget();
    pass(30000);
    type(about_images);
    assert_int_equal(code_of_next(), KEY_ROUSED);
    assert_true(shows_images());
    assert_no_key_but_u();
}

static void a_terminal_is_asked_again_on_request(void **state)
{
    (void)state;
    abilities_forget();
    type("\033[?62;22c");
    assert_int_equal(code_of_next(), KEY_ROUSED);
    type(about_images); /* nobody has asked */
    assert_no_key_but_u();
    assert_false(shows_images());
    screen_ask_again();
    type(about_images);
    assert_int_equal(code_of_next(), KEY_ROUSED);
    assert_true(shows_images());
}

/* ------------------------------------------------------------ pasted text */

static void an_unmarked_flood_is_a_paste(void **state)
{
    char portion[2001];
    int i;
    (void)state;
    for (i = 0; i < (int)sizeof portion - 1; i++)
        portion[i] = (char)("d4c2\r"[i % 5]);
    portion[i] = '\0';
    assert_int_equal(keys_of_a_megabyte(portion), 0);
    type("\033[A\033OB\033Pq"); /* no keys while it lasts */
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(1000);
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_memory_equal(input_pasted(), "d4c2 d4c2 ", 10);
    assert_no_key_but_u();
}

static void fewer_signs_were_typed(void **state)
{
    char signs[64];
    size_t i;
    (void)state;
    memset(signs, 'a', 63);
    signs[63] = '\0';
    for (i = 0; i < 3; i++) {
        type(signs);
        type("\033[A");
    }
    for (i = 0; i < 3 * 64; i++)
        assert_int_equal(code_of_next(), i % 64 == 63 ? KEY_GO_UP : 'a');
    assert_no_key_but_u();
}

static void only_its_end_ends_a_paste(void **state)
{
    (void)state;
    type("\033[200~d4\033[A\033q\033OB\033]0;c2\033Pn\007\033[201~u");
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_memory_equal(input_pasted(), "d4", 2);
    assert_int_equal(code_of_next(), 'u');
    assert_no_key_but_u();
}

static void pasted_text_is_not_read_as_keys(void **state)
{
    (void)state;
    type("\033[200~quit\r\nd4\tc2 \303\244\033[201~u");
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_string_equal(input_pasted(), "quit  d4 c2 \303\244");
    assert_int_equal(code_of_next(), 'u');
    /* The end of the paste never comes. */
    type("\033[200~26");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    type("83");
    assert_int_equal(code_of_next(), KEY_NOTHING);
    pass(1000);
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_string_equal(input_pasted(), "2683");
    type("u");
    assert_int_equal(code_of_next(), 'u');
}

static void a_paste_has_at_most_4000_bytes(void **state)
{
    char text[3999 + sizeof "\303\244xyz"];
    (void)state;
    memset(text, 'd', 3999);
    strcpy(text + 3999, "\303\244xyz"); /* the letter has no room, x has */
    type("\033[200~");
    type(text);
    type("\033[201~u");
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_int_equal(strlen(input_pasted()), 4000);
    assert_string_equal(input_pasted() + 3998, "dx");
    assert_int_equal(code_of_next(), 'u');
}

/* 4294967496 is 200, which begins pasted text, in 32 bits. */
static void a_number_of_no_key_is_no_other_number(void **state)
{
    (void)state;
    type("\033[4294967496~");
    assert_no_key_but_u();
}

/* C1 controls, of which terminals obey some. */
static void control_characters_are_neither_keys_nor_pasted(void **state)
{
    (void)state;
    type("\302\200\302\233A\033[200~d4\302\2332J\177 c2\033[201~u");
    assert_int_equal(code_of_next(), 'A');
    assert_int_equal(code_of_next(), KEY_PASTED);
    assert_string_equal(input_pasted(), "d42J c2");
    assert_int_equal(code_of_next(), 'u');
    assert_no_key_but_u();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        AT_A_TERMINAL(a_string_is_no_key_wherever_it_is_torn),
        AT_A_TERMINAL(a_string_without_an_end_is_dropped),
        AT_A_TERMINAL(a_letter_behind_an_escape_is_a_key),
        AT_A_TERMINAL(a_string_of_a_megabyte_is_no_key),
        cmocka_unit_test_setup_teardown(a_late_answer_still_brings_images,
                                        open_screen_too, close_terminal),
        cmocka_unit_test_setup_teardown(a_terminal_is_asked_again_on_request,
                                        open_screen_too, close_terminal),
        AT_A_TERMINAL(an_unmarked_flood_is_a_paste),
        AT_A_TERMINAL(fewer_signs_were_typed),
        AT_A_TERMINAL(only_its_end_ends_a_paste),
        AT_A_TERMINAL(pasted_text_is_not_read_as_keys),
        AT_A_TERMINAL(a_paste_has_at_most_4000_bytes),
        AT_A_TERMINAL(a_number_of_no_key_is_no_other_number),
        AT_A_TERMINAL(control_characters_are_neither_keys_nor_pasted),
    };
    return cmocka_run_group_tests_name("answers", tests, NULL, NULL);
}
