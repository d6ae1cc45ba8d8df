/* SPDX-License-Identifier: MIT */
/* Reads and writes the texts of the interface. */
#include <string.h>

#include "library/adapter.h"
#include "session/daily.h"

/* Offsets have 32 bits, and adding to one must not overflow. */
#define MOST_TEXT 0x7FFFFFFFUL

int library_start_reader(Reader *reader, const char *text, size_t length,
                         quadrille_fault *fault)
{
    if (!text)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (length == QUADRILLE_TO_NUL)
        length = strlen(text);
    if (length > MOST_TEXT)
        return library_refuse(fault, QUADRILLE_TOO_LARGE);
    reader_start(reader, text, (u32)length);
    return QUADRILLE_OK;
}

void library_begin(Writer *writer, char *text, size_t room)
{
    if (!text || !room)
        writer_start(writer, NULL, 0);
    else
        writer_start(writer, text,
                     (u32)(room - 1 < MOST_TEXT ? room - 1 : MOST_TEXT));
}

size_t library_end(const Writer *writer, char *text, size_t room)
{
    if (text && room)
        text[writer->used < room ? writer->used : room - 1] = '\0';
    return writer->used;
}

int library_read_start(LibraryStart *start, const quadrille_game *game,
                       const char *variant, const char *seed,
                       quadrille_fault *fault)
{
    Fault reason;
    Reader reader;
    int error;
    memset(start, 0, sizeof *start);
    error = library_start_reader(&reader, variant ? variant : "",
                                 QUADRILLE_TO_NUL, fault);
    if (error)
        return error;
    if (game_read_variant(game->rules, start->variant, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    if (!seed)
        return QUADRILLE_OK;
    error = library_start_reader(&reader, seed, QUADRILLE_TO_NUL, fault);
    if (error)
        return error;
    if (game->rules->read_seed(start->seed, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    return QUADRILLE_OK;
}

int library_read_date(char *date, const char *text, quadrille_fault *fault)
{
    Fault reason;
    Reader reader;
    int error = library_start_reader(&reader, text, QUADRILLE_TO_NUL, fault);
    if (error)
        return error;
    reason.game = NULL;
    if (daily_read_date(date, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    return QUADRILLE_OK;
}

void library_copy_members(void *to, const void *from, size_t theirs,
                          size_t ours)
{
    size_t size = theirs < ours ? theirs : ours;
    memcpy((u8 *)to + sizeof size, (const u8 *)from + sizeof size,
           size - sizeof size);
}
