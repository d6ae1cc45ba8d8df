; SPDX-License-Identifier: MIT
; The text of the first page.

	seg	code

; Shows the page until a seed is chosen, deals, and plays the game.
; destroyed: everything
title
	jsr	title_show
	PRINT	title_deals
	PRINT	title_failures
	jmp	loop_play
title_lines
	TEXT_AT	0,9
	dc.b	"M A H J O N G",0
	TEXT_AT	1,3
	dc.b	"AFTER CHARLIE & JIM GERRIE",0
	TEXT_AT	2,0
	dc.b	"MATCH TILES OPEN ON LEFT",0
	TEXT_AT	3,0
	dc.b	"OR RIGHT SIDE",0
	TEXT_AT	5,0
	dc.b	"W A S Z  POINT    SPACE  TAKE",0
	TEXT_AT	6,0
	dc.b	"U  UNDO  H  HELP  X  SHUFFLE",0
	TEXT_AT	7,0
	dc.b	"O  SAVE  L  LOAD  C  CODE",0
	TEXT_AT	8,0
	dc.b	"R  RESTART        N  NEW GAME",0
	TEXT_AT	11,0
	dc.b	"SEED? ",0
	dc.w	0
title_deals TEXT_AT 13,0
	dc.b	"DEALING...",0
title_failures TEXT_AT 14,0
	dc.b	"FAILURES: 0",0

; Counts the games with blank tiles that got stuck during a deal.
; destroyed: A, B, X
when_failed subroutine
	tst	going
	bne	.end		; a reshuffle, or a game that is dealt again
	GO_TO	14,10
	ldd	failures
	jsr	put_number
.end	rts
