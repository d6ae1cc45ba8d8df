/* SPDX-License-Identifier: MIT */
/* The five players of Kulki behind one interface, and the ranking of moves for
   hints. Random numbers for a decision are seeded from what the player sees,
   so that the same position gets the same move on every machine. */
#include "kulki.h"

#include "solve/kulki/search/race.h"

/* With few nodes the search compares many plans one drop ahead; with more
   nodes it compares fewer plans two drops ahead. Found by comparing the
   choices with those of long searches. */
typedef struct SearchShape {
    u64 nodes; /* the least number of nodes per move for this shape */
    u8 width, depth;
} SearchShape;

static const SearchShape search_shapes[] = {{400, 8, 2}, {0, 16, 1}};

const char *const kulki_players[KULKI_PLAYERS] = {
    "random", "greedy", "heuristic", "learned", "search"};

void kulki_engine_open(KulkiEngine *engine)
{
    network_build(&engine->evaluator.network, network_patterns,
                  NETWORK_PATTERNS);
    engine->evaluator.nodes = 0;
    engine->loaded = 0;
}

WeightsFault kulki_engine_load(KulkiEngine *engine, const u8 *weights,
                               u32 size)
{
    ASSERT(STAGES * engine->evaluator.network.weights <= MOST_WEIGHTS);
    return weights_read(engine->weights,
                        STAGES * engine->evaluator.network.weights, weights,
                        size, &engine->loaded);
}

static u8 set_for(const Kulki *game)
{
    ASSERT_SLOW(game->rules < KULKI_PRESETS);
    return kulki_presets[game->rules].preview == KULKI_PREVIEW_CELLS
               ? SET_SHOWN
               : SET_HIDDEN;
}

u8 kulki_engine_knows(const KulkiEngine *engine, const Kulki *game)
{
    return (engine->loaded >> set_for(game) & 1) && grid_fits(game);
}

/* ------------------------------------------------------- plain players */

/* Random numbers seeded with what a player sees. */
static Random random_of(const Kulki *game)
{
    Digest digest;
    Random random;
    digest_start(&digest);
    digest_bytes(&digest, game->score, sizeof game->score);
    digest_bytes(&digest, game->next_colour, sizeof game->next_colour);
    digest_bytes(&digest, game->next_cell, sizeof game->next_cell);
    digest_bytes(&digest, game->cell, sizeof game->cell);
    random.state = (u64)digest.fnv << 32 | digest.jenkins;
    return random;
}

static u16 choose_random(KulkiEngine *engine, const Kulki *game)
{
    Random random = random_of(game);
    const u16 count = kulki_list(game, engine->move, MOST_KULKI_MOVES);
    ASSERT(count && count <= MOST_KULKI_MOVES);
    return engine->move[random_below(&random, count)];
}

static u32 points_of(const Kulki *game, u16 move)
{
    Kulki after = *game;
    ASSERT_SLOW(game->cell[move & 255] && !game->cell[move >> 8]);
    after.cell[move >> 8] = after.cell[move & 255];
    after.cell[move & 255] = 0;
    kulki_clear_lines(&after, NULL);
    return kulki.score(&after) - kulki.score(game);
}

static u16 choose_greedy(KulkiEngine *engine, const Kulki *game)
{
    const u16 count = kulki_list(game, engine->move, MOST_KULKI_MOVES);
    u16 best = choose_random(engine, game);
    u32 most = 0;
    u16 i;
    for (i = 0; i < count; i++) {
        const u16 move = engine->move[i];
        const u32 points = move == KULKI_PASS ? 0 : points_of(game, move);
        if (points > most) {
            most = points;
            best = move;
        }
    }
    return best;
}

static u16 choose_heuristic(KulkiEngine *engine, const Kulki *game)
{
    const u16 count = kulki_list(game, engine->move, MOST_KULKI_MOVES);
    u16 best = engine->move[0];
    i32 most = WORTHLESS;
    u16 i;
    ASSERT(count);
    for (i = 0; i < count; i++) {
        const i32 worth = kulki.worth(game, engine->move[i]);
        if (worth > most) {
            most = worth;
            best = engine->move[i];
        }
    }
    return best;
}

/* ----------------------------------------------------- learned players */

static u16 move_of(u8 from, u8 to)
{
    ASSERT_SLOW(from && to);
    return (u16)(grid_board_cell(from) | grid_board_cell(to) << 8);
}

static void see(KulkiEngine *engine, const Kulki *game, Grid *grid, Drop *drop)
{
    ASSERT(kulki_engine_knows(engine, game));
    grid_read(grid, drop, game);
    engine->evaluator.rules = &kulki_presets[game->rules];
    engine->evaluator.weights = engine->weights[set_for(game)];
}

static u16 choose_learned(KulkiEngine *engine, const Kulki *game)
{
    Grid grid;
    Drop drop;
    Candidate best;
    see(engine, game, &grid, &drop);
    best = evaluator_choose(&engine->evaluator, &grid, &drop);
    return best.from ? move_of(best.from, best.to) : KULKI_PASS;
}

static void set_search(KulkiEngine *engine, const Kulki *game, u64 nodes)
{
    SequentialHalving *search = &engine->search;
    const SearchShape *shape = search_shapes;
    while (nodes < shape->nodes)
        shape++;
    search->evaluator = &engine->evaluator;
    search->width = shape->width;
    search->depth = shape->depth;
    search->most_nodes = nodes;
    search->seed = random_of(game).state;
}

static u8 look_ahead(KulkiEngine *engine, const Kulki *game, u64 nodes)
{
    Grid grid;
    Drop drop;
    see(engine, game, &grid, &drop);
    set_search(engine, game, nodes);
    return sequential_halving_run(&engine->search, &grid, &drop);
}

static u16 choose_search(KulkiEngine *engine, const Kulki *game, u64 nodes)
{
    const Plan *best = engine->search.plan;
    return look_ahead(engine, game, nodes) ? move_of(best->from, best->to)
                                           : KULKI_PASS;
}

u16 kulki_engine_choose(KulkiEngine *engine, const Kulki *game,
                        KulkiPlayer player, u64 nodes)
{
    ASSERT(player < KULKI_PLAYERS);
    if (!kulki_list(game, NULL, 0))
        return KULKI_PASS;
    if (player > PLAYER_HEURISTIC && !kulki_engine_knows(engine, game))
        player = PLAYER_HEURISTIC;
    switch (player) {
    case PLAYER_RANDOM:
        return choose_random(engine, game);
    case PLAYER_GREEDY:
        return choose_greedy(engine, game);
    case PLAYER_LEARNED:
        return choose_learned(engine, game);
    case PLAYER_SEARCH:
        return choose_search(engine, game, nodes);
    default:
        return choose_heuristic(engine, game);
    }
}

/* ----------------------------------------------------------------- ranks */

static u8 insert_ranked(RankedMove *ranked, u8 count, u8 most, u16 move,
                        i32 worth)
{
    u8 at;
    ASSERT_SLOW(most && count <= most);
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

static u8 has_move(const RankedMove *ranked, u8 count, u16 move)
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

/* A move that dropped out early has had fewer rollouts and may, by luck, have
   a higher mean than the chosen one. Its worth is capped at that of the chosen
   move. */
static void put_in_order(RankedMove *ranked, u8 count)
{
    u8 i, k;
    ASSERT_SLOW(count <= MOST_PLANS);
    for (i = 1; i < count; i++) {
        RankedMove next = ranked[i];
        if (next.worth > ranked[0].worth)
            next.worth = ranked[0].worth;
        for (k = i; k > 1 && ranked[k - 1].worth < next.worth; k--)
            ranked[k] = ranked[k - 1];
        ranked[k] = next;
    }
}

/* Of several plans that begin with the same move, only the best counts. */
static u8 rank_plans(const SequentialHalving *search, RankedMove *ranked,
                     u8 most)
{
    u8 count = 0;
    u8 i;
    for (i = 0; i < search->plans && count < most; i++) {
        const Plan *plan = &search->plan[i];
        const u16 move = move_of(plan->from, plan->to);
        if (has_move(ranked, count, move))
            continue;
        ranked[count].move = move;
        ranked[count++].worth = hundredths(plan_value(plan));
    }
    ASSERT_SLOW(count <= search->plans);
    put_in_order(ranked, count);
    return count;
}

static u8 rank_plainly(KulkiEngine *engine, const Kulki *game,
                       RankedMove *ranked, u8 most)
{
    const u16 all = kulki_list(game, engine->move, MOST_KULKI_MOVES);
    u8 count = 0;
    u16 i;
    for (i = 0; i < all; i++)
        count = insert_ranked(ranked, count, most, engine->move[i],
                              kulki.worth(game, engine->move[i]));
    return count;
}

u8 kulki_engine_rank(KulkiEngine *engine, const Kulki *game, u64 nodes,
                     RankedMove *ranked, u8 most)
{
    ASSERT(most);
    if (!kulki_engine_knows(engine, game))
        return rank_plainly(engine, game, ranked, most);
    look_ahead(engine, game, nodes);
    return rank_plans(&engine->search, ranked, most);
}

u32 kulki_engine_lead(KulkiEngine *engine, const Kulki *game, u32 least,
                      u32 most, u16 *best)
{
    const Plan *first = engine->search.plan;
    Grid grid;
    Drop drop;
    i32 lead;
    ASSERT(least && least <= most);
    if (!kulki_engine_knows(engine, game))
        return 0;
    see(engine, game, &grid, &drop);
    set_search(engine, game, KULKI_NODES);
    lead = race_run(&engine->search, &grid, &drop, (i32)least * UNIT,
                    (i32)most * UNIT);
    if (lead)
        *best = move_of(first->from, first->to);
    return (u32)lead / UNIT;
}

i32 kulki_engine_cost(KulkiEngine *engine, const Kulki *game, u16 move,
                      u64 nodes, RankedMove *best)
{
    SequentialHalving *search = &engine->search;
    Grid grid;
    Drop drop;
    i32 cost;
    if (move == KULKI_PASS || !kulki_engine_knows(engine, game) ||
        !kulki_engine_rank(engine, game, nodes, best, 1) || best->move == move)
        return 0;
    grid_read(&grid, &drop, game);
    if (!sequential_halving_try(
            search, &grid, &drop, grid_cell((u8)(move & 255)),
            grid_cell((u8)(move >> 8)), search->plan[0].rollouts))
        return 0;
    ASSERT(search->plans == 1);
    cost = best->worth - hundredths(plan_value(search->plan));
    return cost > 0 ? cost : 0;
}
