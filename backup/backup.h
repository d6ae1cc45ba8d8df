/* SPDX-License-Identifier: MIT */
/* A backup: games in progress, results, marks and settings as one text, and
   how two of them are merged. docs/formats.md describes the text, and
   docs/store.md the merging. This layer knows no database: the page in the
   browser uses it too. */
#ifndef BACKUP_H
#define BACKUP_H

#include "host/host.h"
#include "store/store.h"

enum {
    BACKUP_FORMAT = 2, /* 1 knows no players */
    VERSION_SIZE = 17, /* 16 hexadecimal digits and a NUL */
    FIELD_SIZE = 64,   /* of a variant or a seed as text */
    SLOT_SIZE = 241,   /* of a player's name: 60 characters */
    MOST_BACKUP = 256 << 20
};

typedef enum BackupKind {
    BACKUP_GAME,   /* in progress */
    BACKUP_RESULT, /* of a game that ended or was given up */
    BACKUP_MARK,   /* a favourite */
    BACKUP_RESET,  /* results of a kind that no longer count */
    BACKUP_SETTINGS
} BackupKind;

/* What merging does with a record. */
typedef enum BackupFate {
    FATE_STAYS,    /* it is here, and not elsewhere */
    FATE_HERE,     /* it is here as well as elsewhere */
    FATE_ADD,      /* from elsewhere, and new here */
    FATE_REPLACE,  /* from elsewhere, in place of the record "other" here */
    FATE_OUTDATED, /* from elsewhere, but the game went on here */
    FATE_COUNTED,  /* from elsewhere, but what is here precedes it */
    FATE_REPLACED, /* it is here, and its place is taken */
    FATE_GONE      /* it is here, but the game went on elsewhere */
} BackupFate;

typedef struct BackupRecord {
    BackupKind kind;
    size_t start, length;           /* of its block, within the text */
    size_t save_start, save_length; /* of the lines within, if any */
    size_t line;                    /* of the block's first line, from 1 */
    char version[VERSION_SIZE];
    /* Of two records of one kind with the same key only one is kept. */
    char key[VERSION_SIZE];
    long long time;    /* when it was played, ended, marked or changed */
    long long started; /* of a game in progress */
    u32 nth;           /* of a result */
    u8 over;           /* of a game in progress: it has ended once */
    u8 own_board, status;
    u8 part;                   /* of a reset: a ResultPart */
    ResultPlace until, before; /* likewise */
    u32 moves, count, score, hints, undos, clock;
    const Game *game;
    char variant[FIELD_SIZE], seed[FIELD_SIZE];
    char date[DATE_SIZE], day[DATE_SIZE], name[NAME_SIZE];
    char slot[SLOT_SIZE];    /* of a game; whose settings they are */
    char player[NAME_SIZE];  /* of a result or a reset, or "" */
    char deal[VERSION_SIZE]; /* of a game: the key of its start */
    BackupFate fate;
    size_t other; /* for FATE_HERE and FATE_REPLACE: its index here */
    u8 is_second; /* a game here started as this one, and both went on */
    long long id; /* in the store from which it comes, or 0 */
} BackupRecord;

/* A new record is all zero. */
STATIC_ASSERT(BACKUP_GAME == 0 && FATE_STAYS == 0);
/* Names are read as fields. */
STATIC_ASSERT((int)NAME_SIZE <= (int)FIELD_SIZE);
/* Empty when all zero. */
typedef struct Backup {
    Page text; /* of all blocks */
    BackupRecord *records;
    size_t count, room;
    char (*outdated)[VERSION_SIZE]; /* versions of games that went on */
    size_t outdated_count, outdated_room;
} Backup;

void backup_free(Backup *backup);
const char *backup_block(const Backup *backup, const BackupRecord *record);
const char *backup_save(const Backup *backup, const BackupRecord *record);
/* What a record of a reset says. */
KeptReset backup_reset_of(const BackupRecord *record);

/* write.c. Each adds a record from what a store has, and returns it; it stays
   valid until the next one is added. What isn't valid is left out, and the
   return is NULL. */
typedef struct BackupGame {
    long long started, played;
    int over;
    const char *slot, *save;
} BackupGame;

typedef struct BackupResult {
    long long ended;
    u32 nth;
    /* To find the same result elsewhere, the save need not be checked; then
       the record has no more of it than this status. */
    u8 unchecked, status;
    const char *day, *save;
    const char *player; /* or "" */
} BackupResult;

BackupRecord *backup_add_game(Backup *backup, const BackupGame *game);
BackupRecord *backup_add_result(Backup *backup, const BackupResult *result);
BackupRecord *backup_add_mark(Backup *backup, const KeptStart *start,
                              long long marked);
BackupRecord *backup_add_reset(Backup *backup, const KeptReset *reset);
/* Settings of "terminal" or "page": any text. */
BackupRecord *backup_add_settings(Backup *backup, const char *whose,
                                  const char *text, size_t length,
                                  long long changed);
/* The version of a game that went on; what isn't one is left out. */
void backup_add_outdated(Backup *backup, const char *version);
/* Writes the whole text, sealed. Backups with the same contents have the same
   text. Without players, it is one that earlier versions read, too. */
void backup_write(Backup *backup, Page *page);
/* Writes the first line alone. */
void backup_write_title(Page *page, int format);

/* read.c: reads a text and checks all of it: form, versions, rules and seal.
   Returns 0, and writes the problem with its line, if it isn't valid. Takes
   the text. */
int backup_read(Backup *backup, const char *path, Page *text, Page *problem);

/* merge_backups.c: decides the fate of each record of two backups, the one
   here and the one from elsewhere. Carrying it out is the caller's task. */
void backup_merge(Backup *here, Backup *elsewhere);

/* merge_report.c: writes what a merge does, or would do, as sentences. */
void merge_report_page(Page *page, const Backup *here, const Backup *elsewhere,
                       int dry);

#endif
