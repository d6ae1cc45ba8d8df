/* SPDX-License-Identifier: MIT */
/* A replay plays the moves of a game automatically or step by step, forwards
   or backwards, and has a timeline. */
#include "dialogs.h"

#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "dialog.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "table/game_words.h"
#include "table/table.h"

enum { JUMP = 10, QUICKEST = 5, SLOWEST = 4000, MOST_SHOWN = 500 };

typedef struct ReplayDialog {
    Tui *tui;
    Session *session;
    Trace trace;
    u32 number; /* the move number being typed */
    int typing; /* whether there is one */
    int left;
    u32 choices; /* how many moves the program still chooses at the end */
} ReplayDialog;

/* -------------------------------------------------------------- positions */

/* Whether another move follows. */
static int goes_on(const ReplayDialog *replay)
{
    const Session *session = replay->session;
    return session->at < session->count ||
           (replay->choices && !session_is_over(session));
}

/* The program's choice of a move in a game of chance. */
typedef struct Choosing {
    Advisor *advisor;
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
            ->choose(choosing->advisor, session->position, 1, &choosing->move);
}

/* On a large board each choice takes a while, so it is made when the move is
   shown. If the player interrupts it, there is none for now. */
static int choose_next(ReplayDialog *replay, Intent *next)
{
    Choosing choosing = {.advisor = thinker_advisor(replay->tui->thinker),
                         .session = replay->session};
    if (!thinking_run(replay->tui, choose_move, &choosing)) {
        replay->tui->playback.is_replay_on = 0;
        return 0;
    }
    replay->choices = choosing.found ? replay->choices - 1 : 0;
    next->what = INTENT_PLAY;
    next->move = choosing.move;
    return choosing.found;
}

/* Finds the next move. A game of chance goes on as the program would play
   it. */
static int find_next(ReplayDialog *replay, Intent *next)
{
    const Session *session = replay->session;
    next->what = INTENT_REDO;
    if (session->at == session->count)
        return goes_on(replay) && choose_next(replay, next);
    next->move = session->moves[session->at];
    return 1;
}

/* Shows the next move; the bar at the top names it. */
static void step(ReplayDialog *replay, int walks)
{
    Tui *tui = replay->tui;
    Intent next = {.what = INTENT_REDO};
    Reply reply = {.trace = replay->trace};
    if (!find_next(replay, &next))
        return;
    tui->message.told.used = 0;
    game_words_seen_move(&tui->message.told, replay->session, next.move);
    if (!session_do(replay->session, &next, &reply))
        position_show(tui, replay->session, walks ? &reply.trace : NULL);
}

static void see(ReplayDialog *replay, u32 number)
{
    const u32 count = replay->session->count;
    Intent before = {.what = INTENT_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    if (number > count)
        number = count;
    before.number = number ? number - 1 : 0;
    replay->tui->message.told.used = 0;
    session_do(replay->session, &before, &reply);
    if (number)
        step(replay, 0);
    else
        position_show(replay->tui, replay->session, NULL);
}

static void see_next(ReplayDialog *replay)
{
    if (goes_on(replay))
        step(replay, 1);
    if (!goes_on(replay))
        replay->tui->playback.is_replay_on = 0;
}

static void see_back(ReplayDialog *replay, u32 by)
{
    see(replay, replay->session->at > by ? replay->session->at - by : 0);
}

/* At the end, "play" starts again from the first move. */
static void play_or_pause(ReplayDialog *replay)
{
    replay->tui->playback.is_replay_on = !replay->tui->playback.is_replay_on;
    if (replay->tui->playback.is_replay_on && !goes_on(replay))
        see(replay, 0);
}

/* ------------------------------------------------------------------- keys */

static void type_digit(ReplayDialog *replay, int digit)
{
    if (replay->number < MOST_COUNTED / 10)
        replay->number = replay->number * 10 + (u32)(digit - '0');
    replay->typing = 1;
}

/* Handles the keys that mean the same in every replay. */
static void obey(ReplayDialog *replay, int code)
{
    Tui *tui = replay->tui;
    const u32 at = replay->session->at;
    switch (code) {
    case ' ':
    case 'p':
        play_or_pause(replay);
        break;
    case '\r':
        if (replay->typing)
            see(replay, replay->number);
        else
            see_next(replay);
        break;
    case KEY_GO_RIGHT:
    case KEY_WHEEL_DOWN:
    case 'l':
    case 'n':
        see_next(replay);
        break;
    case KEY_GO_LEFT:
    case KEY_WHEEL_UP:
    case KEY_RUBOUT:
    case 'h':
    case 'b':
        see_back(replay, 1);
        break;
    case KEY_GO_UP:
    case KEY_PAGE_UP:
        see_back(replay, JUMP);
        break;
    case KEY_GO_DOWN:
    case KEY_PAGE_DOWN:
        see(replay, at + JUMP);
        break;
    case KEY_GO_HOME:
        see(replay, 0);
        break;
    case KEY_GO_END:
        see(replay, replay->session->count);
        break;
    case '+':
        tui->playback.pace = tui->playback.pace > QUICKEST
                                 ? tui->playback.pace / 2
                                 : tui->playback.pace;
        break;
    case '-':
        tui->playback.pace = tui->playback.pace < SLOWEST
                                 ? tui->playback.pace * 2
                                 : tui->playback.pace;
        break;
    default:
        (void)common_keys_obey(tui, code);
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

static void take_key(ReplayDialog *replay, const Key *key)
{
    const int hit =
        key->code == KEY_RELEASED ? view_hit_test(replay->tui, key) : 0;
    const int code =
        hit >= HIT_KEY && hit < HIT_TIME ? hit - HIT_KEY : key->code;
    if (dialog_is_no_key(code)) {
        if (code == KEY_NOTHING && replay->tui->playback.is_replay_on)
            see_next(replay);
        return;
    }
    if (!keeps_playing(code))
        replay->tui->playback.is_replay_on = 0;
    if (code >= '0' && code <= '9') {
        type_digit(replay, code);
        return;
    }
    if (leaves(code))
        replay->left = 1;
    else if (hit >= HIT_TIME)
        see(replay, (u32)view_time_at(replay->tui, hit));
    else
        obey(replay, code);
    replay->number = 0;
    replay->typing = 0;
}

/* ------------------------------------------------------------------- loop */

static void draw_replay(Tui *tui, void *own)
{
    (void)own;
    view_draw(tui);
}

static int obey_replay_key(Tui *tui, void *own, const Key *key)
{
    ReplayDialog *replay = own;
    (void)tui;
    take_key(replay, key);
    return !replay->left;
}

static int time_to_next(Tui *tui, void *own)
{
    (void)own;
    return tui->playback.is_replay_on ? tui->playback.pace : -1;
}

static void roll(Tui *tui, Session *session, u32 from, long delay, u32 choices)
{
    static const Dialog dialog = {draw_replay, obey_replay_key, time_to_next};
    const int pace = tui->playback.pace;
    ReplayDialog replay = {.tui = tui, .session = session, .choices = choices};
    replay.trace.room = session->game->most_events;
    replay.trace.events =
        host_must_have(calloc(replay.trace.room, sizeof(Event)));
    tui->mode = MODE_REPLAY;
    tui->playback.is_replay_on = delay >= 0;
    if (delay > 0)
        tui->playback.pace = (int)delay;
    see(&replay, from);
    dialog_run(tui, &dialog, &replay);
    tui->mode = MODE_PLAY;
    tui->playback.is_replay_on = 0;
    tui->playback.pace = pace;
    tui->message.told.used = 0;
    free(replay.trace.events);
}

void replay_dialog_run_from(Tui *tui, Session *session, u32 from, long delay)
{
    roll(tui, session, from, delay, 0);
}

void replay_dialog_run(void *own, Session *session, long delay)
{
    replay_dialog_run_from(own, session, 0, delay);
}

/* --------------------------------------------------------- from the table */

/* Replays a copy, so that the game itself does not change. */
static void roll_copy(Tui *tui, Session *copy, u32 from, u32 choices)
{
    const Session *session = tui->scene.session;
    roll(tui, copy, from, USUAL_PACE, choices);
    position_show(tui, session, NULL);
}

void replay_dialog_watch_again(Tui *tui)
{
    Session copy;
    session_open(&copy, &malloc_host);
    if (!session_copy(&copy, tui->scene.session))
        roll_copy(tui, &copy, 0, 0);
    session_close(&copy);
}

static int append_way(Session *session, const Advisor *advisor)
{
    Intent play = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    u32 i;
    for (i = advisor->at; i < advisor->length; i++) {
        play.move = advisor->way[i];
        if (session_do(session, &play, &reply))
            return 0;
    }
    return 1;
}

/* Appends the solution or, in a game of chance, the first of the moves that
   the program would play. */
static int append_best(Advisor *advisor, Session *copy)
{
    const GameAdvice *advice = game_advice_of(copy->game);
    Intent play = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    if (advice->choose)
        return !session_is_over(copy) &&
               advice->choose(advisor, copy->position, 1, &play.move) &&
               !session_do(copy, &play, &reply);
    return advisor_find_solution(advisor, copy->game, copy->position) ==
               SOLVED &&
           append_way(copy, advisor);
}

/* How a game goes on best. */
typedef struct Way {
    Advisor *advisor;
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
    Intent before = {.what = INTENT_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    Loss loss;
    way->from = -1;
    if (way->verdict != IMPOSSIBLE) {
        if (append_best(way->advisor, &way->copy))
            way->from = (long)session->at;
    } else if (advisor_find_loss(way->advisor, session, &loss)) {
        before.number = loss.won;
        if (!session_do(&way->copy, &before, &reply) &&
            append_way(&way->copy, way->advisor))
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
    tui->message.told.used = 0;
    tui->message.tone = TONE_REFUSAL;
    page_text(&tui->message.told,
              tui->thinker && thinker_is_busy(tui->thinker)
                  ? _("Still looking for a solution: try again in a moment.")
                  : _("No solution found from here."));
}

/* The thread rests during the replay. */
int replay_dialog_watch_solution(Tui *tui)
{
    const Session *session = tui->scene.session;
    Way way = {.session = session, .from = -1};
    if (!knows_way(tui)) {
        tell_no_way(tui);
        return 0;
    }
    way.advisor = thinker_advisor(tui->thinker);
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
