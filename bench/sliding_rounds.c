/* SPDX-License-Identifier: MIT */
/* Predicts how many nodes a proof takes, without searching them all (Chen,
   "Heuristic sampling: a method for predicting the performance of tree
   searching programs", 1992). The tree of IDA* is walked level by level. Its
   nodes on a level that have the same lower bound and the gap on the same cell
   are taken to have subtrees of equal size. So one of them, drawn at random,
   stands for all, and has their number as its weight. The estimate is
   unbiased, and the mean of some hundred walks has an error of a few per
   cent. */
#include "cpu_clock.h"
#include "sliding_bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/thread_pool.h"

enum {
    WALKS = 100,
    MOST_LEFT = 206, /* no 5x5 board needs as many moves */
    KINDS = MOST_LEFT * AUTOMATON_CELLS,
    MOST_ROUNDS = 32,
    BEAM_SHARE = 8 /* as in a proof */
};

typedef struct WalkNode {
    PartialStates states;
    double weight;
    u32 kind, automaton;
    u16 left; /* the lower bound on the moves left */
    u8 gap, tile[AUTOMATON_CELLS];
} WalkNode;

typedef struct WalkLevel {
    u32 count;
    u32 slot[KINDS]; /* where the node of a kind is, if there is one */
    WalkNode nodes[KINDS];
} WalkLevel;

typedef struct TreeWalk {
    const DatabaseSet *pdbs;
    u32 first, least; /* the bound of the first round, and of the last one */
    u64 random;
    double rounds[MOST_ROUNDS]; /* nodes of each round */
    WalkLevel levels[2];
} TreeWalk;

/* ------------------------------------------------------------- sampling */

/* A number below 1 (Marsaglia, "Xorshift RNGs", 2003). */
static double draw(TreeWalk *walk)
{
    walk->random ^= walk->random << 13;
    walk->random ^= walk->random >> 7;
    walk->random ^= walk->random << 17;
    return (double)(walk->random >> 11) / (double)((u64)1 << 53);
}

static void step_node(const DatabaseSet *pdbs, u8 way, WalkNode *node)
{
    const u8 gap = node->gap;
    const u8 from = pdbs->neighbour[gap][way];
    const u8 tile = node->tile[from];
    u8 i;
    for (i = 0; i < pdbs->view_count; i++) {
        const View *view = &pdbs->views[i];
        const Owner owner = view->owner[tile];
        PartialState *state = &node->states.state[i][owner.database];
        const u16 before = state->value;
        *state =
            partial_state_move(&view->databases[owner.database], state,
                               owner.tile, view->cell[from], view->cell[gap]);
        node->states.sum[i] =
            (u16)(node->states.sum[i] + state->value - before);
    }
    node->left = database_set_states_heuristic(pdbs, &node->states);
    node->tile[gap] = tile;
    node->tile[from] = 0;
    node->gap = from;
}

/* Puts a node in the place of those of its kind with the odds of its
   weight. */
static void add_node(TreeWalk *walk, WalkLevel *level, const WalkNode *node)
{
    const u32 kind = (u32)node->left * AUTOMATON_CELLS + node->gap;
    u32 slot = level->slot[kind];
    double weight = node->weight;
    if (slot >= level->count || level->nodes[slot].kind != kind) {
        slot = level->slot[kind] = level->count++;
    } else {
        weight += level->nodes[slot].weight;
        if (draw(walk) * weight >= node->weight) {
            level->nodes[slot].weight = weight;
            return;
        }
    }
    level->nodes[slot] = *node;
    level->nodes[slot].weight = weight;
    level->nodes[slot].kind = kind;
}

/* A node is in all rounds whose bound its parent doesn't exceed. */
static void expand_node(TreeWalk *walk, const WalkNode *node, u32 length,
                        WalkLevel *after)
{
    const u32 round = (length + node->left - walk->first) / 2;
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        WalkNode child;
        const u32 automaton = walk->pdbs->automaton.next[node->automaton][way];
        if (!automaton)
            continue;
        walk->rounds[round] += node->weight;
        child = *node;
        child.automaton = automaton;
        step_node(walk->pdbs, way, &child);
        if (length + 1 + child.left <= walk->least)
            add_node(walk, after, &child);
    }
}

static void walk_once(TreeWalk *walk, const WalkNode *root)
{
    u32 length, i;
    walk->levels[0].count = 0;
    add_node(walk, &walk->levels[0], root);
    for (length = 0; length < walk->least; length++) {
        const WalkLevel *level = &walk->levels[length & 1];
        WalkLevel *after = &walk->levels[~length & 1];
        after->count = 0;
        for (i = 0; i < level->count; i++)
            expand_node(walk, &level->nodes[i], length, after);
    }
}

/* Predicts the nodes of all rounds up to the one of the least length. */
static void predict(TreeWalk *walk, const SlidingBoard *board, u32 least)
{
    WalkNode root = {0};
    u32 i;
    database_set_look_up(walk->pdbs, board, &root.states);
    root.weight = 1;
    root.automaton = automaton_start_state(&walk->pdbs->automaton, board);
    root.left = database_set_states_heuristic(walk->pdbs, &root.states);
    root.gap = board->gap;
    memcpy(root.tile, board->tile, board->cells);
    walk->first = root.left;
    walk->least = least;
    if (least >= walk->first + 2 * MOST_ROUNDS)
        exit(4);
    memset(walk->rounds, 0, sizeof walk->rounds);
    for (i = 0; i < WALKS; i++)
        walk_once(walk, &root);
    for (i = 0; i < MOST_ROUNDS; i++)
        walk->rounds[i] =
            walk->rounds[i] / WALKS + (i ? walk->rounds[i - 1] : 0);
}

/* -------------------------------------------------------------- telling */

typedef struct Prediction {
    TreeWalk *walk;
    u64 most;       /* nodes of a search, to compare with */
    double seconds; /* of all of them */
    double nodes;
    double below[MOST_ASKED]; /* nodes of all rounds but the last */
    u32 boards;
} Prediction;

static double sum_below(const TreeWalk *walk, u32 bound)
{
    double sum = 0;
    u32 i;
    for (i = 0; walk->first + 2 * i < bound; i++)
        sum += walk->rounds[i];
    return sum;
}

/* Searches as long as the nodes last, and tells what was predicted for the
   rounds that ended. */
static void compare(Bench *bench, Prediction *prediction)
{
    Question question = {.game = &sliding,
                         .position = &bench->game,
                         .how = SOLVE_OPTIMAL,
                         .memory = bench->own,
                         .size = OWN_ROOM,
                         .most_nodes = prediction->most};
    Answer answer = no_answer;
    Inquiry inquiry = {
        .question = &question, .answer = &answer, .pdbs = &bench->pdbs};
    const double begin = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    sliding_solve(&inquiry);
    prediction->seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID) - begin;
    prediction->nodes += (double)answer.nodes;
    printf("; below %u it took %.3g, and %.3g were predicted%s\n",
           inquiry.proof.bound, (double)inquiry.proof.nodes,
           sum_below(prediction->walk, inquiry.proof.bound),
           answer.verdict == SOLVED ? "; proven" : "");
    fflush(stdout);
}

static void predict_board(Bench *bench, u32 known, void *own)
{
    Prediction *prediction = own;
    TreeWalk *walk = prediction->walk;
    SlidingBoard board;
    if (prediction->boards == MOST_ASKED)
        exit(4);
    board_from_game(&board, &bench->game);
    predict(walk, &board, known);
    prediction->below[prediction->boards++] = sum_below(walk, known);
    printf("  %u moves, bound %u: %.3g nodes below", known, walk->first,
           sum_below(walk, known));
    compare(bench, prediction);
}

/* A proof ends when all rounds below the least length have, if a beam has
   found a line of that length. Beams use one processor, and an eighth of the
   nodes. */
static void tell_shares(const Prediction *prediction)
{
    static const u32 minutes[] = {1, 2, 5, 10, 20, 30, 60, 120};
    const double processors = thread_pool_processors();
    const double speed = prediction->nodes / prediction->seconds;
    const double each = 1 / processors + 1.0 / BEAM_SHARE;
    size_t i, k;
    printf("proven by %.0f processors of %.1f M nodes/s, if beams find lines "
           "as short:\n",
           processors, speed / 1e6);
    for (i = 0; i < COUNT_OF(minutes); i++) {
        u32 count = 0;
        for (k = 0; k < prediction->boards; k++)
            count += prediction->below[k] * each <= speed * 60 * minutes[i];
        printf("  %3u min: %u of %u\n", minutes[i], count, prediction->boards);
    }
}

void bench_rounds(const char *name, u64 most)
{
    static const BenchSetting five = {5, 5, PDB_BIG, 2, 40, "a prototype"};
    Prediction prediction = {.walk = malloc(sizeof *prediction.walk),
                             .most = most};
    Bench bench = {0};
    if (!prediction.walk)
        exit(4);
    memset(prediction.walk, 0, sizeof *prediction.walk);
    prediction.walk->pdbs = &bench.pdbs;
    prediction.walk->random = 88172645463325252;
    bench_open(&bench, &five, 640 << 20);
    bench_read_boards(&bench, name, predict_board, &prediction);
    tell_shares(&prediction);
    bench_close(&bench);
    free(prediction.walk);
}
