/* SPDX-License-Identifier: MIT */
/* Solving deals: one, a range of them, or a board. */
#include "../solve/solve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../front/table.h"
#include "answer.h"
#include "bar.h"
#include "command.h"
#include "range.h"

enum { MEGABYTE = 1 << 20, MOST_MEGABYTES = 1 << 16 };

/* The ways of asking, and the memory that each takes when none is told. */
static const struct {
    How how;
    size_t option; /* its place in Options */
    u32 megabytes;
    const char *name;
} ways[] = {{SOLVE_OPTIMAL, offsetof(Options, optimal), 1024, "optimal"},
            {SOLVE_SHORT, offsetof(Options, shorter), 256, "short"},
            {SOLVE_PROVE, offsetof(Options, prove), 1024, "prove"},
            {SOLVE_FAST, offsetof(Options, fast), 32, "fast"}};

enum { WAY_COUNT = sizeof ways / sizeof *ways };

/* What has been asked so far. */
typedef struct Survey {
    Question question;
    Print print;
    u32 count[REFUTED + 1]; /* by verdict */
    u64 nodes, moves;
} Survey;

/* --------------------------------------------------------------- options */

static int is_given(const Options *options, size_t place)
{
    const char *at = (const char *)options + place;
    return *(const char *const *)(const void *)at != NULL;
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
        return complain("--fast, --short, --optimal and --prove are four ways "
                        "to ask: give one of them");
    survey->question.how = ways[way].how;
    survey->print.how = ways[way].name;
    *megabytes = ways[way].megabytes;
    return EXIT_DONE;
}

static int read_limit(const char *name, const char *text, u32 least, u32 most,
                      u32 *limit)
{
    const char *at = text;
    if (!text)
        return EXIT_DONE;
    if (!take_whole(&at, limit) || *at || *limit < least || *limit > most)
        return complain("--%s %s is not a number from %lu to %lu", name, text,
                        (unsigned long)least, (unsigned long)most);
    return EXIT_DONE;
}

static int start_survey(Survey *survey, const Options *options)
{
    u32 nodes = 0;
    u32 megabytes;
    memset(survey, 0, sizeof *survey);
    survey->print.json = options->json != NULL;
    if (find_way(survey, options, &megabytes) ||
        read_limit("nodes", options->nodes, 1, 999999999, &nodes) ||
        read_limit("memory", options->memory, 1, MOST_MEGABYTES, &megabytes))
        return EXIT_USAGE;
    survey->question.most_nodes = nodes ? nodes : ~(u64)0;
    survey->question.size = (u64)megabytes * MEGABYTE;
    survey->question.memory = malloc((size_t)survey->question.size);
    if (survey->question.memory)
        return EXIT_DONE;
    complain("there are no %lu megabytes: give fewer by --memory",
             (unsigned long)megabytes);
    return EXIT_TROUBLE;
}

/* --------------------------------------------------------------- solving */

static void print_sum(const Survey *survey, u32 deals)
{
    Page page = {NULL, 0, 0};
    const u32 won = survey->count[SOLVED];
    page_format(&page, "deals %lu: won %lu, impossible %lu, unknown %lu",
                (unsigned long)deals, (unsigned long)won,
                (unsigned long)survey->count[IMPOSSIBLE],
                (unsigned long)survey->count[LIMIT]);
    if (won)
        page_format(&page, "; moves %llu.%02llu on average",
                    (unsigned long long)(survey->moves / won),
                    (unsigned long long)(survey->moves % won * 100 / won));
    page_format(&page, ", nodes %llu\n", (unsigned long long)survey->nodes);
    print_page(&page);
}

static void ask(Survey *survey, const Session *session)
{
    Answer answer;
    survey->question.game = session->game;
    survey->question.position = session->position;
    solve(&survey->question, &answer);
    survey->count[answer.verdict]++;
    survey->nodes += answer.nodes;
    if (answer.verdict == SOLVED)
        survey->moves += answer.length;
    print_answer(&survey->print, session, &answer);
}

static int ask_one(Survey *survey, Task *task)
{
    Session session;
    int result;
    survey->print.alone = 1;
    open_session(&session, &malloc_host);
    result = start_session(task, &session);
    if (!result)
        ask(survey, &session);
    close_session(&session);
    return result;
}

static int ask_deal(Survey *survey, Task *task, u32 number)
{
    Session session;
    char text[16];
    Fault fault;
    int result;
    snprintf(text, sizeof text, "%lu", (unsigned long)number);
    open_session(&session, &malloc_host);
    choose_seed(&task->choice, text, &fault);
    result = start_session(task, &session);
    if (!result)
        ask(survey, &session);
    close_session(&session);
    return result;
}

static int ask_range(Survey *survey, Task *task, const Range *range)
{
    const u32 all = range->last - range->first + 1;
    int result = EXIT_DONE;
    u32 i;
    for (i = 0; i < all && !result; i++) {
        result = ask_deal(survey, task, range->first + i);
        show_progress(i + 1, all);
    }
    if (!result && !survey->print.json)
        print_sum(survey, all);
    return result;
}

static int result_of_survey(const Survey *survey)
{
    return survey->count[IMPOSSIBLE]                         ? EXIT_NO
           : survey->count[LIMIT] + survey->count[NO_SOLVER] ? EXIT_LIMIT
                                                             : EXIT_DONE;
}

/* A range stands where a deal's number stands; else the words are as in
   play. */
static int take_range(Task *task, Range *range)
{
    const char *word =
        task->first < task->last ? task->arguments[task->last - 1] : NULL;
    if (task->options.seed && strstr(task->options.seed, "..") &&
        read_range(task->options.seed, range)) {
        task->options.seed = NULL;
        return 1;
    }
    if (!word || !strstr(word, "..") || !read_range(word, range))
        return 0;
    task->last--;
    return 1;
}

int run_solve(Task *task)
{
    Survey survey;
    Range range;
    const int is_range = take_range(task, &range);
    int result = read_words(task);
    if (!result)
        result = start_survey(&survey, &task->options);
    if (result)
        return result;
    survey.print.notation =
        find_notation(task->choice.game, task->options.notation);
    if (!survey.print.notation)
        result = complain("there is no notation %s of %s: standard, flat, or "
                          "freecell's fc-solve",
                          task->options.notation, task->choice.game->name);
    else if (!find_solver(task->choice.game, survey.question.how))
        result = complain("there is no %s solver of %s", survey.print.how,
                          task->choice.game->name);
    else
        result = is_range ? ask_range(&survey, task, &range)
                          : ask_one(&survey, task);
    free(survey.question.memory);
    return result ? result : result_of_survey(&survey);
}
