/* SPDX-License-Identifier: MIT */
/* Taking tiles away until no more can be. The order makes no difference: what
   is free stays free. */
#include "tile_board.h"

#include <string.h>

/* Tiles that are to be taken, and have been counted as gone. */
typedef struct Pile {
    u32 count;
    u8 met; /* a goal */
    const u8 *goals;
    u8 tile[MAHJONG_TILES];
} Pile;

static const Goals no_goals;

static void start_pile(Pile *pile, const Goals goals)
{
    pile->count = 0;
    pile->met = 0;
    pile->goals = goals;
}

/* These of a group go, unless they are gone. */
static inline void send(const Heap *heap, Play *play, Pile *pile, u8 group,
                        u32 slots)
{
    slots &= ~(u32)play->gone[group];
    play->gone[group] |= (u8)slots;
    pile->met |= (u8)slots & pile->goals[group];
    for (; slots; slots &= slots - 1) {
        u8 slot = (u8)__builtin_ctz(slots);
        pile->tile[pile->count++] = heap->member[group][slot];
    }
}

static inline void make_available(const Heap *heap, Play *play, Pile *pile,
                                  const Partners partners, u8 tile)
{
    u8 group = heap->group[tile];
    u8 bit = (u8)(1 << heap->slot[tile]);
    u8 available = (u8)(play->available[group] | bit);
    u8 found = partners[tile] & available;
    play->available[group] = available;
    if (available == heap->full[group])
        send(heap, play, pile, group, available);
    else if (found)
        send(heap, play, pile, group, (u32)(found | bit));
}

static void work_off(const Heap *heap, Play *play, Pile *pile,
                     const Partners partners)
{
    while (pile->count && !pile->met) {
        u8 tile = pile->tile[--pile->count];
        const Link *link = heap->link + heap->first_link[tile];
        const Link *end = heap->link + heap->first_link[tile + 1];
        play->left--;
        for (; link != end; link++) {
            u8 before = play->open[link->tile];
            u8 after = (u8)(before - link->weight);
            play->open[link->tile] = after;
            if (heap->shut[before] != heap->shut[after])
                make_available(heap, play, pile, partners, link->tile);
        }
    }
}

/* The slots of a group that go at once. */
static u32 ready_slots(const Heap *heap, const Play *play,
                       const Partners partners, u8 group)
{
    u32 available = play->available[group];
    u32 waiting = available & ~(u32)play->gone[group];
    u32 slots = 0;
    if (available == heap->full[group])
        return available;
    for (; waiting; waiting &= waiting - 1) {
        u8 slot = (u8)__builtin_ctz(waiting);
        u32 found = partners[heap->member[group][slot]] & available;
        if (found)
            slots |= found | 1U << slot;
    }
    return slots;
}

void settle_play(const Heap *heap, Play *play, const Partners partners)
{
    Pile pile;
    u8 group;
    start_pile(&pile, no_goals);
    for (group = 0; group < MAHJONG_KINDS; group++)
        send(heap, play, &pile, group,
             ready_slots(heap, play, partners, group));
    work_off(heap, play, &pile, partners);
}

u8 try_slots(const Heap *heap, Play *play, const Partners partners,
             const Goals goals, u8 group, u8 slots)
{
    Pile pile;
    start_pile(&pile, goals);
    send(heap, play, &pile, group, slots);
    work_off(heap, play, &pile, partners);
    return pile.met || !play->left;
}

void take_slots(const Heap *heap, Play *play, const Partners partners,
                u8 group, u8 slots)
{
    (void)try_slots(heap, play, partners, no_goals, group, slots);
}

/* -------------------------------------------------------------- setting */

static void set_shut(Heap *heap)
{
    u8 open;
    for (open = 0; open < OPEN_KINDS; open++)
        heap->shut[open] = mahjong_openness_of(open) > 2;
}

static void set_links(Heap *heap, Play *play, const Mahjong *game)
{
    u8 table[MAHJONG_TILES][MAHJONG_LINKS];
    u16 count = 0;
    u8 tile, i;
    mahjong_weigh_tiles(&game->layout, game->face, play->open, table);
    for (tile = 0; tile < game->layout.count; tile++) {
        heap->first_link[tile] = count;
        for (i = 0; game->face[tile] && i < MAHJONG_LINKS; i++)
            if (table[tile][i] != NO_SPOT) {
                Link link = {table[tile][i], mahjong_link_weight[i]};
                heap->link[count++] = link;
            }
    }
    heap->first_link[tile] = count;
}

static void set_member(Heap *heap, Play *play, u8 group, u8 tile)
{
    u8 slot = heap->size[group]++;
    heap->group[tile] = group;
    heap->slot[tile] = slot;
    heap->member[group][slot] = tile;
    heap->full[group] |= (u8)(1 << slot);
    if (!heap->shut[play->open[tile]])
        play->available[group] |= (u8)(1 << slot);
}

void group_tiles(Heap *heap, Play *play, const Mahjong *game)
{
    u8 tile;
    memset(heap->size, 0, sizeof heap->size);
    memset(heap->full, 0, sizeof heap->full);
    memset(play->available, 0, sizeof play->available);
    for (tile = 0; tile < game->layout.count; tile++)
        if (game->face[tile])
            set_member(heap, play, (u8)(mahjong_tile_group(game, tile) - 1),
                       tile);
}

void set_heap(Heap *heap, Play *play, const Mahjong *game)
{
    memset(heap, 0, sizeof *heap);
    memset(play, 0, sizeof *play);
    play->left = game->left;
    set_shut(heap);
    set_links(heap, play, game);
    group_tiles(heap, play, game);
}
