/* SPDX-License-Identifier: MIT */
/* The sliding puzzle: makes slides and handles touches. */
#include "sliding.h"

static u8 cells_of(const Sliding *game)
{
    return (u8)(game->width * game->height);
}

u8 sliding_last_tile(const Sliding *game)
{
    return (u8)(game->width * game->height - 1);
}

u8 sliding_home_of_tile(const Sliding *game, u8 tile)
{
    ASSERT_SLOW(tile <= sliding_last_tile(game));
    return (u8)(tile ? tile - 1 : sliding_last_tile(game));
}

u8 sliding_is_solved(const Sliding *game)
{
    u8 last = sliding_last_tile(game);
    u8 i = 0;
    if (game->gap != last)
        return 0;
    while (i < last && game->tile[i] == i + 1)
        i++;
    return i == last;
}

static u32 load_counter(const u8 *at)
{
    return (u32)at[0] | (u32)at[1] << 8 | (u32)at[2] << 16 | (u32)at[3] << 24;
}

static void count_up(u8 *counter)
{
    u8 i = 0;
    if (load_counter(counter) >= SLIDING_MOST_COUNT)
        return;
    while (ALWAYS(i < SLIDING_COUNTER) && ++counter[i] == 0)
        i++;
}

/* --------------------------------------------------------------- sliding */

u8 sliding_find_slide(const Sliding *game, u8 cell, u8 *way)
{
    u8 width = game->width;
    u8 gap = game->gap;
    u8 after = cell > gap;
    u8 far = (u8)(after ? cell - gap : gap - cell);
    ASSERT_SLOW(cell < cells_of(game));
    if (cell / width == gap / width) {
        *way = (u8)(after ? SLIDING_TILES_LEFT : SLIDING_TILES_RIGHT);
        return far;
    }
    if (far % width)
        return 0;
    *way = (u8)(after ? SLIDING_TILES_UP : SLIDING_TILES_DOWN);
    return (u8)(far / width);
}

i16 sliding_gap_step(const Sliding *game, u8 way)
{
    i16 size = (i16)(way < SLIDING_TILES_LEFT ? game->width : 1);
    ASSERT_SLOW(way < SLIDING_WAYS);
    return (i16)(way == SLIDING_TILES_UP || way == SLIDING_TILES_LEFT ? size
                                                                      : -size);
}

static u8 can_go(const Sliding *game, u8 cell)
{
    u8 way;
    return sliding_find_slide(game, cell, &way) != 0;
}

/* Moves one tile into the gap. */
static void step(Sliding *game, u8 from)
{
    ASSERT_SLOW(from != game->gap && !game->tile[game->gap]);
    game->tile[game->gap] = game->tile[from];
    game->tile[from] = 0;
    game->gap = from;
}

static u8 find_fault(const Sliding *game, u16 move)
{
    if (sliding_is_solved(game))
        return GAME_OVER;
    if (move >= cells_of(game))
        return NOT_A_MOVE;
    return can_go(game, (u8)move) ? FINE : SLIDING_NOT_IN_LINE;
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    Sliding *game = position;
    u8 fault = find_fault(game, move);
    u8 from, way, count;
    if (fault)
        return fault;
    count = sliding_find_slide(game, (u8)move, &way);
    while (count--) {
        from = (u8)(game->gap + sliding_gap_step(game, way));
        ASSERT_SLOW(from < cells_of(game));
        if (NEVER(from >= SLIDING_CELLS))
            break;
        trace_add(trace, WENT, from, game->gap, game->tile[from]);
        step(game, from);
        count_up(game->steps);
    }
    count_up(game->slides);
    ASSERT_SLOW(sliding_is_sound(game));
    return FINE;
}

/* Lists moves in order of the cells. The goal has no moves, because the game
   ends there. */
static u16 list(const void *position, u16 *moves, u16 room)
{
    const Sliding *game = position;
    u8 cells = (u8)(sliding_is_solved(game) ? 0 : cells_of(game));
    u16 count = 0;
    u8 cell;
    for (cell = 0; cell < cells; cell++)
        if (can_go(game, cell)) {
            if (count < room)
                moves[count] = cell;
            count++;
        }
    ASSERT_SLOW(count <= sliding.most_moves);
    return count;
}

static Status status(const void *position)
{
    return sliding_is_solved(position) ? WON : GOING;
}

static u32 score(const void *position)
{
    const Sliding *game = position;
    return load_counter(game->steps);
}

u32 sliding_slides(const void *position)
{
    const Sliding *game = position;
    return load_counter(game->slides);
}

/* The Manhattan distance between two cells. */
static u8 distance(const Sliding *game, u8 a, u8 b)
{
    u8 width = game->width;
    i16 x = (i16)(a % width - b % width);
    i16 y = (i16)(a / width - b / width);
    ASSERT_SLOW(a < SLIDING_CELLS && b < SLIDING_CELLS);
    return (u8)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}

/* Subtracts one for each step that a tile is away from its place. */
static i32 worth(const void *position, u16 move)
{
    Sliding after;
    u8 cells, i;
    i32 value = 0;
    ASSERT_SLOW(find_fault(position, move) == FINE);
    bytes_copy(&after, position, sizeof after);
    apply(&after, move, NULL);
    cells = cells_of(&after);
    /*@ loop unroll SLIDING_CELLS; */
    for (i = 0; i < cells; i++)
        if (after.tile[i])
            value -= distance(&after, i,
                              sliding_home_of_tile(&after, after.tile[i]));
    return value;
}

/* No random numbers are needed after the deal, so the seed is unused. */
static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    Sliding game;
    u8 reason;
    (void)seed;
    sliding_set_goal(&game, variant);
    reason = sliding_parse_board(&game, reader, fault);
    if (reason)
        return reason;
    ASSERT_SLOW(sliding_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

/* ------------------------------------------------------- look and touch */

static void set_piece(Piece *piece, const Sliding *game, u8 cell, u8 over)
{
    u8 tile = game->tile[cell];
    ASSERT_SLOW(cell < cells_of(game));
    piece->spot = cell;
    piece->x = (u8)(cell % game->width);
    piece->y = (u8)(cell / game->width);
    piece->z = 0;
    piece->kind = (u8)(tile ? BLOCK : PLACE);
    piece->value = tile;
    piece->marks = 0;
    if (tile && sliding_home_of_tile(game, tile) == cell)
        piece->marks |= IS_HOME;
    if (!over && can_go(game, cell))
        piece->marks |= CAN_MOVE;
}

/* Reports one piece per cell, row by row. */
static u16 look(const void *position, Piece *pieces, u16 room)
{
    const Sliding *game = position;
    u8 cells = cells_of(game);
    u8 over = sliding_is_solved(game);
    u8 i;
    ASSERT_SLOW(sliding_is_sound(game));
    for (i = 0; i < cells && i < room; i++)
        set_piece(&pieces[i], game, i, over);
    return i;
}

static Touch touch(const void *position, u8 held, u8 spot, u16 *move)
{
    const Sliding *game = position;
    (void)held;
    if (sliding_is_solved(game) || spot >= cells_of(game))
        return TOUCH_NOTHING;
    *move = spot;
    return TOUCH_MOVE;
}

static const char *const words[] = {
    N_("The number # cannot be moved!"),
    N_("The number must range from 1 to #!"),
    N_("Only tiles in line with the gap can move"),
    N_("No tile can move that way"),
    N_("Only one tile can move that way"),
    N_("Only # tiles can move that way"),
    N_("Places run from 1,1 to #,# (column,row); put spaces between tile "
       "numbers"),
    N_("Type a tile's number, a direction (u d l r; l3 moves three tiles) or "
       "a "
       "place (column,row)"),
    N_("A size is from 2x2 to 10x10, as in 4x4, or a number of tiles, as in "
       "15"),
    N_("Only :uniform or :walk1 to :walk65535 can follow the size"),
    N_("Row # should have # numbers"),
    N_("The board should have # numbers, in # rows or on one line"),
    N_("Expected a number from 1 to #, or 0 or _ for the gap"),
    N_("The number # appears twice"),
    N_("There are two gaps, so a number is missing"),
    N_("This board can't be solved; with any two tiles swapped it can"),
};
STATIC_ASSERT(COUNT_OF(words) + FIRST_REASON == SLIDING_UNSOLVABLE + 1);
STATIC_ASSERT(sizeof(Sliding) <= MOST_POSITION);
STATIC_ASSERT((int)SLIDING_CELLS <= TABLE_SPOT);
STATIC_ASSERT(SLIDING_TILES_UP < SLIDING_TILES_LEFT &&
              SLIDING_TILES_DOWN < SLIDING_TILES_LEFT);

const Game sliding = {
    "sliding",
    FORMS_("brief", "Sliding puzzle"),
    N_("moves"),
    {GOAL_SCORED_MOVES, GOAL_WIN},
    1,
    1,
    sizeof(Sliding),
    2 * (SLIDING_MOST_SIDE - 1),
    SLIDING_CELLS,
    SLIDING_MOST_SIDE - 1,
    words,
    COUNT_OF(words),
    sliding_read_variant,
    sliding_write_variant,
    game_read_plain_seed,
    seed_write,
    sliding_deal,
    read_board,
    sliding_write_board,
    list,
    apply,
    status,
    score,
    worth,
    sliding_read_move,
    sliding_write_move,
    look,
    touch,
};
