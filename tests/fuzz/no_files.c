/* SPDX-License-Identifier: MIT */
/* Files for targets whose input names some. The linker puts these functions in
   the place of those that read and write files, or draw a seed by chance: no
   file exists, each can be written, and the text of a saved game is its own
   name. */
#include <errno.h>
#include <string.h>

#include "host/host.h"

int __wrap_file_read(const char *path, Page *page);
int __wrap_file_read_game(const char *path, Page *page);
int __wrap_file_exists(const char *path);
int __wrap_file_write(const char *path, const char *title, const Page *page);
void __wrap_entropy_seed(const Game *game, u8 *seed);

int __wrap_file_read(const char *path, Page *page)
{
    (void)path;
    (void)page;
    errno = ENOENT;
    return 0;
}

int __wrap_file_read_game(const char *path, Page *page)
{
    page_text(page, path);
    return 1;
}

int __wrap_file_exists(const char *path)
{
    (void)path;
    return 0;
}

int __wrap_file_write(const char *path, const char *title, const Page *page)
{
    (void)path;
    (void)title;
    return page->used != 0;
}

void __wrap_entropy_seed(const Game *game, u8 *seed)
{
    (void)game;
    memset(seed, 0, SEED_SIZE);
    seed[0] = 5;
}
