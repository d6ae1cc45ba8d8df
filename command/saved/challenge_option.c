/* SPDX-License-Identifier: MIT */
/* Challenges on the command line: prints one, or plays the one that was given
   as a saved game. Also has the options that only stored games need. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "command/command.h"
#include "command/options.h"
#include "host/paths.h"
#include "kept_text.h"
#include "table/own_store.h"
#include "table/stored/challenge_telling.h"

#define VALUE(member, type) offsetof(Options, member), type
#define SWITCH(member) VALUE(member, VALUE_SWITCH)

const Option saved_options[] = {
    {"to", "FOLDER", FOR(BACKUP), VALUE(to, VALUE_FILE), GAMES_ANY,
     N_("write a file of this device's own to FOLDER")},
    {"force", NULL, FOR(BACKUP), SWITCH(force), GAMES_ANY,
     N_("replace the file even if it isn't a backup")},
    {"dry-run", NULL, FOR(RESTORE), SWITCH(dry_run), GAMES_ANY,
     N_("only say what would be restored")},
    {"yes", NULL, FOR(DELETE) | FOR(RESET), SWITCH(yes), GAMES_ANY,
     N_("don't ask before deleting or resetting")},
    {"challenge", NULL, FOR(SHARE), SWITCH(challenge), GAMES_ANY,
     N_("seal a finished game for a friend; --load opens it")},
    {"by", "NAME", FOR(SHARE), VALUE(by, VALUE_TEXT), GAMES_ANY,
     N_("your name in the challenge")},
    {"player", "PLAYER",
     FOR_SCREEN | FOR(TODAY) | FOR_RESULTS | FOR(DELETE) | FOR(MATCH),
     VALUE(whose, VALUE_TEXT), GAMES_ANY,
     N_("who plays, or whose results are meant")},
    {"everybody", NULL, FOR_RESULTS, SWITCH(everybody), GAMES_ANY,
     N_("the results of all players")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

static int complain_reason(const char *name, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    int result;
    challenge_page_reason(&page, fault);
    result = complain("%s: %s", name, page.text);
    page_free(&page);
    return result;
}

/* ------------------------------------------------------------- printing */

/* Returns NULL if there is no store yet; sharing makes none. */
static Store *open_if_there(void)
{
    Page path = PAGE_EMPTY;
    Store *store = NULL;
    if (path_of_store(&path) && file_exists(path.text))
        store = own_store_open();
    page_free(&path);
    return store;
}

/* The number of the stored game that was typed, or 0. */
static long long stored_game(Store *store, const char *name)
{
    long long id = 0;
    return !store || file_exists(name) || in_progress_find(store, name, &id)
               ? 0
               : id;
}

int challenge_option_print(const CommandLine *line, const char *name,
                           const Session *session)
{
    const char *by = line->options.by;
    char from[NAME_SIZE] = "";
    Page page = PAGE_EMPTY;
    Fault fault = {.game = NULL};
    Store *store;
    if (by && !session_read_name(from, by, (u32)strlen(by)))
        return complain(_("--by takes a name of at most 23 bytes"));
    store = open_if_there();
    fault.reason =
        challenge_page(&page, session, from, store, stored_game(store, name));
    store_close(store);
    if (fault.reason) {
        page_free(&page);
        return complain_reason(name, &fault);
    }
    page_text(&page, "\n");
    host_print_page(&page);
    return EXIT_DONE;
}

/* -------------------------------------------------------------- opening */

int challenge_option_page_start(Page *page, const Page *code, Page *why)
{
    Challenge challenge;
    Session session;
    Fault fault = {.game = NULL};
    challenge_open(&challenge, &malloc_host);
    session_open(&session, &malloc_host);
    fault.reason =
        challenge_read(&challenge, code->text, (u32)code->used, &fault);
    if (!fault.reason)
        fault.reason = challenge_deal(&challenge, &session);
    if (fault.reason)
        challenge_page_reason(why, &fault);
    else
        page_save(page, &session);
    session_close(&session);
    challenge_close(&challenge);
    return !fault.reason;
}

void challenge_option_take(Autosave *autosave, const Page *code)
{
    if (code->used)
        (void)autosave_challenge(autosave, code->text);
}
