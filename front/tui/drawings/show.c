/* SPDX-License-Identifier: MIT */
/* Where each piece of a show is at a step, and how it is drawn there. */
#include "show.h"

#include <stdio.h>
#include <stdlib.h>

#include "dot_figures.h"
#include "session/share_text.h"
#include "sparks.h"

ShowPiece *show_add(Show *show, const Piece *piece, const Box *from,
                    const Box *until, int begins, int moves)
{
    enum { FIRST_ROOM = 64 };
    ShowPiece *added;
    if (show->count == show->room) {
        show->room = show->room ? 2 * show->room : FIRST_ROOM;
        show->pieces = host_must_have(
            realloc(show->pieces, (size_t)show->room * sizeof *show->pieces));
    }
    added = &show->pieces[show->count++];
    *added = (ShowPiece){.piece = *piece,
                         .from = *from,
                         .until = *until,
                         .begins = begins,
                         .arrives = begins + moves,
                         .ends = begins + moves,
                         .returns = begins + moves};
    return added;
}

void show_count(Show *show, const Session *session, int begins, int arrives,
                int ends)
{
    const Game *game = session->game;
    show->counter = (ShowCounter){game->goal.measure == GOAL_POINTS
                                      ? game->score(session->position)
                                      : session_moves(session),
                                  begins, arrives, ends};
}

void show_free(Show *show)
{
    free(show->pieces);
    *show = (Show){0};
}

int show_steps(const Show *show)
{
    int steps = 0;
    int i;
    for (i = 0; i < show->count; i++) {
        const ShowPiece *piece = &show->pieces[i];
        int last = piece->ends < SHOW_FOREVER ? piece->ends : piece->arrives;
        if (piece->bursts)
            last += SPARKS_GLOW;
        if (last < piece->returns && piece->returns < SHOW_FOREVER)
            last = piece->returns;
        if (steps < last)
            steps = last;
    }
    return steps;
}

int show_stays(const Show *show)
{
    int i;
    for (i = 0; i < show->count; i++)
        if (show->pieces[i].ends == SHOW_FOREVER)
            return 1;
    return show->leaves_traces;
}

int show_is_drawn(const ShowPiece *piece, int step)
{
    return step >= piece->begins && step < piece->ends;
}

/* ------------------------------------------------------------------- paths */

static Box place_bouncing(const Scene *scene, const ShowPiece *piece, int age)
{
    const Box *area = &scene->area;
    const int gravity = area->height * SHOW_UNIT / 90;
    const int floor =
        (area->y + area->height - piece->from.height) * SHOW_UNIT;
    Box box = piece->from;
    int x = box.x * SHOW_UNIT;
    int y = box.y * SHOW_UNIT;
    int down = piece->down;
    while (age-- > 0) {
        x += piece->across;
        down += gravity;
        y += down;
        if (y > floor && down > 0) {
            y = floor;
            down = -down * 3 / 4;
        }
    }
    box.x = x / SHOW_UNIT;
    box.y = y / SHOW_UNIT;
    return box;
}

/* A hop is as high as half of the piece. */
static int height_of_hop(const ShowPiece *piece, int age, int steps)
{
    const int most = (piece->from.height + 1) / 2;
    return (4 * most * age * (steps - age) + steps * steps / 2) /
           (steps * steps);
}

static int between(int from, int until, int left, int steps)
{
    return until + (from - until) * left * left / (steps * steps);
}

Box show_place(const Scene *scene, const ShowPiece *piece, int step)
{
    const int steps = piece->arrives - piece->begins;
    const int age = step - piece->begins;
    const int left = steps - age;
    Box box = piece->until;
    if (piece->path == SHOW_BOUNCE)
        return place_bouncing(scene, piece, age);
    if (age >= steps)
        return box;
    if (piece->path == SHOW_RING)
        return ring_place(&scene->area, &piece->from, piece->lane,
                          piece->way + piece->across * age);
    if (piece->path == SHOW_HOP) {
        box.y -= height_of_hop(piece, age, steps);
        return box;
    }
    box.x = between(piece->from.x, box.x, left, steps);
    box.y = between(piece->from.y, box.y, left, steps);
    box.width = between(piece->from.width, box.width, left, steps);
    box.height = between(piece->from.height, box.height, left, steps);
    return box;
}

/* ------------------------------------------------------------------ drawing
 */

static int is_off_board(const ShowPiece *piece, int step)
{
    return piece->piece.spot != NO_SPOT && step < piece->returns &&
           (step >= piece->begins || !piece->waits);
}

/* Cards and tiles may uncover others; other pieces leave an empty place. */
void show_lift(Scene *scene, const Show *show, int step)
{
    unsigned nth;
    int i;
    for (i = 0; i < show->count; i++) {
        const u8 spot = show->pieces[i].piece.spot;
        if (!is_off_board(&show->pieces[i], step))
            continue;
        for (nth = 0; nth < scene->count; nth++)
            if (scene->pieces[nth].spot == spot) {
                const u8 kind = scene->pieces[nth].kind;
                if (kind == CARD || kind == TILE)
                    scene->marks[spot] |= AWAY;
                scene->pieces[nth].kind = PLACE;
            }
    }
}

static Spark spark_of(const Scene *scene, const ShowPiece *piece, int step)
{
    const Box box = show_place(scene, piece, step);
    return (Spark){box.x + box.width / 2, 2 * box.y + box.height,
                   (Ink)piece->bursts};
}

static int is_moving(const ShowPiece *piece, int step)
{
    return step < piece->arrives &&
           (piece->path != SHOW_STRAIGHT || piece->from.x != piece->until.x ||
            piece->from.y != piece->until.y);
}

static void draw_piece(Scene *scene, const ShowPiece *piece, int step)
{
    const Box box = show_place(scene, piece, step);
    const Spark spark = spark_of(scene, piece, step);
    const u8 spot = piece->piece.spot;
    const u8 marks = scene->marks[spot];
    if (piece->piece.kind == PLACE && piece->bursts) {
        sparks_put(scene, &spark, SPARKS_BRIGHT);
        return;
    }
    scene->marks[spot] =
        (is_moving(piece, step) ? FLYING : 0) | (piece->is_lit ? FLASHING : 0);
    scene_drawing(scene)->draw(scene, &piece->piece, &box);
    scene->marks[spot] = marks;
}

static void draw_sparks(Scene *scene, const ShowPiece *piece, int step)
{
    const Spark centre = spark_of(scene, piece, step);
    const int age = step - piece->ends;
    const int reach = piece->piece.kind == PLACE ? scene->area.height * 2 / 3
                                                 : 2 * piece->from.height + 2;
    if (piece->bursts && age >= 0 && age < SPARKS_GLOW)
        sparks_burst(scene, &centre, age, reach, piece->is_small);
}

/* When the number is reached, it turns bright. */
static void draw_counter(const Scene *scene, const Show *show, int step)
{
    enum { ROWS_PER_SCALE = 9 };
    const ShowCounter *counter = &show->counter;
    const Box *area = &scene->area;
    const int steps = counter->arrives - counter->begins;
    const int age = step - counter->begins;
    char text[24];
    if (!counter->value || age < 0 || step >= counter->ends)
        return;
    snprintf(text, sizeof text, "%lu",
             age < steps
                 ? counter->value * (unsigned long)age / (unsigned long)steps
                 : counter->value);
    dot_figures_put(
        scene, area->x + area->width / 2, area->y + area->height / 2, text,
        area->height / ROWS_PER_SCALE, age < steps ? INK_NOTE : INK_GOOD);
}

void show_draw(Scene *scene, const Show *show, int step)
{
    const Box clip = scene->canvas->clip;
    const u8 cursor = scene->cursor;
    const u8 held = scene->held;
    const int shows_ways = scene->shows_ways;
    int i;
    scene->cursor = scene->held = TABLE_SPOT; /* nothing is pointed at */
    scene->is_turned = show->is_deal;
    scene->shows_ways = 0;
    scene->canvas->clip = scene->area;
    for (i = 0; i < show->count; i++)
        if (show_is_drawn(&show->pieces[i], step))
            draw_piece(scene, &show->pieces[i], step);
    for (i = 0; i < show->count; i++)
        draw_sparks(scene, &show->pieces[i], step);
    draw_counter(scene, show, step);
    scene->is_turned = 0;
    scene->canvas->clip = clip;
    scene->cursor = cursor;
    scene->held = held;
    scene->shows_ways = shows_ways;
}
