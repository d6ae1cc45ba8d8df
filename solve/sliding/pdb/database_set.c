/* SPDX-License-Identifier: MIT */
/* Plans which tiles share a pattern database, builds the databases, and looks
   up a board in all of them. */
#include "database_set.h"

#include <string.h>

#include "solve/pruning.h"

/* Each tile's database as a letter, in the order of the tiles' homes. A second
   partition is optional. */
typedef struct Partition {
    u8 width, height;
    Profile profile;
    u8 steps; /* the length of the strings in the duplicate automaton */
    const char *letters[SIDES];
} Partition;

static const char five[] = "CCDDDCCDDDCCBAABBBAABBAA";
STATIC_ASSERT(sizeof five == 25);

static const Partition partitions[] = {
    {4, 4, PDB_TINY, 8, {"BCCCBBCCBBAAAAA", NULL}},
    {4, 4, PDB_SMALL, 12, {"CBBBCBBBCAAAAAA", NULL}},
    {4, 4, PDB_GREAT, 12, {"CBBBCBBBCAAAAAA", NULL}},
    {4, 4, PDB_BIG, 12, {"BBAABBAABBAABBA", NULL}},
    {5, 5, PDB_GREAT, 12, {five, NULL}},
    {5, 5, PDB_BIG, 12, {five, "DDDCCDDDCCBBACCBBAAABBAA"}},
};

/* Boards without a partition listed here: each database holds this many
   consecutive tiles, by profile. */
static const u8 chunks[] = {4, 5, 6, 7};
STATIC_ASSERT(COUNT_OF(chunks) == PDB_BIG + 1);

enum { CHUNK_STEPS = 10, WORDS_SHARE = 8 };

static const Partition *find_partition(const SlidingBoard *board,
                                       Profile profile)
{
    const Partition *partition = partitions;
    while (partition < partitions + COUNT_OF(partitions) &&
           (partition->width != board->width ||
            partition->height != board->height ||
            partition->profile != profile))
        partition++;
    return partition < partitions + COUNT_OF(partitions) ? partition : NULL;
}

/* All tiles of a small board share one database. */
static u8 row_size_of(const SlidingBoard *board, Profile profile)
{
    ASSERT(profile <= PDB_BIG);
    return board->cells - 1 <= PATTERN_TILES ? PATTERN_TILES : chunks[profile];
}

/* The database of a tile in a partition, or NO_SET if there is no such
   partition. */
enum { NO_SET = 255 };

static u8 database_of(const SlidingBoard *board, Profile profile, u8 set,
                      u8 home)
{
    const Partition *partition = find_partition(board, profile);
    ASSERT(set < SIDES);
    if (partition && partition->letters[set])
        return (u8)(partition->letters[set][home] - 'A');
    if (partition || set)
        return NO_SET;
    return home / row_size_of(board, profile);
}

static void assign_tile(DatabaseSet *pdbs, View *view, u8 database, u8 home,
                        u8 *count)
{
    u8 number = (u8)(pdbs->database_count + database);
    Owner *owner = &view->owner[home + 1];
    if (number >= MOST_DATABASES)
        return;
    owner->database = database;
    owner->tile = count[number]++;
    pdbs->databases[number].home[owner->tile & (PATTERN_TILES - 1)] = home;
    if (database >= view->database_count)
        view->database_count = (u8)(database + 1);
}

static void assign_tiles(DatabaseSet *pdbs, const SlidingBoard *board,
                         Profile profile, u8 set, u8 *count)
{
    View *view = &pdbs->views[pdbs->view_count++];
    u8 home;
    ASSERT(pdbs->view_count < VIEWS);
    view->databases = &pdbs->databases[pdbs->database_count];
    for (home = 0; home + 1 < board->cells; home++)
        assign_tile(pdbs, view, database_of(board, profile, set, home), home,
                    count);
    for (home = 0; home < board->cells; home++)
        view->cell[home] = home;
    pdbs->database_count = (u8)(pdbs->database_count + view->database_count);
    if (view->database_count > pdbs->most_databases)
        pdbs->most_databases = view->database_count;
}

/* A view of the same databases across the diagonal. */
static void add_mirror(DatabaseSet *pdbs, const SlidingBoard *board)
{
    View *view = &pdbs->views[pdbs->view_count++];
    const View *other = view - 1;
    u8 cell;
    ASSERT(pdbs->view_count > 1 && pdbs->view_count <= VIEWS);
    view->databases = other->databases;
    view->database_count = other->database_count;
    for (cell = 0; cell < board->cells; cell++) {
        view->cell[cell] = board_mirror_cell(board, cell);
        view->owner[cell + 1] = other->owner[view->cell[cell] + 1];
    }
}

static void plan_views(DatabaseSet *pdbs, const SlidingBoard *board,
                       Profile profile, u8 *count)
{
    u8 set;
    memset(count, 0, MOST_DATABASES);
    for (set = 0; set < SIDES; set++) {
        if (database_of(board, profile, set, 0) == NO_SET)
            continue;
        assign_tiles(pdbs, board, profile, set, count);
        if (board->width == board->height && PRUNES(PRUNING_STEPS_MIRROR))
            add_mirror(pdbs, board);
    }
}

static void find_neighbours(DatabaseSet *pdbs, const SlidingBoard *board)
{
    u8 cell, way;
    for (cell = 0; cell < board->cells; cell++)
        for (way = 0; way < DIRECTIONS; way++)
            pdbs->neighbour[cell][way] = board_neighbour(board, cell, way);
}

static PatternIndex *index_for(DatabaseSet *pdbs, const SlidingBoard *board,
                               u8 tiles, Arena *arena)
{
    PatternIndex *index = pdbs->indexes;
    while (index < pdbs->indexes + pdbs->index_count && index->tiles != tiles)
        index++;
    if (index < pdbs->indexes + pdbs->index_count)
        return index;
    if (pdbs->index_count == MOST_INDEXES ||
        !pattern_index_make(index, board->width, board->height, tiles, arena))
        return NULL;
    pdbs->index_count++;
    return index;
}

u8 database_set_plan(DatabaseSet *pdbs, const SlidingBoard *board,
                     Profile profile, Arena *arena)
{
    u8 count[MOST_DATABASES];
    u8 i;
    if (board->cells > AUTOMATON_CELLS || board->width > PATTERN_WIDTH)
        return 0;
    memset(pdbs, 0, sizeof *pdbs);
    pdbs->goal = *board;
    plan_views(pdbs, board, profile, count);
    find_neighbours(pdbs, board);
    for (i = 0; i < pdbs->database_count; i++) {
        pdbs->databases[i].index = index_for(pdbs, board, count[i], arena);
        if (!pdbs->databases[i].index)
            return 0;
    }
    return 1;
}

static u8 build_all(DatabaseSet *pdbs, Arena arena)
{
    u8 i;
    ASSERT(pdbs->database_count);
    for (i = 0; i < pdbs->database_count; i++)
        if (!pattern_database_build(&pdbs->databases[i], arena))
            return 0;
    database_set_seal(pdbs, NULL);
    return 1;
}

/* The automaton is built first, because building it needs more memory than
   keeping it. */
u8 database_set_make(DatabaseSet *pdbs, const SlidingBoard *board,
                     Profile profile, Arena *arena)
{
    const Partition *partition = find_partition(board, profile);
    u8 steps = partition ? partition->steps : CHUNK_STEPS;
    void *bytes;
    if (!database_set_plan(pdbs, board, profile, arena) ||
        !duplicate_automaton_make(&pdbs->automaton, board, steps, arena))
        return 0;
    bytes = take(arena, database_set_size(pdbs), 1);
    if (!bytes)
        return 0;
    database_set_place(pdbs, bytes);
    return build_all(pdbs, *arena);
}

static void look_up_view(const View *view, const SlidingBoard *board,
                         PartialState *states, u16 *sum)
{
    u8 cell_of[PATTERN_CELLS + 1];
    u8 cell, i;
    ASSERT_SLOW(view->database_count <= MOST_DATABASES);
    for (cell = 0; cell < board->cells; cell++) {
        u8 tile = board->tile[cell];
        u8 seen = tile ? (u8)(view->cell[tile - 1] + 1) : 0;
        cell_of[seen] = view->cell[cell];
    }
    *sum = 0;
    for (i = 0; i < view->database_count; i++) {
        states[i] = partial_state_find(&view->databases[i], cell_of);
        *sum = (u16)(*sum + states[i].value);
    }
}

void database_set_look_up(const DatabaseSet *pdbs, const SlidingBoard *board,
                          PartialStates *states)
{
    u8 i;
    for (i = 0; i < pdbs->view_count; i++)
        look_up_view(&pdbs->views[i], board, states->state[i],
                     &states->sum[i]);
}

u16 database_set_states_heuristic(const DatabaseSet *pdbs,
                                  const PartialStates *states)
{
    u16 most = 0;
    u8 i;
    for (i = 0; i < pdbs->view_count; i++)
        if (states->sum[i] > most)
            most = states->sum[i];
    return most;
}
