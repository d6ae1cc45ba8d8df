; SPDX-License-Identifier: MIT
; Makes and lists slides, as rules/sliding/game.c does.

	seg.u	direct
gap_row	ds	1
gap_column ds	1
slide_step ds	1		; of the gap, signed
slide_count ds	1
moves_count ds	1
	seg.u	ram
moves	ds	8		; the legal moves, in order of the cells
	seg	code

; in: A cell; out: A column, B row
sliding_row_of subroutine
	clrb
.row_of	cmpa	width
	blo	.end
	suba	width
	incb
	bra	.row_of
.end	rts

; out: Z if all tiles are at home; destroyed: A, B, X
sliding_is_solved subroutine
	ldaa	gap
	cmpa	last
	bne	.end
	ldx	#tile
	clrb
.cell	incb
	cmpb	0,x
	bne	.end
	inx
	cmpb	last
	bne	.cell
.end	rts

; Finds out how many tiles move, and which way, when the gap moves to a cell.
; in: A cell; out: A slide_count, 0 if it can't; slide_step; destroyed: B
sliding_find_slide subroutine
	psha
	ldaa	gap
	bsr	sliding_row_of
	staa	gap_column
	stab	gap_row
	pula
	bsr	sliding_row_of
	cmpb	gap_row
	beq	.along
	cmpa	gap_column
	bne	.none
	ldaa	width
	subb	gap_row
	bra	.signed
.along	suba	gap_column
	tab
	ldaa	#1
.signed	tstb
	bpl	.forward
	nega
	negb
.forward staa	slide_step
	tba
	bra	.end
.none	clra
.end	staa	slide_count
	rts

; Plays a move, and counts it.
; in: A cell; out: A how many tiles moved, 0 if it is refused; destroyed: B, X
sliding_apply subroutine
	cmpa	last
	bhi	.refuse
	psha
	bsr	sliding_is_solved
	pula
	beq	.refuse
	bsr	sliding_find_slide
	tsta
	beq	.refuse
.step	psha
	bsr	sliding_step
	ldx	#steps
	bsr	.up
	pula
	deca
	bne	.step
	ldx	#slides
	bsr	.up
	ldaa	slide_count
	rts
.refuse	clra
	rts
.up	inc	0,x
	bne	.end
	inx
	bra	.up
.end	rts

; Moves the gap by slide_step.
; destroyed: A, B, X
sliding_step subroutine
	ldaa	gap
	staa	swap_a
	adda	slide_step
	staa	swap_b
	jmp	sliding_swap

; Lists the legal moves. The goal has none.
; out: moves, D count; destroyed: X
game_list subroutine
	clr	moves_count
	jsr	sliding_is_solved
	beq	.end
	clra
.cell	psha
	jsr	sliding_find_slide
	tsta
	pula
	beq	.next
	INDEX	moves,moves_count
	staa	0,x
	inc	moves_count
.next	inca
	cmpa	last
	bls	.cell
.end	clra
	ldab	moves_count
	rts

; Plays a move of the list.
; in: D its number; destroyed: A, B, X
game_play subroutine
	ldx	#moves
	abx
	ldaa	0,x
	jmp	sliding_apply

; out: D; here the score, the single-tile moves
game_score subroutine
	ldaa	steps+1
	ldab	steps
	rts

; out: B 1 if the game is won, else 0; destroyed: A, X
game_status subroutine
	jsr	sliding_is_solved
	beq	.won
	clrb
	rts
.won	ldab	#1
	rts

; Adds the position to the digest.
; destroyed: A, B, X
game_digest subroutine
	ldx	#position
	ldd	#POSITION_SIZE
	jsr	digest_bytes
	ldab	#SLIDING_CELLS-SLIDING_MOST
.zero	pshb
	clra
	jsr	digest_byte
	pulb
	decb
	bne	.zero
	rts
