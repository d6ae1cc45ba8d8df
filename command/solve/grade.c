/* SPDX-License-Identifier: MIT */
/* How many free cells deals of FreeCell take. */
#include "advice/freecell/grade.h"

#include <stdio.h>

#include "host/json.h"
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
    if (grade.cells == NO_GRADE)
        page_text(page, "no number of free cells is enough");
    else
        page_count(page, grade.cells, "free cell");
    page_text(page, grade.proven ? "\n" : ", perhaps fewer\n");
}

static void print_grade(Grader *grader, u64 number, int json)
{
    Choice choice;
    Fault fault;
    Page page = {NULL, 0, 0};
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    start_choice(&choice, &freecell);
    choose_seed(&choice, text, &fault);
    page_grade(&page, number, grade_seed(grader, choice.seed), json);
    print_page(&page);
}

static int grade_deals(Task *task)
{
    Grader grader;
    Range range;
    u64 i;
    if (task->first == task->last)
        return complain("grade which deals? quadrille grade freecell 1..10");
    if (read_range(NULL, task->arguments[task->first], MOST_DEAL, &range))
        return EXIT_USAGE;
    if (!range.first)
        return complain("there is no deal 0: deals have numbers from 1 to "
                        "%llu",
                        MOST_DEAL);
    start_grader(&grader);
    must_have(grader.memory);
    for (i = range.first; i <= range.last; i++)
        print_grade(&grader, i, task->options.json);
    stop_grader(&grader);
    return EXIT_DONE;
}

int run_grade(Task *task)
{
    const Solving *solving = solving_of(task->choice.game);
    return solving->grade ? solving->grade(task)
                          : complain("only deals of freecell have grades");
}

const Solving freecell_solving = {
    .game = &freecell, .most_seed = MOST_DEAL, .grade = grade_deals};
