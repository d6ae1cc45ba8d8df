/* SPDX-License-Identifier: MIT */
/* A saved game shown move by move. */
#include "table/replay.h"

#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/line/line.h"
#include "front/tui/tui.h"
#include "terminal.h"

typedef struct Replay {
    Style style;
    Line line;
    Tui tui;
    int full; /* the whole screen is used */
    Front front;
} Replay;

/* Nobody steps where the game itself was read from the input, or where the
   screens go into a pager, whose keys are the terminal's too. */
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

/* On the whole screen where there is one that somebody looks at. */
static void start_front(Replay *replay, const Options *options, long delay)
{
    Look look;
    find_look(&look, options);
    replay->full = delay != BY_LINES && replay->style.watched &&
                   wants_screen(&replay->style, options) &&
                   start_tui(&replay->tui, &look, &replay->front);
    if (!replay->full)
        start_line(&replay->line, &replay->style, &replay->front);
}

static int replay_file(const char *path, const Options *options)
{
    Session session;
    Replay replay;
    long delay;
    int result;
    find_style(&replay.style, options);
    delay = find_delay(path, &replay.style);
    if (options->delay.given)
        delay = (long)options->delay.value;
    open_session(&session, &malloc_host);
    result = load_game(&session, path);
    if (!result) {
        start_front(&replay, options, delay);
        result = result_of(replay_session(&session, &replay.front, delay),
                           &replay.style);
        if (replay.full)
            stop_tui(&replay.tui);
    }
    close_session(&session);
    return result;
}

int run_replay(Task *task)
{
    if (task->first == task->last)
        return complain("replay which game? quadrille replay game.txt");
    return replay_file(task->arguments[task->first], &task->options);
}
