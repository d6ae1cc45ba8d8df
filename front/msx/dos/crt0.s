; SPDX-License-Identifier: MIT
; The first bytes of a program for MSX-DOS: it sets up the stack below the
; system and clears the memory.
        .module crt0
        .globl  _main, _msx_disk_leave, s__DATA

TOP     = 0x0006                ; where MSX-DOS begins

        .area   _CODE
        ld      sp, (TOP)
        ld      hl, #0 - 16
        add     hl, sp
        ld      de, #s__DATA
        or      a
        sbc     hl, de
        ld      b, h
        ld      c, l            ; all memory except what the stack uses
        ld      h, d
        ld      l, e
        inc     de
        ld      (hl), #0
        ldir
        call    _main
        jp      _msx_disk_leave
