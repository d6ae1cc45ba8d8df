/* SPDX-License-Identifier: MIT */
/* Embeds a game without malloc: all memory comes from one array. A block that
   is resized moves to the end of it, which suffices for a short game; the
   program prints how much of it was used. */
#include <quadrille.h>
#include <stdio.h>
#include <string.h>

enum { ALIGNMENT = 16 };

typedef struct Arena {
    _Alignas(ALIGNMENT) unsigned char bytes[256 << 10];
    size_t used;
} Arena;

/* Each block begins with its size. */
static void *resize(void *own, void *block, size_t size)
{
    Arena *arena = own;
    unsigned char *next = arena->bytes + arena->used + ALIGNMENT;
    size_t old = 0;
    if (!size)
        return NULL;
    if (block)
        memcpy(&old, (unsigned char *)block - ALIGNMENT, sizeof old);
    if (size <= old)
        return block;
    if (size > sizeof arena->bytes - arena->used - 2 * ALIGNMENT)
        return NULL;
    memcpy(next - ALIGNMENT, &size, sizeof size);
    if (block)
        memcpy(next, block, old);
    arena->used += ALIGNMENT + (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return next;
}

int main(void)
{
    static Arena arena;
    const quadrille_memory memory = {&arena, resize};
    quadrille_session *session = quadrille_session_open(&memory);
    static char code[4096];
    if (!session ||
        quadrille_session_daily(session, quadrille_game_find("freecell"),
                                "2026-11-21", NULL))
        return 3;
    quadrille_session_play_text(session, "1a 1b 1c", QUADRILLE_TO_NUL, NULL,
                                NULL);
    quadrille_session_text(session, QUADRILLE_TEXT_CODE, code, sizeof code);
    printf("%s\n%zu bytes used\n", code, arena.used);
    quadrille_session_close(session);
    return 0;
}
