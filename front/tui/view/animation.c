/* SPDX-License-Identifier: MIT */
/* Animates moves: balls roll, cards fly, tiles slide, completed lines
   flash. */
#include "position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/dot_figures.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/terminal/input.h"
#include "front/tui/terminal/screen.h"
#include "view.h"

enum { MOST_FLYING = 128, STEP_TIME = 28, FLASH_TIME = 90, WHOLE_TIME = 900 };

/* A moving piece, drawn above all others. */
typedef struct Flying {
    Piece piece;
    Box box;
} Flying;

typedef struct Animation {
    Tui *tui;
    const Piece *after; /* the pieces after the move */
    unsigned after_count;
    Flying flying[MOST_FLYING];
    int count;
    int step_time;
    int over;        /* a key interrupted the animation */
    char points[12]; /* that fly up from here, or "" */
    int points_x, points_y;
} Animation;

/* ----------------------------------------------------------------- frames */

/* In large figures where pieces are large. */
static void put_points(const Animation *walk)
{
    enum { LARGE = 2 };
    const Scene *scene = &walk->tui->scene;
    if (scene->step_y < LARGE || !pixels_available(scene))
        canvas_put_words(scene->canvas, walk->points_x, walk->points_y,
                         walk->points, INK_ON_BALL, INK_NOTE, BOLD_STYLE);
    else
        dot_figures_put(scene, walk->points_x, walk->points_y, walk->points,
                        scene->step_y / 2, INK_NOTE);
}

static void show_frame(Animation *walk, int milliseconds)
{
    Tui *tui = walk->tui;
    const Drawing *drawing = scene_drawing(&tui->scene);
    Key key;
    int i;
    if (walk->over || !walk->step_time)
        return;
    view_draw(tui);
    for (i = 0; i < walk->count; i++)
        drawing->draw(&tui->scene, &walk->flying[i].piece,
                      &walk->flying[i].box);
    if (*walk->points)
        put_points(walk);
    screen_paint(&tui->canvas, &tui->look);
    input_await(&key, milliseconds);
    if (key.code != KEY_NOTHING && key.code != KEY_ROUSED) {
        walk->over = 1;
        keyboard_put_back(tui, &key);
    }
}

static const Piece *find_piece(const Piece *pieces, unsigned count, u8 spot)
{
    for (; count--; pieces++)
        if (pieces->spot == spot)
            return pieces;
    return NULL;
}

/* What remains on a spot when its piece leaves. Cards and tiles may uncover
   another piece; balls and numbered tiles leave an empty place. */
static void leave_spot(Scene *scene, u8 spot)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].spot == spot) {
            if (scene->pieces[i].kind == CARD || scene->pieces[i].kind == TILE)
                scene->marks[spot] |= AWAY;
            scene->pieces[i].kind = PLACE;
            scene->pieces[i].marks &= IS_CELL | IS_HOME;
        }
}

/* ------------------------------------------------------------------ events */

static Flying *flying_on(Animation *walk, u8 spot)
{
    int i;
    for (i = 0; i < walk->count; i++)
        if (walk->flying[i].piece.spot == spot)
            return &walk->flying[i];
    return NULL;
}

/* Lifts the piece unless it is already moving. */
static Flying *lift(Animation *walk, u8 spot)
{
    Scene *scene = &walk->tui->scene;
    const Drawing *drawing = scene_drawing(scene);
    const Piece *piece = scene_piece(scene, spot);
    Flying *flying = flying_on(walk, spot);
    if (flying || !piece || piece->kind == PLACE || walk->count == MOST_FLYING)
        return flying;
    flying = &walk->flying[walk->count++];
    flying->piece = *piece;
    flying->box = drawing->place(scene, piece);
    leave_spot(scene, spot);
    return flying;
}

static int between(int from, int to, int step, int steps)
{
    return from + (to - from) * step / steps;
}

static int steps_for(const Box *from, const Box *to)
{
    const int far = abs(to->x - from->x) + 2 * abs(to->y - from->y);
    return far > 24 ? 5 : far > 8 ? 3 : 1;
}

static void fly(Animation *walk, const Event *event)
{
    Scene *scene = &walk->tui->scene;
    const Piece *to = find_piece(walk->after, walk->after_count, event->to);
    Flying *flying = lift(walk, event->from);
    Box from, until;
    int step, steps;
    if (!to)
        to = scene_piece(scene, event->to);
    if (!flying || !to)
        return;
    from = flying->box;
    flying->piece.spot = to->spot;
    flying->piece.x = to->x;
    flying->piece.y = to->y;
    flying->piece.marks = to->marks;
    until = scene_drawing(scene)->place(scene, &flying->piece);
    steps = steps_for(&from, &until);
    if (event->what == WENT && walk->tui->mouse.has_dropped) {
        flying->box = until;
        return;
    }
    for (step = 1; step <= steps; step++) {
        flying->box = until;
        flying->box.x = between(from.x, until.x, step, steps);
        flying->box.y = between(from.y, until.y, step, steps);
        show_frame(walk, walk->step_time);
    }
}

static void drop(Animation *walk, const Event *event)
{
    const Piece *to = find_piece(walk->after, walk->after_count, event->to);
    Flying *flying;
    if (!to || walk->count == MOST_FLYING)
        return;
    flying = &walk->flying[walk->count++];
    flying->piece = *to;
    flying->piece.kind = BALL;
    flying->piece.value = event->value;
    flying->box =
        scene_drawing(&walk->tui->scene)->place(&walk->tui->scene, to);
    show_frame(walk, walk->step_time);
}

static void land(Animation *walk, u8 spot)
{
    Flying *flying = flying_on(walk, spot);
    if (flying)
        *flying = walk->flying[--walk->count];
}

static int flash_time(const Animation *walk)
{
    return walk->step_time < STEP_TIME ? walk->step_time : FLASH_TIME;
}

/* Points start in the middle of what is cleared. */
static void begin_points(Animation *walk, const Trace *trace, u16 from,
                         u16 until)
{
    const Scene *scene = &walk->tui->scene;
    const Session *session = scene->session;
    const Game *game = session->game;
    u8 before[MOST_POSITION];
    int x = 0;
    int y = 0;
    u16 i;
    if (game->goal.measure != GOAL_POINTS || !session->at || from == until)
        return;
    session_position_at(session, session->at - 1, before);
    if (game->score(session->position) <= game->score(before))
        return;
    for (i = from; i < until; i++) {
        const Piece *piece = scene_piece(scene, trace->events[i].from);
        const Box box = piece ? scene_drawing(scene)->place(scene, piece)
                              : (Box){0, 0, 0, 0};
        x += 2 * box.x + box.width;
        y += 2 * box.y + box.height;
    }
    walk->points_x = x / (2 * (until - from));
    walk->points_y = y / (2 * (until - from));
    snprintf(
        walk->points, sizeof walk->points, "+%lu",
        (unsigned long)(game->score(session->position) - game->score(before)));
}

/* Pieces that are cleared together flash together, and what they bring flies
   up. */
static u16 clear(Animation *walk, const Trace *trace, u16 from)
{
    enum { RISES = 6 };
    Scene *scene = &walk->tui->scene;
    u16 until = from;
    u16 i;
    int rise;
    for (; until < trace->count && trace->events[until].what == CLEARED;
         until++)
        scene->marks[trace->events[until].from] |= FLASHING;
    show_frame(walk, flash_time(walk));
    for (i = from; i < until; i++) {
        scene->marks[trace->events[i].from] &= (u8)~FLASHING;
        leave_spot(scene, trace->events[i].from);
        land(walk, trace->events[i].from);
    }
    begin_points(walk, trace, from, until);
    for (rise = 0; rise < (*walk->points ? RISES : 1); rise++) {
        show_frame(walk, flash_time(walk) / 2);
        walk->points_y -= walk->points_y > 1;
    }
    *walk->points = '\0';
    return until;
}

static void walk_events(Animation *walk, const Trace *trace)
{
    u16 i = 0;
    while (i < trace->count && !walk->over) {
        const Event *event = &trace->events[i];
        if (event->what == CLEARED) {
            i = clear(walk, trace, i);
            continue;
        }
        if (event->what == DROPPED)
            drop(walk, event);
        else
            fly(walk, event);
        i++;
    }
}

static Piece *pieces_now(const Session *session, unsigned *count)
{
    const u16 most = session->game->most_pieces;
    Piece *pieces = host_must_have(calloc(most, sizeof *pieces));
    *count = session->game->look(session->position, pieces, most);
    return pieces;
}

/* Fast autoplay skips the animation. */
static int time_of_step(const Tui *tui)
{
    const int hurries = tui->playback.is_on || tui->playback.is_replay_on;
    return hurries && tui->playback.pace < STEP_TIME * 8
               ? tui->playback.pace / 8
               : STEP_TIME;
}

/* The scene still holds the pieces from before the move. On a screen too small
   for the board, the scene may never have been fitted, so drawing must be
   skipped. */
void animation_walk(Tui *tui, const Trace *trace)
{
    Animation *walk;
    Piece *after;
    if (view_is_too_small(tui))
        return;
    walk = host_must_have(calloc(1, sizeof *walk));
    after = pieces_now(tui->scene.session, &walk->after_count);
    walk->tui = tui;
    walk->after = after;
    walk->step_time = time_of_step(tui);
    if (trace->count * STEP_TIME > WHOLE_TIME)
        walk->step_time = WHOLE_TIME / trace->count;
    tui->scene.held = NO_SPOT;
    memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    tui->display.is_walking = 1;
    walk_events(walk, trace);
    tui->display.is_walking = 0;
    memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    free(after);
    free(walk);
}
