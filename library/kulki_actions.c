/* SPDX-License-Identifier: MIT */
/* Kulki for programs that learn: actions, masks and observations. */
#include <string.h>

#include "library/many.h"
#include "rules/kulki/kulki.h"

static u8 is_safe(const void *position)
{
    const Kulki *game = position;
    u8 i;
    if (game->rules >= KULKI_PRESETS || game->width < KULKI_LEAST_SIDE ||
        game->width > KULKI_MOST_SIDE || game->height < KULKI_LEAST_SIDE ||
        game->height > KULKI_MOST_SIDE ||
        game->colours < KULKI_LEAST_COLOURS ||
        game->colours > KULKI_MOST_COLOURS ||
        game->next_count > KULKI_MOST_DROP)
        return 0;
    for (i = 0; i < game->next_count; i++)
        if (game->next_cell[i] != NO_SPOT &&
            game->next_cell[i] >= kulki_cells(game))
            return 0;
    return many_are_at_most(game->next_colour, KULKI_MOST_DROP,
                            KULKI_MOST_COLOURS) &&
           many_are_at_most(game->cell, KULKI_CELLS, KULKI_MOST_COLOURS);
}

static u8 is_sound(const void *position)
{
    return (u8)(is_safe(position) && kulki_is_sound(position));
}

/* A ball goes from any cell to any cell. The last action is a pass. */
static u32 count_actions(const void *position)
{
    u32 cells = kulki_cells(position);
    return cells * cells + 1;
}

static u8 find_action(const void *position, u16 move, u32 *action)
{
    u32 cells = kulki_cells(position);
    u32 from = move & 255U;
    u32 to = move >> 8;
    if (move != KULKI_PASS && (from >= cells || to >= cells))
        return 0;
    *action = move == KULKI_PASS ? cells * cells : from * cells + to;
    return 1;
}

static u8 find_move(const void *position, u32 action, u16 *move)
{
    u32 cells = kulki_cells(position);
    if (action > cells * cells)
        return 0;
    *move =
        (u16)(action == cells * cells ? KULKI_PASS
                                      : action / cells | action % cells << 8);
    return 1;
}

/* The regions of empty cells. The board has a wall around it, so that each
   place has four neighbours. Walls and balls are in region WALL, which has no
   cell. */
enum {
    STRIDE = KULKI_MOST_SIDE + 2,
    PLACES = STRIDE * STRIDE,
    MOST_REGIONS = KULKI_CELLS / 2 + 2,
    WALL = 255
};

typedef struct Regions {
    u8 of[PLACES];
    u8 first[WALL + 1]; /* the first number of the same region */
    u8 count;
    u8 ball_count;
    u8 ball[KULKI_CELLS];   /* the cells with balls, */
    u16 place[KULKI_CELLS]; /* and where these are among the places */
    u8 member[MOST_REGIONS + 1][KULKI_CELLS]; /* 1 for each cell of it */
} Regions;

/* Makes two regions one. Their first number is the lower one. */
static void join_regions(u8 *first, u8 a, u8 b)
{
    while (first[a] != a)
        a = first[a];
    while (first[b] != b)
        b = first[b];
    first[a > b ? a : b] = a > b ? b : a;
}

/* Numbers the regions, row by row: a cell is in the region of its left or
   upper neighbour, or else in a new one. There are few branches, because
   nothing foresees what is on a cell. */
static void find_regions(const Kulki *game, Regions *regions)
{
    u32 cell = 0;
    u32 count = 0;
    u32 balls = 0;
    u32 x, y;
    memset(regions->of, WALL, sizeof regions->of);
    for (y = 0; y < game->height; y++) {
        u32 place = (y + 1) * STRIDE + 1;
        u32 left = WALL;
        for (x = 0; x < game->width; x++, cell++, place++) {
            u32 ball = game->cell[cell] ? WALL : 0;
            u32 upper = regions->of[place - STRIDE];
            u32 least = left < upper ? left : upper;
            u32 most = left < upper ? upper : left;
            u32 id = least == WALL ? count : least;
            regions->first[count] = (u8)count;
            count += (least | ball) == WALL && !ball;
            if ((most | ball) != WALL && least != most)
                join_regions(regions->first, (u8)least, (u8)most);
            left = id | ball;
            regions->of[place] = (u8)left;
            regions->ball[balls] = (u8)cell;
            regions->place[balls] = (u16)place;
            balls += ball != 0;
        }
    }
    regions->count = (u8)count;
    regions->ball_count = (u8)balls;
}

/* Lists the members of each region. Those of WALL stay empty. */
static void find_members(const Kulki *game, Regions *regions)
{
    u32 cells = kulki_cells(game);
    u32 cell = 0;
    u32 x, y, id;
    regions->first[WALL] = regions->count;
    for (id = 0; id < regions->count; id++) {
        regions->first[id] = regions->first[regions->first[id]];
        memset(regions->member[id], 0, cells);
    }
    for (y = 0; y < game->height; y++) {
        u8 *of = regions->of + (y + 1) * STRIDE + 1;
        for (x = 0; x < game->width; x++, cell++) {
            of[x] = regions->first[of[x]];
            regions->member[of[x]][cell] = 1;
        }
    }
    memset(regions->member[regions->count], 0, cells);
}

static void add_bytes(u8 *to, const u8 *from, size_t count)
{
    uint64_t word, more;
    size_t i;
    for (i = 0; i < count; i += sizeof word) {
        if (i + sizeof word > count)
            i = count - sizeof word;
        memcpy(&word, to + i, sizeof word);
        memcpy(&more, from + i, sizeof more);
        word |= more;
        memcpy(to + i, &word, sizeof word);
    }
}

/* A ball reaches every cell of the regions beside it. */
static void mark_ball(const Regions *regions, u16 place, u8 *mask, u32 cells)
{
    const u8 *of = regions->of + place;
    const u8 beside[4] = {of[-STRIDE], of[-1], of[1], of[STRIDE]};
    u8 least = WALL;
    u8 way;
    for (way = 0; way < 4; way++)
        least = beside[way] < least ? beside[way] : least;
    many_copy(mask, regions->member[least], cells);
    for (way = 0; way < 4; way++)
        if (beside[way] != least && beside[way] < regions->count)
            add_bytes(mask, regions->member[beside[way]], cells);
}

/* What kulki_list lists. */
static void mark_moves(const void *position, u8 *mask)
{
    const Kulki *game = position;
    u32 cells = kulki_cells(game);
    Regions regions;
    u8 i;
    find_regions(game, &regions);
    find_members(game, &regions);
    memset(mask, 0, cells * cells);
    for (i = 0; i < regions.ball_count; i++)
        mark_ball(&regions, regions.place[i], mask + regions.ball[i] * cells,
                  cells);
    mask[cells * cells] = kulki_presets[game->rules].may_pass && regions.count;
}

/* A board while a move is played. Balls are bytes, with zeros behind them so
   that words can be read at every cell; empty cells are a set of bits. */
enum {
    LINE = 5,
    SPAN = (LINE - 1) * (KULKI_MOST_SIDE + 1),
    SETS = (KULKI_CELLS + 63) / 64
};

typedef struct Board {
    u8 ball[KULKI_CELLS + SPAN + 8];
    u32 cells, width;
    uint64_t empty[SETS];
    u32 empty_count;
    u8 rng[RNG_SIZE];
} Board;

static u32 count_bits(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) +
          (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (u32)((set * UINT64_C(0x0101010101010101)) >> 56);
}

/* Bit n tells whether cell n of these eight is empty. */
static uint64_t find_empty(const u8 *ball)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t word = 0;
    u8 i;
    for (i = 0; i < 8; i++)
        word |= (uint64_t)ball[i] << (8 * i);
    word = ~(word + each * 127) >> 7 & each;
    return (word * UINT64_C(0x0102040810204080)) >> 56;
}

static void spread_out(const Kulki *game, Board *board)
{
    u32 cells = kulki_cells(game);
    u32 cell;
    memset(board, 0, sizeof *board);
    memcpy(board->ball, game->cell, cells);
    memcpy(board->rng, game->rng, sizeof board->rng);
    board->cells = cells;
    board->width = game->width;
    for (cell = 0; cell < cells; cell += 8)
        board->empty[cell / 64] |= find_empty(board->ball + cell)
                                   << (cell % 64);
    board->empty[(cells - 1) / 64] &= ~UINT64_C(0) >> (63 - (cells - 1) % 64);
    for (cell = 0; cell < cells; cell += 64)
        board->empty_count += count_bits(board->empty[cell / 64]);
}

/* Whether a ball reaches an empty cell: its region grows by all neighbours at
   once. There is an empty set before the first one and after the last one. */
static u8 reaches(const Board *board, u32 from, u32 to)
{
    uint64_t region[SETS + 2] = {0};
    uint64_t left[SETS + 1] = {0}; /* the first cell of each row */
    u32 sets = (board->cells + 63) / 64;
    u32 width = board->width;
    uint64_t grown;
    u32 i;
    for (i = 0; i < board->cells; i += width)
        left[i / 64] |= UINT64_C(1) << (i % 64);
    region[1 + from / 64] = UINT64_C(1) << (from % 64);
    do {
        grown = 0;
        for (i = 0; i < sets; i++) {
            uint64_t before = region[i];
            uint64_t here = region[i + 1];
            uint64_t behind = region[i + 2];
            uint64_t right = left[i] >> 1 | left[i + 1] << 63;
            uint64_t more = here << width | before >> (64 - width) |
                            here >> width | behind << (64 - width) |
                            ((here << 1 | before >> 63) & ~left[i]) |
                            ((here >> 1 | behind << 63) & ~right);
            more &= board->empty[i] & ~here;
            grown |= more;
            region[i + 1] = here | more;
        }
    } while (grown && !(region[1 + to / 64] >> (to % 64) & 1));
    return grown != 0;
}

static void put_ball(Board *board, u32 cell, u8 ball)
{
    board->ball[cell] = ball;
    board->empty[cell / 64] ^= UINT64_C(1) << (cell % 64);
    board->empty_count += ball ? -1U : 1U;
}

static u32 draw_cell(Board *board)
{
    u32 nth = rng_below(board->rng, (u16)board->empty_count);
    u32 set = 0;
    u32 count;
    uint64_t rest;
    while ((count = count_bits(board->empty[set])) <= nth) {
        nth -= count;
        set++;
    }
    for (rest = board->empty[set]; nth; nth--)
        rest &= rest - 1;
    return 64 * set + count_bits(~rest & (rest - 1));
}

/* As the rules do. */
static void drop_balls(const Kulki *game, Board *board)
{
    u8 drop = kulki_presets[game->rules].drop;
    u8 i;
    for (i = 0; i < drop && board->empty_count; i++) {
        u32 cell = game->next_cell[i];
        u8 colour = game->next_colour[i];
        if (cell >= board->cells || board->ball[cell])
            cell = draw_cell(board);
        if (!colour)
            colour = (u8)(1 + rng_below(board->rng, game->colours));
        put_ball(board, cell, colour);
    }
}

/* Whether five balls of a colour are the same distance apart as in a line:
   eight cells at a time. Lines that leave the board at one side and come back
   at the other are among them. */
static u8 may_have_line(const Board *board)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    const u32 step[4] = {1, board->width - 1, board->width, board->width + 1};
    uint64_t found = 0;
    u32 way, i, nth;
    for (way = 0; way < 4; way++)
        for (i = 0; i + (LINE - 1) * step[way] < board->cells;
             i += sizeof each) {
            uint64_t ball, other;
            uint64_t differs = 0;
            memcpy(&ball, board->ball + i, sizeof ball);
            for (nth = 1; nth < LINE; nth++) {
                memcpy(&other, board->ball + i + nth * step[way],
                       sizeof other);
                differs |= ball ^ other;
            }
            found |= (ball + each * 127) & ~(differs + each * 127);
        }
    return (found & each * 128) != 0;
}

/* Plays a move after which there is no line. Lines are rare, and the rules
   take them off. A line before the drop would still be there after it. */
static u8 play(void *position, u16 move)
{
    Kulki *game = position;
    u32 from = move & 255U;
    u32 to = move >> 8;
    Board board;
    spread_out(game, &board);
    if (from >= board.cells || to >= board.cells || !board.ball[from] ||
        board.ball[to] || !reaches(&board, from, to))
        return 0;
    put_ball(&board, to, board.ball[from]);
    put_ball(&board, from, 0);
    drop_balls(game, &board);
    if (may_have_line(&board))
        return 0;
    memcpy(game->cell, board.ball, board.cells);
    memcpy(game->rng, board.rng, sizeof game->rng);
    kulki_announce(game);
    return 1;
}

static Status status(const void *position)
{
    const Kulki *game = position;
    u32 cells = kulki_cells(game);
    u32 cell = 0;
    while (cell < cells && game->cell[cell])
        cell++;
    return cell < cells ? GOING : LOST;
}

static u32 observation_size(const void *position)
{
    return kulki_cells(position) + 2U * KULKI_MOST_DROP;
}

static void observe(const void *position, u8 *bytes)
{
    const Kulki *game = position;
    u8 preview = kulki_presets[game->rules].preview;
    u8 *next = bytes + kulki_cells(game);
    u8 i;
    memcpy(bytes, game->cell, kulki_cells(game));
    memset(next, 0, 2 * KULKI_MOST_DROP);
    for (i = 0; preview != KULKI_PREVIEW_HIDDEN && i < game->next_count; i++) {
        next[i] = game->next_colour[i];
        if (preview == KULKI_PREVIEW_CELLS)
            next[KULKI_MOST_DROP + i] = (u8)(game->next_cell[i] + 1);
    }
}

static size_t run(const LibraryBatch *batch)
{
    return many_run(&library_kulki, batch);
}

const quadrille_game library_kulki = {
    &kulki,    LIBRARY_KULKI_ERRORS, is_sound,
    is_safe,   count_actions,        find_action,
    find_move, mark_moves,           play,
    status,    observation_size,     observe,
    run};
