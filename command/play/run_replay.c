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

/* Stepping by hand is impossible if the game came from standard input. The
   same goes for output into a pager, which reads the keyboard too. */
static int is_hands_off(const char *path)
{
    return strcmp(path, "-") == 0 ||
           (isatty(STDIN_FILENO) && !isatty(STDOUT_FILENO));
}

static long find_delay(const char *path, Style *style)
{
    if (is_hands_off(path)) {
        style->watched = 0;
        return 0;
    }
    return style->watched ? BY_HAND : BY_LINES;
}

/* Uses the full screen if a person is watching. */
static void start_front(Replay *replay, const ScreenRequest *screen,
                        long delay)
{
    Look look;
    terminal_find_look(&look, screen);
    replay->full = delay != BY_LINES && replay->style.watched &&
                   terminal_wants_screen(&replay->style, screen) &&
                   tui_start(&replay->tui, &look, &replay->front);
    if (!replay->full)
        line_front_start(&replay->line, &replay->style, &replay->front);
}

static int replay_file(const ReplayRequest *request)
{
    Session session;
    Replay replay;
    long delay;
    int result;
    terminal_find_style(&replay.style, &request->screen);
    delay = find_delay(request->path, &replay.style);
    if (request->delay.given)
        delay = (long)request->delay.value;
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, request->path, NULL);
    if (!result) {
        start_front(&replay, &request->screen, delay);
        result = terminal_result(
            replay_session(&session, &replay.front, delay), &replay.style);
        if (replay.full)
            tui_stop(&replay.tui);
    }
    session_close(&session);
    return result;
}

static int read_replay_request(ReplayRequest *request, CommandLine *line)
{
    request->path = command_line_next_word(line);
    request->delay = line->options.delay;
    terminal_read_request(&request->screen, &line->options);
    return request->path
               ? EXIT_DONE
               : complain(
                     _("'replay' needs a game: quadrille replay game.txt"));
}

int run_replay(CommandLine *line)
{
    ReplayRequest request;
    const int result = read_replay_request(&request, line);
    return result ? result : replay_file(&request);
}
