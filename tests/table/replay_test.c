/* SPDX-License-Identifier: MIT */
/* Tests stepping through a game, with a front end that has no terminal. */
#include <string.h>

#include "rules/games.h"
#include "session/notation.h"
#include "table/replay.h"
#include "tests/kit/null_play.h"

static void deal(Session *session, const char *name, const char *variant,
                 const char *seed)
{
    Choice choice;
    Fault fault;
    session_open(session, &malloc_host);
    choice_start(&choice, games_find(name));
    assert_int_equal(choice_set_variant(&choice, variant, &fault), FINE);
    assert_int_equal(choice_set_seed(&choice, seed, &fault), FINE);
    assert_int_equal(session_deal(session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
}

static void play_list(Session *session, const char *moves)
{
    Reader list;
    Fault fault;
    u32 taken;
    reader_start(&list, moves, (u32)strlen(moves));
    assert_int_equal(
        notation_play_moves(session, &list, NUMBERS_AS_READ, &taken, &fault),
        FINE);
}

/* Replays the session and keeps the output for inspection. */
static void watch(Played *played, long delay, unsigned patience,
                  const char *const *lines)
{
    Front front;
    null_start(&played->null, lines, &front);
    played->null.patience = patience;
    played->refused = replay_session(&played->session, &front, delay);
    assert_int_equal(played->null.open, 0);
}

/* Replays three moves of FreeCell's deal 1. */
static void step(Played *played, const char *const *lines)
{
    deal(&played->session, "freecell", "", "1");
    play_list(&played->session, "3a 32 7b");
    watch(played, BY_HAND, 0, lines);
}

static void assert_tells(const char *told, const char *const *lines)
{
    Played played;
    step(&played, lines);
    assert_string_equal(played.null.told.text, told);
    assert_int_equal(played.refused, 0);
    finish(&played);
}

#define HEAD "FreeCell 1, 3 moves\nStart\n"
#define LEFT "That is as far as this game has been played.\n"

/* -------------------------------------------------------------- stepping */

static void a_replay_begins_at_the_start(void **state)
{
    (void)state;
    assert_tells(HEAD, LINES("q"));
}

static void enter_shows_the_next_move(void **state)
{
    (void)state;
    assert_tells(HEAD "Move 1: 3a\nMove 2: 32\n", LINES("", "  "));
}

static void each_command_goes_where_it_says(void **state)
{
    (void)state;
    assert_tells(HEAD "Move 1: 3a\nMove 2: 32\nMove 1: 3a\nStart\n",
                 LINES("n", "next", "b", "BACK"));
    assert_tells(HEAD "Move 3: 7b\n" LEFT "Move 2: 32\nStart\n",
                 LINES("e", "2", "s"));
    assert_tells(HEAD "Move 3: 7b\n" LEFT "Start\n", LINES("end", "start"));
    assert_tells(HEAD "Move 1: 3a\nStart\n", LINES("1", "0"));
}

static void several_commands_fit_on_a_line(void **state)
{
    (void)state;
    assert_tells(HEAD "Move 1: 3a\nMove 2: 32\nMove 1: 3a\n",
                 LINES("n n b", "q n", "n"));
}

static void each_position_is_shown_with_what_happened(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("n", "e", "b"));
    assert_int_equal(played.null.shown, 4);
    assert_int_equal(played.null.events, 1);
    finish(&played);
}

/* The position shown last, which front/null does not keep. */
static u8 shown[4096];

static void keep_shown(void *own, const Session *session, const Trace *trace,
                       int asked)
{
    Null *null = own;
    (void)trace;
    assert_true(asked);
    assert_int_equal(session->at, null->shown++);
    memcpy(shown, session->position, session->game->size);
}

static void a_replay_shows_the_games_positions(void **state)
{
    Played played;
    Front front;
    u8 last[sizeof shown];
    (void)state;
    deal(&played.session, "mahjong", "", "7");
    null_start(&played.null, LINES(NULL), &front);
    front.show = keep_shown;
    while (played.session.at < 70) {
        u16 move;
        Reply reply = {.trace = {NULL, 0, 0}};
        Intent intent = {.what = INTENT_PLAY};
        if (!played.session.game->list(played.session.position, &move, 1))
            break;
        intent.move = move;
        session_do(&played.session, &intent, &reply);
    }
    memcpy(last, played.session.position, played.session.game->size);
    replay_session(&played.session, &front, 0);
    assert_int_equal(played.null.shown, played.session.count + 1);
    assert_memory_equal(shown, last, played.session.game->size);
    finish(&played);
}

static void the_session_is_unchanged(void **state)
{
    static const char *const lines[] = {"e", "b b", "s", "p"};
    const Intent first = {.what = INTENT_GO_TO, .number = 1};
    Reply reply = {.trace = {NULL, 0, 0}};
    Played played;
    Session before;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof lines / sizeof *lines; i++) {
        deal(&played.session, "freecell", "", "1");
        play_list(&played.session, "3a 32 7b");
        session_do(&played.session, &first, &reply);
        before = played.session;
        watch(&played, BY_HAND, 0, LINES(lines[i]));
        assert_int_equal(played.session.at, 1);
        assert_int_equal(played.session.count, 3);
        assert_int_equal(played.session.undos, before.undos);
        assert_int_equal(played.session.hints, before.hints);
        finish(&played);
    }
}

/* ------------------------------------------------------------- last words */

static void the_games_ending_is_shown(void **state)
{
    static const char board[] = "1 2 3\n4 5 6\n0 7 8\n";
    Played played;
    Choice choice;
    Fault fault;
    (void)state;
    session_open(&played.session, &malloc_host);
    choice_start(&choice, games_find("sliding"));
    memset(choice.seed, 0, sizeof choice.seed);
    assert_int_equal(session_start_board(&played.session, choice.game,
                                         choice.variant, choice.seed, board,
                                         sizeof board - 1, &fault),
                     FINE);
    play_list(&played.session, "7 8");
    watch(&played, 0, 0, LINES(NULL));
    assert_told(&played, "Move 2: 8\nGame finished in 2 moves.\n");
    assert_null(strstr(played.null.told.text, LEFT));
    finish(&played);
}

static void a_game_without_moves_has_one_position(void **state)
{
    Played played;
    (void)state;
    deal(&played.session, "kulki", "", "7");
    watch(&played, 0, 0, LINES(NULL));
    assert_string_equal(played.null.told.text,
                        "Kulki (5 in a row) 7, 0 moves\n"
                        "Start\n" LEFT);
    assert_int_equal(played.null.shown, 1);
    finish(&played);
}

/* -------------------------------------------------------------- refusals */

static void assert_refused(const char *words, const char *const *lines)
{
    Played played;
    step(&played, lines);
    assert_told(&played, words);
    assert_int_equal(played.refused, 1);
    assert_int_equal(played.null.refused, 1);
    finish(&played);
}

static void bad_commands_are_refused_with_a_message(void **state)
{
    (void)state;
    assert_refused("Press Enter for the next move", LINES("foo"));
    assert_refused("Press Enter for the next move", LINES("3a"));
    assert_refused("Press Enter for the next move", LINES("-1"));
    assert_refused("There is no move 4: type a number from 0 to 3",
                   LINES("4"));
    assert_refused("This is the start", LINES("b"));
    assert_refused("That was the last move", LINES("e", "n"));
    assert_refused("That was the last move", LINES("e", ""));
    assert_refused("Usage: p 500", LINES("p 60001"));
}

static void a_refused_word_ends_its_line(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("n foo n", "n"));
    assert_told(&played, "Move 2: 32\n");
    assert_null(strstr(played.null.told.text, "Move 3"));
    finish(&played);
}

/* ---------------------------------------------------------------- playing */

static void play_continues_by_itself(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("n", "p"));
    assert_told(&played, "Move 1: 3a\nMove 2: 32\nMove 3: 7b\n" LEFT);
    assert_int_equal(played.null.waits, 2);
    assert_int_equal(played.null.waited, 1000);
    finish(&played);
}

static void play_accepts_a_delay(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("play 60000"));
    assert_int_equal(played.null.waited, 3 * 60000);
    finish(&played);
}

static void play_at_the_end_starts_again(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("e", "p 0"));
    assert_told(&played, LEFT "Start\nMove 1: 3a\n");
    assert_int_equal(played.null.shown, 6);
    finish(&played);
}

static void a_typed_line_stops_play_and_is_obeyed(void **state)
{
    Played played;
    (void)state;
    deal(&played.session, "freecell", "", "1");
    play_list(&played.session, "3a 32 7b");
    watch(&played, BY_HAND, 2, LINES("p", "b"));
    assert_string_equal(played.null.told.text, HEAD "Move 1: 3a\nStart\n");
    finish(&played);
}

static void a_replay_with_a_delay_plays_to_the_end(void **state)
{
    Played played;
    (void)state;
    deal(&played.session, "freecell", "", "1");
    play_list(&played.session, "3a 32 7b");
    watch(&played, 40, 0, LINES("b"));
    assert_int_equal(played.null.asked, 0);
    assert_int_equal(played.null.waited, 120);
    assert_told(&played, LEFT);
    finish(&played);
}

static void an_interrupted_replay_continues_by_hand(void **state)
{
    Played played;
    (void)state;
    deal(&played.session, "freecell", "", "1");
    play_list(&played.session, "3a 32 7b");
    watch(&played, 40, 2, LINES("b", "e"));
    assert_string_equal(played.null.told.text,
                        HEAD "Move 1: 3a\nStart\nMove 3: 7b\n" LEFT);
    finish(&played);
}

/* ------------------------------------------------------------------ lines */

static void without_input_the_whole_game_is_shown(void **state)
{
    Played played;
    (void)state;
    deal(&played.session, "freecell", "", "1");
    play_list(&played.session, "3a 32 7b");
    watch(&played, BY_LINES, 0, LINES(NULL));
    assert_string_equal(played.null.told.text,
                        HEAD "Move 1: 3a\nMove 2: 32\nMove 3: 7b\n" LEFT);
    finish(&played);
}

static void lines_of_input_are_obeyed(void **state)
{
    static const char *const lines[] = {"n", "q", "foo"};
    static const unsigned positions[] = {2, 1, 1};
    Played played;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof lines / sizeof *lines; i++) {
        deal(&played.session, "freecell", "", "1");
        play_list(&played.session, "3a 32 7b");
        watch(&played, BY_LINES, 0, LINES(lines[i]));
        assert_int_equal(played.null.shown, positions[i]);
        finish(&played);
    }
}

static void quitting_stops_the_replay(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES(NULL));
    assert_int_equal(played.null.shown, 1);
    finish(&played);
}

static void help_names_every_command_and_fits(void **state)
{
    static const char *const words[] = {
        "next, n", "back, b", "start, s", "end, e", "play, p",
        "say",     "help, h", "quit, q",  "Enter",  "number"};
    const char *line, *end;
    Played played;
    size_t i;
    (void)state;
    step(&played, LINES("h"));
    for (i = 0; i < sizeof words / sizeof *words; i++)
        assert_told(&played, words[i]);
    for (line = played.null.told.text; (end = strchr(line, '\n'));
         line = end + 1)
        assert_true(end - line < 80);
    finish(&played);
}

static void the_board_is_described_on_request(void **state)
{
    Played played;
    (void)state;
    step(&played, LINES("say 3"));
    assert_int_equal(played.null.said, 1);
    assert_int_equal(played.null.part, 3);
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replay_begins_at_the_start),
        cmocka_unit_test(enter_shows_the_next_move),
        cmocka_unit_test(each_command_goes_where_it_says),
        cmocka_unit_test(several_commands_fit_on_a_line),
        cmocka_unit_test(each_position_is_shown_with_what_happened),
        cmocka_unit_test(a_replay_shows_the_games_positions),
        cmocka_unit_test(the_session_is_unchanged),
        cmocka_unit_test(the_games_ending_is_shown),
        cmocka_unit_test(a_game_without_moves_has_one_position),
        cmocka_unit_test(bad_commands_are_refused_with_a_message),
        cmocka_unit_test(a_refused_word_ends_its_line),
        cmocka_unit_test(play_continues_by_itself),
        cmocka_unit_test(play_accepts_a_delay),
        cmocka_unit_test(play_at_the_end_starts_again),
        cmocka_unit_test(a_typed_line_stops_play_and_is_obeyed),
        cmocka_unit_test(a_replay_with_a_delay_plays_to_the_end),
        cmocka_unit_test(an_interrupted_replay_continues_by_hand),
        cmocka_unit_test(without_input_the_whole_game_is_shown),
        cmocka_unit_test(lines_of_input_are_obeyed),
        cmocka_unit_test(quitting_stops_the_replay),
        cmocka_unit_test(help_names_every_command_and_fits),
        cmocka_unit_test(the_board_is_described_on_request),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
