; SPDX-License-Identifier: MIT
; Stands in for MSX-DOS 1 or 2 and the BIOS in ucsim, so that programs for MSX-DOS
; can be tested without a disk ROM. It has what they call, and a disk in memory:
; four files of up to 1,000 bytes each. Keys come from memory, and the characters
; of the screen go there. The end of the keys ends the run.
        .module stand_in

TOP     = 0xD400
SCREEN  = 0xDC00                ; 768 characters
FILES   = 0xDF00                ; four of 1,024 bytes: name 11, size 2, data
ROOM    = 1000
DATA    = 16
FLAGS   = 0xEF00                ; 1: full disk, 2: protected, 4: fails; 8: MSX-DOS 2;
                                ; 16: someone presses CTRL and STOP at the disk
LEFT    = 0xEF01                ; 1 after the program has ended, 2 after the system
                                ; ended it, 3 if it left its handlers behind
SYSTEM  = SCREEN                ; the stack of MSX-DOS 2
KEYS    = 0xEF10                ; a NUL ends them
ABORTED = 0xF1E6                ; MSX-DOS 1's end of a program
DISKVE  = 0xF323
EXPTBL  = 0xFCC1

        .area   _LOW (ABS)
        .org    0x0000
        jp      0x0100          ; the program
        .org    0x0005
        jp      TOP
        .org    0x000C
        xor     a               ; the font's shapes are blank
        ret
        .org    0x001C
        jp      calslt

        .area   _TOP (ABS)
        .org    TOP
        ld      a, c
        cp      #0x6F
        jp      z, version
        cp      #0x63
        jp      z, define_abort
        cp      #0x64
        jp      z, define_error
        cp      #0x1A
        jr      z, memory
        or      a
        jp      z, leave        ; BDOS 0 ends a program
        push    de
        pop     iy              ; the control block
        cp      #0x0F
        jr      z, open
        cp      #0x10
        jp      z, done         ; close
        cp      #0x13
        jp      z, delete
        cp      #0x16
        jr      z, create
        cp      #0x17
        jp      z, rename
        cp      #0x26
        jp      z, write
        cp      #0x27
        jp      z, read
        halt                    ; nothing else is called

memory: ld      (dma), de
done:   xor     a
        ret
bad:    ld      a, #0xFF
        ret

open:   call    works
        call    find
        jr      nz, bad
opened:
        push    iy
        pop     de
        ld      hl, #16
        add     hl, de
        ex      de, hl          ; its size, in four bytes
        ld      bc, #11
        ld      hl, (file)
        add     hl, bc
        ldi
        ldi
        xor     a
        ld      (de), a
        inc     de
        ld      (de), a
        jr      done

create: call    guard
        call    find
        jr      z, empty
        call    unused
        jr      nz, bad         ; there is no room for another file
        ld      de, (file)
        push    iy
        pop     hl
        inc     hl
        ld      bc, #11
        ldir
empty:  ld      hl, (file)
        ld      bc, #11
        add     hl, bc
        ld      (hl), #0
        inc     hl
        ld      (hl), #0
        jr      opened

delete: call    guard
        call    find
        jp      nz, bad
        ld      hl, (file)
        ld      (hl), #0
        jp      done

rename: call    guard
        call    find
        jp      nz, bad
        push    iy
        pop     hl
        ld      bc, #17
        add     hl, bc
        ld      de, (file)
        ld      bc, #11
        ldir
        jp      done

; HL: bytes, since records are of one byte. Each is written alone.
write:  ld      (count), hl
        call    guard
        call    find
        jp      nz, bad
        ld      de, (dma)
next:   ld      hl, (count)
        ld      a, h
        or      l
        jp      z, done
        dec     hl
        ld      (count), hl
        ld      c, 33 (iy)
        ld      b, 34 (iy)
        ld      hl, #-ROOM
        add     hl, bc
        jr      c, filled
        ld      a, (FLAGS)
        and     #1
        jr      nz, filled
        ld      hl, (file)
        add     hl, bc
        ld      a, c
        ld      bc, #DATA
        add     hl, bc
        ld      a, (de)
        inc     de
        ld      (hl), a
        call    advance
        call    grow
        jr      next
filled: ld      a, #1
        ret

; Stops at the end of the file.
read:   ld      (count), hl
        ld      hl, #0
        ld      (got), hl
        call    works
        call    find
        jp      nz, bad
        ld      de, (dma)
more:   ld      hl, (count)
        ld      a, h
        or      l
        jr      z, whole
        dec     hl
        ld      (count), hl
        call    at_end
        jr      nc, short
        ld      hl, (file)
        ld      c, 33 (iy)
        ld      b, 34 (iy)
        add     hl, bc
        ld      bc, #DATA
        add     hl, bc
        ld      a, (hl)
        ld      (de), a
        inc     de
        call    advance
        ld      hl, (got)
        inc     hl
        ld      (got), hl
        jr      more
short:  ld      hl, (got)
        ld      a, #1
        ret
whole:  ld      hl, (got)
        xor     a
        ret

advance:
        inc     33 (iy)
        ret     nz
        inc     34 (iy)
        ret

; carry if the place is before the end of the file
at_end: ld      hl, (file)
        ld      bc, #11
        add     hl, bc
        ld      c, (hl)
        inc     hl
        ld      b, (hl)
        ld      l, 33 (iy)
        ld      h, 34 (iy)
        or      a
        sbc     hl, bc
        ret

grow:   call    at_end
        ret     c
        ld      hl, (file)
        ld      bc, #11
        add     hl, bc
        ld      a, 33 (iy)
        ld      (hl), a
        inc     hl
        ld      a, 34 (iy)
        ld      (hl), a
        ret

; An older system leaves B alone.
version:
        ld      a, (FLAGS)
        and     #8
        ret     z
        ld      bc, #0x0220
        ret
define_abort:
        ld      (abort), de
        jp      done
define_error:
        ld      (error), de
        jp      done

; Errors of a disk that fails and, if it is written to, of one that is protected.
; The program's handler has to abort the call.
guard:  ld      a, (FLAGS)
        and     #2
        ld      bc, #0xF801     ; as MSX-DOS 2 says it, and MSX-DOS 1
        jr      nz, fails
works:  ld      a, (FLAGS)
        and     #16
        jr      nz, stopped
        ld      a, (FLAGS)
        and     #4
        ret     z
        ld      bc, #0xFA04     ; it can't be read
fails:  ld      a, (FLAGS)
        and     #8
        jr      nz, fails2

; The handler is called, and returns 2 in C. The stack is the system's, so to speak.
        ld      hl, (DISKVE)
        ld      a, (hl)
        inc     hl
        ld      h, (hl)
        ld      l, a
        call    jump
        ld      a, c
        cp      #2
        jr      nz, wrong
        push    bc
        push    bc
        di
        ld      hl, (ABORTED)
jump:   jp      (hl)
wrong:  halt
ended:  ld      a, #2
        ld      (LEFT), a
        halt

; The handler has the system's stack and returns 1 in A. The routine for aborts has
; the user's, and may drop its return address.
fails2: ld      (user), sp
        ld      sp, #SYSTEM
        ld      a, b
        push    bc
        ld      hl, (error)
        call    jump
        pop     bc
        ld      sp, (user)
        dec     a
        jr      nz, wrong
        pop     hl              ; that of guard
        ld      a, #0x9D
        jr      aborts
stopped:
        pop     hl
        ld      a, #0x9F
aborts: ld      hl, (abort)
        call    jump
        jr      ended

; Z if a file has the block's name; file points to it
find:   ld      hl, #FILES
        ld      b, #4
look:   push    bc
        ld      (file), hl
        push    iy
        pop     de
        inc     de
        ld      b, #11
same:   ld      a, (de)
        cp      (hl)
        jr      nz, other
        inc     hl
        inc     de
        djnz    same
        pop     bc
        ret                     ; Z
other:  pop     bc
        ld      hl, (file)
        ld      de, #1024
        add     hl, de
        djnz    look
        or      #1
        ret

unused: ld      hl, #FILES
        ld      b, #4
        ld      de, #1024
try:    ld      (file), hl
        ld      a, (hl)
        or      a
        ret     z
        add     hl, de
        djnz    try
        or      #1
        ret

; ----------------------------------------------------------------- the BIOS

calslt: push    af
        push    ix
        exx
        pop     hl
        ld      a, l
        exx
        cp      #0x9C
        jr      z, waits
        cp      #0x9F
        jr      z, key
        cp      #0x5C
        jr      z, vram
        cp      #0xD5
        jr      z, rest
        cp      #0xD8
        jr      z, rest
        pop     af
        ret
waits:  pop     af
        or      #1              ; a key always waits
        ret
rest:   pop     af
        xor     a
        ret
key:    pop     af
        ld      hl, (typed)
        ld      a, (hl)
        or      a
        jr      z, stop
        inc     hl
        ld      (typed), hl
        ret
stop:   halt
leave:  ld      hl, (DISKVE)
        ld      de, #handler
        or      a
        sbc     hl, de
        jr      nz, behind
        ld      hl, (ABORTED)
        ld      de, #ended
        sbc     hl, de
        jr      nz, behind
        ld      hl, (abort)
        ld      a, h
        or      l
        jr      nz, behind
        ld      a, #1
        ld      (LEFT), a
        halt
behind: ld      a, #3
        ld      (LEFT), a
        halt
handler:
        .dw     asks
asks:   ld      c, #2           ; without a keyboard there is no retry
        ret
; Only the characters of the screen are stored.
vram:   pop     af
        ld      a, d
        sub     #0x18
        cp      #3
        ret     nc
        push    hl
        ld      hl, #SCREEN - 0x1800
        add     hl, de
        ex      de, hl
        pop     hl
        ldir
        ret

typed:  .dw     KEYS
dma:    .dw     0x0080
count:  .dw     0
got:    .dw     0
file:   .dw     0
user:   .dw     0
error:  .dw     0
abort:  .dw     0

        .area   _VECTORS (ABS)
        .org    ABORTED
        .dw     ended
        .org    DISKVE
        .dw     handler
