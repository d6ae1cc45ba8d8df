/* SPDX-License-Identifier: MIT */
/* The kinds of surveys. Each asks one question about many deals. The table
   says which answers there are and how to find one; plans, results and reports
   work for any kind. */
#ifndef SURVEY_KIND_H
#define SURVEY_KIND_H

#include <stdlib.h>

#include "host/page.h"
#include "rules/mahjong/mahjong.h"
#include "solve/solve.h"

enum {
    MOST_ANSWERS = 12, /* of answers; and one for deals that crash */
    ANSWER_CRASHED = MOST_ANSWERS,
    ANSWER_COUNT,
    MOST_WAYS = 8 /* in which each deal is played */
};

/* The answer about one deal. */
typedef struct DealFinding {
    u64 nodes;
    u32 value; /* a length or a score, for classes that have one */
    u8 answer;
} DealFinding;

/* A class of answers. */
typedef struct AnswerClass {
    const char *name;
    u8 has_value;
    u8 is_unknown; /* a search that was given up */
    u8 is_listed;  /* results name every deal of this class */
} AnswerClass;

/* What the kinds need to know of a plan, apart from the deals. */
typedef struct SurveyQuestion {
    const struct SurveyKind *kind;
    u8 variant[VARIANT_SIZE];
    Layout layout; /* for Mahjong */
    u64 nodes;     /* most of them for a deal, or for a move of a player */
    u64 memory;    /* in bytes */
    u32 turns;     /* most of them in a game */
    u8 ways;       /* 1, or the number of players */
    u8 player[MOST_WAYS];
    u8 in_slides;             /* lengths count slides, not single tiles */
    const char *const *board; /* texts of boards, from deal 1 on, with those
                                 that the plan has; NULL without a list */
} SurveyQuestion;

/* Allocates memory; returns NULL if there isn't so much, or if this machine
   has no addresses for it. */
static inline void *memory_of(u64 size)
{
    return size == (size_t)size ? malloc((size_t)size) : NULL;
}

/* A worker, which asks about one deal after another. */
typedef struct Asker {
    const SurveyQuestion *question;
    void *memory; /* as much as the question says */
    const _Atomic u8 *stop;
    void *own; /* tables of the kind */
} Asker;

/* What a plan can choose for a kind, besides the variant and the deals. */
enum {
    USES_LAYOUT = 1,
    USES_PLAYERS = 2,
    USES_METRIC = 4,
    USES_BOARDS = 8,    /* deals can be boards in a list */
    USES_POSITIONS = 16 /* deals are all positions, by number */
};

typedef struct SurveyKind {
    const Game *game;
    const char *name, *question; /* "verdict", "can the deal be won?" */
    const char *variant;         /* the usual one */
    const char *unit;            /* of values, such as "move"; or NULL */
    const AnswerClass *classes;  /* ends with a name of NULL; NULL if the
                                     classes are players */
    u32 solver;       /* raised whenever the answers or the nodes change */
    u32 megabytes;    /* the usual memory */
    u64 nodes, shard; /* the usual limit; the usual size of a shard */
    u8 uses;
    /* Says why the question makes no sense in a variant; returns NULL if it
       does. NULL if it does in all of them. */
    const char *(*objection)(const u8 *variant);
    /* Makes tables, which all workers share. Returns 0, with a reason, if that
       isn't possible. NULL if there are none. */
    int (*open)(const SurveyQuestion *question, void **own,
                const char **reason);
    void (*close)(void *own);
    /* The number of positions, if USES_POSITIONS. */
    u64 (*positions)(const SurveyQuestion *question);
    /* Answers for a deal; "way" is the index of the player. */
    void (*ask)(Asker *asker, u64 deal, u32 way, DealFinding *finding);
    /* Searches again, in another way, for a deal whose answer is "negative":
       IMPOSSIBLE confirms it, SOLVED refutes it, and LIMIT leaves it open.
       NULL if the kind has no such answer. */
    Verdict (*prove)(Asker *asker, u64 deal);
    /* Writes a certificate of the answer, which other programs can check
       (tests/certificates). Returns 0 if there is none for this deal. */
    int (*certify)(Asker *asker, u64 deal, Page *page);
    u8 negative;
} SurveyKind;

/* kinds.c: all of them, then NULL; the first of each game is the usual one */
extern const SurveyKind *const survey_kinds[];
/* Why the question of a kind makes no sense in a variant, or NULL. */
const char *survey_kind_objection(const SurveyKind *kind, const u8 *variant);
/* The kind with this name, or NULL. */
const SurveyKind *survey_kind_of(const char *game, const char *name);

extern const SurveyKind freecell_verdict_kind, freecell_length_kind,
    freecell_cells_kind, mahjong_verdict_kind, mahjong_difficulty_kind,
    kulki_tournament_kind, sliding_length_kind, sliding_positions_kind;

#endif
