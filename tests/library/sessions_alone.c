/* SPDX-License-Identifier: MIT */
/* A program that uses every call of sessions, and nothing else of the library,
   to see how large it becomes. */
#include <quadrille.h>

static unsigned char arena[1 << 16];

static void *resize(void *own, void *block, size_t size)
{
    size_t *used = own;
    unsigned char *next = arena + *used;
    (void)block;
    if (size > sizeof arena - *used)
        return NULL;
    *used += size;
    return next;
}

static int start(quadrille_session *session, quadrille_session *copy,
                 const quadrille_game *game, const char *text)
{
    return quadrille_session_deal(session, game, "", text, NULL) +
           quadrille_session_daily(session, game, text, NULL) +
           quadrille_session_read(session, game, "", "", text, 1, NULL) +
           quadrille_session_load(session, text, 1, NULL) +
           quadrille_session_copy(copy, session);
}

static int change(quadrille_session *session, const char *text)
{
    uint16_t move;
    return quadrille_session_play(session, 1, NULL) +
           quadrille_session_play_text(session, text, 1, NULL, NULL) +
           quadrille_session_touch(session, 1, NULL) +
           quadrille_session_undo(session, NULL) +
           quadrille_session_redo(session, NULL) +
           quadrille_session_go_to(session, 1, NULL) +
           quadrille_session_restart(session, NULL) +
           quadrille_session_tick(session, 1) +
           quadrille_session_hint(session, &move, NULL, NULL);
}

int main(int argc, char **argv)
{
    size_t used = 0;
    const quadrille_memory memory = {&used, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    quadrille_session *copy = quadrille_session_open(&memory);
    quadrille_state state = {.size = sizeof state};
    int errors =
        start(session, copy, quadrille_game_at((size_t)argc), argv[argc - 1]) +
        change(session, argv[argc - 1]) +
        quadrille_session_state(session, &state);
    errors += (int)quadrille_session_history(session, NULL, 0) +
              (int)quadrille_session_events(session, NULL, 0) +
              (int)quadrille_session_text(session, argc, NULL, 0);
    quadrille_session_close(copy);
    return errors + *quadrille_error_name(argc);
}
