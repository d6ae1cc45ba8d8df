; SPDX-License-Identifier: MIT
; What a cartridge has for itself: banks, and the BIOS in front of it.
        .module cartridge
        .globl  _enter_bank, _bank_now, call_bios, _font_shape
        .globl  _shelf, _front_entry

BANK2   = 0x77FF                ; ASCII 16 KB mapper: selects the bank at 0x8000
FONT    = 0x0004                ; where the characters' shapes are

; The first bytes of the bank at 0x8000: a game's, or the front end's.
_shelf == 0x8000
_front_entry == 0x8000

        .area   _DATA
_bank_now:
        .ds     1

        .area   _CODE
_enter_bank:
        ld      (_bank_now), a
        ld      (BANK2), a
        ret

call_bios:
        push    ix
        push    iy
        call    jump
        pop     iy
        pop     ix
        ret
jump:
        exx
        push    hl
        exx
        ret

; A: character. Returns where its eight bytes are.
_font_shape:
        ld      l, a
        ld      h, #0
        add     hl, hl
        add     hl, hl
        add     hl, hl
        ld      de, (FONT)
        add     hl, de
        ex      de, hl
        ret
