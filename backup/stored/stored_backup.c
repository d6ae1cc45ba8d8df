/* SPDX-License-Identifier: MIT */
/* Reads a store into a backup, and carries out a merge. */
#include "stored_backup.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "store/transfer.h"

/* Games that have no version, because they can't be read. */
typedef struct Collection {
    Store *store;
    Backup *backup;
    Page *unfit;
    long long *unread;
    size_t unread_count;
    u8 unchecked;       /* results are only compared */
    StoreAnswer answer; /* the first error */
} Collection;

static void note_unread(Collection *all, long long id)
{
    all->unread = host_must_have(
        realloc(all->unread, (all->unread_count + 1) * sizeof *all->unread));
    all->unread[all->unread_count++] = id;
}

static void see_game(void *own, const TransferGame *game)
{
    Collection *all = own;
    Session session;
    Autosave autosave;
    Page save = PAGE_EMPTY;
    BackupRecord *record = NULL;
    StoreAnswer answer;
    session_open(&session, &malloc_host);
    autosave_start(&autosave, all->store);
    answer = resume_game(&autosave, &session, game->id);
    if (!answer) {
        page_save(&save, &session);
        record = backup_add_game(all->backup,
                                 &(BackupGame){.started = game->started,
                                               .played = game->played,
                                               .over = game->over,
                                               .slot = game->slot,
                                               .save = save.text});
    }
    ASSERT(!record || record->kind == BACKUP_GAME);
    if (record) {
        record->id = game->id;
    } else if (!answer || answer == STORE_UNFIT) {
        note_unread(all, game->id);
        if (answer)
            page_format(all->unfit, "%s\n", store_words(all->store));
        else
            page_format(all->unfit, _("Game #%lld is damaged\n"), game->id);
    } else if (!all->answer) {
        all->answer = answer;
    }
    page_free(&save);
    autosave_stop(&autosave);
    session_close(&session);
}

static void see_result(void *own, const TransferResult *result)
{
    Collection *all = own;
    BackupRecord *record = backup_add_result(
        all->backup, &(BackupResult){.ended = result->ended,
                                     .nth = result->nth,
                                     .unchecked = all->unchecked,
                                     .status = result->status,
                                     .day = result->day,
                                     .save = result->save,
                                     .player = result->player});
    ASSERT(!record || record->kind == BACKUP_RESULT);
    if (record)
        record->id = result->id;
    else
        page_format(all->unfit, _("The result of game #%lld is damaged\n"),
                    result->id);
}

static void see_mark(void *own, const TransferMark *mark)
{
    Collection *all = own;
    if (!backup_add_mark(all->backup, &mark->start, mark->marked))
        page_text(all->unfit, _("A favourite is damaged\n"));
}

static void see_reset(void *own, const KeptReset *reset)
{
    Collection *all = own;
    if (!backup_add_reset(all->backup, reset))
        page_text(all->unfit, _("A reset of results is damaged\n"));
}

static void see_settings(void *own, const TransferSettings *settings)
{
    Collection *all = own;
    if (!backup_add_settings(all->backup, settings->whose, settings->text,
                             strlen(settings->text), settings->changed))
        page_text(all->unfit, _("The page's settings are damaged\n"));
}

static int is_unread(const Collection *all, long long id)
{
    size_t i = 0;
    while (i < all->unread_count && all->unread[i] != id)
        i++;
    return i < all->unread_count;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The versions of the games as they are now, sorted. */
typedef struct Current {
    Collection *all;
    const char **versions;
    size_t count;
} Current;

/* A version that has been in a backup, and that no game is any more. */
static void see_version(void *own, const TransferVersion *version)
{
    const Current *current = own;
    if (!bsearch(&version->version, current->versions, current->count,
                 sizeof *current->versions, compare_texts) &&
        !is_unread(current->all, version->game))
        backup_add_outdated(current->all->backup, version->version);
}

static StoreAnswer collect_outdated(Collection *all)
{
    Current current = {
        all, host_must_have(calloc(all->backup->count + 1, sizeof(char *))),
        0};
    StoreAnswer answer;
    size_t i;
    for (i = 0; i < all->backup->count; i++)
        if (all->backup->records[i].kind == BACKUP_GAME)
            current.versions[current.count++] =
                all->backup->records[i].version;
    ASSERT(current.count <= all->backup->count);
    qsort(current.versions, current.count, sizeof *current.versions,
          compare_texts);
    answer = transfer_list_versions(all->store, see_version, &current);
    free(current.versions);
    return answer;
}

static StoreAnswer collect(Store *store, Backup *backup, u8 unchecked,
                           Page *unfit)
{
    Collection all = {.store = store,
                      .backup = backup,
                      .unfit = unfit,
                      .unchecked = unchecked};
    StoreAnswer answer = transfer_list_games(store, see_game, &all);
    if (!answer)
        answer = all.answer;
    if (!answer)
        answer = transfer_list_results(store, see_result, &all);
    if (!answer)
        answer = transfer_list_marks(store, see_mark, &all);
    if (!answer)
        answer = resets_list(store, see_reset, &all);
    if (!answer)
        answer = transfer_list_settings(store, see_settings, &all);
    if (!answer)
        answer = collect_outdated(&all);
    free(all.unread);
    return answer;
}

/* ------------------------------------------------------------------ backup */

static StoreAnswer note_games(Store *store, const Backup *backup)
{
    StoreAnswer answer = transfer_begin(store);
    size_t i;
    if (answer)
        return answer;
    ASSERT(!store_state(store));
    for (i = 0; !answer && i < backup->count; i++)
        if (backup->records[i].kind == BACKUP_GAME)
            answer = transfer_note_version(
                store, &(TransferVersion){backup->records[i].version,
                                          backup->records[i].id});
    return transfer_end(store, answer);
}

/* Playing many results again takes long, and players go on meanwhile. If one
   changes a game, its version in the backup is outdated from then on. A store
   that can't be written has nothing to note, as no game in it will change. */
StoreAnswer stored_back_up(Store *store, Backup *backup, Page *unfit)
{
    StoreAnswer answer = transfer_begin_look(store);
    if (!answer) {
        answer = collect(store, backup, 0, unfit);
        transfer_cancel(store);
    }
    terminal_settings_add(backup, unfit);
    if (!answer && !store_state(store))
        answer = note_games(store, backup);
    return answer;
}

/* ----------------------------------------------------------------- restore */

static StoreAnswer add_game(Store *store, const Backup *backup,
                            const BackupRecord *record)
{
    TransferGame game = {.started = record->started,
                         .played = record->time,
                         .over = record->over,
                         .slot = record->slot};
    Session session;
    Fault fault;
    StoreAnswer answer;
    ASSERT(record->kind == BACKUP_GAME);
    session_open(&session, &malloc_host);
    if (session_load(&session, backup_save(backup, record),
                     (u32)record->save_length, &fault))
        host_must_have(NULL); /* the save is valid, so memory has run out */
    answer = transfer_add_game(store, &game, record->version, &session);
    session_close(&session);
    return answer;
}

static StoreAnswer put_result(Store *store, const Backup *backup,
                              const BackupRecord *record, long long id)
{
    Page save = PAGE_EMPTY;
    const Outcome outcome = {.game = record->game->name,
                             .variant = record->variant,
                             .seed = record->seed,
                             .date = record->date,
                             .name = record->name,
                             .moves = record->moves,
                             .score = record->score,
                             .hints = record->hints,
                             .undos = record->undos,
                             .clock = record->clock,
                             .status = record->status,
                             .own_board = record->own_board};
    TransferResult result = {.id = id,
                             .ended = record->time,
                             .nth = record->nth,
                             .day = record->day,
                             .player = record->player};
    StoreAnswer answer;
    ASSERT(record->kind == BACKUP_RESULT);
    page_put(&save, backup_save(backup, record), record->save_length);
    result.save = save.text;
    answer = transfer_put_result(store, &result, &outcome);
    page_free(&save);
    return answer;
}

static StoreAnswer put_mark(Store *store, const BackupRecord *record)
{
    ASSERT(record->kind == BACKUP_MARK);
    return transfer_put_mark(
        store, &(TransferMark){.start = {.game = record->game->name,
                                         .variant = record->variant,
                                         .seed = record->seed,
                                         .date = "",
                                         .name = record->name,
                                         .own_board = record->own_board},
                               .marked = record->time});
}

static StoreAnswer put_reset(Store *store, const BackupRecord *record)
{
    const KeptReset reset = backup_reset_of(record);
    ASSERT(record->kind == BACKUP_RESET);
    return transfer_put_reset(store, &reset);
}

static int is_for_terminals(const BackupRecord *record)
{
    ASSERT(record->kind == BACKUP_SETTINGS);
    return strcmp(record->slot, "terminal") == 0;
}

static StoreAnswer put_settings(Store *store, const Backup *backup,
                                const BackupRecord *record)
{
    Page text = PAGE_EMPTY;
    StoreAnswer answer;
    if (is_for_terminals(record))
        return STORE_FINE; /* see put_terminal_settings */
    page_put(&text, backup_save(backup, record), record->save_length);
    answer = transfer_put_settings(
        store, &(TransferSettings){record->slot, text.text, record->time});
    page_free(&text);
    return answer;
}

static StoreAnswer put_record(Store *store, const Backup *here,
                              const Backup *elsewhere,
                              const BackupRecord *record)
{
    ASSERT((record->fate != FATE_HERE && record->fate != FATE_REPLACE) ||
           record->other < here->count);
    if (record->kind == BACKUP_GAME && record->fate == FATE_HERE)
        return transfer_note_version(
            store, &(TransferVersion){record->version,
                                      here->records[record->other].id});
    if (record->fate != FATE_ADD && record->fate != FATE_REPLACE)
        return STORE_FINE;
    switch (record->kind) {
    case BACKUP_GAME:
        return add_game(store, elsewhere, record);
    case BACKUP_RESULT:
        return put_result(store, elsewhere, record,
                          record->fate == FATE_REPLACE
                              ? here->records[record->other].id
                              : 0);
    case BACKUP_MARK:
        return put_mark(store, record);
    case BACKUP_RESET:
        return put_reset(store, record);
    default:
        return put_settings(store, elsewhere, record);
    }
}

/* Results from elsewhere get their numbers in the order in which the games
   ended, as the records are sorted. */
static StoreAnswer carry_out(Store *store, const Backup *here,
                             const Backup *elsewhere)
{
    StoreAnswer answer = STORE_FINE;
    size_t i;
    for (i = 0; !answer && i < here->count; i++)
        if (here->records[i].fate == FATE_GONE)
            answer = transfer_drop_game(store, here->records[i].id);
    for (i = 0; !answer && i < elsewhere->count; i++)
        answer = put_record(store, here, elsewhere, &elsewhere->records[i]);
    for (i = 0; !answer && i < elsewhere->outdated_count; i++)
        answer = transfer_note_version(
            store, &(TransferVersion){elsewhere->outdated[i], 0});
    return answer ? answer : transfer_settle_slots(store);
}

/* Finds the terminal's settings, if they are to be put. */
static BackupRecord *settings_to_put(const Backup *elsewhere)
{
    size_t i;
    for (i = 0; i < elsewhere->count; i++) {
        BackupRecord *record = &elsewhere->records[i];
        if (record->kind == BACKUP_SETTINGS && is_for_terminals(record) &&
            (record->fate == FATE_ADD || record->fate == FATE_REPLACE))
            return record;
    }
    return NULL;
}

/* Settings are a file of their own. If the program is stopped before it is
   written, restoring once more writes it. */
static void put_terminal_settings(const Backup *elsewhere, Page *trouble)
{
    BackupRecord *record = settings_to_put(elsewhere);
    if (!record || terminal_settings_put(elsewhere, record))
        return;
    page_format(trouble, _("can't write the settings: %s"), strerror(errno));
    record->fate = FATE_COUNTED;
}

/* Nobody knows whether settings that can't be read are the newer ones. */
static void keep_unread_settings(const Backup *elsewhere, Page *unread)
{
    BackupRecord *record = settings_to_put(elsewhere);
    if (record && unread->used)
        record->fate = FATE_COUNTED;
    else
        unread->used = 0;
}

static StoreAnswer merge_into(Store *store, Backup *here, Backup *elsewhere,
                              int dry, Page *unread)
{
    Page unfit = PAGE_EMPTY;
    StoreAnswer answer = collect(store, here, 1, &unfit);
    page_free(&unfit);
    if (answer)
        return answer;
    terminal_settings_add(here, unread);
    backup_merge(here, elsewhere);
    keep_unread_settings(elsewhere, unread);
    return dry ? STORE_FINE : carry_out(store, here, elsewhere);
}

static StoreAnswer try_to_restore(Store *store, Backup *here,
                                  Backup *elsewhere, int dry, Page *unread)
{
    StoreAnswer answer = merge_into(store, here, elsewhere, dry, unread);
    if (!dry || answer)
        return transfer_end(store, answer);
    ASSERT(dry);
    transfer_cancel(store);
    return STORE_FINE;
}

/* Comparing many results takes long, and players go on meanwhile. If one of
   them changes the store, it is compared again, at last while they wait. */
static StoreAnswer restore_beside_players(Store *store, Backup *here,
                                          Backup *elsewhere, int dry,
                                          Page *unread)
{
    enum { TRIES = 3 };
    StoreAnswer answer = STORE_BUSY;
    int tried;
    for (tried = 0; answer == STORE_BUSY && tried <= TRIES; tried++) {
        backup_free(here);
        *here = (Backup){.count = 0};
        unread->used = 0;
        answer =
            tried < TRIES ? transfer_begin_look(store) : transfer_begin(store);
        if (!answer)
            answer = try_to_restore(store, here, elsewhere, dry, unread);
    }
    ASSERT(tried); /* at least once */
    return answer;
}

StoreAnswer stored_restore(Store *store, Backup *elsewhere, int dry,
                           Page *report, Page *trouble)
{
    Backup here = {.count = 0};
    Page unread = PAGE_EMPTY;
    const StoreAnswer answer =
        restore_beside_players(store, &here, elsewhere, dry, &unread);
    if (!answer) {
        if (!dry)
            put_terminal_settings(elsewhere, trouble);
        merge_report_page(report, &here, elsewhere, dry);
        if (unread.used)
            page_format(report, _("The settings here stay: %s"), unread.text);
    }
    page_free(&unread);
    backup_free(&here);
    return answer;
}
