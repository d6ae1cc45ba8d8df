; SPDX-License-Identifier: MIT
; Deals the sliding puzzle, as rules/sliding/deal.c does: any position that can be
; solved, but the goal, is equally likely.

	seg.u	direct
swap_a	ds	1
swap_b	ds	1
deal_swaps ds	1
deal_cell ds	1
	seg.u	ram
seen	ds	SLIDING_MOST
	seg	code

; Chooses a square board.
; in: A side; destroyed: A
sliding_set_side subroutine
	staa	side
	staa	variant_word+1	; its name, as in 3x3
	staa	variant_word+3
	rts
variant_word
	dc.b	3,0,'X-'A+10,0

; Puts all tiles in order, with no moves made.
; in: side; out: position, last; destroyed: A, B, X
sliding_set_goal subroutine
	ldx	#position
	ldab	#POSITION_SIZE
	clra
	jsr	bytes_fill
	ldaa	side
	staa	width
	staa	height
	tab
	mul
	decb
	stab	last
	stab	gap
	ldx	#tile
	clra
.tile	inca
	staa	0,x
	inx
	decb
	bne	.tile
	rts

; Deals the start.
; in: seed, side; out: position; destroyed: A, B, X, rng
sliding_deal subroutine
	bsr	sliding_set_goal
	jsr	rng_seed
.again	ldab	last
.mix	stab	swap_a		; any cell up to this one
	clra
	incb
	jsr	rng_below
	stab	swap_b
	bsr	sliding_swap
	ldab	swap_a
	decb
	bne	.mix
	bsr	sliding_is_solvable
	beq	.fair
	ldaa	#2		; swaps the same two cells each time, so that
	ldab	gap		; all positions stay equally likely
	cmpb	#2
	blo	.first
	clra
.first	staa	swap_a
	inca
	staa	swap_b
	bsr	sliding_swap
.fair	jsr	sliding_is_solved
	beq	.again
	rts

; Swaps the tiles of two cells.
; in: swap_a, swap_b; destroyed: A, B, X
sliding_swap subroutine
	INDEX	tile,swap_a
	ldaa	0,x
	pshx
	INDEX	tile,swap_b
	ldab	0,x
	staa	0,x
	pulx
	stab	0,x
	tsta			; the gap may have moved
	bne	.other
	ldaa	swap_b
	staa	gap
	rts
.other	tstb
	bne	.end
	ldaa	swap_a
	staa	gap
.end	rts

; Tells whether the goal can be reached. A step is one swap and moves the gap one
; cell, so the parities of the swaps that bring all home, and of the gap's
; distance, are equal.
; out: Z if it can; destroyed: A, B, X
sliding_is_solvable subroutine
	ldx	#seen
	ldab	#SLIDING_MOST
	clra
	jsr	bytes_fill
	ldaa	last		; swaps are the cells minus the cycles
	inca
	staa	deal_swaps
	clr	deal_cell
.cycle	ldab	deal_cell
	ldx	#seen
	abx
	tst	0,x
	bne	.next
	dec	deal_swaps
.follow	inc	0,x
	ldx	#tile
	abx
	ldab	0,x
	decb			; a tile's home; the gap's is the last cell
	bpl	.home
	ldab	last
.home	ldx	#seen
	abx
	tst	0,x
	beq	.follow
.next	inc	deal_cell
	ldaa	deal_cell
	cmpa	last
	bls	.cycle
	ldaa	gap
	jsr	sliding_row_of	; B row, A column
	aba
	adda	width
	adda	height
	adda	deal_swaps
	anda	#1
	rts
