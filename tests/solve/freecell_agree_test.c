/* SPDX-License-Identifier: MIT */
/* FreeCell's searches agree in all kinds of games: what one solves, none calls
   impossible, and every line wins by the rules. Their nodes are also compared
   with recorded numbers. */
#include <stdlib.h>

#include "tests/kit/drawn.h"
#include "tests/kit/freecell_deals.h"

enum { FEW = 200, MANY = 2000, GLANCE = 2000, LOOK = 10000 };

static int how_many(void)
{
    return getenv("QUADRILLE_LONG") ? MANY : FEW;
}

/* ------------------------------------------------------------- agreement */

typedef struct VerdictCount {
    u32 solved, impossible, both;
} VerdictCount;

static Answer ask_and_check(Ask *search, const Trial *trial, How how, u64 most)
{
    Answer answer = ask_with(search, trial, how, MEMORY, most);
    assert_int_not_equal(answer.verdict, REFUTED);
    if (answer.verdict == SOLVED)
        check_line(trial, &answer);
    return answer;
}

static void check_agreement(const Trial *trial, VerdictCount *count)
{
    Answer fast =
        ask_and_check(freecell_best_first, trial, SOLVE_FAST, GLANCE);
    Answer brief = ask_and_check(freecell_short, trial, SOLVE_SHORT, GLANCE);
    Answer sure = ask_and_check(freecell_proof, trial, SOLVE_PROVE, LOOK);
    Answer whole = ask_and_check(solve, trial, SOLVE_PROVE, LOOK);
    u8 solved = fast.verdict == SOLVED || sure.verdict == SOLVED;
    u8 impossible = sure.verdict == IMPOSSIBLE || whole.verdict == IMPOSSIBLE;
    if (impossible) {
        assert_false(solved);
        assert_int_not_equal(brief.verdict, SOLVED);
        assert_int_not_equal(whole.verdict, SOLVED);
    }
    if (fast.verdict == SOLVED) {
        assert_int_equal(brief.verdict, SOLVED);
        assert_true(brief.length <= fast.length);
    }
    count->solved += solved;
    count->impossible += impossible;
    count->both += fast.verdict == SOLVED && sure.verdict == SOLVED;
}

static void print_count(const char *name, const VerdictCount *count)
{
    print_message("# %s: solved %u, by both %u, proven impossible %u\n", name,
                  count->solved, count->both, count->impossible);
    assert_true(count->both > 5);
    assert_true(count->impossible > 20);
}

static void searches_agree_on_deals(void **state)
{
    static const char *const variants[] = {
        "4cells",      "0cells", "1cells:none", "4cells:full",
        "1cells:full", "2cells", "3cells",      "5cells:none"};
    VerdictCount count = {0, 0, 0};
    Trial trial;
    int number;
    (void)state;
    for (number = 1; number <= how_many(); number++) {
        deal_nth(&trial, variants[number % 8], number);
        check_agreement(&trial, &count);
    }
    print_count("deals", &count);
}

static void searches_agree_on_games_in_progress(void **state)
{
    static const char *const variants[] = {
        "1cells",      "4cells:none", "2cells:full", "3cells",
        "4cells:full", "4cells",      "0cells:none", "7cells"};
    u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    VerdictCount count = {0, 0, 0};
    Trial trial;
    int number;
    (void)state;
    rng_seed(rng, seed);
    for (number = 1; number <= how_many(); number++) {
        deal_nth(&trial, variants[number % 8], number);
        play_by_chance(&trial, rng, 1 + number % 25);
        check_agreement(&trial, &count);
    }
    print_count("half played", &count);
}

/* In games where autoplay sends home every card that can go, the search's
   autoplay must match that of the rules. */
static void no_line_is_refused_with_full_autoplay(void **state)
{
    static const char *const variants[] = {"3cells:full", "4cells:full",
                                           "7cells:full"};
    Trial trial;
    int number;
    (void)state;
    for (number = 1; number <= how_many(); number++) {
        deal_nth(&trial, variants[number % 3], number);
        ask_and_check(freecell_best_first, &trial, SOLVE_FAST, LOOK);
    }
}

/* ------------------------------------------------------------- signature */

typedef struct SignatureRow {
    const char *name, *variant;
    int first, last, played; /* the most random moves played */
    How how;
    u64 most;
} SignatureRow;

static const SignatureRow rows[] = {
    {"fast", "4cells", 100001, 100500, 0, SOLVE_FAST, 2000000},
    {"fast", "4cells:full", 100001, 100100, 0, SOLVE_FAST, 200000},
    {"fast", "2cells:none", 100001, 100020, 0, SOLVE_FAST, 20000},
    {"fast", "4cells", 100001, 100100, 30, SOLVE_FAST, 20000},
    {"prove", "4cells", 100001, 100100, 0, SOLVE_PROVE, 200000},
    {"prove", "1cells", 100001, 100020, 0, SOLVE_PROVE, 20000},
    {"prove", "3cells:full", 100001, 100100, 40, SOLVE_PROVE, 20000},
    {"short", "4cells", 100001, 100010, 0, SOLVE_SHORT, 20000},
    {"short", "4cells:full", 100001, 100010, 0, SOLVE_SHORT, 20000},
    {"optimal", "4cells", 100001, 100002, 0, SOLVE_OPTIMAL, 20000},
};

/* FNV-1a over the bytes of the numbers. */
static void sign(u64 *signature, u64 number)
{
    u8 i;
    for (i = 0; i < 8; i++)
        *signature = (*signature ^ (number >> 8 * i & 255)) * 0x100000001B3;
}

static void write_row(Page *page, const SignatureRow *row, u64 *signature)
{
    u8 seed[SEED_SIZE] = {11};
    u8 rng[RNG_SIZE];
    u64 nodes = 0;
    u64 moves = 0;
    Trial trial;
    int number;
    rng_seed(rng, seed);
    for (number = row->first; number <= row->last; number++) {
        Answer answer;
        deal_nth(&trial, row->variant, number);
        if (row->played)
            play_by_chance(&trial, rng, 1 + number % row->played);
        answer = ask_with(solve, &trial, row->how, MEMORY, row->most);
        nodes += answer.nodes;
        moves += answer.length;
        sign(signature, answer.verdict);
        sign(signature, answer.nodes);
        sign(signature, answer.length);
    }
    page_format(page, "%s %s %d..%d%s: nodes %llu, moves %llu\n", row->name,
                row->variant, row->first, row->last,
                row->played ? " half played" : "", (unsigned long long)nodes,
                (unsigned long long)moves);
}

/* The signature changes if a search changes, and must be the same on every
   machine. */
static void searches_match_their_signature(void **state)
{
    Page page = {NULL, 0, 0};
    u64 signature = 0xCBF29CE484222325;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(rows); i++)
        write_row(&page, &rows[i], &signature);
    page_format(&page, "signature %016llx\n", (unsigned long long)signature);
    assert_drawn(&page, "../golden/freecell-solver.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(searches_agree_on_deals),
        cmocka_unit_test(searches_agree_on_games_in_progress),
        cmocka_unit_test(no_line_is_refused_with_full_autoplay),
        cmocka_unit_test(searches_match_their_signature),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
