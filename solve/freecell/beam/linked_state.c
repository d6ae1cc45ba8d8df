/* SPDX-License-Identifier: MIT */
/* Steps, with everything that a beam judges by kept up to date. */
#include "linked_state.h"

#include <string.h>

/* ----------------------------------------------------------------- price */

static i16 haste_of(const Links *links, const Taste *taste, u8 card)
{
    u8 nth = (u8)(RANK_OF(card) - links->home[SUIT_OF(card)] - 1);
    return nth < SOON ? taste->soon[nth] : 0;
}

static void add_score(Links *links, i32 price)
{
    links->score = (i16)(links->score + price);
}

static void take_cells(Links *links, const Custom *custom, i32 sign)
{
    const Taste *taste = custom->taste;
    u8 most = (u8)(links->taken + (sign > 0));
    links->taken = (u8)(links->taken + sign);
    add_score(links, sign * (taste->cell +
                             (most == custom->room ? taste->last_cell : 0)));
}

static void take_floors(Links *links, const Taste *taste, i32 sign)
{
    links->floors = (u8)(links->floors + sign);
    add_score(links, -sign * taste->floor);
}

/* The end of a column, as many cards as a step moves. */
typedef struct Run {
    u8 head; /* the deepest card */
    u8 last;
    u8 count;
    u64 set;
} Run;

/* What the cards of a run cost for what they lie on, and how many must go
   aside again. */
static i32 weigh(const Run *run, const Taste *taste, u64 below, u8 *aside)
{
    i32 price = 0;
    u64 cards = run->set;
    for (*aside = 0; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        if (below & blocked_by(card))
            price += taste->blocks;
        if (below & own_blocked_by(card)) {
            price += taste->aside;
            ++*aside;
        }
    }
    return price;
}

/* Whether a sequence, from its last card down, has one to go aside. */
static u8 has_aside(const Links *links, u64 below, u8 card)
{
    u8 under;
    for (;; card = under) {
        under = links->under[card];
        below &= ~SET_OF(card);
        if (below & own_blocked_by(card))
            return 1;
        if (!are_linked(card, under))
            return 0;
    }
}

/* A run comes to lie on a column (sign 1), or is lifted from it (-1); the
   column is seen without it. */
static void weigh_run(Links *links, const Taste *taste, u8 column,
                      const Run *run, i32 sign)
{
    u64 below = links->set[column];
    u8 under = links->under[run->head];
    u8 linked = are_linked(run->head, under);
    u8 aside;
    i32 price = weigh(run, taste, below, &aside);
    price += run->count * links->urgent[column];
    if (under && !linked)
        price += taste->broken;
    links->aside = (u8)(links->aside + sign * aside);
    if (aside && !(linked && has_aside(links, below, under))) {
        links->piles = (u8)(links->piles + sign);
        price += taste->piles;
    }
    add_score(links, sign * price);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(Links *links, const Custom *custom, u8 card)
{
    links->cells |= SET_OF(card);
    links->key += mix(card, IN_CELL);
    take_cells(links, custom, 1);
}

static void take_from_cell(Links *links, const Custom *custom, u8 card)
{
    links->cells &= ~SET_OF(card);
    links->key -= mix(card, IN_CELL);
    take_cells(links, custom, -1);
}

static void hurry(Links *links, const Taste *taste, u8 column, u64 set,
                  i32 sign)
{
    for (; set; set &= set - 1)
        links->urgent[column] =
            (i16)(links->urgent[column] +
                  sign * haste_of(links, taste, FIRST_OF(set)));
}

/* A column's end is another one: what lies under what is in order? */
static void look_at_end(Links *links, const Taste *taste, u8 column)
{
    u8 buried = links->height[column];
    u8 card = links->top[column];
    if (card)
        for (buried--; RANK_OF(card) <= RANK_OF(links->under[card]); buried--)
            card = links->under[card];
    add_score(links, taste->buried * (buried - links->buried[column]));
    links->buried[column] = buried;
}

static void lift(Links *links, const Taste *taste, u8 from, const Run *run)
{
    u8 under = links->under[run->head];
    links->set[from] &= ~run->set;
    hurry(links, taste, from, run->set, -1);
    weigh_run(links, taste, from, run, -1);
    links->key -= mix(run->head, under);
    links->tops ^= SET_OF(run->last);
    links->top[from] = under;
    links->height[from] = (u8)(links->height[from] - run->count);
    if (under)
        links->tops |= SET_OF(under);
    else
        take_floors(links, taste, 1);
    if (RANK_OF(run->head) > RANK_OF(under))
        look_at_end(links, taste, from);
}

static void drop(Links *links, const Taste *taste, u8 to, const Run *run)
{
    u8 under = links->top[to];
    links->under[run->head] = under;
    weigh_run(links, taste, to, run, 1);
    hurry(links, taste, to, run->set, 1);
    links->set[to] |= run->set;
    links->key += mix(run->head, under);
    links->tops |= SET_OF(run->last);
    links->top[to] = run->last;
    links->height[to] = (u8)(links->height[to] + run->count);
    if (under)
        links->tops ^= SET_OF(under);
    else
        take_floors(links, taste, -1);
    if (RANK_OF(run->head) > RANK_OF(under))
        look_at_end(links, taste, to);
}

static Run one_card(u8 card)
{
    Run run = {card, card, 1, SET_OF(card)};
    return run;
}

static u8 column_of(const Links *links, u8 card)
{
    u8 i = 0;
    while (!(links->set[i] & SET_OF(card)))
        i++;
    return i;
}

/* A card of a suit that has come nearer to going home. */
static void near_home(Links *links, u8 card, i16 more)
{
    u8 column, at;
    i16 above = 0;
    if (!more || card >= COUNT_OF(links->under) || links->cells & SET_OF(card))
        return;
    column = column_of(links, card);
    for (at = links->top[column]; at != card; at = links->under[at])
        above++;
    links->urgent[column] = (i16)(links->urgent[column] + more);
    add_score(links, more * above);
}

static void send_home(Links *links, const Custom *custom, u8 card)
{
    const Taste *taste = custom->taste;
    Run run = one_card(card);
    u8 nth;
    if (links->cells & SET_OF(card))
        take_from_cell(links, custom, card);
    else
        lift(links, taste, column_of(links, card), &run);
    links->last = 0;
    links->home[SUIT_OF(card)]++;
    links->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
    add_score(links, -taste->left);
    for (nth = 0; nth < SOON; nth++)
        near_home(links, (u8)(card + (nth + 1) * FREECELL_SUITS),
                  (i16)(taste->soon[nth] -
                        (nth + 1 < SOON ? taste->soon[nth + 1] : 0)));
}

void fly_links(Links *links, const Custom *custom)
{
    u64 idle = 0;
    u64 ready;
    while ((ready = (links->tops | links->cells) & links->next & ~idle) != 0) {
        u8 card = FIRST_OF(ready);
        if (is_hasty(links->home, card, custom->haste)) {
            send_home(links, custom, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

static Run find_run(const Links *links, u8 from, u8 head)
{
    Run run = {head, links->top[from], 1, SET_OF(head)};
    u8 card;
    for (card = run.last; card != head; card = links->under[card]) {
        run.set |= SET_OF(card);
        run.count++;
    }
    return run;
}

static u8 first_floor(const Links *links)
{
    u8 i = 0;
    while (links->top[i])
        i++;
    return i;
}

static void put_run(Links *links, const Custom *custom, u8 onto,
                    const Run *run)
{
    if (onto == IN_CELL)
        put_in_cell(links, custom, run->head);
    else
        drop(links, custom->taste,
             onto ? column_of(links, onto) : first_floor(links), run);
}

void play_links(Links *links, const Custom *custom, Step step)
{
    Run run = one_card(step.card);
    links->last = step.card;
    if (step.onto == AT_HOME)
        send_home(links, custom, step.card);
    else if (links->cells & SET_OF(step.card)) {
        take_from_cell(links, custom, step.card);
        put_run(links, custom, step.onto, &run);
    } else {
        u8 from = column_of(links, step.card);
        run = find_run(links, from, step.card);
        lift(links, custom->taste, from, &run);
        put_run(links, custom, step.onto, &run);
    }
    fly_links(links, custom);
}

/* --------------------------------------------------------------- reading */

static void read_columns(Links *links, const Taste *taste,
                         const FreeCell *game)
{
    u8 i, j;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++) {
            Run run = one_card(game->column[i][j]);
            drop(links, taste, i, &run);
        }
}

void read_links(Links *links, const Custom *custom, const FreeCell *game)
{
    u8 i;
    memset(links, 0, sizeof *links);
    memcpy(links->home, game->home, sizeof links->home);
    links->key = 1; /* 0 is no key */
    links->floors = FREECELL_COLUMNS;
    add_score(links, -FREECELL_COLUMNS * custom->taste->floor);
    for (i = 0; i < FREECELL_SUITS; i++) {
        links->next |= SET_OF(CARD_OF(game->home[i] + 1, i));
        add_score(links,
                  custom->taste->left * (FREECELL_KING - game->home[i]));
    }
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            put_in_cell(links, custom, game->cell[i]);
    read_columns(links, custom->taste, game);
}
