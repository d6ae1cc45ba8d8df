/* SPDX-License-Identifier: MIT */
/* Writes a stored game in the format of a saved game. */
#include "kept_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "challenge/sealed_code.h"
#include "command/saved_file.h"
#include "host/host.h"
#include "host/paths.h"
#include "table/own_store.h"
#include "table/titles.h"

StoreAnswer saved_text_page(Page *page, Store *store, long long id)
{
    Session session;
    Autosave autosave;
    char *text;
    StoreAnswer answer = STORE_NONE;
    session_open(&session, &malloc_host);
    autosave_start(&autosave, store);
    if (in_progress_find_past(store, id))
        answer = resume_game(&autosave, &session, id);
    if (!answer) {
        page_save(page, &session);
    } else if (answer == STORE_NONE) {
        answer = outcomes_find_save(store, id, &text);
        if (!answer)
            page_text(page, text);
        free(text);
    }
    autosave_stop(&autosave);
    session_close(&session);
    return answer;
}

static int read_kept(const char *name, Page *text)
{
    Page path = PAGE_EMPTY;
    Store *store = NULL;
    long long id;
    int found = 0;
    if (path_of_store(&path) && file_exists(path.text)) {
        store = own_store_open();
        found = !in_progress_find(store, name, &id) &&
                !saved_text_page(text, store, id);
    }
    store_close(store);
    page_free(&path);
    return found;
}

/* A folder of that name is not what the player means. */
static int read_named(const char *name, Page *text)
{
    int trouble;
    if (file_read_game(name, text))
        return 1;
    trouble = errno;
    text->used = 0;
    if (sealed_code_is_one(name, (u32)strlen(name))) {
        page_text(text, name);
        return 1;
    }
    if ((trouble == ENOENT || trouble == EISDIR) && read_kept(name, text))
        return 1;
    errno = trouble;
    return 0;
}

int saved_text_read(const char *name, SavedText *saved)
{
    const Page *text = &saved->text;
    if (!read_named(name, &saved->text))
        return 0;
    if (!text->used || !sealed_code_is_one(text->text, (u32)text->used))
        return 1;
    saved->challenge = saved->text;
    saved->text = (Page)PAGE_EMPTY;
    return challenge_option_page_start(&saved->text, &saved->challenge,
                                       &saved->fault);
}
