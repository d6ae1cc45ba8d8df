/* SPDX-License-Identifier: MIT */
/* The colour that looks most like another among the usual 256. */
#ifndef FRONT_TUI_NEAREST_COLOUR_H
#define FRONT_TUI_NEAREST_COLOUR_H

/* An index from 16, into a cube of six steps and 24 greys; players often
   change the first sixteen. */
int nearest_colour(long rgb);
/* The red, green and blue of such an index. */
long nearest_colour_of_index(int index);

#endif
