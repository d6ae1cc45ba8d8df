/* SPDX-License-Identifier: MIT */
/* Reads the request to a solver from the command line. */
#include "solve_request.h"

#include "solving.h"

enum {
    MEGABYTE = 1 << 20,
    TABLES_MEGABYTES = 1024 /* for tables, unless --memory is given */
};

/* The largest numeric seed that isn't hashed. */
#define MOST_NUMBER 999999999999ULL

/* ---------------------------------------------------------------- deals */

/* Takes the range, which replaces the deal's number or follows --seed; NULL if
   there is none. The other words are as in play. */
static const char *take_range(CommandLine *line)
{
    const char *word;
    if (line->options.seed && range_is_likely(line->options.seed))
        return line->options.seed;
    word = line->first < line->last ? line->arguments[line->last - 1] : "";
    if (!range_is_likely(word))
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
    if (range_read(option, range, most ? most : MOST_NUMBER, &request->range))
        return EXIT_USAGE;
    if (most && !request->range.first)
        return complain(_("deals are counted from 1"));
    if (choice->level)
        return complain(_("level '%s' has its own seeds; don't give a range"),
                        choice->level);
    if (choice->has_seed)
        return complain(_("the range %1$llu..%2$llu is a second choice of "
                          "deals; give only one"),
                        (unsigned long long)request->range.first,
                        (unsigned long long)request->range.last);
    if (options->from.board || options->from.load)
        return complain(_("a range of deals can't be used with --%s"),
                        options->from.board ? "board" : "load");
    if (options->notation)
        return complain(_("--notation works only with a single deal: for a "
                          "range, no moves are printed"));
    return EXIT_DONE;
}

int solve_read_deals_request(DealsRequest *request, CommandLine *line)
{
    const char *range = take_range(line);
    Choice *choice = &request->start.choice;
    int result;
    choice_start(choice, line->game);
    request->is_range = range != NULL;
    result = start_read_words(choice, line);
    if (!result && range != line->options.seed)
        result = start_read_seed(choice, &line->options);
    if (!result && range)
        result = read_deals(request, &line->options, range);
    return result ? result : start_read_files(&request->start, &line->options);
}

/* -------------------------------------------------------------- questions */

/* The kinds of questions, and the memory that each gets unless --memory is
   given. */
static const struct {
    How how;
    u32 megabytes;
    const char *name;
} ways[] = {[MODE_FAST] = {SOLVE_FAST, 32, "fast"},
            [MODE_SHORT] = {SOLVE_SHORT, 256, "short"},
            [MODE_OPTIMAL] = {SOLVE_OPTIMAL, 1024, "optimal"},
            [MODE_PROVE] = {SOLVE_PROVE, 1024, "prove"},
            [MODE_FAIR] = {FAIRLY, 32, "fair"}};

static void read_way(SolveRequest *request, const Options *options)
{
    const u8 mode = options->mode ? options->mode : MODE_FAST;
    request->how = ways[mode].how;
    request->how_name = ways[mode].name;
    request->megabytes = (u32)number_or(
        &options->memory,
        options->tables ? TABLES_MEGABYTES : ways[mode].megabytes);
}

/* Rejects questions that don't suit the game or the other options. */
static int check_question(const SolveRequest *request, const Options *options)
{
    const Game *game = request->deals.start.choice.game;
    if (!request->notation)
        return complain(_("unknown notation '%1$s' for %2$s; use standard, "
                          "flat, fc-solve (freecell) or urdl (sliding)"),
                        options->notation, game->name);
    if (request->boards &&
        (request->deals.is_range || options->from.board || options->from.load))
        return complain(_("--boards can't be used with a range, --board or "
                          "--load"));
    if (request->boards && request->deals.start.choice.has_seed)
        return complain(_("--boards replaces the deal; don't give its number "
                          "or seed"));
    if (request->how != FAIRLY && !solver_find(game, request->how))
        return complain(_("%2$s has no solver for --mode %1$s"),
                        request->how_name, game->name);
    return EXIT_DONE;
}

static void read_slider_request(SolveRequest *request, const Options *options)
{
    SliderRequest *slider = &request->slider;
    slider->level = options->tables ? options->tables - 1 : DATABASE_LEVELS;
    slider->gap_first = request->deals.start.gap_first;
    slider->threads = (u32)number_or(&options->threads, 1);
    slider->in_slides = options->slides;
    slider->memory = (u64)request->megabytes * MEGABYTE;
}

int solve_read_request(SolveRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    int result = solve_read_deals_request(&request->deals, line);
    if (result)
        return result;
    read_way(request, options);
    request->boards = options->boards;
    request->notation = notation_find(line->game, options->notation);
    request->nodes = number_or(&options->nodes, ~(u64)0);
    request->grows = !options->nodes.given && !options->memory.given;
    request->json = options->json;
    read_slider_request(request, options);
    return check_question(request, options);
}
