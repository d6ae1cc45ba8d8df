/* SPDX-License-Identifier: MIT */
#include "solver.h"

#include <stdlib.h>
#include <string.h>

#include "solve/sliding/sliding.h"
#include "table_cache.h"

/* Tables for more cells are not built while somebody waits for them; without
   any the solver is to make none of its own. */
enum { QUICK_CELLS = 16, ROOM_WITHOUT = 48 << 10 };

struct SlideBrain {
    Tables tables;
    u8 width, height; /* for which tables were looked for */
};

void free_slide_brain(SlideBrain *slides)
{
    if (slides)
        close_tables(&slides->tables);
    free(slides);
}

static void find_tables(SlideBrain *slides, TableKind kind)
{
    static const Watcher nobody = {NULL, NULL, NULL};
    Trouble trouble;
    close_tables(&slides->tables);
    slides->width = kind.width;
    slides->height = kind.height;
    if (!is_kind(kind))
        return;
    if (kind.width * kind.height <= QUICK_CELLS) {
        (void)have_tables(&slides->tables, kind, &nobody, &trouble);
        return;
    }
    kind.level = LEVEL_BIG;
    (void)load_tables(&slides->tables, kind);
}

static const DatabaseSet *guide_for(SlideBrain **slides, const Sliding *game)
{
    const TableKind kind =
        kind_of_size(game->width, game->height, LEVEL_SMALL);
    if (!*slides)
        *slides = calloc(1, sizeof **slides);
    if (!*slides)
        return NULL;
    if ((*slides)->width != kind.width || (*slides)->height != kind.height)
        find_tables(*slides, kind);
    return (*slides)->tables.ready ? &(*slides)->tables.pdbs : NULL;
}

void ask_slide_brain(SlideBrain **slides, const Question *question,
                     Answer *answer, u32 *bound)
{
    Question own = *question;
    Inquiry inquiry = {.question = &own, .answer = answer};
    inquiry.pdbs = guide_for(slides, question->position);
    if (!inquiry.pdbs && question->how == SOLVE_OPTIMAL)
        own.size = own.size < ROOM_WITHOUT ? own.size : ROOM_WITHOUT;
    sliding_solve(&inquiry);
    *bound = inquiry.proof.bound;
}
