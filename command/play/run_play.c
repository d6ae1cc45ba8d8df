/* SPDX-License-Identifier: MIT */
/* Plays games: reads the request, chooses a front end, and stores the game
   while it is played. */
#include "run_play.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "front/line/line.h"
#include "front/tui/tui.h"
#include "host/posix/signals.h"
#include "table/own_store.h"
#include "table/titles.h"
#include "table/today.h"

/* -------------------------------------------------------------- requests */

/* Reads the options that apply to every game. */
static void read_manner(PlayRequest *request, const Options *options)
{
    read_screen_request(&request->screen, options);
    request->at_once = read_once_request(&request->once, options);
    request->screen.lines |= request->at_once;
    request->no_save = options->no_save;
}

/* The start and the moves can't both come from standard input. */
static int input_is_used(const StartFiles *from)
{
    const char *file = from->board    ? from->board
                       : from->layout ? from->layout
                                      : from->load;
    return file && strcmp(file, "-") == 0;
}

/* A stored game already has its start. */
static int read_beginning(PlayRequest *request, CommandLine *line)
{
    StartRequest *start = &request->start;
    int result;
    if (start->choice.kept)
        return EXIT_DONE;
    result = read_start_request(start, line);
    if (!result && !request->at_once && input_is_used(&start->from))
        return complain(_("standard input can't hold both the start and the "
                          "moves; add --moves or --show"));
    return result;
}

int read_play_request(PlayRequest *request, CommandLine *line)
{
    read_manner(request, &line->options);
    return read_beginning(request, line);
}

/* -------------------------------------------------------------- sitting */

/* A player at a terminal whose games are stored. */
typedef struct Sitting {
    const PlayRequest *request;
    Style style;
    LineFront line;
    Tui tui;
    int full; /* use the full screen */
    Front front;
    Store *store; /* NULL: don't store */
    Keeping keeping;
    Page why;   /* errors that the full screen would cover */
    Page where; /* where the last game is, told after the full screen */
} Sitting;

static int keeps(const Sitting *sitting)
{
    return sitting->style.watched && !sitting->request->no_save &&
           !sitting->request->at_once;
}

static void tell_no_screen(void)
{
    Page page = PAGE_EMPTY;
    page_text(&page, _("This terminal can't show the full screen; using line "
                       "mode (--ui line hides this message).\n"));
    print_stderr(&page);
}

static void sit(Sitting *sitting, const PlayRequest *request)
{
    const ScreenRequest *screen = &request->screen;
    Look look;
    sitting->request = request;
    sitting->why = sitting->where = (Page)PAGE_EMPTY;
    find_style(&sitting->style, screen);
    sitting->store = keeps(sitting) ? open_games() : NULL;
    find_look(&look, screen);
    sitting->full = wants_screen(&sitting->style, screen) &&
                    tui_start(&sitting->tui, &look, &sitting->front);
    if (sitting->full) {
        sitting->tui.store = sitting->store;
        sitting->tui.keeping = &sitting->keeping;
    } else {
        line_front_start(&sitting->line, &sitting->style, &sitting->front);
    }
    sitting->line.quiet = screen->quiet;
    if (!sitting->store)
        sitting->front.look_up = open_games;
    if (wants_screen(&sitting->style, screen) && !sitting->full)
        tell_no_screen();
    keeping_start(&sitting->keeping, sitting->store);
}

static int rise(Sitting *sitting, int result)
{
    if (sitting->full) {
        tui_stop(&sitting->tui);
        print_page(&sitting->where);
    } else if (sitting->line.trouble) {
        errno = sitting->line.trouble;
        result = complain_file(_("standard input"));
    }
    keeping_stop(&sitting->keeping);
    store_close(sitting->store);
    return result;
}

/* ----------------------------------------------------------- the session */

/* The stored game to resume: the chosen one, or the day's puzzle if it is in
   progress; 0 if there is none. */
static long long kept_game(const Sitting *sitting, const Choice *choice)
{
    long long id = choice->kept;
    if (!id && sitting->store && *choice->date)
        (void)in_progress_find_daily(sitting->store, choice->game->name,
                                     choice->date, &id);
    return id;
}

static void tell_why(Sitting *sitting, Tone tone)
{
    if (sitting->why.used)
        sitting->front.tell(sitting->front.own, tone, sitting->why.text);
    sitting->why.used = 0;
}

/* Warns a player who has already finished the day's puzzle. */
static void tell_finished(const Sitting *sitting, const Choice *choice)
{
    Page page = PAGE_EMPTY;
    if (sitting->store && *choice->date)
        page_finished_again(&page, sitting->store, choice->game->name,
                            choice->date);
    if (page.used)
        sitting->front.tell(sitting->front.own, TONE_ANSWER, page.text);
    page_free(&page);
}

static int start_or_resume(Sitting *sitting, Session *session, Page *challenge)
{
    const StartRequest *start = &sitting->request->start;
    const long long id = kept_game(sitting, &start->choice);
    StoreAnswer answer;
    if (!id) {
        tell_finished(sitting, &start->choice);
        return start_session(start, session, challenge);
    }
    answer = resume_game(&sitting->keeping, session, id);
    return answer ? complain_store(sitting->store, answer) : EXIT_DONE;
}

static void tell_where(Sitting *sitting, const Session *session)
{
    const Keeping *keeping = &sitting->keeping;
    Page *page = &sitting->where;
    page->used = 0;
    if (signals_alarm() || !keeping->id || keeping->over ||
        store_state(sitting->store) || session_is_over(session))
        return;
    page_format(page, _("Saved as #%lld; 'quadrille resume' continues it.\n"),
                keeping->id);
    if (sitting->full)
        return;
    sitting->front.tell(sitting->front.own, TONE_ANSWER, page->text);
    page_free(page);
}

static int play_session(Sitting *sitting, Session *session,
                        const Page *challenge)
{
    int refused;
    take_challenge(&sitting->keeping, challenge);
    if (sitting->request->at_once)
        return run_once(&sitting->request->once, &sitting->style, session);
    refused = play_game(session, &sitting->front, &sitting->keeping);
    tell_where(sitting, session);
    return result_of(refused, &sitting->style);
}

static int play_on(Sitting *sitting)
{
    Session session;
    Page challenge = PAGE_EMPTY;
    int result;
    session_open(&session, &malloc_host);
    result = start_or_resume(sitting, &session, &challenge);
    if (!result) {
        tell_why(sitting, TONE_ANSWER);
        result = play_session(sitting, &session, &challenge);
    }
    page_free(&challenge);
    session_close(&session);
    return result;
}

/* ------------------------------------------------------------- commands */

int play_request(const PlayRequest *request)
{
    Sitting sitting;
    sit(&sitting, request);
    return rise(&sitting, play_on(&sitting));
}

static int read_whole_request(PlayRequest *request, CommandLine *line)
{
    choice_start(&request->start.choice, line->game);
    return read_play_request(request, line);
}

static int play_saved(CommandLine *line, Session *session,
                      const Page *challenge)
{
    PlayRequest request;
    Sitting sitting;
    line->game = session->game;
    if (!options_fit(&line->options, line->game->name) ||
        read_whole_request(&request, line))
        return EXIT_USAGE;
    sit(&sitting, &request);
    return rise(&sitting, play_session(&sitting, session, challenge));
}

/* A save names its game itself, so nobody else has to. */
static int run_saved(CommandLine *line)
{
    Session session;
    Page challenge = PAGE_EMPTY;
    int result;
    session_open(&session, &malloc_host);
    result = load_game(&session, line->options.from.load, &challenge);
    if (!result)
        result = play_saved(line, &session, &challenge);
    page_free(&challenge);
    session_close(&session);
    return result;
}

int run_play(CommandLine *line)
{
    PlayRequest request;
    int result;
    if (!line->game)
        return run_saved(line);
    result = read_whole_request(&request, line);
    return result ? result : play_request(&request);
}

/* Plays a game chosen from the menu. Only now can the options be checked
   against it. */
static int play_chosen(PlayRequest *request, CommandLine *line,
                       Sitting *sitting)
{
    const Choice *choice = &request->start.choice;
    int result;
    if (!choice->kept && !options_fit(&line->options, choice->game->name))
        return EXIT_USAGE;
    result = read_beginning(request, line);
    return result ? result : play_on(sitting);
}

/* On the full screen, quitting a game returns to the menu, and so does one
   that can't begin. */
static int play_from_menu(PlayRequest *request, CommandLine *line,
                          Sitting *sitting)
{
    int result;
    do {
        if (!sitting->front.open(sitting->front.own))
            return EXIT_TROUBLE;
        if (!choose_game(&sitting->front, sitting->store,
                         &request->start.choice))
            return result_of(0, &sitting->style);
        result = play_chosen(request, line, sitting);
        if (sitting->why.used)
            result = result_of(0, &sitting->style);
        tell_why(sitting, TONE_REFUSAL);
        keeping_stop(&sitting->keeping);
        keeping_start(&sitting->keeping, sitting->store);
    } while (sitting->full && !result && !signals_alarm());
    return result;
}

int run_menu(CommandLine *line)
{
    PlayRequest request = {.start = {.choice = {.game = NULL}}};
    Sitting sitting;
    int result;
    read_manner(&request, &line->options);
    sit(&sitting, &request);
    complain_into(sitting.full ? &sitting.why : NULL);
    result = play_from_menu(&request, line, &sitting);
    complain_into(NULL);
    page_free(&sitting.why);
    return rise(&sitting, result);
}

/* Finds the game of that name or number, or the one played last. */
static int find_resumed(Store *store, const char *name, long long *id)
{
    StoreAnswer answer = store_state(store);
    *id = 0;
    if (!answer)
        answer =
            name ? in_progress_find(store, name, id) : last_played(store, id);
    if (answer)
        return complain_store(store, answer);
    return *id ? EXIT_DONE
               : complain(_("no game in progress; 'quadrille' starts one"));
}

int run_resume(CommandLine *line)
{
    const char *name = next_word(line);
    PlayRequest request = {.start = {.choice = {.game = NULL}}};
    Sitting sitting;
    int result;
    read_manner(&request, &line->options);
    sit(&sitting, &request);
    if (!sitting.store)
        sitting.store = open_games();
    keeping_start(&sitting.keeping, sitting.store);
    result = find_resumed(sitting.store, name, &request.start.choice.kept);
    return rise(&sitting, result ? result : play_on(&sitting));
}
