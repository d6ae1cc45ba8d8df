/* SPDX-License-Identifier: MIT */
/* Offers lessons until a game is known. The store knows which games were
   known; a file beside it has the names of those of which a lesson was done,
   one a line. */
#include "lesson_offer.h"

#include <string.h>

#include "host/host.h"
#include "host/paths.h"
#include "lessons/lesson.h"
#include "table/telling.h"

/* ---------------------------------------------------------- lessons done */

static int is_named(const char *text, const char *name)
{
    const size_t length = strlen(name);
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n')
        if (strcspn(text, "\n") == length && !memcmp(text, name, length))
            return 1;
    return 0;
}

/* Reads the file, if there is one; returns 0 if there is no place for it. */
static int read_done(Page *path, Page *text)
{
    if (!path_of_lessons(path))
        return 0;
    if (!file_read(path->text, text))
        text->used = 0;
    page_put(text, "", 0);
    return 1;
}

/* If the file can't be written, the lessons are offered again. */
void lesson_note_done(const Game *game)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    if (read_done(&path, &text) && !is_named(text.text, game->name)) {
        page_format(&text, "%s\n", game->name);
        paths_make_folders(path.text);
        (void)file_write(path.text, NULL, &text);
    }
    page_free(&text);
    page_free(&path);
}

static int was_done(const Game *game)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    const int done =
        read_done(&path, &text) && is_named(text.text, game->name);
    page_free(&text);
    page_free(&path);
    return done;
}

/* ------------------------------------------------------------ games played */

typedef struct KnownGame {
    const Game *game;
    int is_found;
} KnownGame;

static void see_kept(void *own, const KeptGame *kept)
{
    KnownGame *known = own;
    known->is_found |= strcmp(kept->game, known->game->name) == 0;
}

static void see_ended(void *own, const Outcome *outcome)
{
    KnownGame *known = own;
    (void)outcome;
    known->is_found = 1;
}

/* Returns 1 if the store can't tell. */
static int was_played(Store *store, const Game *game)
{
    KnownGame known = {game, 0};
    return store_state(store) ||
           outcomes_list(store, game->name, see_ended, &known) ||
           in_progress_list(store, see_kept, &known) || known.is_found;
}

void lesson_offer(const Table *table)
{
    const Session *session = table->session;
    const Front *front = table->front;
    if (!front->watched || session->count || !table->autosave ||
        !lesson_book_of(session->game) ||
        was_played(table->autosave->store, session->game) ||
        was_done(session->game))
        return;
    table_tell(table, TONE_OFFER,
               front->keyed ? _("New to this game? F2 opens short lessons.\n")
                            : _("New to this game? Type 'learn' for short "
                                "lessons.\n"));
}
