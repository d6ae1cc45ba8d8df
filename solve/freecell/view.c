/* SPDX-License-Identifier: MIT */
/* A card must move aside before it goes home if it lies on a lower one of its
   suit. And when cards wait for one another in a ring, each for one that lies
   on a lower card of its suit, then one of the ring must move aside. Rings
   that share no card are a move each, so their number is never too high. */
#include "view.h"

#include <string.h>

/* --------------------------------------------------------------- reading */

static u8 onto_of_digit(const Keys *keys, u8 card, u8 digit)
{
    static const u8 suits[2][2] = {{1, 2}, {0, 3}}; /* the other colour's */
    if (digit == 0)
        return keys->origin[card];
    if (digit < 3)
        return digit == 1 ? ON_FLOOR : IN_CELL;
    return CARD_OF(RANK_OF(card) + 1, suits[IS_RED(card)][digit - 3]);
}

/* What each card of two suits is on, and how far they are home. */
static void read_half(const Keys *keys, u64 half, u8 suits, u8 *onto, u8 *home)
{
    u8 rank, suit;
    for (rank = 1; rank <= FREECELL_KING; rank++)
        for (suit = suits; suit < suits + 2; suit++) {
            u8 card = CARD_OF(rank, suit);
            u8 digit = 0;
            if (rank == FREECELL_KING) {
                digit = (u8)(half % 3);
                half /= 3;
            } else if (rank > 1) {
                digit = (u8)(half % 5);
                half /= 5;
            }
            onto[card] = onto_of_digit(keys, card, digit);
        }
    home[suits] = (u8)(half % (FREECELL_KING + 1));
    home[suits + 1] = (u8)(half / (FREECELL_KING + 1));
}

/* From the floor up, then what lies on each card from the top down. */
static void read_column(View *view, const u8 *over, u8 first)
{
    u8 column[MOST_IN_ROW];
    u8 count = 0;
    u64 set = 0;
    u8 card;
    for (card = first; card; card = over[card])
        column[count++] = card;
    view->tops |= SET_OF(column[count - 1]);
    card = column[count - 1];
    while (count--) {
        view->above[column[count]] = set;
        view->under[column[count]] = (u8)(count ? column[count - 1] : 0);
        set |= SET_OF(column[count]);
    }
    view->set[card] = set;
    view->floors--;
}

static void place_cards(View *view, const u8 *onto)
{
    u8 over[FREECELL_CARDS + 4] = {0};
    u8 floors[FREECELL_COLUMNS];
    u8 count = 0;
    u8 card;
    for (card = CARD_OF(1, 0); card < COUNT_OF(over); card++) {
        if (view->home[SUIT_OF(card)] >= RANK_OF(card))
            continue;
        if (onto[card] == ON_FLOOR)
            floors[count++] = card;
        else if (onto[card] == IN_CELL) {
            view->cells |= SET_OF(card);
            view->above[card] = 0;
            view->taken++;
        } else
            over[onto[card]] = card;
    }
    while (count--)
        read_column(view, over, floors[count]);
}

/* ----------------------------------------------------------------- bound */

/* Cards that may be in a ring, and what each waits for of them. */
typedef struct Circle {
    u64 on[FREECELL_CARDS + 4];
    u64 rest;
} Circle;

/* Cards that wait for none of the rest are in no ring, nor those that none of
   the rest waits for. */
static void trim(Circle *circle)
{
    u64 before, cards, awaited;
    do {
        before = circle->rest;
        awaited = 0;
        for (cards = before; cards; cards &= cards - 1) {
            u64 on = circle->on[FIRST_OF(cards)] & circle->rest;
            awaited |= on;
            if (!on)
                circle->rest &= ~(cards & (0 - cards));
        }
        circle->rest &= awaited;
    } while (circle->rest != before);
}

/* Takes out cards that wait for each other, two by two; how often. */
static u32 take_pairs(Circle *circle)
{
    u64 cards = circle->rest;
    u32 count = 0;
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        u64 others = circle->on[card] & cards;
        while (others && !(circle->on[FIRST_OF(others)] & SET_OF(card)))
            others &= others - 1;
        if (!others)
            continue;
        others &= 0 - others;
        cards &= ~others;
        circle->rest &= ~(others | SET_OF(card));
        count++;
    }
    return count;
}

/* Going from each card to one that it waits for ends in a ring, when every
   card waits for some of the rest. */
static u64 find_ring(const Circle *circle)
{
    u64 seen = 0;
    u64 ring = 0;
    u8 card = FIRST_OF(circle->rest);
    for (; !(seen & SET_OF(card));
         card = FIRST_OF(circle->on[card] & circle->rest))
        seen |= SET_OF(card);
    for (; !(ring & SET_OF(card));
         card = FIRST_OF(circle->on[card] & circle->rest))
        ring |= SET_OF(card);
    return ring;
}

/* Rings that share no card, of a circle that is trimmed. */
static u32 count_rings(Circle *circle)
{
    u32 count = take_pairs(circle);
    for (trim(circle); circle->rest; trim(circle)) {
        circle->rest &= ~find_ring(circle);
        count++;
    }
    return count;
}

static void wait_in_suit(View *view, u8 suit)
{
    u64 on = 0;
    u8 card = CARD_OF(view->home[suit] + 1, suit);
    for (; card < COUNT_OF(view->on); card = (u8)(card + FREECELL_SUITS)) {
        if (on & SET_OF(card)) {
            view->aside |= SET_OF(card);
            view->asides++;
        } else
            view->waiting |= SET_OF(card);
        view->on[card] = on;
        on |= view->above[card];
    }
}

static void weigh_view(View *view)
{
    Circle circle;
    u64 cards;
    u8 suit;
    view->aside = view->waiting = 0;
    view->asides = 0;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        wait_in_suit(view, suit);
    for (cards = view->waiting; cards; cards &= cards - 1)
        circle.on[FIRST_OF(cards)] = view->on[FIRST_OF(cards)];
    circle.rest = view->waiting;
    trim(&circle);
    view->core = circle.rest;
    view->rings = count_rings(&circle);
}

/* The cards of which a lower one of their suit is in the set. */
static u64 that_wait_for(u64 set)
{
    u64 found = 0;
    for (; set; set &= set - 1)
        found |= (u64)0x1111111111111110 << FIRST_OF(set);
    return found;
}

/* Rings among those cards when so many wait for the one that has moved: the
   others wait for each other as they did. */
static u32 recount_rings(const View *view, u64 cards, u64 moved, u64 waiters)
{
    Circle circle;
    circle.rest = cards;
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        circle.on[card] = view->on[card] & ~moved;
        if (waiters & SET_OF(card))
            circle.on[card] |= moved;
    }
    trim(&circle);
    return count_rings(&circle);
}

u32 least_left(const View *view, u8 card, u8 onto)
{
    u64 moved = SET_OF(card);
    u64 waiters = onto < FIRST_CARD ? 0 : that_wait_for(view->set[onto]);
    u64 others = view->waiting & ~moved;
    u32 asides = view->asides - (view->aside & moved ? 1 : 0);
    if (waiters & moved)
        asides++;
    else if (waiters & others && view->on[card] & others)
        return asides + recount_rings(view, others | moved, moved, waiters);
    if (view->core & moved)
        return asides + recount_rings(view, others, moved, 0);
    return asides + view->rings;
}

void read_key(View *view, const Keys *keys, Key key)
{
    u8 onto[FREECELL_CARDS + 4];
    u8 suit;
    view->key = key;
    view->tops = view->cells = view->next = 0;
    view->taken = 0;
    view->floors = FREECELL_COLUMNS;
    read_half(keys, key.half[0] - 1, 0, onto, view->home);
    read_half(keys, key.half[1], 2, onto, view->home);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        view->next |= SET_OF(CARD_OF(view->home[suit] + 1, suit));
    place_cards(view, onto);
    weigh_view(view);
}

/* Whoever might want to lie on the card can go home instead, and so can
   whoever might want to lie on that one. */
u8 is_idle(const u8 *home, u8 card)
{
    u8 others = IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = RANK_OF(card);
    u8 twin = (u8)(3 - SUIT_OF(card));
    return rank <= 2 ||
           (home[others] + 2 >= rank && home[3 - others] + 2 >= rank &&
            home[twin] + 3 >= rank);
}
