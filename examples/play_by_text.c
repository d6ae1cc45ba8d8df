/* SPDX-License-Identifier: MIT */
/* Plays a game by text: "play_by_text freecell 617" shows the board and reads
   moves in the game's notation, and "undo" and "hint", until the end. */
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

static int show_and_ask(const quadrille_session *session, char *line, int room)
{
    static char board[8192];
    quadrille_state state = {.size = sizeof state};
    quadrille_session_state(session, &state);
    quadrille_position_write(state.game, quadrille_session_position(session),
                             board, sizeof board);
    printf("%s\nMoves: %u\n", board, (unsigned)state.at);
    return state.status == QUADRILLE_STATUS_GOING && fgets(line, room, stdin);
}

static int do_line(quadrille_session *session, const char *line,
                   quadrille_fault *fault)
{
    uint16_t move;
    if (!strcmp(line, "undo\n"))
        return quadrille_session_undo(session, fault);
    if (strcmp(line, "hint\n"))
        return quadrille_session_play_text(session, line, QUADRILLE_TO_NUL,
                                           NULL, fault);
    return quadrille_session_hint(session, &move, NULL, fault) ||
           quadrille_session_play(session, move, fault);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "freecell";
    const quadrille_memory memory = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    quadrille_fault fault = {.words = "not enough memory"};
    char line[256];
    if (!session ||
        quadrille_session_deal(session, quadrille_game_find(name), NULL,
                               argc > 2 ? argv[2] : "617", &fault)) {
        fprintf(stderr, "%s\n", fault.words);
        return 2;
    }
    while (show_and_ask(session, line, sizeof line))
        if (do_line(session, line, &fault))
            printf("%s.\n", fault.words);
    quadrille_session_close(session);
    return 0;
}
