/* SPDX-License-Identifier: MIT */
/* What the parts of the JPEG reader share. */
#ifndef FRONT_TUI_PHOTO_JPEG_H
#define FRONT_TUI_PHOTO_JPEG_H

#include "photo.h"

enum { JPEG_BLOCK = 64, JPEG_PARTS = 3, JPEG_TABLES = 4 };

/* A Huffman table: how many codes have each length, and their values in
   order. */
typedef struct JpegCodes {
    unsigned char count[17];
    unsigned char value[256];
} JpegCodes;

/* Brightness, or one of the differences of colour: its blocks lie in rows. */
typedef struct JpegPart {
    int id, across, down;        /* how often it is sampled in a unit */
    int table;                   /* of quantities */
    int direct, other;           /* tables of codes, in the present scan */
    int width, height;           /* in blocks, of whole units */
    int used_width, used_height; /* in blocks, of the picture */
    int last;                    /* the direct part of the block before */
    short *blocks;
    unsigned char *samples;
} JpegPart;

typedef struct Jpeg {
    const unsigned char *bytes;
    size_t size, at;
    int width, height;
    int is_progressive;
    int count;        /* of parts; 0 until the frame is known */
    int across, down; /* the most samples in a unit */
    int units_x, units_y;
    int restarts; /* units between two restarts, or 0 */
    int turned;   /* how the camera was held, 1 to 8 */
    unsigned short quantities[JPEG_TABLES][JPEG_BLOCK];
    JpegCodes codes[2][JPEG_TABLES];
    JpegPart parts[JPEG_PARTS];
    /* The present scan. */
    unsigned bits;
    int bit_count;
    int is_over; /* a marker is next; what is missing counts as zeros */
    int first, last, high, low;
    int skips; /* blocks without anything more */
} Jpeg;

/* Where the nth value of a block is, in its rows. */
extern const unsigned char jpeg_order[JPEG_BLOCK];

/* photo_jpeg_scan.c: reads the values of a scan whose head has been read. */
PhotoFault photo_jpeg_scan(Jpeg *jpeg, JpegPart *const *parts, int count);
/* photo_jpeg_pixels.c: makes pixels of all values. */
void photo_jpeg_pixels(Jpeg *jpeg, Bitmap *bitmap);

#endif
