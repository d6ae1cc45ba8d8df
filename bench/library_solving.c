/* SPDX-License-Identifier: MIT */
/* What it costs to call a solver through the library: the same questions,
   asked through quadrille_solve and directly, in turn. Prints processor
   seconds and, where the system counts them, instructions; the least of
   several rounds. library_solving [ROUNDS] */
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bench/cpu_clock.h"
#include "include/quadrille.h"
#include "rules/games.h"
#include "solve/solve.h"

enum { MEMORY = 48 << 20, POSITION_ROOM = 2048 };

/* A number of deals, and how they are asked about. */
typedef struct SolvingTask {
    const char *game, *variant;
    int how, deals;
    u64 nodes;
} SolvingTask;

static const SolvingTask tasks[] = {
    {"freecell", "", SOLVE_FAST, 60, 1000000},
    {"freecell", "", SOLVE_SHORT, 1, 100000},
    {"freecell", "", SOLVE_OPTIMAL, 2, 30000},
    {"freecell", "0cells", SOLVE_PROVE, 20, 30000},
    {"sliding", "4x4", SOLVE_FAST, 10, 200000},
    {"sliding", "3x3", SOLVE_OPTIMAL, 60, 200000},
    {"sliding", "6x6", SOLVE_SHORT, 4, 20000},
    {"mahjong", "", SOLVE_FAST, 40, 30000},
    {"mahjong", "", SOLVE_PROVE, 10, 30000},
};

static unsigned char memory[MEMORY] __attribute__((aligned(64)));

/* ------------------------------------------------------------------- asking
 */

static u64 ask_directly(const SolvingTask *task, const void *position)
{
    Question question = {.game = games_find(task->game),
                         .position = position,
                         .how = (How)task->how,
                         .memory = memory,
                         .size = MEMORY,
                         .most_nodes = task->nodes};
    Answer answer;
    solve(&question, &answer);
    return answer.nodes;
}

static u64 ask_library(const SolvingTask *task, const void *position)
{
    quadrille_question question = {.size = sizeof question,
                                   .mode = task->how,
                                   .memory = memory,
                                   .memory_size = MEMORY,
                                   .most_nodes = task->nodes};
    quadrille_answer answer = {.size = sizeof answer};
    if (quadrille_solve(quadrille_game_find(task->game), position, &question,
                        &answer))
        exit(1);
    return answer.nodes;
}

typedef u64 AskForNodes(const SolvingTask *task, const void *position);

/* Asks about all deals; returns the nodes and the seconds that it took. */
static u64 ask_all(const SolvingTask *task, AskForNodes *ask, double *seconds)
{
    static unsigned char positions[64][POSITION_ROOM];
    const quadrille_game *game = quadrille_game_find(task->game);
    char seed[16];
    u64 nodes = 0;
    int i;
    for (i = 0; i < task->deals; i++) {
        snprintf(seed, sizeof seed, "%d", i + 1);
        if (quadrille_position_deal(game, positions[i], POSITION_ROOM,
                                    task->variant, seed, NULL))
            exit(1);
    }
    *seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    for (i = 0; i < task->deals; i++)
        nodes += ask(task, positions[i]);
    *seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    return nodes;
}

static void compare(const SolvingTask *task, int rounds)
{
    static const char *const hows[] = {"fast", "short", "optimal", "prove"};
    double least[2] = {0};
    u64 nodes[2] = {0};
    int i;
    for (i = 0; i < 2 * rounds; i++) {
        double seconds;
        nodes[i % 2] =
            ask_all(task, i % 2 ? ask_library : ask_directly, &seconds);
        if (i < 2 || seconds < least[i % 2])
            least[i % 2] = seconds;
    }
    if (nodes[0] != nodes[1])
        exit(1);
    printf("%-8s %-6s %-7s %8.0f nodes  direct %7.4f s  library %7.4f s "
           "%+6.2f %%\n",
           task->game, task->variant, hows[task->how], (double)nodes[0],
           least[0], least[1], 100 * (least[1] / least[0] - 1));
}

int main(int argc, char **argv)
{
    const int rounds = argc == 2 ? atoi(argv[1]) : 9;
    const size_t nth = argc == 3 ? (size_t)atoi(argv[1]) : 0;
    double seconds;
    size_t i;
    if (argc == 3 && nth >= COUNT_OF(tasks))
        return 2;
    if (argc == 3)
        printf("%.0f\n",
               (double)ask_all(&tasks[nth],
                               strcmp(argv[2], "direct") ? ask_library
                                                         : ask_directly,
                               &seconds));
    for (i = 0; argc < 3 && i < COUNT_OF(tasks); i++)
        compare(&tasks[i], rounds);
    return 0;
}
