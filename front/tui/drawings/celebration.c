/* SPDX-License-Identifier: MIT */
/* Celebrations for any game: the pieces that are left hop and light up, row by
   row, or fireworks go off where none are. */
#include "show.h"

#include <stdlib.h>

int celebration_number(unsigned *state, int below)
{
    *state = *state * 1664525U + 1013904223U;
    return (int)(*state >> 16) % below;
}

/* ---------------------------------------------------------------- the rows */

static int is_solid(const Piece *piece)
{
    return piece->kind != PLACE && piece->kind != BUTTON &&
           piece->spot != NO_SPOT && piece->spot != TABLE_SPOT;
}

static int by_rows(const void *one, const void *other)
{
    const Piece *a = *(const Piece *const *)one;
    const Piece *b = *(const Piece *const *)other;
    return a->z != b->z   ? a->z - b->z
           : a->y != b->y ? a->y - b->y
                          : a->x - b->x;
}

int celebration_list(const Scene *scene, const Piece **pieces)
{
    int count = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (is_solid(&scene->pieces[i]))
            pieces[count++] = &scene->pieces[i];
    qsort(pieces, (size_t)count, sizeof *pieces, by_rows);
    return count;
}

/* Row by row, each piece hops and stays lit; then the light goes out in the
   same order. About this many steps pass in each direction. */
static void cast_rows(const Scene *scene, Show *show, const Piece **pieces,
                      int count)
{
    enum { CROSSED_IN = 30, MOST_BETWEEN = 4, HOP = 7, REST = 10 };
    const Drawing *drawing = scene_drawing(scene);
    const int all =
        count * MOST_BETWEEN < CROSSED_IN ? count * MOST_BETWEEN : CROSSED_IN;
    int i;
    for (i = 0; i < count; i++) {
        const Box box = drawing->place(scene, pieces[i]);
        ShowPiece *piece =
            show_add(show, pieces[i], &box, &box, i * all / count, HOP);
        piece->path = SHOW_HOP;
        piece->waits = piece->is_lit = 1;
        piece->ends = piece->returns = piece->begins + all + HOP + REST;
    }
}

/* ---------------------------------------------------------- the fireworks */

static void cast_fireworks(const Scene *scene, Show *show)
{
    enum { ROCKETS = 11, BETWEEN = 8, RISE = 9, BALL_COLOURS = 7 };
    const Piece spark = {.kind = PLACE, .spot = NO_SPOT};
    const Box *sky = &scene->area;
    int nth;
    for (nth = 0; nth < ROCKETS; nth++) {
        unsigned state = (unsigned)nth * 7919U + 17U;
        const int x = sky->x + sky->width / 8 +
                      celebration_number(&state, sky->width * 3 / 4);
        const int y = sky->y + sky->height / 6 +
                      celebration_number(&state, sky->height / 3);
        const Box from = {x, sky->y + sky->height - 1, 1, 1};
        const Box until = {x, y, 1, 1};
        show_add(show, &spark, &from, &until, nth * BETWEEN, RISE)->bursts =
            INK_BALL + nth % BALL_COLOURS;
    }
}

void celebration_cast(const Scene *scene, Show *show)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    const Piece *pieces[256];
    const int count = celebration_list(scene, pieces);
    if (drawing->celebrate)
        drawing->celebrate(scene, show);
    if (!show->count && count)
        cast_rows(scene, show, pieces, count);
    else if (!show->count)
        cast_fireworks(scene, show);
}
