/* SPDX-License-Identifier: MIT */
/* Trains the network that judges large boards of the sliding puzzle. First
   boards are solved by beam search, then a network learns from the solutions;
   with this network as its judge, the beam search solves more boards, and so
   on. The same seeds and files make the same weights. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "host/host.h"
#include "network_load.h"
#include "resize.h"
#include "teacher.h"
#include "trainer.h"

static const char usage[] =
    "sliding solve SIDE FILE BOARDS NODES [SEED [WEIGHTS]]\n"
    "    solve boards until the file has BOARDS solutions, with NODES nodes\n"
    "    for each; with weights, the beam search ranks boards by them\n"
    "sliding improve SIDE FILE TO NODES WEIGHTS\n"
    "    shorten the solutions of a file, with NODES nodes for each, and "
    "append\n"
    "    them to another file; goes on behind the last one there\n"
    "sliding rivals SIDE FILE TO NODES WEIGHTS [SEED]\n"
    "    search again for each solution in a file, and write boards that the\n"
    "    network took for as good as those on the solution, and solutions "
    "that\n"
    "    are shorter, to a new file\n"
    "sliding learn SIDE DIRECTORY ACCUMULATORS PASSES SEED FILE...\n"
    "    learn from files of solutions, and write DIRECTORY/checkpoint and\n"
    "    DIRECTORY/weights.bin after each pass; a training that was stopped\n"
    "    continues from its checkpoint; steps become smaller towards the\n"
    "    last pass; smaller boards are the last corner of larger ones\n"
    "sliding resize SIDE DIRECTORY ACCUMULATORS DONE FROM_SIDE "
    "FROM_DIRECTORY\n"
    "    write DIRECTORY/checkpoint with the network of a smaller or larger\n"
    "    board, as if it had made DONE passes\n";

enum { REPORT_EVERY = 100, MOST_PATH = 4096 };

static int complain(const char *name, const char *reason)
{
    fprintf(stderr, "%s: %s\n", name, reason);
    return EXIT_FAILURE;
}

/* Without weights, distances judge the boards. */
static Teacher open_teacher(u8 side, const char *nodes, const char *weights,
                            Network *network)
{
    Teacher teacher = {.side = side,
                       .seed = 1,
                       .nodes = strtoull(nodes, NULL, 10),
                       .memory = host_must_have(malloc(TEACHER_ROOM)),
                       .size = TEACHER_ROOM};
    if (weights) {
        network_load(network, weights, side, side);
        teacher.network = network;
    }
    return teacher;
}

/* The next board of a file that has a solution. */
static int read_solved(FILE *file, const char *name, u8 side,
                       Solution *solution)
{
    while (solution_read(file, name, side, solution))
        if (!solution->is_rival)
            return 1;
    return 0;
}

/* ------------------------------------------------------------------ solve */

/* Counts the boards that are in the file already, and removes what a program
   that was stopped has left of one more. */
static u32 count_solutions(FILE *file, const char *name, u8 side)
{
    Solution solution;
    u32 count = 0;
    off_t end = 0;
    while (solution_read(file, name, side, &solution)) {
        count++;
        end = ftello(file);
    }
    fseeko(file, 0, SEEK_END);
    if (!count && ftello(file))
        exit(complain(name, "not a file of solutions"));
    if (ftruncate(fileno(file), end))
        exit(complain(name, "can't be written"));
    return count;
}

static void solve_boards(const Teacher *teacher, FILE *file, const char *name,
                         u32 most)
{
    u32 number = count_solutions(file, name, teacher->side);
    u64 sum = 0;
    while (number < most) {
        Solution solution;
        teacher_solve(teacher, number++, &solution);
        solution_write(file, name, &solution);
        sum += solution.length;
        if (number % REPORT_EVERY)
            continue;
        printf("%u boards: mean %.2f\n", (unsigned)number,
               (double)sum / REPORT_EVERY);
        fflush(stdout);
        sum = 0;
    }
}

static int run_solve(u8 side, int count, char **words)
{
    Teacher teacher;
    Network network;
    FILE *file = fopen(words[3], "a+");
    if (!file)
        return perror(words[3]), EXIT_FAILURE;
    teacher =
        open_teacher(side, words[5], count > 7 ? words[7] : NULL, &network);
    if (count > 6)
        teacher.seed = strtoull(words[6], NULL, 10);
    solve_boards(&teacher, file, words[3], (u32)atoi(words[4]));
    fclose(file);
    free(teacher.memory);
    return EXIT_SUCCESS;
}

/* ---------------------------------------------------------------- improve */

static int run_improve(u8 side, int count, char **words)
{
    Teacher teacher;
    Network network;
    Solution solution;
    FILE *from = fopen(words[3], "r");
    FILE *to = fopen(words[4], "a+");
    u32 number, done;
    u64 before = 0;
    u64 after = 0;
    (void)count;
    if (!from || !to)
        return perror(words[from ? 4 : 3]), EXIT_FAILURE;
    teacher = open_teacher(side, words[5], words[6], &network);
    done = count_solutions(to, words[4], side);
    for (number = 0; read_solved(from, words[3], side, &solution); number++) {
        if (number < done)
            continue;
        before += solution.length;
        teacher_improve(&teacher, &solution);
        solution_write(to, words[4], &solution);
        after += solution.length;
    }
    printf("%u solutions: %lu moves became %lu\n", (unsigned)(number - done),
           (unsigned long)before, (unsigned long)after);
    fclose(from);
    fclose(to);
    free(teacher.memory);
    return EXIT_SUCCESS;
}

/* ----------------------------------------------------------------- rivals */

static int run_rivals(u8 side, int count, char **words)
{
    static Solution rivals[MOST_RIVALS];
    Teacher teacher;
    Network network;
    Solution solution;
    FILE *from = fopen(words[3], "r");
    FILE *to = fopen(words[4], "wx");
    u8 rng[RNG_SIZE];
    u8 seed[SEED_SIZE] = {0};
    if (!from || !to)
        return perror(words[from ? 4 : 3]), EXIT_FAILURE;
    teacher = open_teacher(side, words[5], words[6], &network);
    seed[0] = (u8)(count > 7 ? atoi(words[7]) : 1);
    rng_seed(rng, seed);
    while (read_solved(from, words[3], side, &solution)) {
        const u32 before = solution.length;
        const u32 found =
            teacher_find_rivals(&teacher, rng, &solution, rivals);
        u32 i;
        if (solution.length < before)
            solution_write(to, words[4], &solution);
        for (i = 0; i < found; i++)
            solution_write(to, words[4], &rivals[i]);
    }
    fclose(from);
    fclose(to);
    free(teacher.memory);
    return EXIT_SUCCESS;
}

/* ------------------------------------------------------------------ learn */

static void print_error(const char *what, const TrainerError *error)
{
    const double samples = (double)error->samples;
    if (error->samples)
        printf("; %s: error %.3f, mean %+.3f", what,
               sqrt(error->square / samples), error->sum / samples);
}

static const char *checkpoint_in(const char *directory, char *name)
{
    snprintf(name, MOST_PATH, "%s/checkpoint", directory);
    return name;
}

static int is_hidden(u16 hidden)
{
    return hidden && hidden <= NETWORK_MOST_HIDDEN &&
           hidden % NETWORK_HIDDEN_STEP == 0;
}

static int run_resize(u8 side, int count, char **words)
{
    const u16 hidden = (u16)atoi(words[4]);
    const u32 from_side = (u32)atoi(words[6]);
    char name[MOST_PATH];
    Trainer from, to;
    (void)count;
    if (!is_hidden(hidden) || !sliding_is_side(from_side))
        return complain(words[4], "no such network");
    trainer_start(&from, (u8)from_side, hidden, 0);
    if (!trainer_load(&from, checkpoint_in(words[7], name)))
        return complain(name, "not there");
    trainer_start(&to, side, hidden, 0);
    if (trainer_load(&to, checkpoint_in(words[3], name)))
        return complain(name, "there is one");
    resize(&from, &to);
    to.passes = (u32)atoi(words[5]);
    trainer_save(&to, name);
    return EXIT_SUCCESS;
}

static int run_learn(u8 side, int count, char **words)
{
    const u16 hidden = (u16)atoi(words[4]);
    const u32 passes = (u32)atoi(words[5]);
    const u64 seed = strtoull(words[6], NULL, 10);
    Samples learnt = {.side = side, .cells = (u8)(side * side)};
    Samples tested = learnt;
    char checkpoint[MOST_PATH], weights[MOST_PATH];
    Trainer trainer;
    int i;
    checkpoint_in(words[3], checkpoint);
    snprintf(weights, sizeof weights, "%s/weights.bin", words[3]);
    for (i = 7; i < count; i++)
        samples_read(&learnt, &tested, words[i]);
    if (!is_hidden(hidden) || !learnt.boards)
        return complain(words[4], "no such network, or nothing to learn");
    trainer_start(&trainer, side, hidden, seed);
    if (!trainer_load(&trainer, checkpoint))
        printf("%s: %u weights from scratch\n", checkpoint, trainer.count);
    while (trainer.passes < passes) {
        TrainerError error;
        const clock_t begin = clock();
        trainer_pass(&trainer, &learnt, seed, passes, &error);
        printf("pass %u of %u", trainer.passes, passes);
        print_error("learnt", &error);
        trainer_test(&trainer, &tested, &error);
        print_error("tested", &error);
        printf("; %.1f s\n", (double)(clock() - begin) / CLOCKS_PER_SEC);
        fflush(stdout);
        trainer_save(&trainer, checkpoint);
        trainer_export(&trainer, weights);
    }
    return EXIT_SUCCESS;
}

/* ------------------------------------------------------------------- main */

static const struct {
    const char *name;
    int least; /* number of words */
    int (*run)(u8 side, int count, char **words);
} ways[] = {{"solve", 6, run_solve},
            {"improve", 7, run_improve},
            {"rivals", 7, run_rivals},
            {"resize", 8, run_resize},
            {"learn", 8, run_learn}};

int main(int count, char **words)
{
    const u32 side = count > 2 ? (u32)atoi(words[2]) : 0;
    size_t i;
    for (i = 0; sliding_is_side(side) && i < COUNT_OF(ways); i++)
        if (count >= ways[i].least && strcmp(words[1], ways[i].name) == 0)
            return ways[i].run((u8)side, count, words);
    fputs(usage, stderr);
    return EXIT_FAILURE;
}
