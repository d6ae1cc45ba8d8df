/* SPDX-License-Identifier: MIT */
/* Prints digests of random games and counts of positions, to be compared with
   those of other machines and other programs. */
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

typedef struct PerftRequest {
    StartRequest start;
    u32 depth;
} PerftRequest;

int read_digest_request(DigestRequest *request, CommandLine *line);
int read_proof_request(ProofRequest *request, const CommandLine *line);
int read_perft_request(PerftRequest *request, CommandLine *line);

/* Writes one digest of random games. */
void page_playouts(Page *page, const DigestRequest *request);

#endif
