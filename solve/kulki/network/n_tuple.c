/* SPDX-License-Identifier: MIT */
#include "n_tuple.h"

enum { TURNS = 8, BITS = 3 };

/* Shorter rows and squares are not here: their weights are folded into those
   of the longer rows and the blocks that hold them. */
const Pattern judged_shapes[JUDGED_SHAPES] = {
    {5, 0, {0, 17, 34, 51, 68}, 5},                /* the shortest diagonals */
    {6, 0, {0, 1, 2, 3, 4, 5}, 0},                 /* a row */
    {6, 0, {0, 17, 34, 51, 68, 85}, 0},            /* a diagonal */
    {6, 0, {0, 1, 2, 16, 17, 18}, 0},              /* a block */
    {5, 0, {17, 1, 16, 18, 33}, 0},                /* a cross */
    {9, 1, {0, 1, 2, 16, 17, 18, 32, 33, 34}, 0}}; /* room around */

/* -------------------------------------------------------------- classes */

/* The same window in the colours 1, 2, 3 ... in the order they appear in. */
static u32 plain_colours(u32 raw, u8 panes)
{
    u8 name[1 << BITS] = {0};
    u8 names = 0;
    u32 plain = 0;
    u8 i;
    for (i = 0; i < panes; i++) {
        const u8 hue = raw >> (BITS * i) & 7;
        if (hue && !name[hue])
            name[hue] = ++names;
        plain |= (u32)name[hue] << (BITS * i);
    }
    return plain;
}

static u32 replaced(u32 raw, u8 pane, u32 hue)
{
    return (raw & ~((u32)7 << (BITS * pane))) | hue << (BITS * pane);
}

static u32 hue_in(u32 raw, u8 pane)
{
    return raw >> (BITS * pane) & 7;
}

static void describe(Class *class, u32 raw, const u16 *classes, u8 panes)
{
    u8 i, k;
    class->names = 0;
    class->shifts = 0;
    class->jumps = 0;
    for (i = 0; i < panes; i++) {
        class->name[i] = (u8)hue_in(raw, i);
        if (class->name[i] > class->names)
            class->names = class->name[i];
        for (k = 0; k <= HUES; k++)
            class->changed[i][k] = classes[replaced(raw, i, k)];
        for (k = 0; k < panes; k++)
            class->moved[i][k] =
                classes[replaced(replaced(raw, i, 0), k, hue_in(raw, i))];
    }
}

static void add_shift(Class *class, u16 then, u16 less, u8 pane, u8 name)
{
    Shift *shift = &class->shift[class->shifts++];
    shift->then = then;
    shift->less = less;
    shift->pane = pane;
    shift->name = name;
}

static void add_jumps(Class *class, u8 from, u8 panes)
{
    u8 to;
    for (to = 0; to < panes; to++)
        if (!class->name[to]) {
            Jump *jump = &class->jump[class->jumps++];
            jump->then = class->moved[from][to];
            jump->left = class->changed[from][0];
            jump->arrived = class->changed[to][class->name[from]];
            jump->from = from;
            jump->to = to;
        }
}

static void list_changes(Class *class, u16 own, u8 panes)
{
    u8 i, name;
    for (i = 0; i < panes; i++) {
        const u16 *changed = class->changed[i];
        if (class->name[i]) {
            add_shift(class, changed[0], own, i, 0);
            add_jumps(class, i, panes);
            continue;
        }
        add_shift(class, changed[class->names + 1], own, i, 0);
        for (name = 1; name <= class->names; name++)
            add_shift(class, changed[name], changed[class->names + 1], i,
                      name);
    }
}

static u16 build_classes(u16 *classes, Class *known, u8 panes)
{
    const u32 all = (u32)1 << (BITS * panes);
    u16 count = 0;
    u32 raw;
    for (raw = 0; raw < all; raw++)
        if (plain_colours(raw, panes) == raw)
            classes[raw] = count++;
    for (raw = 0; raw < all; raw++)
        classes[raw] = classes[plain_colours(raw, panes)];
    for (raw = 0; raw < all; raw++)
        if (plain_colours(raw, panes) == raw)
            describe(&known[classes[raw]], raw, classes, panes),
                list_changes(&known[classes[raw]], classes[raw], panes);
    return count;
}

/* -------------------------------------------------------------- windows */

static u8 turned(u8 nth, u8 turn)
{
    u8 x = nth % SIDE;
    u8 y = nth / SIDE;
    if (turn & 1)
        x = (u8)(SIDE - 1 - x);
    if (turn & 2)
        y = (u8)(SIDE - 1 - y);
    return (u8)(turn & 4 ? x * SIDE + y : y * SIDE + x);
}

static u8 place(Window *window, const Pattern *shape, u8 x, u8 y, u8 turn)
{
    u8 i;
    for (i = 0; i < shape->panes; i++) {
        const u8 column = (u8)(x + shape->cell[i] % 16);
        const u8 row = (u8)(y + shape->cell[i] / 16);
        if (column >= SIDE || row >= SIDE)
            return 0;
        window->cell[i] = grid_cell(turned((u8)(row * SIDE + column), turn));
    }
    return 1;
}

static u8 sees(const Window *window, u8 panes, u8 cell)
{
    while (panes--)
        if (window->cell[panes] == cell)
            return 1;
    return 0;
}

static u8 is_same(const Window *a, const Window *b, u8 panes)
{
    u8 i;
    for (i = 0; i < panes; i++)
        if (!sees(a, panes, b->cell[i]))
            return 0;
    return 1;
}

static u8 is_known(const Windows *windows, const Row *row, const Window *made)
{
    u16 i;
    for (i = row->first; i < row->end; i++)
        if (is_same(&windows->window[i], made, row->panes))
            return 1;
    return 0;
}

/* A window and its images, which share their weights. */
static u8 add_images(Windows *windows, Row *row, const Pattern *shape, u8 nth)
{
    Window made = {windows->weights, {0}};
    const u16 before = row->end;
    u8 turn;
    for (turn = 0; turn < TURNS; turn++)
        if (place(&made, shape, nth % SIDE, nth / SIDE, turn) &&
            !is_known(windows, row, &made))
            windows->window[row->end++] = made;
    return row->end > before;
}

static void add_shape(Windows *windows, const Pattern *shape, u16 first,
                      const u16 *counts)
{
    Row *row = &windows->row[windows->rows++];
    const u32 classes =
        shape->plain ? (u32)1 << shape->panes : counts[shape->panes];
    u8 i;
    row->first = first;
    row->end = first;
    row->panes = shape->panes;
    row->plain = shape->plain;
    for (i = 0; i < FIELD; i++)
        if ((!shape->only || shape->only == i + 1) &&
            add_images(windows, row, shape, i))
            windows->weights += classes;
}

void build_windows(Windows *windows, const Pattern *shapes, u8 count)
{
    u16 counts[MOST_CLASSED + 1] = {0};
    u16 first = 0;
    u8 i;
    counts[4] = build_classes(windows->class4, windows->known4, 4);
    counts[5] = build_classes(windows->class5, windows->known5, 5);
    counts[6] = build_classes(windows->class6, windows->known6, 6);
    windows->weights = 0;
    windows->rows = 0;
    for (i = 0; i < count; i++) {
        add_shape(windows, &shapes[i], first, counts);
        first = windows->row[i].end;
    }
    windows->empties = windows->weights;
    windows->weights += FIELD + 1;
}

u32 raw_of_class(const Class *class, u8 panes)
{
    u32 raw = 0;
    u8 i;
    for (i = 0; i < panes; i++)
        raw |= (u32) class->name[i] << (BITS * i);
    return raw;
}
