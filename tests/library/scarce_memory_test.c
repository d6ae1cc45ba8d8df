/* SPDX-License-Identifier: MIT */
/* Tests memory that runs out: at every request of every call of a session in
   turn, and solvers in blocks of any size. Texts lie in memory that ends with
   their last byte. */
#include "library_kit.h"

enum { MOST_NODES = 300 };

/* Memory that refuses every request after "most" of them; -1: none. */
typedef struct ScarceHeap {
    long blocks, calls, most;
} ScarceHeap;

static void *resize(void *own, void *block, size_t size)
{
    ScarceHeap *heap = own;
    void *resized;
    if (!size) {
        heap->blocks -= block != NULL;
        free(block);
        return NULL;
    }
    if (heap->most >= 0 && heap->calls >= heap->most)
        return NULL;
    heap->calls++;
    resized = realloc(block, size);
    assert_non_null(resized);
    heap->blocks += !block;
    return resized;
}

static quadrille_session *open_session(ScarceHeap *heap)
{
    const quadrille_memory memory = {heap, resize};
    quadrille_session *session;
    *heap = (ScarceHeap){0, 0, -1};
    session = quadrille_session_open(&memory);
    assert_non_null(session);
    return session;
}

/* A copy that ends with its memory, without a NUL. */
static char *exactly(const char *text)
{
    size_t length = strlen(text);
    char *copy = malloc(length ? length : 1);
    assert_non_null(copy);
    memcpy(copy, text, length);
    return copy;
}

static char saved[1 << 15];

static void write_save(const quadrille_session *session, char *text)
{
    assert_true(quadrille_session_text(session, QUADRILLE_TEXT_SAVE, text,
                                       sizeof saved) < sizeof saved);
}

static int deal(quadrille_session *session)
{
    return quadrille_session_deal(session, quadrille_game_find("mahjong"), "",
                                  "5", NULL);
}

static int deal_daily(quadrille_session *session)
{
    return quadrille_session_daily(session, quadrille_game_find("kulki"),
                                   "2026-11-21", NULL);
}

static int start_board(quadrille_session *session)
{
    char *board = exactly("1 2 3 4 5 6 7 0 8");
    int error = quadrille_session_read(session, quadrille_game_find("sliding"),
                                       "3x3", NULL, board, 17, NULL);
    free(board);
    return error;
}

static const char code[] = "q1f-0k11gwnaq1gw0422840c021wb5g";

static int load_code(quadrille_session *session)
{
    char *text = exactly(code);
    int error = quadrille_session_load(session, text, strlen(code), NULL);
    free(text);
    return error;
}

static int copy_other(quadrille_session *session)
{
    ScarceHeap heap;
    quadrille_session *other = open_session(&heap);
    int error;
    assert_int_equal(deal(other), QUADRILLE_OK);
    error = quadrille_session_copy(session, other);
    quadrille_session_close(other);
    return error;
}

static int ask_for_a_hint(quadrille_session *session)
{
    uint16_t move;
    return quadrille_session_hint(session, &move, NULL, NULL);
}

static int play_first(quadrille_session *session)
{
    quadrille_state state = {.size = sizeof state};
    uint16_t move;
    quadrille_session_state(session, &state);
    assert_true(quadrille_position_moves(
        state.game, quadrille_session_position(session), &move, 1));
    return quadrille_session_play(session, move, NULL);
}

static int restart(quadrille_session *session)
{
    return quadrille_session_restart(session, NULL);
}

static int undo(quadrille_session *session)
{
    return quadrille_session_undo(session, NULL);
}

/* Gives a call one request more each time, until it succeeds. */
static void starve(quadrille_session *session, ScarceHeap *heap,
                   int (*call)(quadrille_session *session))
{
    static char before[sizeof saved];
    long most;
    int error = QUADRILLE_NO_MEMORY;
    for (most = 0; error; most++) {
        write_save(session, before);
        heap->calls = 0;
        heap->most = most;
        error = call(session);
        heap->most = -1;
        write_save(session, saved);
        if (!error)
            break;
        assert_int_equal(error, QUADRILLE_NO_MEMORY);
        assert_string_equal(saved, before);
        assert_true(most < 100);
    }
}

static void every_call_leaves_the_game_without_memory(void **state)
{
    int (*const calls[])(quadrille_session * session) = {
        deal,       deal_daily, start_board,    load_code,
        copy_other, undo,       ask_for_a_hint, restart};
    ScarceHeap heap;
    quadrille_session *session = open_session(&heap);
    size_t i;
    (void)state;
    for (i = 0; i < sizeof calls / sizeof *calls; i++) {
        assert_int_equal(deal(session), QUADRILLE_OK);
        assert_int_equal(play_first(session), QUADRILLE_OK);
        starve(session, &heap, calls[i]);
    }
    quadrille_session_close(session);
    assert_int_equal(heap.blocks, 0);
}

/* A history of moves grows now and then; each time there is no memory first.
 */
static void every_move_leaves_the_game_without_memory(void **state)
{
    ScarceHeap heap;
    quadrille_session *session = open_session(&heap);
    long grown = 0;
    int i;
    (void)state;
    assert_int_equal(quadrille_session_deal(session,
                                            quadrille_game_find("sliding"),
                                            "10x10", "1", NULL),
                     QUADRILLE_OK);
    for (i = 0; i < 600; i++) {
        heap.calls = 0;
        starve(session, &heap, play_first);
        grown += heap.calls;
    }
    assert_true(grown > 2);
    quadrille_session_close(session);
    assert_int_equal(heap.blocks, 0);
}

static void a_session_needs_memory_to_open(void **state)
{
    ScarceHeap heap = {0, 0, 0};
    const quadrille_memory memory = {&heap, resize}, none = {&heap, NULL};
    (void)state;
    assert_null(quadrille_session_open(&memory));
    assert_null(quadrille_session_open(&none));
    assert_null(quadrille_session_open(NULL));
    quadrille_session_close(NULL);
    assert_int_equal(heap.blocks, 0);
}

/* Asks in a block of exactly this size; a line that is found wins. */
static void solve_in(const quadrille_game *game, const void *start, int how,
                     size_t size)
{
    unsigned char position[POSITION_ROOM];
    quadrille_question question = {.size = sizeof question, .mode = how};
    quadrille_answer answer = {.size = sizeof answer};
    size_t i;
    memcpy(position, start, sizeof position);
    question.memory = size ? malloc(size) : NULL;
    question.memory_size = size;
    question.most_nodes = MOST_NODES;
    assert_int_equal(quadrille_solve(game, position, &question, &answer),
                     QUADRILLE_OK);
    assert_memory_equal(position, start, sizeof position);
    assert_in_range(answer.verdict, QUADRILLE_VERDICT_NO_SOLVER,
                    QUADRILLE_VERDICT_UNKNOWN);
    assert_true(answer.nodes <= MOST_NODES + 1);
    for (i = 0; answer.verdict == QUADRILLE_VERDICT_WON && i < answer.count;
         i++)
        assert_int_equal(quadrille_position_play(
                             game, position, answer.moves[i], NULL, 0, NULL),
                         QUADRILLE_OK);
    if (answer.verdict == QUADRILLE_VERDICT_WON)
        assert_int_equal(quadrille_position_status(game, position),
                         QUADRILLE_STATUS_WON);
    free(question.memory);
}

static void solvers_keep_to_their_memory(void **state)
{
    unsigned char position[POSITION_ROOM] = {0};
    size_t size;
    int nth, how;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        const quadrille_game *game = deal_start(&sample_starts[nth], position);
        for (how = QUADRILLE_SOLVE_FAST; how <= QUADRILLE_SOLVE_PROVE; how++) {
            for (size = 0; size < 300; size += 37)
                solve_in(game, position, how, size);
            for (; size < 1 << 20; size = size * 5 / 3 + 1)
                solve_in(game, position, how, size);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_leaves_the_game_without_memory),
        cmocka_unit_test(every_move_leaves_the_game_without_memory),
        cmocka_unit_test(a_session_needs_memory_to_open),
        cmocka_unit_test(solvers_keep_to_their_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
