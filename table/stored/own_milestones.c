/* SPDX-License-Identifier: MIT */
/* The player's own layouts follow the program's, the smallest first. */
#include "table/own_milestones.h"

#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "table/layout_files.h"
#include "table/layout_start.h"

typedef struct SizedLayout {
    char *name;
    unsigned tiles;
} SizedLayout;

typedef struct SizedLayouts {
    SizedLayout *list;
    size_t count;
} SizedLayouts;

/* A file that isn't a layout can't be finished. */
static void see_layout(void *own, const char *stem, const char *path)
{
    SizedLayouts *layouts = own;
    Layout layout;
    Page name = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    (void)stem;
    layout_page_name(&name, path);
    if (*name.text && file_read(path, &text)) {
        reader_start(&reader, text.text, (u32)text.used);
        if (!layouts_read(&layout, &reader, &fault)) {
            layouts->list = host_must_have(realloc(
                layouts->list, (layouts->count + 1) * sizeof *layouts->list));
            layouts->list[layouts->count++] =
                (SizedLayout){host_must_have(strdup(name.text)), layout.count};
        }
    }
    page_free(&name);
    page_free(&text);
}

static int compare_sizes(const void *left, const void *right)
{
    const SizedLayout *a = left;
    const SizedLayout *b = right;
    if (a->tiles != b->tiles)
        return a->tiles < b->tiles ? -1 : 1;
    return strcmp(a->name, b->name);
}

static void add_layouts(Milestones *milestones)
{
    SizedLayouts layouts = {NULL, 0};
    size_t i;
    layouts_list(see_layout, &layouts);
    if (layouts.count)
        qsort(layouts.list, layouts.count, sizeof *layouts.list,
              compare_sizes);
    for (i = 0; i < layouts.count; i++) {
        milestones_add_layout(milestones, layouts.list[i].name);
        free(layouts.list[i].name);
    }
    free(layouts.list);
}

void own_milestones_start(Milestones *milestones, const Game *game)
{
    milestones_start(milestones, game->name);
    if (layouts_exist(game))
        add_layouts(milestones);
}

StoreAnswer own_milestones_read(Milestones *milestones, const Game *game,
                                Store *store)
{
    own_milestones_start(milestones, game);
    return outcomes_list(store, game->name, milestones_count, milestones);
}
