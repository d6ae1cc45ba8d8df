/* SPDX-License-Identifier: MIT */
/* Asks solvers, and guards the end of the memory they are given. */
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { GUARD = 0xA5 };

void *lent;
static void *usual;
static size_t little;

int take_block(size_t size)
{
    lent = malloc(size);
    return lent ? 0 : -1;
}

int give_memory(void **state)
{
    (void)state;
    free(lent);
    return 0;
}

void lend_little(size_t size)
{
    usual = lent;
    little = size;
    lent = malloc(size + 1);
    if (!lent)
        abort();
    ((u8 *)lent)[size] = GUARD;
}

void end_loan(void)
{
    if (((u8 *)lent)[little] != GUARD)
        abort();
    free(lent);
    lent = usual;
}

Question question_on(const Game *game, const void *position, How how, u64 size,
                     u64 most_nodes)
{
    Question question = {0};
    question.game = game;
    question.position = position;
    question.how = how;
    question.memory = lent;
    question.size = size;
    question.most_nodes = most_nodes;
    return question;
}

Answer ask_on(const Game *game, const void *position, How how, u64 size,
              u64 most_nodes)
{
    const Question question =
        question_on(game, position, how, size, most_nodes);
    Answer answer;
    solve(&question, &answer);
    return answer;
}

void win_line(const Game *game, const void *position, const Answer *answer,
              void *after)
{
    u32 i;
    assert_int_equal(answer->verdict, SOLVED);
    memcpy(after, position, game->size);
    for (i = 0; i < answer->length; i++)
        assert_int_equal(game->apply(after, answer->line[i], NULL), FINE);
    assert_int_equal(game->status(after), WON);
}
