/* SPDX-License-Identifier: MIT */
/* A replay plays the moves of a game automatically or step by step, forwards
   or backwards, and has a timeline. */
#include "film.h"

#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "anywhere.h"
#include "dialog.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "table/game_words.h"
#include "table/table.h"
#include "thinking.h"

enum { JUMP = 10, QUICKEST = 5, SLOWEST = 4000, MOST_SHOWN = 500 };

typedef struct Film {
    Tui *tui;
    Session *session;
    Trace trace;
    u32 number; /* the move number being typed */
    int typing; /* whether there is one */
    int left;
    u32 choices; /* how many moves the program still chooses at the end */
} Film;

/* -------------------------------------------------------------- positions */

/* Whether another move follows. */
static int goes_on(const Film *film)
{
    const Session *session = film->session;
    return session->at < session->count ||
           (film->choices && !session_is_over(session));
}

/* The program's choice of a move in a game of chance. */
typedef struct Choosing {
    Brain *brain;
    const Session *session;
    u16 move;
    int found;
} Choosing;

static void choose_move(void *context)
{
    Choosing *choosing = context;
    const Session *session = choosing->session;
    choosing->found =
        game_advice_of(session->game)
            ->choose(choosing->brain, session->position, &choosing->move);
}

/* On a large board each choice takes a while, so it is made when the move is
   shown. If the player interrupts it, there is none for now. */
static int choose_next(Film *film, Intent *next)
{
    Choosing choosing = {.brain = thinker_brain(film->tui->thinker),
                         .session = film->session};
    if (!thinking_run(film->tui, choose_move, &choosing)) {
        film->tui->film_plays = 0;
        return 0;
    }
    film->choices = choosing.found ? film->choices - 1 : 0;
    next->what = WISH_PLAY;
    next->move = choosing.move;
    return choosing.found;
}

/* Finds the next move. A game of chance goes on as the program would play
   it. */
static int find_next(Film *film, Intent *next)
{
    const Session *session = film->session;
    next->what = WISH_REDO;
    if (session->at == session->count)
        return goes_on(film) && choose_next(film, next);
    next->move = session->moves[session->at];
    return 1;
}

/* Shows the next move; the bar at the top names it. */
static void step(Film *film, int walks)
{
    Tui *tui = film->tui;
    Intent next = {.what = WISH_REDO};
    Reply reply = {.trace = film->trace};
    if (!find_next(film, &next))
        return;
    tui->told.used = 0;
    page_seen_move(&tui->told, film->session, next.move);
    if (!session_do(film->session, &next, &reply))
        position_show(tui, film->session, walks ? &reply.trace : NULL);
}

static void see(Film *film, u32 number)
{
    const u32 count = film->session->count;
    Intent before = {.what = WISH_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    if (number > count)
        number = count;
    before.number = number ? number - 1 : 0;
    film->tui->told.used = 0;
    session_do(film->session, &before, &reply);
    if (number)
        step(film, 0);
    else
        position_show(film->tui, film->session, NULL);
}

static void see_next(Film *film)
{
    if (goes_on(film))
        step(film, 1);
    if (!goes_on(film))
        film->tui->film_plays = 0;
}

static void see_back(Film *film, u32 by)
{
    see(film, film->session->at > by ? film->session->at - by : 0);
}

/* At the end, "play" starts again from the first move. */
static void play_or_pause(Film *film)
{
    film->tui->film_plays = !film->tui->film_plays;
    if (film->tui->film_plays && !goes_on(film))
        see(film, 0);
}

/* ------------------------------------------------------------------- keys */

static void type_digit(Film *film, int digit)
{
    if (film->number < MOST_COUNTED / 10)
        film->number = film->number * 10 + (u32)(digit - '0');
    film->typing = 1;
}

/* Handles the keys that mean the same in every replay. */
static void obey(Film *film, int code)
{
    Tui *tui = film->tui;
    const u32 at = film->session->at;
    switch (code) {
    case ' ':
    case 'p':
        play_or_pause(film);
        break;
    case '\r':
        if (film->typing)
            see(film, film->number);
        else
            see_next(film);
        break;
    case KEY_GO_RIGHT:
    case KEY_WHEEL_DOWN:
    case 'l':
    case 'n':
        see_next(film);
        break;
    case KEY_GO_LEFT:
    case KEY_WHEEL_UP:
    case KEY_RUBOUT:
    case 'h':
    case 'b':
        see_back(film, 1);
        break;
    case KEY_GO_UP:
    case KEY_PAGE_UP:
        see_back(film, JUMP);
        break;
    case KEY_GO_DOWN:
    case KEY_PAGE_DOWN:
        see(film, at + JUMP);
        break;
    case KEY_GO_HOME:
        see(film, 0);
        break;
    case KEY_GO_END:
        see(film, film->session->count);
        break;
    case '+':
        tui->pace = tui->pace > QUICKEST ? tui->pace / 2 : tui->pace;
        break;
    case '-':
        tui->pace = tui->pace < SLOWEST ? tui->pace * 2 : tui->pace;
        break;
    default:
        (void)anywhere_obey(tui, code);
        break;
    }
}

static int leaves(int code)
{
    return code == 'q' || code == ESCAPE || code == KEY_ENDED ||
           code == CONTROL('c');
}

static int keeps_playing(int code)
{
    return code == '+' || code == '-' || code == ' ' || code == 'p';
}

static void take_key(Film *film, const Key *key)
{
    const int here =
        key->code == KEY_RELEASED ? view_here_at(film->tui, key) : 0;
    const int code =
        here >= KEY_HERE && here < TIME_HERE ? here - KEY_HERE : key->code;
    if (dialog_is_no_key(code)) {
        if (code == KEY_NOTHING && film->tui->film_plays)
            see_next(film);
        return;
    }
    if (!keeps_playing(code))
        film->tui->film_plays = 0;
    if (code >= '0' && code <= '9') {
        type_digit(film, code);
        return;
    }
    if (leaves(code))
        film->left = 1;
    else if (here >= TIME_HERE)
        see(film, (u32)view_time_at(film->tui, here));
    else
        obey(film, code);
    film->number = 0;
    film->typing = 0;
}

/* ------------------------------------------------------------------- loop */

static void draw_film(Tui *tui, void *own)
{
    (void)own;
    view_draw(tui);
}

static int obey_film(Tui *tui, void *own, const Key *key)
{
    Film *film = own;
    (void)tui;
    take_key(film, key);
    return !film->left;
}

static int time_to_next(Tui *tui, void *own)
{
    (void)own;
    return tui->film_plays ? tui->pace : -1;
}

static void roll(Tui *tui, Session *session, u32 from, long delay, u32 choices)
{
    static const Dialog dialog = {draw_film, obey_film, time_to_next};
    const int pace = tui->pace;
    Film film = {.tui = tui, .session = session, .choices = choices};
    film.trace.room = session->game->most_events;
    film.trace.events = host_must_have(calloc(film.trace.room, sizeof(Event)));
    tui->mode = MODE_FILM;
    tui->film_plays = delay >= 0;
    if (delay > 0)
        tui->pace = (int)delay;
    see(&film, from);
    dialog_run(tui, &dialog, &film);
    tui->mode = MODE_PLAY;
    tui->film_plays = 0;
    tui->pace = pace;
    tui->told.used = 0;
    free(film.trace.events);
}

void film_roll(Tui *tui, Session *session, u32 from, long delay)
{
    roll(tui, session, from, delay, 0);
}

void film_run(void *own, Session *session, long delay)
{
    film_roll(own, session, 0, delay);
}

/* --------------------------------------------------------- from the table */

/* Replays a copy, so that the game itself does not change. */
static void roll_copy(Tui *tui, Session *copy, u32 from, u32 choices)
{
    const Session *session = tui->scene.session;
    roll(tui, copy, from, USUAL_PACE, choices);
    position_show(tui, session, NULL);
}

void film_watch_again(Tui *tui)
{
    Session copy;
    session_open(&copy, &malloc_host);
    if (!session_copy(&copy, tui->scene.session))
        roll_copy(tui, &copy, 0, 0);
    session_close(&copy);
}

static int append_way(Session *session, const Brain *brain)
{
    Intent play = {.what = WISH_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    u32 i;
    for (i = brain->at; i < brain->length; i++) {
        play.move = brain->way[i];
        if (session_do(session, &play, &reply))
            return 0;
    }
    return 1;
}

/* Appends the solution or, in a game of chance, the first of the moves that
   the program would play. */
static int append_best(Brain *brain, Session *copy)
{
    const GameAdvice *advice = game_advice_of(copy->game);
    Intent play = {.what = WISH_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    if (advice->choose)
        return !session_is_over(copy) &&
               advice->choose(brain, copy->position, &play.move) &&
               !session_do(copy, &play, &reply);
    return brain_ask(brain, copy->game, copy->position) == SOLVED &&
           append_way(copy, brain);
}

/* How a game goes on best. */
typedef struct Way {
    Brain *brain;
    const Session *session;
    Verdict verdict;
    Session copy; /* to which its moves are appended, */
    long from;    /* after so many; or -1: it isn't known */
} Way;

/* It goes on from the current move or, if that is lost, from the one before
   the losing move. */
static void find_way(void *context)
{
    Way *way = context;
    const Session *session = way->session;
    Intent before = {.what = WISH_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    Loss loss;
    way->from = -1;
    if (way->verdict != IMPOSSIBLE) {
        if (append_best(way->brain, &way->copy))
            way->from = (long)session->at;
    } else if (advisor_find_loss(way->brain, session, &loss)) {
        before.number = loss.won;
        if (!session_do(&way->copy, &before, &reply) &&
            append_way(&way->copy, way->brain))
            way->from = (long)loss.won;
    }
}

static int knows_way(Tui *tui)
{
    const Session *session = tui->scene.session;
    Verdict verdict;
    if (!tui->thinker)
        return 0;
    verdict = thinker_verdict(tui->thinker, session);
    return game_advice_of(session->game)->choose || verdict == SOLVED ||
           verdict == IMPOSSIBLE;
}

static void tell_no_way(Tui *tui)
{
    tui->told.used = 0;
    tui->tone = TONE_REFUSAL;
    page_text(&tui->told,
              tui->thinker && thinker_is_busy(tui->thinker)
                  ? _("Still looking for a solution: try again in a moment.")
                  : _("No solution found from here."));
}

/* The thread rests during the replay. */
int film_watch_way(Tui *tui)
{
    const Session *session = tui->scene.session;
    Way way = {.session = session, .from = -1};
    if (!knows_way(tui)) {
        tell_no_way(tui);
        return 0;
    }
    way.brain = thinker_brain(tui->thinker);
    way.verdict = thinker_verdict(tui->thinker, session);
    session_open(&way.copy, &malloc_host);
    if (session_copy(&way.copy, session) || !thinking_run(tui, find_way, &way))
        way.from = -1;
    else if (way.from < 0)
        tell_no_way(tui);
    if (way.from >= 0)
        roll_copy(tui, &way.copy, (u32)way.from,
                  game_advice_of(session->game)->choose ? MOST_SHOWN - 1 : 0);
    session_close(&way.copy);
    thinker_think(tui->thinker, session);
    return way.from >= 0;
}
