; SPDX-License-Identifier: MIT
; What all files of the sliding puzzle share: the position, byte for byte as in
; rules/sliding/sliding.h. A cell's number is row * width + column. A move is the
; cell that becomes the gap.

SLIDING_CELLS	= 100
SLIDING_MOST	= 25		; cells of the largest board here; the others of
				; a position are always 0
GAME_LETTER	= 'S

	seg.u	ram
position
width	ds	1
height	ds	1
gap	ds	1		; the gap's cell
slides	ds	4		; moves made, low byte first
steps	ds	4		; single-tile moves in them
tile	ds	SLIDING_MOST	; 0 is the gap
POSITION_SIZE	= . - position
last	ds	1		; the last cell, where the gap belongs
	seg.u	direct
move_count ds	2
hint_count ds	2
side	ds	1		; of the board, as chosen
	seg	code
