; SPDX-License-Identifier: MIT
; The moves of a sliding puzzle, as session/history.c keeps them: a byte for
; each, the cell where the gap was before it. When memory is full, all are
; forgotten, and the game has no code any more.

	seg.u	direct
forgotten ds	1		; not 0 if moves are
history_gap ds	1		; the gap's cell after the last move
	seg	code

; Deals the game of the seed and begins a history.
; destroyed: A, B, X, rng
history_start subroutine
	ldd	#0
	std	move_count
	std	hint_count
	staa	forgotten
	jmp	sliding_deal

; Plays a move and keeps it.
; in: A cell; out: A 0 if it is refused; destroyed: B, X
history_play subroutine
	ldab	gap
	pshb
	jsr	sliding_apply
	pulb
	tsta
	beq	.end
	ldx	move_count
	cpx	#HISTORY_ROOM
	bne	.room
	inc	forgotten
	ldx	#0
.room	stx	move_count
	bsr	history_at
	stab	0,x
	COUNT16	move_count,1
	ldaa	#1
.end	rts

; in: X number of a move; out: X its place; destroyed: A
history_at subroutine
	pshb
	stx	copy_from
	ldd	copy_from
	addd	#history
	std	copy_from
	ldx	copy_from
	pulb
	rts

; Undoes a move: the gap goes back.
; out: Z if there is none; destroyed: A, B, X
history_undo subroutine
	ldx	move_count
	beq	.end
	dex
	stx	move_count
	bsr	history_at
	ldaa	0,x
	jsr	sliding_find_slide
	ldaa	steps
	suba	slide_count
	staa	steps
	bcc	.counted
	dec	steps+1
.counted ldaa	slides
	bne	.low
	dec	slides+1
.low	dec	slides
.step	jsr	sliding_step
	dec	slide_count
	bne	.step
	inc	slide_count	; clears Z
.end	rts

; The cell to which a move brought the gap: where it was before the next one.
; in: X number of a move; out: D move; destroyed: X
game_move subroutine
	ldab	history_gap	; where it is after the last one
	inx
	cpx	move_count
	beq	.end
	bsr	history_at
	ldab	0,x
.end	clra
	rts

; Deals the start again, to play the history.
; destroyed: A, B, X, rng
game_deal subroutine
	ldaa	gap
	staa	history_gap
	jmp	sliding_deal

; Plays the move code_nth again, for a code.
; out: D place in the list, code_length; destroyed: X
game_replay subroutine
	jsr	game_list
	std	code_length
	ldx	code_nth
	bsr	game_move
	tba
	ldx	#moves
	clrb
.place	cmpa	0,x
	beq	.found
	inx
	incb
	bra	.place
.found	pshb
	jsr	sliding_apply
	pulb
	clra
	rts
