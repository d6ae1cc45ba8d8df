/* SPDX-License-Identifier: MIT */
/* Positions of the library, as bytes that anybody may have written. The input:
   a game, a variant and a seed, which deal one; then a byte for each call,
   with its arguments behind it. Some of these write into the position. All
   memory has exactly the size that a call is told. What isn't valid is refused
   by every call, and what is refused changes nothing; whatever is valid can be
   listed, drawn, written and played, and stays valid. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "include/quadrille.h"

enum { MOST_CALLS = 60, MOST_TEXT = 8192, MOST_TRIED = 12 };

typedef struct FuzzedPosition {
    const quadrille_game *game;
    size_t size;
    u8 *bytes;
} FuzzedPosition;

static void *block_of(size_t size)
{
    return host_must_have(malloc(size ? size : 1));
}

static void *copied(const void *bytes, size_t size)
{
    void *copy = block_of(size);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

/* A line of the input as a string that ends with its memory. */
static char *input_string(FuzzInput *input)
{
    Reader line;
    char *text;
    size_t length;
    input_line(input, &line);
    length = (size_t)(line.end - line.start);
    text = block_of(length + 1);
    memcpy(text, line.start, length);
    text[length] = '\0';
    return text;
}

static void require_refusal(int error, const quadrille_fault *fault)
{
    REQUIRE(strcmp(quadrille_error_name(error), "unknown") != 0);
    REQUIRE(*quadrille_error_words(error));
    if (fault) {
        REQUIRE(fault->error == error && fault->words[0]);
        REQUIRE(memchr(fault->words, '\0', sizeof fault->words));
        require_harmless(fault->words);
    }
}

/* ------------------------------------------------------------------- laws */

static void require_invalid(const FuzzedPosition *board)
{
    u8 *before = copied(board->bytes, board->size);
    quadrille_question question = {.size = sizeof question};
    quadrille_answer answer = {.size = sizeof answer};
    uint32_t action;
    uint16_t move;
    REQUIRE(!quadrille_position_moves(board->game, before, NULL, 0));
    REQUIRE(!quadrille_position_pieces(board->game, before, NULL, 0));
    REQUIRE(!quadrille_position_write(board->game, before, NULL, 0));
    REQUIRE(!quadrille_position_score(board->game, before));
    REQUIRE(quadrille_position_status(board->game, before) == -1);
    REQUIRE(!quadrille_action_count(board->game, before));
    REQUIRE(!quadrille_observation_size(board->game, before));
    REQUIRE(quadrille_action_of_move(board->game, before, 1, &action) ==
            QUADRILLE_NO_POSITION);
    REQUIRE(quadrille_move_of_action(board->game, before, 1, &move) ==
            QUADRILLE_NO_POSITION);
    REQUIRE(quadrille_position_play(board->game, before, 1, NULL, 0, NULL) ==
            QUADRILLE_NO_POSITION);
    REQUIRE(quadrille_solve(board->game, before, &question, &answer) ==
            QUADRILLE_NO_POSITION);
    REQUIRE(memcmp(before, board->bytes, board->size) == 0);
    free(before);
}

/* A listed move can be played, has an action and a text, and leads to another
   valid position. */
static void require_playable(const FuzzedPosition *board, uint16_t move)
{
    u8 *after = copied(board->bytes, board->size);
    quadrille_event *events = block_of(
        quadrille_game_most_events(board->game) * sizeof(quadrille_event));
    size_t happened = 0;
    uint32_t action = 0;
    uint16_t again = 0;
    REQUIRE(!quadrille_action_of_move(board->game, after, move, &action));
    REQUIRE(action < quadrille_action_count(board->game, after));
    REQUIRE(!quadrille_move_of_action(board->game, after, action, &again));
    REQUIRE(again == move);
    REQUIRE(quadrille_move_worth(board->game, after, move) != INT32_MIN);
    REQUIRE(!quadrille_position_play(board->game, after, move, events,
                                     quadrille_game_most_events(board->game),
                                     &happened));
    REQUIRE(happened <= quadrille_game_most_events(board->game));
    REQUIRE(quadrille_position_valid(board->game, after));
    free(events);
    free(after);
}

static void require_sound(const FuzzedPosition *board)
{
    const size_t most = quadrille_game_most_moves(board->game);
    const size_t pieces =
        quadrille_position_pieces(board->game, board->bytes, NULL, 0);
    const size_t actions = quadrille_action_count(board->game, board->bytes);
    uint16_t *moves = block_of(most * sizeof *moves);
    const size_t count =
        quadrille_position_moves(board->game, board->bytes, moves, most);
    const int status = quadrille_position_status(board->game, board->bytes);
    u8 *mask = block_of(actions);
    size_t i, marked = 0;
    REQUIRE(count <= most && actions);
    REQUIRE(pieces <= quadrille_game_most_pieces(board->game));
    REQUIRE(status >= QUADRILLE_STATUS_GOING &&
            status <= QUADRILLE_STATUS_LOST);
    REQUIRE(!count || status == QUADRILLE_STATUS_GOING ||
            status == QUADRILLE_STATUS_STUCK);
    for (i = 0; i < count && i < MOST_TRIED; i++)
        require_playable(board, moves[i * 7 % count]);
    REQUIRE(quadrille_legal_mask_many(board->game, 1, board->bytes,
                                      board->size, mask, actions) == 1);
    for (i = 0; i < actions; i++)
        marked += mask[i];
    REQUIRE(marked == count);
    free(mask);
    free(moves);
}

/* ------------------------------------------------------------------ calls */

static void play(FuzzedPosition *board, FuzzInput *input)
{
    const size_t most = quadrille_game_most_moves(board->game);
    u8 *before = copied(board->bytes, board->size);
    uint16_t *moves = block_of(most * sizeof *moves);
    const size_t count =
        quadrille_position_moves(board->game, board->bytes, moves, most);
    const u8 room = input_byte(input);
    quadrille_event *events = block_of(room * sizeof *events);
    uint16_t move = (uint16_t)input_number(input, 2);
    int error;
    if (room & 1 && count)
        move = moves[move % count];
    error = quadrille_position_play(board->game, board->bytes, move, events,
                                    room, NULL);
    if (error) {
        require_refusal(error, NULL);
        REQUIRE(memcmp(before, board->bytes, board->size) == 0);
    }
    free(events);
    free(moves);
    free(before);
}

/* Cut texts are what fits of the whole ones. */
static void write_texts(const FuzzedPosition *board, FuzzInput *input)
{
    static char whole[MOST_TEXT];
    const size_t room = input_number(input, 2) % 600;
    const uint16_t move = (uint16_t)input_number(input, 2);
    char *text = block_of(room);
    size_t length = quadrille_position_write(board->game, board->bytes, whole,
                                             sizeof whole);
    REQUIRE(length < sizeof whole && whole[length] == '\0');
    REQUIRE(quadrille_position_write(board->game, board->bytes, text, room) ==
            length);
    if (room) {
        size_t shown = length < room ? length : room - 1;
        REQUIRE(strlen(text) == shown && memcmp(text, whole, shown) == 0);
    }
    length = quadrille_move_write(board->game, board->bytes, move, text, room);
    REQUIRE(!room || strlen(text) == (length < room ? length : room - 1));
    free(text);
}

/* The text has a length, and no NUL behind it. */
static void read_move(const FuzzedPosition *board, FuzzInput *input)
{
    quadrille_fault fault;
    Reader line;
    size_t length, taken = 0;
    char *text;
    uint16_t move;
    int error;
    input_line(input, &line);
    length = (size_t)(line.end - line.start);
    text = copied(line.start, length);
    error = quadrille_move_read(board->game, board->bytes, text, length, &move,
                                &taken, &fault);
    if (error) {
        require_refusal(error, &fault);
        REQUIRE(fault.at <= length);
    } else {
        REQUIRE(taken <= length);
    }
    free(text);
}

static void start(FuzzedPosition *board, FuzzInput *input, u8 how)
{
    u8 *before = copied(board->bytes, board->size);
    char *variant = input_string(input);
    char *seed = input_string(input);
    quadrille_fault fault;
    Reader rest;
    int error;
    input_rest(input, &rest);
    if (how == 0)
        error = quadrille_position_deal(board->game, board->bytes, board->size,
                                        variant, seed, &fault);
    else if (how == 1)
        error = quadrille_position_daily(board->game, board->bytes,
                                         board->size, seed, &fault);
    else
        error =
            quadrille_position_read(board->game, board->bytes, board->size,
                                    variant, *seed ? seed : NULL, rest.start,
                                    (size_t)(rest.end - rest.start), &fault);
    if (error) {
        require_refusal(error, &fault);
        REQUIRE(memcmp(before, board->bytes, board->size) == 0);
    } else {
        REQUIRE(quadrille_position_valid(board->game, board->bytes));
    }
    free(seed);
    free(variant);
    free(before);
}

/* Writes a byte, repeats one, exchanges two, or replaces all of them. */
static void spoil(FuzzedPosition *board, FuzzInput *input, u8 how)
{
    const size_t at = input_number(input, 2) % board->size;
    const size_t other = input_number(input, 2) % board->size;
    const u8 was = board->bytes[at];
    if (how == 0) {
        board->bytes[at] = input_byte(input);
    } else if (how == 1) {
        board->bytes[at] = board->bytes[other];
        board->bytes[other] = was;
    } else if (how == 2) {
        board->bytes[at] = board->bytes[other];
    } else {
        size_t i;
        for (i = 0; i < board->size; i++)
            board->bytes[i] = input_byte(input);
    }
}

static void solve_it(const FuzzedPosition *board, FuzzInput *input)
{
    u8 *before = copied(board->bytes, board->size);
    quadrille_question question = {.size = sizeof question,
                                   .mode = input_byte(input) % 6 - 1};
    quadrille_answer answer = {.size = sizeof answer};
    int error;
    question.most_nodes = 1 + input_byte(input) % 40U;
    question.memory_size = input_number(input, 2) * 4;
    question.memory = block_of(question.memory_size);
    error = quadrille_solve(board->game, board->bytes, &question, &answer);
    if (error)
        require_refusal(error, NULL);
    else
        REQUIRE(answer.verdict >= QUADRILLE_VERDICT_NO_SOLVER &&
                answer.verdict <= QUADRILLE_VERDICT_UNKNOWN);
    REQUIRE(memcmp(before, board->bytes, board->size) == 0);
    if (!error && answer.verdict == QUADRILLE_VERDICT_WON) {
        size_t i;
        for (i = 0; i < answer.count; i++)
            REQUIRE(!quadrille_position_play(board->game, before,
                                             answer.moves[i], NULL, 0, NULL));
        REQUIRE(quadrille_position_status(board->game, before) ==
                QUADRILLE_STATUS_WON);
    }
    free(question.memory);
    free(before);
}

static void look(const FuzzedPosition *board, FuzzInput *input)
{
    const size_t room = input_byte(input);
    quadrille_piece *pieces = block_of(room * sizeof *pieces);
    uint16_t *moves = block_of(room * sizeof *moves);
    const size_t count =
        quadrille_position_pieces(board->game, board->bytes, pieces, room);
    REQUIRE(count <= quadrille_game_most_pieces(board->game));
    (void)quadrille_position_moves(board->game, board->bytes, moves, room);
    free(moves);
    free(pieces);
}

static void call(FuzzedPosition *board, FuzzInput *input, u8 what)
{
    if (what < 6)
        play(board, input);
    else if (what == 6)
        write_texts(board, input);
    else if (what == 7)
        read_move(board, input);
    else if (what < 11)
        start(board, input, (u8)(what - 8));
    else if (what < 15)
        spoil(board, input, (u8)(what - 11));
    else if (what == 15)
        solve_it(board, input);
    else
        look(board, input);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    FuzzedPosition board;
    int calls = 0;
    board.game = quadrille_game_find(input_game(&input)->name);
    board.size = quadrille_game_position_size(board.game);
    board.bytes = block_of(board.size);
    memset(board.bytes, 0, board.size);
    start(&board, &input, 0);
    while (input.at < input.end && calls++ < MOST_CALLS) {
        call(&board, &input, input_byte(&input) % 17);
        if (quadrille_position_valid(board.game, board.bytes))
            require_sound(&board);
        else
            require_invalid(&board);
    }
    free(board.bytes);
    return 0;
}
