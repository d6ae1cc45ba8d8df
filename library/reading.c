/* SPDX-License-Identifier: MIT */
/* Reads and writes the texts of the interface. */
#include <string.h>

#include "library/adapter.h"
#include "session/daily.h"

/* Offsets have 32 bits, and adding to one must not overflow. */
#define MOST_TEXT 0x7FFFFFFFUL

u8 library_reader(Reader *reader, const char *text, size_t length)
{
    if (text && length == QUADRILLE_TO_NUL)
        length = strlen(text);
    if (!text || length > MOST_TEXT)
        return 0;
    reader_start(reader, text, (u32)length);
    return 1;
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
    memset(start, 0, sizeof *start);
    if (!library_reader(&reader, variant ? variant : "", QUADRILLE_TO_NUL))
        return library_refuse(fault, QUADRILLE_TOO_LARGE);
    if (game_read_variant(game->rules, start->variant, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    if (!seed)
        return QUADRILLE_OK;
    if (!library_reader(&reader, seed, QUADRILLE_TO_NUL))
        return library_refuse(fault, QUADRILLE_TOO_LARGE);
    if (game->rules->read_seed(start->seed, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    return QUADRILLE_OK;
}

int library_read_date(char *date, const char *text, quadrille_fault *fault)
{
    Fault reason;
    Reader reader;
    if (!library_reader(&reader, text, QUADRILLE_TO_NUL))
        return library_refuse(fault, text ? QUADRILLE_TOO_LARGE
                                          : QUADRILLE_NO_ARGUMENT);
    reason.game = NULL;
    if (daily_read_date(date, &reader, &reason))
        return library_refuse_for(fault, &reason, &reader);
    return QUADRILLE_OK;
}
