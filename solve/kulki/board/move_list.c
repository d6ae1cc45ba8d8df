/* SPDX-License-Identifier: MIT */
/* The moves that there are: balls, cells to go to, and which can be reached
   from where. */
#include "move_list.h"

enum { BESIDE = 4 };

static const i16 beside[BESIDE] = {1, -1, STRIDE, -STRIDE};

static void flood(Prospect *prospect, const Grid *grid, u8 from, u64 name)
{
    u8 open[FIELD];
    u8 count = 1;
    u8 i;
    open[0] = from;
    prospect->region[from] = name;
    while (count) {
        const u8 at = open[--count];
        for (i = 0; i < BESIDE; i++) {
            const u8 next = (u8)(at + beside[i]);
            if (grid->cell[next] || prospect->region[next] == name)
                continue;
            prospect->region[next] = name;
            open[count++] = next;
        }
    }
}

/* Regions of empty cells are bits; a ball can go to those beside it. */
static void find_regions(Prospect *prospect, const Grid *grid)
{
    u64 name = 1;
    u8 i, k;
    for (i = 0; i < GRID; i++)
        prospect->region[i] = 0;
    for (i = STRIDE; i < GRID - STRIDE; i++)
        if (!grid->cell[i] && !prospect->region[i]) {
            flood(prospect, grid, i, name);
            name <<= 1;
        }
    for (i = 0; i < prospect->balls; i++)
        for (k = 0; k < BESIDE; k++) {
            const u8 next = (u8)(prospect->ball[i] + beside[k]);
            if (!grid->cell[next])
                prospect->region[prospect->ball[i]] |= prospect->region[next];
        }
}

static void add_balls(Prospect *prospect, const Grid *grid, u8 hue)
{
    u8 i;
    prospect->first[hue] = prospect->balls;
    for (i = STRIDE; i < GRID - STRIDE; i++)
        if (grid->cell[i] == hue) {
            prospect->slot[i] = prospect->balls;
            prospect->sums[i] = &prospect->loss[prospect->balls];
            prospect->ball[prospect->balls++] = i;
        }
}

/* Balls that stand, by their colours, and cells that are empty now. What the
   drop is known to change is seen in "hue" alone. */
static void list_slots(Prospect *prospect, const Grid *grid)
{
    u8 i;
    prospect->balls = 0;
    prospect->targets = 0;
    for (i = 0; i < GRID; i++) {
        prospect->slot[i] = NO_SPOT;
        prospect->is_target[i] = !grid->cell[i];
        if (grid->cell[i])
            continue;
        prospect->slot[i] = prospect->targets;
        prospect->sums[i] = prospect->gain[prospect->targets];
        prospect->target[prospect->targets++] = i;
    }
    for (i = 1; i <= HUES; i++)
        add_balls(prospect, grid, i);
    prospect->first[HUES + 1] = prospect->balls;
}

u8 is_known_drop(const Drop *drop)
{
    return drop && drop->count && drop->cell[0] && drop->hue[0];
}

void open_prospect(Prospect *prospect, const Grid *grid)
{
    list_slots(prospect, grid);
    find_regions(prospect, grid);
}

static void find_odd(Prospect *prospect, const Grid *grid)
{
    u8 i;
    prospect->odd = 0;
    for (i = 0; i < GRID; i++) {
        prospect->is_odd[i] = grid->cell[i] != prospect->hue[i];
        prospect->odd |= prospect->is_odd[i];
    }
}

/* Balls that go with the drop can't be judged like the others. */
static void drop_torn(Prospect *prospect, const Grid *grid)
{
    u8 i;
    for (i = 0; i < GRID; i++)
        if (grid->cell[i] && grid->cell[i] != WALL && !prospect->hue[i])
            prospect->slot[i] = NO_SPOT;
}

void foresee(Prospect *prospect, const Grid *grid, const Drop *drop,
             const KulkiRules *rules)
{
    Grid after = *grid;
    Dice dice = {1};
    prospect->points =
        is_known_drop(drop) ? drop_on(&after, drop, rules, &dice) : 0;
    prospect->empty = after.empty;
    copy_bytes(prospect->hue, after.cell, GRID);
    find_odd(prospect, grid);
    if (prospect->points)
        drop_torn(prospect, grid);
}
