/* SPDX-License-Identifier: MIT */
/* Shows a saved game move by move. */
#include "table/replay.h"

#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/line/line.h"
#include "front/tui/tui.h"
#include "terminal.h"

typedef struct ReplayRequest {
    const char *path;
    Number delay; /* milliseconds per move; if absent, by hand */
    ScreenRequest screen;
} ReplayRequest;

typedef struct Replay {
    Style style;
    LineFront line;
    Tui tui;
    int full; /* use the full screen */
    Front front;
} Replay;

static void replay_by_lines(Replay *replay, const ScreenRequest *screen)
{
    line_front_start(&replay->line, &replay->style, &replay->front);
    terminal_find_boards(&replay->line, screen);
}

/* Stepping by hand is impossible if the game came from standard input. The
   same goes for output into a pager, which reads the keyboard too. The full
   screen is used if a person is watching. */
static int replay_file(const ReplayRequest *request)
{
    const ScreenRequest *screen = &request->screen;
    Session session;
    Replay replay;
    Style *style = &replay.style;
    Look look;
    long delay;
    int result;
    terminal_find_style(style, screen);
    delay = style->watched ? BY_HAND : BY_LINES;
    if (strcmp(request->path, "-") == 0 ||
        (isatty(STDIN_FILENO) && !isatty(STDOUT_FILENO)))
        delay = style->watched = 0;
    if (request->delay.given)
        delay = (long)request->delay.value;
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, request->path, NULL);
    if (!result) {
        terminal_find_look(&look, screen);
        replay.full = delay != BY_LINES && style->watched &&
                      terminal_wants_screen(style, screen) &&
                      tui_start(&replay.tui, &look, &replay.front);
        if (!replay.full)
            replay_by_lines(&replay, screen);
        result = terminal_result(
            replay_session(&session, &replay.front, delay), style);
        if (replay.full)
            tui_stop(&replay.tui);
    }
    session_close(&session);
    return result;
}

int run_replay(CommandLine *line)
{
    ReplayRequest request = {.path = command_line_next_word(line),
                             .delay = line->options.delay};
    terminal_read_request(&request.screen, &line->options);
    return request.path
               ? replay_file(&request)
               : complain(
                     _("'replay' needs a game: quadrille replay game.txt"));
}
