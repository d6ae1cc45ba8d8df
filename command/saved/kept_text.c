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

StoreAnswer page_kept(Page *page, Store *store, long long id)
{
    Session session;
    Keeping keeping;
    char *text;
    StoreAnswer answer;
    session_open(&session, &malloc_host);
    keeping_start(&keeping, store);
    answer = resume_game(&keeping, &session, id);
    if (!answer) {
        page_save(page, &session);
    } else if (answer == STORE_NONE) {
        answer = outcomes_find_save(store, id, &text);
        if (!answer)
            page_text(page, text);
        free(text);
    }
    keeping_stop(&keeping);
    session_close(&session);
    return answer;
}

static int read_kept(const char *name, Page *text)
{
    Page path = {NULL, 0, 0};
    Store *store = NULL;
    long long id;
    int found = 0;
    if (page_store_path(&path) && file_exists(path.text)) {
        store = open_games();
        found =
            !in_progress_find(store, name, &id) && !page_kept(text, store, id);
    }
    store_close(store);
    page_free(&path);
    return found;
}

/* Puts the start of a challenge in place of its code. */
static int read_start_of(Page *text)
{
    Page start = {NULL, 0, 0};
    const u8 reason = page_challenge_start(&start, text);
    page_free(text);
    *text = start;
    errno = EBADMSG;
    return !reason;
}

int read_saved(const char *name, Page *text)
{
    int trouble;
    if (file_read_game(name, text))
        return !sealed_code_is_one(text->text, (u32)text->used) ||
               read_start_of(text);
    trouble = errno;
    if (sealed_code_is_one(name, (u32)strlen(name))) {
        page_text(text, name);
        return read_start_of(text);
    }
    if (trouble == ENOENT && read_kept(name, text))
        return 1;
    errno = trouble;
    return 0;
}
