/* SPDX-License-Identifier: MIT */
/* Tests keys on the full screen, from the first keystroke to the drawn result:
   moves typed in every game's notation, commands, refusals, pasted text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/dialogs/pager.h"
#include "typist.h"

/* ------------------------------------------------------------------- Kulki */

/* Balls are at d4, g1 and a1. */
static const char few[] = "1| 1           2     |1\n"
                          "2|                   |2\n"
                          "3|                   |3\n"
                          "4|       3           |4\n"
                          "5|                   |5\n"
                          "6|                   |6\n"
                          "7|                   |7\n"
                          "8|                   |8\n"
                          "9|                   |9\n";

static void cells_are_typed_in_any_case_with_or_without_a_space(void **state)
{
    static const Typing typed[] = {
        {"kulki", "", few, "d4c2", "d4 c2", NULL},
        {"kulki", "", few, "d4 c2", "d4 c2", NULL},
        {"kulki", "", few, "D4 C2", "d4 c2", NULL},
        {"kulki", "", few, "d 4 c 2 ", "d4 c2", NULL},
        {"kulki", "", few, "g1 G9", "g1 g9", NULL},
        {"kulki", "", few, "a1 h9", "a1 h9", NULL},
        {"kulki", "", few, "d4 c2 g1 g2", "d4 c2;g1 g2", NULL},
        {"kulki", "", few, "d4\rc2", "d4 c2", NULL},
        {"kulki", "", few, "d4", "", "Your move: d4"},
        {"kulki", "", few, "a1\033d4b2", "d4 b2", NULL}};
    (void)state;
    CHECK_ALL(typed);
}

static void an_impossible_key_is_refused_and_the_typed_text_stays(void **state)
{
    static const Typing typed[] = {
        {"kulki", "", few, "dx", "", "x can't follow d: type a row, 1 to 9"},
        {"kulki", "", few, "dx4c2", "d4 c2", NULL},
        {"kulki", "", few, "d0", "", "0 can't follow d"},
        {"kulki", "", few, "d4u", "",
         "u can't follow d4: type a column, a to i"},
        {"kulki", "", few, "d4cq", "", "q can't follow d4 c"},
        {"kulki", "", few, "d4?", "", "? can't follow d4"},
        {"kulki", "", few,
         "d\x8"
         "a1b1",
         "a1 b1", NULL},
        {"kulki", "", few,
         "d4\x8\x8"
         "a1b1",
         "a1 b1", NULL},
        {"kulki", "", few, "4", "",
         "4 does nothing here: a move begins with a column, a to i"},
        {"kulki", "", few, "d\x1t", "", "!can't follow"}};
    (void)state;
    CHECK_ALL(typed);
}

static void a_message_gives_way_to_what_the_cursor_is_on(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "26", "", "doesn't go on"},
        {"freecell", "617", NULL, "26\2", "", "king of spades"},
        {"freecell", "617", NULL, "26\2", "", "!That card doesn't"},
        {"freecell", "617", NULL, "t\2", "", "king of spades"}};
    (void)state;
    CHECK_ALL(typed);
}

/* A key that stops autoplay does nothing else. */
static void space_and_enter_only_stop_autoplay(void **state)
{
    static const Typing typed[] = {
        {"kulki", "", few, "a1\4p ", "", NULL},
        {"kulki", "", few, "a1\4p\r", "", NULL},
        {"kulki", "", few, "a1\4p\r\r", "a1 a2", NULL},
        {"freecell", "617", NULL, "pT", "", "10 back"},
        {"freecell", "617", NULL, "p26", "", "doesn't go on"}};
    (void)state;
    CHECK_ALL(typed);
}

static void the_rules_give_their_own_refusals(void **state)
{
    static const Typing typed[] = {
        {"kulki", "", few, "b4", "", "There is no ball on b4."},
        {"kulki", "", few, "d4g1", "", "There is already a "},
        {"kulki", "", few, "d4d4", "", "You can't move to the same cell"},
        {"freecell", "617", NULL, "26", "", "doesn't go on"},
        {"mahjong", "7", NULL, "we", "", "There is no free pair of"},
        {"sliding", "3x3 plum", NULL, "0", "",
         "The number must range from 1 to 8!"},
        {"sliding", "3x3 plum", NULL, "9", "",
         "The number must range from 1 to 8!"},
        {"sliding", "4x4 plum", NULL, "0", "",
         "The number must range from 1 to 15!"}};
    (void)state;
    CHECK_ALL(typed);
}

static void large_boards_have_more_columns_and_rows(void **state)
{
    static const Typing typed[] = {
        {"kulki", "kulki:15x15 plum", NULL, "n", "", "Your move: n"},
        {"kulki", "kulki:15x15 plum", NULL, "o1", "", "Your move: o1"},
        {"kulki", "kulki:15x15 plum", NULL, "o1 ", "", "!Your move: o1"},
        {"kulki", "kulki:15x15 plum", NULL, "o16", "",
         "6 can't follow o1: type 0 to 5"},
        {"kulki", "kulki:15x15 plum", NULL, "p", "", "!Your move"},
        {"kulki", "kulki:10x10 plum", NULL, "a1", "", "Your move: a1"},
        {"kulki", "kulki:10x10 plum", NULL, "a10", "", "!Your move: a1"}};
    (void)state;
    CHECK_ALL(typed);
}

/* Types the first two legal moves, with two-digit rows and without spaces. */
static void rows_from_ten_up_are_typed(void **state)
{
    static char keys[64], moves[64];
    static const char *const parts[] = {"%s", "%s "};
    Typing typing = {"kulki", "kulki:15x15 plum", NULL, "", "", NULL};
    Session session;
    u16 *list;
    u16 count, i;
    (void)state;
    session_open(&session, &malloc_host);
    deal_typing(&session, &typing);
    count = session.game->list(session.position, NULL, 0);
    list = host_must_have(calloc(count, sizeof *list));
    session.game->list(session.position, list, count);
    for (i = 0; i < count; i = (u16)(i + count / 40 + 1)) {
        Page page = PAGE_EMPTY;
        page_move(&page, &session, list[i]);
        snprintf(moves, sizeof moves, "%s", page.text);
        snprintf(keys, sizeof keys, parts[i % 2], page.text);
        strcat(keys, "\r");
        if (i % 3 == 0)
            memmove(strchr(keys, ' '), strchr(keys, ' ') + 1,
                    strlen(strchr(keys, ' ')));
        typing.keys = keys;
        typing.moves = moves;
        check_typing(&typing);
        page_free(&page);
    }
    free(list);
    session_close(&session);
}

/* --------------------------------------------------------- other notations */

static void cards_faces_and_numbers_are_typed(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "2a", "2a", NULL},
        {"freecell", "617", NULL, "2A", "2a", NULL},
        {"freecell", "617", NULL, "2 a 3b", "2a;3b", NULL},
        {"freecell", "617", NULL,
         "2a a\x8"
         "3b",
         "2a;3b", NULL},
        {"freecell", "617", NULL, "3H", "", "can't go home yet"},
        {"freecell", "617", NULL, "3\r", "", "can't go home yet"},
        {"freecell", "617", NULL, "2e", "",
         "e can't follow 2: type a column, 1 to 8, a free cell, a to d, or h "
         "for home"},
        {"freecell", "617 7cells", NULL, "2g", "2g", NULL},
        {"freecell", "617 7cells", NULL, "2gG3", "2g", "doesn't go on"},
        {"mahjong", "7", NULL, "2c", "g3 q7", NULL},
        {"mahjong", "7", NULL, "2C", "g3 q7", NULL},
        {"mahjong", "7", NULL, "D", "", "Your move: d"},
        {"mahjong", "7", NULL, "Wx", "", "x can't follow w: type e s w n"},
        {"mahjong", "7", NULL, "S", "", "Your move: s"},
        {"mahjong", "7", NULL, "A", "", "A does nothing here"},
        {"mahjong", "flowers 7", NULL, "A", "", "Your move: a"},
        {"sliding", "4x4 plum", NULL, "1x", "",
         "x can't follow 1: type 0 to 5, a space or Enter"}};
    (void)state;
    CHECK_ALL(typed);
}

/* ---------------------------------------------------------------- commands */

static void letters_of_moves_are_not_commands(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "H", "", "H does nothing here"},
        {"freecell", "617", NULL, "W", "", "W does nothing here"},
        {"freecell", "617", NULL, "S", "", "S does nothing here"},
        {"freecell", "617", NULL, "s", "", "s does nothing here"},
        {"mahjong", "7", NULL, "c", "",
         "c does nothing here: a move begins with a face"},
        {"freecell", "617", NULL, "g", "", "!move 0 of"},
        {"kulki", "", few, "DA", "", "A can't follow d"}};
    (void)state;
    CHECK_ALL(typed);
}

static void command_keys_begin_no_move(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "2au", "", "move 0"},
        {"freecell", "617", NULL, "2auU", "2a", NULL},
        {"freecell", "617", NULL, "2a\x8", "", "move 0"},
        {"freecell", "617", NULL, "t", "", "Hint: "},
        {"freecell", "617", NULL, "T", "", "move 0 of 0"},
        {"freecell", "617", NULL, ">", "", " Share "},
        {"freecell", "617", NULL, ">", "", "y  copy the code"},
        {"sliding", "2x2 plum", "1 2\n0 3\n", ">", "",
         "A game on a custom board has no code"},
        {"sliding", "2x2 plum", "1 2\n0 3\n", ">", "", "!copy the code"},
        {"freecell", "617", NULL, "#", "", "Statistics"},
        {"freecell", "617", NULL, "\x13", "", " Save as "},
        {"freecell", "617", NULL, "?", "", "Ctrl-S"},
        {"freecell", "617", NULL, "2ar", "",
         "Press r again to return to move 1"},
        {"freecell", "617", NULL, "2an", "2a", "New game: FreeCell"},
        {"freecell", "617", NULL, "2an\033", "2a", "!New game"},
        {"freecell", "617", NULL, "2ann", "",
         "New game. Your last one was not saved"},
        {"freecell", "617", NULL, "2aNN", "", "FreeCell, today, "},
        {"mahjong", "7", NULL, "L", "", "letters off"},
        {"mahjong", "7", NULL, "L", "", "!restart"},
        {"mahjong", "7", NULL, "L\033", "", "!letters off"},
        {"mahjong", "7", NULL, "Lz?", "", "letters on free tiles"},
        {"freecell", "617", NULL, "L", "", "L does nothing here"},
        {"sliding", "3x3 plum", NULL, "m", "", "m does nothing here"},
        {"kulki", "", few, "Z", "", "Z does nothing here"},
        {"freecell", "617", NULL, "2aRT", "2a", "Statistics"},
        {"sliding", "2x2 plum", NULL,
         "2312\033"
         "1",
         "2;3;1;2", "The game is over: n starts a new one"},
        {"freecell", "617", NULL, "2aT\x1\033", "", "move 0"},
        {"freecell", "617", NULL, ":say 2\r", "", "Column 2"},
        {"sliding", "3x3 plum", NULL, ":say\r", "", "Row 3"}};
    (void)state;
    CHECK_ALL(typed);
}

static void messages_and_half_typed_moves_are_shown_together(void **state)
{
    static const Typing typed[] = {{"freecell", "617", NULL, "3x", "",
                                    "Your move: 3 \xe2\x80\x93 x can't"}};
    (void)state;
    CHECK_ALL(typed);
}

static void pasted_text_is_typed_and_enter_plays_it(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, "\x5", "", ":2a 3b"},
        {"freecell", "617", NULL, "\x5\r", "2a;3b", NULL},
        {"freecell", "617", NULL, "?\x5", "", " Keys "},
        {"freecell", "617", NULL, ":\x5 5c\r", "2a;3b;5c", NULL}};
    static const Typing command = {"freecell", "617", NULL,
                                   "\x5",      "",    " :say home"};
    (void)state;
    fake.paste = "2a 3b";
    CHECK_ALL(typed);
    fake.paste = ":say home";
    check_typing(&command);
}

/* ---------------------------------------------------- the mouse, the clock */

static void an_impossible_drag_is_refused_once(void **state)
{
    static const Typing dragged = {
        "freecell", "617", NULL, "\x11\x12", "", "Only cards in sequence"};
    const char *first;
    (void)state;
    fake.from = "7\u2666";
    fake.to = "J\u2660";
    check_typing(&dragged);
    first = strstr(fake.screen.text, "Only cards");
    assert_null(strstr(first + 1, "Only cards"));
    assert_null(strstr(fake.screen.text, "pick that up"));
}

static void the_space_in_a_button_belongs_to_it(void **state)
{
    static const Typing clicked = {"freecell",   "617", NULL,
                                   "2a\x11\x12", "",    "move 0"};
    (void)state;
    fake.from = fake.to = " undo";
    check_typing(&clicked);
}

static void wheels_scroll_texts_by_lines(void **state)
{
    const Key up = {KEY_WHEEL_UP, 0, 0};
    const Key down = {KEY_WHEEL_DOWN, 0, 0};
    (void)state;
    assert_int_equal(pager_scroll(&up, 20, 100), -3);
    assert_int_equal(pager_scroll(&down, 20, 100), 3);
}

static void the_clock_stops_when_the_player_is_away(void **state)
{
    /* Escape ends the deal. */
    static const Typing thinks = {"freecell", "617", NULL,
                                  "\033\x10", "",    "1:00"};
    static const Typing away = {"freecell", "617",
                                NULL,       "\033\x10\x10\x10\x10\x10\x10",
                                "",         "5:00 paused"};
    static const Typing plays = {"freecell",
                                 "617",
                                 NULL,
                                 "\x10"
                                 "2a\x10",
                                 "2a",
                                 "2:00"};
    (void)state;
    CHECK_ALL(((const Typing[]){thinks, away, plays}));
    assert_in_range(fake.patience, 1, 1000); /* without animation, too */
    fake.moves = 1;
    check_typing(&thinks);
    assert_in_range(fake.patience, 1, 1000);
    check_typing(&away);
    assert_int_equal(fake.patience, -1);
    fake.moves = 0;
}

/* Two hints are played, and the next key undoes one of the moves. */
static void a_key_stops_autoplay_and_acts(void **state)
{
    static const Typing stopped = {"freecell",           "164", NULL,
                                   ":auto 1\r\7\7\7\7u", "",    NULL};
    Session session;
    (void)state;
    play_typing(&stopped, &session);
    assert_int_equal(session.at, 1);
    assert_int_equal(session.count, 2);
    assert_int_equal(session.hints, 2);
    assert_null(strstr(fake.screen.text, "Hint: "));
    session_close(&session);
}

static void the_start_screen_selects_the_game_just_left(void **state)
{
    static const Typing left = {"freecell", "617", NULL, "", "", NULL};
    const Look look = {.still = 1};
    static Tui tui;
    Front front;
    Session session;
    Choice choice;
    (void)state;
    tui_set_up(&tui, &look, &front);
    session_open(&session, &malloc_host);
    deal_typing(&session, &left);
    front.close(front.own, &session);
    fake.keys = "\r";
    assert_int_equal(front.choose(front.own, NULL, &choice), 1);
    assert_ptr_equal(choice.game, session.game);
    session_close(&session);
    tui_stop(&tui);
}

static void an_answer_from_the_front_end_counts_as_help(void **state)
{
    static const Typing asked = {"freecell",    "617", NULL,
                                 ":assisted\r", "",    NULL};
    Session session;
    (void)state;
    play_typing(&asked, &session);
    assert_int_equal(session.hints, 1);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_are_typed_in_any_case_with_or_without_a_space),
        cmocka_unit_test(
            an_impossible_key_is_refused_and_the_typed_text_stays),
        cmocka_unit_test(a_message_gives_way_to_what_the_cursor_is_on),
        cmocka_unit_test(space_and_enter_only_stop_autoplay),
        cmocka_unit_test(the_rules_give_their_own_refusals),
        cmocka_unit_test(large_boards_have_more_columns_and_rows),
        cmocka_unit_test(rows_from_ten_up_are_typed),
        cmocka_unit_test(cards_faces_and_numbers_are_typed),
        cmocka_unit_test(letters_of_moves_are_not_commands),
        cmocka_unit_test(command_keys_begin_no_move),
        cmocka_unit_test(messages_and_half_typed_moves_are_shown_together),
        cmocka_unit_test(pasted_text_is_typed_and_enter_plays_it),
        cmocka_unit_test(a_key_stops_autoplay_and_acts),
        cmocka_unit_test(an_impossible_drag_is_refused_once),
        cmocka_unit_test(the_space_in_a_button_belongs_to_it),
        cmocka_unit_test(wheels_scroll_texts_by_lines),
        cmocka_unit_test(the_clock_stops_when_the_player_is_away),
        cmocka_unit_test(an_answer_from_the_front_end_counts_as_help),
        cmocka_unit_test(the_start_screen_selects_the_game_just_left),
    };
    return cmocka_run_group_tests_name("typed", tests, NULL, NULL);
}
