/* SPDX-License-Identifier: MIT */
/* The files to serve, in memory. Nothing else can be read, whatever path is
   asked for. */
#ifndef FRONT_WEB_SERVER_PAGE_FILES_H
#define FRONT_WEB_SERVER_PAGE_FILES_H

#include "host/page.h"

enum { TAG_SIZE = 19 }; /* of sixteen digits in quotes, and a NUL */

typedef struct PageFile {
    char *name; /* below the folder: "art/ball.svg" */
    Page bytes;
    const char *type; /* of its content */
    char tag[TAG_SIZE];
} PageFile;

typedef struct PageFiles {
    PageFile *files;
    size_t count;
} PageFiles;

/* Reads all of a folder; 0 with errno set when that can't be done. */
int fill_shelf(PageFiles *shelf, const char *folder);
void empty_shelf(PageFiles *shelf);
/* The file of an address such as "/art/ball.svg", or NULL. */
const PageFile *find_on_shelf(const PageFiles *shelf, const char *address);

#endif
