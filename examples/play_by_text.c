/* SPDX-License-Identifier: MIT */
/* Plays a game by text: "play_by_text freecell 617" shows the board and reads
   moves in the game's notation, and "undo", "hint" or "quit". */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    if (size)
        return realloc(block, size);
    free(block);
    return NULL;
}

static void show(const quadrille_session *session, quadrille_state *state)
{
    static char board[8192];
    quadrille_session_state(session, state);
    quadrille_position_write(state->game, quadrille_session_position(session),
                             board, sizeof board);
    printf("%s\n%u %s after %u moves\n", board, (unsigned)state->score,
           quadrille_game_unit(state->game), (unsigned)state->at);
}

int main(int argc, char **argv)
{
    const quadrille_memory memory = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    quadrille_state state = {.size = sizeof state};
    quadrille_fault fault = {0};
    uint16_t move;
    char line[256], text[64];
    const char *why;
    const quadrille_game *game =
        quadrille_game_find(argc > 1 ? argv[1] : "freecell");
    if (!session ||
        quadrille_session_deal(session, game, NULL, argc > 2 ? argv[2] : "617",
                               &fault)) {
        fprintf(stderr, "%s\n", fault.words);
        return 2;
    }
    show(session, &state);
    while (state.status == QUADRILLE_GOING &&
           fgets(line, sizeof line, stdin) && strcmp(line, "quit\n")) {
        int error;
        if (!strcmp(line, "undo\n"))
            error = quadrille_session_undo(session, &fault);
        else if (strcmp(line, "hint\n"))
            error = quadrille_session_play_text(
                session, line, QUADRILLE_TO_NUL, NULL, &fault);
        else if (!(error =
                       quadrille_session_hint(session, &move, &why, &fault))) {
            quadrille_move_write(state.game,
                                 quadrille_session_position(session), move,
                                 text, sizeof text);
            printf("%s: %s\n", text, why);
            continue;
        }
        if (error)
            printf("%s.\n", fault.words);
        show(session, &state);
    }
    quadrille_session_close(session);
    return 0;
}
