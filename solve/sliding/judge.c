/* SPDX-License-Identifier: MIT */
/* Judging a board by what one move changes. */
#include "judge.h"

static u8 least_of(u8 a, u8 b)
{
    return a < b ? a : b;
}

/* Tiles of the rim come first on large boards: what was moved past them once
   must not be moved again. By trial; how much more each ring counts depends on
   the lesser side. */
static u8 weight_of(const Tray *tray, u8 cell)
{
    u8 x = cell % tray->width;
    u8 y = cell / tray->width;
    u8 right = (u8)(tray->width - 1 - x);
    u8 below = (u8)(tray->height - 1 - y);
    u8 ring = least_of(least_of(x, y), least_of(right, below));
    u8 more = (u8)(tray->width < 6 ? 1 : tray->width < 7 ? 2 : 4);
    return (u8)(JUDGE_UNIT + more * (tray->width / 2 - ring));
}

void set_judge(Judge *judge, const Guide *guide, const Tray *tray)
{
    u8 cell;
    judge->guide = guide;
    judge->width = tray->width;
    judge->cells = tray->cells;
    for (cell = 0; cell < tray->cells; cell++) {
        judge->row[cell] = cell / tray->width;
        judge->column[cell] = cell % tray->width;
        judge->weight[cell] = weight_of(tray, cell);
    }
}

/* -------------------------------------------------------------- distances */

static u32 apart(u8 a, u8 b)
{
    return (u32)(a > b ? a - b : b - a);
}

static u32 away(const Judge *judge, u8 tile, u8 cell)
{
    u8 home = (u8)(tile - 1);
    return judge->weight[home] *
           (apart(judge->row[home], judge->row[cell]) +
            apart(judge->column[home], judge->column[cell]));
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
    return 2 * JUDGE_UNIT * (count - most);
}

static u32 jam_of_row(const Judge *judge, const u8 *tiles, u8 row)
{
    return jam(judge, tiles, (u8)(row * judge->width), 1, judge->row);
}

static u32 jam_of_column(const Judge *judge, const u8 *tiles, u8 column)
{
    return jam(judge, tiles, column, judge->width, judge->column);
}

static u32 jams_around(const Judge *judge, const u8 *tiles, u8 from, u8 hole)
{
    if (judge->column[from] == judge->column[hole])
        return jam_of_row(judge, tiles, judge->row[from]) +
               jam_of_row(judge, tiles, judge->row[hole]);
    return jam_of_column(judge, tiles, judge->column[from]) +
           jam_of_column(judge, tiles, judge->column[hole]);
}

u32 judge_tiles(const Judge *judge, u32 score, u8 *tiles, u8 from, u8 hole)
{
    u8 tile = tiles[from];
    score += away(judge, tile, hole) - away(judge, tile, from) -
             jams_around(judge, tiles, from, hole);
    tiles[hole] = tile;
    tiles[from] = 0;
    score += jams_around(judge, tiles, from, hole);
    tiles[from] = tile;
    tiles[hole] = 0;
    return score;
}

/* ----------------------------------------------------------------- tables */

u32 judge_poses(const Judge *judge, u32 score, const u8 *tiles, u8 from,
                u8 hole, const Pose *poses, Pose *after)
{
    const Guide *guide = judge->guide;
    u8 tile = tiles[from];
    u8 i;
    for (i = 0; i < guide->view_count; i++, poses += guide->most_tables) {
        const View *view = &guide->views[i];
        Owner owner = view->owner[tile];
        const Pose *pose = &poses[owner.table];
        after[i] = move_in_pose(&view->tables[owner.table], pose, owner.tile,
                                view->cell[from], view->cell[hole]);
        score += (u32)after[i].value - pose->value;
    }
    return score;
}

u32 judge_tray(const Judge *judge, const Tray *tray)
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
