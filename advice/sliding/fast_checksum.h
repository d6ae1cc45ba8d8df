/* SPDX-License-Identifier: MIT */
/* The checksum for files of databases: XXH3 if the program was built with
   xxHash, because up to 200 MB are read on starting. */
#ifndef ADVICE_SLIDING_FAST_CHECKSUM_H
#define ADVICE_SLIDING_FAST_CHECKSUM_H

#include "solve/sliding/pdb/checksum.h"

/* Returns NULL without the library: files then use the solvers' plain
   checksum. */
const FastChecksum *fast_checksum(void);

#endif
