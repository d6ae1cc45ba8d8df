/* SPDX-License-Identifier: MIT */
/* Moves in the notation of Mahjong. */
#include "notation_law.h"
#include "rules/mahjong/mahjong.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_notation(&mahjong, data, size);
    return 0;
}
