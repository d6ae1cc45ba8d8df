/* SPDX-License-Identifier: MIT */
#include "kulki.h"

/* With few nodes many plans are looked at a drop ahead; with more, fewer and
   further: found by comparing their choices with those of long searches. */
typedef struct Reach {
    u64 nodes; /* of a move, at least */
    u8 width, depth;
} Reach;

static const Reach reaches[] = {{400, 8, 2}, {0, 16, 1}};

const char *const kulki_players[KULKI_PLAYERS] = {
    "random", "greedy", "heuristic", "learned", "search"};

void open_mind(Mind *mind)
{
    build_windows(&mind->judge.windows, judged_shapes, JUDGED_SHAPES);
    mind->judge.nodes = 0;
    mind->taught = 0;
}

WeightsFault teach_mind(Mind *mind, const u8 *weights, u32 size)
{
    return read_weights(mind->weights, STAGES * mind->judge.windows.weights,
                        weights, size, &mind->taught);
}

static u8 set_for(const Kulki *game)
{
    return kulki_presets[game->rules].preview == COLOURS_AND_CELLS
               ? SET_SHOWN
               : SET_HIDDEN;
}

u8 knows_kulki(const Mind *mind, const Kulki *game)
{
    return (mind->taught >> set_for(game) & 1) && fits_grid(game);
}

/* ------------------------------------------------------- plain players */

/* Dice that begin with what a player sees. */
static Dice dice_of(const Kulki *game)
{
    Digest digest;
    Dice dice;
    digest_start(&digest);
    digest_bytes(&digest, game->score, sizeof game->score);
    digest_bytes(&digest, game->next_colour, sizeof game->next_colour);
    digest_bytes(&digest, game->next_cell, sizeof game->next_cell);
    digest_bytes(&digest, game->cell, sizeof game->cell);
    dice.state = (u64)digest.fnv << 32 | digest.jenkins;
    return dice;
}

static u16 choose_random(Mind *mind, const Kulki *game)
{
    Dice dice = dice_of(game);
    const u16 count = kulki_list(game, mind->move, MOST_KULKI_MOVES);
    return mind->move[roll(&dice, count)];
}

static u32 points_of(const Kulki *game, u16 move)
{
    Kulki after = *game;
    after.cell[move >> 8] = after.cell[move & 255];
    after.cell[move & 255] = 0;
    kulki_clear_lines(&after, NULL);
    return kulki.score(&after) - kulki.score(game);
}

static u16 choose_greedy(Mind *mind, const Kulki *game)
{
    const u16 count = kulki_list(game, mind->move, MOST_KULKI_MOVES);
    u16 best = choose_random(mind, game);
    u32 most = 0;
    u16 i;
    for (i = 0; i < count; i++) {
        const u16 move = mind->move[i];
        const u32 points = move == KULKI_PASS ? 0 : points_of(game, move);
        if (points > most) {
            most = points;
            best = move;
        }
    }
    return best;
}

static u16 choose_heuristic(Mind *mind, const Kulki *game)
{
    const u16 count = kulki_list(game, mind->move, MOST_KULKI_MOVES);
    u16 best = mind->move[0];
    i32 most = WORTHLESS;
    u16 i;
    for (i = 0; i < count; i++) {
        const i32 worth = kulki.worth(game, mind->move[i]);
        if (worth > most) {
            most = worth;
            best = mind->move[i];
        }
    }
    return best;
}

/* ----------------------------------------------------- players that learnt */

static u16 move_of(u8 from, u8 to)
{
    return (u16)(board_cell(from) | board_cell(to) << 8);
}

static void see(Mind *mind, const Kulki *game, Grid *grid, Drop *drop)
{
    read_grid(grid, drop, game);
    mind->judge.rules = &kulki_presets[game->rules];
    mind->judge.weights = mind->weights[set_for(game)];
}

static u16 choose_learned(Mind *mind, const Kulki *game)
{
    Grid grid;
    Drop drop;
    Hop best;
    see(mind, game, &grid, &drop);
    best = choose_best(&mind->judge, &grid, &drop);
    return best.from ? move_of(best.from, best.to) : KULKI_PASS;
}

static void set_search(Mind *mind, const Kulki *game, u64 nodes)
{
    Search *search = &mind->search;
    const Reach *reach = reaches;
    while (nodes < reach->nodes)
        reach++;
    search->judge = &mind->judge;
    search->width = reach->width;
    search->depth = reach->depth;
    search->most_nodes = nodes;
    search->chance = dice_of(game).state;
}

static u8 look_ahead(Mind *mind, const Kulki *game, u64 nodes)
{
    Grid grid;
    Drop drop;
    see(mind, game, &grid, &drop);
    set_search(mind, game, nodes);
    return search_plans(&mind->search, &grid, &drop);
}

static u16 choose_search(Mind *mind, const Kulki *game, u64 nodes)
{
    const Plan *best = mind->search.plan;
    return look_ahead(mind, game, nodes) ? move_of(best->from, best->to)
                                         : KULKI_PASS;
}

u16 choose_kulki(Mind *mind, const Kulki *game, KulkiPlayer player, u64 nodes)
{
    if (!kulki_list(game, NULL, 0))
        return KULKI_PASS;
    if (player > PLAYER_HEURISTIC && !knows_kulki(mind, game))
        player = PLAYER_HEURISTIC;
    switch (player) {
    case PLAYER_RANDOM:
        return choose_random(mind, game);
    case PLAYER_GREEDY:
        return choose_greedy(mind, game);
    case PLAYER_LEARNED:
        return choose_learned(mind, game);
    case PLAYER_SEARCH:
        return choose_search(mind, game, nodes);
    default:
        return choose_heuristic(mind, game);
    }
}

/* ----------------------------------------------------------------- ranks */

static u8 insert_ranked(Ranked *ranked, u8 count, u8 most, u16 move, i32 worth)
{
    u8 at;
    if (count < most)
        count++;
    else if (ranked[count - 1].worth >= worth)
        return count;
    for (at = (u8)(count - 1); at && ranked[at - 1].worth < worth; at--)
        ranked[at] = ranked[at - 1];
    ranked[at].move = move;
    ranked[at].worth = worth;
    return count;
}

static u8 has_move(const Ranked *ranked, u8 count, u16 move)
{
    while (count--)
        if (ranked[count].move == move)
            return 1;
    return 0;
}

static i32 hundredths(i32 value)
{
    return value / UNIT * 100 + value % UNIT * 100 / UNIT;
}

/* What was tried less often may look better than what was chosen. */
static void put_in_order(Ranked *ranked, u8 count)
{
    u8 i, k;
    for (i = 1; i < count; i++) {
        Ranked next = ranked[i];
        if (next.worth > ranked[0].worth)
            next.worth = ranked[0].worth;
        for (k = i; k > 1 && ranked[k - 1].worth < next.worth; k--)
            ranked[k] = ranked[k - 1];
        ranked[k] = next;
    }
}

/* Plans that begin with the same move count once, the best of them. */
static u8 rank_plans(const Search *search, Ranked *ranked, u8 most)
{
    u8 count = 0;
    u8 i;
    for (i = 0; i < search->plans && count < most; i++) {
        const Plan *plan = &search->plan[i];
        const u16 move = move_of(plan->from, plan->to);
        if (has_move(ranked, count, move))
            continue;
        ranked[count].move = move;
        ranked[count++].worth = hundredths(worth_of_plan(plan));
    }
    put_in_order(ranked, count);
    return count;
}

static u8 rank_plainly(Mind *mind, const Kulki *game, Ranked *ranked, u8 most)
{
    const u16 all = kulki_list(game, mind->move, MOST_KULKI_MOVES);
    u8 count = 0;
    u16 i;
    for (i = 0; i < all; i++)
        count = insert_ranked(ranked, count, most, mind->move[i],
                              kulki.worth(game, mind->move[i]));
    return count;
}

u8 rank_kulki(Mind *mind, const Kulki *game, u64 nodes, Ranked *ranked,
              u8 most)
{
    if (!knows_kulki(mind, game))
        return rank_plainly(mind, game, ranked, most);
    look_ahead(mind, game, nodes);
    return rank_plans(&mind->search, ranked, most);
}

i32 cost_of_kulki(Mind *mind, const Kulki *game, u16 move, u64 nodes,
                  Ranked *best)
{
    Search *search = &mind->search;
    Grid grid;
    Drop drop;
    i32 cost;
    if (move == KULKI_PASS || !knows_kulki(mind, game) ||
        !rank_kulki(mind, game, nodes, best, 1) || best->move == move)
        return 0;
    read_grid(&grid, &drop, game);
    if (!search_move(search, &grid, &drop, grid_cell((u8)(move & 255)),
                     grid_cell((u8)(move >> 8)), search->plan[0].tried))
        return 0;
    cost = best->worth - hundredths(worth_of_plan(search->plan));
    return cost > 0 ? cost : 0;
}
