/* SPDX-License-Identifier: MIT */
/* Asks a solver about one deal, a range of deals, or the boards of a file,
   and sums up the answers. */
#include "survey.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "progress_bar.h"
#include "sliding_boards.h"
#include "solving.h"

/* --------------------------------------------------------------- solving */

static void add_answer(Survey *survey, const Session *session,
                       const Answer *answer)
{
    const Solving *solving = solving_of(session->game);
    survey->count[answer->verdict]++;
    survey->nodes += answer->nodes;
    if (answer->verdict != SOLVED)
        return;
    survey->moves += solving->measure
                         ? solving->measure(&survey->slider, session, answer)
                         : answer->length;
}

static u64 count_answers(const Survey *survey)
{
    u64 count = 0;
    int verdict;
    for (verdict = 0; verdict <= REFUTED; verdict++)
        count += survey->count[verdict];
    return count;
}

static void print_sum(const Survey *survey)
{
    const u64 deals = count_answers(survey);
    Page page = {NULL, 0, 0};
    const u32 won = survey->count[SOLVED];
    const u64 mean = won ? (survey->moves * 100 + won / 2) / won : 0;
    page_count(&page, deals, _("deal"));
    page_format(&page, _(": %1$lu won, %2$lu impossible, %3$lu unknown"),
                (unsigned long)won, (unsigned long)survey->count[IMPOSSIBLE],
                (unsigned long)survey->count[LIMIT]);
    if (won)
        page_format(&page, _("; %1$llu.%2$02llu moves on average"),
                    (unsigned long long)(mean / 100),
                    (unsigned long long)(mean % 100));
    if (survey->count[IMPOSSIBLE])
        page_format(&page, _(", %.2f %% impossible"),
                    100.0 * survey->count[IMPOSSIBLE] / (double)deals);
    page_format(&page, _(", nodes %llu\n"), (unsigned long long)survey->nodes);
    print_result(&page);
}

static void ask_for_chances(Survey *survey, const Session *session)
{
    const int has_pair =
        ask_fairly(&survey->fair, &survey->question, session, &survey->print);
    survey->count[has_pair ? SOLVED : IMPOSSIBLE]++;
}

enum { MOST_GROWN = 1 << 30 };

/* Doubles the memory; returns 0 if that is too much or fails. The answer in
   the old memory is lost. */
static int take_more_memory(Survey *survey)
{
    Question *question = &survey->question;
    void *memory;
    if (!survey->request->grows || question->size * 2 > MOST_GROWN)
        return 0;
    memory = realloc(question->memory, (size_t)question->size * 2);
    if (!memory)
        return 0;
    question->memory = memory;
    question->size *= 2;
    return 1;
}

static void solve_growing(Survey *survey, Answer *answer)
{
    u64 nodes = 0;
    do {
        solve(&survey->question, answer);
        nodes += answer->nodes;
    } while (answer->verdict == LIMIT && !answer->length &&
             take_more_memory(survey));
    answer->nodes = nodes;
}

/* After Ctrl-C, an unfinished deal among many has no answer. A single one
   shows what was found so far. */
static int is_broken_off(const Survey *survey, const Answer *answer)
{
    return stop_signal() && answer->verdict == LIMIT && !survey->print.alone;
}

static void ask(Survey *survey, const Session *session)
{
    const Solving *solving = solving_of(session->game);
    Answer answer;
    if (survey->question.how == FAIRLY) {
        ask_for_chances(survey, session);
        return;
    }
    survey->question.game = session->game;
    survey->question.position = session->position;
    if (solving->ask)
        solving->ask(&survey->slider, &survey->question, &answer);
    else
        solve_growing(survey, &answer);
    if (is_broken_off(survey, &answer))
        return;
    add_answer(survey, session, &answer);
    print_answer(&survey->print, session, &answer);
}

static int ask_start(Survey *survey, const StartRequest *start)
{
    Session session;
    int result;
    session_open(&session, &malloc_host);
    result = start_session(start, &session);
    if (!result)
        ask(survey, &session);
    session_close(&session);
    return result;
}

static int ask_one(Survey *survey)
{
    survey->print.alone = 1;
    return ask_start(survey, &survey->request->deals.start);
}

/* ------------------------------------------------------------------ many */

static int ask_deal(Survey *survey, u64 number)
{
    StartRequest start = survey->request->deals.start;
    choose_deal(&start.choice, number);
    return ask_start(survey, &start);
}

static int ask_range(Survey *survey)
{
    const Range *range = &survey->request->deals.range;
    const u64 all = range->last - range->first + 1;
    int result = EXIT_DONE;
    u64 i;
    for (i = 0; i < all && !result && !stop_signal(); i++) {
        show_progress(i, all);
        result = ask_deal(survey, range->first + i);
    }
    clear_bar();
    if (!result && !survey->print.json && survey->question.how == FAIRLY)
        print_fair_sum(&survey->fair, count_answers(survey));
    else if (!result && !survey->print.json)
        print_sum(survey);
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

static int ask_board(Survey *survey, const StartRequest *start,
                     const BoardText *board)
{
    Session session;
    int result;
    clear_bar();
    session_open(&session, &malloc_host);
    result = set_slide_board(start, &session, board);
    if (!result)
        ask(survey, &session);
    session_close(&session);
    return result;
}

/* Solves the boards line by line. A bad line doesn't affect the others. */
static int ask_lines(Survey *survey, const Page *text)
{
    StartRequest start = survey->request->deals.start;
    BoardText board = {.place = survey->request->boards, .text = text->text};
    int result = EXIT_DONE;
    choose_deal(&start.choice, 1);
    while (*board.text && !stop_signal()) {
        board.line++;
        board.length = length_of_board(board.text);
        survey->print.number = board.line;
        if (board.length && ask_board(survey, &start, &board))
            result = EXIT_USAGE;
        board.text += strcspn(board.text, "\n");
        board.text += *board.text == '\n';
        show_progress((u32)(board.text - text->text), (u32)text->used);
    }
    if (!survey->print.json)
        print_sum(survey);
    return result;
}

static int ask_boards(Survey *survey)
{
    const char *path = survey->request->boards;
    Page text = {NULL, 0, 0};
    const int result = file_read(path, &text) ? ask_lines(survey, &text)
                                              : complain_file(path);
    page_free(&text);
    return result;
}

/* ------------------------------------------------------------ the survey */

int start_survey(Survey *survey, const SolveRequest *request)
{
    Question *question = &survey->question;
    Print *print = &survey->print;
    memset(survey, 0, sizeof *survey);
    survey->request = request;
    start_slider(&survey->slider, &request->slider);
    print->how = request->how_name;
    print->notation = request->notation;
    print->json = request->json;
    print->dealt = request->deals.start.from.layout != NULL;
    print->slider = &survey->slider;
    question->how = request->how;
    question->most_nodes = request->nodes;
    question->size = request->slider.memory;
    question->stop = catch_stop();
    question->memory = malloc((size_t)question->size);
    if (question->memory)
        return EXIT_DONE;
    complain(_("can't allocate %lu MB; give less with --memory"),
             (unsigned long)request->megabytes);
    return EXIT_TROUBLE;
}

int ask_all(Survey *survey)
{
    return survey->request->boards           ? ask_boards(survey)
           : survey->request->deals.is_range ? ask_range(survey)
                                             : ask_one(survey);
}

void stop_survey(Survey *survey)
{
    stop_slider(&survey->slider);
    free(survey->question.memory);
}

int result_of_survey(const Survey *survey)
{
    return stop_signal()               ? EXIT_SIGNAL + stop_signal()
           : survey->count[IMPOSSIBLE] ? EXIT_NO
           : survey->count[LIMIT] + survey->count[NO_SOLVER] ? EXIT_LIMIT
                                                             : EXIT_DONE;
}
