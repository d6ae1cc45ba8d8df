/* SPDX-License-Identifier: MIT */
/* Sparks are dots where there are pixels, and signs elsewhere. */
#include "sparks.h"

#include "pixels.h"

enum {
    DIRECTIONS = 16,
    SPARKS = 2 * DIRECTIONS /* an outer and an inner ring */
};

void sparks_put(const Scene *scene, const Spark *spark, int level)
{
    if (pixels_available(scene))
        pixel_put(scene, spark->x, spark->y,
                  pixel_shade(pixel_rgb(scene, spark->ink), level));
    else
        canvas_put_sign(scene->canvas, spark->x, spark->y / 2,
                        level > 200 ? '*' : 0xb7, spark->ink,
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
void sparks_burst(const Scene *scene, const Spark *centre, int age, int reach,
                  int is_small)
{
    const int glow = SPARKS_GLOW;
    const int far = reach * (age + 1) * (2 * glow - age) / (glow * glow);
    int i, x, y;
    for (i = 0; i < (is_small ? DIRECTIONS : SPARKS); i++) {
        const int ring = i < DIRECTIONS ? 100 : 55;
        Spark spark = *centre;
        turn(i, &x, &y);
        spark.x += far * x * ring / 6400;
        spark.y +=
            far * y * ring / 6400 + age * age * reach / (4 * glow * glow);
        sparks_put(scene, &spark, 400 - 240 * age / glow);
    }
}
