/* SPDX-License-Identifier: MIT */
/* The checksum for database files: XXH3 where the program is built with
   xxHash, because 200 MB are read at startup. */
#ifndef ADVICE_SLIDING_FAST_CHECKSUM_H
#define ADVICE_SLIDING_FAST_CHECKSUM_H

#include "solve/sliding/pdb/checksum.h"

/* Returns NULL without the library: files then use the solvers' plain
   checksum. */
const FastChecksum *fast_checksum(void);

#endif
