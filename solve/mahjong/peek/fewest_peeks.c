/* SPDX-License-Identifier: MIT */
/* The search goes pair by pair, many positions abreast: those that have peeked
   least, of those that the solver says can be won. What is free of all of a
   kind goes at once, which costs nothing and can do no harm. A beam that never
   had to leave a position out has found the least there is. */
#include "fewest_peeks.h"

#include <string.h>

#include "solve/mahjong/mahjong.h"
#include "solve/mahjong/solution.h"

enum {
    MOST_WIDTH = 256,
    WIDENING = 4,
    OFFERS = 16384, /* pairs that are weighed at once */
    STEPS = MAHJONG_TILES / 2,
    ROOT = STEPS * MOST_WIDTH, /* a place in the history */
    VERDICT_NODES = 20000,
    PEEKED = 8, /* a tile that was peeked at, and one that is hidden yet, */
    HIDDEN = 3, /* in the value of a position; lower ones are better */
    NO_PEEKS = 0xFFFF
};

/* A position of the beam. */
typedef struct Stand {
    Play play;
    u16 peeks;
    u32 step; /* in the history */
} Stand;

typedef struct Offer {
    u32 value;
    u16 stand; /* that it leads on from */
    u16 peeks;
    u8 group, slots;
} Offer;

/* A pair that was taken, and the place of the one before. */
typedef struct Step {
    u32 before;
    u8 group, slots;
} Step;

typedef struct Beams {
    TileLine line; /* the best so far */
    const Question *question;
    Question asked;
    u64 nodes;
    u16 least; /* what the best line peeks at */
    u16 width;
    u16 stands, offers;
    u8 whole; /* nothing was left out */
    Heap heap;
    Stand stand[2][MOST_WIDTH];
    Offer offer[OFFERS];
    Step history[ROOT];
} Beams;

static const Partners no_partners;

/* ----------------------------------------------------------------- peeks */

u32 count_peeks(const Mahjong *game, const u16 *line, u32 length)
{
    Mahjong walk = *game;
    u8 begun[MAHJONG_KINDS + 1] = {0};
    u32 peeks = 0;
    u32 i;
    u8 tile;
    for (i = 0; i < length; i++) {
        const u8 group = mahjong_tile_group(&walk, (u8)(line[i] & 255));
        for (tile = 0; !begun[group] && tile < walk.layout.count; tile++)
            peeks += mahjong_tile_group(&walk, tile) == group &&
                     walk.open[tile] >= TILE_ABOVE;
        begun[group] = 1;
        mahjong.apply(&walk, line[i], NULL);
    }
    return peeks;
}

static u16 count_hidden(const Heap *heap, const Play *play, u8 group)
{
    u32 slots = heap->full[group] & ~(u32)play->available[group];
    u16 hidden = 0;
    for (; slots; slots &= slots - 1)
        if (play->open[heap->member[group][__builtin_ctz(slots)]] >=
            TILE_ABOVE)
            hidden++;
    return hidden;
}

/* ---------------------------------------------------------------- offers */

/* The lower the better: what was peeked at, and what there still is to peek
   at. */
static u32 value_of(const Heap *heap, const Play *play, u16 peeks)
{
    u32 hidden = 0;
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++)
        if (!play->gone[group])
            hidden += count_hidden(heap, play, group);
    return PEEKED * peeks + HIDDEN * hidden;
}

static void offer_pair(Beams *beams, u16 nth, const Stand *stand, u8 group,
                       u8 slots)
{
    Offer offer = {0, nth, stand->peeks, group, slots};
    Play play;
    if (!stand->play.gone[group])
        offer.peeks += count_hidden(&beams->heap, &stand->play, group);
    if (offer.peeks >= beams->least)
        return;
    if (beams->offers == OFFERS) {
        beams->whole = 0;
        return;
    }
    play = stand->play;
    take_slots(&beams->heap, &play, no_partners, group, slots);
    beams->nodes++;
    offer.value = play.left ? value_of(&beams->heap, &play, offer.peeks) : 0;
    beams->offer[beams->offers++] = offer;
}

static void offer_group(Beams *beams, u16 nth, const Stand *stand, u8 group)
{
    const u32 waiting =
        stand->play.available[group] & ~(u32)stand->play.gone[group];
    u32 firsts, others;
    for (firsts = waiting; firsts; firsts &= firsts - 1) {
        const u32 first = firsts & -firsts;
        for (others = firsts & ~first; others; others &= others - 1)
            offer_pair(beams, nth, stand, group,
                       (u8)(first | (others & -others)));
    }
}

static void make_offers(Beams *beams, const Stand *stands)
{
    u16 nth;
    u8 group;
    beams->offers = 0;
    for (nth = 0; nth < beams->stands; nth++)
        for (group = 0; group < MAHJONG_KINDS; group++)
            offer_group(beams, nth, &stands[nth], group);
}

/* A heap of the offers, the best on top. */
static void sink(Offer *offers, u32 at, u32 count)
{
    const Offer offer = offers[at];
    u32 child = 2 * at + 1;
    for (; child < count; child = 2 * at + 1) {
        if (child + 1 < count && offers[child + 1].value < offers[child].value)
            child++;
        if (offers[child].value >= offer.value)
            break;
        offers[at] = offers[child];
        at = child;
    }
    offers[at] = offer;
}

static void pile_offers(Beams *beams)
{
    u32 at = beams->offers / 2;
    while (at--)
        sink(beams->offer, at, beams->offers);
}

static Offer next_offer(Beams *beams)
{
    const Offer best = beams->offer[0];
    beams->offer[0] = beams->offer[--beams->offers];
    if (beams->offers)
        sink(beams->offer, 0, beams->offers);
    return best;
}

/* --------------------------------------------------------------- verdicts */

static void clear_gone(Mahjong *game, const Heap *heap, const Play *play)
{
    u8 tile;
    for (tile = 0; tile < game->layout.count; tile++)
        if (game->face[tile] &&
            play->gone[heap->group[tile]] >> heap->slot[tile] & 1) {
            game->face[tile] = 0;
            game->left--;
        }
    mahjong_weigh_tiles(&game->layout, game->face, game->open, NULL);
}

static u8 can_be_won(Beams *beams, const Play *play)
{
    Mahjong game = *(const Mahjong *)beams->question->position;
    Answer answer;
    clear_gone(&game, &beams->heap, play);
    beams->asked.position = &game;
    solve(&beams->asked, &answer);
    beams->nodes += answer.nodes;
    if (answer.verdict == LIMIT)
        beams->whole = 0;
    return answer.verdict == SOLVED;
}

/* ------------------------------------------------------------------ lines */

static void take_pair(TileLine *line, u8 first, u8 second)
{
    const u16 move =
        (u16)(first < second ? first | second << 8 : second | first << 8);
    if (!mahjong.apply(&line->game, move, NULL))
        line->move[line->count++] = move;
}

static void take_step(TileLine *line, const Heap *heap, const Step *step)
{
    const u8 *member = heap->member[step->group];
    take_pair(line, member[__builtin_ctz(step->slots)],
              member[31 - __builtin_clz(step->slots)]);
}

/* Pairs of kinds of which all are free, until there is none. */
static void take_free_kinds(TileLine *line, const Heap *heap)
{
    static const Partners any;
    TileLine free_kinds = *line;
    (void)write_pairs(&free_kinds, heap, any);
    for (u8 i = 0; i < free_kinds.count; i++)
        take_pair(line, (u8)(free_kinds.move[i] & 255),
                  (u8)(free_kinds.move[i] >> 8));
}

static void write_line(Beams *beams, u32 at)
{
    u32 places[STEPS];
    u32 count = 0;
    TileLine line;
    for (; at != ROOT; at = beams->history[at].before)
        places[count++] = at;
    line.game = *(const Mahjong *)beams->question->position;
    line.count = 0;
    take_free_kinds(&line, &beams->heap);
    while (count--) {
        take_step(&line, &beams->heap, &beams->history[places[count]]);
        take_free_kinds(&line, &beams->heap);
    }
    if (mahjong.status(&line.game) == WON)
        beams->line = line;
}

/* ------------------------------------------------------------------ beams */

/* Offers come in the order of their peeks where they lead to the same. */
static u8 is_known(const Stand *stands, u16 count, const Play *play)
{
    u16 i;
    for (i = 0; i < count; i++)
        if (stands[i].play.left == play->left &&
            !memcmp(stands[i].play.gone, play->gone, sizeof play->gone))
            return 1;
    return 0;
}

static u8 may_go_on(const Beams *beams)
{
    return beams->nodes < beams->question->most_nodes &&
           !is_stopped(beams->question);
}

/* Where an offer leads, if anywhere; "to" is the next place. */
static u8 accept(Beams *beams, const Offer *offer, const Stand *from,
                 Stand *stands, u16 to, u32 place)
{
    Stand *stand = &stands[to];
    Step step = {from->step, offer->group, offer->slots};
    *stand = *from;
    stand->peeks = offer->peeks;
    stand->step = place;
    take_slots(&beams->heap, &stand->play, no_partners, offer->group,
               offer->slots);
    if (offer->peeks >= beams->least || is_known(stands, to, &stand->play))
        return 0;
    beams->history[place] = step;
    if (!stand->play.left) {
        beams->least = offer->peeks;
        write_line(beams, place);
        return 0;
    }
    return can_be_won(beams, &stand->play);
}

static void advance(Beams *beams, const Stand *from, Stand *to, u32 place)
{
    u16 count = 0;
    make_offers(beams, from);
    pile_offers(beams);
    while (beams->offers && count < beams->width && may_go_on(beams)) {
        const Offer offer = next_offer(beams);
        count += accept(beams, &offer, &from[offer.stand], to, count,
                        place + count);
    }
    if (beams->offers)
        beams->whole = 0;
    beams->stands = count;
}

static void send_beam(Beams *beams)
{
    Stand *first = &beams->stand[0][0];
    u32 step;
    memset(first, 0, sizeof *first);
    set_heap(&beams->heap, &first->play, beams->question->position);
    settle_play(&beams->heap, &first->play, no_partners);
    first->step = ROOT;
    beams->stands = first->play.left > 0;
    beams->whole = 1;
    for (step = 0; step < STEPS && beams->stands; step++)
        advance(beams, beams->stand[step & 1], beams->stand[~step & 1],
                step * MOST_WIDTH);
}

/* -------------------------------------------------------------- questions */

static Beams *lay_out(const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    Beams *beams = (Beams *)(void *)((u8 *)question->memory + skip);
    if (question->size < skip + sizeof(Beams))
        return NULL;
    memset(beams, 0, sizeof *beams);
    beams->question = question;
    beams->asked = *question;
    beams->asked.how = SOLVE_PROVE;
    beams->asked.memory = beams + 1;
    beams->asked.size = question->size - skip - sizeof(Beams);
    return beams;
}

static void keep_first_line(Beams *beams, const Answer *answer)
{
    const Mahjong *game = beams->question->position;
    memcpy(beams->line.move, answer->line, answer->length * sizeof(u16));
    beams->line.count = (u8)answer->length;
    beams->least = (u16)count_peeks(game, beams->line.move, beams->line.count);
    beams->asked.most_nodes = VERDICT_NODES;
}

void peek_little(const Question *question, Answer *answer)
{
    Beams *beams = lay_out(question);
    answer->verdict = LIMIT;
    if (!beams)
        return;
    solve(&beams->asked, answer);
    if (answer->verdict != SOLVED)
        return;
    beams->nodes = answer->nodes;
    keep_first_line(beams, answer);
    for (beams->width = 1; beams->width <= MOST_WIDTH && !beams->whole &&
                           beams->least && may_go_on(beams);
         beams->width *= WIDENING)
        send_beam(beams);
    answer->line = beams->line.move;
    answer->length = beams->line.count;
    answer->nodes = beams->nodes;
    answer->proven = beams->whole || !beams->least;
}
