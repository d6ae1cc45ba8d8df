/* SPDX-License-Identifier: MIT */
/* The console command "proof 3": prints the digest of the first three random
   games of each kind, equal to that of 'quadrille proof --seed 1..3'. */
#ifndef PROOF_H
#define PROOF_H

#include "session/session.h"

/* Returns 0 if the words are not this command. */
u8 proof_obey(const Host *host, Reader *words, Writer *writer);

#endif
