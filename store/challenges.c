/* SPDX-License-Identifier: MIT */
/* What challenges need of the store: the code that a game answers, and when
   its moves were made. */
#include <stdlib.h>
#include <string.h>

#include "store_inside.h"

#define UNKNOWN 0xFFFFFFFFUL
STATIC_ASSERT(UNKNOWN > MOST_COUNTED); /* no clock shows it */

int autosave_challenge(Autosave *autosave, const char *code)
{
    char *copy = strdup(code);
    ASSERT(*code);
    if (!copy)
        return 0;
    free(autosave->challenge);
    autosave->challenge = copy;
    return 1;
}

/* Returns 0 if the store has other moves than the session. */
static int read_times(sqlite3_stmt *rows, const Session *session, u32 *clocks)
{
    u32 number = 0;
    ASSERT(session->at <= session->count);
    while (number < session->at && query_next(rows)) {
        number = query_number(rows, 0);
        if (!number || number > session->at ||
            query_number(rows, 1) != session->moves[number - 1])
            return 0;
        if (sqlite3_column_type(rows, 2) != SQLITE_NULL)
            clocks[number - 1] = query_number(rows, 2);
    }
    return 1;
}

/* Fills the gap before a move whose time is known. */
static void fill_gap(u32 *clocks, u32 from, u32 to)
{
    const u32 before = from ? clocks[from - 1] : 0;
    const u32 passed = clocks[to] > before ? clocks[to] - before : 0;
    const u32 steps = to - from + 1;
    u32 i;
    ASSERT(from <= to && clocks[to] != UNKNOWN);
    for (i = from; i < to; i++)
        clocks[i] = before + passed / steps * (i - from + 1);
}

/* Returns how many moves there are up to the last one whose time is known. */
static u32 fill_gaps(u32 *clocks, u32 count)
{
    u32 next = 0;
    u32 i;
    for (i = 0; i < count; i++)
        if (clocks[i] != UNKNOWN) {
            fill_gap(clocks, next, i);
            next = i + 1;
        }
    for (i = next; next && i < count; i++)
        clocks[i] = clocks[next - 1];
    ASSERT(next <= count);
    return next;
}

StoreAnswer challenges_read_times(Store *store, long long id,
                                  const Session *session, u32 *clocks)
{
    sqlite3_stmt *rows = query_start(
        store,
        "SELECT number, move, clock FROM moves WHERE game = ? ORDER BY number",
        "i", id);
    StoreAnswer answer;
    int same;
    u32 i;
    for (i = 0; i < session->at; i++)
        clocks[i] = UNKNOWN;
    same = read_times(rows, session, clocks);
    answer = query_end(store, rows);
    return answer || (same && fill_gaps(clocks, session->at)) ? answer
                                                              : STORE_NONE;
}
