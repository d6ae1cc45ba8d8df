/* SPDX-License-Identifier: MIT */
/* The piece leaves its place in the shown copy of the scene, and is drawn
   last, at the pointer. */
#include "pointing.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/game/touch_trial.h"
#include "position.h"

enum { MOST_SLIDING = 32 };

/* ---------------------------------------------------------- what is lifted */

static int is_lifted(const Tui *tui, const Piece *piece)
{
    return piece->spot == tui->mouse.dragged ||
           (piece->spot != NO_SPOT && tui->scene.marks[piece->spot] & LIFTED);
}

static int lies_in_column(const Piece *piece)
{
    return (piece->kind == CARD || piece->kind == PLACE) &&
           !(piece->marks & (IS_CELL | IS_HOME));
}

/* Where the touch of a sliding piece takes it, and all that is in its way.
   Returns 0 if it can't slide. */
static int find_slide(const Tui *tui, Trace *trace)
{
    trace->count = 0;
    return touch_is_move(tui->scene.session, NO_SPOT, tui->mouse.dragged,
                         trace) &&
           trace->count;
}

int drag_begin(Tui *tui, u8 spot)
{
    const Session *session = tui->scene.session;
    const Game *game = session->game;
    Event events[MOST_SLIDING];
    Trace trace = {events, MOST_SLIDING, 0};
    u16 move;
    if (session_is_over(session))
        return 0;
    tui->mouse.dragged = spot;
    tui->mouse.drags = scene_has_trait(&tui->scene, SLIDES)
                           ? find_slide(tui, &trace)
                           : game->touch(session->position, NO_SPOT, spot,
                                         &move) == TOUCH_HOLD;
    if (tui->mouse.drags)
        position_mark(tui);
    return tui->mouse.drags;
}

void drag_cancel(Tui *tui)
{
    if (!tui->mouse.drags)
        return;
    tui->mouse.drags = 0;
    if (tui->scene.session)
        position_mark(tui);
}

/* ----------------------------------------------------------- where it goes */

/* Of the cards of a column, the last one shows where a card is dropped. */
static const Piece *end_of_column(const Scene *scene, int x)
{
    const Piece *end = NULL;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        if (lies_in_column(piece) && piece->x == x &&
            scene->marks[piece->spot] & REACHED && (!end || piece->y > end->y))
            end = piece;
    }
    return end;
}

/* The piece at the pointer. Below its last card, a column goes on to the edge
   of the board. */
static const Piece *piece_at_pointer(const Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Drawing *drawing = scene_drawing(scene);
    const int has_columns = scene_has_trait(scene, HAS_COLUMNS);
    const Piece *found = NULL;
    unsigned i;
    if (!box_contains(&scene->area, tui->mouse.x, tui->mouse.y))
        return NULL;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        Box box = drawing->place(scene, piece);
        if (has_columns && lies_in_column(piece))
            box.height = scene->area.height;
        if (piece->spot != NO_SPOT && !is_lifted(tui, piece) &&
            box_contains(&box, tui->mouse.x, tui->mouse.y))
            found = piece;
    }
    return found;
}

/* How far the pointer took a piece, at most as far as it goes. */
static int held_to(int way, int most)
{
    if (most < 0)
        return -held_to(-way, -most);
    return way < 0 ? 0 : way < most ? way : most;
}

/* The way of a sliding piece. Returns 1 if it is at least half of what lies
   before it. */
static int slide_by(const Tui *tui, const Event *event, Box *by)
{
    const Scene *scene = &tui->scene;
    const Drawing *drawing = scene_drawing(scene);
    const Box from = drawing->place(scene, scene_piece(scene, event->from));
    const Box to = drawing->place(scene, scene_piece(scene, event->to));
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    by->x = held_to(tui->mouse.x - tui->mouse.press_x, dx);
    by->y = held_to(tui->mouse.y - tui->mouse.press_y, dy);
    return 2 * (abs(by->x) + abs(by->y)) >= abs(dx) + abs(dy);
}

static u8 slide_target(const Tui *tui)
{
    Event events[MOST_SLIDING];
    Trace trace = {events, MOST_SLIDING, 0};
    Box by;
    return find_slide(tui, &trace) && slide_by(tui, events, &by)
               ? tui->mouse.dragged
               : NO_SPOT;
}

u8 drag_target(const Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Piece *piece;
    if (scene_has_trait(scene, SLIDES))
        return slide_target(tui);
    piece = piece_at_pointer(tui);
    if (piece && scene_has_trait(scene, HAS_COLUMNS) && lies_in_column(piece))
        piece = end_of_column(scene, piece->x);
    return piece && scene->marks[piece->spot] & REACHED ? piece->spot
                                                        : NO_SPOT;
}

/* ----------------------------------------------------------------- drawing */

/* What remains when the piece is lifted: a card uncovers the one below it, and
   a tile whatever is there. Others leave an empty place. */
static void leave_place(Scene *shown, Piece *piece)
{
    if (piece->kind == TILE || (lies_in_column(piece) && piece->y > 0))
        shown->marks[piece->spot] |= AWAY;
    piece->kind = PLACE;
    piece->value = 0;
    piece->marks &= IS_CELL | IS_HOME;
}

static void draw_flying(Scene *shown, const Piece *piece, const Box *by)
{
    const Drawing *drawing = scene_drawing(shown);
    Box box = drawing->place(shown, piece);
    box.x += by->x;
    box.y += by->y;
    shown->marks[piece->spot] &= (u8) ~(AWAY | REACHED);
    shown->marks[piece->spot] |= FLYING | LIFTED;
    drawing->draw(shown, piece, &box);
}

/* Takes what moves off a copy of the scene; returns how many pieces. The
   pieces of a slide are those of its events. */
static unsigned take_off(const Tui *tui, Scene *shown, Piece *taken,
                         const Trace *slide)
{
    unsigned count = 0;
    unsigned i;
    u16 j;
    for (i = 0; i < shown->count; i++) {
        int goes = is_lifted(tui, &shown->pieces[i]);
        for (j = 0; j < slide->count; j++)
            goes |= slide->events[j].from == shown->pieces[i].spot;
        if (!goes)
            continue;
        taken[count++] = shown->pieces[i];
        leave_place(shown, &shown->pieces[i]);
    }
    return count;
}

void drag_draw(Tui *tui)
{
    const size_t size = tui->scene.count * sizeof(Piece);
    Scene shown = tui->scene;
    Event events[MOST_SLIDING];
    Trace slide = {events, MOST_SLIDING, 0};
    Box by = {tui->mouse.x - tui->mouse.press_x,
              tui->mouse.y - tui->mouse.press_y, 0, 0};
    Piece *taken;
    unsigned count, i;
    if (!tui->mouse.drags) {
        scene_draw(&tui->scene);
        return;
    }
    if (scene_has_trait(&shown, SLIDES) && find_slide(tui, &slide))
        (void)slide_by(tui, events, &by);
    taken = host_must_have(malloc(2 * size + 1));
    shown.pieces = memcpy(taken + shown.count, shown.pieces, size);
    count = take_off(tui, &shown, taken, &slide);
    shown.held = NO_SPOT;
    shown.cursor = drag_target(tui);
    scene_draw(&shown);
    tui->canvas.clip = shown.area;
    tui->canvas.hit = HIT_SAME;
    for (i = 0; i < count; i++)
        draw_flying(&shown, &taken[i], &by);
    tui->canvas.hit = HIT_NOTHING;
    tui->canvas.clip = (Box){0, 0, tui->canvas.width, tui->canvas.height};
    free(taken);
}
