/* SPDX-License-Identifier: MIT */
/* Solving deals: one, a range of them, or boards. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "progress_bar.h"
#include "sliding_boards.h"
#include "solving.h"
#include "survey.h"

enum {
    MEGABYTE = 1 << 20,
    TABLES_MEGABYTES = 1024 /* when tables are asked for, but no memory */
};

/* Seeds that are numbers, and stand for themselves. */
#define MOST_NUMBER 999999999999ULL

/* The ways of asking, and the memory that each takes when none is told. */
static const struct {
    How how;
    size_t option; /* its place in Options */
    u32 megabytes;
    const char *name;
} ways[] = {{SOLVE_OPTIMAL, offsetof(Options, optimal), 1024, "optimal"},
            {SOLVE_SHORT, offsetof(Options, shorter), 256, "short"},
            {SOLVE_PROVE, offsetof(Options, prove), 1024, "prove"},
            {FAIRLY, offsetof(Options, fair), 32, "fair"},
            {SOLVE_FAST, offsetof(Options, fast), 32, "fast"}};

enum { WAY_COUNT = sizeof ways / sizeof *ways };

/* --------------------------------------------------------------- options */

static int is_given(const Options *options, size_t place)
{
    return ((const u8 *)options)[place];
}

static int find_way(Survey *survey, const Options *options, u32 *megabytes)
{
    int way = WAY_COUNT - 1;
    int given = 0;
    int i;
    for (i = 0; i < WAY_COUNT; i++)
        if (is_given(options, ways[i].option)) {
            way = i;
            given++;
        }
    if (given > 1)
        return complain("--fast, --short, --optimal, --prove and --fair are "
                        "ways to ask: give one of them");
    survey->question.how = ways[way].how;
    survey->print.how = ways[way].name;
    *megabytes = options->tables ? TABLES_MEGABYTES : ways[way].megabytes;
    return EXIT_DONE;
}

static int start_survey(Survey *survey, const Options *options)
{
    u32 megabytes = 0;
    memset(survey, 0, sizeof *survey);
    survey->print.json = options->json;
    if (find_way(survey, options, &megabytes))
        return EXIT_USAGE;
    megabytes = (u32)number_or(&options->memory, megabytes);
    survey->grows = !options->nodes.given && !options->memory.given;
    survey->question.most_nodes = number_or(&options->nodes, ~(u64)0);
    survey->question.size = (u64)megabytes * MEGABYTE;
    start_slider(&survey->slider, options, survey->question.size);
    survey->slider.hole_first = has_hole_first(options);
    survey->slider.threads = (u32)number_or(&options->threads, 1);
    survey->question.memory = malloc((size_t)survey->question.size);
    survey->question.stop = catch_stop();
    survey->print.slider = &survey->slider;
    if (survey->question.memory)
        return EXIT_DONE;
    complain("there are no %lu megabytes: give fewer by --memory",
             (unsigned long)megabytes);
    return EXIT_TROUBLE;
}

/* A range stands where a deal's number stands, or behind --seed; else the
   words are as in play. EXIT_DONE, or complains of one that is wrong. */
static int take_range(Task *task, Range *range, int *is_range)
{
    const char *word =
        task->first < task->last ? task->arguments[task->last - 1] : "";
    const char *seed = task->options.seed;
    const u64 own = solving_of(task->choice.game)->most_seed;
    const u64 most = own ? own : MOST_NUMBER;
    *is_range = 1;
    if (seed && looks_like_range(seed)) {
        task->options.seed = NULL;
        return read_range("seed", seed, most, range);
    }
    *is_range = looks_like_range(word);
    task->last -= *is_range;
    return *is_range ? read_range(NULL, word, most, range) : EXIT_DONE;
}

static int check_range(const Task *task, const Range *range)
{
    if (task->choice.level)
        return complain("%s has seeds of its own: leave %s or the range out",
                        task->choice.level, task->choice.level);
    if (task->choice.has_seed)
        return complain("%llu..%llu is a second choice of deals: give one",
                        (unsigned long long)range->first,
                        (unsigned long long)range->last);
    if (task->options.board || task->options.load)
        return complain("a range is of deals: leave --%s out",
                        task->options.board ? "board" : "load");
    if (task->options.notation)
        return complain("--notation is for one deal: of a range no moves are "
                        "printed");
    return EXIT_DONE;
}

/* What can't be asked of this game, or not so. */
static int check_survey(const Survey *survey, const Task *task, int is_range)
{
    const Options *options = &task->options;
    const Game *game = task->choice.game;
    const How how = survey->question.how;
    if (!survey->print.notation)
        return complain("there is no notation %s of %s: standard, flat, "
                        "freecell's fc-solve or sliding's urdl",
                        options->notation, game->name);
    if (options->boards && (is_range || options->board || options->load))
        return complain("--boards is a start of its own: leave ranges, "
                        "--board and --load out");
    if (how != FAIRLY && !find_solver(game, how))
        return complain("there is no %s solver of %s", survey->print.how,
                        game->name);
    return EXIT_DONE;
}

int run_solve(Task *task)
{
    const Solving *solving = solving_of(task->choice.game);
    Survey survey;
    Range range;
    int is_range;
    int result = take_range(task, &range, &is_range);
    if (!result)
        result = read_words(task);
    if (!result && is_range)
        result = check_range(task, &range);
    if (!result && solving->run)
        return solving->run(task, is_range ? &range : NULL);
    if (!result)
        result = start_survey(&survey, &task->options);
    if (result)
        return result;
    survey.print.notation =
        find_notation(task->choice.game, task->options.notation);
    result = check_survey(&survey, task, is_range);
    if (!result)
        result = task->options.boards ? ask_boards(&survey, task)
                 : is_range           ? ask_range(&survey, task, &range)
                                      : ask_one(&survey, task);
    stop_slider(&survey.slider);
    free(survey.question.memory);
    return result ? result : result_of_survey(&survey);
}
