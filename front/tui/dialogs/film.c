/* SPDX-License-Identifier: MIT */
/* A game that was played, shown as a film: by itself or by hand, forth and
   back, along a line of time. */
#include "film.h"

#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "anywhere.h"
#include "dialog.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "table/table.h"

enum { JUMP = 10, QUICKEST = 5, SLOWEST = 4000, MOST_SHOWN = 500 };

typedef struct Reel {
    Tui *tui;
    Session *session;
    Trace trace;
    u32 number; /* as it is typed */
    int left;
} Reel;

/* -------------------------------------------------------------- positions */

/* The move that comes next is what the bar above will tell. */
static void tell_next(Reel *reel)
{
    Tui *tui = reel->tui;
    const Session *session = reel->session;
    tui->told.used = 0;
    page_move(&tui->told, session, session->moves[session->at]);
}

static void step(Reel *reel, int walks)
{
    const Intent redo = {.what = WISH_REDO};
    Reply reply = {.trace = reel->trace};
    tell_next(reel);
    if (!session_do(reel->session, &redo, &reply))
        position_show(reel->tui, reel->session, walks ? &reply.trace : NULL);
}

static void see(Reel *reel, u32 number)
{
    const u32 count = reel->session->count;
    Intent before = {.what = WISH_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    if (number > count)
        number = count;
    before.number = number ? number - 1 : 0;
    reel->tui->told.used = 0;
    session_do(reel->session, &before, &reply);
    if (number)
        step(reel, 0);
    else
        position_show(reel->tui, reel->session, NULL);
}

static void see_next(Reel *reel)
{
    if (reel->session->at < reel->session->count)
        step(reel, 1);
    if (reel->session->at == reel->session->count)
        reel->tui->reel_plays = 0;
}

static void see_back(Reel *reel, u32 by)
{
    see(reel, reel->session->at > by ? reel->session->at - by : 0);
}

/* At the end it begins once more. */
static void play_or_pause(Reel *reel)
{
    reel->tui->reel_plays = !reel->tui->reel_plays;
    if (reel->tui->reel_plays && reel->session->at == reel->session->count)
        see(reel, 0);
}

/* ------------------------------------------------------------------- keys */

static void type_digit(Reel *reel, int digit)
{
    if (reel->number < MOST_COUNTED / 10)
        reel->number = reel->number * 10 + (u32)(digit - '0');
}

/* What the key does as long as nothing else is meant by it. */
static void obey(Reel *reel, int code)
{
    Tui *tui = reel->tui;
    const u32 at = reel->session->at;
    const u32 number = reel->number;
    reel->number = 0;
    switch (code) {
    case ' ':
    case 'p':
        play_or_pause(reel);
        break;
    case '\r':
        if (number)
            see(reel, number);
        else
            see_next(reel);
        break;
    case KEY_GO_RIGHT:
    case KEY_WHEEL_DOWN:
    case 'l':
    case 'n':
        see_next(reel);
        break;
    case KEY_GO_LEFT:
    case KEY_WHEEL_UP:
    case KEY_RUBOUT:
    case 'h':
    case 'b':
        see_back(reel, 1);
        break;
    case KEY_GO_UP:
    case KEY_PAGE_UP:
        see_back(reel, JUMP);
        break;
    case KEY_GO_DOWN:
    case KEY_PAGE_DOWN:
        see(reel, at + JUMP);
        break;
    case KEY_GO_HOME:
        see(reel, 0);
        break;
    case KEY_GO_END:
        see(reel, reel->session->count);
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

static void click(Reel *reel, int here)
{
    if (here >= TIME_HERE)
        see(reel, (u32)view_time_at(reel->tui, here));
    else if (here >= KEY_HERE)
        obey(reel, here - KEY_HERE);
}

static int leaves(int code)
{
    return code == 'q' || code == ESCAPE || code == KEY_ENDED ||
           code == CONTROL('c');
}

static int keeps_playing(int code)
{
    return code == KEY_NOTHING || code == KEY_ROUSED || code == KEY_SIZE ||
           code == '+' || code == '-' || code == ' ' || code == 'p' ||
           code == KEY_PRESSED;
}

static void take_key(Reel *reel, const Key *key)
{
    const int here =
        key->code == KEY_RELEASED ? view_here_at(reel->tui, key) : 0;
    const int code =
        here >= KEY_HERE && here < TIME_HERE ? here - KEY_HERE : key->code;
    if (!keeps_playing(code))
        reel->tui->reel_plays = 0;
    if (leaves(code))
        reel->left = 1;
    else if (code == KEY_RELEASED)
        click(reel, here);
    else if (code >= '0' && code <= '9')
        type_digit(reel, code);
    else if (code == KEY_NOTHING && reel->tui->reel_plays)
        see_next(reel);
    else
        obey(reel, code);
}

/* ------------------------------------------------------------------- loop */

static void draw_film(Tui *tui, void *own)
{
    (void)own;
    view_draw(tui);
}

static int obey_film(Tui *tui, void *own, const Key *key)
{
    Reel *reel = own;
    (void)tui;
    take_key(reel, key);
    return !reel->left;
}

static int time_to_next(Tui *tui, void *own)
{
    (void)own;
    return tui->reel_plays ? tui->pace : -1;
}

void film_roll(Tui *tui, Session *session, u32 from, long delay)
{
    static const Dialog dialog = {draw_film, obey_film, time_to_next};
    const int pace = tui->pace;
    Reel reel = {.tui = tui, .session = session};
    reel.trace.room = session->game->most_events;
    reel.trace.events = must_have(calloc(reel.trace.room, sizeof(Event)));
    tui->mode = MODE_REEL;
    tui->reel_plays = delay >= 0;
    if (delay > 0)
        tui->pace = (int)delay;
    see(&reel, from);
    dialog_run(tui, &dialog, &reel);
    tui->mode = MODE_PLAY;
    tui->reel_plays = 0;
    tui->pace = pace;
    tui->told.used = 0;
    free(reel.trace.events);
}

void film_run(void *own, Session *session, long delay)
{
    film_roll(own, session, 0, delay);
}

/* --------------------------------------------------------- from the table */

/* As a copy, so that nothing happens to the game itself. */
static void roll_copy(Tui *tui, Session *copy, u32 from)
{
    const Session *session = tui->scene.session;
    film_roll(tui, copy, from, USUAL_PACE);
    position_show(tui, session, NULL);
}

void film_watch_again(Tui *tui)
{
    Session copy;
    session_open(&copy, &malloc_host);
    if (!session_copy(&copy, tui->scene.session))
        roll_copy(tui, &copy, 0);
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

static void append_chosen(Session *session, Brain *brain,
                          const GameAdvice *advice)
{
    const Game *game = session->game;
    Intent play = {.what = WISH_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    u32 i;
    for (i = 0; i < MOST_SHOWN && game->status(session->position) == GOING;
         i++)
        if (!advice->choose(brain, session->position, &play.move) ||
            session_do(session, &play, &reply))
            return;
}

/* The way to the end; where chance decides, as its player would go on. */
static int append_best(Tui *tui, Session *copy)
{
    Brain *brain = brain_of(tui->thinker);
    const GameAdvice *advice = advice_of(copy->game);
    if (advice->choose) {
        append_chosen(copy, brain, advice);
        return copy->count > tui->scene.session->at;
    }
    return ask_brain(brain, copy->game, copy->position) == SOLVED &&
           append_way(copy, brain);
}

/* The thread rests meanwhile, so that its brain can be asked. */
int film_watch_way(Tui *tui)
{
    const Session *session = tui->scene.session;
    const int knows =
        tui->thinker && (advice_of(session->game)->choose ||
                         verdict_of(tui->thinker, session) == SOLVED);
    Session copy;
    int shown;
    if (!knows) {
        tui->told.used = 0;
        tui->tone = TONE_REFUSAL;
        page_text(&tui->told, "No solution found from here");
        return 0;
    }
    let_rest(tui->thinker);
    session_open(&copy, &malloc_host);
    shown = !session_copy(&copy, session) && append_best(tui, &copy);
    if (shown)
        roll_copy(tui, &copy, session->at);
    session_close(&copy);
    think_of(tui->thinker, session);
    return shown;
}
