/* SPDX-License-Identifier: MIT */
/* Three devices with their programs, their clocks, and what each of them
   should contain. */
#ifndef WORLD_H
#define WORLD_H

#include "backup/stored/stored_backup.h"
#include "memory_disk.h"
#include "model.h"

enum {
    WORLD_DEVICES = 3,
    WORLD_PROGRAMS = 3,
    /* Other devices are for trying something out. */
    TRIAL_ONE = WORLD_DEVICES,
    TRIAL_TWO,
    OLD_DEVICE,
    MOST_GHOSTS = 6,
    MOST_BACKUPS = 6
};

typedef struct Program {
    Store *store; /* NULL while it doesn't run */
    Session session;
    Autosave autosave;
    unsigned long long stored; /* what it has stored last, as a number */
    int number;                /* for the disk */
    u8 steps;                  /* it is busy with one */
} Program;

typedef struct LivedDevice {
    Program programs[WORLD_PROGRAMS];
    StoreModel model;
    /* What it may contain instead, because a change failed or was
       interrupted: that may come to light when the log is read again. */
    StoreModel *ghosts[MOST_GHOSTS];
    size_t ghost_count;
    /* A restore that failed or was interrupted: what was merged, until its
       end is known. */
    Page before, merged;
    unsigned long changes; /* of its files, when the latest step began */
    long long clock;       /* milliseconds since 1970 */
    /* What was there when it was checked last, and when all was. */
    unsigned long long checked, checked_all;
    u8 zone;
    u8 is_remote;
} LivedDevice;

extern LivedDevice devices[WORLD_DEVICES];
extern Page backups[MOST_BACKUPS];

void world_start(u32 seed);
void world_end(void);
/* The history has failed. */
_Noreturn void world_fail(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

static inline int world_number_of(const LivedDevice *device)
{
    return (int)(device - devices);
}

/* Whose clock, time zone and disk are in use from now on. */
void world_use(LivedDevice *device, const Program *program);
/* Starts a program. Returns 0 if it can't keep anything, because there was
   trouble. */
int world_open(LivedDevice *device, Program *program);
void world_close(LivedDevice *device, Program *program);
/* Removes the programs that were killed. */
void world_bury(LivedDevice *device);
/* inspection.c: asserts that a device contains what it should, and that its
   games can be continued. */
void world_check(LivedDevice *device);
/* The same for everything in the store, and for its statistics. */
void world_check_all(LivedDevice *device);
/* Finds out which of the possible states is the one that a program sees. */
void world_resolve(LivedDevice *device, Program *program);
/* Takes over what a program sees, because what it should be is known by other
   means. */
void world_adopt(LivedDevice *device, Program *program);
/* Something was written: what failed before can't come back. */
void world_forget_failed(LivedDevice *device);
/* A change failed that would have led to this. What would be new has the id
   GHOST. */
enum { GHOST = -1 };
void world_add_ghost(LivedDevice *device, const StoreModel *ghost);

/* A number that stands for a text. */
unsigned long long world_hash(const void *bytes, size_t size,
                              unsigned long long from);
unsigned long long world_hash_session(const Session *session);
/* What a session would leave behind. */
ModelResult world_result_of(const Session *session);

/* Asserts that a backup is the merge of two. */
void world_assert_merge(const Page *merged, const Page parts[2]);
/* Opens the store of a trial device, or one that is a copy of a device as its
   files are. */
Store *world_open_trial(int trial);
Store *world_open_copy(int device, int trial);
/* A number that stands for all rows of all tables. */
unsigned long long world_hash_rows(Store *store);
Page world_back_up(Store *store);
Page world_back_up_copy(int device, int trial);
void world_restore(Store *store, const Page *backup);

#endif
