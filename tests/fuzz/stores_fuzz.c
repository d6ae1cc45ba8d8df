/* SPDX-License-Identifier: MIT */
/* A store that someone has edited. The input: edits of a store of sample
   games. Each is three bytes, for the column, the row and what to do, and a
   line with the value. Then everything is read. What is damaged is told and
   left alone; what is not is played on, backed up and restored. */
#include <stdlib.h>
#include <string.h>

#include "backup/stored/stored_backup.h"
#include "fuzz_store.h"
#include "fuzzing.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"
#include "session/daily.h"
#include "statistics/averages.h"
#include "statistics/milestones.h"
#include "statistics/statistics_page.h"
#include "store/transfer.h"

enum { MOST_EDITS = 8, MOST_IDS = 20 };

/* ------------------------------------------------------------------ edits */

static const struct {
    const char *table, *key, *column;
} columns[] = {{"games", "id", "id"},
               {"games", "id", "edition"},
               {"games", "id", "slot"},
               {"games", "id", "game"},
               {"games", "id", "rules"},
               {"games", "id", "variant"},
               {"games", "id", "seed"},
               {"games", "id", "board"},
               {"games", "id", "date"},
               {"games", "id", "at"},
               {"games", "id", "count"},
               {"games", "id", "hints"},
               {"games", "id", "undos"},
               {"games", "id", "clock"},
               {"games", "id", "status"},
               {"games", "id", "score"},
               {"games", "id", "digest"},
               {"games", "id", "over"},
               {"games", "id", "started"},
               {"games", "id", "played"},
               {"games", "id", "name"},
               {"games", "id", "other_slot"},
               {"games", "id", "challenge"},
               {"moves", "game, number", "game"},
               {"moves", "game, number", "number"},
               {"moves", "game, number", "move"},
               {"moves", "game, number", "clock"},
               {"outcomes", "id", "id"},
               {"outcomes", "id", "game"},
               {"outcomes", "id", "variant"},
               {"outcomes", "id", "seed"},
               {"outcomes", "id", "date"},
               {"outcomes", "id", "own_board"},
               {"outcomes", "id", "day"},
               {"outcomes", "id", "ended"},
               {"outcomes", "id", "status"},
               {"outcomes", "id", "moves"},
               {"outcomes", "id", "score"},
               {"outcomes", "id", "hints"},
               {"outcomes", "id", "undos"},
               {"outcomes", "id", "clock"},
               {"outcomes", "id", "save"},
               {"outcomes", "id", "name"},
               {"outcomes", "id", "nth"},
               {"favourites", "marked", "game"},
               {"favourites", "marked", "variant"},
               {"favourites", "marked", "seed"},
               {"favourites", "marked", "name"},
               {"favourites", "marked", "own_board"},
               {"favourites", "marked", "marked"},
               {"shared", "version", "version"},
               {"shared", "version", "game"},
               {"device", "rowid", "id"},
               {"settings", "whose", "whose"},
               {"settings", "whose", "changed"},
               {"settings", "whose", "text"},
               {"resets", "changed", "game"},
               {"resets", "changed", "part"},
               {"resets", "changed", "name"},
               {"resets", "changed", "changed"},
               {"resets", "changed", "until"},
               {"resets", "changed", "until_nth"},
               {"resets", "changed", "before"},
               {"resets", "changed", "before_nth"},
               {"sqlite_sequence", "rowid", "seq"}};

enum { PUT_TEXT, PUT_NUMBER, PUT_NOTHING, DELETE_ROW, WAYS_TO_EDIT };

static void bind_value(sqlite3_stmt *edit, u8 way, const Reader *line)
{
    const u32 length = (u32)(line->end - line->start);
    char digits[24] = "";
    if (way == PUT_TEXT)
        sqlite3_bind_text(edit, 2, line->start, (int)length, SQLITE_TRANSIENT);
    if (way != PUT_NUMBER)
        return;
    memcpy(digits, line->start,
           length < sizeof digits ? length : sizeof digits - 1);
    sqlite3_bind_int64(edit, 2, strtoll(digits, NULL, 10));
}

/* An edit that the schema forbids changes nothing. */
static void edit_one(Store *store, FuzzInput *input)
{
    const size_t nth = input_byte(input) % COUNT_OF(columns);
    const u8 row = input_byte(input);
    const u8 way = input_byte(input) % WAYS_TO_EDIT;
    const char *table = columns[nth].table;
    const char *key = columns[nth].key;
    sqlite3_stmt *edit = NULL;
    char change[64], sql[256];
    Reader line;
    input_line(input, &line);
    sqlite3_snprintf(sizeof change, change,
                     way == DELETE_ROW ? "DELETE FROM %s"
                                       : "UPDATE %s SET %s = ?2",
                     table, columns[nth].column);
    sqlite3_snprintf(sizeof sql, sql,
                     "%s WHERE (%s) = (SELECT %s FROM %s LIMIT 1"
                     " OFFSET ?1 %% max(1, (SELECT count(*) FROM %s)))",
                     change, key, key, table, table);
    REQUIRE(sqlite3_prepare_v2(store->base, sql, -1, &edit, NULL) ==
            SQLITE_OK);
    sqlite3_bind_int(edit, 1, row);
    bind_value(edit, way, &line);
    (void)sqlite3_step(edit);
    sqlite3_finalize(edit);
}

/* ---------------------------------------------------------------- reading */

static void touch(const char *text)
{
    REQUIRE(text && strlen(text) < 1 << 20);
}

typedef struct Ids {
    long long id[MOST_IDS];
    size_t count;
} Ids;

static void see_kept(void *own, const KeptGame *game)
{
    Ids *ids = own;
    touch(game->slot);
    touch(game->game);
    touch(game->variant);
    touch(game->seed);
    touch(game->date);
    touch(game->name);
    REQUIRE(game->status <= LOST);
    if (ids->count < MOST_IDS)
        ids->id[ids->count++] = game->id;
}

static void see_start(void *own, const KeptStart *start)
{
    (void)own;
    touch(start->game);
    touch(start->variant);
    touch(start->seed);
    touch(start->date);
    touch(start->name);
}

static void see_reset(void *own, const KeptReset *reset)
{
    (void)own;
    touch(reset->kind.game);
    touch(reset->kind.name);
    REQUIRE(reset->kind.part <= KIND_OF_LAYOUT);
}

static void see_unfit(void *own, const char *words)
{
    (void)own;
    touch(words);
}

/* A page contains nothing that a terminal obeys. */
static void require_calm(Page *page)
{
    size_t i;
    for (i = 0; i < page->used; i++)
        REQUIRE((unsigned char)page->text[i] >= ' ' || page->text[i] == '\n');
    page->used = 0;
}

static void read_game_pages(Store *store, const Game *game, Page *page)
{
    const ResultKind kind = {game->name, KIND_OF_GAME, ""};
    Milestones milestones;
    Scores scores;
    scores_start(&scores, &kind, 20);
    (void)outcomes_list(store, game->name, scores_rank, &scores);
    scores_settle(&scores);
    scores_page(page, &scores, NULL);
    require_calm(page);
    scores_page_json(page, &scores);
    require_calm(page);
    scores_free(&scores);
    milestones_start(&milestones, game->name);
    (void)outcomes_list(store, game->name, milestones_count, &milestones);
    milestones_page(page, &milestones, NULL);
    require_calm(page);
    milestones_page_json(page, &milestones);
    require_calm(page);
    milestones_free(&milestones);
}

static void read_pages(Store *store)
{
    static void (*const writers[])(Page *, const Tallies *) = {
        statistics_page_games_json, statistics_page_games_csv,
        statistics_page_days,       statistics_page_days_json,
        statistics_page_days_csv,   averages_page};
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    size_t i;
    (void)outcomes_list(store, NULL, tallies_count, &tallies);
    tallies_settle(&tallies, fuzz_now.day);
    statistics_page_games(&page, &tallies, NULL);
    require_calm(&page);
    for (i = 0; i < COUNT_OF(writers); i++) {
        writers[i](&page, &tallies);
        require_calm(&page);
    }
    tallies_free(&tallies);
    for (i = 0; i < games_count; i++)
        read_game_pages(store, games[i], &page);
    page_free(&page);
}

static void read_lists(Store *store, Ids *ids)
{
    long kept, ended;
    (void)check_store(store, &kept, &ended, see_unfit, NULL);
    (void)in_progress_list(store, see_kept, ids);
    (void)starts_list_recent(store, NULL, 50, see_start, NULL);
    (void)starts_list_favourites(store, NULL, see_start, NULL);
    (void)resets_list(store, see_reset, NULL);
    read_pages(store);
}

/* ---------------------------------------------------------------- playing */

static void play_on(Autosave *autosave, Session *session)
{
    require_saved(session);
    fuzz_play_some(session, 1);
    if (autosave_session(autosave, session, &fuzz_now) <= STORE_APART)
        require_kept(autosave->store, session, autosave->id);
}

static void try_game(Store *store, long long id)
{
    FuzzInput nothing = input_of((const uint8_t *)"", 0);
    u32 clocks[64];
    FuzzMoment before;
    Autosave autosave;
    Session session;
    session_open(&session, &malloc_host);
    input_deal(&nothing, games[0], &session);
    autosave_start(&autosave, store);
    fuzz_note(&before, &session);
    if (resume_game(&autosave, &session, id)) {
        require_unchanged(&before, &session);
        REQUIRE(!autosave.id && *store_words(store));
    } else {
        if (session.at <= COUNT_OF(clocks))
            (void)challenges_read_times(store, id, &session, clocks);
        play_on(&autosave, &session);
    }
    autosave_stop(&autosave);
    session_close(&session);
}

/* ---------------------------------------------------------------- backups */

/* Whatever the store contains, its backup can be restored, and then all is
   sound. */
static void try_backup(Store *store, Store *other)
{
    Backup backup = {.count = 0};
    Backup elsewhere = {.count = 0};
    Page text = PAGE_EMPTY;
    Page words = PAGE_EMPTY;
    long kept, ended;
    if (!stored_back_up(store, &backup, &words)) {
        backup_write(&backup, &text);
        REQUIRE(backup_read(&elsewhere, "backup", &text, &words));
        REQUIRE(!stored_restore(other, &elsewhere, 0, &words, &words));
        REQUIRE(!check_store(other, &kept, &ended, NULL, NULL));
    }
    backup_free(&backup);
    backup_free(&elsewhere);
    page_free(&text);
    page_free(&words);
}

/* ----------------------------------------------------------------- target */

/* Stores that last, and what is in them at first. */
typedef struct Stores {
    Store *edited, *other;
    StoreImage sample, empty;
} Stores;

static void put_back(const Stores *stores)
{
    fuzz_store_put(stores->edited, &stores->sample);
    fuzz_store_put(stores->other, &stores->empty);
}

static const Stores *open_stores(void)
{
    static Stores stores;
    if (stores.edited)
        return &stores;
    /* Settings for terminals are a file; here is none, and no place for it. */
    setenv("XDG_CONFIG_HOME", "/dev/null/nowhere", 1);
    stores.edited = fuzz_store_open();
    stores.other = fuzz_store_open();
    stores.empty = fuzz_store_image(stores.other);
    fuzz_store_samples(stores.edited);
    stores.sample = fuzz_store_image(stores.edited);
    put_back(&stores);
    return &stores;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const Stores *stores = open_stores();
    FuzzInput input = input_of(data, size);
    Ids ids = {.count = 0};
    int edits = 0;
    size_t i;
    while (input.at < input.end && edits++ < MOST_EDITS)
        edit_one(stores->edited, &input);
    read_lists(stores->edited, &ids);
    try_backup(stores->edited, stores->other);
    for (i = 0; i < ids.count; i++)
        try_game(stores->edited, ids.id[i]);
    for (i = 0; i < ids.count; i++)
        (void)in_progress_drop(stores->edited, ids.id[i], &fuzz_now);
    put_back(stores);
    return 0;
}
