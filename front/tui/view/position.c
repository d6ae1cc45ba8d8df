/* SPDX-License-Identifier: MIT */
/* Shows a position: its pieces, the places where the held piece can go, and
   the cursor, which stays near its last place. */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "animation.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/drawings/move_letters.h"
#include "status.h"

/* ------------------------------------------------------------------- marks */

/* Whether touching a spot now is a legal move. */
static int reaches(const Session *session, u8 held, u8 spot, u8 *next)
{
    const Game *game = session->game;
    u16 move;
    if (game->touch(session->position, held, spot, &move) != TOUCH_MOVE)
        return 0;
    memcpy(next, session->position, game->size);
    return game->apply(next, move, NULL) == FINE;
}

/* The piece that is held, or that the mouse drags. */
static u8 lifted_spot(const Tui *tui)
{
    return tui->drags ? tui->dragged : tui->scene.session->held;
}

/* In Mahjong, pointing at a tile is enough to mark the tiles that match it. */
static u8 meant_to_be_held(const Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Piece *piece = scene_piece(scene, scene->cursor);
    if (lifted_spot(tui) != NO_SPOT)
        return lifted_spot(tui);
    return piece && piece->kind == TILE ? piece->spot : NO_SPOT;
}

static int lies_in_column(const Piece *piece)
{
    return piece->kind == CARD && !(piece->marks & (IS_CELL | IS_HOME));
}

/* The cards on top of the held card move with it. */
static void mark_lifted(Scene *scene, u8 lifted)
{
    const Piece *held = scene_piece(scene, lifted);
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        scene->marks[piece->spot] &= (u8)~LIFTED;
        if (held && lies_in_column(held) && lies_in_column(piece) &&
            piece->x == held->x && piece->y > held->y)
            scene->marks[piece->spot] |= LIFTED;
    }
}

void position_mark(Tui *tui)
{
    Scene *scene = &tui->scene;
    const Session *session = scene->session;
    const u8 held = meant_to_be_held(tui);
    u8 *next = must_have(malloc(session->game->size));
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        scene->marks[scene->pieces[i].spot] &= (u8)~REACHED;
        if (held != NO_SPOT && scene->pieces[i].spot != held &&
            reaches(session, held, scene->pieces[i].spot, next))
            scene->marks[scene->pieces[i].spot] |= REACHED;
    }
    free(next);
    mark_lifted(scene, lifted_spot(tui));
    if (scene->shows_ways)
        move_letters_mark(scene);
}

/* Marks where a move starts and where it ends, before its consequences. */
void position_mark_advice(Tui *tui, u16 move)
{
    Scene *scene = &tui->scene;
    const Session *session = scene->session;
    const Game *game = session->game;
    Trace trace = {must_have(calloc(game->most_events, sizeof(Event))),
                   game->most_events, 0};
    u8 *next = must_have(malloc(game->size));
    u16 i;
    memcpy(next, session->position, game->size);
    game->apply(next, move, &trace);
    for (i = 0; i < trace.count && i < 2 && trace.events[i].what == CLEARED;
         i++)
        scene->marks[trace.events[i].from] |= ADVISED;
    for (i = 0; i < trace.count && trace.events[i].what == WENT; i++)
        ;
    if (i && trace.events[0].what == WENT) {
        scene->marks[trace.events[0].from] |= ADVISED;
        scene->marks[trace.events[i - 1].to] |= ADVISED;
    }
    free(trace.events);
    free(next);
}

/* ------------------------------------------------------------------ cursor */

static Box where_cursor_is(const Scene *scene)
{
    const Piece *piece = scene_piece(scene, scene->cursor);
    const Box nowhere = {0, 0, 0, 0};
    return piece ? scene_drawing(scene)->place(scene, piece) : nowhere;
}

/* A different game, or a new start of the same game, keeps nothing from
   before. */
static void take_session(Tui *tui, const Session *session)
{
    Scene *scene = &tui->scene;
    if (scene->session == session && scene->count)
        return;
    scene->session = session;
    scene->cursor = NO_SPOT;
    scene->letters = 0;
    memset(scene->marks, 0, sizeof scene->marks);
    *tui->entry = '\0';
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

void position_show(Tui *tui, const Session *session, const Trace *trace)
{
    Scene *scene = &tui->scene;
    Box before;
    take_session(tui, session);
    before = where_cursor_is(scene);
    if (trace && trace->count && !tui->look.still && !tui->has_ahead &&
        scene->count)
        animation_walk(tui, trace);
    tui->was_dropped = 0;
    scene_look(scene);
    status_note(tui);
    memset(scene->marks, 0, sizeof scene->marks);
    tui->has_advice = 0;
    if (tui->mode == MODE_FILM) {
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
