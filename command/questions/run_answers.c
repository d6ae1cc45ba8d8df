/* SPDX-License-Identifier: MIT */
/* The command "verify --jsonl": marks answers to questions, line by line. */
#include <stdio.h>
#include <string.h>

#include "command/command.h"
#include "questions/answer_sheet.h"

typedef struct AnswerFile {
    AnswerSheet sheet;
    int is_quiet;
    int is_over; /* a set can't be used */
} AnswerFile;

static int is_blank(const Page *line)
{
    return !line->used || strspn(line->text, " \t\r") == line->used;
}

static int take_line(AnswerFile *answers, const Page *line, u64 number)
{
    Page page = PAGE_EMPTY;
    const char *reason = "";
    int result = EXIT_DONE;
    if (is_blank(line))
        return EXIT_DONE;
    if (!answer_sheet_take(&answers->sheet, line, number, &page, &reason)) {
        answers->is_over = 1;
        result = complain_trouble("%s", reason);
    } else if (!answers->is_quiet) {
        host_print_page(&page);
    }
    page_free(&page);
    return result;
}

/* Of a line that is too long, no more is kept than shows that it is. */
static int take_lines(AnswerFile *answers, FILE *file)
{
    Page line = PAGE_EMPTY;
    u64 number = 1;
    int result = EXIT_DONE;
    int sign;
    while (!result && (sign = getc_unlocked(file)) != EOF) {
        const char letter = (char)sign;
        if (letter == '\n') {
            result = take_line(answers, &line, number++);
            line.used = 0;
        } else if (line.used <= MOST_ANSWER_LINE) {
            page_put(&line, &letter, 1);
        }
    }
    if (!result && line.used)
        result = take_line(answers, &line, number);
    page_free(&line);
    return result;
}

static int take_file(AnswerFile *answers, const char *path)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
    int result;
    if (!file)
        return saved_file_complain(path);
    result = take_lines(answers, file);
    if (!result && ferror(file))
        result = saved_file_complain(path);
    if (file != stdin)
        (void)fclose(file);
    return result;
}

/* The summary comes even if a file could not be read. */
int run_answers(CommandLine *line)
{
    AnswerFile answers = {.is_quiet = line->options.quiet};
    const char *path = command_line_next_word(line);
    Page page = PAGE_EMPTY;
    int result = EXIT_DONE;
    if (!path)
        return complain(_("'verify --jsonl' needs a file with answers"));
    for (; path && !answers.is_over; path = command_line_next_word(line)) {
        const int read = take_file(&answers, path);
        if (read > result)
            result = read;
    }
    answer_sheet_page_summary(&page, &answers.sheet);
    host_print_page(&page);
    if (!result && !answer_sheet_is_solved(&answers.sheet))
        result = EXIT_NO;
    answer_sheet_free(&answers.sheet);
    return result;
}
