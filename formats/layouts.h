/* SPDX-License-Identifier: MIT */
/* Reads Mahjong layouts in other programs' formats. */
#ifndef LAYOUTS_H
#define LAYOUTS_H

#include "rules/mahjong/mahjong.h"

/* Reads a layout of KMahjongg, xmahjongg, Kyodai, GNOME Mahjongg or Mah; the
   contents tell which. If a file has several maps, it reads the first one at
   or after the reader's place and stops behind it. */
u8 layouts_read(Layout *layout, Reader *reader, Fault *fault);
/* Reads a layout of xmahjongg: a list of places. */
u8 layouts_read_places(Layout *layout, Reader *reader, Fault *fault);
/* Moves the reader to the next map, ready for layouts_read, and writes its
   name; returns 0 if there is none, as in formats with one map per file. */
u8 layouts_next(Reader *reader, Writer *name);

/* Writes a layout as KMahjongg does, which the other programs read, too. */
void layouts_write(const Layout *layout, Writer *writer);

/* gnome_maps.c, mah_boards.c: formats with several maps per file */
u8 gnome_maps_read(Layout *layout, Reader *reader, Fault *fault);
u8 gnome_maps_next(Reader *reader, Writer *name);
u8 mah_boards_read(Layout *layout, Reader *reader, Fault *fault);
u8 mah_boards_next(Reader *reader, Writer *name);

#endif
