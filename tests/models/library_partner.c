/* SPDX-License-Identifier: MIT */
/* Plays games for compare.py as partner.c does, but through the library, of
   which it uses the public header alone. The mask of actions has to mark
   the listed moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/quadrille.h"

enum { TEXT_ROOM = 1 << 20, MOVES_ROOM = 1 << 16 };

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    if (size)
        return realloc(block, size);
    free(block);
    return NULL;
}

/* ----------------------------------------------------------------- checks */

static void require(int truth, const char *what)
{
    if (truth)
        return;
    fprintf(stderr, "the library differs: %s\n", what);
    exit(1);
}

/* The mask marks the actions of the listed moves, and no others. */
static void check_mask(const quadrille_game *game, const void *position,
                       const uint16_t *moves, size_t count)
{
    static uint8_t mask[MOVES_ROOM];
    size_t actions = quadrille_action_count(game, position);
    size_t i, marked = 0;
    uint32_t action;
    require(actions && actions <= sizeof mask, "actions");
    require(quadrille_legal_mask_many(game, 1, position,
                                      quadrille_game_position_size(game), mask,
                                      actions) == 1,
            "a mask");
    for (i = 0; i < actions; i++)
        marked += mask[i];
    require(marked == count, "the number of masked actions");
    for (i = 0; i < count; i++)
        require(!quadrille_action_of_move(game, position, moves[i], &action) &&
                    mask[action],
                "a masked action");
}

/* ------------------------------------------------------------------ state */

static void show(const char *result, const quadrille_session *session)
{
    static const char *const statuses[] = {"going", "won", "stuck", "lost"};
    static uint16_t moves[MOVES_ROOM];
    static char text[TEXT_ROOM];
    const void *position = quadrille_session_position(session);
    quadrille_state state = {.size = sizeof state};
    size_t count, i;
    quadrille_session_state(session, &state);
    printf("%s\n%s %u %u %u\n", result, statuses[state.status],
           (unsigned)state.score, (unsigned)state.at, (unsigned)state.count);
    count = quadrille_position_moves(state.game, position, moves, MOVES_ROOM);
    for (i = 0; i < count; i++) {
        quadrille_move_write(state.game, position, moves[i], text, 64);
        printf(";%s", text);
    }
    check_mask(state.game, position, moves, count);
    quadrille_position_write(state.game, position, text, sizeof text);
    printf("\n%s.\n", text);
    fflush(stdout);
}

/* --------------------------------------------------------------- commands */

static char *cut(char *text)
{
    char *end = strchr(text, ';');
    if (!end)
        return text + strlen(text);
    *end = '\0';
    return end + 1;
}

static int start(quadrille_session *session, char *words)
{
    char *variant = cut(words);
    char *seed = cut(variant);
    char *board = cut(seed);
    const quadrille_game *game = quadrille_game_find(words);
    char *slash = board;
    if (!*board)
        return quadrille_session_deal(session, game, variant, seed, NULL);
    while ((slash = strchr(slash, '/')) != NULL)
        *slash = '\n';
    return quadrille_session_read(session, game, variant, seed, board,
                                  QUADRILLE_TO_NUL, NULL);
}

static int play(quadrille_session *session, const char *words)
{
    quadrille_state state = {.size = sizeof state};
    uint16_t move;
    size_t taken;
    int error;
    quadrille_session_state(session, &state);
    error =
        quadrille_move_read(state.game, quadrille_session_position(session),
                            words, strlen(words), &move, &taken, NULL);
    if (error)
        return error;
    taken += strspn(words + taken, " ");
    return words[taken] ? QUADRILLE_NOT_UNDERSTOOD
                        : quadrille_session_play(session, move, NULL);
}

static void answer(const quadrille_session *session, int error)
{
    show(error ? "no" : "yes", session);
}

/* Writes the game and loads it as a second one. */
static void answer_copy(const quadrille_session *session, int which)
{
    static char text[TEXT_ROOM];
    const quadrille_memory memory = {NULL, resize};
    quadrille_session *second = quadrille_session_open(&memory);
    int error = !quadrille_session_text(session, which, text, sizeof text) ||
                quadrille_session_load(second, text, QUADRILLE_TO_NUL, NULL);
    answer(error ? session : second, error);
    quadrille_session_close(second);
}

static void obey(quadrille_session *session, char *line)
{
    char *words = strchr(line, ' ');
    if (words)
        *words++ = '\0';
    else
        words = line + strlen(line);
    if (!strcmp(line, "start"))
        answer(session, start(session, words));
    else if (!strcmp(line, "play"))
        answer(session, play(session, words));
    else if (!strcmp(line, "undo"))
        answer(session, quadrille_session_undo(session, NULL));
    else if (!strcmp(line, "redo"))
        answer(session, quadrille_session_redo(session, NULL));
    else if (!strcmp(line, "go"))
        answer(session,
               quadrille_session_go_to(
                   session, (uint32_t)strtoul(words, NULL, 10), NULL));
    else if (!strcmp(line, "again"))
        answer(session, quadrille_session_restart(session, NULL));
    else
        answer_copy(session, strcmp(line, "code") ? QUADRILLE_TEXT_SAVE
                                                  : QUADRILLE_TEXT_CODE);
}

int main(void)
{
    static char line[1 << 16];
    const quadrille_memory memory = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    char first[] = "sliding;2x2;1;";
    if (!session || start(session, first))
        return 1;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        obey(session, line);
    }
    quadrille_session_close(session);
    return 0;
}
