/* SPDX-License-Identifier: MIT */
/* Moves in the notation of Kulki. */
#include "notation_law.h"
#include "rules/kulki/kulki.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_notation(&kulki, data, size);
    return 0;
}
