/* SPDX-License-Identifier: MIT */
/* A pack: all results of a plan in one text. What they have in common comes
   first, then each result without it, and at the end the seal of everything.
   A result keeps its own seal, so that it comes out of a pack as it went in,
   byte for byte. */
#ifndef SURVEY_PACK_H
#define SURVEY_PACK_H

#include "shard.h"

/* Where the result of a shard is in the text; a length of 0: it has none. */
typedef struct PackedResult {
    size_t start, length;
} PackedResult;

typedef struct SurveyPack {
    Page text;
    PackedResult *result; /* of each shard; NULL before it was read */
} SurveyPack;

/* How the file of any pack begins. */
extern const char pack_title[];

/* Write a pack: its head, results in ascending order as they are in their
   files, and the seal (seal_text). */
void pack_write_head(Page *page, const SurveyPlan *plan);
void pack_add(Page *page, const SurveyPlan *plan, const Page *result);

/* Finds the results in the text of a pack; returns 0 and writes the reason if
   it is damaged, or of another plan. The results still have to be read. */
int pack_read(SurveyPack *pack, const SurveyPlan *plan, Page *reason);
void pack_free(SurveyPack *pack);
/* Appends a result as it would be in its own file; returns 0 if the pack
   hasn't got it. */
int pack_result(const SurveyPack *pack, const SurveyPlan *plan, u64 shard,
                Page *text);

#endif
