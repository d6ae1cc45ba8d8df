/* SPDX-License-Identifier: MIT */
/* Shows a position: its pieces, their marks, and the cursor, which stays near
   its last place. */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "bars.h"
#include "ending.h"
#include "front/tui/drawings/drawing.h"

/* ------------------------------------------------------------------ cursor */

static Box where_cursor_is(const Scene *scene)
{
    const Piece *piece = scene_piece(scene, scene->cursor);
    const Box nowhere = {0, 0, 0, 0};
    return piece ? scene_drawing(scene)->place(scene, piece) : nowhere;
}

/* Commands put another game, or another start, into the same session. */
static int is_same_game(const Tui *tui, const Session *session)
{
    const Scene *scene = &tui->scene;
    u8 start[MOST_POSITION];
    if (scene->session != session || !scene->count ||
        tui->display.game != session->game)
        return 0;
    session_position_at(session, 0, start);
    return memcmp(start, tui->display.start, session->game->size) == 0;
}

/* A different game, or a new start of the same game, keeps nothing from
   before. Returns whether it is one. */
static int take_session(Tui *tui, const Session *session)
{
    Scene *scene = &tui->scene;
    if (is_same_game(tui, session))
        return 0;
    tui->display.game = session->game;
    session_position_at(session, 0, tui->display.start);
    scene->session = session;
    scene->cursor = NO_SPOT;
    scene->letters = scene->shows_ways = 0;
    memset(scene->marks, 0, sizeof scene->marks);
    *tui->entry.text = '\0';
    tui->timeline.restarted_at = 0;
    return 1;
}

/* If nothing else is possible, moves the cursor to the button beside the
   board. */
static void point_at_way_out(Scene *scene)
{
    const Session *session = scene->session;
    if (session->game->status(session->position) == STUCK &&
        scene_piece(scene, TABLE_SPOT))
        scene->cursor = TABLE_SPOT;
}

/* Moves the cursor to the nearest place where it can be. */
static void settle_cursor(Scene *scene, const Box *before)
{
    const Drawing *drawing = scene_drawing(scene);
    const Piece *piece = scene_piece(scene, scene->cursor);
    long best = -1;
    long far;
    Box box;
    unsigned i;
    if (piece && scene_is_target(scene, piece))
        return;
    scene->cursor = NO_SPOT;
    for (i = 0; i < scene->count; i++) {
        if (!scene_is_target(scene, &scene->pieces[i]))
            continue;
        box = drawing->place(scene, &scene->pieces[i]);
        far =
            labs((long)box.x - before->x) + 2 * labs((long)box.y - before->y);
        if (best < 0 || far < best) {
            best = far;
            scene->cursor = scene->pieces[i].spot;
        }
    }
}

/* ----------------------------------------------------------------- showing */

/* A shuffle gives all pieces new faces. */
static int deals_again(const Scene *scene, const Trace *trace)
{
    const Piece *first = trace->count && trace->events[0].what == DROPPED
                             ? scene_piece(scene, trace->events[0].to)
                             : NULL;
    return first && first->kind == TILE;
}

void position_show(Tui *tui, const Session *session, const Trace *trace)
{
    Scene *scene = &tui->scene;
    Box before;
    int is_dealt = take_session(tui, session) && !session->count;
    before = where_cursor_is(scene);
    if (trace && deals_again(scene, trace))
        is_dealt = 1;
    else if (trace && trace->count && !tui->look.still &&
             !tui->queue.has_key && scene->count)
        animation_walk(tui, trace);
    tui->mouse.has_dropped = 0;
    scene_look(scene);
    status_note(tui);
    if (is_dealt && tui->mode != MODE_REPLAY)
        showing_deal(tui);
    memset(scene->marks, 0, sizeof scene->marks);
    tui->advice.is_valid = 0;
    if (tui->mode == MODE_REPLAY) {
        scene->cursor = NO_SPOT;
        return;
    }
    if (scene->cursor == NO_SPOT)
        scene->cursor = scene_first_target(scene);
    position_mark(tui);
    settle_cursor(scene, &before);
    point_at_way_out(scene);
    position_mark(tui);
}
