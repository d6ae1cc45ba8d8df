/* SPDX-License-Identifier: MIT */
/* Moves in the notation of the sliding puzzle. */
#include "notation_law.h"
#include "rules/sliding/sliding.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_notation(&sliding, data, size);
    return 0;
}
