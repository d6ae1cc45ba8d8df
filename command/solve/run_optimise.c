/* SPDX-License-Identifier: MIT */
/* Shortens a solution of the sliding puzzle. It replaces one stretch of moves
   after another by a shorter one. */
#include "run_optimise.h"

#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/metrics/sliding_line.h"
#include "host/json.h"
#include "host/plural.h"
#include "progress_bar.h"
#include "rules/sliding/sliding.h"
#include "session/notation.h"
#include "solve/sliding/beam/shorten.h"

enum { USUAL_WINDOW = 24, USUAL_NODES = 100000000 };

/* A solution and its shortened version. */
typedef struct Optimisation {
    const OptimiseRequest *request;
    Session session;
    Answer answer;
} Optimisation;

/* -------------------------------------------------------------- options */

/* A saved game contains its solution. Otherwise both the start and the moves
   must be given. */
static int read_line(OptimiseRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    const Option *alien = option_find_alien(options, FOR(LINE));
    request->saved = command_line_next_word(line);
    request->moves = options->moves;
    if (request->saved && alien)
        return complain(
            _("--%s can't be used with a saved game, which has its "
              "own moves"),
            alien->name);
    if (request->saved)
        return EXIT_DONE;
    if (!options->moves || !(options->from.board || options->seed))
        return complain(_("'optimise' needs a game (quadrille optimise "
                          "game.txt), or --board and --moves"));
    choice_start(&request->start.choice, &sliding);
    return start_read_request(&request->start, line);
}

int solve_read_optimise_request(OptimiseRequest *request, CommandLine *line)
{
    const Options *options = &line->options;
    request->window = (u32)number_or(&options->window, USUAL_WINDOW);
    request->nodes = number_or(&options->nodes, USUAL_NODES);
    request->notation = notation_find(&sliding, options->notation);
    request->json = options->json;
    if (!request->notation)
        return complain(_("unknown notation '%s' for sliding; use standard, "
                          "flat or urdl"),
                        options->notation);
    return read_line(request, line);
}

/* -------------------------------------------------------------- the line */

static int find_line(const OptimiseRequest *request, Session *session)
{
    Reader list;
    Fault fault;
    u32 taken;
    Page page = PAGE_EMPTY;
    int result;
    if (request->saved)
        return saved_file_load_game(session, &sliding, request->saved, NULL);
    result = start_session(&request->start, session, NULL);
    if (result)
        return result;
    reader_start(&list, request->moves, (u32)strlen(request->moves));
    if (!notation_play_moves(session, &list, NUMBERS_AS_READ, &taken, &fault))
        return EXIT_DONE;
    page_reason(&page, &fault);
    complain(_("move %1$lu: %2$s"), (unsigned long)taken + 1, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

/* --------------------------------------------------------------- telling */

/* The solution before and after. */
typedef struct Shortened {
    const Session *start;
    Slides line;
    Measures before, after;
} Shortened;

static void page_work(Page *page, const Optimisation *work,
                      const Shortened *shortened)
{
    const OptimiseRequest *request = work->request;
    Page singles = PAGE_EMPTY, slides = PAGE_EMPTY;
    page_count(&singles, shortened->after.singles, &plural_single_tile_moves);
    page_count(&slides, shortened->after.slides, &plural_slides);
    page_format(page,
                _("%1$s instead of %2$lu; %3$s instead of %4$lu; windows of "
                  "%5$lu%6$s, nodes %7$llu\n"),
                singles.text, (unsigned long)shortened->before.singles,
                slides.text, (unsigned long)shortened->before.slides,
                (unsigned long)request->window,
                work->answer.verdict == SOLVED ? "" : _(", not all searched"),
                (unsigned long long)work->answer.nodes);
    page_free(&singles);
    page_free(&slides);
    request->notation->put(page, shortened->start, shortened->line.moves,
                           shortened->line.count);
}

static void page_work_object(Page *page, const Optimisation *work,
                             const Shortened *shortened)
{
    const Slides *slides = &shortened->line;
    Page ways = PAGE_EMPTY;
    once_page_object(page, shortened->start);
    page_number(page, "before", shortened->before.singles);
    page_number(page, "length", shortened->after.singles);
    page_number(page, "slides", shortened->after.slides);
    page_number(page, "window", work->request->window);
    page_format(page, ",\"all\":%s",
                work->answer.verdict == SOLVED ? "true" : "false");
    explain_line(page, &sliding, slides->start, slides->moves, slides->count);
    sliding_page_ways(&ways, slides);
    page_member(page, "ways", &ways);
    page_number(page, "nodes", (long long)work->answer.nodes);
    page_text(page, "}\n");
}

static void print_work(const Optimisation *work, const Session *start)
{
    const Sliding *board = (const Sliding *)(const void *)start->position;
    const Slides old = {board, start->moves, work->session.at};
    const Shortened shortened = {
        start,
        {board, work->answer.line, work->answer.length},
        measure_slides(&old),
        measure_slides(
            &(const Slides){board, work->answer.line, work->answer.length})};
    Page page = PAGE_EMPTY;
    if (work->request->json)
        page_work_object(&page, work, &shortened);
    else
        page_work(&page, work, &shortened);
    host_print_page(&page);
}

/* ----------------------------------------------------------- the command */

static int optimise(Optimisation *work, void *memory)
{
    const OptimiseRequest *request = work->request;
    Session start = work->session;
    const Question question = {.game = &sliding,
                               .position = work->session.kept,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = request->nodes,
                               .stop = progress_catch_stop()};
    start.position = work->session.kept;
    shorten_line(&question, work->session.moves, work->session.at,
                 request->window, &work->answer);
    if (work->answer.verdict == REFUTED)
        return complain(
            _("these moves don't solve the puzzle; only a solution "
              "can be shortened"));
    print_work(work, &start);
    return progress_stop_signal() ? EXIT_SIGNAL + progress_stop_signal()
           : work->answer.verdict == SOLVED ? EXIT_DONE
                                            : EXIT_LIMIT;
}

static int optimise_line(const OptimiseRequest *request)
{
    Optimisation work = {.request = request};
    int result;
    session_open(&work.session, &malloc_host);
    result = find_line(request, &work.session);
    if (!result) {
        void *memory = host_must_have(malloc(SOLVE_COMFORT));
        result = optimise(&work, memory);
        free(memory);
    }
    session_close(&work.session);
    return result;
}

int run_optimise(CommandLine *line)
{
    OptimiseRequest request;
    const int result = solve_read_optimise_request(&request, line);
    progress_bar_allow(&line->options);
    return result ? result : optimise_line(&request);
}
