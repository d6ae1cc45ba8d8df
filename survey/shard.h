/* SPDX-License-Identifier: MIT */
/* The result of a shard: text with nothing in it but what the plan
   determines, so that two runs write the same bytes. */
#ifndef SURVEY_SHARD_H
#define SURVEY_SHARD_H

#include "totals.h"

/* Writes the result of a shard, given the findings of its deals, each with all
   its ways. */
void shard_write(Page *page, const SurveyPlan *plan, u64 shard,
                 const DealFinding *findings);
/* How the file of any result begins. */
extern const char shard_title[];

typedef enum ShardState {
    SHARD_MISSING,
    SHARD_DONE,
    SHARD_DAMAGED, /* cut off, edited, or unreadable */
    SHARD_FOREIGN  /* not a result, or not of this shard and plan */
} ShardState;

/* Reads and checks a result. Writes the reason unless it is done. Adds to the
   totals, and copies the lines about single deals; both may be NULL. */
ShardState shard_read(const SurveyPlan *plan, u64 shard, const Page *text,
                      SurveyTotals *totals, Page *deals, Page *reason);

/* What results have in common with packs of them. The first lines, which name
   the plan and repeat its settings, have to be the expected ones. The reason
   why a text is damaged is the same, too. */
void shard_write_plan(Page *page, const char *title, const SurveyPlan *plan);
int shard_read_head(LineReader *lines, const Page *head, Page *reason);
const char *shard_unsealed(void);

enum { SHARDS_IN_FOLDER = 1000 };

/* The place of a result: a folder for every thousand shards. */
void shard_path(Page *path, const char *folder, u64 shard);

/* One line about a deal. */
typedef struct DealLine {
    u64 deal;
    DealFinding finding;
} DealLine;

int deal_line_read(const SurveyPlan *plan, const char *value, DealLine *line);

#endif
