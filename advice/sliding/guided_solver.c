/* SPDX-License-Identifier: MIT */
/* Keeps the databases for the size being played, and reloads them when the
   size changes. */
#include "guided_solver.h"

#include <stdlib.h>
#include <string.h>

#include "pattern_database_cache.h"
#include "shipped_network.h"
#include "solve/sliding/sliding.h"

/* Databases for more cells are not built while the player waits. Without any,
   the solver gets too little memory to build its own. */
enum { QUICK_CELLS = 16, ROOM_WITHOUT = 48 << 10 };

struct GuidedSolver {
    CachedDatabases databases;
    Network *network; /* for larger boards; or NULL */
    u8 width, height; /* the size for which databases were looked for */
};

void guided_solver_free(GuidedSolver *solver)
{
    if (solver) {
        pattern_database_cache_close(&solver->databases);
        free(solver->network);
    }
    free(solver);
}

static void find_databases(GuidedSolver *solver, DatabaseKind kind)
{
    static const BuildWatcher nobody = {NULL, NULL, NULL};
    CacheTrouble trouble;
    pattern_database_cache_close(&solver->databases);
    free(solver->network);
    solver->width = kind.width;
    solver->height = kind.height;
    solver->network = shipped_network_load(kind.width, kind.height);
    if (!pattern_database_kind_helps(kind))
        return;
    if (kind.width * kind.height <= QUICK_CELLS) {
        (void)pattern_database_cache_get(&solver->databases, kind, &nobody,
                                         &trouble);
        return;
    }
    kind.level = DATABASE_BIG;
    (void)pattern_database_cache_load(&solver->databases, kind);
}

static const DatabaseSet *databases_for(GuidedSolver **solver,
                                        const Sliding *game)
{
    const DatabaseKind kind =
        pattern_database_kind_of(game->width, game->height, DATABASE_SMALL);
    if (!*solver)
        *solver = calloc(1, sizeof **solver);
    if (!*solver)
        return NULL;
    if ((*solver)->width != kind.width || (*solver)->height != kind.height)
        find_databases(*solver, kind);
    return (*solver)->databases.ready ? &(*solver)->databases.pdbs : NULL;
}

void guided_solver_ask(GuidedSolver **solver, const Question *question,
                       Answer *answer, u32 *bound)
{
    Question own = *question;
    Inquiry inquiry = {.question = &own, .answer = answer};
    inquiry.pdbs = databases_for(solver, question->position);
    if (*solver)
        inquiry.network = (*solver)->network;
    if (!inquiry.pdbs && question->how == SOLVE_OPTIMAL)
        own.size = own.size < ROOM_WITHOUT ? own.size : ROOM_WITHOUT;
    sliding_solve(&inquiry);
    *bound = inquiry.proof.bound;
}
