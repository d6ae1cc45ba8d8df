/* SPDX-License-Identifier: MIT */
/* Palettes are tables; with fewer colours the nearest is taken, or one that is
   easier to tell apart. */
#include "ink.h"

#include <stddef.h>

#include "look.h"

#include "rules/core/base.h"

#define OWN 0x2000000L /* no colour of ours: the terminal's own */

const char *const palette_names[] = {
    "auto",        "default", "blue",     "night",      "paper",
    "solarized",   "gruvbox", "nord",     "catppuccin", "dracula",
    "tokyo-night", "safe",    "contrast", "mono"};
STATIC_ASSERT(COUNT_OF(palette_names) == PALETTE_COUNT);

/* The default theme, and among sixteen colours (-1: the terminal's own). The
   balls of the safe theme are Okabe and Ito's eight with a grey. Solarized,
   Gruvbox, Nord, Catppuccin (Mocha, catppuccin.com/palette), Dracula
   (draculatheme.com/spec) and Tokyo Night (github.com/folke/tokyonight.nvim)
   follow the colours of the same name, some of them lighter so that text can
   be read on them. Felt and blocks are mixed from these. */
typedef struct Tint {
    long rgb;
    signed char few;
    unsigned char style; /* as paper, where there are no colours */
} Tint;

static const Tint tints[INK_COUNT] = {
    [INK_GROUND] = {OWN, -1, 0},
    [INK_TEXT] = {OWN, -1, 0},
    [INK_FAINT] = {0x7d8694, 8, 0},
    [INK_BAR] = {0x2b3444, 4, REVERSE_STYLE},
    [INK_BAR_TEXT] = {0xe8ecf2, 15, 0},
    [INK_BAR_KEY] = {0xf5c862, 11, 0},
    [INK_GOOD] = {0x5fd08a, 10, UNDER_STYLE},
    [INK_BAD] = {0xff7b72, 9, 0},
    [INK_NOTE] = {0xf5c862, 11, 0},
    [INK_CURSOR] = {0xf5c518, 11, REVERSE_STYLE},
    [INK_HELD] = {0x22b8cf, 14, REVERSE_STYLE | UNDER_STYLE},
    [INK_HINT] = {0xd9a6ff, 13, UNDER_STYLE},
    [INK_MATCH] = {0x5fd08a, 10, UNDER_STYLE},
    [INK_BOARD] = {0x1d2430, 0, 0},
    [INK_BOARD_TOO] = {0x242d3b, 0, 0},
    [INK_GRID] = {0x4a5568, 8, 0},
    [INK_FELT] = {0x0a5c2a, 0, 0},
    [INK_FELT_TOO] = {0x0c752c, 8, 0},
    [INK_SHADOW] = {0x5d5340, 8, 0},
    [INK_BALL + 0] = {0xff6b6b, 9, 0},
    [INK_BALL + 1] = {0x5fd068, 10, 0},
    [INK_BALL + 2] = {0x6ea8fe, 12, 0},
    [INK_BALL + 3] = {0xf7d154, 11, 0},
    [INK_BALL + 4] = {0xc792ff, 13, 0},
    [INK_BALL + 5] = {0x4fd6e0, 14, 0},
    [INK_BALL + 6] = {0xe8e8e8, 15, 0},
    [INK_BALL + 7] = {0xffa04d, 3, 0},
    [INK_BALL + 8] = {0xa0a0a0, 7, 0},
    [INK_ON_BALL] = {0x101010, 0, 0},
    [INK_CARD] = {0xf8f5ec, 15, 0},
    [INK_CARD_EDGE] = {0xb8b09c, 8, 0},
    [INK_CLUB] = {0x15803d, 5, 0},
    [INK_DIAMOND] = {0x1d4ed8, 4, 0},
    [INK_HEART] = {0xc81e1e, 1, 0},
    [INK_SPADE] = {0x1a1a1a, 0, 0},
    [INK_TILE] = {0xf6efdc, 15, 0},
    [INK_SHUT_TILE] = {0xc2b79c, 7, 0},
    [INK_TILE_EDGE] = {0x6f6247, 8, 0},
    [INK_TILE_TEXT] = {0x222222, 0, 0},
    [INK_BAMBOO] = {0x126430, 0, 0},
    [INK_CHARACTER] = {0xb01c1c, 1, 0},
    [INK_DOT] = {0x1b48c8, 4, 0},
    [INK_HONOUR] = {0x6b21a8, 5, 0},
    [INK_BLOCK] = {0x3c6fb4, 4, 0},
    [INK_HOME_BLOCK] = {0x2f8f63, 5, 0},
    [INK_BLOCK_EDGE] = {0x7ba6dc, 12, 0},
    [INK_HOME_EDGE] = {0x66c796, 13, 0},
    [INK_BLOCK_TEXT] = {0xffffff, 15, 0},
};

/* The colours in which a theme differs from the default. */
#define SET(rgb) (RGB_COLOUR | (rgb))

static const long themes[PALETTE_COUNT][INK_COUNT] = {
    [PALETTE_SAFE] =
        {
            [INK_MATCH] = SET(0x3fbf95),      [INK_BAR_KEY] = SET(0xf0e442),
            [INK_GOOD] = SET(0x3fbf95),       [INK_BAD] = SET(0xe69f00),
            [INK_NOTE] = SET(0xf0e442),       [INK_CURSOR] = SET(0xf0e442),
            [INK_HELD] = SET(0x56b4e9),       [INK_HINT] = SET(0xcc79a7),
            [INK_FELT] = SET(0x0b3a53),       [INK_FELT_TOO] = SET(0x145a7d),
            [INK_BALL + 0] = SET(0xd55e00),   [INK_BALL + 1] = SET(0x009e73),
            [INK_BALL + 2] = SET(0x0072b2),   [INK_BALL + 3] = SET(0xf0e442),
            [INK_BALL + 4] = SET(0xcc79a7),   [INK_BALL + 5] = SET(0x56b4e9),
            [INK_BALL + 6] = SET(0xffffff),   [INK_BALL + 7] = SET(0xe69f00),
            [INK_BALL + 8] = SET(0x999999),   [INK_CLUB] = SET(0x009e73),
            [INK_DIAMOND] = SET(0x0072b2),    [INK_HEART] = SET(0xd55e00),
            [INK_BAMBOO] = SET(0x00664b),     [INK_CHARACTER] = SET(0x9c4500),
            [INK_DOT] = SET(0x00508a),        [INK_HONOUR] = SET(0x8a3b68),
            [INK_BLOCK] = SET(0x0072b2),      [INK_HOME_BLOCK] = SET(0x00785a),
            [INK_BLOCK_EDGE] = SET(0x56b4e9), [INK_HOME_EDGE] = SET(0x00c08f),
        },
    [PALETTE_CONTRAST] =
        {
            [INK_MATCH] = SET(0x00ff00),      [INK_GROUND] = SET(0x000000),
            [INK_TEXT] = SET(0xffffff),       [INK_FAINT] = SET(0xc0c0c0),
            [INK_BAR] = SET(0x000090),        [INK_BAR_TEXT] = SET(0xffffff),
            [INK_BAR_KEY] = SET(0xffff00),    [INK_GOOD] = SET(0x00ff00),
            [INK_BAD] = SET(0xff6060),        [INK_NOTE] = SET(0xffff00),
            [INK_CURSOR] = SET(0xffff00),     [INK_HELD] = SET(0x00ffff),
            [INK_HINT] = SET(0xff80ff),       [INK_BOARD] = SET(0x000000),
            [INK_BOARD_TOO] = SET(0x000000),  [INK_GRID] = SET(0xc0c0c0),
            [INK_FELT] = SET(0x000000),       [INK_FELT_TOO] = SET(0x303030),
            [INK_SHADOW] = SET(0x404040),     [INK_BALL + 0] = SET(0xff4040),
            [INK_BALL + 1] = SET(0x00ff00),   [INK_BALL + 2] = SET(0x6080ff),
            [INK_BALL + 3] = SET(0xffff00),   [INK_BALL + 4] = SET(0xff60ff),
            [INK_BALL + 5] = SET(0x00ffff),   [INK_BALL + 6] = SET(0xffffff),
            [INK_BALL + 7] = SET(0xff9000),   [INK_ON_BALL] = SET(0x000000),
            [INK_CARD] = SET(0xffffff),       [INK_CARD_EDGE] = SET(0x808080),
            [INK_CLUB] = SET(0x006000),       [INK_DIAMOND] = SET(0x0000c0),
            [INK_HEART] = SET(0xc00000),      [INK_SPADE] = SET(0x000000),
            [INK_TILE] = SET(0xffffff),       [INK_SHUT_TILE] = SET(0xa8a8a8),
            [INK_TILE_EDGE] = SET(0x404040),  [INK_TILE_TEXT] = SET(0x000000),
            [INK_BAMBOO] = SET(0x005000),     [INK_CHARACTER] = SET(0xa00000),
            [INK_DOT] = SET(0x0000a0),        [INK_HONOUR] = SET(0x600060),
            [INK_BLOCK] = SET(0x0040c0),      [INK_HOME_BLOCK] = SET(0x006020),
            [INK_BLOCK_EDGE] = SET(0x8080ff), [INK_HOME_EDGE] = SET(0x40c060),
        },
    [PALETTE_BLUE] =
        {
            [INK_FELT] = SET(0x0b3a66),
            [INK_FELT_TOO] = SET(0x14528c),
            [INK_BAR] = SET(0x1f3350),
        },
    [PALETTE_NIGHT] =
        {
            [INK_GROUND] = SET(0x0d1117),
            [INK_TEXT] = SET(0xc9d1d9),
            [INK_BAR] = SET(0x161b22),
            [INK_BOARD] = SET(0x11161d),
            [INK_BOARD_TOO] = SET(0x171d26),
            [INK_FELT] = SET(0x12201a),
            [INK_FELT_TOO] = SET(0x1d3328),
            [INK_CARD] = SET(0xd6d2c4),
            [INK_CARD_EDGE] = SET(0x98917e),
            [INK_TILE] = SET(0xe8e2d2),
            [INK_SHUT_TILE] = SET(0xc0b79f),
            [INK_BLOCK] = SET(0x2b5288),
            [INK_HOME_BLOCK] = SET(0x226b4a),
            [INK_CURSOR] = SET(0xd9ae12),
        },
    [PALETTE_PAPER] =
        {
            [INK_MATCH] = SET(0x8fd6a0),     [INK_GROUND] = SET(0xfaf6ec),
            [INK_TEXT] = SET(0x26231e),      [INK_FAINT] = SET(0x6b655a),
            [INK_BAR] = SET(0xe6dfcf),       [INK_BAR_TEXT] = SET(0x26231e),
            [INK_BAR_KEY] = SET(0x8f3a00),   [INK_GOOD] = SET(0x1a6b33),
            [INK_BAD] = SET(0xa8201a),       [INK_NOTE] = SET(0x7a4f00),
            [INK_CURSOR] = SET(0xf2b632),    [INK_BOARD] = SET(0xd2c7ad),
            [INK_BOARD_TOO] = SET(0xc8bc9f), [INK_GRID] = SET(0x8f8675),
            [INK_FELT] = SET(0xc9d6bd),      [INK_FELT_TOO] = SET(0xb4c6a4),
            [INK_SHADOW] = SET(0xa39a84),    [INK_BALL + 0] = SET(0xe0524d),
            [INK_BALL + 1] = SET(0x43a653),  [INK_BALL + 2] = SET(0x4f86e8),
            [INK_BALL + 3] = SET(0xc79500),  [INK_BALL + 4] = SET(0xa873ea),
            [INK_BALL + 5] = SET(0x27a9b8),  [INK_BALL + 6] = SET(0xfbfbf6),
            [INK_BALL + 7] = SET(0xef8a2b),  [INK_BALL + 8] = SET(0x8f8f8f),
            [INK_CARD] = SET(0xfffdf6),      [INK_TILE] = SET(0xfffaf0),
            [INK_SHUT_TILE] = SET(0xcfc6b0), [INK_TILE_EDGE] = SET(0x7d735c),
        },
    [PALETTE_SOLARIZED] =
        {
            [INK_GROUND] = SET(0x002b36),     [INK_TEXT] = SET(0x93a1a1),
            [INK_FAINT] = SET(0x75898f),      [INK_BAR] = SET(0x073642),
            [INK_BAR_TEXT] = SET(0xeee8d5),   [INK_BAR_KEY] = SET(0xd9a520),
            [INK_GOOD] = SET(0x9fb000),       [INK_BAD] = SET(0xff6a5e),
            [INK_NOTE] = SET(0xd9a520),       [INK_CURSOR] = SET(0xd9a520),
            [INK_HELD] = SET(0x2aa198),       [INK_HINT] = SET(0xa7a9ea),
            [INK_BOARD] = SET(0x00313d),      [INK_BOARD_TOO] = SET(0x073e4b),
            [INK_GRID] = SET(0x586e75),       [INK_FELT] = SET(0x0b4450),
            [INK_FELT_TOO] = SET(0x12586a),   [INK_BALL + 0] = SET(0xf0564f),
            [INK_BALL + 1] = SET(0x9fb000),   [INK_BALL + 2] = SET(0x3f9fe0),
            [INK_BALL + 3] = SET(0xd0a215),   [INK_BALL + 4] = SET(0x9497e8),
            [INK_BALL + 5] = SET(0x2fb5aa),   [INK_BALL + 6] = SET(0xeee8d5),
            [INK_BALL + 7] = SET(0xe0652c),   [INK_BALL + 8] = SET(0x93a1a1),
            [INK_CARD] = SET(0xfdf6e3),       [INK_CARD_EDGE] = SET(0xb5b09c),
            [INK_TILE] = SET(0xfdf6e3),       [INK_SHUT_TILE] = SET(0xb9b8a6),
            [INK_TILE_EDGE] = SET(0x5f6a62),  [INK_BLOCK] = SET(0x1f6fa5),
            [INK_HOME_BLOCK] = SET(0x56660a), [INK_BLOCK_EDGE] = SET(0x6fb1dd),
            [INK_HOME_EDGE] = SET(0xa3b52f),
        },
    [PALETTE_GRUVBOX] =
        {
            [INK_GROUND] = SET(0x282828),     [INK_TEXT] = SET(0xebdbb2),
            [INK_FAINT] = SET(0xa89984),      [INK_BAR] = SET(0x3c3836),
            [INK_BAR_TEXT] = SET(0xfbf1c7),   [INK_BAR_KEY] = SET(0xfabd2f),
            [INK_GOOD] = SET(0xb8bb26),       [INK_BAD] = SET(0xfe6f5e),
            [INK_NOTE] = SET(0xfabd2f),       [INK_CURSOR] = SET(0xfabd2f),
            [INK_HELD] = SET(0x8ec07c),       [INK_HINT] = SET(0xd3869b),
            [INK_BOARD] = SET(0x2f2d2b),      [INK_BOARD_TOO] = SET(0x3a3633),
            [INK_GRID] = SET(0x7c6f64),       [INK_FELT] = SET(0x34422a),
            [INK_FELT_TOO] = SET(0x465939),   [INK_BALL + 0] = SET(0xfb5a48),
            [INK_BALL + 1] = SET(0xb8bb26),   [INK_BALL + 2] = SET(0x83a598),
            [INK_BALL + 3] = SET(0xfabd2f),   [INK_BALL + 4] = SET(0xd3869b),
            [INK_BALL + 5] = SET(0x8ec07c),   [INK_BALL + 6] = SET(0xebdbb2),
            [INK_BALL + 7] = SET(0xfe8019),   [INK_BALL + 8] = SET(0xa89984),
            [INK_CARD] = SET(0xfbf1c7),       [INK_CARD_EDGE] = SET(0xbdae93),
            [INK_TILE] = SET(0xfbf1c7),       [INK_SHUT_TILE] = SET(0xbdae93),
            [INK_TILE_EDGE] = SET(0x665c54),  [INK_BLOCK] = SET(0x3a6a70),
            [INK_HOME_BLOCK] = SET(0x6a6a10), [INK_BLOCK_EDGE] = SET(0x83a598),
            [INK_HOME_EDGE] = SET(0xb8bb26),
        },
    [PALETTE_NORD] =
        {
            [INK_GROUND] = SET(0x2e3440),     [INK_TEXT] = SET(0xe5e9f0),
            [INK_FAINT] = SET(0x98a3b8),      [INK_BAR] = SET(0x3b4252),
            [INK_BAR_TEXT] = SET(0xeceff4),   [INK_BAR_KEY] = SET(0xebcb8b),
            [INK_GOOD] = SET(0xa3be8c),       [INK_BAD] = SET(0xe59aa2),
            [INK_NOTE] = SET(0xebcb8b),       [INK_CURSOR] = SET(0xebcb8b),
            [INK_HELD] = SET(0x88c0d0),       [INK_HINT] = SET(0xc9a6c4),
            [INK_BOARD] = SET(0x333a47),      [INK_BOARD_TOO] = SET(0x3b4252),
            [INK_GRID] = SET(0x616e88),       [INK_FELT] = SET(0x36484f),
            [INK_FELT_TOO] = SET(0x455c64),   [INK_BALL + 0] = SET(0xd5737d),
            [INK_BALL + 1] = SET(0xa3be8c),   [INK_BALL + 2] = SET(0x81a1e0),
            [INK_BALL + 3] = SET(0xebcb8b),   [INK_BALL + 4] = SET(0xc9a0c3),
            [INK_BALL + 5] = SET(0x88c0d0),   [INK_BALL + 6] = SET(0xeceff4),
            [INK_BALL + 7] = SET(0xe09a78),   [INK_BALL + 8] = SET(0x9aa5b8),
            [INK_CARD] = SET(0xf3f5f9),       [INK_CARD_EDGE] = SET(0xb6bfce),
            [INK_TILE] = SET(0xeceff4),       [INK_SHUT_TILE] = SET(0xb3bccb),
            [INK_TILE_EDGE] = SET(0x5b667c),  [INK_BLOCK] = SET(0x4a6891),
            [INK_HOME_BLOCK] = SET(0x4f7050), [INK_BLOCK_EDGE] = SET(0x81a1c1),
            [INK_HOME_EDGE] = SET(0xa3be8c),
        },
    [PALETTE_CATPPUCCIN] =
        {
            [INK_GROUND] = SET(0x1e1e2e),     [INK_TEXT] = SET(0xcdd6f4),
            [INK_FAINT] = SET(0x7f849c),      [INK_BAR] = SET(0x313244),
            [INK_BAR_TEXT] = SET(0xcdd6f4),   [INK_BAR_KEY] = SET(0xf9e2af),
            [INK_GOOD] = SET(0xa6e3a1),       [INK_BAD] = SET(0xf38ba8),
            [INK_NOTE] = SET(0xf9e2af),       [INK_CURSOR] = SET(0xf9e2af),
            [INK_HELD] = SET(0x89dceb),       [INK_HINT] = SET(0xf5c2e7),
            [INK_MATCH] = SET(0xa6e3a1),      [INK_BOARD] = SET(0x242438),
            [INK_BOARD_TOO] = SET(0x313244),  [INK_GRID] = SET(0x585b70),
            [INK_FELT] = SET(0x302d4c),       [INK_FELT_TOO] = SET(0x3f3b62),
            [INK_BALL + 0] = SET(0xf38ba8),   [INK_BALL + 1] = SET(0xa6e3a1),
            [INK_BALL + 2] = SET(0x89b4fa),   [INK_BALL + 3] = SET(0xf9e2af),
            [INK_BALL + 4] = SET(0xcba6f7),   [INK_BALL + 5] = SET(0x94e2d5),
            [INK_BALL + 6] = SET(0xeff1f5),   [INK_BALL + 7] = SET(0xfab387),
            [INK_BALL + 8] = SET(0x9399b2),   [INK_CARD] = SET(0xeff1f5),
            [INK_CARD_EDGE] = SET(0xbcc0cc),  [INK_DIAMOND] = SET(0x1e5fe0),
            [INK_HEART] = SET(0xd20f39),      [INK_SPADE] = SET(0x11111b),
            [INK_TILE] = SET(0xeff1f5),       [INK_SHUT_TILE] = SET(0xbac2de),
            [INK_TILE_EDGE] = SET(0x585b70),  [INK_CHARACTER] = SET(0xb00d30),
            [INK_DOT] = SET(0x1a4fc4),        [INK_HONOUR] = SET(0x6b2cc0),
            [INK_BLOCK] = SET(0x85589c),      [INK_HOME_BLOCK] = SET(0x2c7671),
            [INK_BLOCK_EDGE] = SET(0xf5c2e7), [INK_HOME_EDGE] = SET(0x94e2d5),
        },
    [PALETTE_DRACULA] =
        {
            [INK_GROUND] = SET(0x282a36),     [INK_TEXT] = SET(0xf8f8f2),
            [INK_FAINT] = SET(0x8b98c4),      [INK_BAR] = SET(0x44475a),
            [INK_BAR_TEXT] = SET(0xf8f8f2),   [INK_BAR_KEY] = SET(0xf1fa8c),
            [INK_GOOD] = SET(0x50fa7b),       [INK_BAD] = SET(0xff8a8a),
            [INK_NOTE] = SET(0xf1fa8c),       [INK_CURSOR] = SET(0xf1fa8c),
            [INK_HELD] = SET(0x8be9fd),       [INK_HINT] = SET(0xff79c6),
            [INK_MATCH] = SET(0x50fa7b),      [INK_BOARD] = SET(0x2f3241),
            [INK_BOARD_TOO] = SET(0x3a3d4f),  [INK_GRID] = SET(0x6272a4),
            [INK_FELT] = SET(0x2c3f43),       [INK_FELT_TOO] = SET(0x3a5356),
            [INK_BALL + 0] = SET(0xff5555),   [INK_BALL + 1] = SET(0x50fa7b),
            [INK_BALL + 2] = SET(0x7d9bff),   [INK_BALL + 3] = SET(0xf1fa8c),
            [INK_BALL + 4] = SET(0xbd93f9),   [INK_BALL + 5] = SET(0x8be9fd),
            [INK_BALL + 6] = SET(0xf8f8f2),   [INK_BALL + 7] = SET(0xffb86c),
            [INK_BALL + 8] = SET(0x9aa4c4),   [INK_CARD] = SET(0xf8f8f2),
            [INK_CARD_EDGE] = SET(0xbfc0c9),  [INK_DIAMOND] = SET(0x3b4fc0),
            [INK_HEART] = SET(0xcb3a2a),      [INK_SPADE] = SET(0x1f1f1f),
            [INK_TILE] = SET(0xf8f8f2),       [INK_SHUT_TILE] = SET(0xb9bbcb),
            [INK_TILE_EDGE] = SET(0x55586e),  [INK_BAMBOO] = SET(0x14710a),
            [INK_CHARACTER] = SET(0xa8281a),  [INK_DOT] = SET(0x2f3fae),
            [INK_HONOUR] = SET(0x6a32b8),     [INK_BLOCK] = SET(0x6346a8),
            [INK_HOME_BLOCK] = SET(0x1f7a3c), [INK_BLOCK_EDGE] = SET(0xbd93f9),
            [INK_HOME_EDGE] = SET(0x50fa7b),
        },
    [PALETTE_TOKYO_NIGHT] =
        {
            [INK_GROUND] = SET(0x1a1b26),     [INK_TEXT] = SET(0xc0caf5),
            [INK_FAINT] = SET(0x737aa2),      [INK_BAR] = SET(0x292e42),
            [INK_BAR_TEXT] = SET(0xc0caf5),   [INK_BAR_KEY] = SET(0xe0af68),
            [INK_GOOD] = SET(0x9ece6a),       [INK_BAD] = SET(0xf7768e),
            [INK_NOTE] = SET(0xe0af68),       [INK_CURSOR] = SET(0xe0af68),
            [INK_HELD] = SET(0x7dcfff),       [INK_HINT] = SET(0xbb9af7),
            [INK_MATCH] = SET(0x9ece6a),      [INK_BOARD] = SET(0x1f2335),
            [INK_BOARD_TOO] = SET(0x292e42),  [INK_GRID] = SET(0x545c7e),
            [INK_FELT] = SET(0x1d3440),       [INK_FELT_TOO] = SET(0x294756),
            [INK_BALL + 0] = SET(0xf7768e),   [INK_BALL + 1] = SET(0x9ece6a),
            [INK_BALL + 2] = SET(0x7aa2f7),   [INK_BALL + 3] = SET(0xe0af68),
            [INK_BALL + 4] = SET(0xbb9af7),   [INK_BALL + 5] = SET(0x2ac3de),
            [INK_BALL + 6] = SET(0xd5dcff),   [INK_BALL + 7] = SET(0xff9e64),
            [INK_BALL + 8] = SET(0x8a91b4),   [INK_CARD] = SET(0xe6e8f2),
            [INK_CARD_EDGE] = SET(0xa8aecb),  [INK_DIAMOND] = SET(0x2e5bd0),
            [INK_HEART] = SET(0xc5304d),      [INK_SPADE] = SET(0x1a1b26),
            [INK_TILE] = SET(0xe6e8f2),       [INK_SHUT_TILE] = SET(0xb4bad4),
            [INK_TILE_EDGE] = SET(0x414868),  [INK_CHARACTER] = SET(0xa61f3c),
            [INK_DOT] = SET(0x2148b8),        [INK_HONOUR] = SET(0x6537b0),
            [INK_BLOCK] = SET(0x3d59a1),      [INK_HOME_BLOCK] = SET(0x3a6e3c),
            [INK_BLOCK_EDGE] = SET(0x7aa2f7), [INK_HOME_EDGE] = SET(0x9ece6a),
        },
};

long ink_rgb(Palette palette, Ink ink)
{
    const long own = themes[palette][ink];
    const long rgb = own                       ? own & 0xffffff
                     : palette == PALETTE_MONO ? OWN
                                               : tints[ink].rgb;
    return rgb == OWN ? OWN_COLOUR : rgb;
}

int ink_paper_style(CellColour paper)
{
    return paper & RGB_COLOUR ? 0 : tints[paper].style;
}

/* --------------------------------------------------------- fewer colours */

/* Choices that no measure makes: inks that would become the same colour, or a
   bluish one, and dark squares that would become too light. Those of the
   default hold for all themes that have the ink from there. The others are
   the nearest of 256. */
static int among_256(Palette palette, Ink ink)
{
    static const struct {
        Palette palette;
        Ink ink;
        int index;
    } choices[] = {{PALETTE_DEFAULT, INK_FELT_TOO, 28},
                   {PALETTE_DEFAULT, INK_BAMBOO, 22},
                   {PALETTE_SAFE, INK_FELT_TOO, 25},
                   {PALETTE_SOLARIZED, INK_FELT_TOO, 24},
                   {PALETTE_SOLARIZED, INK_BOARD_TOO, 237},
                   {PALETTE_GRUVBOX, INK_FELT_TOO, 58}};
    const Palette source = themes[palette][ink] ? palette : PALETTE_DEFAULT;
    size_t i;
    for (i = 0; i < sizeof choices / sizeof *choices; i++)
        if (choices[i].palette == source && choices[i].ink == ink)
            return choices[i].index;
    return nearest_colour(ink_rgb(palette, ink));
}

/* Among sixteen colours, themes differ only where they have to: on a light
   ground, or for the sharpest contrast. Many terminals' green is so bright
   that neither white can be read on it nor it on white. So felt is black,
   except in the theme whose text is black. */
static int among_16(Palette palette, Ink ink)
{
    static const struct {
        Palette palette;
        Ink ink;
        int index;
    } choices[] = {
        {PALETTE_CONTRAST, INK_GROUND, 0}, {PALETTE_CONTRAST, INK_TEXT, 15},
        {PALETTE_PAPER, INK_GROUND, 7}, /* tiles are white */
        {PALETTE_PAPER, INK_TEXT, 0},      {PALETTE_PAPER, INK_BAR, 15},
        {PALETTE_PAPER, INK_BAR_TEXT, 0},  {PALETTE_PAPER, INK_BAR_KEY, 1},
        {PALETTE_PAPER, INK_GOOD, 4},      {PALETTE_PAPER, INK_BAD, 1},
        {PALETTE_PAPER, INK_NOTE, 5},      {PALETTE_PAPER, INK_FELT, 2},
        {PALETTE_PAPER, INK_FELT_TOO, 14}};
    size_t i;
    for (i = 0; i < sizeof choices / sizeof *choices; i++)
        if (choices[i].palette == palette && choices[i].ink == ink)
            return choices[i].index;
    return tints[ink].few;
}

/* With eight colours, dark grey would be black, and there is only one
   white. */
static int among_8(Palette palette, Ink ink)
{
    const int index = among_16(palette, ink);
    switch (ink) {
    case INK_FAINT:
        return palette == PALETTE_PAPER ? 0 : OWN_COLOUR;
    case INK_BAR:
        return palette == PALETTE_PAPER ? 6 : index & 7;
    case INK_GRID:
    case INK_HOME_EDGE:
        return 7;
    case INK_SHUT_TILE:
    case INK_BLOCK_EDGE:
        return 6;
    default:
        return index < 0 ? index : index & 7;
    }
}

int ink_colour(Palette palette, CellColour ink, int colours)
{
    const int has_value = (ink & RGB_COLOUR) != 0;
    const long rgb =
        has_value ? (long)(ink & 0xffffff) : ink_rgb(palette, (Ink)ink);
    if (rgb == OWN_COLOUR || colours < 8)
        return OWN_COLOUR;
    if (colours > 256)
        return (int)rgb;
    if (has_value)
        return nearest_colour(rgb);
    if (colours == 256)
        return among_256(palette, (Ink)ink);
    return colours >= 16 ? among_16(palette, (Ink)ink)
                         : among_8(palette, (Ink)ink);
}
