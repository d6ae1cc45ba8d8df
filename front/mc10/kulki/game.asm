; SPDX-License-Identifier: MIT
; Turns and dropping balls, as rules/kulki/game.c has them.

	seg.u	direct
ball	ds	1
nth	ds	2
drops	ds	1
ball_moves ds	2
	seg	code

; Deals the start of the seed.
; in: seed; destroyed: A, B, X, rng
game_deal subroutine
	ldx	#position
	clra
.clear	staa	0,x
	inx
	cpx	#position+POSITION_SIZE
	bne	.clear
	ldd	#SIDE*256+SIDE
	std	width		; and height
	ldaa	#COLOURS
	staa	colours
	ldx	#next_cell
	ldab	#MOST_DROP
	ldaa	#NO_CELL
	jsr	bytes_fill
	jsr	rng_seed
	ldaa	#START_BALLS
.ball	psha
	bsr	drop_ball
	pula
	deca
	bne	.ball
	bra	keep_rng

; Stores the generator in the position.
; destroyed: A, B, X
keep_rng subroutine
	COPY	own_rng,rng,RNG_SIZE
	rts

; Takes it from there.
; destroyed: A, B, X
take_rng subroutine
	COPY	rng,own_rng,RNG_SIZE
	rts

; out: B number of empty cells, Z if there are none; destroyed: A, X
count_empty subroutine
	ldx	#cell
	clrb
.cell	ldaa	0,x
	bne	.taken
	incb
.taken	inx
	cpx	#cell+CELLS
	bne	.cell
	tstb
	rts

; Drops a ball of any colour on any empty cell. There must be one.
; destroyed: A, B, X, rng
drop_ball subroutine
	bsr	count_empty
	clra
	jsr	rng_below
	ldx	#cell-1
	incb
.seek	inx
	tst	0,x
	bne	.seek
	decb
	bne	.seek
	pshx
	ldd	#COLOURS
	jsr	rng_below
	pulx
	incb
	stab	0,x
	rts

; Lets balls drop, and clears the lines that they complete; again, if this empties
; the board.
; destroyed: A, B, X, rng
let_drop subroutine
	bsr	take_rng
.again	ldaa	#DROP_BALLS
	staa	drops
.ball	bsr	count_empty
	beq	.full
	bsr	drop_ball
	dec	drops
	bne	.ball
.full	jsr	clear_lines
	bsr	count_empty
	cmpb	#CELLS
	beq	.again
	bra	keep_rng

; Plays a legal move.
; in: from, to; destroyed: A, B, X, rng
kulki_apply subroutine
	INDEX	cell,from
	ldaa	0,x
	clr	0,x
	INDEX	cell,to
	staa	0,x
	jsr	clear_lines
	beq	.drop
	bsr	count_empty
	cmpb	#CELLS
	bne	.end
.drop	bra	let_drop
.end	rts

; Counts the legal moves: each ball can go to all cells of the regions beside it.
; out: D; destroyed: X
game_list subroutine
	jsr	find_regions
	ldd	#0
	std	nth
	ldaa	#NO_CELL
	staa	ball		; no ball
.ball	bsr	next_ball
	bcs	.end
	jsr	find_beside
	addd	nth
	std	nth
	bra	.ball
.end	ldd	nth
	rts

; Goes to the next ball.
; in: ball; out: ball and B, or C if there are no more; destroyed: X
next_ball subroutine
	ldab	ball
.cell	incb
	cmpb	#CELLS
	beq	.none
	ldx	#cell
	abx
	tst	0,x
	beq	.cell
	stab	ball
	clc
	rts
.none	sec
	rts

; Plays a move of the list, which is in order of balls and then of targets.
; in: D its number; destroyed: A, B, X, rng
game_play subroutine
	std	nth
	ldaa	#NO_CELL
	staa	ball
.ball	bsr	next_ball
	jsr	find_beside
	std	ball_moves
	ldd	nth
	subd	ball_moves
	bcs	.found
	std	nth
	bra	.ball
.found	ldab	ball
	stab	from
	ldab	#NO_CELL
.target	incb
	pshb
	jsr	is_reachable
	pulb
	bne	.target
	dec	nth+1		; fewer than 81 are left
	bpl	.target
	stab	to
	bra	kulki_apply

; Finds the place of a move in the list.
; in: from, to; out: D; destroyed: X
move_place subroutine
	ldd	#0
	std	nth
	ldaa	#NO_CELL
	staa	ball
.ball	bsr	next_ball
	jsr	find_beside
	psha
	ldaa	ball
	cmpa	from
	pula
	beq	.found
	addd	nth
	std	nth
	bra	.ball
.found	clrb
.target	cmpb	to
	beq	.end
	pshb
	jsr	is_reachable
	bne	.not
	COUNT16	nth,1
.not	pulb
	incb
	bra	.target
.end	ldd	nth
	rts

; out: D
game_score subroutine
	ldaa	score+1
	ldab	score
	rts

; out: B 0 while the game goes on, 3 if it is lost; destroyed: A, X
game_status subroutine
	jsr	count_empty
	beq	.lost
	clrb
	rts
.lost	ldab	#3
	rts

; Adds the position to the digest.
; destroyed: A, B, X
game_digest subroutine
	ldx	#position
	ldd	#POSITION_SIZE
	jmp	digest_bytes
