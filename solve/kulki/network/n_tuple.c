/* SPDX-License-Identifier: MIT */
/* Builds the network: the classes of everything a tuple can see, what each
   change of a cell turns a class into, and the tuples of each shape in all
   places and symmetries. */
#include "n_tuple.h"

enum { SYMMETRIES = 8, BITS = 3 };

/* Shorter rows and squares are missing on purpose: training folds their
   weights into those of the larger tuples that contain them
   (train/tuple_fold.c). */
const TuplePattern network_patterns[NETWORK_PATTERNS] = {
    {5, 0, {0, 17, 34, 51, 68}, 5},                /* the shortest diagonals */
    {6, 0, {0, 1, 2, 3, 4, 5}, 0},                 /* a row */
    {6, 0, {0, 17, 34, 51, 68, 85}, 0},            /* a diagonal */
    {6, 0, {0, 1, 2, 16, 17, 18}, 0},              /* a block */
    {5, 0, {17, 1, 16, 18, 33}, 0},                /* a cross */
    {9, 1, {0, 1, 2, 16, 17, 18, 32, 33, 34}, 0}}; /* which cells are empty */
STATIC_ASSERT((int)NETWORK_PATTERNS <= MOST_SHAPES);

/* -------------------------------------------------------------- classes */

/* The same cells with the colours renamed 1, 2, 3 ... in the order of their
   first appearance. */
static u32 canonical_colours(u32 raw, u8 length)
{
    ASSERT(length <= MOST_CLASSED);
    u8 name[1 << BITS] = {0};
    u8 names = 0;
    u32 canonical = 0;
    u8 i;
    for (i = 0; i < length; i++) {
        const u8 colour = raw >> (BITS * i) & 7;
        if (colour && !name[colour])
            name[colour] = ++names;
        canonical |= (u32)name[colour] << (BITS * i);
    }
    return canonical;
}

static u32 replaced(u32 raw, u8 place, u32 colour)
{
    ASSERT(colour <= GRID_COLOURS);
    return (raw & ~((u32)7 << (BITS * place))) | colour << (BITS * place);
}

static u32 colour_in(u32 raw, u8 place)
{
    return raw >> (BITS * place) & 7;
}

static void describe(TupleClass *class, u32 raw, const u16 *classes, u8 length)
{
    u8 i, k;
    ASSERT(length <= MOST_CLASSED);
    class->names = 0;
    class->cell_deltas = 0;
    class->move_deltas = 0;
    for (i = 0; i < length; i++) {
        class->name[i] = (u8)colour_in(raw, i);
        if (class->name[i] > class->names)
            class->names = class->name[i];
        for (k = 0; k <= GRID_COLOURS; k++)
            class->changed[i][k] = classes[replaced(raw, i, k)];
        for (k = 0; k < length; k++)
            class->moved[i][k] =
                classes[replaced(replaced(raw, i, 0), k, colour_in(raw, i))];
    }
}

static void add_cell_delta(TupleClass *class, u16 then, u16 less, u8 place,
                           u8 name)
{
    CellDelta *cell_delta = &class->cell_delta[class->cell_deltas++];
    ASSERT(class->cell_deltas <= MOST_CELL_DELTAS);
    cell_delta->then = then;
    cell_delta->less = less;
    cell_delta->place = place;
    cell_delta->name = name;
}

static void add_move_deltas(TupleClass *class, u8 from, u8 length)
{
    u8 to;
    for (to = 0; to < length; to++)
        if (!class->name[to]) {
            MoveDelta *move_delta = &class->move_delta[class->move_deltas++];
            ASSERT(class->move_deltas <= MOST_MOVE_DELTAS);
            move_delta->then = class->moved[from][to];
            move_delta->left = class->changed[from][0];
            move_delta->arrived = class->changed[to][class->name[from]];
            move_delta->from = from;
            move_delta->to = to;
        }
}

static void list_deltas(TupleClass *class, u16 own, u8 length)
{
    u8 i, name;
    for (i = 0; i < length; i++) {
        const u16 *changed = class->changed[i];
        if (class->name[i]) {
            add_cell_delta(class, changed[0], own, i, 0);
            add_move_deltas(class, i, length);
            continue;
        }
        add_cell_delta(class, changed[class->names + 1], own, i, 0);
        for (name = 1; name <= class->names; name++)
            add_cell_delta(class, changed[name], changed[class->names + 1], i,
                           name);
    }
}

static u16 build_classes(u16 *classes, TupleClass *known, u8 length)
{
    const u32 all = (u32)1 << (BITS * length);
    u16 count = 0;
    u32 raw;
    for (raw = 0; raw < all; raw++)
        if (canonical_colours(raw, length) == raw)
            classes[raw] = count++;
    for (raw = 0; raw < all; raw++)
        classes[raw] = classes[canonical_colours(raw, length)];
    for (raw = 0; raw < all; raw++)
        if (canonical_colours(raw, length) == raw)
            describe(&known[classes[raw]], raw, classes, length),
                list_deltas(&known[classes[raw]], classes[raw], length);
    return count;
}

/* --------------------------------------------------------------- tuples */

static u8 symmetric_cell(u8 nth, u8 symmetry)
{
    u8 x = nth % SIDE;
    u8 y = nth / SIDE;
    ASSERT(nth < FIELD && symmetry < SYMMETRIES);
    if (symmetry & 1)
        x = (u8)(SIDE - 1 - x);
    if (symmetry & 2)
        y = (u8)(SIDE - 1 - y);
    return (u8)(symmetry & 4 ? x * SIDE + y : y * SIDE + x);
}

static u8 fit_tuple(Tuple *tuple, const TuplePattern *pattern, u8 x, u8 y,
                    u8 symmetry)
{
    u8 i;
    ASSERT(pattern->length <= MOST_TUPLE_LENGTH);
    for (i = 0; i < pattern->length; i++) {
        const u8 column = (u8)(x + pattern->cell[i] % 16);
        const u8 row = (u8)(y + pattern->cell[i] / 16);
        if (column >= SIDE || row >= SIDE)
            return 0;
        tuple->cell[i] =
            grid_cell(symmetric_cell((u8)(row * SIDE + column), symmetry));
    }
    return 1;
}

static u8 has_cell(const Tuple *tuple, u8 length, u8 cell)
{
    while (length--)
        if (tuple->cell[length] == cell)
            return 1;
    return 0;
}

static u8 same_cells(const Tuple *a, const Tuple *b, u8 length)
{
    u8 i;
    for (i = 0; i < length; i++)
        if (!has_cell(a, length, b->cell[i]))
            return 0;
    return 1;
}

static u8 is_listed(const TupleNetwork *network, const TupleShape *shape,
                    const Tuple *made)
{
    u16 i;
    for (i = shape->first; i < shape->end; i++)
        if (same_cells(&network->tuple[i], made, shape->length))
            return 1;
    return 0;
}

/* Adds a tuple and its images under the symmetries of the board, which share
   one set of weights. */
static u8 add_images(TupleNetwork *network, TupleShape *shape,
                     const TuplePattern *pattern, u8 nth)
{
    Tuple made = {network->weights, {0}};
    const u16 before = shape->end;
    u8 symmetry;
    ASSERT(nth < FIELD);
    for (symmetry = 0; symmetry < SYMMETRIES; symmetry++)
        if (fit_tuple(&made, pattern, nth % SIDE, nth / SIDE, symmetry) &&
            !is_listed(network, shape, &made))
            network->tuple[shape->end++] = made;
    ASSERT(shape->end <= MOST_TUPLES);
    return shape->end > before;
}

static void add_shape(TupleNetwork *network, const TuplePattern *pattern,
                      u16 first, const u16 *counts)
{
    TupleShape *shape = &network->shape[network->shapes++];
    const u32 classes = pattern->occupancy ? (u32)1 << pattern->length
                                           : counts[pattern->length];
    u8 i;
    ASSERT(network->shapes < MOST_SHAPES);
    shape->first = first;
    shape->end = first;
    shape->length = pattern->length;
    shape->occupancy = pattern->occupancy;
    for (i = 0; i < FIELD; i++)
        if ((!pattern->only || pattern->only == i + 1) &&
            add_images(network, shape, pattern, i))
            network->weights += classes;
}

void network_build(TupleNetwork *network, const TuplePattern *patterns,
                   u8 count)
{
    u16 counts[MOST_CLASSED + 1] = {0};
    u16 first = 0;
    u8 i;
    ASSERT(count <= MOST_SHAPES);
    counts[4] = build_classes(network->class4, network->table4, 4);
    counts[5] = build_classes(network->class5, network->table5, 5);
    counts[6] = build_classes(network->class6, network->table6, 6);
    ASSERT(counts[4] == CLASSES4 && counts[5] == CLASSES5 &&
           counts[6] == CLASSES6);
    network->weights = 0;
    network->shapes = 0;
    for (i = 0; i < count; i++) {
        add_shape(network, &patterns[i], first, counts);
        first = network->shape[i].end;
    }
    network->empties = network->weights;
    network->weights += FIELD + 1;
}
