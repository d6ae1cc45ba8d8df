; SPDX-License-Identifier: MIT
; What all files of Kulki share: the position, byte for byte as in
; rules/kulki/kulki.h, with the rules of the original: 9x9 cells and 7 colours. A
; cell's number is row * 9 + column. A move is the ball's cell and then its target.

SIDE		= 9
CELLS		= SIDE*SIDE
COLOURS		= 7
START_BALLS	= 5
DROP_BALLS	= 3
MOST_CELLS	= 225		; of the largest board elsewhere
MOST_DROP	= 7
NO_CELL		= $FF
GAME_LETTER	= 'K

	seg.u	ram
position
rules	ds	1		; 0
width	ds	1
height	ds	1
colours	ds	1
score	ds	4		; low byte first
own_rng	ds	RNG_BYTES
next_count ds	1		; the original announces no balls
next_colour ds	MOST_DROP
next_cell ds	MOST_DROP
cell	ds	MOST_CELLS	; a colour, or 0
POSITION_SIZE	= . - position
	seg.u	direct
move_count ds	2
hint_count ds	2
from	ds	1		; the cells of a move
to	ds	1
	seg	code

variant_word
	dc.b	5,'K-'A+10,'U-'A+10,'L-'A+10,'K-'A+10,'I-'A+10
