/* SPDX-License-Identifier: MIT */
/* The commands of a program that was built for small machines. */
#include "command/solve/sliding_boards.h"
#include "rules/sliding/sliding.h"

static int complain_absent(const char *name)
{
    return complain("%s: this program was built without it, to be small",
                    name);
}

int run_solve(Task *task)
{
    return complain_absent(task->command->name);
}

int run_optimise(Task *task)
{
    return complain_absent(task->command->name);
}

int run_tables(Task *task)
{
    return complain_absent(task->command->name);
}

int run_grade(Task *task)
{
    return complain_absent(task->command->name);
}

int run_explain_game(Task *task)
{
    return complain_absent(task->command->name);
}

int run_3270(Task *task)
{
    return complain_absent(task->command->name);
}

int run_paths(Task *task)
{
    return complain_absent(task->command->name);
}

int run_doctor(Task *task)
{
    return complain_absent(task->command->name);
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

static int start_slide_board(Task *task, Session *session)
{
    Page text = {NULL, 0, 0};
    (void)session;
    if (!read_file(task->options.board, &text))
        return complain_file(task->options.board);
    page_free(&text);
    return complain_absent("a board of the sliding puzzle");
}

const BoardReader board_readers[] = {{&sliding, start_slide_board},
                                     {NULL, NULL}};

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
