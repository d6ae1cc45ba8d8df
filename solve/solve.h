/* SPDX-License-Identifier: MIT */
/* Solving: a question about a position, and an answer that can be trusted.
   A solver uses the memory it is given and nothing else, counts nodes and
   never looks at a clock: the same question has the same answer, found in the
   same number of nodes, on every machine. */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdatomic.h>
#include <stdint.h>

#include "rules/core/game.h"

typedef uint64_t u64;

typedef enum How {
    SOLVE_FAST,    /* some line, as soon as may be */
    SOLVE_SHORT,   /* a line with few moves */
    SOLVE_OPTIMAL, /* a line than which there is no shorter one */
    SOLVE_PROVE,   /* whether there is a line at all */
    HOW_COUNT
} How;

typedef enum Verdict {
    NO_SOLVER,  /* for this game, asked like this */
    SOLVED,     /* with a line that the rules were seen to play to WON */
    IMPOSSIBLE, /* every position there is was looked at */
    LIMIT,      /* nodes or memory ran out, or the caller said stop */
    REFUTED     /* the rules refuse the line found: a fault of the solver */
} Verdict;

typedef struct Question {
    const Game *game;
    const void *position;
    How how;
    void *memory; /* the solver's alone until the answer has been read */
    u64 size;     /* of it, in bytes */
    u64 most_nodes;
    const _Atomic u8 *stop; /* not 0: give up; NULL: nobody will say so */
} Question;

/* Another thread or a signal handler may set the flag at any time. Nothing
   else is passed on by it, so relaxed loads are enough. */
static inline u8 is_stop_set(const _Atomic u8 *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static inline u8 is_stopped(const Question *question)
{
    return is_stop_set(question->stop);
}

/* What a search for a line of the fewest single moves proved, whether it came
   to its end or not. */
typedef struct Optimum {
    u32 bound;         /* moves at least, as seen at once */
    u32 least;         /* moves at least, as proven */
    const u64 *looked; /* least - bound numbers: the positions that a line of
                          "bound" moves can lead through, then those more that
                          one with a move more can, and so on; all of them were
                          looked at */
} Optimum;

typedef struct Answer {
    Verdict verdict;
    const u16 *line; /* in the question's memory */
    u32 length;
    u64 nodes;       /* positions that were looked at */
    u64 positions;   /* of these, in the search that looks at each once */
    Optimum optimum; /* 0 where none was asked for, or told */
    u8 proven;       /* Mahjong's SHORT: no line peeks at fewer tiles */
} Answer;

/* What an answer is before anything is found: LIMIT, and nothing else. */
extern const Answer no_answer;

/* The memory with which a solver has all it can make use of at once. */
enum { SOLVE_COMFORT = 32 << 20 };

typedef struct Solver {
    const Game *game;
    void (*solve[HOW_COUNT])(const Question *question, Answer *answer);
} Solver;

/* One for each game that can be solved. */
extern const Solver *const solvers[];
extern const u8 solver_count;

/* NULL when there is none that can be asked so. */
const Solver *find_solver(const Game *game, How how);

void solve(const Question *question, Answer *answer);

#endif
