/* SPDX-License-Identifier: MIT */
/* Finds the files of networks among those that are installed, or in the tree
   that the program was built from. Without them, large boards are judged by
   distances. */
#include "advice/sliding/shipped_network.h"
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

Network *shipped_network_load(u8 width, u8 height)
{
    const char *name = shipped_network_name(width, height);
    Network *network = NULL;
    Page path = PAGE_EMPTY;
    Page file = PAGE_EMPTY;
    if (name && find_file(name, &path) && file_read(path.text, &file))
        network = shipped_network_make((const u8 *)file.text, (u32)file.used,
                                       width, height);
    page_free(&path);
    page_free(&file);
    return network;
}
