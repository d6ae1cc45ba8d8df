/* SPDX-License-Identifier: MIT */
/* The cascade of cards at the end of a game: one after the other they leave
   the foundations, kings first, and bounce out of the screen. They leave
   traces. */
#include "show.h"

enum {
    LASTS = 132,   /* steps until the last card leaves */
    CROSSING = 26, /* steps that a card of average speed takes */
    MOVED = 200,   /* cells of all cards that move at the same time */
    LEAST_BETWEEN = 6,
    KING = 13,
    LEAST_SIZE = 3
};

/* The foundations, in the order of the pieces. */
static const Piece *nth_home(const Scene *scene, int nth)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].marks & IS_HOME && !nth--)
            return &scene->pieces[i];
    return NULL;
}

static int count_homes(const Scene *scene)
{
    int count = 0;
    while (nth_home(scene, count))
        count++;
    return count;
}

/* Cards of a column's height, however low the foundations are drawn. */
static Box size_of_card(const Scene *scene, const Piece *home)
{
    const Piece last = {.kind = CARD, .spot = NO_SPOT, .x = 0, .y = 0};
    const Drawing *drawing = drawing_of(scene->session->game);
    const Box card = drawing->place(scene, &last);
    Box box = drawing->place(scene, home);
    box.width = card.width;
    box.height = card.height > LEAST_SIZE ? card.height : LEAST_SIZE;
    return box;
}

static Piece card_of(const Piece *home, int rank)
{
    Piece card = *home;
    card.value = (u8)(rank << 2 | (home->value & 3));
    card.kind = rank ? CARD : PLACE;
    card.spot = NO_SPOT;
    return card;
}

/* A card that leaves uncovers the next one. Most go to the left, because the
   foundations are on the right; and up, at times. */
static void add_card(Show *show, const Scene *scene, const Piece *home,
                     int rank, int nth, int begins)
{
    const int speed = scene->area.width * SHOW_UNIT / CROSSING;
    const int gravity = scene->area.height * SHOW_UNIT / 90;
    const Box place = drawing_of(scene->session->game)->place(scene, home);
    const Box from = size_of_card(scene, home);
    const Piece below = card_of(home, rank - 1);
    const Piece card = card_of(home, rank);
    unsigned state = (unsigned)nth * 2971U + 5U;
    ShowPiece *jumping;
    show_add(show, &below, &place, &place, begins, 1);
    jumping = show_add(show, &card, &from, &from, begins, 2 * CROSSING);
    jumping->path = SHOW_BOUNCE;
    jumping->across = speed / 2 + celebration_number(&state, speed + 1);
    if (celebration_number(&state, 4))
        jumping->across = -jumping->across;
    jumping->down = -celebration_number(&state, 3 * gravity + 1);
}

/* More steps lie between two cards if they are large. */
void cascade_cast(const Scene *scene, Show *show)
{
    const int homes = count_homes(scene);
    Box box;
    int nth, between;
    if (!homes)
        return;
    box = size_of_card(scene, nth_home(scene, 0));
    between = CROSSING * box.width * box.height / MOVED;
    if (between < LEAST_BETWEEN)
        between = LEAST_BETWEEN;
    show->leaves_traces = 1;
    for (nth = 0; nth * between < LASTS && nth < homes * KING; nth++)
        add_card(show, scene, nth_home(scene, nth % homes), KING - nth / homes,
                 nth, nth * between);
}
