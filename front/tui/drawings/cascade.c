/* SPDX-License-Identifier: MIT */
/* The cascade of cards at the end of a game: one after the other they leave
   the foundations, kings first, and bounce out of the screen. They leave
   traces. */
#include "drawing.h"

enum {
    LASTS = 132,   /* steps until the last card leaves */
    CROSSING = 26, /* steps that a card of average speed takes */
    MOVED = 200,   /* cells of all cards that move at the same time */
    LEAST_BETWEEN = 6,
    UNIT = 64, /* positions are in parts of a cell */
    KING = 13,
    LEAST_SIZE = 3
};

typedef struct Jump {
    int x, y, across, down; /* the place and the speed */
} Jump;

/* A card's start: mostly to the left, because the foundations are on the
   right; and up, at times. */
static Jump start_jump(const Scene *scene, int nth, const Box *from)
{
    const int speed = scene->area.width * UNIT / CROSSING;
    const int gravity = scene->area.height * UNIT / 90;
    unsigned state = (unsigned)nth * 2971U + 5U;
    Jump jump = {from->x * UNIT, from->y * UNIT, 0, 0};
    jump.across = speed / 2 + celebration_number(&state, speed + 1);
    if (celebration_number(&state, 4))
        jump.across = -jump.across;
    jump.down = -celebration_number(&state, 3 * gravity + 1);
    return jump;
}

static void move_jump(const Scene *scene, Jump *jump, int height)
{
    const int floor = (scene->area.y + scene->area.height - height) * UNIT;
    jump->x += jump->across;
    jump->down += scene->area.height * UNIT / 90;
    jump->y += jump->down;
    if (jump->y > floor && jump->down > 0) {
        jump->y = floor;
        jump->down = -jump->down * 3 / 4;
    }
}

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

static void put_card(const Scene *scene, Piece piece, int rank, const Box *box)
{
    piece.value = (u8)(rank << 2 | (piece.value & 3));
    piece.kind = rank ? CARD : PLACE;
    piece.spot = NO_SPOT;
    drawing_of(scene->session->game)->draw(scene, &piece, box);
}

/* A card that leaves uncovers the next one. */
static void put_home(const Scene *scene, const Piece *home, int rank)
{
    const Box box = drawing_of(scene->session->game)->place(scene, home);
    put_card(scene, *home, rank, &box);
}

static void put_jumping(const Scene *scene, const Piece *home, int nth,
                        int homes, int age)
{
    Box box = size_of_card(scene, home);
    Jump jump = start_jump(scene, nth, &box);
    int i;
    for (i = 0; i < age; i++)
        move_jump(scene, &jump, box.height);
    box.x = jump.x / UNIT;
    box.y = jump.y / UNIT;
    put_card(scene, *home, KING - nth / homes, &box);
}

/* How many steps lie between two cards: more if they are large. */
static int steps_between(const Scene *scene)
{
    const Box box = size_of_card(scene, nth_home(scene, 0));
    const int between = CROSSING * box.width * box.height / MOVED;
    return between > LEAST_BETWEEN ? between : LEAST_BETWEEN;
}

int cascade_draw(const Scene *scene, int step)
{
    enum { LONGEST_JUMP = 2 * CROSSING };
    const int homes = count_homes(scene);
    const int between = homes ? steps_between(scene) : LASTS;
    const Box clip = scene->canvas->clip;
    Scene plain = *scene;
    int nth;
    plain.cursor = plain.held = TABLE_SPOT; /* no card is pointed at */
    plain.shows_ways = 0;
    scene->canvas->clip = scene->area;
    for (nth = 0; nth * between < LASTS && homes; nth++) {
        const int age = step - nth * between;
        const Piece *home = nth_home(scene, nth % homes);
        if (age == 0)
            put_home(&plain, home, KING - nth / homes - 1);
        if (age >= 0 && age < LONGEST_JUMP)
            put_jumping(&plain, home, nth, homes, age);
    }
    scene->canvas->clip = clip;
    return homes && step < LASTS + LONGEST_JUMP;
}
