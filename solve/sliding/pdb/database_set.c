/* SPDX-License-Identifier: MIT */
/* Which tiles share a table. */
#include "database_set.h"

#include <string.h>

/* A letter for the table of each tile, in the order of their homes; for a
   second view, too, or none. */
typedef struct Plan {
    u8 width, height;
    Profile profile;
    u8 steps; /* of the words */
    const char *letters[SIDES];
} Plan;

static const char five[] = "CCDDDCCDDDCCBAABBBAABBAA";

static const Plan plans[] = {
    {4, 4, GUIDE_TINY, 8, {"BCCCBBCCBBAAAAA", NULL}},
    {4, 4, GUIDE_SMALL, 12, {"CBBBCBBBCAAAAAA", NULL}},
    {4, 4, GUIDE_GREAT, 12, {"CBBBCBBBCAAAAAA", NULL}},
    {4, 4, GUIDE_BIG, 12, {"BBAABBAABBAABBA", NULL}},
    {5, 5, GUIDE_GREAT, 12, {five, NULL}},
    {5, 5, GUIDE_BIG, 12, {five, "DDDCCDDDCCBBACCBBAAABBAA"}},
};

/* Sizes without a plan: rows of so many tiles, by the profile. */
static const u8 chunks[] = {4, 5, 6, 7};

enum { CHUNK_STEPS = 10, WORDS_SHARE = 8 };

static const Plan *find_plan(const SlidingBoard *board, Profile profile)
{
    const Plan *plan = plans;
    while (plan < plans + COUNT_OF(plans) &&
           (plan->width != board->width || plan->height != board->height ||
            plan->profile != profile))
        plan++;
    return plan < plans + COUNT_OF(plans) ? plan : NULL;
}

/* All of a small board's tiles share one table. */
static u8 chunk_of(const SlidingBoard *board, Profile profile)
{
    return board->cells - 1 <= SHAPE_TILES ? SHAPE_TILES : chunks[profile];
}

/* Which table of a set holds a tile, or NO_SET when there is no such set. */
enum { NO_SET = 255 };

static u8 table_of(const SlidingBoard *board, Profile profile, u8 set, u8 home)
{
    const Plan *plan = find_plan(board, profile);
    if (plan && plan->letters[set])
        return (u8)(plan->letters[set][home] - 'A');
    if (plan || set)
        return NO_SET;
    return home / chunk_of(board, profile);
}

static void own_tile(Guide *guide, View *view, u8 table, u8 home, u8 *count)
{
    u8 number = (u8)(guide->table_count + table);
    Owner *owner = &view->owner[home + 1];
    if (number >= GUIDE_TABLES)
        return;
    owner->table = table;
    owner->tile = count[number]++;
    guide->tables[number].home[owner->tile & (SHAPE_TILES - 1)] = home;
    if (table >= view->table_count)
        view->table_count = (u8)(table + 1);
}

static void own_tiles(Guide *guide, const SlidingBoard *board, Profile profile,
                      u8 set, u8 *count)
{
    View *view = &guide->views[guide->view_count++];
    u8 home;
    view->tables = &guide->tables[guide->table_count];
    for (home = 0; home + 1 < board->cells; home++)
        own_tile(guide, view, table_of(board, profile, set, home), home,
                 count);
    for (home = 0; home < board->cells; home++)
        view->cell[home] = home;
    guide->table_count = (u8)(guide->table_count + view->table_count);
    if (view->table_count > guide->most_tables)
        guide->most_tables = view->table_count;
}

/* The same tables, across the diagonal. */
static void add_mirror(Guide *guide, const SlidingBoard *board)
{
    View *view = &guide->views[guide->view_count++];
    const View *other = view - 1;
    u8 cell;
    view->tables = other->tables;
    view->table_count = other->table_count;
    for (cell = 0; cell < board->cells; cell++) {
        view->cell[cell] = board_mirror_cell(board, cell);
        view->owner[cell + 1] = other->owner[view->cell[cell] + 1];
    }
}

static void plan_views(Guide *guide, const SlidingBoard *board,
                       Profile profile, u8 *count)
{
    u8 set;
    memset(count, 0, GUIDE_TABLES);
    for (set = 0; set < SIDES; set++) {
        if (table_of(board, profile, set, 0) == NO_SET)
            continue;
        own_tiles(guide, board, profile, set, count);
        if (board->width == board->height)
            add_mirror(guide, board);
    }
}

static void find_neighbours(Guide *guide, const SlidingBoard *board)
{
    u8 cell, way;
    for (cell = 0; cell < board->cells; cell++)
        for (way = 0; way < DIRECTIONS; way++)
            guide->neighbour[cell][way] = board_neighbour(board, cell, way);
}

static Shape *shape_for(Guide *guide, const SlidingBoard *board, u8 tiles,
                        Arena *arena)
{
    Shape *shape = guide->shapes;
    while (shape < guide->shapes + guide->shape_count && shape->tiles != tiles)
        shape++;
    if (shape < guide->shapes + guide->shape_count)
        return shape;
    if (guide->shape_count == GUIDE_SHAPES ||
        !make_shape(shape, board->width, board->height, tiles, arena))
        return NULL;
    guide->shape_count++;
    return shape;
}

u8 plan_guide(Guide *guide, const SlidingBoard *board, Profile profile,
              Arena *arena)
{
    u8 count[GUIDE_TABLES];
    u8 i;
    if (board->cells > WORD_CELLS || board->width > SHAPE_WIDTH)
        return 0;
    memset(guide, 0, sizeof *guide);
    guide->goal = *board;
    plan_views(guide, board, profile, count);
    find_neighbours(guide, board);
    for (i = 0; i < guide->table_count; i++) {
        guide->tables[i].shape = shape_for(guide, board, count[i], arena);
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
u8 make_guide(Guide *guide, const SlidingBoard *board, Profile profile,
              Arena *arena)
{
    const Plan *plan = find_plan(board, profile);
    u8 steps = plan ? plan->steps : CHUNK_STEPS;
    void *bytes;
    if (!plan_guide(guide, board, profile, arena) ||
        !make_words(&guide->words, board, steps, arena))
        return 0;
    bytes = take(arena, size_of_tables(guide), 1);
    if (!bytes)
        return 0;
    place_tables(guide, bytes);
    return fill_guide(guide, *arena);
}

static void find_view(const View *view, const SlidingBoard *board, Pose *poses,
                      u16 *sum)
{
    u8 cell_of[SHAPE_CELLS + 1];
    u8 cell, i;
    for (cell = 0; cell < board->cells; cell++) {
        u8 tile = board->tile[cell];
        u8 seen = tile ? (u8)(view->cell[tile - 1] + 1) : 0;
        cell_of[seen] = view->cell[cell];
    }
    *sum = 0;
    for (i = 0; i < view->table_count; i++) {
        poses[i] = find_pose(&view->tables[i], cell_of);
        *sum = (u16)(*sum + poses[i].value);
    }
}

void find_poses(const Guide *guide, const SlidingBoard *board, Poses *poses)
{
    u8 i;
    for (i = 0; i < guide->view_count; i++)
        find_view(&guide->views[i], board, poses->pose[i], &poses->sum[i]);
}

u16 need_of_poses(const Guide *guide, const Poses *poses)
{
    u16 most = 0;
    u8 i;
    for (i = 0; i < guide->view_count; i++)
        if (poses->sum[i] > most)
            most = poses->sum[i];
    return most;
}

u16 need_of_tray(const Guide *guide, const SlidingBoard *board)
{
    Poses poses;
    find_poses(guide, board, &poses);
    return need_of_poses(guide, &poses);
}
