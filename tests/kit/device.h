/* SPDX-License-Identifier: MIT */
/* A player's device: a store and settings in files of its own, and what is
   backed up there and restored. */
#ifndef DEVICE_H
#define DEVICE_H

#include "backup/stored/stored_backup.h"
#include "keeper.h"

/* Makes an empty device, instead of the one with this name; or one with the
   same files as another. */
void device_make(const char *name);
void device_copy(const char *from, const char *name);
/* The path of the device's store; valid until the next call. */
const char *device_path(const char *name);
/* Writes the device's settings, changed at a time. */
void device_choose(const char *name, const char *settings, long long changed);

/* Plays for a while at random: new games, moves, undos, names, marks, ends. */
void device_play(const char *name, u32 seed);

/* Returns the device's backup; the caller frees the page. */
Page device_backup(const char *name);
/* Returns a backup with games, results and settings. */
Page device_sample(void);
/* Restores a backup, and returns what the program says. */
Page device_restore(const char *name, const Page *backup, int dry);
/* Returns all statistics of the device as text. */
Page device_statistics(const char *name);

void assert_same_text(const Page *a, const Page *b);

#endif
