/* SPDX-License-Identifier: MIT */
/* Tests that several threads build what one builds, and that they can be
   stopped. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "advice/sliding/fast_checksum.h"
#include "advice/sliding/pattern_database_builder.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 64 << 20, DEPTHS = 10 };

static void *memory[2];

static int take_memory(void **state)
{
    (void)state;
    memory[0] = malloc(ROOM);
    memory[1] = malloc(ROOM);
    return memory[0] && memory[1] ? 0 : -1;
}

static int free_memory(void **state)
{
    (void)state;
    free(memory[0]);
    free(memory[1]);
    return 0;
}

static void goal_of(SlidingBoard *board, u8 width, u8 height)
{
    Sliding game;
    goal_board(&game, width, height);
    board_from_game(board, &game);
}

static void place_set(DatabaseSet *pdbs, Arena *arena)
{
    SlidingBoard board;
    u8 *bytes;
    goal_of(&board, 4, 4);
    assert_true(database_set_plan(pdbs, &board, PDB_TINY, arena));
    bytes = take(arena, database_set_size(pdbs), 1);
    assert_non_null(bytes);
    database_set_place(pdbs, bytes);
}

typedef struct BuildOnlooker {
    _Atomic u8 stop, begun;
    u64 done;
    u32 depths;
} BuildOnlooker;

static void look_on(void *own, u64 done, u64 all)
{
    BuildOnlooker *onlooker = own;
    assert_true(done <= all);
    assert_true(done >= onlooker->done);
    onlooker->done = done;
    onlooker->begun = 1;
}

static void threads_build_the_same_database(void **state)
{
    Arena arenas[2] = {arena_of(memory[0], ROOM), arena_of(memory[1], ROOM)};
    BuildOnlooker onlooker = {.done = 0};
    const BuildWatcher watcher = {&onlooker, look_on, &onlooker.stop};
    DatabaseSet alone, together;
    SlidingBoard board;
    u8 i;
    (void)state;
    goal_of(&board, 4, 4);
    assert_true(database_set_make(&alone, &board, PDB_TINY, &arenas[0]));
    place_set(&together, &arenas[1]);
    assert_true(pattern_database_builder_fill(&together, arenas[1], &watcher));
    assert_true(onlooker.begun);
    assert_true(database_set_is_intact(&together, fast_checksum()));
    for (i = 0; i < alone.database_count; i++)
        assert_memory_equal(alone.databases[i].bits,
                            together.databases[i].bits,
                            pattern_database_size(alone.databases[i].index));
}

static void stop_after_some(void *own, u64 done, u64 all)
{
    BuildOnlooker *onlooker = own;
    (void)done;
    (void)all;
    onlooker->stop = ++onlooker->depths == DEPTHS;
}

/* A complete build of these would take long. */
static void threads_build_the_same_lanes(void **state)
{
    Arena arenas[2] = {arena_of(memory[0], ROOM), arena_of(memory[1], ROOM)};
    BuildOnlooker onlooker = {.depths = 0};
    const BuildWatcher watcher = {&onlooker, stop_after_some, &onlooker.stop};
    SlideDatabase slides[2];
    SlideBuild build;
    u64 size;
    u8 i;
    (void)state;
    for (i = 0; i < 2; i++) {
        SlidingBoard board;
        goal_of(&board, 3, 4);
        assert_true(slide_database_plan(&slides[i], &board, &arenas[i]));
        size = slide_database_size(&slides[i]);
        slide_database_place(&slides[i], take(&arenas[i], size, 1));
    }
    assert_true(slide_build_begin(&build, &slides[0].patterns[0], ALONG_ROW,
                                  &arenas[0]));
    for (i = 0; i < DEPTHS; i++, build.depth++)
        assert_true(slide_build_expand(&build, 0, 1));
    assert_false(
        pattern_database_builder_fill_slides(&slides[1], arenas[1], &watcher));
    assert_memory_equal(slides[0].patterns[0].bits_for[ALONG_ROW],
                        slides[1].patterns[0].bits_for[ALONG_ROW],
                        (size - SERIALISED_HEAD) / AXES);
}

static void *stop_soon(void *argument)
{
    BuildOnlooker *onlooker = argument;
    while (!onlooker->begun)
        ;
    atomic_store_explicit(&onlooker->stop, 1, memory_order_relaxed);
    return NULL;
}

static void a_stop_flag_ends_a_build(void **state)
{
    Arena arena = arena_of(memory[0], ROOM);
    BuildOnlooker onlooker = {.done = 0};
    const BuildWatcher watcher = {&onlooker, look_on, &onlooker.stop};
    DatabaseSet pdbs;
    pthread_t thread;
    (void)state;
    place_set(&pdbs, &arena);
    assert_int_equal(pthread_create(&thread, NULL, stop_soon, &onlooker), 0);
    assert_false(pattern_database_builder_fill(&pdbs, arena, &watcher));
    pthread_join(thread, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_build_the_same_database),
        cmocka_unit_test(threads_build_the_same_lanes),
        cmocka_unit_test(a_stop_flag_ends_a_build),
    };
    return cmocka_run_group_tests_name("pattern database builder", tests,
                                       take_memory, free_memory);
}
