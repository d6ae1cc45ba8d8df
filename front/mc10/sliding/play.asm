; SPDX-License-Identifier: MIT
; The loop of a game, as play.c has it on an MSX. The words of refusals and of
; the end are those of the author of the 8-puzzle.

	seg.u	direct
typed	ds	1		; the number that is being typed
going	ds	1		; 0 when the player leaves the game
	seg	code

; Plays the game of the seed.
; destroyed: everything
play	subroutine
	jsr	history_start
	jsr	view_start
	clr	typed
	ldaa	#1
	staa	going
.key	jsr	key_wait
	jsr	play_key
	jsr	view_draw
	jsr	game_status
	tstb
	bne	.won
	tst	going
	bne	.key
	rts
.won	bsr	play_finish
	clr	going
	rts

; Says that the game is won, and shows its code.
; destroyed: A, B, X, rng
play_finish subroutine
	jsr	view_clear_message
	PRINT	play_finished
	jsr	game_score
	jsr	put_number
	ldx	#play_moves
	jsr	print_more
	SOUND	200,40
	SOUND	250,30
	jsr	key_wait
	jmp	play_code
play_finished TEXT_AT 15,0
	dc.b	"GAME FINISHED IN ",0
play_moves	dc.b	" MOVES.",0

; Obeys a key.
; in: A key; destroyed: A, B, X
play_key subroutine
	cmpa	#'0
	blo	.other
	cmpa	#'9
	bls	.digit
.other	cmpa	#KEY_ENTER
	beq	.only
	clr	typed
	ldx	#.keys
	jmp	key_obey
.only	jmp	play_number
.digit	suba	#'0
	ldab	typed
	cmpb	#10
	blo	.add
	clrb
.add	psha
	ldaa	#10
	mul
	pula
	aba
	staa	typed
	ldab	last
	cmpb	#9
	blo	.only		; a digit is all there is
	tab
	ldx	#play_the
	bra	play_say
.keys	ON_KEY	'W,play_up
	ON_KEY	'Z,play_down
	ON_KEY	'A,play_left
	ON_KEY	'S,play_right
	ON_KEY	'U,play_undo
	ON_KEY	'R,play_restart
	ON_KEY	'N,play_leave
	ON_KEY	KEY_BREAK,play_leave
	ON_KEY	'C,play_code
	dc.b	0

; Shows a message that ends with a number.
; in: X text, B number; destroyed: A, B, X
play_say subroutine
	pshb
	pshx
	jsr	view_clear_message
	pulx
	jsr	print
	pulb
	clra
	jmp	put_number

; A tile moves up, so the gap moves down. If there is no tile, nothing happens.
play_up	ldaa	gap
	adda	width
	bra	play_cell
play_down
	ldaa	gap
	suba	width
	bra	play_cell
play_left
	ldaa	gap
	inca
	bra	play_cell
play_right
	ldaa	gap
	deca
; Plays a move, if it is one.
; in: A cell; destroyed: A, B, X
play_cell subroutine
	jsr	history_play
	beq	play_refuse
	jsr	view_clear_message
	ldd	#12*256+30
	bra	play_sound
play_refuse
	ldd	#12*256+120
play_sound
	jmp	sound

; Undoes a move.
; destroyed: A, B, X
play_undo
	jsr	history_undo
	beq	play_refuse
	jmp	view_clear_message

; Moves the tile of the typed number, if it is beside the gap.
; in: typed; destroyed: A, B, X
play_number subroutine
	ldaa	typed
	beq	.range
	cmpa	last
	bhi	.range
	ldx	#tile		; finds its cell
	clrb
.cell	cmpa	0,x
	beq	.found
	inx
	incb
	bra	.cell
.found	tba
	psha
	jsr	sliding_find_slide
	deca
	pula
	bne	.fixed
	bsr	play_cell
	bra	.end
.fixed	ldx	#play_the
	ldab	typed
	bsr	play_say
	ldx	#play_cannot
	jsr	print_more
	bra	.end
.range	ldx	#play_from
	ldab	last
	bsr	play_say
.end	clr	typed
	rts
play_the	TEXT_AT	15,0
	dc.b	"THE NUMBER ",0
play_cannot	dc.b	" CANNOT BE MOVED!",0
play_from	TEXT_AT	15,0
	dc.b	"RANGE FROM 1 TO ",0

; Goes back to the start.
; destroyed: A, B, X, rng
play_restart
	jsr	history_start
	jmp	view_start

; Ends the game.
play_leave
	clr	going
	rts

; Shows the code.
; destroyed: A, B, X, rng
play_code subroutine
	tst	forgotten
	bne	.long
	jsr	code_page
	jmp	view_start
.long	PRINT	play_long
	rts
play_long	TEXT_AT	15,0
	dc.b	"TOO LONG FOR A CODE",0
