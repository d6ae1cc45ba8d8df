/* SPDX-License-Identifier: MIT */
/* What a hosted program gives to a session: memory, texts, files, chance. */
#ifndef HOST_H
#define HOST_H

#include "page.h"
#include "session/session.h"

extern const Host malloc_host;

/* A position as text on a page, and a move that is made from it. */
void page_position(Page *page, const Game *game, const void *position);
void page_move_from(Page *page, const Game *game, const void *position,
                    u16 move);
/* What a session writes, as text on a page. */
void page_board(Page *page, const Session *session);
void page_save(Page *page, const Session *session);
void page_move(Page *page, const Session *session, u16 move);
/* The lines for a chat: session/share_text.h. */
void page_boast(Page *page, const Session *session, u8 ascii);
/* A share code; or nothing, and why not. */
u8 page_code(Page *page, const Session *session);
void page_reason(Page *page, const Fault *fault);
/* "path, line 3: reason" of a fault in a file's text; of one in a board or a
   layout "path, line 3, column 5: reason". */
void page_place(Page *page, const char *path, const char *text,
                const Fault *fault);
void page_point(Page *page, const char *path, const char *text,
                const Fault *fault);
void page_variant(Page *page, const Game *game, const u8 *variant);
void page_seed(Page *page, const Game *game, const u8 *seed);

/* A whole file ("-" is standard input), or 0 with errno set. Files over
   MOST_FILE are refused with EFBIG. */
enum { MOST_FILE = 16 << 20 };
int file_read(const char *path, Page *page);
/* A saved game: a file, or a share code in the place of its name. */
int file_read_game(const char *path, Page *page);
int file_exists(
    const char *path); /* it is there, and is no folder or device */
/* Writes beside the file and renames, so that there is never half a file;
   what is no file (a device, a pipe) is written to as it is. */
int file_write(const char *path, const Page *page);

/* Standard output, at once. What went wrong is remembered, and nothing more
   is printed then; print_trouble tells its errno, or 0. */
void print_text(const char *text, size_t length);
void print_page(Page *page); /* and frees it */
int print_trouble(void);
void print_stderr(Page *page); /* on standard error, and frees it */

/* A seed that nobody has had before: a short word, easy to say and type. */
void entropy_seed(const Game *game, u8 *seed);

#endif
