/* SPDX-License-Identifier: MIT */
/* Checks the installation: the paths, the store, the rules, the tables in the
   cache, and whether servers have a sandbox. */
#include "run_doctor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "advice/sliding/pattern_database_cache.h"
#include "command/check/run_digest.h"
#include "front/tui/tui.h"
#include "host/json.h"
#include "host/paths.h"
#include "host/posix/locale.h"
#include "host/posix/sandbox.h"
#include "rules/games.h"
#include "table/own_store.h"

static void page_path_of(Page *page, const char *what, Page *path)
{
    page_format(page, "%-17s %s%s\n", what, path->text,
                !path->used                     ? _("nowhere: no home folder")
                : access(path->text, F_OK) == 0 ? ""
                                                : _(" (doesn't exist yet)"));
    page_free(path);
}

void doctor_request_read(DoctorRequest *request, const CommandLine *line)
{
    request->json = line->options.json;
}

int run_paths(CommandLine *line)
{
    DoctorRequest request;
    Page store = PAGE_EMPTY;
    Page tables = PAGE_EMPTY;
    Page settings = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    doctor_request_read(&request, line);
    page_text(&store, "");
    page_text(&tables, "");
    page_text(&settings, "");
    (void)path_of_store(&store);
    (void)path_of_cache(&tables, "");
    (void)path_of_config(&settings);
    if (request.json) {
        page_format(&page, "{\"format\":%d", JSON_FORMAT);
        page_member(&page, "games", &store);
        page_member(&page, "tables", &tables);
        page_member(&page, "settings", &settings);
        page_text(&page, "}\n");
    } else {
        page_path_of(&page, _("games and scores"), &store);
        page_path_of(&page, _("tables"), &tables);
        page_path_of(&page, _("display settings"), &settings);
    }
    host_print_page(&page);
    return EXIT_DONE;
}

/* ---------------------------------------------------------------- doctor */

/* One finding: what was checked, whether it is all right, the details, and
   what to do if it isn't. */
typedef struct Finding {
    const char *what;
    int well;
    Page words;
    const char *cure;
} Finding;

/* Writes a line for each damaged game. */
static void see_unfit(void *own, const char *words)
{
    page_format(own, "\n%15s %s", "", words);
}

/* The store's messages begin with its path. */
static void look_at_store(Finding *finding)
{
    Store *store = own_store_open();
    Page path = PAGE_EMPTY;
    Page unfit = PAGE_EMPTY;
    long kept, ended;
    const StoreAnswer answer =
        check_store(store, &kept, &ended, see_unfit, &unfit);
    finding->well = !answer;
    if (answer && answer != STORE_UNFIT)
        page_text(&finding->words, store_words(store));
    else if (path_of_store(&path))
        page_format(&finding->words,
                    _("%1$s: %2$ld in progress, %3$ld finished, %4$s%5$s"),
                    path.text, kept, ended,
                    answer ? store_words(store) : _("all valid"),
                    answer ? unfit.text : "");
    page_free(&unfit);
    finding->cure =
        answer == STORE_NOWHERE ? _("To store games, set HOME or "
                                    "XDG_DATA_HOME to a folder that you "
                                    "can write to")
        : answer == STORE_NEWER ? _("Use the newer version of Quadrille")
        : answer == STORE_BUSY  ? _("Close the other program, or wait")
        : answer == STORE_UNFIT
            ? _("'quadrille games delete NUMBER' removes a damaged game; the "
                "others are valid")
            : _("Move this file elsewhere, and Quadrille will create a new "
                "one; 'quadrille games export' may still recover games");
    page_free(&path);
    store_close(store);
}

static void look_at_terminal(Finding *finding)
{
    const char *name = getenv("TERM");
    struct winsize size = {0, 0, 0, 0};
    (void)ioctl(STDIN_FILENO, TIOCGWINSZ, &size);
    page_format(&finding->words, _("%1$s, %2$s"),
                name && *name ? name : _("unknown"), locale_charset());
    if (!isatty(STDIN_FILENO))
        page_text(&finding->words, _(", standard input is not a terminal"));
    else if (size.ws_col)
        page_format(&finding->words, _(", %1$u columns and %2$u rows"),
                    (unsigned)size.ws_col, (unsigned)size.ws_row);
    finding->well = !size.ws_col || (size.ws_col >= LEAST_WIDTH &&
                                     size.ws_row >= LEAST_HEIGHT);
    finding->cure = _("The full screen needs 40 columns and 20 rows");
}

/* The expected digests of the first twenty random games of each game. */
static const struct {
    const char *game, *digest;
} known[] = {{"kulki", "b18f03e8da1e7e70"},
             {"mahjong", "a100fa823a615d46"},
             {"freecell", "a45a050f01a22aa8"},
             {"sliding", "b8f02a8164e4dec7"}};

static void look_at_rules(Finding *finding)
{
    Page digest = PAGE_EMPTY;
    size_t i;
    finding->well = 1;
    for (i = 0; i < sizeof known / sizeof *known; i++) {
        DigestRequest request = {.seeds = {1, 20}};
        choice_start(&request.choice, games_find(known[i].game));
        digest.used = 0;
        check_page_playouts(&digest, &request);
        if (strcmp(digest.text, known[i].digest) != 0) {
            finding->well = 0;
            page_format(&finding->words, _("%1$s gives %2$s, not %3$s; "),
                        known[i].game, digest.text, known[i].digest);
        }
    }
    page_text(&finding->words,
              finding->well ? _("the games play the same as on every machine")
                            : _("saved games from other machines may be "
                                "invalid here"));
    finding->cure = _("Rebuild Quadrille with another compiler");
    page_free(&digest);
}

/* Checks all tables in the cache. */
static void look_at_tables(Finding *finding)
{
    DatabaseKind kind = {0, 0, 0};
    finding->well = 1;
    finding->cure = _("'quadrille tables build NAME' rebuilds one");
    while (pattern_database_kind_next(&kind)) {
        CachedDatabases tables = {.ready = 0};
        const CacheTrouble trouble = pattern_database_cache_trouble(
            pattern_database_cache_load(&tables, kind));
        pattern_database_cache_close(&tables);
        if (trouble.answer == CACHE_ABSENT)
            continue;
        page_comma(&finding->words);
        pattern_database_kind_page(&finding->words, kind);
        if (!trouble.answer)
            continue;
        finding->well = 0;
        page_text(&finding->words, " (");
        pattern_database_cache_page_trouble(&finding->words, kind, &trouble);
        page_text(&finding->words, ")");
    }
    if (!finding->words.used)
        page_text(&finding->words, _("none stored yet"));
}

/* A child tries it, because nobody leaves a sandbox. Returns 0, or the errno.
 */
static int trouble_of_sandbox(void)
{
    int status = 0;
    const pid_t child = fork();
    if (child == 0)
        _exit(sandbox_enter() ? 0 : errno);
    while (child > 0 && waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return errno;
    return child < 0 ? errno : WIFEXITED(status) ? WEXITSTATUS(status) : EPERM;
}

/* Without one, everything works. */
static void look_at_sandbox(Finding *finding)
{
    const int trouble = trouble_of_sandbox();
    finding->well = 1;
    if (trouble)
        page_format(&finding->words, _("not available to the servers: %s"),
                    strerror(trouble));
    else
        page_text(&finding->words, _("available to the servers"));
}

static void print_finding(Finding *finding, int json)
{
    Page page = PAGE_EMPTY;
    if (json) {
        page_format(&page, "{\"format\":%d,\"well\":%s", JSON_FORMAT,
                    finding->well ? "true" : "false");
        page_entry(&page, "what", finding->what);
        page_member(&page, "words", &finding->words);
        page_entry(&page, "cure", finding->well ? "" : finding->cure);
        page_text(&page, "}\n");
    } else {
        page_format(&page, "%-9s %-5s %s\n", finding->what,
                    finding->well ? _("ok") : _("BAD"), finding->words.text);
        if (!finding->well)
            page_format(&page, "%15s %s.\n", "", finding->cure);
        page_free(&finding->words);
    }
    host_print_page(&page);
}

int run_doctor(CommandLine *line)
{
    static const struct {
        const char *what;
        void (*look)(Finding *finding);
    } checks[] = {{"store", look_at_store},
                  {"terminal", look_at_terminal},
                  {"tables", look_at_tables},
                  {"rules", look_at_rules},
                  {"sandbox", look_at_sandbox}};
    DoctorRequest request;
    int result = EXIT_DONE;
    size_t i;
    doctor_request_read(&request, line);
    for (i = 0; i < COUNT_OF(checks); i++) {
        Finding finding = {.what = checks[i].what};
        checks[i].look(&finding);
        if (!finding.well)
            result = EXIT_NO;
        print_finding(&finding, request.json);
    }
    return result;
}
