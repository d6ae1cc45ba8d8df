/* SPDX-License-Identifier: MIT */
/* A game that is kept, as the text of its save. */
#include "kept_text.h"

#include <errno.h>
#include <stdlib.h>

#include "command/load.h"
#include "host/host.h"
#include "host/paths.h"
#include "table/own_store.h"
#include "table/titles.h"

StoreAnswer page_kept(Page *page, Store *store, long long id)
{
    Session session;
    Keeping keeping;
    char *text;
    StoreAnswer answer;
    session_open(&session, &malloc_host);
    start_keeping(&keeping, store);
    answer = resume_game(&keeping, &session, id);
    if (!answer) {
        page_save(page, &session);
    } else if (answer == STORE_NONE) {
        answer = find_save(store, id, &text);
        if (!answer)
            page_text(page, text);
        free(text);
    }
    stop_keeping(&keeping);
    session_close(&session);
    return answer;
}

static int read_kept(const char *name, Page *text)
{
    Page path = {NULL, 0, 0};
    Store *store = NULL;
    long long id;
    int found = 0;
    if (page_store_path(&path) && is_file(path.text)) {
        store = open_games();
        found = !find_kept(store, name, &id) && !page_kept(text, store, id);
    }
    close_store(store);
    page_free(&path);
    return found;
}

int read_saved(const char *name, Page *text)
{
    int trouble;
    if (read_game(name, text))
        return 1;
    trouble = errno;
    if (trouble == ENOENT && read_kept(name, text))
        return 1;
    errno = trouble;
    return 0;
}
