/* SPDX-License-Identifier: MIT */
/* Tests that results of a kind stop counting and count again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/page.h"
#include "statistics/result_kind.h"
#include "store/transfer.h"
#include "tests/kit/one_keeper.h"

static void add_result(const char *game, const char *variant, const char *name,
                       int own_board, long long ended, u32 nth)
{
    const Outcome outcome = {.game = game,
                             .variant = variant,
                             .seed = "1",
                             .date = "",
                             .name = name,
                             .status = WON,
                             .own_board = (u8)own_board};
    TransferResult result = {.ended = ended,
                             .nth = nth,
                             .day = "2026-11-01",
                             .save = "",
                             .player = ""};
    assert_int_equal(transfer_begin(keeper.store), STORE_FINE);
    assert_int_equal(
        transfer_end(keeper.store,
                     transfer_put_result(keeper.store, &result, &outcome)),
        STORE_FINE);
}

static void see_flag(void *own, const Outcome *outcome)
{
    page_text(own, outcome->reset ? "-" : "+");
}

/* A sign for each result, in order: + if it counts. */
static void assert_counted(const char *signs)
{
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    assert_int_equal(outcomes_list(keeper.store, NULL, see_flag, &page),
                     STORE_FINE);
    assert_string_equal(page.text, signs);
    page_free(&page);
}

static StoreAnswer reset_at(long long seconds, ResultPart part,
                            const char *game, const char *name)
{
    unsigned count;
    return resets_make(keeper.store, &(ResultKind){game, part, name},
                       &(Moment){.seconds = seconds}, &count);
}

static StoreAnswer undo_at(long long seconds, ResultPart part,
                           const char *game, const char *name)
{
    return resets_undo(keeper.store, &(ResultKind){game, part, name},
                       &(Moment){.seconds = seconds});
}

static void a_reset_is_of_one_kind(void **state)
{
    static const struct {
        ResultPart part;
        const char *game, *name, *signs;
    } cases[] = {
        {KIND_OF_GAME, "mahjong", "", "-----+++"},
        {KIND_OF_VARIANT, "mahjong", "turtle", "-+++++++"},
        {KIND_OF_LEVEL, "mahjong", "easy", "+-++++++"},
        {KIND_OF_LAYOUT, "mahjong", "lotus", "++--++++"},
        {KIND_OF_LAYOUT, "mahjong", "lotus easy", "+++-++++"},
        {KIND_OF_VARIANT, "freecell", "4cells", "+++++--+"},
        {KIND_OF_LEVEL, "freecell", "easy", "++++++-+"},
        {KIND_OF_VARIANT, "sliding", "3x3", "+++++++-"},
    };
    size_t i;
    (void)state;
    add_result("mahjong", "turtle", "", 0, 1, 0);
    add_result("mahjong", "turtle:random", "easy", 0, 2, 0);
    add_result("mahjong", "turtle", "lotus", 1, 3, 0);
    add_result("mahjong", "turtle:random", "lotus easy", 1, 4, 0);
    add_result("mahjong", "turtle", "lotus two", 1, 5, 0);
    add_result("freecell", "4cells", "", 0, 6, 0);
    add_result("freecell", "4cells", "easy", 0, 7, 0);
    add_result("sliding", "3x3", "", 0, 8, 0);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ResultPart part = cases[i].part;
        const char *game = cases[i].game;
        assert_int_equal(reset_at(100, part, game, cases[i].name), STORE_FINE);
        assert_counted(cases[i].signs);
        assert_int_equal(undo_at(101, part, game, cases[i].name), STORE_FINE);
        assert_counted("++++++++");
    }
}

/* Games of a level are random deals; another one is on a layout of that
   name. */
static void a_layout_may_end_like_a_level(void **state)
{
    (void)state;
    add_result("mahjong", "turtle:random", "lotus hard", 1, 1, 0);
    add_result("mahjong", "turtle", "lotus hard", 1, 2, 0);
    assert_int_equal(reset_at(100, KIND_OF_LAYOUT, "mahjong", "lotus"),
                     STORE_FINE);
    assert_counted("-+");
}

/* Kinds that overlap are reset and restored for themselves. */
static void resets_of_overlapping_kinds_add_up(void **state)
{
    (void)state;
    add_result("freecell", "4cells", "", 0, 1, 0);
    add_result("freecell", "4cells", "easy", 0, 2, 0);
    add_result("freecell", "3cells", "", 0, 3, 0);
    assert_int_equal(reset_at(10, KIND_OF_LEVEL, "freecell", "easy"),
                     STORE_FINE);
    assert_int_equal(reset_at(11, KIND_OF_VARIANT, "freecell", "4cells"),
                     STORE_FINE);
    assert_counted("--+");
    assert_int_equal(undo_at(12, KIND_OF_VARIANT, "freecell", "4cells"),
                     STORE_FINE);
    assert_counted("+-+");
    assert_int_equal(undo_at(12, KIND_OF_GAME, "freecell", ""), STORE_NONE);
    assert_counted("+-+");
}

/* The order of results that ended in one second is known. */
static void what_ends_later_counts(void **state)
{
    (void)state;
    add_result("sliding", "3x3", "", 0, 10, 0);
    add_result("sliding", "3x3", "", 0, 10, 1);
    assert_int_equal(reset_at(10, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    add_result("sliding", "3x3", "", 0, 10, 2);
    add_result("sliding", "3x3", "", 0, 11, 0);
    assert_counted("--++");
    assert_int_equal(reset_at(11, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    assert_counted("----");
    /* A clock that is wrong makes no difference. */
    add_result("sliding", "3x3", "", 0, 2000, 0);
    assert_int_equal(reset_at(5, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    assert_counted("-----");
}

/* Wins another game at this time: by this many detours. */
static void win_at(long long seconds, int detours)
{
    start_last_move(&keeper);
    while (detours--) {
        carry_out(&keeper.session, INTENT_PLAY, 0, 6);
        carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    }
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    keeper.now.seconds = seconds - 1;
    assert_int_equal(keep(&keeper), STORE_FINE);
}

enum { NOW = 1000000, YEAR = 365 * 86400 };

/* The clock was ahead when a game ended, and is right now. */
static void later_games_count_after_a_clock_was_ahead(void **state)
{
    (void)state;
    win_at(NOW + YEAR, 0);
    win_at(NOW + YEAR, 1);
    assert_int_equal(reset_at(NOW, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    assert_counted("--");
    win_at(NOW + 1, 2);
    win_at(NOW + 2, 3);
    assert_counted("--++");
    assert_int_equal(reset_at(NOW + 3, KIND_OF_GAME, "sliding", ""),
                     STORE_FINE);
    win_at(NOW + 4, 4);
    assert_counted("----+");
    assert_int_equal(undo_at(NOW + 5, KIND_OF_GAME, "sliding", ""),
                     STORE_FINE);
    assert_counted("--+++");
    win_at(NOW + 2 * YEAR, 5);
    assert_counted("--++++");
}

/* A machine without a battery starts in 1970. */
static void later_games_count_after_a_clock_fell_back(void **state)
{
    (void)state;
    win_at(NOW, 0);
    assert_int_equal(reset_at(NOW + 10, KIND_OF_GAME, "sliding", ""),
                     STORE_FINE);
    win_at(100, 1);
    assert_counted("-+");
    win_at(NOW + 10, 2);
    assert_counted("-++");
}

static void before_1970_a_reset_can_be_undone(void **state)
{
    (void)state;
    win_at(-1000, 0);
    assert_int_equal(reset_at(-900, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    assert_counted("-");
    win_at(-800, 1);
    assert_counted("-+");
    assert_int_equal(undo_at(-700, KIND_OF_GAME, "sliding", ""), STORE_FINE);
    assert_counted("++");
}

static void an_undo_brings_back_what_counted_before(void **state)
{
    (void)state;
    add_result("kulki", "kulki", "", 0, 10, 0);
    assert_int_equal(reset_at(20, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    add_result("kulki", "kulki", "", 0, 30, 0);
    assert_int_equal(reset_at(40, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_counted("--");
    assert_int_equal(undo_at(40, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_counted("-+");
    assert_int_equal(undo_at(50, KIND_OF_GAME, "kulki", ""), STORE_NONE);
    assert_string_equal(store_words(keeper.store),
                        "only the last reset can be undone");
    assert_counted("-+");
    assert_int_equal(reset_at(30, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_counted("--");
}

/* When backups are merged, the later change counts. */
static void each_change_is_later_than_the_one_before(void **state)
{
    (void)state;
    add_result("kulki", "kulki", "", 0, 10, 0);
    assert_int_equal(reset_at(20, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_int_equal(undo_at(20, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_int_equal(ask_file(keeper_path, "SELECT changed FROM resets"), 21);
    assert_int_equal(reset_at(15, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_int_equal(ask_file(keeper_path, "SELECT changed FROM resets"), 22);
}

/* A later change of a row has a later time, as far as there is one. */
static void an_edited_time_of_a_change_is_as_late_as_possible(void **state)
{
    (void)state;
    add_result("kulki", "kulki", "", 0, 10, 0);
    assert_int_equal(reset_at(20, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    edit_file(keeper_path, "UPDATE resets SET changed = 9223372036854775807");
    assert_int_equal(undo_at(30, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_counted("+");
    assert_int_equal(ask_file(keeper_path, "SELECT changed FROM resets"),
                     MOST_SECONDS);
}

static void without_results_there_is_nothing_to_reset(void **state)
{
    (void)state;
    assert_int_equal(reset_at(5, KIND_OF_GAME, "kulki", ""), STORE_NONE);
    assert_int_equal(undo_at(5, KIND_OF_GAME, "kulki", ""), STORE_NONE);
    assert_string_equal(store_words(keeper.store), "nothing was reset");
    add_result("kulki", "kulki", "", 0, 1, 0);
    assert_int_equal(reset_at(5, KIND_OF_LEVEL, "kulki", "easy"), STORE_NONE);
    assert_int_equal(reset_at(5, KIND_OF_VARIANT, "kulki", "web5"),
                     STORE_NONE);
    assert_int_equal(reset_at(5, KIND_OF_GAME, "kulki", ""), STORE_FINE);
    assert_int_equal(reset_at(6, KIND_OF_GAME, "kulki", ""), STORE_NONE);
    assert_counted("-");
}

/* ----------------------------------------------------------- the same rule */

typedef struct Comparison {
    ResultKind kind;
    int results;
} Comparison;

static void compare(void *own, const Outcome *outcome)
{
    Comparison *comparison = own;
    comparison->results++;
    assert_int_equal(outcome->reset,
                     result_kind_has(&comparison->kind, outcome));
}

/* The store and the statistics agree on what belongs to a kind. */
static void kinds_are_those_of_the_statistics(void **state)
{
    static const char *const names[] = {"",           "easy",     "lotus",
                                        "lotus easy", "lotus ea", "lotus hard",
                                        "Lotus",      "lot_s",    "l%"};
    static const char *const variants[] = {"turtle", "turtle:random"};
    enum { NAMES = sizeof names / sizeof *names };
    int name, part, variant;
    (void)state;
    for (name = 0; name < 2 * NAMES; name++)
        for (variant = 0; variant < 2; variant++)
            add_result("mahjong", variants[variant], names[name % NAMES],
                       name < NAMES, 1, (u32)(2 * name + variant));
    add_result("freecell", "4cells", "easy", 0, 2, 0);
    for (part = KIND_OF_GAME; part <= KIND_OF_LAYOUT; part++)
        for (name = 0; name < NAMES + 2; name++) {
            Comparison comparison = {
                {"mahjong", (ResultPart)part,
                 name < NAMES ? names[name] : variants[name - NAMES]},
                0};
            const KeptReset reset = {
                .kind = comparison.kind, .changed = 1, .until = {3, 0}};
            assert_int_equal(transfer_begin(keeper.store), STORE_FINE);
            assert_int_equal(transfer_put_reset(keeper.store, &reset),
                             STORE_FINE);
            assert_int_equal(
                outcomes_list(keeper.store, NULL, compare, &comparison),
                STORE_FINE);
            assert_int_equal(comparison.results, 4 * NAMES + 1);
            transfer_cancel(keeper.store);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEEPER_TEST(a_reset_is_of_one_kind),
        KEEPER_TEST(a_layout_may_end_like_a_level),
        KEEPER_TEST(resets_of_overlapping_kinds_add_up),
        KEEPER_TEST(what_ends_later_counts),
        KEEPER_TEST(later_games_count_after_a_clock_was_ahead),
        KEEPER_TEST(later_games_count_after_a_clock_fell_back),
        KEEPER_TEST(before_1970_a_reset_can_be_undone),
        KEEPER_TEST(an_undo_brings_back_what_counted_before),
        KEEPER_TEST(each_change_is_later_than_the_one_before),
        KEEPER_TEST(an_edited_time_of_a_change_is_as_late_as_possible),
        KEEPER_TEST(without_results_there_is_nothing_to_reset),
        KEEPER_TEST(kinds_are_those_of_the_statistics),
    };
    return cmocka_run_group_tests_name("resets", tests, NULL, NULL);
}
