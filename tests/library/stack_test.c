/* SPDX-License-Identifier: MIT */
/* Tests that no call needs more stack than the guide says, 64 KB: threads of
   embedded programs have no more. Below the stack is memory that can't be
   touched, more than one call can jump over. */
#include <pthread.h>

#include "library_kit.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { STACK = 2 << 20 }; /* sanitizers need more */
#else
enum { STACK = 64 << 10 };
#endif
enum { GUARD = 1 << 20, MEMORY = 40 << 20 };

static unsigned char memory[MEMORY];
static char text[1 << 16];
static uint16_t moves[MOST_MOVES];

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    return size ? realloc(block, size) : (free(block), NULL);
}

static int use_positions(const quadrille_game *game, unsigned char *position)
{
    static uint8_t mask[1 << 16];
    static quadrille_piece pieces[512];
    static quadrille_event events[1024];
    size_t happened;
    return quadrille_position_valid(game, position) &&
           quadrille_position_write(game, position, text, sizeof text) &&
           quadrille_position_pieces(game, position, pieces, 512) &&
           quadrille_legal_mask_many(game, 1, position, POSITION_ROOM, mask,
                                     sizeof mask) &&
           quadrille_position_moves(game, position, moves, MOST_MOVES) &&
           quadrille_move_worth(game, position, moves[0]) != INT32_MIN &&
           !quadrille_position_play(game, position, moves[0], events, 1024,
                                    &happened);
}

static int use_session(const quadrille_game *game, const SampleStart *start)
{
    const quadrille_memory source = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&source);
    static quadrille_fault fault;
    uint16_t move;
    int used =
        !quadrille_session_deal(session, game, start->variant, start->seed,
                                &fault) &&
        !quadrille_session_hint(session, &move, NULL, &fault) &&
        !quadrille_session_play(session, move, &fault) &&
        quadrille_session_text(session, QUADRILLE_TEXT_SHARE, text,
                               sizeof text) &&
        quadrille_session_text(session, QUADRILLE_TEXT_CODE, text,
                               sizeof text) &&
        quadrille_session_text(session, QUADRILLE_TEXT_SAVE, text,
                               sizeof text) &&
        !quadrille_session_load(session, text, QUADRILLE_TO_NUL, &fault);
    quadrille_session_close(session);
    return used;
}

static int use_solver(const quadrille_game *game, const void *position)
{
    quadrille_question question = {.size = sizeof question,
                                   .memory = memory,
                                   .memory_size = MEMORY,
                                   .most_nodes = 20000};
    quadrille_answer answer = {.size = sizeof answer};
    int used = 1;
    for (question.mode = QUADRILLE_SOLVE_FAST;
         question.mode <= QUADRILLE_SOLVE_PROVE; question.mode++)
        used &= !quadrille_solve(game, position, &question, &answer);
    return used;
}

static void *use_everything(void *own)
{
    static unsigned char position[POSITION_ROOM];
    int *used = own;
    int i;
    for (i = 0; i < START_COUNT; i++) {
        const quadrille_game *game =
            quadrille_game_find(sample_starts[i].game);
        *used += !quadrille_position_deal(game, position, POSITION_ROOM,
                                          sample_starts[i].variant,
                                          sample_starts[i].seed, NULL) &&
                 use_solver(game, position) && use_positions(game, position) &&
                 use_session(game, &sample_starts[i]);
    }
    return NULL;
}

static void every_call_works_in_64_KB_of_stack(void **state)
{
    pthread_attr_t attributes;
    pthread_t thread;
    int used = 0;
    (void)state;
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, STACK), 0);
    assert_int_equal(pthread_attr_setguardsize(&attributes, GUARD), 0);
    assert_int_equal(
        pthread_create(&thread, &attributes, use_everything, &used), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&attributes);
    assert_int_equal(used, START_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_works_in_64_KB_of_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
