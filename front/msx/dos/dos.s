; SPDX-License-Identifier: MIT
; What a program for MSX-DOS has for itself: the BIOS in another slot, calls of
; BDOS, and what disk errors lead to. It has no banks.
        .module dos
        .globl  _enter_bank, call_bios, _font_shape, _bdos, _bdos_count
        .globl  _catch_disk_errors, _disk_error, _msx_disk_leave

BDOS    = 0x0005
RDSLT   = 0x000C                ; reads a byte of slot A
CALSLT  = 0x001C                ; calls IX in slot IYH
INITXT  = 0x006C
FONT    = 0x0004                ; in the BIOS
EXPTBL  = 0xFCC1                ; the BIOS's slot
DISKVE  = 0xF323                ; points to the address of MSX-DOS 1's handler
ABORTED = 0xF1E6                ; where MSX-DOS 1 goes on if the handler aborts
DOSVER  = 0x6F
DEFAB   = 0x63                  ; what MSX-DOS 2 calls before it ends a program
DEFER   = 0x64                  ; its handler of disk errors

PROTECTED = 1                   ; values of disk_error, as in msx_disk.c
FAILED    = 2
WPROT2    = 0xF8                ; write protected, as MSX-DOS 2 says it
ABORT2    = 0x9D                ; a program ends because of a disk error

        .area   _DATA
_bdos_count:
        .ds     2
_disk_error:
        .ds     1
shape:  .ds     8
first:  .ds     1               ; whether this is MSX-DOS 1
old_handler:
        .ds     2
old_abort:
        .ds     2
stack:  .ds     2

        .area   _CODE
_enter_bank:
        ret

call_bios:
        push    ix
        push    iy
        exx
        push    hl
        exx
        pop     ix
        ld      iy, (EXPTBL - 1)
        call    CALSLT
        ei
        pop     iy
        pop     ix
        ret

; A: character. Copies its eight bytes from the BIOS and returns where they are.
_font_shape:
        ld      l, a
        ld      h, #0
        add     hl, hl
        add     hl, hl
        add     hl, hl
        push    hl
        ld      hl, #FONT
        call    read
        push    af
        inc     hl
        call    read
        ld      d, a
        pop     af
        ld      e, a
        pop     hl
        add     hl, de
        ld      de, #shape
        ld      b, #8
more:   push    bc
        push    de
        call    read
        pop     de
        pop     bc
        ld      (de), a
        inc     de
        inc     hl
        djnz    more
        ei
        ld      de, #shape
        ret
read:
        push    hl
        ld      a, (EXPTBL)
        call    RDSLT
        pop     hl
        ret

; A: function; DE: its argument; bdos_count goes into HL and comes out of it.
; Returns in A what BDOS returns there.
_bdos:
        push    ix
        ld      c, a
        ld      hl, (_bdos_count)
        ld      (stack), sp
        call    BDOS
returned:
        ld      (_bdos_count), hl
        pop     ix
        ret

; From here on a disk error sets disk_error and ends the call with 255 and a count
; of 0, instead of asking the player on a screen of text. The call is aborted: if
; it went on, it could write a directory that it couldn't read.
_catch_disk_errors:
        push    ix
        ld      bc, #DOSVER     ; MSX-DOS 1 leaves B alone
        call    BDOS
        ld      a, b
        cp      a, #2
        jr      nc, second
        ld      a, #1
        ld      (first), a
        ld      hl, (DISKVE)
        ld      (old_handler), hl
        ld      hl, #vector
        ld      (DISKVE), hl
        ld      hl, (ABORTED)
        ld      (old_abort), hl
        ld      hl, #abort1
        ld      (ABORTED), hl
        pop     ix
        ret
second:
        ld      de, #error2
        ld      c, #DEFER
        call    BDOS
        ld      de, #abort2
        ld      c, #DEFAB
        call    BDOS
        pop     ix
        ret
vector: .dw     error1

; MSX-DOS 1: C has the kind in bits 1 to 3, 0 for a protected disk; returns 2
; there to abort. What is on the stack by then belongs to nobody.
error1:
        ld      a, c
        and     #0x0E
        ld      a, #PROTECTED
        jr      z, kind1
        ld      a, #FAILED
kind1:  ld      (_disk_error), a
        ld      c, #2
        ret
abort1:
        ld      sp, (stack)
        ei
        ld      a, #255
        ld      hl, #0
        jr      returned

; MSX-DOS 2 and Nextor: A has the error; returns 1 there to abort. A second
; routine learns of that, and returns to where BDOS was called. CTRL and STOP
; end the program from there.
error2:
        cp      a, #WPROT2
        ld      a, #PROTECTED
        jr      z, kind2
        ld      a, #FAILED
kind2:  ld      (_disk_error), a
        ld      a, #1
        ret
abort2:
        cp      a, #ABORT2
        jr      nz, _msx_disk_leave
        pop     hl
        ld      a, #255
        ld      hl, #0
        ret

; Goes back to MSX-DOS with its screen of text, and with its own handlers.
_msx_disk_leave:
        ld      ix, #INITXT
        ld      iy, (EXPTBL - 1)
        call    CALSLT
        ei
        ld      a, (first)
        or      a
        jr      nz, restore
        ld      de, #0
        ld      c, #DEFAB
        call    BDOS
        ld      c, #0
        jp      BDOS
restore:
        ld      hl, (old_handler)
        ld      (DISKVE), hl
        ld      hl, (old_abort)
        ld      (ABORTED), hl
        ld      c, #0
        jp      BDOS
