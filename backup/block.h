/* SPDX-License-Identifier: MIT */
/* What reading and writing a backup's blocks share. */
#ifndef BACKUP_BLOCK_H
#define BACKUP_BLOCK_H

#include "backup.h"

/* The first lines of blocks, by kind. That of settings continues with whose
   they are. */
extern const char *const block_heads[];
extern const char block_outdated[];
/* The names of the parts, which are those of lines as well. */
extern const char *const block_parts[];
/* The day of a result when the clock was so wrong that it showed none. */
extern const char block_no_day[];

/* The longest settings, in bytes. */
enum { MOST_SETTINGS = 1 << 16 };

STATIC_ASSERT((int)MOST_SETTINGS < (int)MOST_BACKUP);
/* Returns a new record, all zero but for its kind. */
BackupRecord *block_new_record(Backup *backup, BackupKind kind);
/* Reads what a valid save says into the record. Returns 0, and the fault, if
   it is invalid, or if it isn't written as Quadrille writes it. */
int block_take_save(BackupRecord *record, const char *text, size_t length,
                    Fault *fault);
/* The version of a block without its last line. */
void block_write_version(const char *text, size_t length, char *version);
/* Sets the key, once all else is known. */
void block_set_key(const Backup *backup, BackupRecord *record);
int block_is_version(const char *text, size_t length);
/* Reads the block that the text ends with, and returns its record, or NULL if
   it isn't valid. If a status is given, the save is only copied, and has
   this. */
BackupRecord *backup_reread_block(Backup *backup, size_t start,
                                  const u8 *status);
/* Sorts the outdated versions, and removes repetitions. */
void block_sort_outdated(Backup *backup);
/* Settings are whole lines of plain text. */
int block_is_text(const char *text, size_t length);

#endif
