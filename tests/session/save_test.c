/* SPDX-License-Identifier: MIT */
/* Tests saves: what they restore, and what is refused. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/player.h"

static const char blocked[] = "7|   2             3 |7\n";

static void make_game(Session *session, const Game *game, u32 moves)
{
    const u8 seed[SEED_SIZE] = {8};
    u8 rng[RNG_SIZE];
    rng_seed(rng, seed);
    deal_day(session, game, "2026-11-21");
    play_at_random(session, moves, rng);
    carry_out(session, INTENT_TICK, 272345, 0);
    if (session->at > 3)
        carry_out(session, INTENT_GO_TO, session->at - 3, 0);
    carry_out(session, INTENT_HINT, 0, 0);
}

static void every_game_comes_back_unchanged(void **state)
{
    static const u32 lengths[] = {0, 1, 7, 64, 65, 150};
    Session session;
    Purse purse;
    size_t i;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            open_player(&session, &purse);
            make_game(&session, games[game], lengths[i]);
            assert_comes_back(&session);
            close_player(&session, &purse);
        }
}

static void a_save_keeps_the_adviser(void **state)
{
    static const HintSource wise = {"wise", NULL};
    Session session;
    Purse purse;
    Fault fault;
    u32 length;
    const char *text;
    (void)state;
    open_player(&session, &purse);
    make_game(&session, games_find("sliding"), 3);
    text = saved_text(&session, &length);
    session.hint_source = wise;
    assert_int_equal(session_load(&session, text, length, &fault), FINE);
    assert_ptr_equal(session.hint_source.context, wise.context);
    close_player(&session, &purse);
}

static void saving_changes_nothing(void **state)
{
    Session session, before;
    Purse purse;
    u8 *bytes;
    u32 length;
    (void)state;
    open_player(&session, &purse);
    make_game(&session, games_find("kulki"), 20);
    before = session;
    bytes = malloc(session.game->size);
    memcpy(bytes, session.position, session.game->size);
    saved_text(&session, &length);
    assert_same_session(&session, &before);
    assert_memory_equal(bytes, session.position, session.game->size);
    free(bytes);
    close_player(&session, &purse);
}

/* A line ends where the next move would make it longer than 71. */
static void moves_fill_their_lines(void **state)
{
    const u8 seed[SEED_SIZE] = {8};
    u8 rng[RNG_SIZE];
    Session session;
    Purse purse;
    const char *line, *end;
    size_t length, more, exact = 0;
    u32 size;
    (void)state;
    open_player(&session, &purse);
    rng_seed(rng, seed);
    deal_by_word(&session, games_find("sliding"), "5x5", "1");
    play_at_random(&session, 400, rng);
    line = strchr(strstr(saved_text(&session, &size), "\nmoves ") + 1, '\n');
    for (line++; strncmp(line, "result ", 7) != 0; line = end + 1) {
        end = strchr(line, '\n');
        length = (size_t)(end - line);
        more = strcspn(end + 1, " \n");
        assert_in_range(length, 1, 71);
        if (strncmp(end + 1, "result ", 7) != 0)
            assert_true(length + 1 + more > 71);
        exact += length == 71;
    }
    assert_in_range(exact, 1, 20);
    close_player(&session, &purse);
}

static void a_board_without_lines_is_refused(void **state)
{
    static const char text[] =
        "quadrille save 1\ngame sliding 1\nvariant 3x3\nseed 3\nhints 0\n"
        "board\nmoves 0 at 0\ndigest 0\n";
    Session session;
    Purse purse;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    assert_int_equal(session_load(&session, text, sizeof text - 1, &fault),
                     SLIDING_ROW_COUNT);
    close_player(&session, &purse);
}

/* A start given as a board is in the save, line by line. */
static void custom_boards_come_back(void **state)
{
    const u8 seed[SEED_SIZE] = {5};
    Session session;
    Purse purse;
    u8 rng[RNG_SIZE];
    (void)state;
    rng_seed(rng, seed);
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "4x2", "1 2 3 0/5 6 7 4");
    play_at_random(&session, 9, rng);
    assert_comes_back(&session);
    set_board(&session, games_find("kulki"), "klines:5x5:4",
              "Score: 70000\n  a b c d e\n1|   1       |1\n2|           |2\n"
              "3|     2     |3\n4|           |4\n5|           |5\n"
              "Next: 1 2 3\n");
    play_at_random(&session, 9, rng);
    assert_comes_back(&session);
    set_board(&session, games_find("freecell"), "2cells:none",
              "Foundations: H-8 C-K D-K S-8\nFreecells:  -  9S\n"
              ": KS QH JS 10H\n:\n: KH QS JH\n: 9H\n: 10S\n");
    play_at_random(&session, 9, rng);
    assert_comes_back(&session);
    set_board(&session, games_find("mahjong"), "turtle",
              "0 0 0 1b\n0 2 0 1b\n0 4 0 2b\n0 6 0 2b\n");
    play_at_random(&session, 1, rng);
    assert_comes_back(&session);
    close_player(&session, &purse);
}

/* The first name has the greatest possible length. */
static void names_come_back(void **state)
{
    static const char *const names[] = {"twenty-three signs here", "x",
                                        "lotus easy", "Gr\xc3\xbc\xc3\x9f\x65",
                                        ""};
    Session session;
    Purse purse;
    u32 length;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    for (i = 0; *names[i]; i++) {
        deal_by_word(&session, games_find("freecell"), "", "617");
        assert_string_equal(session.name, "");
        assert_null(strstr(saved_text(&session, &length), "\nname"));
        assert_true(
            session_read_name(session.name, names[i], (u32)strlen(names[i])));
        play_at_random(&session, 2, (u8[RNG_SIZE]){3});
        carry_out(&session, INTENT_RESTART, 0, 0);
        assert_non_null(strstr(saved_text(&session, &length), "\nname "));
        assert_comes_back(&session);
    }
    deal_day(&session, games_find("freecell"), "2026-11-21");
    assert_string_equal(session.name, "");
    close_player(&session, &purse);
}

static void a_name_is_short_and_printable(void **state)
{
    static const char *const names[] = {
        "", " ", "\n", "a\tb", "a\x7f", "\033[2Jlotus", "\1"};
    char name[NAME_SIZE] = "old";
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(names); i++)
        assert_false(session_read_name(name, names[i], (u32)strlen(names[i])));
    assert_false(session_read_name(name, "twenty-four signs it has", 24));
    assert_false(session_read_name(name, "a\0b", 3));
    assert_string_equal(name, "old");
    assert_true(session_read_name(name, "twenty-three signs here", 23));
    assert_string_equal(name, "twenty-three signs here");
    assert_true(session_read_name(name, " \tnew  ", 7));
    assert_string_equal(name, "new");
}

/* ------------------------------------------------------------- refusals */

static const char good[] = "quadrille save 2\n"
                           "game sliding 1\n"
                           "variant 3x3\n"
                           "seed 3\n"
                           "hints 2\n"
                           "undos 3\n"
                           "time 4000\n"
                           "board\n"
                           "| 1 2 3\n"
                           "| 4 0 6\n"
                           "| 7 5 8\n"
                           "moves 2 at 1\n"
                           "5 8\n"
                           "result won 2\n"
                           "digest 0000000000000000\n";

/* Returns the save above with one part replaced and a matching digest. */
static void play_good(Session *session)
{
    set_board(session, games_find("sliding"), "3x3", "1 2 3 4 0 6 7 5 8");
    carry_out(session, INTENT_PLAY, 0, 7);
    carry_out(session, INTENT_PLAY, 0, 8);
}

static const char *spoil(const char *part, const char *by)
{
    static char text[1024];
    char digest[DIGEST_DIGITS + 1] = "";
    Session session;
    Purse purse;
    Digest sum;
    Writer writer;
    open_player(&session, &purse);
    play_good(&session);
    session_digest(&session, &sum);
    writer_start(&writer, digest, DIGEST_DIGITS);
    digest_write(&sum, &writer);
    close_player(&session, &purse);
    strcpy(text, good);
    memcpy(strstr(text, "0000000000000000"), digest, DIGEST_DIGITS);
    if (part)
        replace_part(text, part, by);
    return text;
}

/* The seed has the bytes 9, 0, 0 ..., and the last move was undone with two
   others that were played again. */
static void a_save_is_this_text(void **state)
{
    Session session;
    Purse purse;
    u32 length;
    (void)state;
    open_player(&session, &purse);
    play_good(&session);
    session.hints = 2;
    session.undos = 2;
    session.clock = 4000;
    carry_out(&session, INTENT_UNDO, 0, 0);
    assert_string_equal(saved_text(&session, &length),
                        spoil("seed 3", "seed 9"));
    close_player(&session, &purse);
}

typedef struct SpoiltSave {
    const char *part, *by;
    u8 reason; /* 0: the game's own reason */
    u32 line;
} SpoiltSave;

static const SpoiltSave spoilt_saves[] = {
    {"quadrille", "patience", NOT_A_SAVE, 1},
    {"save 2", "game 2", NOT_A_SAVE, 1},
    {"save 2", "save x", NOT_A_SAVE, 1},
    {"save 2", "save 0", NOT_A_SAVE, 1},
    {"save 2", "save 3", NEWER_SAVE, 1},
    {"save 2", "save 1", BAD_SAVE, 6},
    {"game sliding 1", "play sliding 1", BAD_SAVE, 2},
    {"sliding", "chess", UNKNOWN_GAME, 2},
    {"sliding 1", "sliding 2", OTHER_RULES, 2},
    {"sliding 1", "sliding", OTHER_RULES, 3},
    {"variant", "sort", BAD_SAVE, 3},
    {"3x3", "1x3", 0, 3},
    {"3x3", "3x3 4x4", NO_VARIANT, 3},
    {"seed", "corn", BAD_SAVE, 4},
    {"seed 3", "seed ", NO_SEED, 4},
    {"hints", "tips", BAD_SAVE, 5},
    {"hints 2", "hints two", BAD_SAVE, 5},
    {"undos", "drops", BAD_SAVE, 6},
    {"undos 3", "undos -3", BAD_SAVE, 6},
    {"time", "clock", BAD_SAVE, 7},
    {"time 4000", "time 4000000000", BAD_SAVE, 7},
    {"time 4000\n", "time 4000\ndaily\n", BAD_DATE, 8},
    {"time 4000\n", "time 4000\ndaily 2026-11-31\n", BAD_DATE, 8},
    {"time 4000\n", "time 4000\ndaily 2026-11-21\n", OTHER_DAY, 8},
    {"time 4000\n", "time 4000\nname\n", BAD_SAVE, 8},
    {"time 4000\n", "time 4000\nname \033[2J\n", BAD_SAVE, 8},
    {"time 4000\n", "time 4000\nname a name of 24 bytes or so\n", BAD_SAVE, 8},
    {"time 4000\n", "time 4000\nname a\nname b\n", BAD_SAVE, 9},
    {"hints 2\n", "hints 2\nname a\n", BAD_SAVE, 6},
    {"4 0 6", "4 0 4", 0, 10},
    {"moves", "steps", BAD_SAVE, 12},
    {"moves 2", "moves two", BAD_SAVE, 12},
    {"at 1", "on 1", BAD_SAVE, 12},
    {"at 1", "at one", BAD_SAVE, 12},
    {"at 1", "at 3", WRONG_COUNT, 12},
    {"\n5 8", "\n5 9", 0, 13},
    {"\n5 8", "\n5 1", 0, 13},
    {"\n5 8", "\n5\n1", 0, 14},
    {"moves 2", "moves 3", 0, 14},
    {"moves 2", "moves 1", WRONG_COUNT, 13},
    {"result", "outcome", WRONG_COUNT, 14},
    {"won 2", "won 3", WRONG_RESULT, 14},
    {"won 2", "won 20", WRONG_RESULT, 14},
    {"won 2", "lost 2", WRONG_RESULT, 14},
    {"won 2", "won", WRONG_RESULT, 14},
    {"result won 2\n", "", WRONG_COUNT, 14},
    {"digest ", "digest 1", WRONG_DIGEST, 15},
    {"digest", "figures", WRONG_COUNT, 15},
};

static void errors_name_their_line(void **state)
{
    u32 line;
    u8 reason;
    size_t i;
    (void)state;
    assert_int_equal(load_beside(spoil(NULL, NULL), &line), FINE);
    assert_int_equal(load_beside(spoil("quadrille", "\n\n quadrille"), &line),
                     FINE);
    for (i = 0; i < sizeof spoilt_saves / sizeof *spoilt_saves; i++) {
        const SpoiltSave *spoilt = &spoilt_saves[i];
        reason = load_beside(spoil(spoilt->part, spoilt->by), &line);
        assert_int_not_equal(reason, FINE);
        if (spoilt->reason)
            assert_int_equal(reason, spoilt->reason);
        assert_int_equal(line, spoilt->line);
    }
}

static void refuse_second_move(const char *text, u32 line)
{
    Session session;
    Purse purse;
    Fault fault;
    open_player(&session, &purse);
    assert_int_not_equal(
        session_load(&session, text, (u32)strlen(text), &fault), FINE);
    assert_int_equal(fault.nth, 2);
    assert_int_equal(session_line_of(&fault, text), line);
    close_player(&session, &purse);
}

/* No tile 9 can be read; a move from an empty cell can. */
static void an_error_names_its_move(void **state)
{
    (void)state;
    refuse_second_move(spoil("\n5 8", "\n5 9"), 13);
    refuse_second_move("quadrille save 1\ngame kulki 1\nvariant kulki\n"
                       "seed 1\nhints 0\nmoves 2 at 2\na4 e1\na1 a2\n"
                       "digest 0\n",
                       8);
}

static void text_after_the_end_is_refused(void **state)
{
    static char text[2048];
    u32 line;
    (void)state;
    strcpy(text, spoil(NULL, NULL));
    strcat(text, "more\n");
    assert_int_equal(load_beside(text, &line), BAD_SAVE);
    assert_int_equal(line, 16);
}

/* A save cut short or changed anywhere is refused or gives the same game. */
static void no_damaged_save_does_harm(void **state)
{
    static const char signs[] = "0x |\n-Zs9";
    static char text[1 << 16];
    Session session, other;
    Purse purse, other_purse;
    Fault fault;
    u32 length, at;
    char was;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        open_player(&session, &purse);
        make_game(&session, games[game], 30);
        strcpy(text, saved_text(&session, &length));
        for (at = 0; at < length; at++) {
            was = text[at];
            text[at] = signs[at % (sizeof signs - 1)];
            open_player(&other, &other_purse);
            if (session_load(&other, text, at % 2 ? length : at, &fault))
                assert_true(!fault.at ||
                            (fault.at >= text && fault.at <= text + length));
            else
                assert_comes_back(&other);
            close_player(&other, &other_purse);
            text[at] = was;
        }
        close_player(&session, &purse);
    }
}

static void every_reason_has_a_message(void **state)
{
    char text[256];
    Writer writer;
    Fault fault = {.reason = 0, .game = NULL};
    u16 reason;
    (void)state;
    for (reason = NO_MEMORY; reason <= FUTURE_DAY; reason++) {
        fault.reason = (u8)reason;
        writer_start(&writer, text, sizeof text - 1);
        session_write_reason(&writer, &fault);
        assert_in_range(writer.used, 10, 120);
        text[writer.used] = '\0';
        assert_string_not_equal(text, "Not understood");
    }
    fault.at = NULL;
    assert_int_equal(session_line_of(&fault, blocked), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_comes_back_unchanged),
        cmocka_unit_test(a_save_keeps_the_adviser),
        cmocka_unit_test(saving_changes_nothing),
        cmocka_unit_test(moves_fill_their_lines),
        cmocka_unit_test(a_board_without_lines_is_refused),
        cmocka_unit_test(custom_boards_come_back),
        cmocka_unit_test(names_come_back),
        cmocka_unit_test(a_name_is_short_and_printable),
        cmocka_unit_test(a_save_is_this_text),
        cmocka_unit_test(errors_name_their_line),
        cmocka_unit_test(an_error_names_its_move),
        cmocka_unit_test(text_after_the_end_is_refused),
        cmocka_unit_test(no_damaged_save_does_harm),
        cmocka_unit_test(every_reason_has_a_message),
    };
    return cmocka_run_group_tests_name("saves", tests, NULL, NULL);
}
