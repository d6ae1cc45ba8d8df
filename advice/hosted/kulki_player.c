/* SPDX-License-Identifier: MIT */
/* Loads the weights of Kulki's network, either from a file or from the
   program itself. */
#include "advice/kulki/kulki_player.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

static void load_from(KulkiEngine *engine, const char *path, Page *trouble)
{
    Page file = PAGE_EMPTY;
    const char *wrong = NULL;
    if (!file_read(path, &file))
        wrong = strerror(errno);
    else
        wrong = weights_words(
            kulki_engine_load(engine, (const u8 *)file.text, (u32)file.used));
    if (!engine->loaded)
        page_format(trouble,
                    _("%1$s: %2$s; using the heuristic player instead"), path,
                    wrong);
    page_free(&file);
}

KulkiEngine *kulki_player_make(const char *path, Page *trouble)
{
    KulkiEngine *engine = malloc(sizeof *engine);
    if (!engine)
        return NULL;
    kulki_engine_open(engine);
    if (path)
        load_from(engine, path, trouble);
    else
        kulki_engine_load(engine, shipped_weights, shipped_weights_size);
    return engine;
}

void kulki_player_free(KulkiEngine *engine)
{
    free(engine);
}
