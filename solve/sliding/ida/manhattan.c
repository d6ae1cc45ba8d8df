/* SPDX-License-Identifier: MIT */
/* Iterative deepening without tables: for what is left in a corner, and for
   boards that no table can be made for. */
#include <string.h>

#include "ida_star.h"

typedef struct Search {
    Tray tray;
    const u8 *fixed;
    Budget *budget;
    u8 *steps;
} Search;

static u32 away(const Tray *tray, u8 tile, u8 cell)
{
    u8 home = (u8)(tile - 1);
    int x = home % tray->width - cell % tray->width;
    int y = home / tray->width - cell / tray->width;
    return (u32)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}

static u8 dig(Search *search, u32 need, u32 left, u8 before);

static u8 try_way(Search *search, u32 need, u32 left, u8 from)
{
    Tray *tray = &search->tray;
    u8 hole = tray->hole;
    u8 tile = tray->tile[from];
    need += away(tray, tile, hole) - away(tray, tile, from);
    if (!spend(search->budget) || need > left)
        return 0;
    step_tray(tray, from);
    *search->steps++ = from;
    if (dig(search, need, left, hole))
        return 1;
    search->steps--;
    step_tray(tray, hole);
    return 0;
}

static u8 dig(Search *search, u32 need, u32 left, u8 before)
{
    u8 way;
    if (!need)
        return 1;
    for (way = 0; way < HOLE_WAYS; way++) {
        u8 from = beside(&search->tray, search->tray.hole, way);
        if (from != NO_SPOT && from != before && !search->fixed[from] &&
            try_way(search, need, left - 1, from))
            return 1;
    }
    return 0;
}

static void set_search(Search *search, const Tray *tray, const u8 *fixed,
                       Budget *budget, u8 *steps)
{
    search->tray = *tray;
    search->fixed = fixed;
    search->budget = budget;
    search->steps = steps;
}

u8 deepen_plainly(const Tray *tray, const u8 *fixed, Budget *budget,
                  Certificate *proof, u8 *steps)
{
    Search search;
    u64 before = budget->left;
    u32 need = tray_distance(tray);
    set_search(&search, tray, fixed, budget, steps);
    proof->first = need;
    for (proof->bound = need;; proof->bound += 2) {
        proof->nodes = before - budget->left;
        if (dig(&search, need, proof->bound, NO_SPOT))
            return 1;
        if (!budget->left)
            return 0;
    }
}

u8 find_shorter(const Tray *tray, u32 length, Budget *budget, u8 *steps,
                u32 *found)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    Search search;
    u32 need = tray_distance(tray);
    set_search(&search, tray, fixed, budget, steps);
    for (*found = need; *found < length && budget->left; *found += 2)
        if (dig(&search, need, *found, NO_SPOT))
            return 1;
    return 0;
}
