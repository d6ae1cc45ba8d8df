/* SPDX-License-Identifier: MIT */
/* Prints digests of random games, to be compared with those of other
   machines. */
#ifndef COMMAND_CHECK_RUN_DIGEST_H
#define COMMAND_CHECK_RUN_DIGEST_H

#include "command/play/start_session.h"

typedef struct DigestRequest {
    Choice choice; /* only its game and its variant are used */
    Range seeds;
} DigestRequest;

typedef struct ProofRequest {
    Range seeds;
} ProofRequest;

int check_read_digest_request(DigestRequest *request, CommandLine *line);
int check_read_proof_request(ProofRequest *request, const CommandLine *line);

/* Writes one digest of random games. */
void check_page_playouts(Page *page, const DigestRequest *request);

#endif
