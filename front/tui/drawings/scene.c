/* SPDX-License-Identifier: MIT */
/* Finds pieces, targets and clicks by the places that the game's drawing
   gives. */
#include "scene.h"

#include <stdlib.h>
#include <string.h>

#include "drawing.h"

const Drawing *drawing_of(const Game *game)
{
    const Drawing *const *drawing = drawings;
    while ((*drawing)->game && (*drawing)->game != game)
        drawing++;
    return *drawing;
}

const Drawing *scene_drawing(const Scene *scene)
{
    const Drawing *const *drawing = pictured_drawings;
    while (*drawing && (*drawing)->game != scene->session->game)
        drawing++;
    return scene->has_pictures && *drawing ? *drawing
                                           : drawing_of(scene->session->game);
}

int scene_has_trait(const Scene *scene, enum Trait trait)
{
    return (drawing_of(scene->session->game)->traits & trait) != 0;
}

const void *scene_position(const Scene *scene)
{
    return scene->session->position;
}

void scene_look(Scene *scene)
{
    const Game *game = scene->session->game;
    if (scene->room < game->most_pieces) {
        scene->room = game->most_pieces;
        scene->pieces = host_must_have(
            realloc(scene->pieces, scene->room * sizeof *scene->pieces));
    }
    scene->count =
        game->look(scene->session->position, scene->pieces, (u16)scene->room);
    scene->held = scene->session->held;
    if (scene->is_complete && drawing_of(game)->complete)
        drawing_of(game)->complete(scene);
}

void scene_free(Scene *scene)
{
    free(scene->pieces);
    scene->pieces = NULL;
    scene->room = scene->count = 0;
}

void scene_fit(Scene *scene, const Box *area)
{
    scene->area = *area;
    scene_drawing(scene)->fit(scene);
}

int scene_scrolls(const Scene *scene)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Box box = drawing->place(scene, &scene->pieces[i]);
        const Box seen = box_common(&box, &scene->area);
        if (seen.width < box.width || seen.height < box.height)
            return 1;
    }
    return 0;
}

/* --------------------------------------------------------------- targets */

const Piece *scene_piece(const Scene *scene, u8 spot)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].spot == spot)
            return &scene->pieces[i];
    return NULL;
}

int scene_is_target(const Scene *scene, const Piece *piece)
{
    if (piece->spot == NO_SPOT)
        return 0;
    if (piece->kind == TILE)
        return (piece->marks & IS_FREE) != 0;
    if (scene_has_trait(scene, POINTS_AT_MOVABLE))
        return piece->marks & CAN_MOVE || piece->spot == scene->held ||
               scene->marks[piece->spot] & REACHED;
    return 1;
}

static int can_move(const Scene *scene, const Piece *piece)
{
    return scene_is_target(scene, piece) && piece->marks & CAN_MOVE;
}

u8 scene_first_target(const Scene *scene)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (can_move(scene, &scene->pieces[i]))
            return scene->pieces[i].spot;
    return scene->count ? scene->pieces[0].spot : NO_SPOT;
}

u8 scene_last_target(const Scene *scene)
{
    unsigned i;
    for (i = scene->count; i--;)
        if (can_move(scene, &scene->pieces[i]))
            return scene->pieces[i].spot;
    return scene_first_target(scene);
}

/* How far a piece is in a direction: what lies aside counts twice; -1 when it
   lies elsewhere. Lines are about twice as high as columns are wide. */
static long way_to(const Scene *scene, const Piece *from, const Piece *to,
                   int dx, int dy)
{
    const Drawing *drawing = scene_drawing(scene);
    const Box a = drawing->place(scene, from);
    const Box b = drawing->place(scene, to);
    const long x = 2L * (b.x - a.x) + b.width - a.width;
    const long y = 2 * (2L * (b.y - a.y) + b.height - a.height);
    const long along = x * dx + y * dy;
    const long aside = labs(x * dy) + labs(y * dx);
    return along > 0 && along * 2 >= aside ? along + 2 * aside : -1;
}

u8 scene_next_target(const Scene *scene, u8 from, int dx, int dy)
{
    const Piece *here = scene_piece(scene, from);
    const Piece *piece;
    long least = -1;
    long way;
    u8 best = from;
    unsigned i;
    if (!here)
        return scene_first_target(scene);
    for (i = 0; i < scene->count; i++) {
        piece = &scene->pieces[i];
        if (piece->spot == from || !scene_is_target(scene, piece))
            continue;
        way = way_to(scene, here, piece, dx, dy);
        if (way >= 0 && (least < 0 || way < least)) {
            least = way;
            best = piece->spot;
        }
    }
    return best;
}

u8 scene_turn_target(const Scene *scene, u8 from, int by)
{
    const Piece *here = scene_piece(scene, from);
    const unsigned count = scene->count;
    unsigned at = here ? (unsigned)(here - scene->pieces) : 0;
    unsigned i;
    for (i = 0; i < count; i++) {
        at = (at + count + (unsigned)by) % count;
        if (can_move(scene, &scene->pieces[at]))
            return scene->pieces[at].spot;
    }
    return from;
}

/* --------------------------------------------------------------- letters */

static const char letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

static int has_letter(const Piece *piece)
{
    return piece->kind == TILE && piece->marks & IS_FREE;
}

char scene_letter(const Scene *scene, u8 spot)
{
    unsigned nth = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (has_letter(&scene->pieces[i])) {
            if (scene->pieces[i].spot == spot)
                return nth < sizeof letters - 1 ? letters[nth] : '\0';
            nth++;
        }
    return '\0';
}

u8 scene_spot_of_letter(const Scene *scene, char letter)
{
    unsigned i;
    for (i = 0; letter && i < scene->count; i++)
        if (has_letter(&scene->pieces[i]) &&
            scene_letter(scene, scene->pieces[i].spot) == letter)
            return scene->pieces[i].spot;
    return NO_SPOT;
}

/* --------------------------------------------------------------- drawing */

Ink scene_paper(const Scene *scene, u8 spot, Ink paper)
{
    if (spot == scene->held)
        return INK_HELD;
    if (spot == scene->cursor)
        return INK_CURSOR;
    if (scene->marks[spot] & LIFTED)
        return INK_HELD;
    return (scene->marks[spot] & (ADVISED | FLASHING | PEEKED)) ? INK_HINT
                                                                : paper;
}

int scene_style(const Scene *scene, u8 spot)
{
    return look_in_colour(scene->look)
               ? PLAIN_STYLE
               : ink_paper_style(scene_paper(scene, spot, INK_GROUND));
}

static void draw_one(const Scene *scene, const Drawing *drawing,
                     const Piece *piece)
{
    const Box box = drawing->place(scene, piece);
    Canvas *canvas = scene->canvas;
    canvas->hit = piece->spot == NO_SPOT ? HIT_NOTHING : piece->spot;
    drawing->draw(scene, piece, &box);
    canvas->hit = HIT_NOTHING;
    if (piece->spot == scene->cursor && piece->spot != NO_SPOT) {
        canvas->cursor_x = box.x + (box.width - 1) / 2;
        canvas->cursor_y = box.y + (box.height - 1) / 2;
    }
}

void scene_draw(const Scene *scene)
{
    const Drawing *drawing = scene_drawing(scene);
    unsigned i;
    scene->canvas->clip = scene->area;
    drawing->ground(scene);
    for (i = 0; i < scene->count; i++)
        if (!(scene->marks[scene->pieces[i].spot] & AWAY))
            draw_one(scene, drawing, &scene->pieces[i]);
    scene->canvas->clip =
        (Box){0, 0, scene->canvas->width, scene->canvas->height};
}
