/* SPDX-License-Identifier: MIT */
/* Finds out what the terminal can show, and what the user wants of it. */
#include "terminal.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/canvas/settings.h"
#include "host/posix/locale.h"
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

void terminal_find_style(Style *style, const ScreenRequest *request)
{
    style->ascii = request->ascii || strcmp(locale_charset(), "UTF-8") != 0;
    style->colour = request->color == COLOR_ALWAYS ||
                    (request->color != COLOR_NEVER && !is_set("NO_COLOR") &&
                     !is_dumb() && isatty(STDOUT_FILENO));
    style->echo = request->echo;
    style->watched = isatty(STDIN_FILENO);
}

/* A refused line matters in a script, but not if a person is at the
   terminal. */
int terminal_result(int refused, const Style *style)
{
    if (signals_alarm())
        return EXIT_SIGNAL + signals_alarm();
    return refused && !style->watched ? EXIT_USAGE : EXIT_DONE;
}

/* The default is the full screen, unless the user asked for something else. */
static int wants_ui(const Options *options, int ui, const char *name)
{
    const char *usual = getenv("QUADRILLE_UI");
    return options->ui ? options->ui == ui : usual && strcmp(usual, name) == 0;
}

void terminal_read_request(ScreenRequest *request, const Options *options)
{
    request->ascii = options->ascii;
    request->color = options->color;
    request->echo = options->echo;
    request->quiet = options->quiet;
    request->words = (u8)wants_ui(options, UI_WORDS, "words");
    request->lines =
        request->words || options->echo || wants_ui(options, UI_LINE, "line");
}

int terminal_wants_screen(const Style *style, const ScreenRequest *request)
{
    return !request->lines && style->watched && isatty(STDOUT_FILENO);
}

int terminal_speaks(const Options *options)
{
    Look look = {.boardless = 0};
    ScreenRequest request;
    terminal_read_request(&request, options);
    if (isatty(STDOUT_FILENO) && !options->ui && !is_set("QUADRILLE_UI"))
        settings_load(&look);
    return request.words || look.boardless;
}

void terminal_find_boards(LineFront *line, const ScreenRequest *request)
{
    Look look = {.boardless = 0};
    if (line->style.watched)
        settings_load(&look);
    line->boardless = look.boardless ? look.boardless : (int)request->words;
    if (line->style.watched)
        line->keep_boardless = settings_keep_boardless;
}

void terminal_find_look(Look *look, const ScreenRequest *request)
{
    memset(look, 0, sizeof *look);
    look->colours = request->color == COLOR_ALWAYS || !is_set("NO_COLOR");
    settings_load(look);
    look->ascii |= request->ascii;
    if (request->color == COLOR_NEVER)
        look->palette = PALETTE_MONO;
}
