; SPDX-License-Identifier: MIT
; Prints digests of random sliding puzzles, to be compared with those of other
; machines. It shares the rules with sliding.asm, beside which it doesn't fit.

	processor 6803
RAM_END		= $4FFF
CODE_END	= $4F40
VARIABLES	= CODE_END
STACK_ROOM	= 64
HISTORY_ROOM	= LOAD-history
history		= $4220

	include	"machine/hardware.asm"
	include	"machine/macros.asm"
	include	"sliding/sliding.asm"

	seg	code
	org	LOAD
start	sei
	lds	#RAM_END
	jsr	keys_start
	jsr	screen_clear
	ldaa	#3
.size	psha
	jsr	sliding_set_side
	jsr	playout_digest
	ldd	cursor		; the next line
	addd	#COLUMNS-16
	std	cursor
	pula
	inca
	cmpa	#6
	bne	.size
	PRINT	proof_end
	jsr	key_wait
	jmp	start
proof_end TEXT_AT	5,0
	dc.b	"THE FIRST GAMES: 3X3, 4X4, 5X5",0
when_idle
	rts

	include	"machine/screen.asm"
	include	"machine/keys.asm"
	include	"core/base.asm"
	include	"core/rng.asm"
	include	"core/digest.asm"
	include	"core/digest_print.asm"
	include	"sliding/deal.asm"
	include	"sliding/game.asm"
	include	"session/playout.asm"
game_deal = sliding_deal

	include	"machine/limits.asm"
