/* SPDX-License-Identifier: MIT */
/* The disks of simulated devices: a file system for SQLite that lies in memory
   and does all that real ones do to a program. Each device's files begin with
   its letter: "a.db". */
#ifndef MEMORY_DISK_H
#define MEMORY_DISK_H

#include "rules/core/rng.h"

typedef enum DiskTrouble {
    TROUBLE_NONE,
    TROUBLE_FULL,  /* no room to write */
    TROUBLE_SHORT, /* half of what is written arrives, then no room */
    TROUBLE_WRITE, /* these four: an I/O error */
    TROUBLE_READ,
    TROUBLE_SYNC,
    TROUBLE_DELETE,
    TROUBLE_OPEN,  /* the file can't be opened */
    TROUBLE_LOCK,  /* someone else has the lock */
    TROUBLE_KILL,  /* the program is killed */
    TROUBLE_POWER, /* the power fails */
    TROUBLES
} DiskTrouble;

/* Programs are numbered. Four each share a device: the first four device a. */
enum { DISK_PROGRAMS = 4 };

/* Makes these disks the only ones that SQLite has, and empties them. The seed
   decides all that happens by chance on them. */
void memory_disk_start(u32 seed);
/* Who opens files from now on. Returns who did before. */
int memory_disk_run(int program);
/* Starts a program that was killed, or never ran. */
void memory_disk_revive(int program);
int memory_disk_is_dead(int program);
/* A killed program keeps its locks no longer, and changes nothing more. */
void memory_disk_kill(int program);
/* Kills all programs of a device. What wasn't synced reaches the disk in part,
   or not. */
void memory_disk_cut_power(int device);
/* Gives a device the files of another, as its programs see them. */
void memory_disk_copy(int from, int to);
void memory_disk_clear(int device);
/* A number that is another after each change of a device's files. */
unsigned long memory_disk_changes(int device);

/* At the nth call of the running program (0: the next), trouble begins, and
   lasts for this many calls. */
void memory_disk_plan(DiskTrouble what, u32 nth, u32 calls);
/* No more trouble. Returns whether there was any. */
int memory_disk_calm(void);
/* While they are allowed, branches marked as RARELY taken are taken at random,
   in some histories. That counts as trouble. */
void memory_disk_allow_rarities(int allowed);
/* The clock that SQLite reads, in milliseconds since 1970. */
extern long long memory_disk_clock;

#endif
