/* SPDX-License-Identifier: MIT */
/* What challenges usually contain. This text is part of the format: with
   another one, all codes would be others. */
#include "sample.h"

const char challenge_sample[] =
    "quadrille save 2\ngame mahjong 1\nvariant turtle\nseed lotus\nhints 0\n"
    "undos 0\ntime 431200\nname easy\nboard\n| # row column layer face\n"
    "| 0 8 0 2c\n| 0 10 0 3b\n| 2 5 0 6b\n| 2 7 0 5d\n| 2 9 0 4c\n"
    "| 2 11 0 2b\n| 2 13 0 WE\n| 4 2 0 WS\n| 4 4 0 WW\n| 4 6 0 WN\n"
    "| 4 8 0 DR\n| 4 10 0 DG\n| 4 12 0 DW\n| 6 1 1 1d\n| 6 3 1 9d\n"
    "moves 72 at 72\n"
    "i3 n8 g13 i13 g3 k3 k13 q7 q5 o7 a8 q11 o11 e5 s3 c9 m3 y15 w5 w15\n"
    "result won 144\ndigest 27603bbbae674213\n"
    "from Eve\npace 1250 0 7 15 12 6 18 3 8 10 5 4 11 2\n"
    "quadrille save 2\ngame sliding 1\nvariant 4x4\nseed plum\nhints 0\n"
    "undos 0\ntime 83200\nmoves 150 at 150\n"
    "7 4 1 7 4 14 5 4 9 10 r2 14 9 u2 l2 15 r2 8 13 11 r2 12 13 l3 d2 6\n"
    "result won 163\ndigest 49c4d84ed35163b3\n"
    "from Bob\npace 834 0 4 2 3 1 0 2 5 1 1 0 3 6 12 2 4 7 9\n"
    "quadrille save 2\ngame kulki 1\nvariant kulki\nseed winter\nhints 0\n"
    "undos 0\ntime 1214500\nmoves 300 at 300\n"
    "d4 c2 a1 a2 e5 i9 g7 b3 h8 f6 c4 d5 e4 f1 i2 h3 b7 a9 c8 g5\n"
    "result lost 341\ndigest f8cf6483a3b6347f\n"
    "from Ann\npace 567 0 14 2 3 8 6 4 5 1 1 9 3 6 12 2 4 7 22\n"
    "quadrille save 2\ngame freecell 1\nvariant 4cells\nseed 617\nhints 0\n"
    "undos 0\ntime 285700\ndaily 2026-11-21\nmoves 97 at 97\n"
    "2a 21 7b 4h 46 41 7c 47 4d 83 d7 12 78 17 c1 16 27 1h 5h 6h a3 b5 2h\n"
    "result won 52\ndigest 0123456789abcdef\n";
