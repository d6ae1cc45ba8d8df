/* SPDX-License-Identifier: MIT */
/* Tells what the latest move of a game has changed, from its save. */
#include "records.h"
#include "table/spoken.h"

u32 records_tell_step(u32 length, u32 undone)
{
    Session session;
    Fault fault = {.game = NULL};
    const Reader save = exchange_read(0, length);
    Page told = PAGE_EMPTY;
    session_open(&session, &malloc_host);
    if (!session_load(&session, save.start, exchange_length(&save), &fault) &&
        session.at + (undone != 0) &&
        session.at + (undone != 0) <= session.count)
        spoken_page_move(&told, &session, session.at + (undone != 0),
                         (int)undone, SPOKEN_FULL);
    session_close(&session);
    page_put(exchange_fresh(), told.used ? told.text : "", told.used);
    page_free(&told);
    return exchange_end();
}
