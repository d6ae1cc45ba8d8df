; SPDX-License-Identifier: MIT
; The first page and the loop of a game with a pointer, as title.c and play.c have
; them on an MSX. A program provides title_lines, game_begin, which shows a game
; that begins, and game_keys.

	seg.u	direct
going	ds	1		; 0 when the player leaves the game
	seg	code

; Shows the first page until a seed is chosen.
; out: seed; destroyed: A, B, X, rng
title_show subroutine
	ldd	#0		; nothing blinks
	std	blink
	jsr	screen_clear
	ldx	#title_lines
.line	ldd	0,x
	beq	.seed
	jsr	print
	inx
	bra	.line
.seed	jmp	seed_ask

; Plays the game of the seed.
; destroyed: everything
loop_play subroutine
	jsr	history_start
	jsr	game_begin
.key	jsr	pointer_show
	jsr	key_wait
	psha
	jsr	pointer_hide
	jsr	view_clear_message
	pula
	ldx	#game_keys
	jsr	key_obey
	tst	going
	bne	.key
	rts

; Ends the game.
loop_leave
	clr	going
	rts
