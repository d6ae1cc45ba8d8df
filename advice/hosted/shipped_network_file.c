/* SPDX-License-Identifier: MIT */
/* Finds the files of networks among those that are installed, or in the tree
   that the program was built from. Without them, large boards are judged by
   distances. */
#include "advice/sliding/shipped_network.h"

#include <string.h>

#include "host/host.h"
#include "host/paths.h"

#ifndef QUADRILLE_DATADIR
#define QUADRILLE_DATADIR "/usr/local/share/quadrille"
#endif

static int find_file(const char *name, Page *path)
{
    Page built = PAGE_EMPTY;
    Page usual = PAGE_EMPTY;
    int found;
    page_format(&built, "../../data/%s", name);
    page_format(&usual, QUADRILLE_DATADIR "/%s", name);
    found = path_of_data(path, name, built.text, usual.text);
    page_free(&built);
    page_free(&usual);
    return found;
}

static int read_installed(const char *name, Page *file)
{
    Page path = PAGE_EMPTY;
    const int done = find_file(name, &path) && file_read(path.text, file);
    page_free(&path);
    return done;
}

/* ------------------------------------------------------------- kept files */

enum { MOST_KEPT = 4 };

static struct {
    const char *name;
    Page file;
} kept[MOST_KEPT];

static const Page *find_kept(const char *name)
{
    size_t i;
    for (i = 0; i < MOST_KEPT && kept[i].name; i++)
        if (strcmp(kept[i].name, name) == 0)
            return &kept[i].file;
    return NULL;
}

void shipped_network_keep(void)
{
    size_t count = 0;
    u8 side;
    while (count < MOST_KEPT && kept[count].name)
        count++;
    for (side = SLIDING_LEAST_SIDE; side <= SLIDING_MOST_SIDE; side++) {
        const char *name = shipped_network_name(side, side);
        if (name && count < MOST_KEPT && !find_kept(name) &&
            read_installed(name, &kept[count].file))
            kept[count++].name = name;
    }
}

/* ------------------------------------------------------------------ loading
 */

static Network *make(const Page *file, u8 width, u8 height)
{
    return shipped_network_make((const u8 *)file->text, (u32)file->used, width,
                                height);
}

Network *shipped_network_load(u8 width, u8 height)
{
    const char *name = shipped_network_name(width, height);
    const Page *own = name ? find_kept(name) : NULL;
    Network *network = NULL;
    Page file = PAGE_EMPTY;
    if (own)
        return make(own, width, height);
    if (name && read_installed(name, &file))
        network = make(&file, width, height);
    page_free(&file);
    return network;
}
