/* SPDX-License-Identifier: MIT */
/* Tests that games are kept at a desk: as codes that are typed again, as saves
   with names, and on consoles that print lines. */
#include <stdlib.h>
#include <string.h>

#include "front/mainframe/paper.h"
#include "host/host.h"
#include "tests/kit/player.h"

static const u8 seed[SEED_SIZE] = {1};
static Panel panel;

static void tell_no_day(char *day)
{
    day[0] = '\0';
}

static void type(Desk *desk, const char *words)
{
    desk_obey_typed(desk, words, (u16)strlen(words));
}

static void press_key(Desk *desk, u8 aid)
{
    const PanelInput input = {.aid = aid, .cursor = NO_PLACE};
    desk_obey_input(desk, &panel, &input);
}

static void open_with(Desk *desk, const Host *host, const char *words)
{
    Terminal terminal;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(desk, host, &terminal, seed, tell_no_day);
    if (*words)
        type(desk, words);
}

static void open_at(Desk *desk, const char *words)
{
    open_with(desk, &malloc_host, words);
}

/* ------------------------------------------------------------------ codes */

/* Copies the nth line of the code that is shown. Returns 0 if there is none.
 */
static int copy_code_line(const Desk *desk, int nth, char *line)
{
    const char *at = strstr(desk->text, "\nq1");
    size_t length;
    at = at ? at + 1 : NULL;
    for (; at && nth; nth--) {
        at = memchr(at, '\n', (size_t)(desk->text + desk->length - at));
        at = at ? at + 1 : NULL;
    }
    if (!at || at == desk->text + desk->length)
        return 0;
    length = strcspn(at, "\n");
    assert_in_range(length, 1, 70);
    memcpy(line, at, length);
    line[length] = '\0';
    return 1;
}

static void play_long(Desk *desk)
{
    int i;
    type(desk, "u");
    for (i = 0; i < 40; i++)
        type(desk, "d u d u d u d u d u d u");
}

static void a_typed_code_resumes_its_game(void **state)
{
    Desk desk, other;
    char line[80];
    (void)state;
    open_at(&desk, "freecell 617");
    type(&desk, "2a 21 72");
    type(&desk, "save"); /* no keeper: the code */
    assert_non_null(strstr(desk.text, "'quadrille freecell --load CODE'"));
    assert_true(copy_code_line(&desk, 0, line));
    open_at(&other, "kulki");
    type(&other, line);
    assert_string_equal(other.note, "The game is resumed");
    assert_string_equal(other.session.game->name, "freecell");
    assert_int_equal(other.session.at, 3);
    assert_int_equal(other.page, AT_BOARD);
    desk_close(&other);
    open_at(&other, "");
    memmove(line + 9, line, strlen(line) + 1);
    memcpy(line, "freecell ", 9);
    type(&other, line);
    assert_int_equal(other.session.at, 3);
    desk_close(&other);
    desk_close(&desk);
}

static void a_long_code_is_typed_line_by_line(void **state)
{
    Desk desk, other;
    char line[80];
    int lines = 0;
    (void)state;
    open_at(&desk, "sliding 4x4 plum");
    play_long(&desk);
    type(&desk, "code");
    open_at(&other, "");
    for (; copy_code_line(&desk, lines, line); lines++) {
        assert_int_not_equal(other.page, AT_BOARD);
        type(&other, line);
    }
    assert_true(lines > 2);
    assert_int_equal(other.page, AT_BOARD);
    assert_int_equal(other.session.count, desk.session.count);
    assert_null(other.code);
    desk_close(&other);
    desk_close(&desk);
}

static void a_code_can_be_given_up(void **state)
{
    Desk desk, other;
    char line[80];
    (void)state;
    open_at(&desk, "sliding 4x4 plum");
    play_long(&desk);
    type(&desk, "code");
    assert_true(copy_code_line(&desk, 0, line));
    open_at(&other, "freecell 617");
    type(&other, line);
    assert_true(other.refused);
    assert_non_null(other.code);
    press_key(&other, KEY_ENTER);
    assert_null(other.code);
    assert_string_equal(other.note, "This code is damaged or incomplete");
    assert_string_equal(other.session.game->name, "freecell");
    type(&other, line);
    press_key(&other, 0xF7); /* any function key */
    assert_null(other.code);
    type(&other, line);
    desk_close(&other); /* frees what was typed */
    desk_close(&desk);
}

static void a_wrong_code_deals_no_game(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "kulki q1k-0jn3ab");
    assert_string_equal(desk.note, "This code is damaged or incomplete");
    assert_int_equal(desk.page, AT_MENU);
    assert_null(desk.session.game);
    type(&desk, "kulki qlk-0jn3ab");
    assert_string_equal(desk.note, "This code is damaged or incomplete");
    assert_null(desk.session.game);
    type(&desk, "kulki plum");
    type(&desk, "new q1k-0jn3ab");
    assert_true(desk.refused);
    assert_string_equal(desk.note, "This code is damaged or incomplete");
    type(&desk, "load plum");
    assert_true(desk.refused);
    assert_non_null(strstr(desk.note, "q1k-"));
    desk_close(&desk);
}

/* Writing a code takes memory besides that of its page. */
static void a_code_is_shown_as_a_whole_or_not_at_all(void **state)
{
    Session session;
    Purse purse;
    Desk desk, other;
    long calls = 0;
    (void)state;
    open_at(&other, "freecell 617");
    type(&other, "2a 21 72");
    type(&other, "code");
    open_player(&session, &purse);
    open_with(&desk, &session.host, "freecell 617");
    type(&desk, "2a 21 72");
    for (; desk.page != AT_TEXT; calls++) {
        purse.most = purse.calls + calls;
        type(&desk, "code");
        if (desk.page != AT_TEXT)
            assert_string_equal(desk.note, "Out of memory");
    }
    assert_in_range(calls, 4, 9);
    assert_int_equal(desk.length, other.length);
    assert_memory_equal(desk.text, other.text, other.length);
    desk_close(&desk);
    desk_close(&other);
    close_player(&session, &purse);
}

/* ------------------------------------------------------------------ saves */

static char kept[4096];
static u32 kept_length;

static u8 write_kept(Reader *name, const char *text, u32 length)
{
    if (!reader_take_word(name, "shelf"))
        return 0;
    assert_true(length <= sizeof kept);
    memcpy(kept, text, length);
    kept_length = length;
    return 1;
}

static char *read_kept(const Host *host, Reader *name, u32 *length)
{
    char *text;
    if (!reader_take_word(name, "shelf"))
        return NULL;
    text = host->resize(host->context, NULL, sizeof kept);
    memcpy(text, kept, kept_length);
    *length = kept_length;
    return text;
}

static const GameKeeper keeper = {desk_save_by_name, desk_load_by_name,
                                  write_kept, read_kept, "No such place"};

static void a_game_is_saved_under_a_name(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "freecell 617");
    desk.keeper = &keeper;
    type(&desk, "2a 21 72");
    type(&desk, "save nowhere");
    assert_string_equal(desk.note, "No such place");
    type(&desk, "save shelf");
    assert_string_equal(desk.note, "The game is saved");
    type(&desk, "menu");
    type(&desk, "kulki plum");
    type(&desk, "load nowhere");
    assert_string_equal(desk.note, "No such place");
    type(&desk, "restore shelf");
    assert_string_equal(desk.note, "The game is resumed");
    assert_int_equal(desk.session.at, 3);
    kept[kept_length - 3] = kept[kept_length - 3] == '0' ? '1' : '0';
    type(&desk, "load shelf");
    assert_true(desk.refused);
    assert_non_null(strstr(desk.note, "digest"));
    assert_int_equal(desk.session.at, 3);
    desk_close(&desk);
}

/* ------------------------------------------------------------------ lines */

static char printed[32768];

static void print_line(void *own, const char *text, u8 length)
{
    (void)own;
    assert_true(strlen(printed) + length + 2 < sizeof printed);
    strncat(printed, text, length);
    strcat(printed, "\n");
}

static void enter(Desk *desk, Paper *paper, const char *words)
{
    printed[0] = '\0';
    paper_obey(desk, &panel, paper, words, (u16)strlen(words));
}

static void a_console_prints_what_the_author_printed(void **state)
{
    Desk desk;
    Paper paper;
    (void)state;
    open_at(&desk, "");
    paper_start(&paper, print_line, NULL);
    enter(&desk, &paper, "");
    assert_non_null(strstr(printed, "Four classic puzzles"));
    enter(&desk, &paper, "kulki plum");
    assert_string_equal(printed, "Welcome to Kulki (5 in a row) game!\n"
                                 "Enter 'h' for help, 'q' to quit\n"
                                 "Score: 0\n"
                                 "   A B C D E F G H I\n"
                                 " ---------------------\n"
                                 "1|                   |1\n"
                                 "2|                 2 |2\n"
                                 "3|                   |3\n"
                                 "4| 2   2   2         |4\n"
                                 "5|                   |5\n"
                                 "6|                   |6\n"
                                 "7|                   |7\n"
                                 "8|                   |8\n"
                                 "9|           5       |9\n"
                                 " ---------------------\n"
                                 "   A B C D E F G H I\n"
                                 "Enter command: \n");
    enter(&desk, &paper, "b2 i9");
    assert_string_equal(printed, "There is no ball on the source cell\n"
                                 "Enter command: \n");
    enter(&desk, &paper, "hint");
    assert_null(strstr(printed, "Score"));
    enter(&desk, &paper, "h");
    assert_non_null(strstr(printed, "there, quit\nEnter command: \n"));
    assert_int_equal(desk.page, AT_BOARD);
    enter(&desk, &paper, "q");
    assert_non_null(strstr(printed, "Four classic puzzles"));
    enter(&desk, &paper, "q");
    assert_string_equal(printed, "");
    assert_true(desk.left);
    desk_close(&desk);
}

static void a_console_prints_every_game(void **state)
{
    Desk desk;
    Paper paper;
    (void)state;
    open_at(&desk, "");
    paper_start(&paper, print_line, NULL);
    enter(&desk, &paper, "mahjong 7");
    assert_non_null(strstr(printed, "TILES 144\n"));
    enter(&desk, &paper, "menu");
    enter(&desk, &paper, "freecell 617");
    assert_non_null(strstr(printed, "Game #617\n\n  a   b   c   d"));
    assert_non_null(strstr(printed, "\n JD  KS  KC  4H\nYour move: \n"));
    enter(&desk, &paper, "menu");
    enter(&desk, &paper, "sliding 3x3 plum");
    assert_non_null(strstr(printed, "Choose a number to move: \n"));
    enter(&desk, &paper, "menu");
    enter(&desk, &paper, "sliding 2x2 plum");
    enter(&desk, &paper, "2 3 1 2");
    assert_non_null(strstr(printed, "Game finished in 4 moves.\n"
                                    "Undo, again, new or quit: \n"));
    enter(&desk, &paper, "menu");
    enter(&desk, &paper, "proof 1");
    assert_int_equal(strlen(printed), 17);
    desk_close(&desk);
}

/* Drawing a board takes memory besides that of its text, and without memory
   draws nothing. */
static void a_console_prints_no_more_than_was_drawn(void **state)
{
    Session session;
    Purse purse;
    Desk desk;
    Paper paper;
    long calls;
    (void)state;
    open_player(&session, &purse);
    open_with(&desk, &session.host, "kulki plum");
    paper_start(&paper, print_line, NULL);
    enter(&desk, &paper, "");
    for (calls = 1; calls < 3; calls++) {
        purse.most = purse.calls + calls;
        enter(&desk, &paper, "");
        assert_string_equal(printed, "Out of memory\nEnter command: \n");
    }
    purse.most = purse.calls + calls;
    enter(&desk, &paper, "");
    assert_non_null(strstr(printed, "9|           5       |9\n"));
    desk_close(&desk);
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_typed_code_resumes_its_game),
        cmocka_unit_test(a_long_code_is_typed_line_by_line),
        cmocka_unit_test(a_code_can_be_given_up),
        cmocka_unit_test(a_wrong_code_deals_no_game),
        cmocka_unit_test(a_code_is_shown_as_a_whole_or_not_at_all),
        cmocka_unit_test(a_game_is_saved_under_a_name),
        cmocka_unit_test(a_console_prints_what_the_author_printed),
        cmocka_unit_test(a_console_prints_every_game),
        cmocka_unit_test(a_console_prints_no_more_than_was_drawn),
    };
    return cmocka_run_group_tests_name("keeping games at a desk", tests, NULL,
                                       NULL);
}
