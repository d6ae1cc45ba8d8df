/* SPDX-License-Identifier: MIT */
/* The network for the sliding puzzle computes the same from move to move as
   from scratch, its files are checked, and beams with it solve boards. */
#include <string.h>

#include "solve/sliding/beam/reroute.h"
#include "solve/sliding/beam/stretch.h"
#include "solve/sliding/network/simd/simd.h"
#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 32 << 20, NETWORK_ROOM = 64 << 20, MOST_FILE_SIZE = 3 << 20 };

static u8 learnt_room[NETWORK_ROOM], weights_room[NETWORK_ROOM];
static u8 file[MOST_FILE_SIZE];

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* ---------------------------------------------------------------- networks */

static u8 rng[RNG_SIZE];

static i16 random_weight(i32 most)
{
    return (i16)((i32)(rng_next(rng) % (u32)(2 * most + 1)) - most);
}

static i16 *random_weights(u32 count, i32 most, Arena *arena)
{
    i16 *weights = take(arena, count, sizeof *weights);
    u32 i;
    assert_non_null(weights);
    for (i = 0; i < count; i++)
        weights[i] = random_weight(most);
    return weights;
}

/* A network of random weights, as large as they may be, as if it had just
   learned. */
static Network learnt_network(u8 side, u16 hidden)
{
    static const u8 seed[SEED_SIZE] = {1};
    const u32 cells = (u32)side * side;
    Arena arena = arena_of(learnt_room, sizeof learnt_room);
    Network network = {0};
    i32 *bias;
    u32 i;
    network.width = network.height = side;
    network.cells = (u8)cells;
    network.hidden = hidden;
    rng_seed(rng, seed);
    network.rows = random_weights(cells * cells * hidden, 127, &arena);
    network.bias = random_weights(hidden, 500, &arena);
    network.second = random_weights(NETWORK_SECOND * hidden, 127, &arena);
    bias = take(&arena, NETWORK_SECOND, sizeof *bias);
    for (i = 0; i < NETWORK_SECOND; i++)
        bias[i] = random_weight(20000) * 10;
    network.second_bias = bias;
    network.third = random_weights(NETWORK_SECOND, 2047, &arena);
    network.third_bias = 1 << 28; /* so that results are positive */
    return network;
}

/* Writes a network to the file and reads it again, for smaller boards if they
   are. */
static Network read_again(const Network *learnt, u8 width, u8 height,
                          void *room)
{
    const u32 size = network_file_size(learnt->cells, learnt->hidden);
    Arena arena = arena_of(room, NETWORK_ROOM);
    Network network;
    network_write(learnt, file);
    assert_int_equal(network_read(&network, file, size, width, height, &arena),
                     NETWORK_FINE);
    network_speed_up(&network);
    return network;
}

/* The estimate of one view as the header defines it, with numbers that can't
   overflow and without anything kept from the board before. */
static u32 plain_view(const Network *learnt, const SlidingBoard *board)
{
    const u32 hidden = learnt->hidden;
    long long result = learnt->third_bias;
    u32 cell, h, i;
    for (i = 0; i < NETWORK_SECOND; i++) {
        long long sum = learnt->second_bias[i];
        for (h = 0; h < hidden; h++) {
            long long active = learnt->bias[h];
            for (cell = 0; cell < board->cells; cell++)
                active +=
                    learnt->rows[(board->tile[cell] * board->cells + cell) *
                                     hidden +
                                 h];
            active = active < 0 ? 0 : active > 127 ? 127 : active;
            sum += active * learnt->second[i * hidden + h];
        }
        sum = sum < 0 ? 0 : sum / 16;
        result += (sum > 32767 ? 32767 : sum) * learnt->third[i];
    }
    return result < 0 ? 0 : (u32)(result / 128);
}

/* Rows and columns change places. */
static SlidingBoard mirror(const SlidingBoard *board)
{
    const u8 side = board->width;
    SlidingBoard image = *board;
    u32 cell;
    for (cell = 0; cell < board->cells; cell++) {
        const u8 tile = board->tile[cell];
        const u32 home = tile ? tile - 1U : 0;
        image.tile[cell % side * side + cell / side] =
            (u8)(tile ? home % side * side + home / side + 1 : 0);
    }
    return image;
}

static u32 plain_estimate(const Network *learnt, const SlidingBoard *board)
{
    const SlidingBoard image = mirror(board);
    return (plain_view(learnt, board) + plain_view(learnt, &image)) / 2;
}

/* The board in the corner of a square one whose other tiles are at home. */
static SlidingBoard lay_into(const SlidingBoard *board, u8 side)
{
    SlidingBoard large = {
        .width = side, .height = side, .cells = (u8)(side * side)};
    const u32 right = (u32)side - board->width;
    const u32 down = (u32)side - board->height;
    u32 cell;
    for (cell = 0; cell + 1 < large.cells; cell++)
        large.tile[cell] = (u8)(cell + 1);
    for (cell = 0; cell < board->cells; cell++) {
        const u32 at =
            (cell / board->width + down) * side + cell % board->width + right;
        const u32 home = board->tile[cell] - 1U;
        large.tile[at] =
            (u8)(board->tile[cell] ? (home / board->width + down) * side +
                                         home % board->width + right + 1
                                   : 0);
    }
    return large;
}

/* -------------------------------------------------------------- estimates */

static void walk_and_compare(u8 width, u8 height, u16 hidden)
{
    const Network learnt = learnt_network(height, hidden);
    Network network = read_again(&learnt, width, height, weights_room);
    const NetworkCode *codes[NETWORK_MOST_CODES];
    i16 kept[NETWORK_MOST_ACCUMULATORS], fresh[NETWORK_MOST_ACCUMULATORS];
    SlidingBoard board, within;
    Sliding game;
    u32 step;
    u32 different = 0, before = 0;
    random_board(&game, width, height, 1);
    board_from_game(&board, &game);
    network_set(&network, &board, kept);
    for (step = 0; step < 300; step++) {
        const u8 gap = board.gap;
        const u8 from =
            board_neighbour(&board, gap, (u8)(rng_next(rng) % DIRECTIONS));
        const u8 tile = from == NO_SPOT ? 0 : board.tile[from];
        u32 estimate;
        if (!tile)
            continue;
        network.code = codes[step % network_codes(codes)];
        estimate = network_estimate(&network, kept, tile, from, gap);
        network_step(&network, kept, tile, from, gap, kept);
        board_step(&board, from);
        network_set(&network, &board, fresh);
        assert_memory_equal(kept, fresh, 2 * hidden * sizeof(i16));
        within = lay_into(&board, height);
        assert_int_equal(estimate, plain_estimate(&learnt, &within));
        different += estimate != before;
        before = estimate;
    }
    assert_true(different > 100);
}

/* Plain C and vector instructions take turns. */
static void a_step_computes_the_same_as_a_new_start(void **state)
{
    (void)state;
    walk_and_compare(2, 2, 32);
    walk_and_compare(3, 4, 96);
    walk_and_compare(6, 6, 128);
    walk_and_compare(10, 10, 256);
}

/* ------------------------------------------------------------------- files */

static NetworkFault read_file(u32 size, size_t room)
{
    Network network;
    u8 *memory = test_malloc(room);
    Arena arena = arena_of(memory, room);
    const NetworkFault fault =
        network_read(&network, file, size, 2, 2, &arena);
    test_free(memory);
    return fault;
}

static void a_file_keeps_a_network(void **state)
{
    const Network learnt = learnt_network(5, 32);
    const Network network = read_again(&learnt, 5, 5, weights_room);
    u32 piece, cell;
    (void)state;
    assert_int_equal(network.width, 5);
    assert_int_equal(network.height, 5);
    assert_int_equal(network.hidden, 32);
    for (piece = 0; piece < 25; piece++)
        for (cell = 0; cell < 25; cell++)
            assert_memory_equal(network_row(&network, (u8)piece, (u8)cell),
                                learnt.rows + (size_t)(piece * 25 + cell) * 32,
                                32 * sizeof(i16));
    assert_memory_equal(network.second, learnt.second,
                        NETWORK_SECOND * 32 * sizeof(i16));
    assert_memory_equal(network.second_bias, learnt.second_bias,
                        NETWORK_SECOND * sizeof(i32));
    assert_memory_equal(network.third, learnt.third,
                        NETWORK_SECOND * sizeof(i16));
    assert_int_equal(network.third_bias, learnt.third_bias);
}

static void a_smaller_board_is_a_corner_of_a_larger_one(void **state)
{
    static const u8 sizes[][2] = {{5, 5}, {4, 5}, {4, 4}, {3, 5}, {2, 2}};
    static u8 memory[NETWORK_ROOM];
    const Network learnt = learnt_network(5, 32);
    const Network whole = read_again(&learnt, 5, 5, weights_room);
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        const u8 width = sizes[i][0], height = sizes[i][1];
        const Network network = read_again(&learnt, width, height, memory);
        i16 small[2 * 32], large[2 * 32];
        SlidingBoard board, within;
        Sliding game;
        random_board(&game, width, height, 5);
        board_from_game(&board, &game);
        within = lay_into(&board, 5);
        network_set(&network, &board, small);
        network_set(&whole, &within, large);
        assert_memory_equal(small, large, sizeof small);
    }
}

static void refuse(u32 at, u8 value, NetworkFault fault)
{
    const u8 before = file[at];
    assert_int_not_equal(before, value);
    file[at] = value;
    assert_int_equal(read_file(network_file_size(25, 32), 1 << 20), fault);
    file[at] = before;
}

static void other_files_are_refused(void **state)
{
    const Network learnt = learnt_network(5, 32);
    const u32 size = network_file_size(25, 32);
    Network network;
    (void)state;
    network_write(&learnt, file);
    refuse(0, 'X', NETWORK_UNKNOWN);
    refuse(8, 9, NETWORK_OTHER_VERSION);
    refuse(10, 11, NETWORK_WRONG_SIZE);
    refuse(10, 4, NETWORK_WRONG_SIZE);
    refuse(12, 64, NETWORK_WRONG_SIZE);
    refuse(12, 48, NETWORK_WRONG_SIZE);
    refuse(13, 4, NETWORK_WRONG_SIZE);
    refuse(16, '!', NETWORK_DAMAGED);
    refuse(size - 1, (u8)(file[size - 1] ^ 1), NETWORK_DAMAGED);
    refuse(32, (u8)(file[32] ^ 1), NETWORK_DAMAGED);
    assert_int_equal(read_file(size - 1, 1 << 20), NETWORK_WRONG_SIZE);
    assert_int_equal(network_read(&network, file, size, 6, 6, NULL),
                     NETWORK_WRONG_SIZE);
    assert_int_equal(read_file(31, 1 << 20), NETWORK_UNKNOWN);
    assert_int_equal(read_file(size, 1 << 20), NETWORK_FINE);
    assert_int_equal(read_file(size, network_room(size)), NETWORK_FINE);
    assert_int_equal(read_file(size, size), NETWORK_NO_ROOM);
    assert_string_equal(network_words(NETWORK_OTHER_VERSION),
                        "weights of another version");
}

/* Numbers with which a sum might overflow, in a file that is otherwise
   sound. */
static void numbers_that_are_too_large_are_refused(void **state)
{
    Network network = learnt_network(3, 32);
    const u32 size = network_file_size(9, 32);
    i16 third[NETWORK_SECOND] = {0};
    (void)state;
    third[NETWORK_SECOND - 1] = 2048;
    network.third = third;
    network_write(&network, file);
    assert_int_equal(read_file(size, 1 << 20), NETWORK_DAMAGED);
    third[NETWORK_SECOND - 1] = 2047;
    network_write(&network, file);
    assert_int_equal(read_file(size, 1 << 20), NETWORK_FINE);
    network.third_bias = -(1 << 28) - 1;
    network_write(&network, file);
    assert_int_equal(read_file(size, 1 << 20), NETWORK_DAMAGED);
}

/* --------------------------------------------------------------- searching */

static Answer ask_network(const Network *network, const DatabaseSet *pdbs,
                          const Sliding *game)
{
    enum { MOST_NODES = 300000 };
    const Question question =
        question_on(&sliding, game, SOLVE_SHORT, ROOM, MOST_NODES);
    Answer answer;
    Inquiry inquiry = {.question = &question,
                       .answer = &answer,
                       .pdbs = pdbs,
                       .network = network};
    sliding_solve(&inquiry);
    assert_true(answer.nodes <= MOST_NODES);
    return answer;
}

/* Of little weight, so that the distances lead the way. */
static Network tame_network(u8 width, u8 height)
{
    Network learnt = learnt_network(height, 32);
    i16 *third = (i16 *)(uintptr_t)learnt.third;
    u32 i;
    for (i = 0; i < NETWORK_SECOND; i++)
        third[i] = (i16)(third[i] / 1024);
    learnt.third_bias = 0;
    return read_again(&learnt, width, height, weights_room);
}

static void a_beam_with_a_network_solves_boards(void **state)
{
    static const u8 sizes[][2] = {{6, 6}, {5, 7}, {7, 5}, {10, 10}};
    u32 different = 0;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        const u8 width = sizes[i][0], height = sizes[i][1];
        const Network network = width < height ? tame_network(width, height)
                                               : tame_network(height, width);
        Sliding game;
        Answer answer;
        u32 length;
        random_board(&game, width, height, 3);
        answer = ask_network(NULL, NULL, &game);
        length = count_winning(&game, &answer);
        answer = ask_network(&network, NULL, &game);
        different += count_winning(&game, &answer) != length;
    }
    assert_true(different);
}

/* Asks with both, and with what should judge alone. */
static void check_who_judges(const Network *network, const DatabaseSet *pdbs,
                             u8 is_network, const Sliding *game)
{
    const Answer both = ask_network(network, pdbs, game);
    const Answer alone = is_network ? ask_network(network, NULL, game)
                                    : ask_network(NULL, pdbs, game);
    assert_int_equal(both.nodes, alone.nodes);
    assert_int_equal(count_winning(game, &both), count_winning(game, &alone));
}

static void a_network_for_another_size_changes_nothing(void **state)
{
    const Network network = tame_network(6, 7);
    Sliding game;
    (void)state;
    random_board(&game, 6, 6, 3);
    check_who_judges(&network, NULL, 0, &game);
}

static void databases_go_first_on_small_boards_only(void **state)
{
    u8 side;
    (void)state;
    for (side = 4; side <= 5; side++) {
        const Network network = tame_network(side, side);
        DatabaseSet *pdbs = make_databases(side, side, PDB_TINY);
        Sliding game;
        random_board(&game, side, side, 3);
        check_who_judges(&network, pdbs, side == 5, &game);
        free_databases(pdbs);
    }
}

/* --------------------------------------------------------------- rerouting */

static u32 play_steps(SlidingBoard board, const u8 *steps, u32 count)
{
    board_walk(&board, steps, count);
    assert_true(board_is_goal(&board));
    return count;
}

/* A detour around a square ends where it began. */
static u32 add_detours(const SlidingBoard *start, u8 *steps, u32 count)
{
    u8 detoured[1 << 12];
    SlidingBoard board = *start;
    u32 made = 0;
    u32 i, round;
    for (i = 0; i < count; i++) {
        const u8 gap = board.gap;
        const u8 right = board_neighbour(&board, gap, GAP_RIGHT);
        const u8 down = board_neighbour(&board, gap, GAP_DOWN);
        for (round = 0;
             i % 32 == 0 && round < 12 && right != NO_SPOT && down != NO_SPOT;
             round += 4) {
            detoured[made++] = right;
            detoured[made++] = (u8)(down + 1);
            detoured[made++] = down;
            detoured[made++] = gap;
        }
        detoured[made++] = steps[i];
        board_step(&board, steps[i]);
    }
    memcpy(steps, detoured, made);
    return made;
}

static void rerouting_shortens_a_line_and_keeps_its_end(void **state)
{
    const Network network = tame_network(6, 6);
    Evaluator evaluator;
    Question question;
    SlidingBoard board;
    Sliding game;
    Answer answer;
    u8 steps[1 << 12];
    u32 count, before;
    (void)state;
    random_board(&game, 6, 6, 5);
    question = question_on(&sliding, &game, SOLVE_FAST, ROOM, 100000);
    answer = ask_on(&sliding, &game, SOLVE_FAST, ROOM, 100000);
    board_from_game(&board, &game);
    assert_true(board_read_line(&question, &board, answer.line, answer.length,
                                steps, sizeof steps, &count));
    /* Three times around a square changes nothing: 12 steps. */
    before = count;
    count = add_detours(&board, steps, count);
    assert_true(play_steps(board, steps, count) > before);
    evaluator_set(&evaluator, NULL, &network, &board);
    {
        Budget budget = {2000000, NULL, 0};
        count = reroute_line(&evaluator, &board,
                             arena_of(question.memory, question.size), &budget,
                             steps, count);
        assert_int_equal(budget.left, 0);
    }
    assert_true(play_steps(board, steps, count) < before);
}

static void rerouting_without_memory_ends(void **state)
{
    const Network network = tame_network(6, 6);
    Evaluator evaluator;
    SlidingBoard board;
    Sliding game;
    u8 steps[1] = {35};
    u8 little[64];
    Budget budget = {1000, NULL, 0};
    (void)state;
    goal_board(&game, 6, 6);
    board_from_game(&board, &game);
    board_step(&board, 34);
    evaluator_set(&evaluator, NULL, &network, &board);
    assert_int_equal(reroute_line(&evaluator, &board,
                                  arena_of(little, sizeof little), &budget,
                                  steps, 1),
                     1);
    assert_int_equal(budget.left, 1000);
}

static void rerouting_stops_when_told_to(void **state)
{
    const Network network = tame_network(6, 6);
    static const _Atomic u8 stop = 1;
    const Question question = {.stop = &stop};
    Evaluator evaluator;
    SlidingBoard board;
    Sliding game;
    u8 steps[] = {33, 34, 33, 34, 33, 34, 33, 34, 35};
    Budget budget = {1000000, &question, 0};
    (void)state;
    goal_board(&game, 6, 6);
    board_from_game(&board, &game);
    board_step(&board, 34);
    evaluator_set(&evaluator, NULL, &network, &board);
    assert_int_equal(reroute_line(&evaluator, &board, arena_of(lent, ROOM),
                                  &budget, steps, COUNT_OF(steps)),
                     COUNT_OF(steps));
    assert_int_equal(budget.left, 1000000);
    budget.question = NULL;
    assert_int_equal(reroute_line(&evaluator, &board, arena_of(lent, ROOM),
                                  &budget, steps, COUNT_OF(steps)),
                     1);
}

/* The gap goes around a square the long way. The shortest way between the ends
   of the first ten moves passes through the goal. */
static void a_rerouted_line_ends_at_the_goal(void **state)
{
    static const u8 around[] = {28, 29, 35, 34, 28, 29, 35, 34, 28, 29, 35,
                                34, 33, 32, 31, 30, 31, 32, 33, 34, 35};
    const Network network = tame_network(6, 6);
    Evaluator evaluator;
    SlidingBoard board;
    Sliding game;
    u64 nodes;
    (void)state;
    goal_board(&game, 6, 6);
    board_from_game(&board, &game);
    board_step(&board, 34);
    evaluator_set(&evaluator, NULL, &network, &board);
    for (nodes = 1; nodes < 600; nodes++) {
        Budget budget = {nodes, NULL, 0};
        u8 steps[COUNT_OF(around)];
        u32 count;
        memcpy(steps, around, sizeof steps);
        count = reroute_line(&evaluator, &board, arena_of(lent, ROOM), &budget,
                             steps, COUNT_OF(steps));
        assert_true(count);
        play_steps(board, steps, count);
        assert_int_equal(board_count_to_goal(&board, steps, count), count);
    }
}

/* --------------------------------------------------------------- stretches */

static void a_turned_stretch_is_solved_by_turned_steps(void **state)
{
    static const u8 turns[] = {0, STRETCH_ROWS, STRETCH_COLUMNS,
                               STRETCH_ROWS | STRETCH_COLUMNS};
    const u8 corners[] = {35, 5, 30, 0};
    SlidingBoard start, end, laid;
    Sliding game;
    u8 steps[200];
    u32 count = 0;
    u8 seen = 0;
    u8 turn;
    (void)state;
    random_board(&game, 6, 6, 9);
    board_from_game(&start, &game);
    end = start;
    while (count < sizeof steps && seen != 15) {
        const u8 to =
            board_neighbour(&end, end.gap, (u8)(rng_next(rng) % DIRECTIONS));
        u32 i;
        if (to == NO_SPOT)
            continue;
        board_step(&end, to);
        steps[count++] = to;
        if (!stretch_ends_well(&end, &turn))
            continue;
        for (i = 0; corners[i] != end.gap; i++)
            continue;
        seen |= (u8)(1 << i);
        assert_int_equal(turn, turns[i]);
        stretch_lay(&start, &end, turn, &laid);
        for (i = 0; i < count; i++)
            board_step(&laid, stretch_turn_cell(&laid, steps[i], turn));
        assert_true(board_is_goal(&laid));
    }
    assert_true(seen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_computes_the_same_as_a_new_start),
        cmocka_unit_test(a_file_keeps_a_network),
        cmocka_unit_test(a_smaller_board_is_a_corner_of_a_larger_one),
        cmocka_unit_test(other_files_are_refused),
        cmocka_unit_test(numbers_that_are_too_large_are_refused),
        cmocka_unit_test(a_beam_with_a_network_solves_boards),
        cmocka_unit_test(a_network_for_another_size_changes_nothing),
        cmocka_unit_test(databases_go_first_on_small_boards_only),
        cmocka_unit_test(rerouting_shortens_a_line_and_keeps_its_end),
        cmocka_unit_test(rerouting_without_memory_ends),
        cmocka_unit_test(rerouting_stops_when_told_to),
        cmocka_unit_test(a_rerouted_line_ends_at_the_goal),
        cmocka_unit_test(a_turned_stretch_is_solved_by_turned_steps),
    };
    return cmocka_run_group_tests_name("sliding_network", tests, take_memory,
                                       give_memory);
}
