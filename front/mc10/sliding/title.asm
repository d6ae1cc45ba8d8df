; SPDX-License-Identifier: MIT
; The first page, as title.c has it on an MSX.

; Shows the page until a size and a seed are chosen, then plays the game.
; destroyed: everything
title	subroutine
	jsr	screen_clear
	PRINT	title_text
	PRINT	title_size
.key	jsr	key_wait
	cmpa	#'3
	blo	.key
	cmpa	#'5
	bhi	.key
	suba	#'0
	jsr	sliding_set_side
	PRINT	title_seed
	jsr	seed_ask
	jmp	play
title_text	TEXT_AT	1,6
	dc.b	"SLIDING PUZZLE",0
title_size	TEXT_AT	4,2
	dc.b	"SIZE 3-5?",0
title_seed	TEXT_AT	8,2
	dc.b	"SEED? ",0
