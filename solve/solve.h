/* SPDX-License-Identifier: MIT */
/* The interface of all solvers: a question about a position, and an answer
   that can be trusted. A solver uses only the memory it is given, counts nodes
   and never reads a clock. The same question therefore has the same answer,
   found with the same number of nodes, on every machine. */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdatomic.h>
#include <stdint.h>

#include "rules/core/game.h"

typedef uint64_t u64;
typedef int64_t i64;

/* Grows when a solver's answers or counts of nodes change. It is part of
   quadrille.h; tests/library/solving_test.c knows what belongs to it. */
enum { SOLVE_VERSION = 1 };

typedef enum How {
    SOLVE_FAST,    /* any line, as quickly as possible */
    SOLVE_SHORT,   /* a line with few moves */
    SOLVE_OPTIMAL, /* a line with the fewest moves */
    SOLVE_PROVE,   /* whether there is a line at all */
    HOW_COUNT
} How;

typedef enum Verdict {
    NO_SOLVER,  /* for this game and this kind of question */
    SOLVED,     /* with a line that the rules have played to WON */
    IMPOSSIBLE, /* proven: there is no line */
    LIMIT,      /* nodes or memory ran out, or the caller said stop */
    REFUTED     /* the rules refuse the line found: a bug in the solver */
} Verdict;

/* Collects what proves that there is no line, for certificates. What a note
   points to depends on the solver. */
typedef struct Witness {
    void (*note)(void *own, const void *evidence);
    void *own;
} Witness;

typedef struct Question {
    const Game *game;
    const void *position;
    How how;
    void *memory; /* belongs to the solver until the answer has been read */
    u64 size;     /* of the memory, in bytes */
    u64 most_nodes;
    const _Atomic u8 *stop; /* set to make the solver give up; may be NULL */
    const Witness *witness; /* NULL: nobody wants certificates */
    /* Asked often, by one thread: 1 makes the solver give up. It may be NULL.
     */
    int (*ask)(void *own);
    void *own;
} Question;

/* Another thread or a signal handler may set the flag at any time. The flag
   publishes no other data, so relaxed loads suffice. */
static inline u8 is_stop_set(const _Atomic u8 *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static inline void question_note(const Question *question,
                                 const void *evidence)
{
    if (question->witness)
        question->witness->note(question->witness->own, evidence);
}

static inline u8 is_stopped(const Question *question)
{
    return question && (is_stop_set(question->stop) ||
                        (question->ask && question->ask(question->own)));
}

/* What a search for a line with the fewest single moves has proven, whether or
   not it was finished. */
typedef struct Optimum {
    u32 bound; /* first lower bound, known without a search */
    u32 least; /* lower bound proven by the search */
    const u64
        *looked; /* least - bound numbers: how many positions a line of "bound"
                    moves can pass through, then how many more a line with one
                    more move can, and so on. All of them were searched. */
} Optimum;

typedef struct Answer {
    Verdict verdict;
    const u16 *line; /* in the question's memory */
    u32 length;
    u64 nodes;       /* positions searched */
    u64 positions;   /* of these, by the search that visits each once */
    Optimum optimum; /* all 0 if nobody asked for it, or nothing is known */
    u8 proven; /* Mahjong with SOLVE_SHORT: no line peeks at fewer tiles */
} Answer;

/* The answer before anything is found: the verdict is LIMIT, all else is
   empty. */
extern const Answer no_answer;

/* The memory a solver can make good use of straight away. */
enum { SOLVE_COMFORT = 32 << 20 };

typedef struct Solver {
    const Game *game;
    void (*solve[HOW_COUNT])(const Question *question, Answer *answer);
} Solver;

/* One for each game that can be solved. */
extern const Solver *const solvers[];

/* NULL if no solver answers this kind of question about this game. */
const Solver *solver_find(const Game *game, How how);

void solve(const Question *question, Answer *answer);

#endif
