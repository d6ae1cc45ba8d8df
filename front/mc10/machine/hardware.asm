; SPDX-License-Identifier: MIT
; The MC-10 as programs see it. Every program includes this file first.
;
; Each file declares its own variables before its code, in two segments: direct
; (addresses of one byte, which make short and fast instructions) and ram, which
; begins at the program's VARIABLES.

PORT1_WAYS	= $00		; a 1 makes a line of port 1 an output
PORT2_WAYS	= $01
PORT1		= $02		; rows of the keyboard, low when selected
PORT2		= $03		; bit 0 to tape, bit 1 BREAK, bit 4 from tape
TIMER		= $09		; counts cycles, 16 bits
SCREEN		= $4000		; 16 rows of 32 characters
KEYBOARD	= $BFFF		; when read
VIDEO		= $BFFF		; when written: bits 2-6 mode, bit 7 speaker
RESET		= $FFFE		; where the machine starts

COLUMNS		= 32
ROWS		= 16

; Codes of the screen. Semigraphics are DARK, a colour and the lit quarters.
TEXT		= $40		; + low six bits of ASCII: black on green
DARK		= $80		; no quarter lit
GREEN		= $80
YELLOW		= $90
BLUE		= $A0
RED		= $B0
BUFF		= $C0
CYAN		= $D0
MAGENTA		= $E0
ORANGE		= $F0

; BASIC keeps its own variables below LOAD, where its programs begin. We need
; neither once we have started.
LOAD		= $4346

	seg.u	direct
	org	$80
	seg.u	ram
	org	VARIABLES
