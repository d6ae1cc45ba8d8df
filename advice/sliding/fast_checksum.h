/* SPDX-License-Identifier: MIT */
/* The checksum for files of databases: XXH3 where the program was built with
   xxHash, since 200 MB are read at a start. */
#ifndef ADVICE_SLIDING_FAST_CHECKSUM_H
#define ADVICE_SLIDING_FAST_CHECKSUM_H

#include "solve/sliding/pdb/checksum.h"

/* NULL without the library: then files have the solvers' plain checksum. */
const FastChecksum *fast_checksum(void);

#endif
