/* SPDX-License-Identifier: MIT */
/* A text for the models to learn from, before they see another. */
#ifndef CHALLENGE_SAMPLE_H
#define CHALLENGE_SAMPLE_H

extern const char challenge_sample[];

#endif
