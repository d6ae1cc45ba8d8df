/* SPDX-License-Identifier: MIT */
/* Playing a game: in line mode, or by one command. */
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "daily_result.h"
#include "front/line/line.h"
#include "front/tui/tui.h"
#include "host/posix/signals.h"
#include "once.h"
#include "table/own_store.h"
#include "table/titles.h"
#include "terminal.h"

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

/* -------------------------------------------------------------- sitting */

/* How a game is to be played, whichever it is. */
typedef struct PlayRequest {
    ScreenRequest screen;
    OnceRequest once;
    int at_once; /* a position is printed, nobody plays */
    int private; /* nothing is to be kept */
} PlayRequest;

static void read_play_request(PlayRequest *request, const Options *options)
{
    read_screen_request(&request->screen, options);
    request->at_once = read_once_request(&request->once, options);
    request->screen.lines |= request->at_once;
    request->private = options->private;
}

/* Somebody at a terminal, whose games are kept. */
typedef struct Sitting {
    PlayRequest request;
    Style style;
    Line line;
    Tui tui;
    int full; /* the whole screen is used */
    Front front;
    Store *store; /* NULL: nothing is to be kept */
    Keeping keeping;
} Sitting;

static int keeps(const Sitting *sitting)
{
    return sitting->style.watched && !sitting->request.private &&
           !sitting->request.at_once;
}

static void tell_no_screen(void)
{
    Page page = {NULL, 0, 0};
    page_text(&page, "This terminal has no screen to draw on: lines it is. "
                     "Say --ui line to be asked no more.\n");
    print_stderr(&page);
}

static void sit(Sitting *sitting, const Options *options)
{
    const ScreenRequest *screen = &sitting->request.screen;
    Look look;
    read_play_request(&sitting->request, options);
    find_style(&sitting->style, screen);
    sitting->store = keeps(sitting) ? open_games() : NULL;
    find_look(&look, screen);
    sitting->full = wants_screen(&sitting->style, screen) &&
                    tui_start(&sitting->tui, &look, &sitting->front);
    if (sitting->full)
        sitting->tui.store = sitting->store;
    else
        start_line(&sitting->line, &sitting->style, &sitting->front);
    if (wants_screen(&sitting->style, screen) && !sitting->full)
        tell_no_screen();
    start_keeping(&sitting->keeping, sitting->store);
}

static int rise(Sitting *sitting, int result)
{
    if (sitting->full)
        tui_stop(&sitting->tui);
    stop_keeping(&sitting->keeping);
    close_store(sitting->store);
    return result;
}

/* ----------------------------------------------------------- the session */

/* The game that was chosen from the store, or today's when it is begun
   already; 0 when there is none to go on with. */
static long long kept_game(const Sitting *sitting, const Choice *choice)
{
    long long id = choice->kept;
    if (!id && sitting->store && *choice->date)
        (void)find_kept_daily(sitting->store, choice->game->name, choice->date,
                              &id);
    return id;
}

/* Today's puzzle is not begun unawares when it is done. */
static void tell_finished(const Sitting *sitting, const Choice *choice)
{
    Page page = {NULL, 0, 0};
    page_text(&page, "You have finished this puzzle already: ");
    if (sitting->store && *choice->date &&
        page_finished(&page, sitting->store, choice->game->name,
                      choice->date)) {
        page_text(&page, ". It is dealt once more.\n");
        sitting->front.tell(sitting->front.own, TONE_ANSWER, page.text);
    }
    page_free(&page);
}

static int start_or_resume(Task *task, Sitting *sitting, Session *session)
{
    const long long id = kept_game(sitting, &task->choice);
    StoreAnswer answer;
    if (!id) {
        tell_finished(sitting, &task->choice);
        return start_session(task, session);
    }
    answer = resume_game(&sitting->keeping, session, id);
    return answer ? complain_store(sitting->store, answer) : EXIT_DONE;
}

static int play_session(Sitting *sitting, Session *session)
{
    if (sitting->request.at_once)
        return run_once(&sitting->request.once, &sitting->style, session);
    return result_of(play_game(session, &sitting->front,
                               sitting->store ? &sitting->keeping : NULL),
                     &sitting->style);
}

static int check_play(const Sitting *sitting, const Options *options)
{
    if (input_is_used(options) && !sitting->request.at_once)
        return complain("standard input is the start here, and can't be "
                        "played from as well: add --moves, --show, --screen, "
                        "--say or --json");
    return EXIT_DONE;
}

static int play_on(Task *task, Sitting *sitting)
{
    Session session;
    int result = task->choice.kept ? EXIT_DONE : read_words(task);
    if (!result)
        result = check_play(sitting, &task->options);
    if (result)
        return result;
    session_open(&session, &malloc_host);
    result = start_or_resume(task, sitting, &session);
    if (!result)
        result = play_session(sitting, &session);
    session_close(&session);
    return result;
}

int run_play(Task *task)
{
    Sitting sitting;
    sit(&sitting, &task->options);
    return rise(&sitting, play_on(task, &sitting));
}

static int play_one_chosen(Task *task, Sitting *sitting)
{
    if (!task->choice.kept &&
        (!options_fit(&task->options, task->choice.game->name) ||
         read_values(&task->options)))
        return EXIT_USAGE;
    return play_on(task, sitting);
}

/* Who leaves a game on the whole screen comes back to the start. */
static int play_chosen(Task *task, Sitting *sitting)
{
    int result = EXIT_DONE;
    do {
        if (!sitting->front.open(sitting->front.own))
            return EXIT_TROUBLE;
        if (!choose_game(&sitting->front, sitting->store, &task->choice))
            return result_of(0, &sitting->style);
        result = play_one_chosen(task, sitting);
        stop_keeping(&sitting->keeping);
        start_keeping(&sitting->keeping, sitting->store);
    } while (sitting->full && !result && !alarm_signal());
    return result;
}

int run_menu(Task *task)
{
    Sitting sitting;
    sit(&sitting, &task->options);
    return rise(&sitting, play_chosen(task, &sitting));
}

static int resume_named(Task *task, Sitting *sitting)
{
    Store *store = sitting->store;
    StoreAnswer answer = store_state(store);
    if (!answer && task->first < task->last)
        answer =
            find_kept(store, task->arguments[task->first], &task->choice.kept);
    if (answer)
        return complain_store(store, answer);
    if (!task->choice.kept)
        task->choice.kept = last_played(store);
    if (!task->choice.kept)
        return complain("there is no game in progress: 'quadrille' begins "
                        "one");
    return play_on(task, sitting);
}

int run_resume(Task *task)
{
    Sitting sitting;
    sit(&sitting, &task->options);
    if (!sitting.store)
        sitting.store = open_games();
    start_keeping(&sitting.keeping, sitting.store);
    return rise(&sitting, resume_named(task, &sitting));
}
