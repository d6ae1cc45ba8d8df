; SPDX-License-Identifier: MIT
; Hints without a search: the legal moves, best first, as session/plain_hints.c
; ranks them. Equally good ones stay in the order of the list. A game provides
; list_pairs and game_worth, which rates the move with the number in B from 0 to
; 254, in A.

	seg.u	ram
hint_nth ds	1		; the next hint
hint_left ds	1
hint_best ds	1
hint_at	ds	1
worths	ds	MOST_PAIRS	; 1 more than the rating; 0 for those before
	seg	code

; Finds the next hint; after the last one comes the first again.
; out: A 0 if there is no move, else B its number; destroyed: X
hint_find subroutine
	jsr	list_pairs
	beq	.none
	clrb
.rate	pshb
	jsr	game_worth
	pulb
	ldx	#worths
	abx
	inca
	staa	0,x
	incb
	cmpb	moves_count
	bne	.rate
	ldaa	hint_nth
	cmpa	moves_count
	blo	.count
	clra
	staa	hint_nth
.count	inca
	staa	hint_left
.select	clr	hint_best
	clrb
	clra
	ldx	#worths
.move	cmpa	0,x
	bhs	.worse
	ldaa	0,x
	stab	hint_best
.worse	inx
	incb
	cmpb	moves_count
	bne	.move
	INDEX	worths,hint_best
	clr	0,x
	dec	hint_left
	bne	.select
	inc	hint_nth
	ldab	hint_best
	ldaa	#1
	rts
.none	clra
	rts
