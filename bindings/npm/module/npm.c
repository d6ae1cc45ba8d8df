/* SPDX-License-Identifier: MIT */
/* What the package for JavaScript needs beside quadrille.h: memory that the
   library and its callers share, and calls whose structures contain pointers
   to functions. */
#include <stdlib.h>

#include "include/quadrille.h"

#define NPM_API __attribute__((visibility("default")))

NPM_API void *npm_allocate(size_t size);
NPM_API void npm_free(void *block);
NPM_API quadrille_session *npm_open(void);
NPM_API int npm_solve(const quadrille_game *game, const void *position,
                      int how, void *memory, size_t memory_size,
                      uint64_t most_nodes, quadrille_answer *answer);

/* Supplied by JavaScript: whether to give up. */
__attribute__((import_module("npm"), import_name("stop"))) int
npm_asks_stop(void);

void *npm_allocate(size_t size)
{
    return malloc(size);
}

void npm_free(void *block)
{
    free(block);
}

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    if (size)
        return realloc(block, size);
    free(block);
    return NULL;
}

quadrille_session *npm_open(void)
{
    const quadrille_memory memory = {.resize = resize};
    return quadrille_session_open(&memory);
}

static int stop(void *own)
{
    (void)own;
    return npm_asks_stop();
}

int npm_solve(const quadrille_game *game, const void *position, int mode,
              void *memory, size_t memory_size, uint64_t most_nodes,
              quadrille_answer *answer)
{
    const quadrille_question question = {.size = sizeof question,
                                         .mode = mode,
                                         .memory = memory,
                                         .memory_size = memory_size,
                                         .most_nodes = most_nodes,
                                         .stop = stop};
    answer->size = sizeof *answer;
    return quadrille_solve(game, position, &question, answer);
}
