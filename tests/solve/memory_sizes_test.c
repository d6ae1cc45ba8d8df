/* SPDX-License-Identifier: MIT */
/* Asks every solver with ever more memory, from nothing up to enough. Each
   allocation is the first one that doesn't fit in some of these questions. A
   solver may give up, but it never writes beyond its memory, and what it
   claims is true. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rules/freecell/freecell.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "session/session.h"
#include "solve/mahjong/sat/search.h"
#include "solve/sliding/sliding.h"
#include "tests/kit/asking.h"

enum { LEAST = 64, PARTS = 20, NODES = 400 };

/* A position that can be won. */
typedef struct Known {
    const Game *game;
    size_t enough; /* bytes for each solver */
    const char *variant, *seed, *board;
} Known;

static const Known knowns[] = {
    {&sliding, 1 << 20, "3x2", "plum", NULL},
    {&sliding, 2 << 20, "3x3", "plum", NULL},
    {&sliding, 4 << 20, "6x5", "7", NULL},
    {&freecell, 16 << 20, "4cells", "164", NULL},
    {&freecell, 16 << 20, "4cells:none", "0",
     "Foundations: H-K C-J D-K S-J\nFreecells:\n: KC QS\n: KS\n: QC\n"},
    {&mahjong, 4 << 20, "turtle", "7", NULL},
};

static u8 position[MOST_POSITION];

static void read_text(Reader *reader, const char *text)
{
    reader_start(reader, text, (u32)strlen(text));
}

static void set_up(const Known *known)
{
    const Game *game = known->game;
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE] = {0};
    Reader reader;
    Fault fault;
    read_text(&reader, known->variant);
    assert_int_equal(game_read_variant(game, variant, &reader, &fault), FINE);
    if (known->board) {
        read_text(&reader, known->board);
        assert_int_equal(
            game->read_board(position, variant, seed, &reader, &fault), FINE);
        return;
    }
    read_text(&reader, known->seed);
    assert_int_equal(game->read_seed(seed, &reader, &fault), FINE);
    assert_int_equal(game->deal(position, variant, seed), FINE);
}

static void check_answer(const Game *game, const Answer *answer)
{
    u8 after[MOST_POSITION];
    if (answer->verdict == SOLVED)
        win_line(game, position, answer, after);
    else
        assert_int_equal(answer->verdict, LIMIT);
}

static Answer ask_metric(const Known *known, How how, Metric metric,
                         size_t size)
{
    Inquiry inquiry = {0};
    const Question question =
        question_on(known->game, position, how, size, NODES);
    Answer answer;
    if (metric == IN_TILES) {
        solve(&question, &answer);
        return answer;
    }
    inquiry.question = &question;
    inquiry.answer = &answer;
    inquiry.metric = metric;
    sliding_solve(&inquiry);
    return answer;
}

static void try_sizes(const Known *known, How how, Metric metric)
{
    Answer answer = no_answer;
    size_t size;
    set_up(known);
    for (size = 0; size < known->enough; size += LEAST + size / PARTS) {
        lend_little(size);
        answer = ask_metric(known, how, metric, size);
        check_answer(known->game, &answer);
        end_loan();
    }
    assert_true(answer.verdict == SOLVED || answer.nodes >= NODES);
}

static void any_memory_is_enough_to_give_up(void **state)
{
    size_t i;
    How how;
    (void)state;
    for (i = 0; i < COUNT_OF(knowns); i++)
        for (how = 0; how < HOW_COUNT; how++)
            if (solver_find(knowns[i].game, how))
                try_sizes(&knowns[i], how, IN_TILES);
}

/* Lines measured in slides need databases of their own. */
static void any_memory_is_enough_for_slides(void **state)
{
    (void)state;
    try_sizes(&knowns[0], SOLVE_OPTIMAL, IN_SLIDES);
    try_sizes(&knowns[0], SOLVE_SHORT, IN_SLIDES);
}

/* The memory can end where clauses would begin. */
static void mahjong_has_no_room_for_clauses(void **state)
{
    static MahjongSearch search;
    const Known *known = &knowns[sizeof knowns / sizeof *knowns - 1];
    const Question question = {.game = &mahjong, .position = position};
    u32 word = 12345;
    (void)state;
    set_up(known);
    assert_false(mahjong_search_init(&search, &question, &word, 0));
    assert_int_equal(word, 12345);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_memory_is_enough_to_give_up),
        cmocka_unit_test(any_memory_is_enough_for_slides),
        cmocka_unit_test(mahjong_has_no_room_for_clauses),
    };
    return cmocka_run_group_tests_name("little memory", tests, NULL, NULL);
}
