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

void find_style(Style *style, const Options *options)
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

/* What was read from standard input cannot be played from it as well. */
static int input_is_used(const Options *options)
{
    const char *files[] = {options->board, options->layout, options->load};
    int i;
    for (i = 0; i < 3; i++)
        if (files[i] && strcmp(files[i], "-") == 0)
            return 1;
    return 0;
}

static int play_on(Task *task, const Style *style, const Front *front)
{
    Session session;
    int result = read_words(task);
    int refused = 0;
    if (result)
        return result;
    if (task->options.dialect && !task->options.moves)
        return complain("--dialect is about how --moves are read: give those "
                        "too");
    if (input_is_used(&task->options) && !ends_at_once(&task->options))
        return complain("standard input is the start here, and can't be "
                        "played from as well: add --moves, --show, --screen, "
                        "--say or --json");
    open_session(&session, &malloc_host);
    result = start_session(task, &session);
    if (!result && ends_at_once(&task->options))
        result = run_once(task, &session);
    else if (!result) {
        refused = play_game(&session, front);
        result = result_of(refused, style);
    }
    close_session(&session);
    return result;
}

int run_play(Task *task)
{
    Style style;
    Line line;
    Front front;
    find_style(&style, &task->options);
    start_line(&line, &style, &front);
    return play_on(task, &style, &front);
}

int run_menu(Task *task)
{
    Style style;
    Line line;
    Front front;
    find_style(&style, &task->options);
    start_line(&line, &style, &front);
    if (!front.open(front.own))
        return EXIT_TROUBLE;
    if (!choose_game(&front, &task->choice))
        return result_of(0, &style);
    if (!options_fit(&task->options, task->choice.game->name))
        return EXIT_USAGE;
    return play_on(task, &style, &front);
}
