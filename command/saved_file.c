/* SPDX-License-Identifier: MIT */
/* Reads saved games and boards from files, and reports errors in them. */
#include "command/saved_file.h"

#include <errno.h>
#include <string.h>

#include "command/command.h"

int saved_file_complain_fault(const char *what, const char *text,
                              const Fault *fault)
{
    Page page = PAGE_EMPTY;
    page_reason(&page, fault);
    complain("%s %s: %s", what, text, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int complain_page(Page *page)
{
    complain("%s", page->text);
    page_free(page);
    return EXIT_USAGE;
}

/* Reports a fault in a file with its line. */
static int complain_place(const char *path, const char *text,
                          const Fault *fault)
{
    Page page = PAGE_EMPTY;
    page_place(&page, path, text, fault);
    return complain_page(&page);
}

int saved_file_complain_point(const char *path, const char *text,
                              const Fault *fault)
{
    Page page = PAGE_EMPTY;
    page_point(&page, path, text, fault);
    return complain_page(&page);
}

int saved_file_complain(const char *path)
{
    return complain_trouble(_("can't read %1$s: %2$s"), path, strerror(errno));
}

void saved_text_free(SavedText *saved)
{
    page_free(&saved->text);
    page_free(&saved->challenge);
    page_free(&saved->fault);
}

int saved_file_complain_saved(const char *name, const SavedText *saved)
{
    if (!saved->fault.used && errno == ENOENT && !strchr(name, '/'))
        return complain_trouble(_("no stored game '%s', and no such file"),
                                name);
    if (!saved->fault.used)
        return saved_file_complain(name);
    return complain("%s: %s", file_exists(name) ? name : _("challenge"),
                    saved->fault.text);
}

int saved_file_load(Session *session, const char *path, Page *challenge)
{
    SavedText saved = {.text = PAGE_EMPTY};
    const Page *text = &saved.text;
    Fault fault = {.game = NULL};
    int result = EXIT_DONE;
    if (!saved_text_read(path, &saved))
        result = saved_file_complain_saved(path, &saved);
    else if (session_load(session, text->text, (u32)text->used, &fault))
        result = complain_place(path, text->text, &fault);
    else if (challenge && saved.challenge.used)
        page_put(challenge, saved.challenge.text, saved.challenge.used);
    saved_text_free(&saved);
    return result;
}

int saved_file_load_game(Session *session, const Game *game, const char *path,
                         Page *challenge)
{
    const int result = saved_file_load(session, path, challenge);
    if (!result && session->game != game)
        return complain(_("%1$s: this is a game of %2$s, not of %3$s"), path,
                        session->game->name, game->name);
    return result;
}
