/* SPDX-License-Identifier: MIT */
/* The files that the server delivers, in memory. No other file can be read,
   whatever path a request contains. */
#ifndef FRONT_WEB_SERVER_PAGE_FILES_H
#define FRONT_WEB_SERVER_PAGE_FILES_H

#include "host/page.h"

enum { TAG_SIZE = 19 }; /* sixteen digits in quotes, and a NUL */

typedef struct PageFile {
    char *name; /* relative to the folder: "art/ball.svg" */
    Page bytes;
    const char *type; /* content type */
    char tag[TAG_SIZE];
} PageFile;

typedef struct PageFiles {
    PageFile *files;
    size_t count;
} PageFiles;

/* Reads a whole folder. Returns 0 with errno set if that fails. */
int page_files_read(PageFiles *shelf, const char *folder);
void page_files_free(PageFiles *shelf);
/* The file for an address such as "/art/ball.svg", or NULL. */
const PageFile *page_files_find(const PageFiles *shelf, const char *address);

#endif
