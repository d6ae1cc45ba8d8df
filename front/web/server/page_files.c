/* SPDX-License-Identifier: MIT */
/* Reads the folder of the page into memory, with the content type and a tag
   for each file. */
#include "page_files.h"

#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

/* The content type by file name extension. Any other file is a run of
   bytes. */
static const struct {
    const char *end, *type;
} types[] = {{".html", "text/html; charset=utf-8"},
             {".css", "text/css; charset=utf-8"},
             {".js", "text/javascript; charset=utf-8"},
             {".mjs", "text/javascript; charset=utf-8"},
             {".json", "application/json"},
             {".webmanifest", "application/manifest+json"},
             {".svg", "image/svg+xml"},
             {".png", "image/png"},
             {".ico", "image/x-icon"},
             {".txt", "text/plain; charset=utf-8"},
             {".wasm", "application/wasm"},
             {"", "application/octet-stream"}};

static int ends_with(const char *name, const char *end)
{
    const size_t length = strlen(name);
    const size_t wanted = strlen(end);
    return length >= wanted && strcmp(name + length - wanted, end) == 0;
}

static const char *type_of(const char *name)
{
    size_t i = 0;
    while (!ends_with(name, types[i].end))
        i++;
    return types[i].type;
}

static void find_tag(PageFile *file)
{
    enum { PIECE = 1 << 15 };
    const char *at = file->bytes.text;
    size_t left = file->bytes.used;
    Digest digest;
    Writer writer;
    digest_start(&digest);
    while (left) {
        const u16 piece = (u16)(left < PIECE ? left : PIECE);
        digest_bytes(&digest, at, piece);
        at += piece;
        left -= piece;
    }
    writer_start(&writer, file->tag, TAG_SIZE - 1);
    writer_char(&writer, '"');
    digest_write(&digest, &writer);
    writer_char(&writer, '"');
    file->tag[TAG_SIZE - 1] = '\0';
}

/* ---------------------------------------------------------------- reading */

static int add_file(PageFiles *shelf, const char *path, const char *name)
{
    PageFile *file;
    shelf->files = host_must_have(
        realloc(shelf->files, (shelf->count + 1) * sizeof *shelf->files));
    file = &shelf->files[shelf->count++];
    memset(file, 0, sizeof *file);
    file->name = host_must_have(strdup(name));
    file->type = type_of(name);
    if (!file_read(path, &file->bytes))
        return 0;
    find_tag(file);
    return 1;
}

/* Symbolic links are not followed, because they could lead outside the
   folder. */
static int add_entries(PageFiles *shelf, FTS *walk, size_t folder_length)
{
    FTSENT *entry;
    while ((entry = fts_read(walk)) != NULL) {
        errno = entry->fts_errno;
        if (entry->fts_info == FTS_DNR || entry->fts_info == FTS_ERR ||
            entry->fts_info == FTS_NS)
            return 0;
        if (entry->fts_info == FTS_F &&
            !add_file(shelf, entry->fts_path,
                      entry->fts_path + folder_length + 1))
            return 0;
    }
    return 1;
}

static size_t length_without_slashes(const char *path)
{
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    return length;
}

int page_files_read(PageFiles *shelf, const char *folder)
{
    const size_t length = length_without_slashes(folder);
    char *const paths[] = {host_must_have(strndup(folder, length)), NULL};
    FTS *walk;
    int done = 0;
    int trouble;
    memset(shelf, 0, sizeof *shelf);
    walk = fts_open(paths, FTS_PHYSICAL | FTS_COMFOLLOW | FTS_NOCHDIR, NULL);
    if (walk)
        done = add_entries(shelf, walk, length);
    trouble = errno;
    if (walk)
        fts_close(walk);
    free(paths[0]);
    errno = trouble;
    return done;
}

void page_files_free(PageFiles *shelf)
{
    size_t i;
    for (i = 0; i < shelf->count; i++) {
        free(shelf->files[i].name);
        page_free(&shelf->files[i].bytes);
    }
    free(shelf->files);
    memset(shelf, 0, sizeof *shelf);
}

const PageFile *page_files_find(const PageFiles *shelf, const char *address)
{
    const char *name = *address == '/' ? address + 1 : address;
    size_t i;
    if (!*name)
        name = "index.html";
    for (i = 0; i < shelf->count; i++)
        if (strcmp(shelf->files[i].name, name) == 0)
            return &shelf->files[i];
    return NULL;
}
