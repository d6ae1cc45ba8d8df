/* SPDX-License-Identifier: MIT */
/* Where no games are kept no place for them is looked for. */
#include "host/host.h"
#include "table/own_store.h"

Store *open_games(void)
{
    return must_have(store_open(&malloc_host, NULL));
}
