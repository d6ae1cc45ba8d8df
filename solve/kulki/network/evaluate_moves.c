/* SPDX-License-Identifier: MIT */
/* Looking through all windows once for all moves of a board: what leaving each
   ball's cell and filling each empty one changes, and what both together do
   beyond that where one window sees both. */
#include "evaluate.h"
#include "tuple_index.h"

/* What one window sees: its cells that balls can leave, and those that they
   can go to. */
typedef struct View {
    const Window *window;
    const i16 *weights;
    const Class *class;
    i32 now;
    u8 hue[MOST_CLASSED + 2]; /* by their names */
    u8 balls, targets;
    u8 ball[MOST_PANES], target[MOST_PANES]; /* panes */
    u8 slot[MOST_PANES];
    i32 gain[MOST_CLASSED][HUES + 1]; /* of targets, by name */
} View;

static inline void open_view(View *view, const Prospect *prospect,
                             const Windows *windows, u8 panes)
{
    u32 raw = raw_of(view->window, prospect->hue, panes);
    u8 i;
    view->class = known_of(windows, panes) + classes_of(windows, panes)[raw];
    view->now = view->weights[classes_of(windows, panes)[raw]];
    view->balls = 0;
    view->targets = 0;
    for (i = 0; i < panes; i++) {
        const u8 cell = view->window->cell[i];
        const u8 is_target = prospect->is_target[cell];
        view->hue[view->class->name[i]] = prospect->hue[cell];
        view->slot[i] = prospect->slot[cell];
        view->target[view->targets] = i;
        view->ball[view->balls] = i;
        view->targets = (u8)(view->targets + is_target);
        view->balls =
            (u8)(view->balls + (!is_target && view->slot[i] != NO_SPOT));
    }
}

/* A colour that is not in sight is like any other: gain[0] of a cell counts
   for all colours, and what a colour in sight gains beyond that for itself. */
static inline void add_gains(View *view, Prospect *prospect)
{
    const u8 names = view->class->names;
    u8 i, name;
    for (i = 0; i < view->targets; i++) {
        const u8 pane = view->target[i];
        const u16 *changed = view->class->changed[pane];
        i32 *gains = prospect->gain[view->slot[pane]];
        const i32 any = view->weights[changed[names + 1]];
        gains[0] += any - view->now;
        for (name = 1; name <= names; name++) {
            const i32 then = view->weights[changed[name]];
            view->gain[i][name] = then - view->now;
            gains[view->hue[name]] += then - any;
        }
    }
}

static inline void add_losses(View *view, Prospect *prospect)
{
    u8 i, k;
    for (i = 0; i < view->balls; i++) {
        const u8 pane = view->ball[i];
        const u8 name = view->class->name[pane];
        const u8 slot = view->slot[pane];
        const i32 left = view->weights[view->class->changed[pane][0]];
        prospect->loss[slot] += left - view->now;
        for (k = 0; k < view->targets; k++) {
            const u8 to = view->target[k];
            prospect->pair[view->slot[to]][slot] +=
                view->weights[view->class->moved[pane][to]] - left -
                view->gain[k][name];
        }
    }
}

static void look_closely(Judge *judge, const Window *window, u8 panes)
{
    Prospect *prospect = &judge->prospect;
    View view;
    view.window = window;
    view.weights = judge->staged + window->weights;
    open_view(&view, prospect, &judge->windows, panes);
    prospect->base += view.now;
    add_gains(&view, prospect);
    add_losses(&view, prospect);
}

/* The same for a window in which every ball can leave and every empty cell be
   filled: the list of what can change is its class's. */
static inline void look_fast(Judge *judge, const Window *window, u8 panes)
{
    Prospect *prospect = &judge->prospect;
    const i16 *weights = judge->staged + window->weights;
    const u32 raw = raw_of(window, prospect->hue, panes);
    const u16 nth = classes_of(&judge->windows, panes)[raw];
    const Class *class = known_of(&judge->windows, panes) + nth;
    const i32 now = weights[nth];
    i32 *sums[MOST_CLASSED];
    u8 slot[MOST_CLASSED];
    u8 hue[HUES + 1];
    u8 i;
    prospect->base += now;
    for (i = 0; i < panes; i++) {
        const u8 cell = window->cell[i];
        hue[class->name[i]] = prospect->hue[cell];
        slot[i] = prospect->slot[cell];
        sums[i] = prospect->sums[cell];
    }
    hue[0] = 0;
    for (i = 0; i < class->shifts; i++) {
        const Shift *shift = &class->shift[i];
        sums[shift->pane][hue[shift->name]] +=
            weights[shift->then] - weights[shift->less];
    }
    for (i = 0; i < class->jumps; i++) {
        const Jump *jump = &class->jump[i];
        prospect->pair[slot[jump->to]][slot[jump->from]] +=
            weights[jump->then] - weights[jump->left] -
            weights[jump->arrived] + now;
    }
}

static inline u8 is_odd(const Prospect *prospect, const Window *window,
                        u8 panes)
{
    u8 odd = 0;
    u8 i;
    for (i = 0; i < panes; i++)
        odd |= prospect->is_odd[window->cell[i]];
    return odd;
}

static inline void look_through(Judge *judge, const Row *row, u8 panes)
{
    u16 i;
    for (i = row->first; i < row->end; i++) {
        const Window *window = &judge->windows.window[i];
        if (judge->prospect.odd && is_odd(&judge->prospect, window, panes))
            look_closely(judge, window, panes);
        else
            look_fast(judge, window, panes);
    }
}

/* Windows that only see whether cells are empty. */
static void sort_panes(View *view, const Prospect *prospect, u8 panes)
{
    u8 i;
    view->balls = 0;
    view->targets = 0;
    for (i = 0; i < panes; i++) {
        const u8 cell = view->window->cell[i];
        const u8 is_target = prospect->is_target[cell];
        view->target[view->targets] = i;
        view->ball[view->balls] = i;
        view->slot[i] = prospect->slot[cell];
        view->targets = (u8)(view->targets + is_target);
        view->balls =
            (u8)(view->balls + (!is_target && view->slot[i] != NO_SPOT));
    }
}

static void add_room(const View *view, Prospect *prospect, u32 room)
{
    i32 gain[MOST_PANES];
    u8 i, k;
    for (i = 0; i < view->targets; i++) {
        const u8 pane = view->target[i];
        gain[i] = view->weights[room | (u32)1 << pane] - view->now;
        prospect->gain[view->slot[pane]][0] += gain[i];
    }
    for (i = 0; i < view->balls; i++) {
        const u8 slot = view->slot[view->ball[i]];
        const u32 without = room & ~((u32)1 << view->ball[i]);
        const i32 left = view->weights[without];
        prospect->loss[slot] += left - view->now;
        for (k = 0; k < view->targets; k++)
            prospect->pair[view->slot[view->target[k]]][slot] +=
                view->weights[without | (u32)1 << view->target[k]] - left -
                gain[k];
    }
}

static void look_at_room(Judge *judge, const Row *row)
{
    Prospect *prospect = &judge->prospect;
    View view;
    u16 i;
    for (i = row->first; i < row->end; i++) {
        u32 room;
        view.window = &judge->windows.window[i];
        view.weights = judge->staged + view.window->weights;
        room = room_of(view.window, prospect->hue, row->panes);
        view.now = view.weights[room];
        prospect->base += view.now;
        sort_panes(&view, prospect, row->panes);
        add_room(&view, prospect, room);
    }
}

static void look_through_all(Judge *judge)
{
    const Row *row = judge->windows.row;
    u8 i;
    for (i = 0; i < judge->windows.rows; i++)
        if (row[i].plain)
            look_at_room(judge, &row[i]);
        else if (row[i].panes == 4)
            look_through(judge, &row[i], 4);
        else if (row[i].panes == 5)
            look_through(judge, &row[i], 5);
        else
            look_through(judge, &row[i], 6);
}

static void clear_sums(Prospect *prospect)
{
    u8 i, k;
    prospect->base = 0;
    for (i = 0; i < prospect->balls; i++)
        prospect->loss[i] = 0;
    for (i = 0; i < prospect->targets; i++) {
        for (k = 0; k <= HUES; k++)
            prospect->gain[i][k] = 0;
        for (k = 0; k < prospect->balls; k++)
            prospect->pair[i][k] = 0;
    }
}

static void sum_gains(Prospect *prospect)
{
    u8 hue, i;
    for (hue = 1; hue <= HUES; hue++)
        for (i = 0; i < prospect->targets; i++)
            prospect->gain[i][hue] += prospect->gain[i][0];
}

void weigh_moves(Judge *judge)
{
    Prospect *prospect = &judge->prospect;
    clear_sums(prospect);
    judge->staged = weights_for(judge, prospect->empty);
    look_through_all(judge);
    sum_gains(prospect);
    prospect->base += judge->staged[judge->windows.empties + prospect->empty] +
                      (i32)prospect->points * UNIT;
    judge->nodes++;
}
