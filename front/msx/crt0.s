; SPDX-License-Identifier: MIT
; The first bytes of a cartridge. They contain the header that the BIOS looks
; for, make the cartridge visible in both of its pages, set up the stack and
; clear the memory.
        .module crt0
        .globl  _main

RSLREG  = 0x0138                ; returns the primary slot of each page
ENASLT  = 0x0024                ; switches slot A into the page of HL
EXPTBL  = 0xFCC1
SLTTBL  = 0xFCC5
RAM     = 0xC000
HIMEM   = 0xFC4A                ; the end of free memory

        .area   _HEADER (ABS)
        .org    0x4000
        .ascii  "AB"
        .dw     start
        .dw     0, 0, 0, 0, 0, 0

        .area   _CODE
start:
        ld      sp, (HIMEM)
        call    RSLREG
        rrca
        rrca
        and     #3              ; the primary slot of this page
        ld      c, a
        ld      b, #0
        ld      hl, #EXPTBL
        add     hl, bc
        ld      a, (hl)
        and     #0x80
        or      c
        ld      c, a
        jp      p, plain
        ld      de, #SLTTBL - EXPTBL
        add     hl, de
        ld      a, (hl)
        and     #0x0C           ; and its secondary slot
        or      c
plain:
        ld      h, #0x80
        call    ENASLT
        ld      hl, #0 - RAM - 16
        add     hl, sp
        ld      b, h
        ld      c, l            ; all memory except what the stack uses
        ld      hl, #RAM
        ld      de, #RAM + 1
        ld      (hl), #0
        ldir
        ei
        call    _main
        di
        halt
