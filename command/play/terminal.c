/* SPDX-License-Identifier: MIT */
#include "terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/tui.h"
#include "host/posix/signals.h"

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
        options->ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    style->colour = !options->mono && !is_set("NO_COLOR") && !is_dumb() &&
                    isatty(STDOUT_FILENO);
    style->echo = options->echo;
    style->watched = isatty(STDIN_FILENO);
}

/* Somebody at a terminal may err; a script that was refused a line has to
   know it. */
int result_of(int refused, const Style *style)
{
    if (alarm_signal())
        return EXIT_SIGNAL + alarm_signal();
    return refused && !style->watched ? EXIT_USAGE : EXIT_DONE;
}

/* The whole screen is used wherever there is one, unless lines are wanted. */
static int wants_lines(const Options *options)
{
    const char *usual = getenv("QUADRILLE_UI");
    return options->ui ? options->ui == UI_LINE
                       : usual && strcmp(usual, "line") == 0;
}

int ends_at_once(const Options *options)
{
    return options->moves || options->show || options->screen ||
           options->say || options->json || options->row;
}

int wants_screen(const Style *style, const Options *options)
{
    return !wants_lines(options) && style->watched && isatty(STDOUT_FILENO) &&
           !ends_at_once(options) && !options->echo;
}

void find_look(Look *look, const Options *options)
{
    memset(look, 0, sizeof *look);
    look->colours = !is_set("NO_COLOR");
    load_look(look);
    look->ascii |= options->ascii;
    if (options->mono)
        look->palette = PALETTE_MONO;
}
