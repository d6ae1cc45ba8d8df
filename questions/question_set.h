/* SPDX-License-Identifier: MIT */
/* Sets of questions about positions, whose difficulty has been proven or
   measured. A set numbers its questions, and each can be made again from its
   number, on every machine. */
#ifndef QUESTIONS_QUESTION_SET_H
#define QUESTIONS_QUESTION_SET_H

#include "host/page.h"
#include "solve/solve.h"

/* What an answer has to be. */
typedef enum QuestionTask {
    ASKS_LINE, /* moves that win, or "impossible" where nothing does */
    ASKS_MOVE  /* one move, which has to be among the best */
} QuestionTask;

enum {
    MOST_DIFFICULTY = 127,
    MOST_ANSWER_MOVES = 1024 /* that a question knows */
};

/* How many questions of each difficulty are still wanted. */
typedef struct QuestionQuota {
    u32 least, most; /* difficulties */
    u64 each;
    u64 count[MOST_DIFFICULTY + 1]; /* made so far */
    u8 is_known; /* the difficulty was proven when the question was asked, so
                    a set may save itself a long proof */
} QuestionQuota;

static inline int quota_wants(const QuestionQuota *quota, u32 difficulty)
{
    return difficulty >= quota->least && difficulty <= quota->most &&
           quota->count[difficulty] < quota->each;
}

typedef struct AskedQuestion {
    const struct QuestionSet *set;
    u64 number;
    u32 difficulty;
    u8 is_dealt; /* from this variant and seed, with some moves played */
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    u8 position[MOST_POSITION];
    u8 is_impossible;
    /* With ASKS_LINE, moves that win; with ASKS_MOVE, every right answer, the
       best first. */
    u16 answer[MOST_ANSWER_MOVES];
    u32 length;
    u64 nodes; /* that searches have looked at, also if there is no question */
} AskedQuestion;

typedef struct QuestionSet {
    const Game *game;
    const char *name;
    const char *measure; /* "moves of a shortest solution" */
    /* The two parts of a prompt; the board is between them. Prompts aren't
       translated, since they are part of the question. */
    const char *rules, *request;
    u8 version; /* raised whenever a number means another question */
    u8 task;
    u8 is_shortest;  /* the lines are, so answers can be compared with them */
    u32 least, most; /* difficulties */
    u64 numbers;     /* from 1; those of the second half are held out */
    u64 patience;    /* so many numbers without a wanted question are enough */
    const u8 *reasons; /* with which the rules refuse a text that isn't a move;
                          ends with 0 */
    /* Makes tables and lends memory. Returns 0, with a reason, if that isn't
       possible. */
    int (*open)(const struct QuestionSet *set, void **own,
                const char **reason);
    void (*close)(void *own);
    /* Makes the question of a number, unless its difficulty isn't wanted or
       can't be told; then it returns 0. */
    int (*make)(void *own, const QuestionQuota *quota,
                AskedQuestion *question);
    /* NULL: as the game does */
    void (*page_board)(Page *page, const void *position);
    void (*page_move)(Page *page, const void *position, u16 move);
} QuestionSet;

/* question_sets.c: all of them, then NULL; the first of each game is the usual
   one */
extern const QuestionSet *const question_sets[];
/* Returns the set of this name, or the game's first one without a name; NULL
   if there is none. */
const QuestionSet *question_set_find(const Game *game, const char *name);

extern const QuestionSet sliding_3x3_questions, sliding_3x2_questions,
    sliding_4x2_questions, sliding_5x2_questions, sliding_4x4_questions,
    freecell_cells_questions, freecell_moves_questions,
    mahjong_boards_questions, mahjong_pairs_questions, kulki_best_questions;

/* A set in use. */
typedef struct QuestionMaker {
    const QuestionSet *set;
    void *own;
} QuestionMaker;

/* Returns 0, with a reason, if the set's tables can't be made. */
int question_maker_open(QuestionMaker *maker, const QuestionSet *set,
                        const char **reason);
void question_maker_close(QuestionMaker *maker);
/* Makes the question of this number. Returns 0 if there is none, or none that
   the quota wants. */
int question_maker_make(const QuestionMaker *maker, const QuestionQuota *quota,
                        u64 number, AskedQuestion *question);
static inline int question_is_held_out(const AskedQuestion *question)
{
    return question->number > question->set->numbers / 2;
}

#endif
