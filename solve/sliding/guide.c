/* SPDX-License-Identifier: MIT */
/* Which tiles share a table. */
#include "guide.h"

#include <string.h>

/* A letter for the table of each tile, in the order of their homes. */
typedef struct Plan {
    u8 width, height;
    Profile profile;
    u8 steps; /* of the words */
    const char *letters;
} Plan;

static const Plan plans[] = {
    {4, 4, GUIDE_TINY, 8, "BCCCBBCCBBAAAAA"},
    {4, 4, GUIDE_SMALL, 12, "CBBBCBBBCAAAAAA"},
    {4, 4, GUIDE_GREAT, 12, "CBBBCBBBCAAAAAA"},
    {4, 4, GUIDE_BIG, 12, "BBAABBAABBAABBA"},
    {5, 5, GUIDE_GREAT, 12, "CCDDDCCDDDCCBAABBBAABBAA"},
};

/* Sizes without a plan: rows of so many tiles, by the profile. */
static const u8 chunks[] = {4, 5, 6, 7};

enum { CHUNK_STEPS = 10, WORDS_SHARE = 8 };

static const Plan *find_plan(const Tray *tray, Profile profile)
{
    const Plan *plan = plans;
    while (plan < plans + COUNT_OF(plans) &&
           (plan->width != tray->width || plan->height != tray->height ||
            plan->profile != profile))
        plan++;
    return plan < plans + COUNT_OF(plans) ? plan : NULL;
}

/* All of a small board's tiles share one table. */
static u8 chunk_of(const Tray *tray, Profile profile)
{
    return tray->cells - 1 <= SHAPE_TILES ? SHAPE_TILES : chunks[profile];
}

static u8 owner_of(const Tray *tray, Profile profile, u8 home)
{
    const Plan *plan = find_plan(tray, profile);
    if (plan)
        return (u8)(plan->letters[home] - 'A');
    return home / chunk_of(tray, profile);
}

static void own_tiles(Guide *guide, const Tray *tray, Profile profile,
                      u8 *count)
{
    u8 home;
    guide->table_count = 0;
    memset(count, 0, GUIDE_TABLES);
    for (home = 0; home + 1 < tray->cells; home++) {
        u8 table = owner_of(tray, profile, home);
        Owner *owner = &guide->owner[0][home + 1];
        owner->table = table;
        owner->tile = count[table]++;
        guide->tables[table].home[owner->tile] = home;
        if (table >= guide->table_count)
            guide->table_count = (u8)(table + 1);
    }
}

static void mirror_cells(Guide *guide, const Tray *tray)
{
    u8 cell, way;
    guide->sides = tray->width == tray->height ? SIDES : 1;
    for (cell = 0; cell < tray->cells; cell++) {
        guide->mirror[cell] = mirror_cell(tray, cell);
        for (way = 0; way < HOLE_WAYS; way++)
            guide->beside[cell][way] = beside(tray, cell, way);
    }
    for (cell = 0; cell + 1 < tray->cells; cell++)
        guide->owner[1][cell + 1] = guide->owner[0][guide->mirror[cell] + 1];
}

static Shape *shape_for(Guide *guide, const Tray *tray, u8 tiles, Arena *arena)
{
    Shape *shape = guide->shapes;
    while (shape < guide->shapes + guide->shape_count && shape->tiles != tiles)
        shape++;
    if (shape < guide->shapes + guide->shape_count)
        return shape;
    if (guide->shape_count == GUIDE_SHAPES ||
        !make_shape(shape, tray->width, tray->height, tiles, arena))
        return NULL;
    guide->shape_count++;
    return shape;
}

u8 plan_guide(Guide *guide, const Tray *tray, Profile profile, Arena *arena)
{
    u8 count[GUIDE_TABLES];
    u8 i;
    if (tray->cells > WORD_CELLS || tray->width > SHAPE_WIDTH)
        return 0;
    memset(guide, 0, sizeof *guide);
    guide->goal = *tray;
    own_tiles(guide, tray, profile, count);
    mirror_cells(guide, tray);
    for (i = 0; i < guide->table_count; i++) {
        guide->tables[i].shape = shape_for(guide, tray, count[i], arena);
        if (!guide->tables[i].shape)
            return 0;
    }
    return 1;
}

u8 fill_guide(Guide *guide, Arena arena)
{
    u8 i;
    for (i = 0; i < guide->table_count; i++)
        if (!build_table(&guide->tables[i], arena))
            return 0;
    seal_tables(guide);
    return 1;
}

/* Words are found first: they ask for more memory than they leave taken. */
u8 make_guide(Guide *guide, const Tray *tray, Profile profile, Arena *arena)
{
    const Plan *plan = find_plan(tray, profile);
    u8 steps = plan ? plan->steps : CHUNK_STEPS;
    void *bytes;
    if (!plan_guide(guide, tray, profile, arena) ||
        !make_words(&guide->words, tray, steps, arena))
        return 0;
    bytes = take(arena, size_of_tables(guide), 1);
    if (!bytes)
        return 0;
    place_tables(guide, bytes);
    return fill_guide(guide, *arena);
}

void find_poses(const Guide *guide, const Tray *tray, Poses *poses)
{
    u8 cell_of[SIDES][SHAPE_CELLS + 1];
    u8 cell, side, i;
    for (cell = 0; cell < tray->cells; cell++) {
        u8 tile = tray->tile[cell];
        u8 other = tile ? (u8)(guide->mirror[tile - 1] + 1) : 0;
        cell_of[0][tile] = cell;
        cell_of[1][other] = guide->mirror[cell];
    }
    for (side = 0; side < guide->sides; side++) {
        poses->sum[side] = 0;
        for (i = 0; i < guide->table_count; i++) {
            Pose *pose = &poses->pose[side][i];
            *pose = find_pose(&guide->tables[i], cell_of[side]);
            poses->sum[side] = (u16)(poses->sum[side] + pose->value);
        }
    }
}
