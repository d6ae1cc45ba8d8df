/* SPDX-License-Identifier: MIT */
/* Without a store there are no starts to offer. */
#include "table/table.h"

const Command start_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
