/* SPDX-License-Identifier: MIT */
/* Judging a board by what one move changes. */
#include "evaluate.h"

#include <string.h>

/* One step too many counts for less than two tiles' one: a tile that is left
   far behind costs more in the end. By trial. */
enum { NEED_UNIT = 8, STEP_UNIT = 16, STEPS_MORE = 6 };

void set_judge(Judge *judge, const DatabaseSet *pdbs,
               const SlidingBoard *board)
{
    u8 cell;
    judge->pdbs = pdbs;
    judge->width = board->width;
    judge->cells = board->cells;
    judge->packed_states = (u8)(pdbs ? packed_state_count(pdbs) : 0);
    for (cell = 0; cell < board->cells; cell++) {
        judge->row[cell] = cell / board->width;
        judge->column[cell] = cell % board->width;
    }
}

/* ------------------------------------------------------------- distances */

static u32 apart(u8 a, u8 b)
{
    return (u32)(a > b ? a - b : b - a);
}

static u32 steps_away(const Judge *judge, u8 tile, u8 cell)
{
    u8 home = (u8)(tile - 1);
    return apart(judge->row[home], judge->row[cell]) +
           apart(judge->column[home], judge->column[cell]);
}

static u32 square_away(const Judge *judge, u8 tile, u8 cell)
{
    u32 steps = steps_away(judge, tile, cell);
    return steps * steps;
}

static u32 away(const Judge *judge, u8 tile, u8 cell)
{
    u32 steps = steps_away(judge, tile, cell);
    return steps * (STEP_UNIT + STEPS_MORE * steps);
}

/* Of the tiles that are in their own line, those that must leave it: all but
   the longest run of them that is in order. */
static u32 jam(const Judge *judge, const u8 *tiles, u8 cell, u8 step,
               const u8 *line_of)
{
    u8 longest[SLIDING_MOST_SIDE];
    u8 home[SLIDING_MOST_SIDE];
    u8 line = line_of[cell];
    u32 count = 0;
    u32 most = 0;
    u32 i;
    for (; cell < judge->cells && line_of[cell] == line &&
           count < SLIDING_MOST_SIDE;
         cell = (u8)(cell + step)) {
        u8 tile = tiles[cell];
        if (!tile || line_of[tile - 1] != line)
            continue;
        home[count] = tile;
        longest[count] = 1;
        for (i = 0; i < count; i++)
            if (home[i] < tile && longest[i] >= longest[count])
                longest[count] = (u8)(longest[i] + 1);
        most = longest[count] > most ? longest[count] : most;
        count++;
    }
    return 2 * STEP_UNIT * (count - most);
}

static u32 jam_of_row(const Judge *judge, const u8 *tiles, u8 row)
{
    return jam(judge, tiles, (u8)(row * judge->width), 1, judge->row);
}

static u32 jam_of_column(const Judge *judge, const u8 *tiles, u8 column)
{
    return jam(judge, tiles, column, judge->width, judge->column);
}

/* Only a line in which the tile has its home may change. */
static u32 jam_around(const Judge *judge, const u8 *tiles, u8 tile, u8 from,
                      u8 hole)
{
    u8 home = (u8)(tile - 1);
    if (judge->column[from] == judge->column[hole])
        return judge->row[home] == judge->row[from] ||
                       judge->row[home] == judge->row[hole]
                   ? jam_of_row(judge, tiles, judge->row[home])
                   : 0;
    return judge->column[home] == judge->column[from] ||
                   judge->column[home] == judge->column[hole]
               ? jam_of_column(judge, tiles, judge->column[home])
               : 0;
}

static u32 judge_tiles(const Judge *judge, u32 score, u8 *tiles, u8 from,
                       u8 hole)
{
    u8 tile = tiles[from];
    score += away(judge, tile, hole) - away(judge, tile, from) -
             jam_around(judge, tiles, tile, from, hole);
    tiles[hole] = tile;
    tiles[from] = 0;
    score += jam_around(judge, tiles, tile, from, hole);
    tiles[from] = tile;
    tiles[hole] = 0;
    return score;
}

/* ---------------------------------------------------------------- tables */

static inline const PackedState *
lie_before(const DatabaseSet *pdbs, const BeamNode *node, u8 view, u8 tile)
{
    return &node->packed[view * pdbs->most_databases +
                         pdbs->views[view].owner[tile].database];
}

static inline const PatternDatabase *table_for(const View *view, u8 tile)
{
    return &view->databases[view->owner[tile].database];
}

void aim_at_sets(const Judge *judge, Glance *glance)
{
    const DatabaseSet *pdbs = judge->pdbs;
    const BeamNode *node = glance->node;
    u8 i;
    for (i = 0; i < (pdbs ? pdbs->view_count : 0); i++) {
        const View *view = &pdbs->views[i];
        const PatternIndex *index = table_for(view, glance->tile)->index;
        const PackedState *packed = lie_before(pdbs, node, i, glance->tile);
        PartialState state = packed_state_shift(view, packed, glance->tile,
                                                glance->from, node->hole);
        glance->packed[i] = pack_state(&state);
        __builtin_prefetch(index->records +
                           (u64)set_rank(index, state.set) * index->record);
    }
}

void aim_at_bits(const Judge *judge, Glance *glance)
{
    const DatabaseSet *pdbs = judge->pdbs;
    u8 i;
    for (i = 0; i < (pdbs ? pdbs->view_count : 0); i++) {
        const View *view = &pdbs->views[i];
        const PatternDatabase *database = table_for(view, glance->tile);
        PartialState state = unpack_state(&glance->packed[i]);
        u32 block =
            block_of(database->index, state.set, view->cell[glance->from]);
        glance->byte[i] = pattern_database_byte(
            database, block, state.permutation, &glance->place[i]);
        __builtin_prefetch(glance->byte[i]);
    }
}

static inline void judge_by_tables(const Judge *judge, Glance *glance)
{
    const DatabaseSet *pdbs = judge->pdbs;
    u8 i;
    glance->rises = 0;
    glance->score = glance->node->score +
                    square_away(judge, glance->tile, glance->node->hole) -
                    square_away(judge, glance->tile, glance->from);
    for (i = 0; i < pdbs->view_count; i++) {
        u32 value = glance->packed[i].permutation >> VALUE_SHIFT;
        u32 bit = (u32)*glance->byte[i] >> glance->place[i] & 1;
        u32 after = value_after(value, bit);
        glance->rises |= (u8)((after > value) << i);
        glance->sum[i] = (u16)(glance->node->sum[i] + after - value);
        glance->score += NEED_UNIT * (after - value);
    }
}

void judge_step(const Judge *judge, Glance *glance)
{
    const BeamNode *node = glance->node;
    if (judge->pdbs)
        judge_by_tables(judge, glance);
    else
        glance->score =
            judge_tiles(judge, node->score, beam_node_tiles(judge, node),
                        glance->from, node->hole);
}

static void step_lies(const DatabaseSet *pdbs, const BeamNode *node, u8 tile,
                      u8 from, u8 rises, BeamNode *after)
{
    u8 i;
    for (i = 0; i < pdbs->view_count; i++) {
        const PackedState *packed = lie_before(pdbs, node, i, tile);
        PartialState state = packed_state_shift(&pdbs->views[i], packed, tile,
                                                from, node->hole);
        u16 step = (u16)(rises >> i & 1 ? 1 : -1);
        state.value = (u16)(state.value + step);
        after->sum[i] = (u16)(after->sum[i] + step);
        after->packed[packed - node->packed] = pack_state(&state);
    }
}

void beam_node_step(const Judge *judge, const BeamNode *node, u8 from,
                    u8 rises, u32 score, BeamNode *after)
{
    u8 tile = beam_node_tiles(judge, node)[from];
    u8 *tiles = beam_node_tiles(judge, after);
    memcpy(after, node, beam_node_size(judge));
    if (judge->pdbs)
        step_lies(judge->pdbs, node, tile, from, rises, after);
    tiles[node->hole] = tile;
    tiles[from] = 0;
    after->score = score;
    after->before = node->hole;
    after->hole = from;
}

/* ----------------------------------------------------------------- trays */

static u32 judge_by_distance(const Judge *judge, const SlidingBoard *board)
{
    u32 score = 0;
    u8 i;
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            score += away(judge, board->tile[i], i);
    for (i = 0; i < board->height; i++)
        score += jam_of_row(judge, board->tile, i);
    for (i = 0; i < board->width; i++)
        score += jam_of_column(judge, board->tile, i);
    return score;
}

static void judge_by_guide(const Judge *judge, const SlidingBoard *board,
                           BeamNode *node)
{
    const DatabaseSet *pdbs = judge->pdbs;
    PartialStates states;
    u8 i;
    database_set_look_up(pdbs, board, &states);
    pack_states(pdbs, &states, node->packed);
    for (i = 0; i < pdbs->view_count; i++) {
        node->sum[i] = states.sum[i];
        node->score += NEED_UNIT * states.sum[i];
    }
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            node->score += square_away(judge, board->tile[i], i);
}

void judge_tray(const Judge *judge, const SlidingBoard *board, BeamNode *node)
{
    memset(node, 0, beam_node_size(judge));
    memcpy(beam_node_tiles(judge, node), board->tile, board->cells);
    node->hole = board->hole;
    node->before = NO_SPOT;
    if (judge->pdbs)
        judge_by_guide(judge, board, node);
    else
        node->score = judge_by_distance(judge, board);
}
