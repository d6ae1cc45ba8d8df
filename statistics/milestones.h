/* SPDX-License-Identifier: MIT */
/* What there is to finish in a game, from easy to hard: its levels, its
   variants or sizes, and its layouts. */
#ifndef MILESTONES_H
#define MILESTONES_H

#include "scores.h"

typedef struct Milestone {
    ResultKind kind;
    Sum games;
    Sum finished; /* without help */
    Sum assisted; /* finished with help */
    Sum clock;    /* milliseconds */
    Outcome best; /* without help; an own copy, or all zero */
    u32 fastest;  /* likewise, in milliseconds; 0 if no time was measured */
    char last[DATE_SIZE]; /* the day on which one was finished last, or "" */
} Milestone;

typedef struct Milestones {
    const char *game;
    Milestone *list;
    size_t count, room;
} Milestones;

/* Starts with the levels and the variants of a game. */
void milestones_start(Milestones *milestones, const char *game);
/* Adds a layout, behind those before. */
void milestones_add_layout(Milestones *milestones, const char *name);
/* Considers an outcome; suitable for outcomes_list. */
void milestones_count(void *milestones, const Outcome *outcome);
void milestones_free(Milestones *milestones);

/* With help is finished, too. */
int milestone_is_done(const Milestone *milestone);
size_t milestones_done(const Milestones *milestones);
/* The first of a part that isn't finished; NULL if all are. */
const Milestone *milestones_next(const Milestones *milestones,
                                 ResultPart part);
/* Writes the command that starts a game of a kind. */
void milestone_page_command(Page *page, const ResultKind *kind);

/* milestones_page.c */
void milestones_page(Page *page, const Milestones *milestones,
                     VariantTitle *title);
void milestones_page_json(Page *page, const Milestones *milestones);

#endif
