/* SPDX-License-Identifier: MIT */
/* Replaces the commands for solving in a program built for small machines. */
#include "command/solve/sliding_boards.h"
#include "rules/sliding/sliding.h"

int run_solve(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_optimise(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_tables(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_grade(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_perft(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_explain_game(CommandLine *line)
{
    return complain_absent(line->command->name);
}

const Option solver_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const Option survey_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const char survey_words[] = "";
const char solve_words[] = "";

int run_survey(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_paths(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_doctor(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_man(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int choose_distance(Choice *choice, u32 wanted)
{
    (void)choice;
    (void)wanted;
    return complain_absent("--distance");
}

static int start_slide_board(const StartRequest *start, Session *session)
{
    Page text = PAGE_EMPTY;
    (void)session;
    if (!file_read(start->from.board, &text))
        return complain_file(start->from.board);
    page_free(&text);
    return complain_absent("--board");
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
