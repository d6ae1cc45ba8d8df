/* SPDX-License-Identifier: MIT */
/* Services of a hosted program: text on pages, files, standard output, and
   random seeds. */
#ifndef HOST_H
#define HOST_H

#include "page.h"
#include "session/session.h"

extern const Host malloc_host;

/* Writes what a function writes, however long that is. It is called twice, and
   has to write the same both times. */
void page_written(Page *page, void (*put)(const void *own, Writer *writer),
                  const void *own);

/* Write a position as text, or a move made from it. */
void page_position(Page *page, const Game *game, const void *position);
void page_move_from(Page *page, const Game *game, const void *position,
                    u16 move);
/* The same as one word, which the rules read as well: Kulki and Mahjong write
   their moves as two. */
void page_move_word(Page *page, const Game *game, const void *position,
                    u16 move);
/* Writes moves from a position as the member "line" of a JSON object: an array
   of such words. The rules play them, if nothing else does. */
void page_line_member(Page *page, const Game *game, const void *start,
                      const u16 *moves, u32 count,
                      void (*play)(void *position, u16 move));
/* Write the text of a session to a page. */
void page_board(Page *page, const Session *session);
void page_save(Page *page, const Session *session);
void page_move(Page *page, const Session *session, u16 move);
/* Writes the share text of session/share_text.h. */
void page_boast(Page *page, const Session *session, u8 ascii);
/* Writes a share code, or nothing and returns the reason. */
u8 page_code(Page *page, const Session *session);
void page_reason(Page *page, const Fault *fault);
/* Writes "path, line 3: reason" for a fault in a file, or "path, line 3,
   column 5: reason" for one in a board or a layout. */
void page_place(Page *page, const char *path, const char *text,
                const Fault *fault);
void page_point(Page *page, const char *path, const char *text,
                const Fault *fault);
void page_variant(Page *page, const Game *game, const u8 *variant);
void page_seed(Page *page, const Game *game, const u8 *seed);

/* Reads a whole file; "-" is standard input. Returns 0 with errno set on
   failure. Files over MOST_FILE are refused with EFBIG. */
enum { MOST_FILE = 16 << 20 };
int file_read(const char *path, Page *page);
/* The same with another limit. */
int file_read_up_to(const char *path, Page *page, size_t most);
/* The same without that limit, for files that the program itself has
   written. */
int file_read_large(const char *path, Page *page);
/* Reads a saved game from a file, or from a share code given instead of a
   name. */
int file_read_game(const char *path, Page *page);
int file_exists(
    const char *path); /* true for files, but not for folders or devices */
/* Whether a file is there that doesn't begin with "title" and isn't empty, so
   that the program hasn't made it. */
int file_is_foreign(const char *path, const char *title);
/* Writes a new file and renames it, so that a half-written file never appears.
   A foreign file stays as it is, with errno EEXIST; a title of NULL replaces
   any file. Devices and pipes are written to directly. */
int file_write(const char *path, const char *title, const Page *page);

/* Print to standard output without buffering. After an error nothing more is
   printed; host_print_trouble returns its errno, or 0. */
void host_print_text(const char *text, size_t length);
void host_print_page(Page *page); /* also frees it */
int host_print_trouble(void);
void host_print_error(Page *page); /* to standard error; also frees it */

/* Makes a new random seed: a short word that is easy to say and type. */
void entropy_seed(const Game *game, u8 *seed);

#endif
