/* SPDX-License-Identifier: MIT */
/* The shapes of SVG as tracks. */
#ifndef FRONT_TUI_SVG_PATH_H
#define FRONT_TUI_SVG_PATH_H

#include "markup.h"
#include "outline.h"

/* Reads a shape; returns 0 if the tag is none. The scale tells how fine its
   curves have to be. */
int svg_path(const Tag *tag, Track *track, Fixed scale);

#endif
