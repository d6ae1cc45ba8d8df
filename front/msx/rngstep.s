; SPDX-License-Identifier: MIT
; One step of the random generator, as in rules/core/rng_step.c. The state
; consists of a, b, c and a counter, four bytes each, lowest byte first.
        .module rngstep
        .globl  _rng_next

A0      = 0
B0      = 4
C0      = 8
N0      = 12

        .area   _CODE

; HL: state; returns the number in HLDE.
_rng_next:
        push    hl
        pop     iy

        ld      a, A0(iy)       ; HLDE = a + b + counter
        add     a, B0(iy)
        ld      e, a
        ld      a, A0+1(iy)
        adc     a, B0+1(iy)
        ld      d, a
        ld      a, A0+2(iy)
        adc     a, B0+2(iy)
        ld      l, a
        ld      a, A0+3(iy)
        adc     a, B0+3(iy)
        ld      h, a
        ld      a, e
        add     a, N0(iy)
        ld      e, a
        ld      a, d
        adc     a, N0+1(iy)
        ld      d, a
        ld      a, l
        adc     a, N0+2(iy)
        ld      l, a
        ld      a, h
        adc     a, N0+3(iy)
        ld      h, a
        push    hl
        push    de

        ld      d, B0+3(iy)     ; a = b ^ b >> 9
        srl     d
        ld      e, B0+2(iy)
        rr      e
        ld      l, B0+1(iy)
        rr      l
        ld      a, B0+3(iy)
        ld      A0+3(iy), a
        ld      a, B0+2(iy)
        xor     a, d
        ld      A0+2(iy), a
        ld      a, B0+1(iy)
        xor     a, e
        ld      A0+1(iy), a
        ld      a, B0(iy)
        xor     a, l
        ld      A0(iy), a

        ld      e, C0(iy)       ; b = c + c << 3
        ld      d, C0+1(iy)
        ld      l, C0+2(iy)
        ld      h, C0+3(iy)
        ld      b, #3
left:
        sla     e
        rl      d
        rl      l
        rl      h
        djnz    left
        ld      a, e
        add     a, C0(iy)
        ld      B0(iy), a
        ld      a, d
        adc     a, C0+1(iy)
        ld      B0+1(iy), a
        ld      a, l
        adc     a, C0+2(iy)
        ld      B0+2(iy), a
        ld      a, h
        adc     a, C0+3(iy)
        ld      B0+3(iy), a

        ld      e, C0+1(iy)     ; c = c rotated right by 8, then by 3
        ld      d, C0+2(iy)
        ld      l, C0+3(iy)
        ld      h, C0(iy)
        ld      b, #3
right:
        ld      a, e
        rrca
        rr      h
        rr      l
        rr      d
        rr      e
        djnz    right
        pop     bc              ; plus the number
        ld      a, e
        add     a, c
        ld      C0(iy), a
        ld      a, d
        adc     a, b
        ld      C0+1(iy), a
        pop     de
        ld      a, l
        adc     a, e
        ld      C0+2(iy), a
        ld      a, h
        adc     a, d
        ld      C0+3(iy), a

        ex      de, hl
        ld      d, b
        ld      e, c
        inc     N0(iy)
        ret     nz
        inc     N0+1(iy)
        ret     nz
        inc     N0+2(iy)
        ret     nz
        inc     N0+3(iy)
        ret
