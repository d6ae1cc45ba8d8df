/* SPDX-License-Identifier: MIT */
/* The rollout policy removes whole groups that are free. Otherwise it removes
   the pair with the longest chains of tiles waiting for it, with some
   randomness. */
#include "rollout.h"

#include <string.h>

#include "solve/mix.h"

enum { CHAIN = 16, FREED = 24, HELD_BESIDE = 8, HELD_BELOW = 16, LUCK = 16 };

static const Partners no_partners;

/* Xorshift64* (Marsaglia, "Xorshift RNGs", 2003; Vigna, "An experimental
   exploration of Marsaglia's xorshift generators, scrambled", 2016). */
static u32 draw_below(MahjongRollout *rollout, u32 below)
{
    ASSERT_SLOW(below);
    rollout->random_state ^= rollout->random_state >> 12;
    rollout->random_state ^= rollout->random_state << 25;
    rollout->random_state ^= rollout->random_state >> 27;
    return (u32)((rollout->random_state * 0x2545F4914F6CDD1D >> 32) * below >>
                 32);
}

/* --------------------------------------------------------------- chains */

/* The tiles in the order in which they come free if all free tiles are removed
   at once, again and again. */
typedef struct FreeingWaves {
    u8 open[MAHJONG_TILES];
    u8 tile[MAHJONG_TILES];
    u8 wave[MAHJONG_TILES];
    u8 count;
} FreeingWaves;

static void take_in_waves(FreeingWaves *waves, const TileBoard *board, u8 tile)
{
    const TileLink *link = board->link + board->first_link[tile];
    const TileLink *end = board->link + board->first_link[tile + 1];
    ASSERT_SLOW(tile < MAHJONG_TILES);
    for (; link != end; link++) {
        u8 before = waves->open[link->tile];
        u8 after = (u8)(before - link->weight);
        waves->open[link->tile] = after;
        if (board->shut[before] && !board->shut[after]) {
            waves->wave[link->tile] = (u8)(waves->wave[tile] + 1);
            waves->tile[waves->count++] = link->tile;
        }
    }
}

static void make_waves(FreeingWaves *waves, const MahjongRollout *rollout)
{
    const TileBoard *board = &rollout->board;
    u8 tile, at;
    memset(waves, 0, sizeof *waves);
    memcpy(waves->open, rollout->start.open, sizeof waves->open);
    for (tile = 0; tile < rollout->game.layout.count; tile++)
        if (rollout->game.face[tile] && !board->shut[waves->open[tile]])
            waves->tile[waves->count++] = tile;
    for (at = 0; at < waves->count; at++)
        take_in_waves(waves, board, waves->tile[at]);
}

static void set_chains(MahjongRollout *rollout)
{
    const TileBoard *board = &rollout->board;
    FreeingWaves waves;
    u8 at;
    make_waves(&waves, rollout);
    for (at = waves.count; at--;) {
        u8 tile = waves.tile[at];
        const TileLink *link = board->link + board->first_link[tile];
        const TileLink *end = board->link + board->first_link[tile + 1];
        for (; link != end; link++)
            if (waves.wave[link->tile] > waves.wave[tile] &&
                rollout->chain[link->tile] >= rollout->chain[tile])
                rollout->chain[tile] = (u8)(rollout->chain[link->tile] + 1);
    }
}

/* ---------------------------------------------------------------- deals */

static void swap_faces(Mahjong *game, u8 tile, u8 other)
{
    u8 face = game->face[tile];
    game->face[tile] = game->face[other];
    game->face[other] = face;
}

/* Sorts the faces of the hidden tiles, so that their original places cannot
   influence the deals. */
static void sort_hidden(MahjongRollout *rollout)
{
    u8 *face = rollout->game.face;
    const u8 *hidden = rollout->hidden;
    u8 i, j;
    for (i = 0; i < rollout->hidden_count; i++)
        for (j = i; j && face[hidden[j]] < face[hidden[j - 1]]; j--)
            swap_faces(&rollout->game, hidden[j], hidden[j - 1]);
}

void rollout_init(MahjongRollout *rollout, const Mahjong *game, const u8 *seed)
{
    u8 i;
    memset(rollout, 0, sizeof *rollout);
    rollout->game = *game;
    for (i = 0; i < SEED_SIZE; i++)
        rollout->random_state = rollout->random_state << 8 | seed[i];
    rollout->random_state =
        (rollout->random_state ^ GOLDEN_MULTIPLIER) * 2 + 1;
    tile_board_init(&rollout->board, &rollout->start, &rollout->game);
    ASSERT(rollout->random_state);
    set_chains(rollout);
}

void rollout_hide(MahjongRollout *rollout)
{
    const Mahjong *game = &rollout->game;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (game->face[i] && game->open[i] >= MAHJONG_TILE_ABOVE)
            rollout->hidden[rollout->hidden_count++] = i;
    sort_hidden(rollout);
    tile_board_group(&rollout->board, &rollout->start, &rollout->game);
}

void rollout_determinize(MahjongRollout *rollout)
{
    u8 left = rollout->hidden_count;
    ASSERT(left <= MAHJONG_TILES);
    while (left > 1) {
        u32 nth = draw_below(rollout, left--);
        swap_faces(&rollout->game, rollout->hidden[nth],
                   rollout->hidden[left]);
    }
    tile_board_group(&rollout->board, &rollout->start, &rollout->game);
}

/* Removes a tile that covers others; returns how many tiles this uncovers. */
static u8 uncover(const TileBoard *board, u8 *open, u8 tile)
{
    const TileLink *link = board->link + board->first_link[tile];
    const TileLink *end = board->link + board->first_link[tile + 1];
    u8 count = 0;
    ASSERT_SLOW(tile < MAHJONG_TILES);
    for (; link != end; link++)
        if (open[link->tile] >= MAHJONG_TILE_ABOVE) {
            open[link->tile] = (u8)(open[link->tile] - link->weight);
            if (open[link->tile] < MAHJONG_TILE_ABOVE)
                count++;
        }
    return count;
}

u8 rollout_count_uncovered(const MahjongRollout *rollout, u16 move)
{
    u8 open[MAHJONG_TILES];
    u8 count;
    memcpy(open, rollout->start.open, sizeof open);
    count = uncover(&rollout->board, open, (u8)(move & 255));
    return (u8)(count + uncover(&rollout->board, open, (u8)(move >> 8)));
}

/* ---------------------------------------------------------------- games */

/* A pair of tiles by their slots in the group. */
typedef struct RolloutPair {
    u32 score;
    u8 group, slots;
} RolloutPair;

static u32 pair_priority(const MahjongRollout *rollout,
                         const TileRemoval *removal, u8 tile)
{
    const TileBoard *board = &rollout->board;
    const TileLink *link = board->link + board->first_link[tile];
    const TileLink *end = board->link + board->first_link[tile + 1];
    u32 priority = (u32)CHAIN * rollout->chain[tile];
    for (; link != end; link++) {
        u8 open = removal->open[link->tile];
        if (!board->shut[open])
            continue;
        priority +=
            link->weight == MAHJONG_TILE_ABOVE ? HELD_BELOW : HELD_BESIDE;
        priority += board->shut[(u8)(open - link->weight)] ? 0 : FREED;
    }
    return priority;
}

static void consider_group(MahjongRollout *rollout, const TileRemoval *removal,
                           u8 group, u8 waiting, RolloutPair *best)
{
    u32 priority[MAHJONG_SAME] = {0};
    u8 slot, other;
    ASSERT_SLOW(group < MAHJONG_KINDS && waiting);
    for (slot = 0; slot < rollout->board.size[group]; slot++) {
        if (!(waiting >> slot & 1))
            continue;
        priority[slot] = pair_priority(rollout, removal,
                                       rollout->board.member[group][slot]);
        for (other = 0; other < slot; other++) {
            u32 score = 1 + priority[slot] + priority[other];
            if (!(waiting >> other & 1))
                continue;
            score += draw_below(rollout, LUCK);
            if (score > best->score) {
                best->score = score;
                best->group = group;
                best->slots = (u8)(1 << slot | 1 << other);
            }
        }
    }
}

static RolloutPair choose_pair(MahjongRollout *rollout,
                               const TileRemoval *removal)
{
    RolloutPair best = {0, 0, 0};
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++) {
        u8 waiting = (u8)(removal->available[group] & ~removal->gone[group]);
        if (waiting & (waiting - 1))
            consider_group(rollout, removal, group, waiting, &best);
    }
    return best;
}

static void take_pair(MahjongRollout *rollout, TileRemoval *removal,
                      const RolloutPair *pair)
{
    const u8 *member = rollout->board.member[pair->group];
    u8 first = member[__builtin_ctz(pair->slots)];
    u8 second = member[31 - __builtin_clz(pair->slots)];
    ASSERT_SLOW(first != second);
    rollout->partner[first] = second;
    rollout->partner[second] = first;
    tile_board_take(&rollout->board, removal, no_partners, pair->group,
                    pair->slots);
    rollout->nodes++;
}

static u8 play_out(MahjongRollout *rollout, RolloutPair pair)
{
    TileRemoval removal = rollout->start;
    memset(rollout->partner, NO_SPOT, sizeof rollout->partner);
    for (; pair.score; pair = choose_pair(rollout, &removal))
        take_pair(rollout, &removal, &pair);
    return !removal.left;
}

u8 rollout_play(MahjongRollout *rollout)
{
    return play_out(rollout, choose_pair(rollout, &rollout->start));
}

static u8 slot_bit(const TileBoard *board, u8 tile)
{
    ASSERT_SLOW(board->slot[tile] < MAHJONG_SAME);
    return (u8)(1 << board->slot[tile]);
}

u8 rollout_play_pair(MahjongRollout *rollout, u16 move)
{
    const TileBoard *board = &rollout->board;
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    RolloutPair pair = {1, board->group[first],
                        slot_bit(board, first) | slot_bit(board, second)};
    return play_out(rollout, pair);
}
