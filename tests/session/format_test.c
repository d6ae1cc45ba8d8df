/* SPDX-License-Identifier: MIT */
/* Tests saves of daily puzzles, and saves in the first format. */
#include <stdio.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/player.h"

typedef struct SpoiltFormat {
    const char *part, *by;
    u8 reason;
    u32 line;
} SpoiltFormat;

/* A daily puzzle must be the one that its date leads to. */
static void a_saved_daily_must_belong_to_its_date(void **state)
{
    static const SpoiltFormat cases[] = {
        {"daily 2026-11-21", "daily 2026-11-22", OTHER_DAY, 8},
        {"seed 2026-11-21", "seed 2026-11-22", OTHER_DAY, 8},
        {"variant 4x4", "variant 4x3", OTHER_DAY, 8},
        {"moves", "board\n| 1 2 3 4\nmoves", OTHER_DAY, 8},
        {"daily 2026-11-21", "daily 2026-11-21.", BAD_DATE, 8},
        {"daily 2026-11-21\n", "daily 2026-11-21\nname easy\n", BAD_SAVE, 9},
        {"daily 2026-11-21\n", "", FINE, 0},
        {"daily 2026-11-21", "\n DAILY\t2026-11-21\r", FINE, 0},
    };
    char text[2048];
    u8 rng[RNG_SIZE] = {6};
    Session session;
    Purse purse;
    u32 line;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    deal_day(&session, games_find("sliding"), "2026-11-21");
    play_at_random(&session, 5, rng);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        strcpy(text, saved_text(&session, &line));
        replace_part(text, cases[i].part, cases[i].by);
        assert_int_equal(load_beside(text, &line), cases[i].reason);
        assert_int_equal(cases[i].reason ? line : 0, cases[i].line);
    }
    close_player(&session, &purse);
}

/* --------------------------------------------------------- first format */

/* The first format counted only hints; a new save is in the current format. */
static void the_first_format_is_read(void **state)
{
    static const u32 counts[][3] = {
        {40, 37, 1}, {40, 37, 1}, {69, 67, 1}, {1, 0, 0}};
    char name[64], text[GOLDEN_ROOM];
    Session session;
    Purse purse;
    Fault fault;
    u8 game;
    (void)state;
    assert_int_equal(games_count, COUNT_OF(counts));
    for (game = 0; game < games_count; game++) {
        snprintf(name, sizeof name, "format1-%s.save", games[game]->name);
        strcpy(text, golden_text(name));
        open_player(&session, &purse);
        assert_int_equal(
            session_load(&session, text, (u32)strlen(text), &fault), FINE);
        assert_int_equal(session.count, counts[game][0]);
        assert_int_equal(session.at, counts[game][1]);
        assert_int_equal(session.hints, counts[game][2]);
        assert_int_equal(session.undos, 0);
        assert_int_equal(session.clock, 0);
        assert_string_equal(session.date, "");
        assert_comes_back(&session);
        close_player(&session, &purse);
    }
}

/* Lines of the second format are refused in the first. */
static void the_first_format_refuses_newer_lines(void **state)
{
    static const SpoiltFormat cases[] = {
        {"moves", "undos 3\nmoves", BAD_SAVE, 6},
        {"moves", "daily 2026-11-21\nmoves", BAD_SAVE, 6},
        {"moves", "name easy\nmoves", BAD_SAVE, 6},
        {"digest", "result going 113\ndigest", WRONG_COUNT, 11},
        {"save 1", "save 2", BAD_SAVE, 6},
    };
    char text[GOLDEN_ROOM];
    u32 line;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        strcpy(text, golden_text("format1-kulki.save"));
        replace_part(text, cases[i].part, cases[i].by);
        assert_int_equal(load_beside(text, &line), cases[i].reason);
        assert_int_equal(line, cases[i].line);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_saved_daily_must_belong_to_its_date),
        cmocka_unit_test(the_first_format_is_read),
        cmocka_unit_test(the_first_format_refuses_newer_lines),
    };
    return cmocka_run_group_tests_name("formats of saves", tests, NULL, NULL);
}
