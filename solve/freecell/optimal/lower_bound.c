/* SPDX-License-Identifier: MIT */
/* A card must move aside before it goes home if it lies on a lower one of its
   suit. And when cards wait for one another in a ring, each for one that lies
   on a lower card of its suit, then one of the ring must move aside. Rings
   that share no card are a move each, so their number is never too high. */
#include "lower_bound.h"

#include <string.h>

/* ----------------------------------------------------------------- bound */

#define SUIT_SET(suit) ((u64)0x1111111111111110 << (suit))

/* Cards that may be in a ring, and what leaves before each of them goes home.
   That is never less for a higher card of a suit. */
typedef struct Circle {
    u64 on[FREECELL_CARDS + 4];
} Circle;

/* Cards that wait for none of the rest are in no ring. */
static u64 trim_suit(const Circle *circle, u64 rest, u8 suit)
{
    u64 own = rest & SUIT_SET(suit);
    while (own && !(circle->on[FIRST_OF(own)] & rest)) {
        rest &= ~(own & (0 - own));
        own &= own - 1;
    }
    return rest;
}

static u64 awaited_by(const Circle *circle, u64 rest)
{
    u64 awaited = 0;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u64 own = rest & SUIT_SET(suit);
        if (own)
            awaited |= circle->on[LAST_OF(own)];
    }
    return awaited;
}

/* Nor are those that none of the rest waits for. */
static u64 trim(const Circle *circle, u64 rest)
{
    u64 before;
    u8 suit;
    do {
        before = rest;
        for (suit = 0; suit < FREECELL_SUITS; suit++)
            rest = trim_suit(circle, rest, suit);
        rest &= awaited_by(circle, rest);
    } while (rest != before);
    return rest;
}

/* Takes out cards that all wait for each other, two to four: all but one move
   aside. How many do. */
static u8 take_knots(const Circle *circle, u64 *rest)
{
    u64 cards = *rest;
    u8 count = 0;
    for (; cards; cards &= cards - 1) {
        u64 knot = cards & (0 - cards);
        u64 others = circle->on[FIRST_OF(cards)] & cards;
        for (; others; others &= others - 1) {
            u8 card = FIRST_OF(others);
            if (knot & ~circle->on[card])
                continue;
            others &= circle->on[card] | SET_OF(card);
            knot |= SET_OF(card);
            count++;
        }
        if (knot & (knot - 1)) {
            *rest &= ~knot;
            cards &= ~knot | (cards & (0 - cards));
        }
    }
    return count;
}

/* Going from each card to one that it waits for ends in a ring, when every
   card waits for some of the rest. */
static u64 find_ring(const Circle *circle, u64 rest)
{
    u64 seen = 0;
    u64 ring = 0;
    u8 card = FIRST_OF(rest);
    for (; !(seen & SET_OF(card)); card = FIRST_OF(circle->on[card] & rest))
        seen |= SET_OF(card);
    for (; !(ring & SET_OF(card)); card = FIRST_OF(circle->on[card] & rest))
        ring |= SET_OF(card);
    return ring;
}

/* Knots and rings that share no card, of a circle that is trimmed. */
static u8 count_rings(const Circle *circle, u64 rest)
{
    u8 count = take_knots(circle, &rest);
    while ((rest = trim(circle, rest)) != 0) {
        rest &= ~find_ring(circle, rest);
        count++;
    }
    return count;
}

static void wait_in_suit(Circle *circle, const View *view, u8 suit)
{
    u64 on = 0;
    u8 card = CARD_OF(view->home[suit] + 1, suit);
    for (; card < COUNT_OF(circle->on); card = (u8)(card + FREECELL_SUITS)) {
        circle->on[card] = on;
        on |= view->above[card];
    }
}

static void weigh_view(View *view)
{
    Circle circle;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        wait_in_suit(&circle, view, suit);
    view->core = trim(&circle, view->left & ~view->aside);
    view->rings = count_rings(&circle, view->core);
}

/* --------------------------------------------------------------- reading */

/* Digits of a half of a key: of two suits' cards from the twos to the queens,
   rank by rank, then of the kings. */
enum { TWOS = 2, SHORT_OF_KINGS = 2 * (FREECELL_KING - TWOS) };

static u8 onto_of_digit(const Keys *keys, u8 card, u8 digit)
{
    static const u8 suits[2][2] = {{1, 2}, {0, 3}}; /* the other colour's */
    if (digit == 0)
        return keys->origin[card];
    if (digit < 3)
        return digit == 1 ? ON_FLOOR : IN_CELL;
    return CARD_OF(RANK_OF(card) + 1, suits[IS_RED(card)][digit - 3]);
}

void set_digits(Digits *digits, const Keys *keys)
{
    u32 number;
    u8 card, i;
    for (number = 0; number < FOUR_DIGITS; number++) {
        u32 rest = number;
        for (i = 0; i < 4; i++, rest /= 5)
            digits->of[number][i] = (u8)(rest % 5);
    }
    for (card = CARD_OF(1, 0); card < COUNT_OF(digits->onto); card++)
        for (i = 0; i < 5; i++)
            digits->onto[card][i] = onto_of_digit(keys, card, i);
}

/* What each card of two suits is on, and how far they are home. */
static void read_half(const Digits *digits, u64 half, u8 suits, u8 *onto,
                      u8 *home)
{
    u8 digit[SHORT_OF_KINGS + 4];
    u8 i;
    for (i = 0; i < SHORT_OF_KINGS - 2; i += 4, half /= FOUR_DIGITS)
        memcpy(digit + i, digits->of[half % FOUR_DIGITS], 4);
    memcpy(digit + i, digits->of[half % 25], 4);
    half /= 25;
    digit[i + 2] = (u8)(half % 3);
    digit[i + 3] = (u8)(half / 3 % 3);
    half /= 9;
    onto[CARD_OF(1, suits)] = digits->onto[CARD_OF(1, suits)][0];
    onto[CARD_OF(1, suits + 1)] = digits->onto[CARD_OF(1, suits + 1)][0];
    for (i = 0; i < SHORT_OF_KINGS + 2; i++) {
        u8 card = CARD_OF(TWOS + (i >> 1), suits + (i & 1));
        onto[card] = digits->onto[card][digit[i]];
    }
    home[suits] = (u8)(half % (FREECELL_KING + 1));
    home[suits + 1] = (u8)(half / (FREECELL_KING + 1));
}

/* From the floor up, then what lies on each card from the top down. */
static void read_column(View *view, const u8 *over, u8 first)
{
    u64 below = 0;
    u64 above = 0;
    u8 under = 0;
    u8 card;
    for (card = first; card; card = over[card]) {
        view->under[card] = under;
        view->below[card] = below;
        if (below & own_blocked_by(card))
            view->aside |= SET_OF(card);
        below |= SET_OF(card);
        under = card;
    }
    view->left |= below;
    view->tops |= SET_OF(under);
    for (card = under; card; card = view->under[card]) {
        view->above[card] = above;
        above |= SET_OF(card);
    }
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
            view->above[card] = view->below[card] = 0;
            view->taken++;
        } else
            over[onto[card]] = card;
    }
    while (count--)
        read_column(view, over, floors[count]);
    view->left |= view->cells;
}

void read_key(View *view, const Digits *digits, HashKey key)
{
    u8 onto[FREECELL_CARDS + 4];
    u8 suit;
    view->tops = view->cells = view->next = view->left = view->aside = 0;
    view->taken = 0;
    view->floors = FREECELL_COLUMNS;
    read_half(digits, key.half[0] - 1, 0, onto, view->home);
    read_half(digits, key.half[1], 2, onto, view->home);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        view->next |= SET_OF(CARD_OF(view->home[suit] + 1, suit));
    place_cards(view, onto);
    weigh_view(view);
}

/* ------------------------------------------------------------- following */

/* The card is no more, or now, on a card and all below that. */
static void change_above(View *view, u8 card, u8 on)
{
    for (; on; on = view->under[on])
        view->above[on] ^= SET_OF(card);
}

static void lie_on(View *view, u8 card, u8 onto)
{
    view->aside &= ~SET_OF(card);
    if (!(view->cells & SET_OF(card)))
        change_above(view, card, view->under[card]);
    view->above[card] = view->below[card] = 0;
    view->under[card] = 0;
    if (onto < FIRST_CARD)
        return;
    view->under[card] = onto;
    view->below[card] = view->below[onto] | SET_OF(onto);
    change_above(view, card, onto);
    if (view->below[card] & own_blocked_by(card))
        view->aside |= SET_OF(card);
}

static u64 cards_from(const u8 *home)
{
    u64 left = 0;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        left |= SUIT_SET(suit) & ~(SET_OF(CARD_OF(home[suit] + 1, 0)) - 1);
    return left & (SET_OF(CARD_OF(FREECELL_KING + 1, 0)) - 1);
}

void follow_flight(View *view, const View *before, const Flight *flight)
{
    *view = *before;
    if (flight->step.onto != AT_HOME)
        lie_on(view, flight->step.card, flight->step.onto);
    memcpy(view->home, flight->home, sizeof view->home);
    view->tops = flight->tops;
    view->cells = flight->cells;
    view->next = flight->next;
    view->left = cards_from(view->home);
    view->aside &= view->left;
    view->taken = count_cards(view->cells);
    view->floors = (u8)(FREECELL_COLUMNS - count_cards(view->tops));
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
