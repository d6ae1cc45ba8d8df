/* SPDX-License-Identifier: MIT */
/* The player's own pictures, for the table, the backs of cards and sliding
   tiles. A file of the configuration has their paths. */
#ifndef FRONT_TUI_OWN_PICTURES_H
#define FRONT_TUI_OWN_PICTURES_H

#include "photo.h"

typedef enum OwnUse { OWN_TABLE, OWN_BACK, OWN_TILES, OWN_USES } OwnUse;

/* What a use is called in a command and in the file. */
extern const char *const own_pictures_names[OWN_USES];

/* The picture for a use, or NULL. */
const Bitmap *own_picture(OwnUse use);
const char *own_picture_path(OwnUse use);
/* Another number for each picture that has been chosen. */
int own_picture_serial(OwnUse use);
/* The same picture in this size, with its middle in the middle, or NULL. The
   last one for each use is kept. A table is as dark, or as light, as is needed
   for white or black text on it. */
const Bitmap *own_picture_fitted(OwnUse use, int width, int height,
                                 int is_light);

/* Reads the pictures that were chosen before, once. Writes what can't be
   shown. */
void own_pictures_load(Page *refusal);
/* Shows another picture from now on, or none if the path is empty. A leading
   "~/" is the player's home. Writes what is wrong, and then changes nothing.
 */
void own_pictures_choose(OwnUse use, const char *path, Page *refusal);
void own_pictures_free(void);

#endif
