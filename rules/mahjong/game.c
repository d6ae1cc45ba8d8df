/* SPDX-License-Identifier: MIT */
/* Mahjong: removes pairs, rates moves by a rule of thumb, and handles
   touches. */
#include "mahjong.h"

enum { SAFE_PAIR = 100 /* uses up its kind, so it is safe */ };

/* Counts the free tiles of each group. */
static void count_free(const Mahjong *game, u8 *count)
{
    u8 tiles = game->layout.count;
    u8 i;
    bytes_fill(count, 0, MAHJONG_KINDS + 1);
    for (i = 0; i < tiles; i++)
        if (mahjong_openness_of(game->open[i]) <= 2)
            count[mahjong_tile_group(game, i)]++;
}

static u8 has_pair(const Mahjong *game)
{
    u8 count[MAHJONG_KINDS + 1];
    u8 tiles = game->layout.count;
    u8 i;
    bytes_fill(count, 0, sizeof count);
    for (i = 0; i < tiles; i++)
        if (mahjong_openness_of(game->open[i]) <= 2 &&
            count[mahjong_tile_group(game, i)]++)
            return 1;
    return 0;
}

/* ---------------------------------------------------------------- moves */

static u8 apply(void *position, u16 move, Trace *trace)
{
    Mahjong *game = position;
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    u8 fault;
    if (!game->left)
        return GAME_OVER;
    if (move == MAHJONG_SHUFFLE)
        return has_pair(game) ? MAHJONG_PAIR_IS_FREE
                              : mahjong_reshuffle(game, trace);
    if (first > second)
        return NOT_A_MOVE;
    fault = mahjong_check_pair(game, first, second);
    if (fault)
        return fault;
    mahjong_remove_tile(game, first, trace);
    mahjong_remove_tile(game, second, trace);
    ASSERT_SLOW(mahjong_is_sound(game));
    return FINE;
}

static Status status(const void *position)
{
    const Mahjong *game = position;
    ASSERT_SLOW(mahjong_is_sound(game));
    if (!game->left)
        return WON;
    return has_pair(game) ? GOING : STUCK;
}

/* If a reshuffle is legal, it is the only legal move. */
static u8 is_shuffle_time(const Mahjong *game)
{
    return status(game) == STUCK && !mahjong_check_reshuffle(game);
}

/* Lists the pairs in order of their first tile, then of their second. */
static u16 list(const void *position, u16 *moves, u16 room)
{
    const Mahjong *game = position;
    u8 open[NO_SPOT + 1]; /* room for every value of its count */
    u8 open_count = 0;
    u16 count = 0;
    u8 i, j;
    bytes_fill(open, 0, sizeof open);
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_openness_of(game->open[i]) <= 2)
            open[open_count++] = i;
    for (i = 0; i < open_count; i++)
        for (j = (u8)(i + 1); j < open_count; j++)
            if (mahjong_tile_group(game, open[i]) ==
                mahjong_tile_group(game, open[j])) {
                if (count < room)
                    moves[count] = (u16)(open[i] | open[j] << 8);
                count++;
            }
    if (!count && is_shuffle_time(game)) {
        if (room)
            moves[0] = MAHJONG_SHUFFLE;
        count = 1;
    }
    ASSERT_SLOW(count <= mahjong.most_moves);
    return count;
}

static u32 score(const void *position)
{
    const Mahjong *game = position;
    ASSERT_SLOW(game->left <= game->layout.count);
    return (u32)(game->layout.count - game->left);
}

/* -------------------------------------------------------------- a guess */

static u8 total_free(const Mahjong *game)
{
    u8 count = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_openness_of(game->open[i]) <= 2)
            count++;
    return count;
}

/* Returns 1 if all remaining tiles of the pair's group are free. */
static u8 is_safe(const Mahjong *game, u8 group)
{
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_tile_group(game, i) == group && !mahjong_is_free(game, i))
            return 0;
    return 1;
}

/* Rates how many tiles the move frees. It doesn't use the faces of covered
   tiles, except that the player can count how many of a kind are left. */
static i32 worth(const void *position, u16 move)
{
    Mahjong after;
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    u8 before;
    i32 value;
    if (mahjong_check_pair(position, first, second)) /* or a reshuffle */
        return -1;
    bytes_copy(&after, position, sizeof after);
    value = is_safe(&after, mahjong_tile_group(&after, first)) ? SAFE_PAIR : 0;
    before = total_free(&after);
    mahjong_remove_tile(&after, first, NULL);
    mahjong_remove_tile(&after, second, NULL);
    return value + total_free(&after) + 2 - before;
}

/* --------------------------------------------------------------- starts */

static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    Layout layout;
    u8 reason = FINE;
    if (variant[MAHJONG_VARIANT_LAYOUT] == MAHJONG_LAYOUT_SURPRISE)
        reason = mahjong_build_surprise(&layout, seed);
    else
        mahjong_build_turtle(&layout);
    if (NEVER(reason))
        return reason;
    return mahjong_deal_layout(position, &layout, variant, seed);
}

static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    Mahjong game;
    u8 reason;
    bytes_fill(&game, 0, sizeof game);
    game.dealer = variant[MAHJONG_VARIANT_DEALER];
    rng_seed(game.rng, seed);
    reason = mahjong_parse_board(&game, reader, fault);
    if (reason)
        return reason;
    mahjong_weigh_tiles(&game.layout, game.face, game.open, NULL);
    ASSERT_SLOW(mahjong_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

/* ------------------------------------------------------ look and touch */

static void set_piece(Piece *piece, const Mahjong *game, u8 tile,
                      const u8 *count)
{
    ASSERT_SLOW(tile < game->layout.count && game->face[tile]);
    piece->spot = tile;
    piece->x = game->layout.place[tile].x;
    piece->y = game->layout.place[tile].y;
    piece->z = game->layout.place[tile].z;
    piece->kind = TILE;
    piece->value = game->face[tile];
    piece->marks = 0;
    if (mahjong_is_free(game, tile))
        piece->marks =
            (u8)(count[mahjong_tile_group(game, tile)] > 1 ? IS_FREE | CAN_MOVE
                                                           : IS_FREE);
}

/* Reports the tiles in order, then the reshuffle button. */
static u16 look(const void *position, Piece *pieces, u16 room)
{
    const Mahjong *game = position;
    u8 free_count[MAHJONG_KINDS + 1];
    u16 count = 0;
    u8 i;
    count_free(game, free_count);
    for (i = 0; i < game->layout.count && count < room; i++)
        if (game->face[i])
            set_piece(&pieces[count++], game, i, free_count);
    if (count < room && is_shuffle_time(game)) {
        bytes_fill(&pieces[count], 0, sizeof(Piece));
        pieces[count].spot = TABLE_SPOT;
        pieces[count].kind = BUTTON;
        pieces[count++].marks = CAN_MOVE;
    }
    return count;
}

static Touch touch(const void *position, u8 held, u8 spot, u16 *move)
{
    const Mahjong *game = position;
    ASSERT_SLOW(mahjong_is_sound(game));
    if (spot == TABLE_SPOT && status(game) == STUCK) {
        *move = MAHJONG_SHUFFLE;
        return TOUCH_MOVE;
    }
    if (mahjong_check_tile(game, spot) == MAHJONG_NO_TILE)
        return TOUCH_NOTHING;
    if (!mahjong_is_free(game, spot)) {
        *move = (u16)(spot | spot << 8); /* apply gives the reason */
        return TOUCH_MOVE;
    }
    if (spot == held)
        return TOUCH_DROP;
    if (held == NO_SPOT || mahjong_check_pair(game, held, spot))
        return TOUCH_HOLD;
    *move = (u16)(held < spot ? held | spot << 8 : spot | held << 8);
    return TOUCH_MOVE;
}

static const char *const words[] = {
    N_("There is no tile there"),
    N_("That tile is covered by another one"),
    N_("That tile is blocked on both sides"),
    N_("That's the same tile"),
    N_("Those tiles don't match"),
    N_("Name two tiles by their places, as in 'd4 k2', or a pair by its face, "
       "as in '5b'"),
    N_("More than two free tiles match: name two places"),
    N_("No two free tiles have that face"),
    N_("You can't shuffle while there is a pair to take"),
    N_("No shuffle of these tiles can be won: undo some moves"),
    N_("99 shuffles are the limit: undo some moves"),
    N_("No winnable deal was found for this layout: try 'random'"),
    N_("A tile should be three numbers: row, column and layer"),
    N_("Expected a face: 1b to 9b, 1c to 9c, 1d to 9d, WE WS WW WN, DR DG DW, "
       "FL SE (with flowers FP FO FC FB, SP SU AU WI), or -- for a tile that "
       "is gone"),
    N_("Rows, columns and layers are numbers from 0 to 253"),
    N_("This tile overlaps another one in its layer"),
    N_("There can be at most 254 tiles"),
    N_("The number of tiles is odd: they should make pairs"),
    N_("The board has no tiles"),
    N_("An odd number of these tiles is left, so one can never be taken"),
    N_("At most 8 tiles can match each other"),
    N_("Not a layout of KMahjongg, GNOME Mahjongg, xmahjongg, Kyodai or Mah"),
    N_("Unknown layout version: expected 1.0 or 1.1"),
    N_("A layout's width, height and depth should be 1 to 254"),
    N_("Line # of the tiles should have # characters"),
    N_("Incomplete tile: each is 12 above 43, all else is dots"),
    N_("Unexpected text in a map"),
    N_("The tile in row # and column # of its layer floats: it should lie on "
       "another tile or touch one that does"),
};
STATIC_ASSERT(COUNT_OF(words) + FIRST_REASON == MAHJONG_TILE_FLOATS + 1);
STATIC_ASSERT(sizeof(Mahjong) <= MOST_POSITION);
STATIC_ASSERT((int)MAHJONG_TILES <= TABLE_SPOT);

const Game mahjong = {
    "mahjong",
    FORMS_("brief", "Mahjong solitaire"),
    N_("tiles removed"),
    {GOAL_MOVES, GOAL_WIN},
    0,
    1,
    sizeof(Mahjong),
    MAHJONG_TILES / MAHJONG_SAME * 28 + 15, /* 28 pairs of 8 tiles, 15 pairs of
                                               6 */
    MAHJONG_TILES + 1,
    MAHJONG_TILES,
    words,
    COUNT_OF(words),
    mahjong_read_variant,
    mahjong_write_variant,
    game_read_plain_seed,
    seed_write,
    deal,
    read_board,
    mahjong_write_board,
    list,
    apply,
    status,
    score,
    worth,
    mahjong_read_move,
    mahjong_write_move,
    look,
    touch,
};
