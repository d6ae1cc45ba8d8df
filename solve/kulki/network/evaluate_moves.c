/* SPDX-License-Identifier: MIT */
/* Evaluates all moves of a board in one pass over the tuples. For each ball it
   sums what leaving its cell changes, for each empty cell what filling it
   changes, and for each pair of them what both together change beyond that,
   where one tuple contains both. */
#include "evaluate.h"
#include "tuple_index.h"

/* A tuple on a board: which of its cells hold balls that can move, and which
   can be moved to. */
typedef struct TupleView {
    const Tuple *tuple;
    const i16 *weights;
    const TupleClass *class;
    i32 now;
    u8 colour[MOST_CLASSED + 2]; /* the colour behind each name of the class */
    u8 balls, targets;
    u8 ball[MOST_TUPLE_LENGTH],
        target[MOST_TUPLE_LENGTH]; /* indices within the tuple */
    u8 slot[MOST_TUPLE_LENGTH];
    i32 gain[MOST_CLASSED][GRID_COLOURS + 1]; /* of filling a target, by the
                                                 name of the colour */
} TupleView;

static inline void tuple_view_open(TupleView *view, const MoveList *list,
                                   const TupleNetwork *network, u8 length)
{
    u32 raw = tuple_colours(view->tuple, list->colour, length);
    u8 i;
    ASSERT_SLOW(length >= LEAST_CLASSED && length <= MOST_CLASSED);
    view->class =
        class_table(network, length) + class_index(network, length)[raw];
    view->now = view->weights[class_index(network, length)[raw]];
    view->balls = 0;
    view->targets = 0;
    for (i = 0; i < length; i++) {
        const u8 cell = view->tuple->cell[i];
        const u8 is_target = list->is_target[cell];
        view->colour[view->class->name[i]] = list->colour[cell];
        view->slot[i] = list->slot[cell];
        view->target[view->targets] = i;
        view->ball[view->balls] = i;
        view->targets = (u8)(view->targets + is_target);
        view->balls =
            (u8)(view->balls + (!is_target && view->slot[i] != NO_SPOT));
    }
}

/* All colours that do not appear in the tuple have the same effect. gain[0] of
   a cell therefore applies to every colour; a colour that does appear has its
   difference from that added under its own index. */
static inline void add_gains(TupleView *view, MoveList *list)
{
    const u8 names = view->class->names;
    u8 i, name;
    ASSERT_SLOW(names <= MOST_CLASSED);
    for (i = 0; i < view->targets; i++) {
        const u8 place = view->target[i];
        const u16 *changed = view->class->changed[place];
        i32 *gains = list->gain[view->slot[place]];
        const i32 any = view->weights[changed[names + 1]];
        gains[0] += any - view->now;
        for (name = 1; name <= names; name++) {
            const i32 then = view->weights[changed[name]];
            view->gain[i][name] = then - view->now;
            gains[view->colour[name]] += then - any;
        }
    }
}

static inline void add_losses(TupleView *view, MoveList *list)
{
    u8 i, k;
    for (i = 0; i < view->balls; i++) {
        const u8 place = view->ball[i];
        const u8 name = view->class->name[place];
        const u8 slot = view->slot[place];
        const i32 left = view->weights[view->class->changed[place][0]];
        list->loss[slot] += left - view->now;
        for (k = 0; k < view->targets; k++) {
            const u8 to = view->target[k];
            list->pair[view->slot[to]][slot] +=
                view->weights[view->class->moved[place][to]] - left -
                view->gain[k][name];
        }
    }
}

static void sum_exactly(Evaluator *evaluator, const Tuple *tuple, u8 length)
{
    MoveList *list = &evaluator->list;
    TupleView view;
    view.tuple = tuple;
    view.weights = evaluator->stage_weights + tuple->weights;
    tuple_view_open(&view, list, &evaluator->network, length);
    list->base += view.now;
    add_gains(&view, list);
    add_losses(&view, list);
}

/* Does the same as sum_exactly for tuples in which every ball can leave and
   every empty cell can be filled. All possible changes are then listed with
   the class. */
static inline void sum_by_class(Evaluator *evaluator, const Tuple *tuple,
                                u8 length)
{
    MoveList *list = &evaluator->list;
    const i16 *weights = evaluator->stage_weights + tuple->weights;
    const u32 raw = tuple_colours(tuple, list->colour, length);
    const u16 nth = class_index(&evaluator->network, length)[raw];
    const TupleClass *class = class_table(&evaluator->network, length) + nth;
    const i32 now = weights[nth];
    i32 *sums[MOST_CLASSED];
    u8 slot[MOST_CLASSED];
    u8 colour[GRID_COLOURS + 1];
    u8 i;
    ASSERT_SLOW(nth < CLASSES6);
    list->base += now;
    for (i = 0; i < length; i++) {
        const u8 cell = tuple->cell[i];
        colour[class->name[i]] = list->colour[cell];
        slot[i] = list->slot[cell];
        sums[i] = list->sums[cell];
    }
    colour[0] = 0;
    for (i = 0; i < class->cell_deltas; i++) {
        const CellDelta *cell_delta = &class->cell_delta[i];
        sums[cell_delta->place][colour[cell_delta->name]] +=
            weights[cell_delta->then] - weights[cell_delta->less];
    }
    for (i = 0; i < class->move_deltas; i++) {
        const MoveDelta *move_delta = &class->move_delta[i];
        list->pair[slot[move_delta->to]][slot[move_delta->from]] +=
            weights[move_delta->then] - weights[move_delta->left] -
            weights[move_delta->arrived] + now;
    }
}

static inline u8 sees_change(const MoveList *list, const Tuple *tuple,
                             u8 length)
{
    u8 changed = 0;
    u8 i;
    for (i = 0; i < length; i++)
        changed |= list->is_changed[tuple->cell[i]];
    return changed;
}

static inline void sum_shape(Evaluator *evaluator, const TupleShape *shape,
                             u8 length)
{
    u16 i;
    for (i = shape->first; i < shape->end; i++) {
        const Tuple *tuple = &evaluator->network.tuple[i];
        if (evaluator->list.changed &&
            sees_change(&evaluator->list, tuple, length))
            sum_exactly(evaluator, tuple, length);
        else
            sum_by_class(evaluator, tuple, length);
    }
}

/* For tuples that only distinguish empty cells from balls: finds which cells
   hold balls and which are targets. */
static void sort_cells(TupleView *view, const MoveList *list, u8 length)
{
    u8 i;
    ASSERT_SLOW(length <= MOST_TUPLE_LENGTH);
    view->balls = 0;
    view->targets = 0;
    for (i = 0; i < length; i++) {
        const u8 cell = view->tuple->cell[i];
        const u8 is_target = list->is_target[cell];
        view->target[view->targets] = i;
        view->ball[view->balls] = i;
        view->slot[i] = list->slot[cell];
        view->targets = (u8)(view->targets + is_target);
        view->balls =
            (u8)(view->balls + (!is_target && view->slot[i] != NO_SPOT));
    }
}

static void add_occupancy(const TupleView *view, MoveList *list, u32 occupancy)
{
    i32 gain[MOST_TUPLE_LENGTH];
    u8 i, k;
    ASSERT_SLOW(view->balls + view->targets <= MOST_TUPLE_LENGTH);
    for (i = 0; i < view->targets; i++) {
        const u8 place = view->target[i];
        gain[i] = view->weights[occupancy | (u32)1 << place] - view->now;
        list->gain[view->slot[place]][0] += gain[i];
    }
    for (i = 0; i < view->balls; i++) {
        const u8 slot = view->slot[view->ball[i]];
        const u32 without = occupancy & ~((u32)1 << view->ball[i]);
        const i32 left = view->weights[without];
        list->loss[slot] += left - view->now;
        for (k = 0; k < view->targets; k++)
            list->pair[view->slot[view->target[k]]][slot] +=
                view->weights[without | (u32)1 << view->target[k]] - left -
                gain[k];
    }
}

static void sum_occupancy_shape(Evaluator *evaluator, const TupleShape *shape)
{
    MoveList *list = &evaluator->list;
    TupleView view = {0};
    u16 i;
    for (i = shape->first; i < shape->end; i++) {
        u32 occupancy;
        view.tuple = &evaluator->network.tuple[i];
        view.weights = evaluator->stage_weights + view.tuple->weights;
        occupancy = tuple_occupancy(view.tuple, list->colour, shape->length);
        view.now = view.weights[occupancy];
        list->base += view.now;
        sort_cells(&view, list, shape->length);
        add_occupancy(&view, list, occupancy);
    }
}

static void sum_all_shapes(Evaluator *evaluator)
{
    const TupleShape *shape = evaluator->network.shape;
    u8 i;
    for (i = 0; i < evaluator->network.shapes; i++)
        if (shape[i].occupancy)
            sum_occupancy_shape(evaluator, &shape[i]);
        else if (shape[i].length == 4)
            sum_shape(evaluator, &shape[i], 4);
        else if (shape[i].length == 5)
            sum_shape(evaluator, &shape[i], 5);
        else
            sum_shape(evaluator, &shape[i], 6);
}

static void clear_sums(MoveList *list)
{
    u8 i, k;
    list->base = 0;
    for (i = 0; i < list->balls; i++)
        list->loss[i] = 0;
    for (i = 0; i < list->targets; i++) {
        for (k = 0; k <= GRID_COLOURS; k++)
            list->gain[i][k] = 0;
        for (k = 0; k < list->balls; k++)
            list->pair[i][k] = 0;
    }
}

static void sum_gains(MoveList *list)
{
    u8 colour, i;
    for (colour = 1; colour <= GRID_COLOURS; colour++)
        for (i = 0; i < list->targets; i++)
            list->gain[i][colour] += list->gain[i][0];
}

void evaluator_sum_moves(Evaluator *evaluator)
{
    MoveList *list = &evaluator->list;
    ASSERT_SLOW(list->empty <= FIELD);
    clear_sums(list);
    evaluator->stage_weights = evaluator_weights(evaluator, list->empty);
    sum_all_shapes(evaluator);
    sum_gains(list);
    list->base +=
        evaluator->stage_weights[evaluator->network.empties + list->empty] +
        (i32)list->points * UNIT;
    evaluator->nodes++;
}
