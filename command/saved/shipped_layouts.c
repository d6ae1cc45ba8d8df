/* SPDX-License-Identifier: MIT */
/* Finds Mahjong layouts by name, in the player's folder and in the
   program's. */
#include "command/play/layout_option.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "host/paths.h"

#ifndef QUADRILLE_LAYOUTS
#define QUADRILLE_LAYOUTS "/usr/local/share/quadrille/layouts"
#endif

/* ---------------------------------------------------------------- folders */

enum { MOST_NAMES = 500 };

/* A search for a layout, and the names found on the way. */
typedef struct LayoutSearch {
    const char *word;
    Page *path; /* empty until the layout is found */
    char *names[MOST_NAMES];
    int count;
} LayoutSearch;

static void note_file(LayoutSearch *search, const char *folder,
                      const char *file)
{
    const size_t length = length_of_layout(file);
    Page path = {NULL, 0, 0};
    page_format(&path, "%s/%s", folder, file);
    if (*file != '.' && file_exists(path.text)) {
        if (search->count < MOST_NAMES)
            search->names[search->count++] = must_have(strndup(file, length));
        if (!search->path->used &&
            (strcmp(search->word, file) == 0 ||
             (strlen(search->word) == length &&
              strncmp(search->word, file, length) == 0)))
            page_text(search->path, path.text);
    }
    page_free(&path);
}

static void search_folder(LayoutSearch *search, const char *folder)
{
    DIR *files = opendir(folder);
    const struct dirent *file;
    while (files && (file = readdir(files)) != NULL)
        note_file(search, folder, file->d_name);
    if (files)
        closedir(files);
}

/* Searches the player's own layouts first, then the program's: those of the
   installation, wherever it is, or those beside the build folder. */
static void search_folders(LayoutSearch *search)
{
    static const char *const places[] = {"../share/quadrille/layouts",
                                         "../../data/layouts"};
    Page folder = {NULL, 0, 0};
    Page own = {NULL, 0, 0};
    const int known = page_own_folder(&own);
    size_t i;
    if (page_layouts_path(&folder))
        search_folder(search, folder.text);
    for (i = 0; known && i < sizeof places / sizeof *places; i++) {
        folder.used = 0;
        page_format(&folder, "%s%s", own.text, places[i]);
        search_folder(search, folder.text);
    }
    search_folder(search, QUADRILLE_LAYOUTS);
    page_free(&folder);
    page_free(&own);
}

/* ---------------------------------------------------------------- finding */

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Lists each name once, even if several folders contain it. */
static int complain_unknown(LayoutSearch *search)
{
    Page names = {NULL, 0, 0};
    int i;
    qsort(search->names, (size_t)search->count, sizeof *search->names,
          compare_names);
    for (i = 0; i < search->count; i++)
        if (!i || strcmp(search->names[i - 1], search->names[i]) != 0)
            page_format(&names, "%s%s", names.used ? ", " : "",
                        search->names[i]);
    complain(_("unknown layout '%1$s'; available: %2$s"), search->word,
             names.text);
    page_free(&names);
    return EXIT_USAGE;
}

/* A folder isn't a layout, but may have the name of one. */
static int is_path(const char *word)
{
    struct stat status;
    return strchr(word, '/') || strcmp(word, "-") == 0 ||
           (stat(word, &status) == 0 && !S_ISDIR(status.st_mode));
}

int find_layout(const char *word, Page *path)
{
    LayoutSearch search = {.word = word, .path = path};
    int result = EXIT_DONE;
    path->used = 0;
    page_put(path, "", 0);
    if (is_path(word)) {
        page_text(path, word);
        return EXIT_DONE;
    }
    search_folders(&search);
    if (!path->used && strcmp(word, "turtle") != 0) {
        search.names[search.count < MOST_NAMES ? search.count++
                                               : MOST_NAMES - 1] =
            must_have(strdup("turtle"));
        result = complain_unknown(&search);
    }
    while (search.count)
        free(search.names[--search.count]);
    return result;
}
