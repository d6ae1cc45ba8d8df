/* SPDX-License-Identifier: MIT */
/* A solution of the sliding puzzle, made shorter window by window. */
#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/metrics/sliding_line.h"
#include "command/command.h"
#include "command/range.h"
#include "host/json.h"
#include "notations.h"
#include "progress_bar.h"
#include "rules/sliding/sliding.h"
#include "session/notation.h"
#include "solve/sliding/beam/shorten.h"

enum { USUAL_WINDOW = 24, USUAL_NODES = 100000000 };

/* A line and what is made of it. */
typedef struct Work {
    Session session;
    u32 window;
    u64 nodes;
    const Notation *notation;
    Answer answer;
} Work;

static int read_work(Work *work, const Options *options)
{
    work->window = (u32)number_or(&options->window, USUAL_WINDOW);
    work->nodes = number_or(&options->nodes, USUAL_NODES);
    work->notation = find_notation(&sliding, options->notation);
    if (!work->notation)
        return complain("there is no notation %s of sliding: standard, flat "
                        "or urdl",
                        options->notation);
    return EXIT_DONE;
}

/* -------------------------------------------------------------- the line */

static int play_line(Session *session, const char *moves)
{
    Reader list;
    Fault fault;
    u32 taken;
    Page page = {NULL, 0, 0};
    read_from(&list, moves, (u32)strlen(moves));
    if (!notation_play_moves(session, &list, NUMBERS_AS_READ, &taken, &fault))
        return EXIT_DONE;
    page_reason(&page, &fault);
    complain("move %lu: %s", (unsigned long)taken + 1, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int load_line(Task *task, Session *session)
{
    return load_game_of(session, &sliding, task->arguments[task->first]);
}

static int find_line(Task *task, Session *session)
{
    int result;
    const Option *alien = alien_option(&task->options, FOR_LINE);
    if (task->first < task->last && alien)
        return complain("--%s is not for a saved game, which has its own line",
                        alien->name);
    if (task->first < task->last)
        return load_line(task, session);
    if (!task->options.moves || !(task->options.board || task->options.seed))
        return complain("optimise which line? quadrille optimise game.txt, "
                        "or --board and --moves");
    start_choice(&task->choice, &sliding);
    result = read_words(task);
    if (!result)
        result = start_session(task, session);
    return result ? result : play_line(session, task->options.moves);
}

/* --------------------------------------------------------------- telling */

static void page_work(Page *page, const Work *work, Session *start)
{
    const Slides old = {(const Sliding *)(const void *)start->position,
                        start->moves, work->session.at};
    const Slides new = {old.start, work->answer.line, work->answer.length};
    const Measures before = measure_slides(&old);
    const Measures after = measure_slides(&new);
    page_count(page, after.singles, "single-tile move");
    page_format(page, " instead of %lu; ", (unsigned long)before.singles);
    page_count(page, after.slides, "slide");
    page_format(page, " instead of %lu; windows of %lu%s, nodes %llu\n",
                (unsigned long)before.slides, (unsigned long)work->window,
                work->answer.verdict == SOLVED ? "" : ", not all searched",
                (unsigned long long)work->answer.nodes);
    work->notation->put(page, start, new.moves, new.count);
}

static void page_work_object(Page *page, const Work *work, Session *start)
{
    const Slides old = {(const Sliding *)(const void *)start->position,
                        start->moves, work->session.at};
    const Slides new = {old.start, work->answer.line, work->answer.length};
    const Measures before = measure_slides(&old);
    const Measures after = measure_slides(&new);
    Page line = {NULL, 0, 0};
    page_format(page, "{\"format\":%d,\"game\":\"sliding\"", JSON_FORMAT);
    page_start(page, start);
    page_number(page, "before", before.singles);
    page_number(page, "length", after.singles);
    page_number(page, "slides", after.slides);
    page_number(page, "window", work->window);
    page_format(page, ",\"all\":%s",
                work->answer.verdict == SOLVED ? "true" : "false");
    page_way(&line, &sliding, new.start, new.moves, new.count, 0);
    page_member(page, "moves", &line);
    page_ways(&line, &new);
    page_member(page, "ways", &line);
    page_number(page, "nodes", (long long)work->answer.nodes);
    page_text(page, "}\n");
}

/* ----------------------------------------------------------- the command */

static int optimise(Work *work, const Options *options, void *memory)
{
    Session start = work->session;
    Page page = {NULL, 0, 0};
    const Question question = {.game = &sliding,
                               .position = work->session.kept,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = work->nodes,
                               .stop = catch_stop()};
    start.position = work->session.kept;
    shorten_line(&question, work->session.moves, work->session.at,
                 work->window, &work->answer);
    if (work->answer.verdict == REFUTED)
        return complain("this line does not win: only a solution can be made "
                        "shorter");
    if (options->json)
        page_work_object(&page, work, &start);
    else
        page_work(&page, work, &start);
    print_page(&page);
    return stop_signal()                    ? EXIT_SIGNAL + stop_signal()
           : work->answer.verdict == SOLVED ? EXIT_DONE
                                            : EXIT_LIMIT;
}

int run_optimise(Task *task)
{
    Work work;
    void *memory;
    int result;
    memset(&work, 0, sizeof work);
    if (read_work(&work, &task->options))
        return EXIT_USAGE;
    session_open(&work.session, &malloc_host);
    result = find_line(task, &work.session);
    if (!result) {
        memory = must_have(malloc(SOLVE_COMFORT));
        result = optimise(&work, &task->options, memory);
        free(memory);
    }
    session_close(&work.session);
    return result;
}
