/* SPDX-License-Identifier: MIT */
/* Results of a kind that no longer count. Nothing is deleted, so that a reset
   can be undone. */
#include <string.h>

#include "reset_changes.h"
#include "store_inside.h"
#include "transfer.h"

static const char *const part_names[] = RESULT_PARTS;
STATIC_ASSERT(COUNT_OF(part_names) == KIND_OF_LAYOUT + 1);
STATIC_ASSERT(KIND_OF_GAME == 0); /* part_of takes it for any other word */

static const char *name_of(const ResultKind *kind)
{
    ASSERT(kind->part < COUNT_OF(part_names));
    return part_names[kind->part];
}

static ResultPart part_of(const char *name)
{
    int part = KIND_OF_LAYOUT;
    while (part && strcmp(part_names[part], name) != 0)
        part--;
    return (ResultPart)part;
}

static ResultPlace read_place(sqlite3_stmt *query, int column)
{
    ASSERT(column + 1 < sqlite3_data_count(query));
    return (ResultPlace){sqlite3_column_int64(query, column),
                         query_number(query, column + 1)};
}

#define RESET_COLUMNS                                                         \
    "SELECT game, part, name, changed, until, until_nth, before, before_nth"  \
    ", player FROM resets"

static KeptReset read_reset(sqlite3_stmt *query)
{
    return (KeptReset){.kind = {query_word(query, 0),
                                part_of(query_word(query, 1)),
                                query_word(query, 2)},
                       .changed = query_time(query, 3),
                       .until = read_place(query, 4),
                       .before = read_place(query, 6),
                       .player = query_word(query, 8)};
}

StoreAnswer resets_list(Store *store, SeeReset see, void *own)
{
    sqlite3_stmt *query = query_start(store, RESET_COLUMNS, "");
    while (query_next(query)) {
        const KeptReset reset = read_reset(query);
        see(own, &reset);
    }
    return query_end(store, query);
}

StoreAnswer transfer_put_reset(Store *store, const KeptReset *reset)
{
    ASSERT(reset->changed >= 0 && reset->changed <= MOST_SECONDS);
    return query_run(store,
                     "INSERT OR REPLACE INTO resets"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                     "ttttiiiii", reset->kind.game, name_of(&reset->kind),
                     reset->kind.name, reset->player ? reset->player : "",
                     reset->changed, reset->until.ended,
                     (long long)reset->until.nth, reset->before.ended,
                     (long long)reset->before.nth);
}

StoreAnswer resets_find_place(Store *store, const Session *session,
                              const Moment *now, ResultPlace *place)
{
    sqlite3_stmt *query;
    *place = (ResultPlace){now->seconds < 0 ? 0 : now->seconds, 0};
    ASSERT(place->ended >= 0);
    query = query_start(
        store,
        "SELECT until, until_nth FROM resets AS kind, (SELECT ? AS game,"
        " ? AS variant, ? AS own_board, ? AS name, ? AS player) AS outcomes"
        " WHERE " IS_OF_KIND " AND until BETWEEN ? AND ?"
        " ORDER BY until DESC, until_nth DESC LIMIT 1",
        "twittii", session->game->name, session, session_text_variant,
        (long long)(session->board != NULL), session->name, store->player,
        place->ended, (long long)MOST_SECONDS);
    if (query_next(query))
        *place = read_place(query, 0);
    return query_end(store, query);
}

/* Whose results a reset is about now: "" for everybody's. A player without a
   name has none to reset alone. */
static const char *whose(const Store *store)
{
    const char *shown = players_shown(store);
    return shown ? shown : "";
}

/* Reads the last change of a kind; all zero if there was none. */
static StoreAnswer find_reset(Store *store, const ResultKind *kind,
                              KeptReset *reset)
{
    sqlite3_stmt *query = query_start(
        store,
        RESET_COLUMNS " WHERE game = ? AND part = ? AND name = ?"
                      " AND player = ?",
        "tttt", kind->game, name_of(kind), kind->name, whose(store));
    ASSERT(kind->name);
    *reset = (KeptReset){.changed = 0};
    if (query_next(query))
        *reset = read_reset(query);
    reset->kind = *kind;
    reset->player = whose(store);
    return query_end(store, query);
}

/* Counts the results of a kind that count, and finds the last of them. */
static StoreAnswer find_counted(Store *store, const ResultKind *kind,
                                unsigned *count, ResultPlace *last)
{
    sqlite3_stmt *query = query_start(
        store,
        "SELECT count(*) OVER (), ended, nth FROM outcomes,"
        " (SELECT ?1 AS game, ?2 AS part, ?3 AS name,"
        " ?4 AS player) AS kind"
        " WHERE " IS_OF_KIND " AND NOT " IS_RESET
        " ORDER BY ended DESC, nth DESC LIMIT 1",
        "tttt", kind->game, name_of(kind), kind->name, whose(store));
    *count = 0;
    if (query_next(query)) {
        *count = query_number(query, 0);
        *last = read_place(query, 1);
    }
    return query_end(store, query);
}

static StoreAnswer reset_counted(Store *store, const ResultKind *kind,
                                 const Moment *now, unsigned *count)
{
    ResultPlace last = {0, 0};
    KeptReset reset = {.kind = *kind};
    StoreAnswer answer;
    ASSERT(store_is_changing(store));
    answer = find_counted(store, kind, count, &last);
    if (!answer && !*count)
        answer = store_says(store, STORE_NONE, _("there are no results"));
    if (!answer)
        answer = find_reset(store, kind, &reset);
    if (answer)
        return answer;
    reset_make(&reset, &last, now->seconds);
    return transfer_put_reset(store, &reset);
}

StoreAnswer resets_make(Store *store, const ResultKind *kind,
                        const Moment *now, unsigned *count)
{
    StoreAnswer answer = store_begin_change(store);
    if (answer)
        return answer;
    answer = reset_counted(store, kind, now, count);
    return store_end_change(store, answer);
}

static StoreAnswer undo_last(Store *store, const ResultKind *kind,
                             const Moment *now)
{
    static const ResultPlace none = {0, 0};
    KeptReset reset;
    StoreAnswer answer;
    ASSERT(store_is_changing(store));
    answer = find_reset(store, kind, &reset);
    if (!answer && !reset_can_undo(&reset))
        answer = store_says(store, STORE_NONE,
                            reset_is_before(&none, &reset.until)
                                ? _("only the last reset can be undone")
                                : _("nothing was reset"));
    if (answer)
        return answer;
    reset_undo(&reset, now->seconds);
    return transfer_put_reset(store, &reset);
}

StoreAnswer resets_undo(Store *store, const ResultKind *kind,
                        const Moment *now)
{
    StoreAnswer answer = store_begin_change(store);
    if (answer)
        return answer;
    answer = undo_last(store, kind, now);
    return store_end_change(store, answer);
}
