/* SPDX-License-Identifier: MIT */
#include "solve_request.h"

#include <stddef.h>

#include "solving.h"

enum {
    MEGABYTE = 1 << 20,
    TABLES_MEGABYTES = 1024 /* when tables are asked for, but no memory */
};

/* Seeds that are numbers, and stand for themselves. */
#define MOST_NUMBER 999999999999ULL

/* ---------------------------------------------------------------- deals */

/* A range stands where a deal's number stands, or behind --seed; else the
   words are as in play. NULL when there is none. */
static const char *take_range(CommandLine *line)
{
    const char *word;
    if (line->options.seed && looks_like_range(line->options.seed))
        return line->options.seed;
    word = line->first < line->last ? line->arguments[line->last - 1] : "";
    if (!looks_like_range(word))
        return NULL;
    line->last--;
    return word;
}

static int read_deals(DealsRequest *request, const Options *options,
                      const char *range)
{
    const Choice *choice = &request->start.choice;
    const char *option = range == options->seed ? "seed" : NULL;
    const u64 most = solving_of(choice->game)->most_seed;
    if (read_range(option, range, most ? most : MOST_NUMBER, &request->range))
        return EXIT_USAGE;
    if (choice->level)
        return complain("%s has seeds of its own: leave %s or the range out",
                        choice->level, choice->level);
    if (choice->has_seed)
        return complain("%llu..%llu is a second choice of deals: give one",
                        (unsigned long long)request->range.first,
                        (unsigned long long)request->range.last);
    if (options->from.board || options->from.load)
        return complain("a range is of deals: leave --%s out",
                        options->from.board ? "board" : "load");
    if (options->notation)
        return complain("--notation is for one deal: of a range no moves are "
                        "printed");
    return EXIT_DONE;
}

/* The numbers behind the range are read last. */
int read_deals_request(DealsRequest *request, CommandLine *line)
{
    const int last = line->last;
    const char *range = take_range(line);
    Choice *choice = &request->start.choice;
    int result;
    choice_start(choice, line->game);
    request->is_range = range != NULL;
    result = read_start_words(choice, line);
    if (!result && range != line->options.seed)
        result = read_start_seed(choice, &line->options);
    if (!result && range)
        result = read_deals(request, &line->options, range);
    if (!result)
        result = read_values(&line->options, last);
    return result ? result : read_start_files(&request->start, &line->options);
}

/* -------------------------------------------------------------- questions */

/* The ways of asking, and the memory that each takes when none is told. */
static const struct {
    How how;
    size_t option; /* its place in Options */
    u32 megabytes;
    const char *name;
} ways[] = {{SOLVE_FAST, offsetof(Options, fast), 32, "fast"},
            {SOLVE_OPTIMAL, offsetof(Options, optimal), 1024, "optimal"},
            {SOLVE_SHORT, offsetof(Options, shorter), 256, "short"},
            {SOLVE_PROVE, offsetof(Options, prove), 1024, "prove"},
            {FAIRLY, offsetof(Options, fair), 32, "fair"}};

enum { WAY_COUNT = sizeof ways / sizeof *ways };

/* The first way, unless another one is given. */
static int read_way(SolveRequest *request, const Options *options)
{
    int way = 0;
    int given = 0;
    int i;
    for (i = 0; i < WAY_COUNT; i++)
        if (((const u8 *)options)[ways[i].option]) {
            way = i;
            given++;
        }
    if (given > 1)
        return complain("--fast, --short, --optimal, --prove and --fair are "
                        "ways to ask: give one of them");
    request->how = ways[way].how;
    request->how_name = ways[way].name;
    request->megabytes = (u32)number_or(&options->memory,
                                        options->tables ? TABLES_MEGABYTES
                                                        : ways[way].megabytes);
    return EXIT_DONE;
}

/* What can't be asked of this game, or not so. */
static int check_question(const SolveRequest *request, const Options *options)
{
    const Game *game = request->deals.start.choice.game;
    if (!request->notation)
        return complain("there is no notation %s of %s: standard, flat, "
                        "freecell's fc-solve or sliding's urdl",
                        options->notation, game->name);
    if (request->boards &&
        (request->deals.is_range || options->from.board || options->from.load))
        return complain("--boards is a start of its own: leave ranges, "
                        "--board and --load out");
    if (request->how != FAIRLY && !find_solver(game, request->how))
        return complain("there is no %s solver of %s", request->how_name,
                        game->name);
    return EXIT_DONE;
}

static void read_slider_request(SolveRequest *request, const Options *options)
{
    SliderRequest *slider = &request->slider;
    slider->level = options->tables ? options->tables - 1 : DATABASE_LEVELS;
    slider->hole_first = request->deals.start.hole_first;
    slider->threads = (u32)number_or(&options->threads, 1);
    slider->in_slides = options->slides;
    slider->memory = (u64)request->megabytes * MEGABYTE;
}

int read_solve_request(SolveRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    int result = read_deals_request(&request->deals, line);
    if (!result)
        result = read_way(request, options);
    if (result)
        return result;
    request->boards = options->boards;
    request->notation = find_notation(line->game, options->notation);
    request->nodes = number_or(&options->nodes, ~(u64)0);
    request->grows = !options->nodes.given && !options->memory.given;
    request->json = options->json;
    read_slider_request(request, options);
    return check_question(request, options);
}
