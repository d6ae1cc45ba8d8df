/* SPDX-License-Identifier: MIT */
/* Sessions of the library, in memory that runs out. The input: a game, and a
   byte for each call, with its arguments behind it; some of these say after
   how many more requests there is no memory. A refused call leaves the game,
   its history and its position, and the session can be used on; what it saves,
   another session loads as the same; and in the end all memory is free. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "include/quadrille.h"

enum { MOST_CALLS = 80, MOST_TEXT = 1 << 16, NEVER_OUT = 1 << 20 };

typedef struct FuzzHeap {
    long blocks, left;
} FuzzHeap;

static void *resize(void *own, void *block, size_t size)
{
    FuzzHeap *heap = own;
    void *resized;
    if (!size) {
        heap->blocks -= block != NULL;
        free(block);
        return NULL;
    }
    if (heap->left <= 0)
        return NULL;
    heap->left--;
    resized = host_must_have(realloc(block, size));
    heap->blocks += !block;
    return resized;
}

static size_t write_save(const quadrille_session *session, char *text)
{
    size_t length =
        quadrille_session_text(session, QUADRILLE_TEXT_SAVE, text, MOST_TEXT);
    REQUIRE(length < MOST_TEXT && strlen(text) == length);
    return length;
}

static char *input_string(FuzzInput *input, size_t *length)
{
    Reader line;
    char *text;
    input_line(input, &line);
    *length = (size_t)(line.end - line.start);
    text = host_must_have(malloc(*length + 1));
    memcpy(text, line.start, *length);
    text[*length] = '\0';
    return text;
}

/* -------------------------------------------------------------------- laws */

/* What must be the same after a refusal. Hints and touches may count. */
typedef struct Noted {
    char save[MOST_TEXT];
    quadrille_state state;
    const void *position;
    uint64_t digest;
} Noted;

static void note(Noted *noted, const quadrille_session *session)
{
    noted->state.size = sizeof noted->state;
    REQUIRE(!quadrille_session_state(session, &noted->state));
    noted->position = quadrille_session_position(session);
    noted->digest =
        quadrille_position_digest(noted->state.game, noted->position);
    write_save(session, noted->save);
    REQUIRE(!noted->state.game ||
            quadrille_position_valid(noted->state.game, noted->position));
    REQUIRE(noted->state.at <= noted->state.count);
}

static void require_same(const Noted *before, const Noted *after)
{
    REQUIRE(before->state.game == after->state.game);
    REQUIRE(before->state.at == after->state.at);
    REQUIRE(before->state.count == after->state.count);
    REQUIRE(before->state.hints == after->state.hints);
    REQUIRE(before->state.undos == after->state.undos);
    REQUIRE(before->digest == after->digest);
    REQUIRE(strcmp(before->save, after->save) == 0);
}

static void require_loadable(const quadrille_session *session,
                             const char *save)
{
    static char again[MOST_TEXT];
    FuzzHeap heap = {0, NEVER_OUT};
    const quadrille_memory memory = {&heap, resize};
    quadrille_session *other = quadrille_session_open(&memory);
    REQUIRE(other);
    if (quadrille_session_position(session)) {
        REQUIRE(!quadrille_session_load(other, save, strlen(save), NULL));
        write_save(other, again);
        REQUIRE(strcmp(save, again) == 0);
        REQUIRE(!quadrille_session_copy(other, session));
        write_save(other, again);
        REQUIRE(strcmp(save, again) == 0);
    }
    quadrille_session_close(other);
    REQUIRE(!heap.blocks);
}

/* ------------------------------------------------------------------- calls */

static int start(quadrille_session *session, const quadrille_game *game,
                 FuzzInput *input, u8 how, quadrille_fault *fault)
{
    size_t length[3] = {0};
    char *text[3];
    int error, i;
    for (i = 0; i < 3; i++)
        text[i] = input_string(input, &length[i]);
    if (how == 0)
        error = quadrille_session_deal(session, game, text[0], text[1], fault);
    else if (how == 1)
        error = quadrille_session_daily(session, game, text[0], fault);
    else if (how == 2)
        error = quadrille_session_read(session, game, text[0], text[1],
                                       text[2], length[2], fault);
    else
        error = quadrille_session_load(session, text[0], length[0], fault);
    for (i = 0; i < 3; i++)
        free(text[i]);
    return error;
}

static int play(quadrille_session *session, FuzzInput *input,
                quadrille_fault *fault)
{
    quadrille_state state = {.size = sizeof state};
    uint16_t moves[32];
    const u8 nth = input_byte(input);
    uint16_t move = (uint16_t)input_number(input, 2);
    size_t count;
    (void)quadrille_session_state(session, &state);
    count = quadrille_position_moves(
        state.game, quadrille_session_position(session), moves, 32);
    if (nth & 3 && count)
        move = moves[nth % (count < 32 ? count : 32)];
    return quadrille_session_play(session, move, fault);
}

static int play_text(quadrille_session *session, FuzzInput *input,
                     quadrille_fault *fault)
{
    size_t length, played = 0;
    char *text = input_string(input, &length);
    char *exact = host_must_have(malloc(length + 1));
    int error;
    memcpy(exact + 1, text, length);
    error = quadrille_session_play_text(session, exact + 1, length, &played,
                                        fault);
    free(exact);
    free(text);
    return error && played ? QUADRILLE_OK : error;
}

static int read_all(quadrille_session *session, FuzzInput *input)
{
    const size_t room = input_number(input, 2) % 3000;
    const int which = input_byte(input) % 9 - 1;
    char *text = host_must_have(malloc(room + 1));
    uint16_t *moves = host_must_have(malloc(room * sizeof *moves + 1));
    quadrille_event *events =
        host_must_have(malloc(room * sizeof *events + 1));
    size_t length = quadrille_session_text(session, which, text, room);
    REQUIRE(!room || strlen(text) == (length < room ? length : room - 1));
    (void)quadrille_session_history(session, moves, room);
    (void)quadrille_session_events(session, events, room);
    free(events);
    free(moves);
    free(text);
    return QUADRILLE_OK;
}

static int call(quadrille_session *session, const quadrille_game *game,
                FuzzInput *input, quadrille_fault *fault)
{
    const u8 what = input_byte(input) % 20;
    const char *words;
    uint16_t move;
    switch (what) {
    case 0:
    case 1:
    case 2:
    case 3:
        return start(session, game, input, what, fault);
    case 4:
        return quadrille_session_touch(session, input_byte(input), fault);
    case 5:
        return quadrille_session_undo(session, fault);
    case 6:
        return quadrille_session_redo(session, fault);
    case 7:
        return quadrille_session_go_to(session, input_number(input, 2), fault);
    case 8:
        return quadrille_session_restart(session, fault);
    case 9:
        return quadrille_session_hint(session, &move, &words, fault);
    case 10:
        quadrille_session_tick(session, input_number(input, 4));
        return QUADRILLE_OK;
    case 11:
        return play_text(session, input, fault);
    case 12:
        return read_all(session, input);
    default:
        return play(session, input, fault);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Noted noted[2];
    FuzzInput input = input_of(data, size);
    const quadrille_game *game = quadrille_game_find(input_game(&input)->name);
    FuzzHeap heap = {0, NEVER_OUT};
    const quadrille_memory memory = {&heap, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    int calls = 0;
    REQUIRE(session);
    note(&noted[0], session);
    while (input.at < input.end && calls++ < MOST_CALLS) {
        const u8 scarce = input_byte(&input);
        quadrille_fault fault = {0};
        int error;
        heap.left = scarce < 200 ? NEVER_OUT : scarce % 16;
        error = call(session, game, &input, &fault);
        note(&noted[calls % 2], session);
        if (error) {
            REQUIRE(fault.error == error && fault.words[0]);
            require_harmless(fault.words);
            require_same(&noted[(calls + 1) % 2], &noted[calls % 2]);
        }
    }
    note(&noted[0], session);
    require_loadable(session, noted[0].save);
    quadrille_session_close(session);
    REQUIRE(!heap.blocks);
    return 0;
}
