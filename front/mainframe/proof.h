/* SPDX-License-Identifier: MIT */
/* "proof 3": the digest of the first three random games of each kind, for a
   console, as 'quadrille proof --seed 1..3' prints it. */
#ifndef PROOF_H
#define PROOF_H

#include "session/session.h"

/* 0 when the words are others. */
u8 obey_proof(const Host *host, Reader *words, Writer *writer);

#endif
