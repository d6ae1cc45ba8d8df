/* SPDX-License-Identifier: MIT */
/* FreeCell's searches agree in all kinds of games: what one solves, none calls
   impossible, and every line wins by the rules. Their nodes are also compared
   with recorded numbers. */
#include <stdlib.h>
#include <string.h>

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

/* --------------------------------------------------------- boards by hand */

enum { TALL = FREECELL_DEEPEST, SHORT = 12, OTHERS = FREECELL_COLUMNS - 1 };

static void sort(u32 *list, int count)
{
    int i, j;
    for (i = 1; i < count; i++)
        for (j = i; j && list[j - 1] > list[j]; j--) {
            const u32 lower = list[j];
            list[j] = list[j - 1];
            list[j - 1] = lower;
        }
}

/* Puts cards into columns, of which one is as tall as the rules allow. High
   cards tend to lie deep, because otherwise nearly all boards are
   impossible. */
static void set_up_tall(Trial *trial, u8 *rng)
{
    u32 cards[FREECELL_CARDS], spots[FREECELL_CARDS];
    FreeCell *game = (FreeCell *)trial->bytes;
    u8 height[FREECELL_COLUMNS] = {0};
    const u8 tall = (u8)rng_below(rng, FREECELL_COLUMNS);
    int i, left = FREECELL_CARDS - TALL;
    u8 j, at = 0;
    while (left) {
        const u8 column =
            (u8)((tall + 1 + rng_below(rng, OTHERS)) % FREECELL_COLUMNS);
        if (height[column] < SHORT) {
            height[column]++;
            left--;
        }
    }
    height[tall] = TALL;
    for (i = 0; i < FREECELL_CARDS; i++)
        cards[i] = ((u32)(13 - i / 4) * 100 + rng_below(rng, 900)) << 8 |
                   (u32)(i + 4);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < height[i]; j++)
            spots[at++] = (u32)(j * 1000 / height[i]) << 8 | (u32)i;
    sort(cards, FREECELL_CARDS);
    sort(spots, FREECELL_CARDS);
    memset(game->column, 0, sizeof game->column);
    memset(game->height, 0, sizeof game->height);
    for (i = 0; i < FREECELL_CARDS; i++) {
        const u8 column = spots[i] & 255;
        game->column[column][game->height[column]++] = cards[i] & 255;
    }
}

/* The rules let no column grow beyond that. */
static void searches_agree_on_tall_columns(void **state)
{
    static const char *const variants[] = {"0cells", "1cells", "2cells",
                                           "1cells:full", "1cells:none"};
    u8 seed[SEED_SIZE] = {3};
    u8 rng[RNG_SIZE];
    VerdictCount count = {0, 0, 0};
    Trial trial;
    int number;
    (void)state;
    rng_seed(rng, seed);
    for (number = 1; number <= how_many(); number++) {
        deal_nth(&trial, variants[number % 5], number);
        set_up_tall(&trial, rng);
        check_agreement(&trial, &count);
        ask_and_check(freecell_optimal, &trial, SOLVE_OPTIMAL, GLANCE);
    }
    print_count("tall columns", &count);
}

/* The first move starts autoplay, or the column of 19 cards has no room. */
static const struct {
    Verdict verdict;
    const char *variant, *board;
} known_boards[] = {
    {SOLVED, "0cells:full",
     "Foundations: H-2 C-0 D-0 S-0\n"
     "Freecells:\n"
     ": QC JC KC 3H\n"
     ": 6H 6D 6S 6C 5H 5D 5S 5C 4H 4D 4S 4C 3D 3S 3C AS AC 2D 2C\n"
     ": QS JS KS AD\n"
     ": QD JD KD 2S\n"
     ": QH JH TH 9H 8H 7H KH\n"
     ": 9C 8C 7C TC\n"
     ": 9S 8S 7S TS\n"
     ": 9D 8D 7D TD\n"},
    {LIMIT, "1cells",
     "Foundations: H-0 C-0 D-0 S-0\n"
     "Freecells:\n"
     ": JC QC\n"
     ": JS 9H 8H JD 5S\n"
     ": QD QH TC 6S 5D TS TH 9S 3H KC 8C 3D 2D 7H 6D 2S AC 2C 6H\n"
     ": 9D KD 6C 4S 3S\n"
     ": KH 5H 7S 8S 2H\n"
     ": JH 7D 4H\n"
     ": TD 9C KS 5C 4D 3C AH AS AD\n"
     ": QS 8D 7C 4C\n"},
    {IMPOSSIBLE, "1cells",
     "Foundations: H-0 C-0 D-0 S-0\n"
     "Freecells:\n"
     ": 6S QS TH KS QC TC 6C 9C 7S 9D 3C 4H AS 3S 2H 2S 7H 7C AC\n"
     ": KD JS 4D AD\n"
     ": KC 8H 5D TD 4S 2D\n"
     ": 9H JD 3H 2C\n"
     ": QD\n"
     ": KH JC 8D 5S\n"
     ": 8C 6H QH 8S 6D 7D 3D AH\n"
     ": JH 4C 9S 5H TS 5C\n"},
    {SOLVED, "1cells",
     "Foundations: H-0 C-0 D-0 S-0\n"
     "Freecells:\n"
     ": KD 8S\n"
     ": QH JH TC 7C JD 6H TS 8H 7D 7S 8C 5D 4S 3S 4H 2D AH 2C 4C\n"
     ": QC 9S 6S 3C\n"
     ": KS JC 6C AS\n"
     ": JS KH 9C 9H 2S 5H 7H AC 3H 2H\n"
     ": QD TD 3D\n"
     ": QS TH 6D 5C AD\n"
     ": KC 8D 9D 5S 4D\n"},
    {SOLVED, "4cells",
     "Foundations: H-0 C-0 D-0 S-0\n"
     "Freecells: - - - -\n"
     ": KC QC JC TC 9C 8C 7C KS QS JS TS 9S 8S 7S KH QH JH TH 3D\n"
     ": AC 4C 2C\n"
     ": AD 4D 2D\n"
     ": AH 4H 2H 3C\n"
     ": AS 4S 2S 3H\n"
     ": 5C 5D 5H 5S 6C 6D 6H 6S\n"
     ": KD QD JD TD 9D 8D 7D\n"
     ": 9H 8H 7H 3S\n"},
    {IMPOSSIBLE, "0cells",
     "Foundations: H-0 C-0 D-0 S-0\n"
     "Freecells: -\n"
     ": 6H 6D 6S 6C 5H 5D 5S 5C 4H 4D 4S 4C 3S AH 2D 3C AC AS 3D\n"
     ": QC JC KC 2C\n"
     ": QS JS KS AD\n"
     ": QD JD 3H KD 2S\n"
     ": 2H QH JH TH 9H 8H 7H KH\n"
     ": 9C 8C 7C TC\n"
     ": 9S 8S 7S TS\n"
     ": 9D 8D 7D TD\n"},
};

static void searches_agree_on_known_boards(void **state)
{
    VerdictCount count = {0, 0, 0};
    Trial trial;
    Answer answer;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(known_boards); i++) {
        try_variant(&trial, &freecell, known_boards[i].variant);
        try_board(&trial, known_boards[i].board);
        check_agreement(&trial, &count);
        ask_and_check(freecell_optimal, &trial, SOLVE_OPTIMAL, GLANCE);
        answer = ask_and_check(solve, &trial, SOLVE_PROVE, LOOK);
        assert_int_equal(answer.verdict, known_boards[i].verdict);
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
    Page page = PAGE_EMPTY;
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
        cmocka_unit_test(searches_agree_on_tall_columns),
        cmocka_unit_test(searches_agree_on_known_boards),
        cmocka_unit_test(searches_match_their_signature),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
