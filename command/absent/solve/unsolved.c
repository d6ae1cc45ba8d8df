/* SPDX-License-Identifier: MIT */
/* The commands of a program that was built for small machines. */
#include "command/solve/sliding_boards.h"

static int complain_absent(const char *name)
{
    return complain("%s: this program was built without it, to be small",
                    name);
}

int run_solve(Task *task)
{
    (void)task;
    return complain_absent("solve");
}

int run_optimise(Task *task)
{
    (void)task;
    return complain_absent("optimise");
}

int run_tables(Task *task)
{
    (void)task;
    return complain_absent("tables");
}

int run_grade(Task *task)
{
    (void)task;
    return complain_absent("grade");
}

int run_explain_game(Task *task)
{
    (void)task;
    return complain_absent("explain");
}

int run_3270(Task *task)
{
    (void)task;
    return complain_absent("3270");
}

int run_paths(Task *task)
{
    (void)task;
    return complain_absent("paths");
}

int run_doctor(Task *task)
{
    (void)task;
    return complain_absent("doctor");
}

int page_manual(Page *page)
{
    (void)page;
    return complain_absent("--man");
}

int page_completions(Page *page)
{
    (void)page;
    return complain_absent("--bash");
}

int choose_distance(Task *task)
{
    (void)task;
    return complain_absent("--distance");
}

int is_board_text(const char *text)
{
    (void)text;
    return 0;
}

int set_slide_board(Task *task, Session *session, const BoardText *board)
{
    (void)task;
    (void)session;
    (void)board;
    return complain_absent("a board of the sliding puzzle");
}

int read_megabytes(const char *name, const char *text, u64 most, u64 *count)
{
    (void)name;
    (void)text;
    (void)most;
    (void)count;
    return EXIT_DONE;
}

int read_games(const char *text, u64 most, Range *range)
{
    (void)text;
    (void)most;
    (void)range;
    return EXIT_DONE;
}
