/* SPDX-License-Identifier: MIT */
/* Tests that threads can use the library at the same time, each with its own
   session and positions: what they share is constant, so each gets the same
   digests as a single one. */
#include <pthread.h>

#include "tests/library/library_kit.h"

enum { THREADS = 4, BOARDS = 8, ROUNDS = 30, SOLVER_MEMORY = 4 << 20 };

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    if (size)
        return realloc(block, size);
    free(block);
    return NULL;
}

static void mix(uint64_t *digest, uint64_t number)
{
    *digest = (*digest ^ number) * UINT64_C(1099511628211);
}

/* Plays hints, goes back, saves, and loads what it saved. */
static void play_session(const SampleStart *start, uint64_t *digest)
{
    const quadrille_memory memory = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    const quadrille_game *game = quadrille_game_find(start->game);
    char text[4096];
    uint16_t move;
    int i;
    mix(digest, (uint64_t)quadrille_session_deal(session, game, start->variant,
                                                 start->seed, NULL));
    for (i = 0; i < 6; i++) {
        mix(digest,
            (uint64_t)quadrille_session_hint(session, &move, NULL, NULL));
        mix(digest, (uint64_t)quadrille_session_play(session, move, NULL));
    }
    mix(digest, (uint64_t)quadrille_session_undo(session, NULL));
    mix(digest, quadrille_session_text(session, QUADRILLE_TEXT_SAVE, text,
                                       sizeof text));
    mix(digest, (uint64_t)quadrille_session_load(session, text,
                                                 QUADRILLE_TO_NUL, NULL));
    mix(digest,
        quadrille_position_digest(game, quadrille_session_position(session)));
    quadrille_session_close(session);
}

/* The first action that the mask marks after a random one. */
static uint32_t choose(const uint8_t *mask, size_t count, uint32_t *random)
{
    uint32_t first = next_random(random, (uint32_t)count);
    size_t i;
    for (i = 0; i < count; i++)
        if (mask[(first + i) % count])
            return (uint32_t)((first + i) % count);
    return 0;
}

static void step_batch(const SampleStart *start, uint64_t *digest)
{
    const quadrille_game *game = quadrille_game_find(start->game);
    unsigned char *boards = calloc(BOARDS, POSITION_ROOM);
    uint32_t actions[BOARDS], scores[BOARDS], random = 9;
    uint8_t *masks;
    size_t count = 0;
    int i, round;
    for (i = 0; i < BOARDS; i++)
        mix(digest, (uint64_t)quadrille_position_deal(
                        game, boards + i * POSITION_ROOM, POSITION_ROOM,
                        start->variant, start->seed, NULL));
    count = quadrille_action_count(game, boards);
    masks = malloc(count * BOARDS);
    for (round = 0; round < ROUNDS; round++) {
        quadrille_legal_mask_many(game, BOARDS, boards, POSITION_ROOM, masks,
                                  count);
        for (i = 0; i < BOARDS; i++)
            actions[i] = choose(masks + (size_t)i * count, count, &random);
        mix(digest, quadrille_step_many(game, BOARDS, boards, POSITION_ROOM,
                                        actions, NULL, NULL, scores));
        mix(digest, scores[round % BOARDS]);
    }
    for (i = 0; i < BOARDS; i++)
        mix(digest,
            quadrille_position_digest(game, boards + i * POSITION_ROOM));
    free(masks);
    free(boards);
}

static void solve_start(const SampleStart *start, uint64_t *digest)
{
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = quadrille_game_find(start->game);
    quadrille_question question = {.size = sizeof question,
                                   .mode = QUADRILLE_SOLVE_FAST};
    quadrille_answer answer = {.size = sizeof answer};
    question.memory = malloc(SOLVER_MEMORY);
    question.memory_size = SOLVER_MEMORY;
    question.most_nodes = 3000;
    mix(digest,
        (uint64_t)quadrille_position_deal(game, position, sizeof position,
                                          start->variant, start->seed, NULL));
    mix(digest, (uint64_t)quadrille_solve(game, position, &question, &answer));
    mix(digest, (uint64_t)answer.verdict);
    mix(digest, answer.count);
    mix(digest, answer.nodes);
    free(question.memory);
}

static void *use_all(void *own)
{
    uint64_t *digest = own;
    int i;
    for (i = 0; i < START_COUNT; i++) {
        play_session(&sample_starts[i], digest);
        step_batch(&sample_starts[i], digest);
        solve_start(&sample_starts[i], digest);
    }
    return NULL;
}

static void threads_do_not_disturb_each_other(void **state)
{
    pthread_t thread[THREADS];
    uint64_t digest[THREADS] = {0}, alone = 0;
    int i;
    (void)state;
    for (i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, use_all, &digest[i]),
                         0);
    use_all(&alone);
    for (i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(thread[i], NULL), 0);
        assert_true(digest[i] == alone);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_do_not_disturb_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
