/* SPDX-License-Identifier: MIT */
/* Celebrations for any game: a light runs over the pieces that are left, or
   fireworks go off where none are. */
#include "drawing.h"

#include <string.h>

#include "pixels.h"

int celebration_number(unsigned *state, int below)
{
    *state = *state * 1664525U + 1013904223U;
    return (int)(*state >> 16) % below;
}

static int is_solid(const Piece *piece)
{
    return piece->kind != PLACE && piece->kind != BUTTON &&
           piece->spot != NO_SPOT && piece->spot != TABLE_SPOT;
}

/* ------------------------------------------------------------- the ripple */

/* Roughly how many cells may light up in a step, and in how many steps the
   light crosses the board if that suffices. */
enum { CELLS_LIT = 150, CROSSED_IN = 16, LEAST_BAND = 3 };

/* How many pieces the light reaches before this one: it comes from the upper
   left. */
static int order_of(const Scene *scene, const Piece *piece)
{
    int before = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *other = &scene->pieces[i];
        const int sooner = other->x + other->y - piece->x - piece->y;
        before += is_solid(other) &&
                  (sooner < 0 || (!sooner && other->x < piece->x));
    }
    return before;
}

static int count_solid(const Scene *scene, const Piece **first)
{
    int count = 0;
    unsigned i;
    for (i = scene->count; i--;)
        if (is_solid(&scene->pieces[i])) {
            *first = &scene->pieces[i];
            count++;
        }
    return count;
}

/* The light goes there and back again. */
static int draw_ripple(Scene *scene, int step, int count, const Piece *first)
{
    const Box box = drawing_of(scene->session->game)->place(scene, first);
    const int cells = box.width * box.height;
    const int most = cells > CELLS_LIT ? 1 : CELLS_LIT / (cells ? cells : 1);
    const int wanted = count / CROSSED_IN + 1;
    const int pace = wanted < most ? wanted : most;
    const int band = pace * 2 > LEAST_BAND ? pace * 2 : LEAST_BAND;
    const int steps = (count + band) / pace + 1;
    const int from = (step < steps ? step : 2 * steps - step) * pace - band;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        const int order = order_of(scene, piece);
        const int is_lit =
            is_solid(piece) && order >= from && order < from + band;
        if (is_lit)
            scene->marks[piece->spot] |= FLASHING;
        else
            scene->marks[piece->spot] &= (u8)~FLASHING;
    }
    scene_draw(scene);
    return step < 2 * steps;
}

/* ---------------------------------------------------------- the fireworks */

enum {
    ROCKETS = 11,
    BETWEEN = 8, /* steps from one rocket to the next */
    RISE = 9,
    GLOW = 12,
    DIRECTIONS = 16,
    SPARKS = 2 * DIRECTIONS, /* an outer and an inner ring */
    BALL_COLOURS = 7
};

typedef struct Spark {
    int x, y; /* in pixels */
    long rgb;
    int level; /* as pixel_shade takes it */
} Spark;

static void put_spark(const Scene *scene, const Spark *spark, Ink ink)
{
    if (pixels_available(scene))
        pixel_put(scene, spark->x, spark->y,
                  pixel_shade(spark->rgb, spark->level));
    else
        canvas_put_sign(scene->canvas, spark->x, spark->y / 2,
                        spark->level > 200 ? '*' : 0xb7, ink,
                        canvas_paper_at(scene->canvas, spark->x, spark->y / 2),
                        BOLD_STYLE);
}

/* A quarter of a circle; the others follow by turning it. */
static const int quarter[DIRECTIONS / 4][2] = {
    {64, 0}, {59, 24}, {45, 45}, {24, 59}};

static void turn(int nth, int *x, int *y)
{
    static const int cosine[] = {1, 0, -1, 0};
    static const int sine[] = {0, 1, 0, -1};
    const int *way = quarter[nth % (DIRECTIONS / 4)];
    const int turns = nth / (DIRECTIONS / 4) % 4;
    *x = way[0] * cosine[turns] - way[1] * sine[turns];
    *y = way[0] * sine[turns] + way[1] * cosine[turns];
}

/* Sparks fly apart ever more slowly, and fall. */
static void put_burst(const Scene *scene, const Spark *centre, int age,
                      int reach, Ink ink)
{
    const int far = reach * (age + 1) * (2 * GLOW - age) / (GLOW * GLOW);
    int i, x, y;
    for (i = 0; i < SPARKS; i++) {
        const int ring = i < DIRECTIONS ? 100 : 55;
        Spark spark = *centre;
        turn(i, &x, &y);
        spark.x += far * x * ring / 6400;
        spark.y +=
            far * y * ring / 6400 + age * age * reach / (4 * GLOW * GLOW);
        spark.level = 400 - 240 * age / GLOW;
        put_spark(scene, &spark, ink);
    }
}

static void put_rocket(const Scene *scene, int nth, int age)
{
    const Box sky = pixels_of(&scene->area);
    const int reach = sky.height / 3;
    unsigned state = (unsigned)nth * 7919U + 17U;
    const int x =
        sky.x + sky.width / 8 + celebration_number(&state, sky.width * 3 / 4);
    const int top =
        sky.y + sky.height / 6 + celebration_number(&state, sky.height / 3);
    const int bottom = sky.y + sky.height - 1;
    const Ink ink = (Ink)(INK_BALL + nth % BALL_COLOURS);
    Spark spark = {x, top, pixel_rgb(scene, ink), 330};
    if (age < RISE) {
        spark.y = bottom + (top - bottom) * (age + 1) / RISE;
        put_spark(scene, &spark, ink);
    } else {
        put_burst(scene, &spark, age - RISE, reach, ink);
    }
}

static int draw_fireworks(const Scene *scene, int step)
{
    const Box clip = scene->canvas->clip;
    int nth;
    scene_draw(scene);
    scene->canvas->clip = scene->area;
    for (nth = 0; nth < ROCKETS; nth++) {
        const int age = step - nth * BETWEEN;
        if (age >= 0 && age < RISE + GLOW)
            put_rocket(scene, nth, age);
    }
    scene->canvas->clip = clip;
    return step < (ROCKETS - 1) * BETWEEN + RISE + GLOW;
}

int celebration_draw(Scene *scene, int step)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    const Piece *first = NULL;
    int count;
    if (drawing->celebrate)
        return drawing->celebrate(scene, step);
    count = count_solid(scene, &first);
    return count ? draw_ripple(scene, step, count, first)
                 : draw_fireworks(scene, step);
}
