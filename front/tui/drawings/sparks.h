/* SPDX-License-Identifier: MIT */
/* Sparks, as of fireworks. */
#ifndef FRONT_TUI_SPARKS_H
#define FRONT_TUI_SPARKS_H

#include "scene.h"

/* How many steps a burst glows, and how bright a spark begins. */
enum { SPARKS_GLOW = 12, SPARKS_BRIGHT = 330 };

typedef struct Spark {
    int x, y; /* in columns and half rows */
    Ink ink;
} Spark;

/* A level as pixel_shade takes it. */
void sparks_put(const Scene *scene, const Spark *spark, int level);
/* Sparks that fly apart from a centre, in two rings or in one; the distance is
   in half rows. */
void sparks_burst(const Scene *scene, const Spark *centre, int age, int reach,
                  int is_small);

#endif
