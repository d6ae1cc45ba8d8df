; SPDX-License-Identifier: MIT
; The text of the first page.

	seg	code

; Shows the page until a seed is chosen, and plays the game.
; destroyed: everything
title
	jsr	title_show
	jmp	loop_play
title_lines
	TEXT_AT	0,11
	dc.b	"K U L K I",0
	TEXT_AT	3,0
	dc.b	"LINE UP FIVE BALLS OF A COLOUR.",0
	TEXT_AT	5,0
	dc.b	"SPACE TAKES A BALL AND MOVES IT",0
	TEXT_AT	6,0
	dc.b	"WHERE A PATH LEADS.",0
	TEXT_AT	8,0
	dc.b	"THREE BALLS DROP UNLESS A LINE",0
	TEXT_AT	9,0
	dc.b	"IS CLEARED.",0
	TEXT_AT	12,0
	dc.b	"SEED? ",0
	dc.w	0
