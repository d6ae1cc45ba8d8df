/* SPDX-License-Identifier: MIT */
/* Finds the fewest free cells that FreeCell deals need. */
#include "run_grade.h"

#include "advice/freecell/grade.h"
#include "command/play/start_session.h"
#include "host/json.h"
#include "host/plural.h"
#include "progress_bar.h"
#include "rules/freecell/freecell.h"
#include "solving.h"

static void page_grade(Page *page, u64 number, Grade grade, int json)
{
    if (json) {
        page_format(page, "{\"format\":%d,\"game\":\"freecell\"", JSON_FORMAT);
        page_number(page, "deal", (long long)number);
        page_format(page, ",\"cells\":");
        if (grade.cells == NO_GRADE)
            page_text(page, "null");
        else
            page_format(page, "%u", (unsigned)grade.cells);
        page_format(page, ",\"proven\":%s}\n",
                    grade.proven ? "true" : "false");
        return;
    }
    page_format(page, "freecell %llu: ", (unsigned long long)number);
    if (grade.cells == NO_GRADE) {
        page_text(page, grade.proven ? _("no number of free cells is enough\n")
                                     : _("unknown\n"));
        return;
    }
    page_count(page, grade.cells, &plural_free_cells);
    page_text(page, grade.proven ? "\n" : _(", perhaps fewer\n"));
}

static int grade_deals(const GradeRequest *request)
{
    const u64 count = request->deals.last - request->deals.first + 1;
    Grader grader;
    Choice choice;
    Page page = PAGE_EMPTY;
    u64 i;
    grader_start(&grader);
    host_must_have(grader.memory);
    choice_start(&choice, &freecell);
    for (i = 0; i < count; i++) {
        const u64 number = request->deals.first + i;
        progress_bar_show(i, count);
        start_choose_deal(&choice, number);
        page_grade(&page, number, grade_seed(&grader, choice.seed),
                   request->json);
        print_result(&page);
    }
    progress_bar_clear();
    grader_stop(&grader);
    return EXIT_DONE;
}

int solve_read_grade_request(GradeRequest *request, CommandLine *line)
{
    const char *deals = command_line_next_word(line);
    const Solving *solving = solving_of(line->game);
    request->game = line->game;
    request->json = line->options.json;
    if (!solving->grade)
        return complain(_("only FreeCell deals can be graded"));
    if (!deals)
        return complain(
            _("'grade' needs deals: quadrille grade freecell 1..10"));
    if (range_read(NULL, deals, solving->most_seed, &request->deals))
        return EXIT_USAGE;
    if (!request->deals.first)
        return complain(_("deal numbers run from 1 to %llu"),
                        (unsigned long long)solving->most_seed);
    return EXIT_DONE;
}

int run_grade(CommandLine *line)
{
    GradeRequest request;
    const int result = solve_read_grade_request(&request, line);
    progress_bar_allow(&line->options);
    return result ? result : solving_of(request.game)->grade(&request);
}

const Solving freecell_solving = {
    .game = &freecell, .most_seed = MOST_DEAL, .grade = grade_deals};
