/* SPDX-License-Identifier: MIT */
/* Backups of a store, and restoring them into one. */
#ifndef STORED_BACKUP_H
#define STORED_BACKUP_H

#include "backup/backup.h"

/* Adds everything in the store to the backup, and everything that the player
   has chosen for terminals. Writes a line to "unfit" for each game that can't
   be part of a backup, because it is damaged. Once the store has noted what is
   in the backup, nothing else needs it. */
StoreAnswer stored_back_up(Store *store, Backup *backup, Page *unfit);
/* Merges a backup into the store, completely or not at all, and writes what it
   does. If "dry", it changes nothing, and writes what it would do. If only the
   settings, which are a file of their own, can't be written, it writes why to
   "trouble". */
StoreAnswer stored_restore(Store *store, Backup *elsewhere, int dry,
                           Page *report, Page *trouble);

/* terminal_settings.c: add the file of settings, or replace it by those of a
   record. The first writes a line to "unfit" if there is a file that can't be
   part of a backup. The second returns 0, with errno set, if that fails. */
void terminal_settings_add(Backup *backup, Page *unfit);
int terminal_settings_put(const Backup *backup, const BackupRecord *record);

#endif
