/* SPDX-License-Identifier: MIT */
/* For all that follows from some boards one view's tables are asked at once;
   what a view excludes need not be asked about in the next. */
#include "batched.h"

#include <string.h>

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* ---------------------------------------------------------------- riders */

u32 rider_size(const Guide *guide)
{
    return (u32)(sizeof(Rider) + count_lies(guide) * sizeof(Lie));
}

static void set_first(const Wave *wave, const SlidingBoard *board,
                      Rider *rider)
{
    const Guide *guide = wave->guide;
    Poses poses;
    u8 i;
    find_poses(guide, board, &poses);
    memset(rider, 0, wave->size);
    rider->state = start_state(&guide->words, board);
    rider->hole = board->hole;
    memcpy(rider->tile, board->tile, board->cells);
    lay_lies(guide, &poses, rider->lie);
    for (i = 0; i < guide->view_count; i++)
        rider->sum[i] = (u8)poses.sum[i];
}

/* ----------------------------------------------------------------- views */

/* A view at hand: by value, so that nothing written can be thought to change
   it. */
typedef struct Eye {
    View view;
    Ways *next;
    u8 number;
    u8 first; /* of its lies */
} Eye;

static Eye open_eye(const Guide *guide, u8 number)
{
    Eye eye = {guide->views[number], guide->words.next, number,
               (u8)(number * guide->most_tables)};
    return eye;
}

/* The table's byte is asked for before it is needed. */
static ALWAYS_INLINE void aim(const Eye *eye, const Rider *rider, u8 from,
                              Foal *foal)
{
    u8 tile = rider->tile[from];
    u8 number = eye->view.owner[tile].table;
    u8 slot = (u8)(eye->first + number);
    const Table *table = &eye->view.tables[number];
    Pose pose =
        shift_in_view(&eye->view, &rider->lie[slot], tile, from, rider->hole);
    u32 block = block_of(table->shape, pose.set, eye->view.cell[from]);
    u8 place;
    const u8 *byte = table_byte(table, block, pose.order, &place);
    __builtin_prefetch(byte);
    foal->byte = byte;
    foal->place = place;
    foal->slot[eye->number] = slot;
    foal->lie[eye->number] = lie_of(&pose);
}

/* Whether what the view needs is no more than is left. */
static inline u8 look(Foal *foal, u8 view, u32 left)
{
    Lie *lie = &foal->lie[view];
    u32 before = lie->order >> NEED_SHIFT;
    u32 bit = (u32)*foal->byte >> foal->place & 1;
    u32 step = value_after(before, bit) - before;
    lie->order += step << NEED_SHIFT;
    foal->sum[view] = (u8)(foal->rider->sum[view] + step);
    return foal->sum[view] <= left;
}

/* ------------------------------------------------------------- expansion */

/* Way by way, so that what is alike is done one after the other. */
static u32 find_foals(Wave *wave, const Crest *crest, u32 first, u32 count)
{
    const Guide *guide = wave->guide;
    const Eye eye = open_eye(guide, 0);
    u32 found = 0;
    u32 i;
    u8 way;
    for (way = 0; way < DIRECTIONS; way++)
        for (i = first; i < first + count; i++) {
            const Rider *rider = rider_at(wave, crest, i);
            Foal *foal = &wave->foals[found];
            u32 state = eye.next[rider->state][way];
            u8 from;
            if (!state)
                continue;
            from = guide->neighbour[rider->hole][way];
            aim(&eye, rider, from, foal);
            foal->rider = rider;
            foal->before = i;
            foal->state = state;
            foal->hole = from;
            wave->live[found] = (u16)found;
            found++;
        }
    return found;
}

/* Those that the view doesn't exclude; the next view is asked about them. */
static u32 ask_view(Wave *wave, u8 number, u32 left, u32 count)
{
    const u8 last = number + 1 == wave->guide->view_count;
    const Eye eye = open_eye(wave->guide, last ? number : (u8)(number + 1));
    u32 live = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        u16 which = wave->live[i];
        Foal *foal = &wave->foals[which];
        if (!look(foal, number, left))
            continue;
        wave->live[live++] = which;
        if (!last)
            aim(&eye, foal->rider, foal->hole, foal);
    }
    return live;
}

static void add_rider(const Wave *wave, const Foal *foal, Crest *crest)
{
    const Rider *before = foal->rider;
    Rider *rider = rider_at(wave, crest, crest->count++);
    u8 i;
    memcpy(rider, before, wave->size);
    rider->state = foal->state;
    rider->before = foal->before;
    rider->hole = foal->hole;
    rider->tile[before->hole] = before->tile[foal->hole];
    memcpy(rider->sum, foal->sum, VIEWS);
    for (i = 0; i < wave->guide->view_count; i++)
        rider->lie[foal->slot[i]] = foal->lie[i];
}

/* All that may follow from some riders. With tables that hold all tiles
   between them, nothing needed is the goal. */
Ending expand(Wave *wave, u32 length, u32 first, u32 count)
{
    const Crest *crest = &wave->crests[length];
    Crest *after = &wave->crests[length + 1];
    u32 left = wave->bound - length - 1;
    u32 live = find_foals(wave, crest, first, count);
    u32 i;
    u8 view;
    if (!spend_many(wave->budget, live))
        return SPENT;
    for (view = 0; view < wave->guide->view_count; view++)
        live = ask_view(wave, view, left, live);
    for (i = 0; i < live; i++) {
        const Foal *foal = &wave->foals[wave->live[i]];
        add_rider(wave, foal, after);
        if (foal->sum[0])
            continue;
        wave->found = length + 1;
        return FOUND;
    }
    return NONE;
}

/* From the crest's end, until nothing is left of it. */
Ending dig(Wave *wave, u32 length)
{
    Crest *crest = &wave->crests[length];
    while (crest->count) {
        u32 count = crest->count < ABREAST ? crest->count : ABREAST;
        Ending ending;
        crest->count -= count;
        ending = expand(wave, length, crest->count, count);
        if (ending == NONE)
            ending = dig(wave, length + 1);
        if (ending != NONE)
            return ending;
    }
    return NONE;
}

/* ----------------------------------------------------------------- waves */

static u8 take_crests(Wave *wave)
{
    u32 length;
    for (length = 0; length <= wave->bound; length++) {
        Crest *crest = &wave->crests[length];
        crest->count = 0;
        crest->riders = take(&wave->arena, MOST_AFTER, wave->size);
        if (!crest->riders)
            return 0;
    }
    return 1;
}

Wave *open_wave(const Guide *guide, const SlidingBoard *board, u32 bound,
                Arena arena)
{
    Wave *wave = take(&arena, 1, sizeof *wave);
    if (!wave)
        return NULL;
    memset(wave, 0, sizeof *wave);
    wave->guide = guide;
    wave->bound = bound;
    wave->size = rider_size(guide);
    wave->arena = arena;
    if (!take_crests(wave))
        return NULL;
    wave->crests[0].count = 1;
    set_first(wave, board, rider_at(wave, &wave->crests[0], 0));
    return wave;
}

/* From the last rider of the line's length back to the first. */
void trace_line(const Wave *wave, u8 *steps)
{
    u32 length = wave->found;
    const Rider *rider =
        rider_at(wave, &wave->crests[length], wave->crests[length].count - 1);
    while (length--) {
        steps[length] = rider->hole;
        rider = rider_at(wave, &wave->crests[length], rider->before);
    }
}

u64 wave_room(const Guide *guide, u32 bound)
{
    u64 crest = (u64)MOST_AFTER * rider_size(guide) + ARENA_STEP;
    return sizeof(Wave) + (bound + 1) * crest + 2 * ARENA_STEP;
}
