/* SPDX-License-Identifier: MIT */
/* Marks are made in the scene that is shown, and go with it. */
#include "pointing.h"

#include <stdlib.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/game/touch_trial.h"
#include "position.h"
#include "table/game_words.h"
#include "table/text_board/text_board.h"
#include "table/tile_words.h"

enum { TILE_SIZE = 2 /* in the half tiles in which places are counted */ };

static int lies_in_column(const Piece *piece)
{
    return piece->kind == CARD && !(piece->marks & (IS_CELL | IS_HOME));
}

static int overlaps(int a, int b)
{
    return abs(a - b) < TILE_SIZE;
}

static int lies_on(const Piece *upper, const Piece *lower)
{
    return upper->kind == TILE && upper->z > lower->z &&
           overlaps(upper->x, lower->x) && overlaps(upper->y, lower->y);
}

static int lies_beside(const Piece *piece, const Piece *other)
{
    return other->kind == TILE && other->z == piece->z &&
           abs(other->x - piece->x) == TILE_SIZE &&
           overlaps(other->y, piece->y);
}

/* Whether nothing lies on the tile, so that its face can be read. */
static int is_open(const Scene *scene, const Piece *piece)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (lies_on(&scene->pieces[i], piece))
            return 0;
    return 1;
}

static int has_same_face(const Scene *scene, const Piece *piece,
                         const Piece *other)
{
    return other->kind == TILE && other->value == piece->value &&
           is_open(scene, other);
}

/* ------------------------------------------------------------------- marks */

/* Tiles on a tile come before those beside it. */
static int blocks(const Scene *scene, const Piece *piece, const Piece *other)
{
    return is_open(scene, piece) ? lies_beside(piece, other)
                                 : lies_on(other, piece);
}

/* Whether the look at a piece points out the other one. */
static int is_pointed_out(const Scene *scene, const Piece *piece,
                          const Piece *other)
{
    if (piece->kind == PLACE && scene->session->held == NO_SPOT)
        return touch_is_move(scene->session, other->spot, piece->spot, NULL);
    if (piece->kind != TILE)
        return 0;
    return piece->marks & IS_FREE ? has_same_face(scene, piece, other)
                                  : blocks(scene, piece, other);
}

/* The way that the held piece would take to here. */
static void mark_way(Scene *scene, u8 spot)
{
    const Session *session = scene->session;
    const Game *game = session->game;
    Trace trace = {host_must_have(calloc(game->most_events, sizeof(Event))),
                   game->most_events, 0};
    u16 i;
    if (touch_is_move(session, session->held, spot, &trace))
        for (i = 0; i < trace.count && trace.events[i].what == WENT; i++)
            scene->marks[trace.events[i].to] |= PEEKED;
    free(trace.events);
}

static void mark(Tui *tui)
{
    Scene *scene = &tui->scene;
    const Piece *piece = scene_piece(scene, tui->peek.spot);
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *other = &scene->pieces[i];
        if (other->spot == NO_SPOT)
            continue;
        scene->marks[other->spot] &= (u8)~PEEKED;
        if (tui->peek.is_open && piece && other != piece &&
            is_pointed_out(scene, piece, other))
            scene->marks[other->spot] |= PEEKED;
    }
    if (tui->peek.is_open && scene->session->held != NO_SPOT)
        mark_way(scene, tui->peek.spot);
    position_mark(tui);
}

void peek_begin(Tui *tui, u8 spot)
{
    tui->peek.is_open = 1;
    tui->peek.spot = spot;
    mark(tui);
}

void peek_end(Tui *tui)
{
    if (!tui->peek.is_open)
        return;
    tui->peek.is_open = 0;
    if (tui->scene.session)
        mark(tui);
}

unsigned peek_mark_values(Tui *tui, const AskedValues *values)
{
    Scene *scene = &tui->scene;
    unsigned found = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        const int is_wanted = values && values->has[piece->value] &&
                              (piece->kind == CARD || piece->kind == BALL ||
                               piece->kind == BLOCK ||
                               (piece->kind == TILE && is_open(scene, piece)));
        if (piece->spot == NO_SPOT)
            continue;
        scene->marks[piece->spot] &= (u8)~PEEKED;
        if (is_wanted)
            scene->marks[piece->spot] |= PEEKED;
        found += (unsigned)is_wanted;
    }
    return found;
}

/* -------------------------------------------------------------------- keys */

static const Piece *card_below(const Scene *scene, const Piece *card)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (lies_in_column(&scene->pieces[i]) &&
            scene->pieces[i].x == card->x && scene->pieces[i].y + 1 == card->y)
            return &scene->pieces[i];
    return NULL;
}

/* The next tile of the face, up to the one under the cursor. */
static const Piece *next_tile(const Scene *scene, const Piece *tile)
{
    unsigned i = (unsigned)(tile - scene->pieces);
    do
        i = (i + 1) % scene->count;
    while (!has_same_face(scene, tile, &scene->pieces[i]) &&
           scene->pieces[i].spot != scene->cursor);
    return scene->pieces[i].spot == scene->cursor ? NULL : &scene->pieces[i];
}

int peek_at_next(Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Piece *piece =
        scene_piece(scene, tui->peek.is_open ? tui->peek.spot : scene->cursor);
    if (piece && lies_in_column(piece))
        piece = card_below(scene, piece);
    else if (piece && tui->peek.is_open)
        piece = piece->kind == TILE ? next_tile(scene, piece) : NULL;
    if (piece)
        peek_begin(tui, piece->spot);
    else
        peek_end(tui);
    return tui->peek.is_open;
}

/* ----------------------------------------------------------------- drawing */

/* Takes the cards away that lie on this one. */
static void uncover(Scene *shown, const Piece *card)
{
    unsigned i;
    for (i = 0; i < shown->count; i++)
        if (lies_in_column(&shown->pieces[i]) &&
            shown->pieces[i].x == card->x && shown->pieces[i].y > card->y)
            shown->marks[shown->pieces[i].spot] |= AWAY;
}

/* The face of a tile below others stays hidden. */
void peek_draw(const Tui *tui)
{
    Scene shown = tui->scene;
    const Drawing *drawing;
    const Piece *piece = scene_piece(&shown, tui->peek.spot);
    Canvas *canvas = shown.canvas;
    Box box;
    if (!tui->peek.is_open || !piece ||
        (piece->kind != CARD && piece->kind != TILE))
        return;
    if (piece->kind == TILE && !is_open(&shown, piece))
        return;
    if (lies_in_column(piece))
        uncover(&shown, piece);
    drawing = drawing_of(shown.session->game);
    box = drawing->place(&shown, piece);
    canvas->clip = shown.area;
    canvas->hit = HIT_SAME;
    drawing->draw(&shown, piece, &box);
    canvas->hit = HIT_NOTHING;
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
}

/* The rules' own words for why the piece can't be touched. */
static void page_refusal(Page *page, const Session *session, u8 spot)
{
    const Fault fault = {.game = session->game,
                         .reason = touch_refusal(session, NO_SPOT, spot)};
    if (fault.reason && page->used)
        page_text(page, " \u2013 ");
    if (fault.reason)
        page_reason(page, &fault);
}

void peek_page(Page *page, const Tui *tui)
{
    const Scene *scene = &tui->scene;
    const Piece *piece = scene_piece(scene, tui->peek.spot);
    if (!piece)
        return;
    if (piece->kind == CARD)
        text_board_page_card(page, piece->value);
    if (piece->kind != TILE)
        return;
    if (is_open(scene, piece))
        tile_words_page(page, piece->value);
    page_refusal(page, scene->session, piece->spot);
}
