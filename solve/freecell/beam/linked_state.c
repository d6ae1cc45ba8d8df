/* SPDX-License-Identifier: MIT */
/* Applies steps to a linked state and updates the features of the
   evaluation. */
#include "linked_state.h"

#include <string.h>

/* ------------------------------------------------------------ evaluation */

static i16 urgency_of(const LinkedState *state, const BeamWeights *weights,
                      u8 card)
{
    u8 nth = (u8)(FREECELL_RANK(card) - state->home[FREECELL_SUIT(card)] - 1);
    return nth < SOON ? weights->soon[nth] : 0;
}

static void add_score(LinkedState *state, i32 cost)
{
    state->score = (i16)(state->score + cost);
}

static void set_cells_used(LinkedState *state, const BeamRules *rules,
                           i32 sign)
{
    const BeamWeights *weights = rules->weights;
    u8 most = (u8)(state->cells_used + (sign > 0));
    ASSERT_SLOW(sign == 1 || sign == -1);
    state->cells_used = (u8)(state->cells_used + sign);
    add_score(state, sign * (weights->cell +
                             (most == rules->room ? weights->last_cell : 0)));
}

static void set_empty_columns(LinkedState *state, const BeamWeights *weights,
                              i32 sign)
{
    ASSERT_SLOW(state->empty_columns + sign >= 0 &&
                state->empty_columns + sign <= FREECELL_COLUMNS);
    state->empty_columns = (u8)(state->empty_columns + sign);
    add_score(state, -sign * weights->empty_column);
}

/* The cards at the end of a column that one step moves. */
typedef struct CardRun {
    u8 head; /* the deepest card */
    u8 last;
    u8 count;
    u64 set;
} CardRun;

/* What the cards of a run cost because of the cards they lie on, and how many
   of them will have to move aside again. */
static i32 weigh(const CardRun *run, const BeamWeights *weights, u64 below,
                 u8 *aside)
{
    i32 cost = 0;
    u64 cards = run->set;
    ASSERT_SLOW(run->set && run->count);
    for (*aside = 0; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        if (below & blocked_by(card))
            cost += weights->blocks;
        if (below & own_blocked_by(card)) {
            cost += weights->aside;
            ++*aside;
        }
    }
    return cost;
}

/* Whether a sequence, scanned from its last card down, contains a card that
   has to move aside. */
static u8 has_aside(const LinkedState *state, u64 below, u8 card)
{
    u8 under;
    for (;; card = under) {
        under = state->under[card];
        below &= ~SET_OF(card);
        if (below & own_blocked_by(card))
            return 1;
        if (!is_sequence(card, under))
            return 0;
    }
}

/* Adds (sign 1) or removes (sign -1) what a run on a column costs; the column
   is looked at without the run. */
static void weigh_run(LinkedState *state, const BeamWeights *weights,
                      u8 column, const CardRun *run, i32 sign)
{
    u64 below = state->set[column];
    u8 under = state->under[run->head];
    u8 linked = is_sequence(run->head, under);
    u8 aside;
    i32 cost = weigh(run, weights, below, &aside);
    cost += run->count * state->urgent[column];
    if (under && !linked)
        cost += weights->broken;
    ASSERT_SLOW(state->aside + sign * aside >= 0);
    state->aside = (u8)(state->aside + sign * aside);
    if (aside && !(linked && has_aside(state, below, under))) {
        ASSERT_SLOW(state->piles + sign >= 0);
        state->piles = (u8)(state->piles + sign);
        cost += weights->piles;
    }
    add_score(state, sign * cost);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(LinkedState *state, const BeamRules *rules, u8 card)
{
    ASSERT_SLOW(state->cells_used < rules->room);
    state->cells |= SET_OF(card);
    state->key += zobrist_key(card, IN_CELL);
    set_cells_used(state, rules, 1);
}

static void take_from_cell(LinkedState *state, const BeamRules *rules, u8 card)
{
    ASSERT_SLOW(state->cells & SET_OF(card));
    state->cells &= ~SET_OF(card);
    state->key -= zobrist_key(card, IN_CELL);
    set_cells_used(state, rules, -1);
}

static void add_urgency(LinkedState *state, const BeamWeights *weights,
                        u8 column, u64 set, i32 sign)
{
    for (; set; set &= set - 1)
        state->urgent[column] =
            (i16)(state->urgent[column] +
                  sign * urgency_of(state, weights, FIRST_OF(set)));
}

/* Counts the cards below a higher one after the end of a column has
   changed. */
static void count_buried(LinkedState *state, const BeamWeights *weights,
                         u8 column)
{
    u8 buried = state->height[column];
    u8 card = state->top[column];
    if (card)
        for (buried--;
             FREECELL_RANK(card) <= FREECELL_RANK(state->under[card]);
             buried--)
            card = state->under[card];
    ASSERT_SLOW(buried < FREECELL_CARDS); /* has not fallen below 0 */
    add_score(state, weights->buried * (buried - state->buried[column]));
    state->buried[column] = buried;
}

static void lift(LinkedState *state, const BeamWeights *weights, u8 from,
                 const CardRun *run)
{
    u8 under = state->under[run->head];
    ASSERT_SLOW(state->top[from] == run->last &&
                state->height[from] >= run->count);
    state->set[from] &= ~run->set;
    add_urgency(state, weights, from, run->set, -1);
    weigh_run(state, weights, from, run, -1);
    state->key -= zobrist_key(run->head, under);
    state->tops ^= SET_OF(run->last);
    state->top[from] = under;
    state->height[from] = (u8)(state->height[from] - run->count);
    if (under)
        state->tops |= SET_OF(under);
    else
        set_empty_columns(state, weights, 1);
    if (FREECELL_RANK(run->head) > FREECELL_RANK(under))
        count_buried(state, weights, from);
}

static void drop(LinkedState *state, const BeamWeights *weights, u8 to,
                 const CardRun *run)
{
    u8 under = state->top[to];
    ASSERT_SLOW(state->height[to] + run->count <= FREECELL_DEEPEST);
    state->under[run->head] = under;
    weigh_run(state, weights, to, run, 1);
    add_urgency(state, weights, to, run->set, 1);
    state->set[to] |= run->set;
    state->key += zobrist_key(run->head, under);
    state->tops |= SET_OF(run->last);
    state->top[to] = run->last;
    state->height[to] = (u8)(state->height[to] + run->count);
    if (under)
        state->tops ^= SET_OF(under);
    else
        set_empty_columns(state, weights, -1);
    if (FREECELL_RANK(run->head) > FREECELL_RANK(under))
        count_buried(state, weights, to);
}

static CardRun one_card(u8 card)
{
    CardRun run = {card, card, 1, SET_OF(card)};
    ASSERT_SLOW(card);
    return run;
}

static u8 column_of(const LinkedState *state, u8 card)
{
    u8 i = 0;
    while (!(state->set[i] & SET_OF(card)))
        i++;
    ASSERT_SLOW(i < FREECELL_COLUMNS);
    return i;
}

/* Changes the cost of covering a card of a suit that has come nearer to going
   home. */
static void update_urgency(LinkedState *state, u8 card, i16 more)
{
    u8 column, at;
    i16 above = 0;
    if (!more || card >= COUNT_OF(state->under) || state->cells & SET_OF(card))
        return;
    column = column_of(state, card);
    for (at = state->top[column]; at != card; at = state->under[at])
        above++;
    state->urgent[column] = (i16)(state->urgent[column] + more);
    add_score(state, more * above);
}

static void send_home(LinkedState *state, const BeamRules *rules, u8 card)
{
    const BeamWeights *weights = rules->weights;
    CardRun run = one_card(card);
    u8 nth;
    ASSERT_SLOW(state->next & SET_OF(card));
    if (state->cells & SET_OF(card))
        take_from_cell(state, rules, card);
    else
        lift(state, weights, column_of(state, card), &run);
    state->last = 0;
    state->home[FREECELL_SUIT(card)]++;
    state->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
    add_score(state, -weights->left);
    for (nth = 0; nth < SOON; nth++)
        update_urgency(state, (u8)(card + (nth + 1) * FREECELL_SUITS),
                       (i16)(weights->soon[nth] -
                             (nth + 1 < SOON ? weights->soon[nth + 1] : 0)));
}

void linked_state_autoplay(LinkedState *state, const BeamRules *rules)
{
    u64 idle = 0;
    u64 ready;
    while ((ready = (state->tops | state->cells) & state->next & ~idle) != 0) {
        u8 card = FIRST_OF(ready);
        if (is_autoplayed(state->home, card, rules->slack)) {
            send_home(state, rules, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

static CardRun find_run(const LinkedState *state, u8 from, u8 head)
{
    CardRun run = {head, state->top[from], 1, SET_OF(head)};
    u8 card;
    for (card = run.last; card != head; card = state->under[card]) {
        run.set |= SET_OF(card);
        run.count++;
    }
    ASSERT_SLOW(run.count <= FREECELL_KING);
    return run;
}

static u8 first_empty_column(const LinkedState *state)
{
    u8 i = 0;
    ASSERT_SLOW(state->empty_columns);
    while (state->top[i])
        i++;
    return i;
}

static void put_run(LinkedState *state, const BeamRules *rules, u8 onto,
                    const CardRun *run)
{
    ASSERT_SLOW(onto != AT_HOME);
    if (onto == IN_CELL)
        put_in_cell(state, rules, run->head);
    else
        drop(state, rules->weights,
             onto ? column_of(state, onto) : first_empty_column(state), run);
}

void linked_state_apply(LinkedState *state, const BeamRules *rules,
                        FreecellStep step)
{
    CardRun run = one_card(step.card);
    ASSERT_SLOW(step.card && step.card < FREECELL_CARDS + 4);
    state->last = step.card;
    if (step.onto == AT_HOME)
        send_home(state, rules, step.card);
    else if (state->cells & SET_OF(step.card)) {
        take_from_cell(state, rules, step.card);
        put_run(state, rules, step.onto, &run);
    } else {
        u8 from = column_of(state, step.card);
        run = find_run(state, from, step.card);
        lift(state, rules->weights, from, &run);
        put_run(state, rules, step.onto, &run);
    }
    linked_state_autoplay(state, rules);
}

/* --------------------------------------------------------------- reading */

static void read_columns(LinkedState *state, const BeamWeights *weights,
                         const FreeCell *game)
{
    u8 i, j;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++) {
            CardRun run = one_card(game->column[i][j]);
            drop(state, weights, i, &run);
        }
}

void linked_state_init(LinkedState *state, const BeamRules *rules,
                       const FreeCell *game)
{
    u8 i;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    memset(state, 0, sizeof *state);
    memcpy(state->home, game->home, sizeof state->home);
    state->key = 1; /* 0 means "no key" in the transposition table */
    state->empty_columns = FREECELL_COLUMNS;
    add_score(state, -FREECELL_COLUMNS * rules->weights->empty_column);
    for (i = 0; i < FREECELL_SUITS; i++) {
        state->next |= SET_OF(FREECELL_CARD(game->home[i] + 1, i));
        add_score(state,
                  rules->weights->left * (FREECELL_KING - game->home[i]));
    }
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            put_in_cell(state, rules, game->cell[i]);
    read_columns(state, rules->weights, game);
}
