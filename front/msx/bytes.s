; SPDX-License-Identifier: MIT
; The byte functions of rules/core/bytes.c, using the Z80's block instructions.
        .module bytes
        .globl  _bytes_fill, _bytes_copy, _bytes_equal

        .area   _CODE

; HL: bytes; on the stack, the value in one byte, then the count.
_bytes_fill:
        pop     iy
        dec     sp
        pop     af              ; the value
        pop     bc
        ld      d, a
        ld      a, b
        or      c
        jr      z, filled
        ld      (hl), d
        dec     bc
        ld      a, b
        or      c
        jr      z, filled
        ld      d, h
        ld      e, l
        inc     de
        ldir
filled:
        jp      (iy)

; HL: target; DE: source; count on the stack.
_bytes_copy:
        pop     iy
        pop     bc
        ex      de, hl
        ld      a, b
        or      c
        jr      z, copied
        ldir
copied:
        jp      (iy)

; HL: one run; DE: the other; count on the stack. Returns in A whether they are
; equal.
_bytes_equal:
        pop     iy
        pop     bc
compare:
        ld      a, b
        or      c
        jr      z, same
        ld      a, (de)
        inc     de
        cpi
        jr      z, compare
        xor     a
        jp      (iy)
same:
        inc     a
        jp      (iy)
