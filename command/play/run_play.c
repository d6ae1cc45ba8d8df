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
    terminal_read_request(&request->screen, options);
    request->at_once = once_read_request(&request->once, options);
    request->screen.lines |= request->at_once;
    request->no_save = options->no_save;
}

/* A stored game already has its start. */
static int read_beginning(PlayRequest *request, CommandLine *line)
{
    StartRequest *start = &request->start;
    const StartFiles *from = &start->from;
    const char *file;
    int result;
    if (start->choice.kept)
        return EXIT_DONE;
    result = start_read_request(start, line);
    file = from->board    ? from->board
           : from->layout ? from->layout
                          : from->load;
    if (!result && !request->at_once && file && strcmp(file, "-") == 0)
        return complain(_("standard input can't hold both the start and the "
                          "moves; add --moves or --show"));
    return result;
}

int play_read_request(PlayRequest *request, CommandLine *line)
{
    read_manner(request, &line->options);
    return read_beginning(request, line);
}

/* -------------------------------------------------------------- sitting */

/* A player at a terminal whose games are stored. */
typedef struct PlaySetup {
    const PlayRequest *request;
    Style style;
    LineFront line;
    Tui tui;
    int full; /* use the full screen */
    Front front;
    Store *store; /* NULL: don't store */
    Autosave autosave;
    Page why;   /* errors that the full screen would cover */
    Page where; /* where the last game is, told after the full screen */
} PlaySetup;

static void play_open(PlaySetup *setup, const PlayRequest *request)
{
    const ScreenRequest *screen = &request->screen;
    const int stores = !request->no_save && !request->at_once;
    Look look;
    int wants_screen;
    setup->request = request;
    setup->why = setup->where = (Page)PAGE_EMPTY;
    terminal_find_style(&setup->style, screen);
    setup->store = setup->style.watched && stores ? own_store_open() : NULL;
    terminal_find_look(&look, screen);
    wants_screen = terminal_wants_screen(&setup->style, screen);
    setup->full = wants_screen && tui_start(&setup->tui, &look, &setup->front);
    if (setup->full) {
        setup->tui.store = setup->store;
        setup->tui.autosave = &setup->autosave;
    } else {
        line_front_start(&setup->line, &setup->style, &setup->front);
    }
    if (!setup->full)
        terminal_find_boards(&setup->line, screen);
    setup->line.quiet = screen->quiet;
    if (!setup->store)
        setup->front.look_up = own_store_open;
    if (wants_screen && !setup->full) {
        Page page = PAGE_EMPTY;
        page_text(&page,
                  _("This terminal can't show the full screen; using line "
                    "mode (--ui line hides this message).\n"));
        host_print_error(&page);
    }
    autosave_start(&setup->autosave, setup->store);
}

static int play_close(PlaySetup *setup, int result)
{
    if (setup->full) {
        tui_stop(&setup->tui);
        host_print_page(&setup->where);
    } else if (setup->line.trouble) {
        errno = setup->line.trouble;
        result = saved_file_complain(_("standard input"));
    }
    autosave_stop(&setup->autosave);
    store_close(setup->store);
    return result;
}

/* ----------------------------------------------------------- the session */

static void tell_why(PlaySetup *setup, Tone tone)
{
    if (setup->why.used)
        setup->front.tell(setup->front.own, tone, setup->why.text);
    setup->why.used = 0;
}

static void tell_beginning(PlaySetup *setup, int is_new)
{
    const Choice *choice = &setup->request->start.choice;
    Page page = PAGE_EMPTY;
    today_page_beginning(&page, setup->store, choice->game, choice->date,
                         is_new);
    if (page.used)
        setup->front.tell(setup->front.own, TONE_ANSWER, page.text);
    page_free(&page);
}

/* Resumes the chosen game, or the day's puzzle if it is in progress. A player
   who has already finished that is told so. */
static int start_or_resume(PlaySetup *setup, Session *session, Page *challenge)
{
    const StartRequest *start = &setup->request->start;
    const Choice *choice = &start->choice;
    const int is_daily = setup->store && *choice->date;
    long long id = choice->kept;
    if (!id && is_daily)
        (void)in_progress_find_daily(setup->store, choice->game->name,
                                     choice->date, &id);
    if (is_daily)
        tell_beginning(setup, !id);
    if (id) {
        const StoreAnswer answer = resume_game(&setup->autosave, session, id);
        return answer ? saved_complain_store(setup->store, answer) : EXIT_DONE;
    }
    return start_session(start, session, challenge);
}

static void tell_where(PlaySetup *setup, const Session *session)
{
    const Autosave *autosave = &setup->autosave;
    Page *page = &setup->where;
    page->used = 0;
    if (signals_alarm() || !autosave->id || autosave->over ||
        store_state(setup->store) || session_is_over(session))
        return;
    page_format(page, _("Saved as #%lld; 'quadrille resume' continues it.\n"),
                autosave->id);
    if (setup->full)
        return;
    setup->front.tell(setup->front.own, TONE_ANSWER, page->text);
    page_free(page);
}

static int play_session(PlaySetup *setup, Session *session,
                        const Page *challenge)
{
    int refused;
    challenge_option_take(&setup->autosave, challenge);
    if (setup->request->at_once)
        return once_run(&setup->request->once, &setup->style, session);
    refused = table_play(session, &setup->front, &setup->autosave);
    tell_where(setup, session);
    return terminal_result(refused, &setup->style);
}

static int play_on(PlaySetup *setup)
{
    Session session;
    Page challenge = PAGE_EMPTY;
    int result;
    session_open(&session, &malloc_host);
    result = start_or_resume(setup, &session, &challenge);
    if (!result) {
        tell_why(setup, TONE_ANSWER);
        result = play_session(setup, &session, &challenge);
    }
    page_free(&challenge);
    session_close(&session);
    return result;
}

/* ------------------------------------------------------------- commands */

int play_request(const PlayRequest *request)
{
    PlaySetup setup;
    play_open(&setup, request);
    return play_close(&setup, play_on(&setup));
}

static int read_whole_request(PlayRequest *request, CommandLine *line)
{
    choice_start(&request->start.choice, line->game);
    return play_read_request(request, line);
}

/* A save names its game itself, so nobody else has to. */
static int run_saved(CommandLine *line)
{
    Session session;
    PlayRequest request;
    PlaySetup setup;
    Page challenge = PAGE_EMPTY;
    int result;
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, line->options.from.load, &challenge);
    if (!result) {
        line->game = session.game;
        if (!options_fit(&line->options, line->game->name) ||
            read_whole_request(&request, line))
            result = EXIT_USAGE;
    }
    if (!result) {
        play_open(&setup, &request);
        result =
            play_close(&setup, play_session(&setup, &session, &challenge));
    }
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
                       PlaySetup *setup)
{
    const Choice *choice = &request->start.choice;
    int result;
    if (!choice->kept && !options_fit(&line->options, choice->game->name))
        return EXIT_USAGE;
    result = read_beginning(request, line);
    return result ? result : play_on(setup);
}

/* On the full screen, quitting a game returns to the menu, and so does one
   that can't begin. */
static int play_from_menu(PlayRequest *request, CommandLine *line,
                          PlaySetup *setup)
{
    int result;
    do {
        if (!setup->front.open(setup->front.own))
            return EXIT_TROUBLE;
        if (!menu_choose(&setup->front, setup->store, &request->start.choice))
            return terminal_result(0, &setup->style);
        result = play_chosen(request, line, setup);
        if (setup->why.used)
            result = terminal_result(0, &setup->style);
        tell_why(setup, TONE_REFUSAL);
        autosave_stop(&setup->autosave);
        autosave_start(&setup->autosave, setup->store);
    } while (setup->full && !result && !signals_alarm());
    return result;
}

int run_menu(CommandLine *line)
{
    PlayRequest request = {.start = {.choice = {.game = NULL}}};
    PlaySetup setup;
    int result;
    read_manner(&request, &line->options);
    play_open(&setup, &request);
    complain_into(setup.full ? &setup.why : NULL);
    result = play_from_menu(&request, line, &setup);
    complain_into(NULL);
    page_free(&setup.why);
    return play_close(&setup, result);
}

/* Finds the game of that name or number, or the one played last. */
static int find_resumed(Store *store, const char *name, long long *id)
{
    StoreAnswer answer = store_state(store);
    *id = 0;
    if (!answer)
        answer = name ? in_progress_find(store, name, id)
                      : titles_find_last_played(store, id);
    if (answer)
        return saved_complain_store(store, answer);
    return *id ? EXIT_DONE
               : complain(_("no game in progress; 'quadrille' starts one"));
}

int run_resume(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    PlayRequest request = {.start = {.choice = {.game = NULL}}};
    PlaySetup setup;
    int result;
    read_manner(&request, &line->options);
    play_open(&setup, &request);
    if (!setup.store)
        setup.store = own_store_open();
    autosave_start(&setup.autosave, setup.store);
    result = find_resumed(setup.store, name, &request.start.choice.kept);
    return play_close(&setup, result ? result : play_on(&setup));
}
