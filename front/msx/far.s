; SPDX-License-Identifier: MIT
; Functions of a game for callers in another bank: each switches to the bank of
; the game, calls the function there and switches back to that of the codes.
; Registers and stack are for the function what they were for the stub. None of
; these functions calls another, so one place for the way back is enough.
        .module far
        .globl  _far_read_variant, _far_write_variant, _far_read_seed
        .globl  _far_write_seed, _far_deal, _far_list, _far_apply, _far_status
        .globl  _far_bank, _enter_bank

CODES   = 2                     ; BANK_CODES in shelf.h

; where the functions are in a Game; far_codes.c checks it
READ_VARIANT    = 21
WRITE_VARIANT   = 23
READ_SEED       = 25
WRITE_SEED      = 27
DEAL            = 29
LIST            = 35
APPLY           = 37
STATUS          = 39

        .area   _DATA
_far_bank:
        .ds     1
back:   .ds     2
first:  .ds     2

        .area   _CODE
_far_read_variant:
        ld      iy, #READ_VARIANT
        jr      far
_far_write_variant:
        ld      iy, #WRITE_VARIANT
        jr      far
_far_read_seed:
        ld      iy, #READ_SEED
        jr      far
_far_write_seed:
        ld      iy, #WRITE_SEED
        jr      far
_far_deal:
        ld      iy, #DEAL
        jr      far
_far_list:
        ld      iy, #LIST
        jr      far
_far_apply:
        ld      iy, #APPLY
        jr      far
_far_status:
        ld      iy, #STATUS

far:
        ld      (first), hl
        pop     hl
        ld      (back), hl
        ld      a, (_far_bank)
        call    _enter_bank
        push    de
        push    iy
        pop     de
        ld      hl, (0x8000)    ; the game, which comes first on the shelf
        add     hl, de
        ld      e, (hl)
        inc     hl
        ld      d, (hl)
        push    de
        pop     iy
        pop     de
        ld      hl, (first)
        call    jump
        ld      hl, (back)
        push    hl
        push    af
        ld      a, #CODES
        call    _enter_bank
        pop     af
        ret
jump:
        jp      (iy)
