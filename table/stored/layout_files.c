/* SPDX-License-Identifier: MIT */
/* Finds layouts by name, in the player's folder and in the program's, and
   deals on them. */
#include "table/layout_files.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "host/letters.h"
#include "host/paths.h"
#include "table/layout_start.h"

#ifndef QUADRILLE_LAYOUTS
#define QUADRILLE_LAYOUTS "/usr/local/share/quadrille/layouts"
#endif

/* ---------------------------------------------------------------- folders */

enum { MOST_FILES = 1000 };

typedef struct LayoutFile {
    char *file, *path;
    int order; /* files found first replace later ones of the same name */
} LayoutFile;

typedef struct LayoutFiles {
    LayoutFile list[MOST_FILES];
    int count;
} LayoutFiles;

static void note_file(LayoutFiles *files, const char *folder, const char *file)
{
    Page path = PAGE_EMPTY;
    ASSERT(files->count <= MOST_FILES);
    page_format(&path, "%s/%s", folder, file);
    if (*file != '.' && files->count < MOST_FILES && file_exists(path.text)) {
        files->list[files->count] =
            (LayoutFile){host_must_have(strdup(file)),
                         host_must_have(strdup(path.text)), files->count};
        files->count++;
    }
    page_free(&path);
}

static void search_folder(LayoutFiles *files, const char *folder)
{
    DIR *entries = opendir(folder);
    const struct dirent *entry;
    while (entries && (entry = readdir(entries)) != NULL)
        note_file(files, folder, entry->d_name);
    if (entries)
        closedir(entries);
}

/* Searches the player's own layouts first, then the program's: those of the
   installation, wherever it is, or those beside the build folder. */
static void search_folders(LayoutFiles *files)
{
    static const char *const places[] = {"../share/quadrille/layouts",
                                         "../../data/layouts"};
    Page folder = PAGE_EMPTY;
    Page own = PAGE_EMPTY;
    const int known = path_of_own_folder(&own);
    size_t i;
    if (path_of_layouts(&folder))
        search_folder(files, folder.text);
    for (i = 0; known && i < sizeof places / sizeof *places; i++) {
        folder.used = 0;
        page_format(&folder, "%s%s", own.text, places[i]);
        search_folder(files, folder.text);
    }
    search_folder(files, QUADRILLE_LAYOUTS);
    page_free(&folder);
    page_free(&own);
}

static int compare_stems(const LayoutFile *a, const LayoutFile *b)
{
    const size_t left = layout_stem(a->file);
    const size_t right = layout_stem(b->file);
    const int order = strncmp(a->file, b->file, left < right ? left : right);
    return order ? order : (left > right) - (left < right);
}

static int compare_files(const void *left, const void *right)
{
    const LayoutFile *a = left;
    const LayoutFile *b = right;
    const int order = compare_stems(a, b);
    return order ? order : a->order - b->order;
}

static LayoutFiles *find_files(void)
{
    LayoutFiles *files = host_must_have(calloc(1, sizeof *files));
    search_folders(files);
    qsort(files->list, (size_t)files->count, sizeof *files->list,
          compare_files);
    return files;
}

static void free_files(LayoutFiles *files)
{
    int i;
    for (i = 0; i < files->count; i++) {
        free(files->list[i].file);
        free(files->list[i].path);
    }
    free(files);
}

/* ---------------------------------------------------------------- finding */

void layouts_list(SeeLayout see, void *own)
{
    LayoutFiles *files = find_files();
    Page name = PAGE_EMPTY;
    int i;
    for (i = 0; i < files->count; i++) {
        const LayoutFile *file = &files->list[i];
        if (i && compare_stems(file - 1, file) == 0)
            continue;
        name.used = 0;
        page_put(&name, file->file, layout_stem(file->file));
        see(own, name.text, file->path);
    }
    page_free(&name);
    free_files(files);
}

/* A name is that of a file, with or without its ending. Returns 0 if it
   isn't, and more if upper and lower case are the same, too. */
static int likeness(const LayoutFile *file, const char *name)
{
    const size_t length = strlen(name);
    if (letters_begin(file->file, name) != length ||
        (file->file[length] && length != layout_stem(file->file)))
        return 0;
    ASSERT(length <= strlen(file->file));
    return strncmp(file->file, name, length) == 0 ? 2 : 1;
}

int layouts_find(Page *path, const char *name)
{
    LayoutFiles *files = find_files();
    const LayoutFile *found = NULL;
    int best = 0;
    int i;
    for (i = 0; i < files->count; i++) {
        const LayoutFile *file = &files->list[i];
        const int like = likeness(file, name);
        if (like > best ||
            (like && like == best && file->order < found->order)) {
            found = file;
            best = like;
        }
    }
    ASSERT(!best == !found);
    path->used = 0;
    page_text(path, found ? found->path : "");
    free_files(files);
    return found != NULL;
}

/* ---------------------------------------------------------------- dealing */

/* The games that have layouts. */
static const Game *const with_layouts[] = {&mahjong};

int layouts_exist(const Game *game)
{
    size_t i = 0;
    while (i < COUNT_OF(with_layouts) && with_layouts[i] != game)
        i++;
    return i < COUNT_OF(with_layouts);
}

/* Also writes the file's path. */
static u8 read_layout(Layout *layout, Page *path, const Choice *choice,
                      Fault *fault)
{
    Page text = PAGE_EMPTY;
    Reader reader;
    u8 reason;
    ASSERT(*choice->layout);
    fault->game = choice->game;
    if (layouts_find(path, choice->layout) && file_read(path->text, &text)) {
        reader_start(&reader, text.text, (u32)text.used);
        reason = layouts_read(layout, &reader, fault);
        fault->at = NULL; /* it points into the text */
    } else {
        reason = fault_set(fault, NO_VARIANT, NULL);
    }
    page_free(&text);
    return reason;
}

u8 layouts_settle_level(Choice *choice, const _Atomic u8 *stop, Fault *fault)
{
    Layout layout;
    Page path = PAGE_EMPTY;
    const u8 reason = read_layout(&layout, &path, choice, fault);
    page_free(&path);
    return reason ? reason : choice_settle_level(choice, &layout, stop, fault);
}

u8 layouts_deal(Session *session, const Choice *choice, Fault *fault)
{
    Layout layout;
    Page path = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    u8 reason = read_layout(&layout, &path, choice, fault);
    ASSERT(!choice->level);
    if (!reason) {
        layout_page_name(&name, path.text);
        reason = layout_start(session, choice, &layout, &name, fault);
    }
    page_free(&path);
    page_free(&name);
    return reason;
}
