/* SPDX-License-Identifier: MIT */
/* Playing a game: in line mode, or by one command. */
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../front/line/line.h"
#include "command.h"

static int is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

static int is_dumb(void)
{
    const char *terminal = getenv("TERM");
    return !terminal || !*terminal || strcmp(terminal, "dumb") == 0;
}

static void find_style(Style *style, const Options *options)
{
    setlocale(LC_CTYPE, "");
    style->ascii =
        options->ascii != NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    style->colour = !options->mono && !is_set("NO_COLOR") && !is_dumb() &&
                    isatty(STDOUT_FILENO);
    style->echo = options->echo != NULL;
    style->watched = isatty(STDIN_FILENO);
}

/* Somebody at a terminal may err; a script that was refused a line has to
   know it. */
static int result_of(int refused, const Style *style)
{
    if (line_signal())
        return EXIT_SIGNAL + line_signal();
    return refused && !style->watched ? EXIT_USAGE : EXIT_DONE;
}

static int play_session(Task *task, Session *session)
{
    Style style;
    Line line;
    Front front;
    int refused;
    find_style(&style, &task->options);
    start_line(&line, &style, &front);
    refused = play_game(session, &front);
    return result_of(refused, &style);
}

int run_play(Task *task)
{
    const Options *options = &task->options;
    Session session;
    int result = read_words(task);
    if (result)
        return result;
    open_session(&session, &malloc_host);
    result = start_session(task, &session);
    if (!result && (options->moves || options->show || options->screen ||
                    options->say || options->json))
        result = run_once(task, &session);
    else if (!result)
        result = play_session(task, &session);
    close_session(&session);
    return result;
}

int run_menu(Task *task)
{
    Style style;
    Line line;
    Front front;
    find_style(&style, &task->options);
    start_line(&line, &style, &front);
    front.open(front.own);
    task->game = choose_game(&front);
    if (task->game)
        return run_play(task);
    return result_of(0, &style);
}
