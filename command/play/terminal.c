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
        options->ascii != NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    style->colour = !options->mono && !is_set("NO_COLOR") && !is_dumb() &&
                    isatty(STDOUT_FILENO);
    style->echo = options->echo != NULL;
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

/* "line", "tui" or "auto", which is the whole screen where there is one. */
static const char *wanted_front(const Options *options)
{
    const char *wanted = options->ui ? options->ui : getenv("QUADRILLE_UI");
    return wanted && *wanted ? wanted : "auto";
}

int ends_at_once(const Options *options)
{
    return options->moves || options->show || options->screen ||
           options->say || options->json || options->row;
}

int wants_screen(const Style *style, const Options *options)
{
    return strcmp(wanted_front(options), "line") != 0 && style->watched &&
           isatty(STDOUT_FILENO) && !ends_at_once(options) && !options->echo;
}

void find_look(Look *look, const Options *options)
{
    memset(look, 0, sizeof *look);
    look->colours = !is_set("NO_COLOR");
    load_look(look);
    look->ascii |= options->ascii != NULL;
    if (options->mono)
        look->palette = PALETTE_MONO;
}
