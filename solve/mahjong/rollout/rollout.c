/* SPDX-License-Identifier: MIT */
/* The player of trials takes all of a group that is free, and else the pair
   for which the longest chains of others wait, with some luck. */
#include "rollout.h"

#include <string.h>

#include "solve/mix.h"

enum { CHAIN = 16, FREED = 24, HELD_BESIDE = 8, HELD_BELOW = 16, LUCK = 16 };

static const Partners no_partners;

/* Marsaglia's xorshift with Vigna's multiplication. */
static u32 draw_below(Trials *trials, u32 below)
{
    trials->lot ^= trials->lot >> 12;
    trials->lot ^= trials->lot << 25;
    trials->lot ^= trials->lot >> 27;
    return (u32)((trials->lot * 0x2545F4914F6CDD1D >> 32) * below >> 32);
}

/* --------------------------------------------------------------- chains */

/* Tiles in the order in which they come free when all that are free are taken
   at once, again and again. */
typedef struct Waves {
    u8 open[MAHJONG_TILES];
    u8 tile[MAHJONG_TILES];
    u8 wave[MAHJONG_TILES];
    u8 count;
} Waves;

static void take_in_waves(Waves *waves, const Heap *heap, u8 tile)
{
    const Link *link = heap->link + heap->first_link[tile];
    const Link *end = heap->link + heap->first_link[tile + 1];
    for (; link != end; link++) {
        u8 before = waves->open[link->tile];
        u8 after = (u8)(before - link->weight);
        waves->open[link->tile] = after;
        if (heap->shut[before] && !heap->shut[after]) {
            waves->wave[link->tile] = (u8)(waves->wave[tile] + 1);
            waves->tile[waves->count++] = link->tile;
        }
    }
}

static void make_waves(Waves *waves, const Trials *trials)
{
    const Heap *heap = &trials->heap;
    u8 tile, at;
    memset(waves, 0, sizeof *waves);
    memcpy(waves->open, trials->start.open, sizeof waves->open);
    for (tile = 0; tile < trials->game.layout.count; tile++)
        if (trials->game.face[tile] && !heap->shut[waves->open[tile]])
            waves->tile[waves->count++] = tile;
    for (at = 0; at < waves->count; at++)
        take_in_waves(waves, heap, waves->tile[at]);
}

static void set_chains(Trials *trials)
{
    const Heap *heap = &trials->heap;
    Waves waves;
    u8 at;
    make_waves(&waves, trials);
    for (at = waves.count; at--;) {
        u8 tile = waves.tile[at];
        const Link *link = heap->link + heap->first_link[tile];
        const Link *end = heap->link + heap->first_link[tile + 1];
        for (; link != end; link++)
            if (waves.wave[link->tile] > waves.wave[tile] &&
                trials->chain[link->tile] >= trials->chain[tile])
                trials->chain[tile] = (u8)(trials->chain[link->tile] + 1);
    }
}

/* ---------------------------------------------------------------- deals */

static void swap_faces(Mahjong *game, u8 tile, u8 other)
{
    u8 face = game->face[tile];
    game->face[tile] = game->face[other];
    game->face[other] = face;
}

/* What is hidden must not be told by how it came. */
static void sort_hidden(Trials *trials)
{
    u8 *face = trials->game.face;
    const u8 *hidden = trials->hidden;
    u8 i, j;
    for (i = 0; i < trials->hidden_count; i++)
        for (j = i; j && face[hidden[j]] < face[hidden[j - 1]]; j--)
            swap_faces(&trials->game, hidden[j], hidden[j - 1]);
}

void set_trials(Trials *trials, const Mahjong *game, const u8 *seed)
{
    u8 i;
    memset(trials, 0, sizeof *trials);
    trials->game = *game;
    for (i = 0; i < SEED_SIZE; i++)
        trials->lot = trials->lot << 8 | seed[i];
    trials->lot = (trials->lot ^ GOLDEN_MULTIPLIER) * 2 + 1;
    set_heap(&trials->heap, &trials->start, &trials->game);
    set_chains(trials);
}

void hide_tiles(Trials *trials)
{
    const Mahjong *game = &trials->game;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (game->face[i] && game->open[i] >= TILE_ABOVE)
            trials->hidden[trials->hidden_count++] = i;
    sort_hidden(trials);
    group_tiles(&trials->heap, &trials->start, &trials->game);
}

void deal_hidden(Trials *trials)
{
    u8 left = trials->hidden_count;
    while (left > 1) {
        u32 nth = draw_below(trials, left--);
        swap_faces(&trials->game, trials->hidden[nth], trials->hidden[left]);
    }
    group_tiles(&trials->heap, &trials->start, &trials->game);
}

/* Takes a tile from those above others; how many nothing lies on then. */
static u8 uncover(const Heap *heap, u8 *open, u8 tile)
{
    const Link *link = heap->link + heap->first_link[tile];
    const Link *end = heap->link + heap->first_link[tile + 1];
    u8 count = 0;
    for (; link != end; link++)
        if (open[link->tile] >= TILE_ABOVE) {
            open[link->tile] = (u8)(open[link->tile] - link->weight);
            if (open[link->tile] < TILE_ABOVE)
                count++;
        }
    return count;
}

u8 count_uncovered(const Trials *trials, u16 move)
{
    u8 open[MAHJONG_TILES];
    u8 count;
    memcpy(open, trials->start.open, sizeof open);
    count = uncover(&trials->heap, open, (u8)(move & 255));
    return (u8)(count + uncover(&trials->heap, open, (u8)(move >> 8)));
}

/* ---------------------------------------------------------------- games */

/* A pair by its slots. */
typedef struct Offer {
    u32 score;
    u8 group, slots;
} Offer;

static u32 pull_of(const Trials *trials, const Play *play, u8 tile)
{
    const Heap *heap = &trials->heap;
    const Link *link = heap->link + heap->first_link[tile];
    const Link *end = heap->link + heap->first_link[tile + 1];
    u32 pull = (u32)CHAIN * trials->chain[tile];
    for (; link != end; link++) {
        u8 open = play->open[link->tile];
        if (!heap->shut[open])
            continue;
        pull += link->weight == TILE_ABOVE ? HELD_BELOW : HELD_BESIDE;
        pull += heap->shut[(u8)(open - link->weight)] ? 0 : FREED;
    }
    return pull;
}

static void offer_group(Trials *trials, const Play *play, u8 group, u8 waiting,
                        Offer *best)
{
    u32 pull[MAHJONG_SAME] = {0};
    u8 slot, other;
    for (slot = 0; slot < trials->heap.size[group]; slot++) {
        if (!(waiting >> slot & 1))
            continue;
        pull[slot] = pull_of(trials, play, trials->heap.member[group][slot]);
        for (other = 0; other < slot; other++) {
            u32 score = 1 + pull[slot] + pull[other];
            if (!(waiting >> other & 1))
                continue;
            score += draw_below(trials, LUCK);
            if (score > best->score) {
                best->score = score;
                best->group = group;
                best->slots = (u8)(1 << slot | 1 << other);
            }
        }
    }
}

static Offer best_offer(Trials *trials, const Play *play)
{
    Offer best = {0, 0, 0};
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++) {
        u8 waiting = (u8)(play->available[group] & ~play->gone[group]);
        if (waiting & (waiting - 1))
            offer_group(trials, play, group, waiting, &best);
    }
    return best;
}

static void take_offer(Trials *trials, Play *play, const Offer *offer)
{
    const u8 *member = trials->heap.member[offer->group];
    u8 first = member[__builtin_ctz(offer->slots)];
    u8 second = member[31 - __builtin_clz(offer->slots)];
    trials->mate[first] = second;
    trials->mate[second] = first;
    take_slots(&trials->heap, play, no_partners, offer->group, offer->slots);
    trials->nodes++;
}

static u8 play_out(Trials *trials, Offer offer)
{
    Play play = trials->start;
    memset(trials->mate, NO_SPOT, sizeof trials->mate);
    for (; offer.score; offer = best_offer(trials, &play))
        take_offer(trials, &play, &offer);
    return !play.left;
}

u8 try_game(Trials *trials)
{
    return play_out(trials, best_offer(trials, &trials->start));
}

static u8 slot_bit(const Heap *heap, u8 tile)
{
    return (u8)(1 << heap->slot[tile]);
}

u8 try_pair(Trials *trials, u16 move)
{
    const Heap *heap = &trials->heap;
    u8 first = (u8)(move & 255);
    u8 second = (u8)(move >> 8);
    Offer offer = {1, heap->group[first],
                   slot_bit(heap, first) | slot_bit(heap, second)};
    return play_out(trials, offer);
}
