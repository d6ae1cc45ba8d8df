/* SPDX-License-Identifier: MIT */
/* Splits command lines into words and reads requests from them. */
#include "typed.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MOST_WORDS = 32, MOST_LETTERS = 400 };

/* ------------------------------------------------------------- listening */

/* Redirects standard error to a file for a while. */
typedef struct Listener {
    FILE *file;
    int kept;
} Listener;

static void start_listening(Listener *listener)
{
    listener->file = tmpfile();
    assert_non_null(listener->file);
    fflush(stderr);
    listener->kept = dup(STDERR_FILENO);
    assert_int_equal(dup2(fileno(listener->file), STDERR_FILENO),
                     STDERR_FILENO);
}

static void stop_listening(Listener *listener, Page *heard)
{
    char text[512];
    size_t length;
    fflush(stderr);
    dup2(listener->kept, STDERR_FILENO);
    close(listener->kept);
    rewind(listener->file);
    page_text(heard, "");
    while ((length = fread(text, 1, sizeof text, listener->file)) > 0)
        page_put(heard, text, length);
    fclose(listener->file);
}

/* --------------------------------------------------------------- reading */

/* Splits words the way a shell does, in place. */
static void part_words(char *text, char **arguments)
{
    static char program[] = "quadrille";
    int count = 0;
    arguments[count++] = program;
    while (*text) {
        const char *end = *text == '\'' ? "'" : " ";
        text += *text == '\'';
        assert_true(count < MOST_WORDS);
        arguments[count++] = text;
        text += strcspn(text, end);
        if (*text)
            *text++ = '\0';
        text += strspn(text, " ");
    }
    arguments[count] = NULL;
}

int read_typed(RequestReader *read, const char *words, Page *complaint)
{
    static char text[MOST_LETTERS];
    static char *arguments[MOST_WORDS + 1];
    static CommandLine line;
    Listener listener;
    int result;
    assert_true(strlen(words) < sizeof text);
    strcpy(text, words);
    part_words(text, arguments);
    start_listening(&listener);
    result = command_line_read(&line, arguments);
    if (!result)
        result = read(&line);
    stop_listening(&listener, complaint);
    return result;
}

void assert_read(RequestReader *read, const char *words)
{
    Page complaint = PAGE_EMPTY;
    const int result = read_typed(read, words, &complaint);
    assert_string_equal(complaint.text, "");
    assert_int_equal(result, EXIT_DONE);
    page_free(&complaint);
}

void assert_refused(RequestReader *read, const RefusedLine *refusals,
                    size_t count)
{
    for (; count--; refusals++) {
        Page complaint = PAGE_EMPTY;
        Page expected = PAGE_EMPTY;
        const int result = read_typed(read, refusals->words, &complaint);
        page_format(&expected, "quadrille: %s\n", refusals->sentence);
        assert_string_equal(complaint.text, expected.text);
        assert_int_equal(result, EXIT_USAGE);
        page_free(&complaint);
        page_free(&expected);
    }
}
