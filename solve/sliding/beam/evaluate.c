/* SPDX-License-Identifier: MIT */
/* Evaluates boards incrementally: a move changes the position of only one
   tile, so only that tile's part of the score is recomputed. */
#include "evaluate.h"

#include <string.h>

/* Distances count more than linearly, because a tile left far behind costs
   more in the end. Found by experiment. */
enum { VALUE_UNIT = 8, STEP_UNIT = 16, STEPS_MORE = 6 };
/* A network's score gets more help on larger boards, about which it knows
   less: 2 on 6x6, 3 on 7x7. */
enum { SIDES_WITHOUT_SQUARES = 8 };

void evaluator_set(Evaluator *evaluator, const DatabaseSet *pdbs,
                   const Network *network, const SlidingBoard *board)
{
    u8 cell;
    ASSERT(board->cells <= SLIDING_CELLS);
    evaluator->pdbs = pdbs;
    evaluator->network = pdbs ? NULL : network;
    evaluator->accumulators = evaluator->network ? network->accumulators : 0;
    evaluator->watch = NULL;
    evaluator->width = board->width;
    evaluator->cells = board->cells;
    evaluator->square_unit =
        (u8)(board->width + board->height > SIDES_WITHOUT_SQUARES
                 ? (board->width + board->height - SIDES_WITHOUT_SQUARES) / 2
                 : 0);
    evaluator->packed_states = (u8)(pdbs ? packed_state_count(pdbs) : 0);
    for (cell = 0; cell < board->cells; cell++) {
        evaluator->row[cell] = cell / board->width;
        evaluator->column[cell] = cell % board->width;
    }
}

/* ------------------------------------------------------------- distances */

static u32 apart(u8 a, u8 b)
{
    return (u32)(a > b ? a - b : b - a);
}

static u32 steps_away(const Evaluator *evaluator, u8 tile, u8 cell)
{
    u8 home = (u8)(tile - 1);
    ASSERT_SLOW(tile && cell < evaluator->cells);
    return apart(evaluator->row[home], evaluator->row[cell]) +
           apart(evaluator->column[home], evaluator->column[cell]);
}

static u32 square_away(const Evaluator *evaluator, u8 tile, u8 cell)
{
    u32 steps = steps_away(evaluator, tile, cell);
    return steps * steps;
}

static u32 weighted_distance(const Evaluator *evaluator, u8 tile, u8 cell)
{
    u32 steps = steps_away(evaluator, tile, cell);
    return steps * (STEP_UNIT + STEPS_MORE * steps);
}

/* The linear conflict of a row or column. Of the tiles that belong there, all
   but a longest increasing subsequence must leave it. */
static u32 linear_conflict(const Evaluator *evaluator, const u8 *tiles,
                           u8 cell, u8 step, const u8 *line_of)
{
    u8 longest[SLIDING_MOST_SIDE];
    u8 home[SLIDING_MOST_SIDE];
    u8 line = line_of[cell];
    u32 count = 0;
    u32 most = 0;
    u32 i;
    for (; cell < evaluator->cells && line_of[cell] == line &&
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
    ASSERT_SLOW(most <= count);
    return 2 * STEP_UNIT * (count - most);
}

static u32 row_conflict(const Evaluator *evaluator, const u8 *tiles, u8 row)
{
    return linear_conflict(evaluator, tiles, (u8)(row * evaluator->width), 1,
                           evaluator->row);
}

static u32 column_conflict(const Evaluator *evaluator, const u8 *tiles,
                           u8 column)
{
    return linear_conflict(evaluator, tiles, column, evaluator->width,
                           evaluator->column);
}

/* The conflicts that moving a tile may change: only those of a row or column
   to which the tile belongs. */
static u32 conflict_around(const Evaluator *evaluator, const u8 *tiles,
                           u8 tile, u8 from, u8 gap)
{
    u8 home = (u8)(tile - 1);
    ASSERT_SLOW(tile);
    if (evaluator->column[from] == evaluator->column[gap])
        return evaluator->row[home] == evaluator->row[from] ||
                       evaluator->row[home] == evaluator->row[gap]
                   ? row_conflict(evaluator, tiles, evaluator->row[home])
                   : 0;
    return evaluator->column[home] == evaluator->column[from] ||
                   evaluator->column[home] == evaluator->column[gap]
               ? column_conflict(evaluator, tiles, evaluator->column[home])
               : 0;
}

static u32 evaluate_tiles(const Evaluator *evaluator, u32 score, u8 *tiles,
                          u8 from, u8 gap)
{
    u8 tile = tiles[from];
    ASSERT_SLOW(tile && !tiles[gap]);
    score += weighted_distance(evaluator, tile, gap) -
             weighted_distance(evaluator, tile, from) -
             conflict_around(evaluator, tiles, tile, from, gap);
    tiles[gap] = tile;
    tiles[from] = 0;
    score += conflict_around(evaluator, tiles, tile, from, gap);
    tiles[from] = tile;
    tiles[gap] = 0;
    return score;
}

/* --------------------------------------------------------------- network */

/* The squares of how many rows and columns a tile is away. */
static u32 squares_away(const Evaluator *evaluator, u8 tile, u8 cell)
{
    const u8 home = (u8)(tile - 1);
    const u32 rows = apart(evaluator->row[home], evaluator->row[cell]);
    const u32 columns =
        apart(evaluator->column[home], evaluator->column[cell]);
    return rows * rows + columns * columns;
}

static void step_sums(const Evaluator *evaluator, const u16 *sum, u8 tile,
                      u8 from, u8 gap, u16 *after)
{
    after[SUM_DISTANCES] =
        (u16)(sum[SUM_DISTANCES] + steps_away(evaluator, tile, gap) -
              steps_away(evaluator, tile, from));
    after[SUM_SQUARES] =
        (u16)(sum[SUM_SQUARES] + squares_away(evaluator, tile, gap) -
              squares_away(evaluator, tile, from));
}

/* Only the goal's score is 0. */
static void evaluate_by_network(const Evaluator *evaluator, Step *step)
{
    const Network *network = evaluator->network;
    const BeamNode *node = step->node;
    step_sums(evaluator, node->sum, step->tile, step->from, node->gap,
              step->sum);
    step->rises = 0;
    step->score = 0;
    if (step->sum[SUM_DISTANCES])
        step->score = step->sum[SUM_DISTANCES] * NETWORK_SCORE +
                      step->sum[SUM_SQUARES] * (u32)evaluator->square_unit +
                      network_estimate(network, beam_node_accumulators(node),
                                       step->tile, step->from, node->gap);
}

static void prefetch_move(const Network *network, const Step *step)
{
    const char *row = (const char *)network_move(network, step->tile,
                                                 step->from, step->node->gap);
    u32 i;
    for (i = 0; i < network->accumulators * sizeof(i16); i += ARENA_STEP)
        __builtin_prefetch(row + i);
}

/* ------------------------------------------------------------- databases */

static inline const PackedState *
packed_before(const DatabaseSet *pdbs, const BeamNode *node, u8 view, u8 tile)
{
    return &node->packed[view * pdbs->most_databases +
                         pdbs->views[view].owner[tile].database];
}

static inline const PatternDatabase *database_for(const View *view, u8 tile)
{
    ASSERT_SLOW(view->owner[tile].database < view->database_count);
    return &view->databases[view->owner[tile].database];
}

void evaluator_prefetch_index(const Evaluator *evaluator, Step *step)
{
    const DatabaseSet *pdbs = evaluator->pdbs;
    const BeamNode *node = step->node;
    u8 i;
    for (i = 0; i < (pdbs ? pdbs->view_count : 0); i++) {
        const View *view = &pdbs->views[i];
        const PatternIndex *index = database_for(view, step->tile)->index;
        const PackedState *packed = packed_before(pdbs, node, i, step->tile);
        PartialState state = packed_state_shift(view, packed, step->tile,
                                                step->from, node->gap);
        step->packed[i] = pack_state(&state);
        __builtin_prefetch(pattern_index_record(index, state.set));
    }
    if (has_network(evaluator))
        prefetch_move(evaluator->network, step);
}

void evaluator_prefetch_bits(const Evaluator *evaluator, Step *step)
{
    const DatabaseSet *pdbs = evaluator->pdbs;
    u8 i;
    for (i = 0; i < (pdbs ? pdbs->view_count : 0); i++) {
        const View *view = &pdbs->views[i];
        const PatternDatabase *database = database_for(view, step->tile);
        PartialState state = unpack_state(&step->packed[i]);
        u32 block =
            block_of(database->index, state.set, view->cell[step->from]);
        step->byte[i] = pattern_database_byte(
            database, block, state.permutation, &step->place[i]);
        __builtin_prefetch(step->byte[i]);
    }
}

static inline void evaluate_by_databases(const Evaluator *evaluator,
                                         Step *step)
{
    const DatabaseSet *pdbs = evaluator->pdbs;
    u8 i;
    ASSERT_SLOW(pdbs->view_count <= VIEWS);
    step->rises = 0;
    step->score = step->node->score +
                  square_away(evaluator, step->tile, step->node->gap) -
                  square_away(evaluator, step->tile, step->from);
    for (i = 0; i < pdbs->view_count; i++) {
        u32 value = step->packed[i].permutation >> VALUE_SHIFT;
        u32 bit = (u32)*step->byte[i] >> step->place[i] & 1;
        u32 after = value_after(value, bit);
        step->rises |= (u8)((after > value) << i);
        step->sum[i] = (u16)(step->node->sum[i] + after - value);
        step->score += VALUE_UNIT * (after - value);
    }
}

/* ------------------------------------------------------------------- steps */

void evaluate_step(const Evaluator *evaluator, Step *step)
{
    const BeamNode *node = step->node;
    if (evaluator->pdbs)
        evaluate_by_databases(evaluator, step);
    else if (has_network(evaluator))
        evaluate_by_network(evaluator, step);
    else
        step->score = evaluate_tiles(evaluator, node->score,
                                     beam_node_tiles(evaluator, node),
                                     step->from, node->gap);
}

static void step_states(const DatabaseSet *pdbs, const BeamNode *node, u8 tile,
                        u8 from, u8 rises, BeamNode *after)
{
    u8 i;
    ASSERT_SLOW(tile);
    for (i = 0; i < pdbs->view_count; i++) {
        const PackedState *packed = packed_before(pdbs, node, i, tile);
        PartialState state =
            packed_state_shift(&pdbs->views[i], packed, tile, from, node->gap);
        u16 step = (u16)(rises >> i & 1 ? 1 : -1);
        state.value = (u16)(state.value + step);
        after->sum[i] = (u16)(after->sum[i] + step);
        after->packed[packed - node->packed] = pack_state(&state);
    }
}

void beam_node_step(const Evaluator *evaluator, const BeamNode *node, u8 from,
                    u8 rises, u32 score, BeamNode *after)
{
    u8 tile = beam_node_tiles(evaluator, node)[from];
    u8 *tiles = beam_node_tiles(evaluator, after);
    ASSERT_SLOW(tile && from != node->gap);
    if (has_network(evaluator)) {
        memcpy(tiles, beam_node_tiles(evaluator, node), evaluator->cells);
        network_step(evaluator->network, beam_node_accumulators(node), tile,
                     from, node->gap, beam_node_accumulators(after));
        step_sums(evaluator, node->sum, tile, from, node->gap, after->sum);
    } else {
        memcpy(after, node, beam_node_size(evaluator));
    }
    if (evaluator->pdbs)
        step_states(evaluator->pdbs, node, tile, from, rises, after);
    tiles[node->gap] = tile;
    tiles[from] = 0;
    after->score = score;
    after->before = node->gap;
    after->gap = from;
}

/* ---------------------------------------------------------------- boards */

static u32 evaluate_by_distance(const Evaluator *evaluator,
                                const SlidingBoard *board)
{
    u32 score = 0;
    u8 i;
    ASSERT_SLOW(!evaluator->pdbs);
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            score += weighted_distance(evaluator, board->tile[i], i);
    for (i = 0; i < board->height; i++)
        score += row_conflict(evaluator, board->tile, i);
    for (i = 0; i < board->width; i++)
        score += column_conflict(evaluator, board->tile, i);
    return score;
}

static void look_up_board(const Evaluator *evaluator,
                          const SlidingBoard *board, BeamNode *node)
{
    const DatabaseSet *pdbs = evaluator->pdbs;
    PartialStates states;
    u8 i;
    ASSERT(pdbs->view_count <= VIEWS);
    database_set_look_up(pdbs, board, &states);
    pack_states(pdbs, &states, node->packed);
    for (i = 0; i < pdbs->view_count; i++) {
        node->sum[i] = states.sum[i];
        node->score += VALUE_UNIT * states.sum[i];
    }
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            node->score += square_away(evaluator, board->tile[i], i);
}

static void add_up_for_network(const Evaluator *evaluator,
                               const SlidingBoard *board, BeamNode *node)
{
    u8 cell;
    network_set(evaluator->network, board, beam_node_accumulators(node));
    for (cell = 0; cell < board->cells; cell++)
        if (board->tile[cell])
            node->sum[SUM_SQUARES] =
                (u16)(node->sum[SUM_SQUARES] +
                      squares_away(evaluator, board->tile[cell], cell));
    node->sum[SUM_DISTANCES] = (u16)board_manhattan(board);
    node->score = node->sum[SUM_DISTANCES] * NETWORK_SCORE;
}

void evaluate_board(const Evaluator *evaluator, const SlidingBoard *board,
                    BeamNode *node)
{
    memset(node, 0, beam_node_size(evaluator));
    memcpy(beam_node_tiles(evaluator, node), board->tile, board->cells);
    node->gap = board->gap;
    node->before = NO_SPOT;
    if (evaluator->pdbs)
        look_up_board(evaluator, board, node);
    else if (has_network(evaluator))
        add_up_for_network(evaluator, board, node);
    else
        node->score = evaluate_by_distance(evaluator, board);
}
