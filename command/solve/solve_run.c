/* SPDX-License-Identifier: MIT */
/* Asks a solver about one deal, a range of deals, or the boards of a file,
   and sums up the answers. */
#include "solve_run.h"

#include <stdlib.h>
#include <string.h>

#include "command/play/sliding_boards.h"
#include "host/host.h"
#include "host/plural.h"
#include "progress_bar.h"
#include "solving.h"

/* --------------------------------------------------------------- solving */

static u64 count_answers(const SolveRun *run)
{
    u64 count = 0;
    int verdict;
    for (verdict = 0; verdict <= REFUTED; verdict++)
        count += run->count[verdict];
    return count;
}

static void print_sum(const SolveRun *run)
{
    const u64 deals = count_answers(run);
    Page page = PAGE_EMPTY, done = PAGE_EMPTY;
    const u32 won = run->count[SOLVED];
    const u64 mean = won ? (run->moves * 100 + won / 2) / won : 0;
    page_count(&done, deals, &plural_deals);
    page_format(&page, progress_stop_signal() ? _("stopped after %s") : "%s",
                done.text);
    page_free(&done);
    page_format(&page, _(": %1$lu won, %2$lu impossible, %3$lu unknown"),
                (unsigned long)won, (unsigned long)run->count[IMPOSSIBLE],
                (unsigned long)run->count[LIMIT]);
    if (won) {
        Page average = PAGE_EMPTY;
        page_decimal(&average, mean, 2);
        page_format(&page, _("; %s moves on average"), average.text);
        page_free(&average);
    }
    if (run->count[IMPOSSIBLE]) {
        Page share = PAGE_EMPTY;
        page_real(&share, 100.0 * run->count[IMPOSSIBLE] / (double)deals, 2);
        page_format(&page, _(", %s %% impossible"), share.text);
        page_free(&share);
    }
    page_format(&page, _(", nodes %llu\n"), (unsigned long long)run->nodes);
    print_result(&page);
}

enum { MOST_GROWN = 1 << 30 };

/* Doubles the memory; returns 0 if that is too much or fails. The answer in
   the old memory is lost. */
static int take_more_memory(SolveRun *run)
{
    Question *question = &run->question;
    void *memory;
    if (!run->request->grows || question->size * 2 > MOST_GROWN)
        return 0;
    memory = realloc(question->memory, (size_t)question->size * 2);
    if (!memory)
        return 0;
    question->memory = memory;
    question->size *= 2;
    return 1;
}

static void solve_growing(SolveRun *run, Answer *answer)
{
    u64 nodes = 0;
    do {
        solve(&run->question, answer);
        nodes += answer->nodes;
    } while (answer->verdict == LIMIT && !answer->length &&
             take_more_memory(run));
    answer->nodes = nodes;
}

/* After Ctrl-C, an unfinished deal among many has no answer. A single one
   shows what was found so far. */
static void ask(SolveRun *run, const Session *session)
{
    const Solving *solving = solving_of(session->game);
    Answer answer;
    if (run->question.how == FAIRLY) {
        const Verdict verdict = mahjong_chances_ask(&run->fair, &run->question,
                                                    session, &run->print);
        if (verdict != LIMIT)
            run->count[verdict]++;
        return;
    }
    run->question.game = session->game;
    run->question.position = session->position;
    if (solving->ask)
        solving->ask(&run->slider, &run->question, &answer);
    else
        solve_growing(run, &answer);
    if (progress_stop_signal() && answer.verdict == LIMIT && !run->print.alone)
        return;
    run->count[answer.verdict]++;
    run->nodes += answer.nodes;
    if (answer.verdict == SOLVED)
        run->moves += solving->measure
                          ? solving->measure(&run->slider, session, &answer)
                          : answer.length;
    print_answer(&run->print, session, &answer);
}

static int ask_start(SolveRun *run, const StartRequest *start)
{
    Session session;
    int result;
    session_open(&session, &malloc_host);
    result = start_session(start, &session, NULL);
    if (!result)
        ask(run, &session);
    session_close(&session);
    return result;
}

/* ------------------------------------------------------------------ many */

static int ask_range(SolveRun *run)
{
    const Range *range = &run->request->deals.range;
    StartRequest start = run->request->deals.start;
    const u64 all = range->last - range->first + 1;
    int result = EXIT_DONE;
    u64 i;
    for (i = 0; i < all && !result && !progress_stop_signal(); i++) {
        progress_bar_show(i, all);
        start_choose_deal(&start.choice, range->first + i);
        result = ask_start(run, &start);
    }
    progress_bar_clear();
    if (!result && !run->print.json && run->question.how == FAIRLY)
        print_fair_sum(&run->fair, count_answers(run));
    else if (!result && !run->print.json)
        print_sum(run);
    return result;
}

/* ----------------------------------------------------------------- boards */

/* A # or a tab begins a comment. */
static u32 length_of_board(const char *line)
{
    u32 length = (u32)strcspn(line, "#\t\r\n");
    while (length && line[length - 1] == ' ')
        length--;
    return length;
}

static int ask_board(SolveRun *run, const StartRequest *start,
                     const BoardText *board)
{
    Session session;
    int result;
    progress_bar_clear();
    session_open(&session, &malloc_host);
    result = sliding_boards_set(start, &session, board);
    if (!result)
        ask(run, &session);
    session_close(&session);
    return result;
}

/* Solves the boards line by line. A bad line doesn't affect the others. */
static int ask_lines(SolveRun *run, const Page *text)
{
    StartRequest start = run->request->deals.start;
    BoardText board = {.place = run->request->boards, .text = text->text};
    int result = EXIT_DONE;
    start_choose_deal(&start.choice, 1);
    while (*board.text && !progress_stop_signal()) {
        board.line++;
        board.length = length_of_board(board.text);
        run->print.number = board.line;
        if (board.length && ask_board(run, &start, &board))
            result = EXIT_USAGE;
        board.text += strcspn(board.text, "\n");
        board.text += *board.text == '\n';
        progress_bar_show((u32)(board.text - text->text), (u32)text->used);
    }
    if (!run->print.json)
        print_sum(run);
    return result;
}

static int ask_boards(SolveRun *run)
{
    const char *path = run->request->boards;
    Page text = PAGE_EMPTY;
    const int result = file_read(path, &text) ? ask_lines(run, &text)
                                              : saved_file_complain(path);
    page_free(&text);
    return result;
}

/* ------------------------------------------------------------ the run */

int solve_run_start(SolveRun *run, const SolveRequest *request)
{
    Question *question = &run->question;
    Print *print = &run->print;
    memset(run, 0, sizeof *run);
    run->request = request;
    slider_start(&run->slider, &request->slider);
    print->how = request->how_name;
    print->notation = request->notation;
    print->json = request->json;
    print->dealt = request->deals.start.from.layout != NULL;
    print->slider = &run->slider;
    question->how = request->how;
    question->most_nodes = request->nodes;
    question->size = request->slider.memory;
    question->stop = progress_catch_stop();
    question->memory = malloc((size_t)question->size);
    if (question->memory)
        return EXIT_DONE;
    return complain_trouble(
        _("can't allocate %lu MB; give less with --memory"),
        (unsigned long)request->megabytes);
}

int solve_run_ask(SolveRun *run)
{
    const DealsRequest *deals = &run->request->deals;
    if (run->request->boards)
        return ask_boards(run);
    if (deals->is_range)
        return ask_range(run);
    run->print.alone = 1;
    return ask_start(run, &deals->start);
}

void solve_run_stop(SolveRun *run)
{
    slider_stop(&run->slider);
    free(run->question.memory);
}

int solve_run_result(const SolveRun *run)
{
    return progress_stop_signal()   ? EXIT_SIGNAL + progress_stop_signal()
           : run->count[IMPOSSIBLE] ? EXIT_NO
           : run->count[LIMIT] + run->count[NO_SOLVER] + run->count[REFUTED]
               ? EXIT_LIMIT
               : EXIT_DONE;
}
