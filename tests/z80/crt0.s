; SPDX-License-Identifier: MIT
; Starts a C program on a bare Z80 that has nothing but memory.
        .module crt0
        .globl  _main
        .globl  l__DATA
        .globl  s__DATA

        .area   _HEADER (ABS)
        .org    0
        ld      sp, #0xFF00
        call    gsinit
        call    _main
        halt

        .area   _HOME
        .area   _CODE
        .area   _INITIALIZER
        .area   _GSINIT
        .area   _GSFINAL
        .area   _DATA
        .area   _INITIALIZED
        .area   _BSEG
        .area   _BSS
        .area   _HEAP

        .area   _GSINIT
gsinit::
        ld      bc, #l__DATA - 1
        ld      hl, #s__DATA
        ld      de, #s__DATA + 1
        ld      (hl), #0
        ldir
        .area   _GSFINAL
        ret
