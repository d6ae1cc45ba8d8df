/* SPDX-License-Identifier: MIT */
/* Builds the whole graph of small sliding puzzles: writes every board as text,
   reads it if it can be solved, and makes every move. The number of positions
   at each distance from the goal is known from the literature. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/sliding/sliding.h"
#include "tests/kit/trial.h"

enum { MOST_CELLS = 9, MOST_MOVES = 4, FAR_AWAY = 255, NO_BOARD = -1 };

/* Boards are numbered in the order of their tiles. */
typedef struct Graph {
    const char *size;
    u8 cells;
    u8 singly; /* only single-tile moves */
    i32 boards;
    i32 (*next)[MOST_MOVES]; /* for each board, NO_BOARD at the end */
    u8 *can_be_solved;       /* according to read_board */
    u8 *distance;            /* from the goal, or FAR_AWAY */
} Graph;

/* ------------------------------------------------------- boards by number */

static void tiles_of(i32 number, u8 cells, u8 *tiles)
{
    u8 i, k;
    for (i = cells; i--;) {
        tiles[i] = (u8)(number % (cells - i));
        number /= cells - i;
        for (k = (u8)(i + 1); k < cells; k++)
            if (tiles[k] >= tiles[i])
                tiles[k]++;
    }
}

static i32 number_of(const u8 *tiles, u8 cells)
{
    i32 number = 0;
    u8 i, k;
    for (i = 0; i < cells; i++) {
        number *= cells - i;
        for (k = (u8)(i + 1); k < cells; k++)
            number += tiles[k] < tiles[i];
    }
    return number;
}

static i32 goal_of(u8 cells)
{
    u8 tiles[MOST_CELLS];
    u8 i;
    for (i = 0; i < cells; i++)
        tiles[i] = (u8)((i + 1) % cells);
    return number_of(tiles, cells);
}

static u8 read_tiles(Trial *trial, const u8 *tiles, u8 cells)
{
    static const u8 seed[SEED_SIZE] = {0};
    char text[2 * MOST_CELLS];
    Reader reader;
    Fault fault;
    u8 i;
    for (i = 0; i < cells; i++) {
        text[2 * i] = "012345678"[tiles[i]];
        text[2 * i + 1] = ' ';
    }
    reader_start(&reader, text, 2U * cells);
    return sliding.read_board(trial->bytes, trial->variant, seed, &reader,
                              &fault);
}

/* ------------------------------------------------------------------ edges */

static u8 start_of(const Graph *graph, Trial *trial, i32 board)
{
    u8 tiles[MOST_CELLS];
    tiles_of(board, graph->cells, tiles);
    assert_int_equal(number_of(tiles, graph->cells), board);
    return read_tiles(trial, tiles, graph->cells);
}

/* A board just read has a score of 0, so a move's score is its number of
 * tiles.
 */
static void find_edges(Graph *graph, const Trial *trial, i32 board)
{
    i32 *next = graph->next[board];
    u16 moves[MOST_CELLS];
    u16 count = sliding.list(trial->bytes, moves, MOST_CELLS);
    Trial after;
    u16 i;
    for (i = 0; i < count; i++) {
        after = *trial;
        assert_int_equal(apply_move(&after, moves[i]), FINE);
        if (graph->singly && sliding.score(after.bytes) != 1)
            continue;
        *next++ =
            number_of(((const Sliding *)after.bytes)->tile, graph->cells);
    }
    if (next < graph->next[board] + MOST_MOVES)
        *next = NO_BOARD;
}

static void find_graph(Graph *graph)
{
    Trial trial;
    i32 board;
    try_variant(&trial, &sliding, graph->size);
    for (board = 0; board < graph->boards; board++) {
        graph->next[board][0] = NO_BOARD;
        graph->can_be_solved[board] = !start_of(graph, &trial, board);
        if (graph->can_be_solved[board])
            find_edges(graph, &trial, board);
    }
}

/* -------------------------------------------------------------- distances */

static int leads_nearer(const Graph *graph, i32 board, u8 distance)
{
    int i;
    for (i = 0; i < MOST_MOVES && graph->next[board][i] != NO_BOARD; i++)
        if (graph->distance[graph->next[board][i]] == distance)
            return 1;
    return 0;
}

/* The goal ends the game and has no moves, so distances are found from the
   moves that lead to it, layer by layer. */
static i32 next_layer(Graph *graph, u8 distance)
{
    i32 count = 0;
    i32 board;
    for (board = 0; board < graph->boards; board++)
        if (graph->distance[board] == FAR_AWAY &&
            leads_nearer(graph, board, (u8)(distance - 1))) {
            graph->distance[board] = distance;
            count++;
        }
    return count;
}

static i32 factorial(i32 number)
{
    return number ? number * factorial(number - 1) : 1;
}

static void open_graph(Graph *graph, const char *size, const char *metric)
{
    size_t boards;
    graph->size = size;
    graph->cells = (u8)((size[0] - '0') * (size[2] - '0'));
    graph->singly = strcmp(metric, "single") == 0;
    graph->boards = factorial(graph->cells);
    boards = (size_t)graph->boards;
    graph->next = calloc(boards, sizeof *graph->next);
    graph->can_be_solved = calloc(boards, 1);
    graph->distance = malloc(boards);
    memset(graph->distance, FAR_AWAY, boards);
    graph->distance[goal_of(graph->cells)] = 0;
    find_graph(graph);
}

static void close_graph(Graph *graph)
{
    free(graph->next);
    free(graph->can_be_solved);
    free(graph->distance);
}

/* Finds the layers of a line in data/perft/layers.txt, from "1". */
static void find_layers(Graph *graph, char *line, size_t room)
{
    i32 count = 1;
    u8 distance = 0;
    size_t used = 0;
    while (count) {
        used +=
            (size_t)snprintf(line + used, room - used, " %ld", (long)count);
        assert_true(used < room);
        count = next_layer(graph, ++distance);
    }
}

/* ------------------------------------------------------------------ tests */

static void check_reached(const Graph *graph)
{
    i32 solvable = 0;
    i32 board;
    for (board = 0; board < graph->boards; board++) {
        assert_int_equal(graph->can_be_solved[board],
                         graph->distance[board] != FAR_AWAY);
        solvable += graph->can_be_solved[board];
    }
    assert_int_equal(solvable, graph->boards / 2);
}

static void check_line(char *line)
{
    char layers[1024];
    Graph graph;
    char *size = strtok(line, " ");
    char *metric = strtok(NULL, " ");
    char *expected = strtok(NULL, "\n");
    open_graph(&graph, size, metric);
    find_layers(&graph, layers, sizeof layers);
    assert_string_equal(layers + 1, expected);
    check_reached(&graph);
    close_graph(&graph);
}

static void every_position_has_its_known_distance(void **state)
{
    FILE *file = fopen(TEST_SOURCE "/data/perft/layers.txt", "r");
    char line[1024];
    int count = 0;
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (*line == '#' || *line == '\n')
            continue;
        check_line(line);
        count++;
    }
    fclose(file);
    assert_int_equal(count, 10);
}

/* The 3x3 puzzle's graph of single-tile moves, shared by several tests. */
static Graph eight;

static int open_eight(void **state)
{
    char layers[1024];
    (void)state;
    open_graph(&eight, "3x3", "single");
    find_layers(&eight, layers, sizeof layers);
    return 0;
}

static int close_eight(void **state)
{
    (void)state;
    close_graph(&eight);
    return 0;
}

/* The two hardest boards of the 3x3 puzzle. */
static void the_hardest_boards_are_thirty_one_moves_away(void **state)
{
    static const u8 hardest[][MOST_CELLS] = {{6, 4, 7, 8, 5, 0, 3, 2, 1},
                                             {8, 6, 7, 2, 5, 4, 3, 0, 1}};
    int i;
    (void)state;
    for (i = 0; i < 2; i++)
        assert_int_equal(eight.distance[number_of(hardest[i], MOST_CELLS)],
                         31);
}

/* ----------------------------------------------------------------- deals */

static double mean_distance(const char *variant, u32 deals)
{
    Trial trial;
    u8 seed[SEED_SIZE];
    double sum = 0;
    u32 i;
    try_variant(&trial, &sliding, variant);
    for (i = 1; i <= deals; i++) {
        number_seed(seed, i);
        sliding.deal(trial.bytes, trial.variant, seed);
        sum += eight.distance[number_of(((const Sliding *)trial.bytes)->tile,
                                        MOST_CELLS)];
    }
    return sum / deals;
}

/* The mean distance of all positions is 21.9724; fifty random steps lead 12.6
   away on average. */
static void distances_of_deals_match_chance(void **state)
{
    (void)state;
    assert_in_range(1000 * mean_distance("3x3", 20000), 21930, 22020);
    assert_in_range(1000 * mean_distance("3x3:walk", 20000), 12540, 12760);
    assert_in_range(1000 * mean_distance("3x3:walk1000", 2000), 21800, 22140);
}

/* Measures how far the positions' frequencies are from uniform. */
static double chi_square(const char *variant, u8 cells, u32 deals)
{
    static u32 times[40320];
    u32 positions = (u32)factorial(cells) / 2 - 1;
    double even = (double)deals / positions;
    double sum = 0;
    Trial trial;
    u8 seed[SEED_SIZE];
    u32 i, met = 0;
    try_variant(&trial, &sliding, variant);
    memset(times, 0, sizeof times);
    for (i = 1; i <= deals; i++) {
        number_seed(seed, i);
        sliding.deal(trial.bytes, trial.variant, seed);
        times[number_of(((const Sliding *)trial.bytes)->tile, cells)]++;
    }
    for (i = 0; i < (u32)factorial(cells); i++)
        if (times[i]) {
            met++;
            sum += (times[i] - even) * (times[i] - even) / even;
        }
    assert_int_equal(met, positions);
    assert_int_equal(times[goal_of(cells)], 0);
    return sum;
}

/* The limits are exceeded on either side once in a thousand times, with 10 and
   358 degrees of freedom. */
static void every_position_is_dealt_equally_often(void **state)
{
    (void)state;
    assert_in_range(1000 * chi_square("2x2", 4, 11000), 1383, 29760);
    assert_in_range(1000 * chi_square("2x3", 6, 72000), 280951, 446438);
    assert_in_range(1000 * chi_square("3x2", 6, 72000), 280951, 446438);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_position_has_its_known_distance),
        cmocka_unit_test(the_hardest_boards_are_thirty_one_moves_away),
        cmocka_unit_test(distances_of_deals_match_chance),
        cmocka_unit_test(every_position_is_dealt_equally_often)};
    return cmocka_run_group_tests_name("graphs", tests, open_eight,
                                       close_eight);
}
