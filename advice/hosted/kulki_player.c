/* SPDX-License-Identifier: MIT */
#include "advice/kulki/player.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

static void teach_from(Mind *mind, const char *path, Page *trouble)
{
    Page file = {NULL, 0, 0};
    const char *wrong = NULL;
    if (!read_file(path, &file))
        wrong = strerror(errno);
    else
        wrong = words_of_weights(
            teach_mind(mind, (const u8 *)file.text, (u32)file.used));
    if (!mind->taught)
        page_format(trouble, "%s: %s; the heuristic player takes over", path,
                    wrong);
    page_free(&file);
}

Mind *make_mind(const char *path, Page *trouble)
{
    Mind *mind = malloc(sizeof *mind);
    if (!mind)
        return NULL;
    open_mind(mind);
    if (path)
        teach_from(mind, path, trouble);
    else
        teach_mind(mind, shipped_weights, shipped_weights_size);
    return mind;
}

void drop_mind(Mind *mind)
{
    free(mind);
}
