/* SPDX-License-Identifier: MIT */
/* Without a store there is no place for games to look for. */
#include "host/host.h"
#include "table/own_store.h"

Store *open_games(void)
{
    return must_have(store_open(&malloc_host, NULL));
}
