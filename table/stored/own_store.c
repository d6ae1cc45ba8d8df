/* SPDX-License-Identifier: MIT */
/* Opens the store of a player's games. */
#include "table/own_store.h"
#include "host/host.h"
#include "host/paths.h"

Store *own_store_open(void)
{
    Page path = PAGE_EMPTY;
    Store *store;
    if (path_of_store(&path))
        paths_make_folders(path.text);
    store = host_must_have(store_open(&malloc_host, path.text));
    page_free(&path);
    return store;
}
