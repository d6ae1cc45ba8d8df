/* SPDX-License-Identifier: MIT */
/* Where a person's games are kept, and what can be made again, as the XDG base
   directories tell. */
#ifndef HOST_PATHS_H
#define HOST_PATHS_H

#include "page.h"

/* The file; 0 when there is no place for it. */
int page_store_path(Page *page);
/* A file in the cache; 0 when there is no place for it. */
int page_cache_path(Page *page, const char *name);
/* Those above a file. What can't be made is noticed when the file can't be
   opened. */
void paths_make_folders(char *path);

/* The file of settings; 0 likewise. */
int page_config_path(Page *page);
/* The folder for layouts of the player's own; 0 likewise. */
int page_layouts_path(Page *page);
/* The program's own folder, with the slash at the end; 0 when the system
   doesn't tell it. */
int page_own_folder(Page *page);

#endif
