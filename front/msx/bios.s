; SPDX-License-Identifier: MIT
; BIOS calls for C.
        .module bios
        .globl  call_bios, _key_waits, _read_key, _tiles_on, _to_vram
        .globl  _fill_vram, _write_vdp, _write_psg, _read_stick
        .globl  _read_trigger, _stack_now

CHSNS   = 0x009C
CHGET   = 0x009F
CHGMOD  = 0x005F
FILVRM  = 0x0056
LDIRVM  = 0x005C
WRTVDP  = 0x0047
WRTPSG  = 0x0093
GTSTCK  = 0x00D5
GTTRIG  = 0x00D8

        .area   _CODE

; call_bios calls what HL' points to, for the cartridge or for MSX-DOS. C keeps
; its frame pointer in IX, and the BIOS changes all registers.
        .macro  bios entry
        exx
        ld      hl, #entry
        exx
        call    call_bios
        .endm

_key_waits:
        bios    CHSNS
        ld      a, #0
        ret     z
        inc     a
        ret

_read_key:
        bios    CHGET
        ret

_tiles_on:
        ld      a, #2
        bios    CHGMOD
        ret

; HL: memory; DE: VRAM; count on the stack.
_to_vram:
        pop     iy
        pop     bc
        push    iy
        bios    LDIRVM
        ret

; A: byte; DE: VRAM; count on the stack.
_fill_vram:
        pop     iy
        pop     bc
        push    iy
        ex      de, hl
        bios    FILVRM
        ret

; A: register; L: value.
_write_vdp:
        ld      c, a
        ld      b, l
        bios    WRTVDP
        ret

_write_psg:
        ld      e, l
        bios    WRTPSG
        ret

_read_stick:
        bios    GTSTCK
        ret

_read_trigger:
        bios    GTTRIG
        ret

_stack_now:
        ld      hl, #2
        add     hl, sp
        ex      de, hl
        ret
