/* SPDX-License-Identifier: MIT */
/* Lists the balls and target cells of a board, and finds which ball can reach
   which cell by flood-filling the empty regions. */
#include "move_list.h"

enum { BESIDE = 4 };

static const i16 beside[BESIDE] = {1, -1, STRIDE, -STRIDE};

static void flood(MoveList *list, const Grid *grid, u8 from, u64 name)
{
    u8 open[FIELD];
    u8 count = 1;
    u8 i;
    ASSERT_SLOW(!grid->cell[from] && name);
    open[0] = from;
    list->region[from] = name;
    while (count) {
        const u8 at = open[--count];
        for (i = 0; i < BESIDE; i++) {
            const u8 next = (u8)(at + beside[i]);
            if (grid->cell[next] || list->region[next] == name)
                continue;
            ASSERT_SLOW(count < FIELD); /* each cell is pushed once */
            list->region[next] = name;
            open[count++] = next;
        }
    }
}

/* Each region of empty cells gets a bit. A ball can go to the regions next to
   it, so its mask is the union of theirs. */
static void find_regions(MoveList *list, const Grid *grid)
{
    u64 name = 1;
    u8 i, k;
    ASSERT_SLOW(list->balls <= FIELD);
    for (i = 0; i < GRID; i++)
        list->region[i] = 0;
    for (i = STRIDE; i < GRID - STRIDE; i++)
        if (!grid->cell[i] && !list->region[i]) {
            ASSERT_SLOW(name); /* no board has 64 regions */
            flood(list, grid, i, name);
            name <<= 1;
        }
    for (i = 0; i < list->balls; i++)
        for (k = 0; k < BESIDE; k++) {
            const u8 next = (u8)(list->ball[i] + beside[k]);
            if (!grid->cell[next])
                list->region[list->ball[i]] |= list->region[next];
        }
}

static void add_balls(MoveList *list, const Grid *grid, u8 colour)
{
    u8 i;
    ASSERT_SLOW(colour && colour <= GRID_COLOURS);
    list->first[colour] = list->balls;
    for (i = STRIDE; i < GRID - STRIDE; i++)
        if (grid->cell[i] == colour) {
            list->slot[i] = list->balls;
            list->sums[i] = &list->loss[list->balls];
            list->ball[list->balls++] = i;
        }
}

/* Lists the balls by colour, and the cells that are empty now. What a known
   drop will change appears only in "colour". */
static void list_slots(MoveList *list, const Grid *grid)
{
    u8 i;
    list->balls = 0;
    list->targets = 0;
    for (i = 0; i < GRID; i++) {
        list->slot[i] = NO_SPOT;
        list->is_target[i] = !grid->cell[i];
        if (grid->cell[i])
            continue;
        list->slot[i] = list->targets;
        list->sums[i] = list->gain[list->targets];
        list->target[list->targets++] = i;
    }
    for (i = 1; i <= GRID_COLOURS; i++)
        add_balls(list, grid, i);
    list->first[GRID_COLOURS + 1] = list->balls;
    ASSERT_SLOW(list->balls + list->targets == FIELD);
}

u8 drop_is_known(const Drop *drop)
{
    return drop && drop->count && drop->cell[0] && drop->colour[0];
}

void move_list_open(MoveList *list, const Grid *grid)
{
    list_slots(list, grid);
    find_regions(list, grid);
}

static void find_changed(MoveList *list, const Grid *grid)
{
    u8 i;
    list->changed = 0;
    for (i = 0; i < GRID; i++) {
        list->is_changed[i] = grid->cell[i] != list->colour[i];
        list->changed |= list->is_changed[i];
    }
}

/* Balls that the drop clears have no slot, because the sums do not apply to
   them. */
static void exclude_cleared(MoveList *list, const Grid *grid)
{
    u8 i;
    for (i = 0; i < GRID; i++)
        if (grid->cell[i] && grid->cell[i] != WALL && !list->colour[i])
            list->slot[i] = NO_SPOT;
}

void move_list_drop(MoveList *list, const Grid *grid, const Drop *drop,
                    const KulkiRules *rules)
{
    Grid after = *grid;
    Random random = {1};
    ASSERT_SLOW(!drop || drop->count <= KULKI_MOST_DROP);
    list->points =
        drop_is_known(drop) ? grid_drop(&after, drop, rules, &random) : 0;
    list->empty = after.empty;
    bytes_copy(list->colour, after.cell, GRID);
    find_changed(list, grid);
    if (list->points)
        exclude_cleared(list, grid);
}
