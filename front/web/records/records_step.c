/* SPDX-License-Identifier: MIT */
/* Tells what the latest move of a game has changed, or how well it was played,
   from its save. */
#include "advice/par.h"
#include "records.h"
#include "table/spoken.h"

/* Returns 0 if it is not a save. */
static int open_save(Session *session, u32 length)
{
    Fault fault = {.game = NULL};
    const Reader save = exchange_read(0, length);
    session_open(session, &malloc_host);
    return !session_load(session, save.start, exchange_length(&save), &fault);
}

static u32 give(Session *session, Page *told)
{
    session_close(session);
    page_put(exchange_fresh(), told->used ? told->text : "", told->used);
    page_free(told);
    return exchange_end();
}

u32 records_tell_step(u32 length, u32 how)
{
    Session session;
    const u32 undone = how == RECORDS_UNDONE;
    Page told = PAGE_EMPTY;
    if (open_save(&session, length) && session.at + undone &&
        session.at + undone <= session.count) {
        if (how == RECORDS_REDONE)
            spoken_sentence(&told, _("Redone."));
        spoken_page_move(&told, &session, session.at + undone, (int)undone,
                         SPOKEN_FULL);
    }
    return give(&session, &told);
}

u32 records_judge(u32 length, u32 found)
{
    const Par par = {found / 2, (u8)(found % 2)};
    Session session;
    Page told = PAGE_EMPTY;
    if (open_save(&session, length))
        par_page_result(&told, &par, &session);
    return give(&session, &told);
}
