/* SPDX-License-Identifier: MIT */
/* A plan: text that says everything on which the results of a survey depend.
   Its deals are divided into shards of equal size, the last one perhaps
   smaller. The plan's SHA-256 is its name in every result. */
#ifndef SURVEY_PLAN_H
#define SURVEY_PLAN_H

#include "kind.h"
#include "sealed_text.h"

#define MOST_SHARDS ((u64)1000000)
/* Deals in a shard; a worker keeps 16 bytes for each. */
#define MOST_IN_SHARD ((u64)4000000)
enum {
    MOST_LISTED_DEALS = 4000000,
    MOST_SURVEY_TURNS = 999999999,
    MOST_SURVEY_MEGABYTES = 1 << 20,
    MEGABYTE = 1 << 20
};

typedef struct SurveyPlan {
    SurveyQuestion question;
    u32 rules, solver; /* versions */
    Page layout;       /* its name, for Mahjong */
    u64 first, last;   /* deals, or from 1 in the lists below */
    u64 *listed;       /* deals in ascending order; NULL if they are a range */
    Page boards;       /* texts of boards; empty if deals are seeds */
    u8 is_list; /* deals are listed, or boards are; if both are, the deals
                   are the boards' numbers in an earlier plan */
    u64 shard;  /* deals in a shard */
    u16 lists;  /* a bit for each class whose deals results name */
    u8 full;    /* results name every deal */
    char from[SHA256_TEXT]; /* the plan whose unknown deals these are, or "" */
    Page settings;          /* the lines that every result repeats */
    char digest[SHA256_TEXT];
} SurveyPlan;

/* Starts with what is usual for a kind. */
void plan_start(SurveyPlan *plan, const SurveyKind *kind);
/* Starts with the question of another plan, to ask again about deals that
   plan_add_deal adds in ascending order. */
void plan_start_from(SurveyPlan *plan, const SurveyPlan *old);
/* Ten times the nodes and four times the memory, as far as plans allow it. */
void plan_raise_limits(SurveyPlan *plan);
void plan_add_deal(SurveyPlan *plan, u64 deal);
/* Whether two plans ask the same question, though about other deals or with
   other limits; writes the reason if they don't. */
int plan_asks_the_same(const SurveyPlan *plan, const SurveyPlan *later,
                       Page *reason);
void plan_free(SurveyPlan *plan);
/* Chooses the usual size of shards for the plan's deals, so that there are
   enough for many workers and none takes too long. */
void plan_divide(SurveyPlan *plan);

/* Read a setting as text; return 0 if it is wrong. Players are the classes of
   a tournament, so none can play twice. */
int plan_read_lists(SurveyPlan *plan, const char *names);
int plan_read_players(SurveyPlan *plan, const char *names);
/* Adds a board for the sliding puzzle; returns 0 if it isn't one of the
   variant. */
int plan_add_board(SurveyPlan *plan, const char *text);

/* Writes a finished plan as text, with its seal, and takes the digest. */
void plan_write(SurveyPlan *plan, Page *page);
/* Reads such a text; returns 0 and writes the reason if it is wrong. The plan
   may have been made for other rules or another solver. */
int plan_read(SurveyPlan *plan, const Page *text, Page *reason);
/* Whether a plan has the rules and the solver of this program; writes the
   reason if it hasn't. Others can be merged, but not computed. */
int plan_is_current(const SurveyPlan *plan, Page *reason);

u64 plan_deals(const SurveyPlan *plan);
u64 plan_shards(const SurveyPlan *plan);
/* The first deal of a shard, counted from 0, and the number of its deals. */
u64 plan_shard_start(const SurveyPlan *plan, u64 shard);
u64 plan_shard_size(const SurveyPlan *plan, u64 shard);
/* The number of the deal at an index from 0. */
u64 plan_deal(const SurveyPlan *plan, u64 index);
/* The name of a class. That of a tournament is a player. */
const char *plan_answer(const SurveyPlan *plan, unsigned answer);
/* Reads the name of a class at *at and moves behind it; returns -1 if there is
   none. */
int plan_take_answer(const SurveyPlan *plan, const char **at);
unsigned plan_answers(const SurveyPlan *plan);
int plan_answer_is_listed(const SurveyPlan *plan, unsigned answer);
int plan_answer_is_unknown(const SurveyPlan *plan, unsigned answer);

#endif
