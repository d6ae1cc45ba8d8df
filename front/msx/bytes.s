; SPDX-License-Identifier: MIT
; The runs of bytes of rules/core/base.c, by the Z80's own instructions.
        .module bytes
        .globl  _bytes_fill, _bytes_copy, _bytes_equal

        .area   _CODE

; HL bytes, then on the stack the value in one byte and the count
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

; HL target, DE source, count on the stack
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

; HL one, DE other, count on the stack; A tells whether they are the same
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
