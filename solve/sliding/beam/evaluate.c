/* SPDX-License-Identifier: MIT */
/* Judging a board by what one move changes. */
#include "evaluate.h"

#include <string.h>

/* One step too many counts for less than two tiles' one: a tile that is left
   far behind costs more in the end. By trial. */
enum { NEED_UNIT = 8, STEP_UNIT = 16, STEPS_MORE = 6 };

void set_judge(Judge *judge, const Guide *guide, const Tray *tray)
{
    u8 cell;
    judge->guide = guide;
    judge->width = tray->width;
    judge->cells = tray->cells;
    judge->lies = (u8)(guide ? count_lies(guide) : 0);
    for (cell = 0; cell < tray->cells; cell++) {
        judge->row[cell] = cell / tray->width;
        judge->column[cell] = cell % tray->width;
    }
}

/* -------------------------------------------------------------- distances */

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

/* ----------------------------------------------------------------- tables */

static inline const Lie *lie_before(const Guide *guide, const Board *board,
                                    u8 view, u8 tile)
{
    return &board->lie[view * guide->most_tables +
                       guide->views[view].owner[tile].table];
}

static inline const Table *table_for(const View *view, u8 tile)
{
    return &view->tables[view->owner[tile].table];
}

void aim_at_sets(const Judge *judge, Glance *glance)
{
    const Guide *guide = judge->guide;
    const Board *board = glance->board;
    u8 i;
    for (i = 0; i < (guide ? guide->view_count : 0); i++) {
        const View *view = &guide->views[i];
        const Shape *shape = table_for(view, glance->tile)->shape;
        const Lie *lie = lie_before(guide, board, i, glance->tile);
        Pose pose =
            shift_in_view(view, lie, glance->tile, glance->from, board->hole);
        glance->lie[i] = lie_of(&pose);
        __builtin_prefetch(shape->records +
                           (u64)number_of_set(shape, pose.set) *
                               shape->record);
    }
}

void aim_at_bits(const Judge *judge, Glance *glance)
{
    const Guide *guide = judge->guide;
    u8 i;
    for (i = 0; i < (guide ? guide->view_count : 0); i++) {
        const View *view = &guide->views[i];
        const Table *table = table_for(view, glance->tile);
        Pose pose = pose_of(&glance->lie[i]);
        u32 block = block_of(table->shape, pose.set, view->cell[glance->from]);
        glance->byte[i] =
            table_byte(table, block, pose.order, &glance->place[i]);
        __builtin_prefetch(glance->byte[i]);
    }
}

static inline void judge_by_tables(const Judge *judge, Glance *glance)
{
    const Guide *guide = judge->guide;
    u8 i;
    glance->rises = 0;
    glance->score = glance->board->score +
                    square_away(judge, glance->tile, glance->board->hole) -
                    square_away(judge, glance->tile, glance->from);
    for (i = 0; i < guide->view_count; i++) {
        u32 value = glance->lie[i].order >> NEED_SHIFT;
        u32 bit = (u32)*glance->byte[i] >> glance->place[i] & 1;
        u32 after = value_after(value, bit);
        glance->rises |= (u8)((after > value) << i);
        glance->sum[i] = (u16)(glance->board->sum[i] + after - value);
        glance->score += NEED_UNIT * (after - value);
    }
}

void judge_step(const Judge *judge, Glance *glance)
{
    const Board *board = glance->board;
    if (judge->guide)
        judge_by_tables(judge, glance);
    else
        glance->score =
            judge_tiles(judge, board->score, tiles_of(judge, board),
                        glance->from, board->hole);
}

static void step_lies(const Guide *guide, const Board *board, u8 tile, u8 from,
                      u8 rises, Board *after)
{
    u8 i;
    for (i = 0; i < guide->view_count; i++) {
        const Lie *lie = lie_before(guide, board, i, tile);
        Pose pose =
            shift_in_view(&guide->views[i], lie, tile, from, board->hole);
        u16 step = (u16)(rises >> i & 1 ? 1 : -1);
        pose.value = (u16)(pose.value + step);
        after->sum[i] = (u16)(after->sum[i] + step);
        after->lie[lie - board->lie] = lie_of(&pose);
    }
}

void step_board(const Judge *judge, const Board *board, u8 from, u8 rises,
                u32 score, Board *after)
{
    u8 tile = tiles_of(judge, board)[from];
    u8 *tiles = tiles_of(judge, after);
    memcpy(after, board, size_of_board(judge));
    if (judge->guide)
        step_lies(judge->guide, board, tile, from, rises, after);
    tiles[board->hole] = tile;
    tiles[from] = 0;
    after->score = score;
    after->before = board->hole;
    after->hole = from;
}

/* ------------------------------------------------------------------ trays */

static u32 judge_by_distance(const Judge *judge, const Tray *tray)
{
    u32 score = 0;
    u8 i;
    for (i = 0; i < tray->cells; i++)
        if (tray->tile[i])
            score += away(judge, tray->tile[i], i);
    for (i = 0; i < tray->height; i++)
        score += jam_of_row(judge, tray->tile, i);
    for (i = 0; i < tray->width; i++)
        score += jam_of_column(judge, tray->tile, i);
    return score;
}

static void judge_by_guide(const Judge *judge, const Tray *tray, Board *board)
{
    const Guide *guide = judge->guide;
    Poses poses;
    u8 i;
    find_poses(guide, tray, &poses);
    lay_lies(guide, &poses, board->lie);
    for (i = 0; i < guide->view_count; i++) {
        board->sum[i] = poses.sum[i];
        board->score += NEED_UNIT * poses.sum[i];
    }
    for (i = 0; i < tray->cells; i++)
        if (tray->tile[i])
            board->score += square_away(judge, tray->tile[i], i);
}

void judge_tray(const Judge *judge, const Tray *tray, Board *board)
{
    memset(board, 0, size_of_board(judge));
    memcpy(tiles_of(judge, board), tray->tile, tray->cells);
    board->hole = tray->hole;
    board->before = NO_SPOT;
    if (judge->guide)
        judge_by_guide(judge, tray, board);
    else
        board->score = judge_by_distance(judge, tray);
}
