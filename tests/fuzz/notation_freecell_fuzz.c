/* SPDX-License-Identifier: MIT */
/* Moves in the notation of FreeCell. */
#include "notation_law.h"
#include "rules/freecell/freecell.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_notation(&freecell, data, size);
    return 0;
}
