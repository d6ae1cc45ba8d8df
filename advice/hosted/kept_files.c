/* SPDX-License-Identifier: MIT */
/* Networks are read, because they are small; tables are only opened. */
#include "kept_files.h"

#include "advice/sliding/pattern_database_cache.h"
#include "advice/sliding/shipped_network.h"

void advice_keep_files(void)
{
    pattern_database_cache_keep();
    shipped_network_keep();
}
