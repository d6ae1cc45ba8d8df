/* SPDX-License-Identifier: MIT */
/* Touches are tried in a copy of the position. */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/game/touch_trial.h"

int position_can_touch(const Session *session, u8 spot)
{
    const Game *game = session->game;
    u16 move;
    switch (game->touch(session->position, session->held, spot, &move)) {
    case TOUCH_HOLD:
    case TOUCH_DROP:
        return 1;
    case TOUCH_MOVE:
        return touch_is_move(session, session->held, spot, NULL);
    default:
        return 0;
    }
}

/* The piece that is held, or that the mouse drags. */
static u8 lifted_spot(const Tui *tui)
{
    return tui->mouse.drags ? tui->mouse.dragged : tui->scene.session->held;
}

/* A look at a piece shows where it could go. */
static int can_lift(const Session *session, u8 spot)
{
    u16 move;
    return session->game->touch(session->position, NO_SPOT, spot, &move) ==
           TOUCH_HOLD;
}

/* In Mahjong, pointing at a tile is enough to mark the tiles that match it. */
static u8 meant_to_be_held(const Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Piece *piece = scene_piece(scene, scene->cursor);
    if (lifted_spot(tui) != NO_SPOT)
        return lifted_spot(tui);
    if (tui->peek.is_open)
        return can_lift(scene->session, tui->peek.spot) ? tui->peek.spot
                                                        : NO_SPOT;
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
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        scene->marks[scene->pieces[i].spot] &= (u8)~REACHED;
        if (held != NO_SPOT && scene->pieces[i].spot != held &&
            touch_is_move(session, held, scene->pieces[i].spot, NULL))
            scene->marks[scene->pieces[i].spot] |= REACHED;
    }
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
    Trace trace = {host_must_have(calloc(game->most_events, sizeof(Event))),
                   game->most_events, 0};
    u8 *next = host_must_have(malloc(game->size));
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
