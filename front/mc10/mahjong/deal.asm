; SPDX-License-Identifier: MIT
; Deals the turtle, as rules/mahjong/deal.c and the original program do: it plays
; forwards with blank tiles. It draws two free ones, gives them the next pair of
; faces, and removes them, until no tiles are left or none can be drawn.

DEAL_TRIES	= 1000
SHUFFLE_TRIES	= 100
MOST_SHUFFLES	= 99

	seg.u	direct
drawable_count ds 1
old_open ds	1
take_tile ds	1
take_link ds	1
	seg.u	ram
tries	ds	2
pair_count ds	1		; pairs to deal
pair_at	ds	2
pairs_left ds	1
gone	ds	1
due	ds	1
wave	ds	1
	seg	code

; ---------------------------------------------------------------- blank play

; Sets out the tiles of the position as blank ones.
; destroyed: A, B, X
blank_start subroutine
	COPY	blank_open,open,TILES
	clr	drawable_count
	clrb
.tile	ldx	#blank_open
	abx
	ldaa	0,x
	jsr	tile_is_free
	bne	.next
	jsr	drawable_add
.next	incb
	cmpb	#TILES
	bne	.tile
	rts

; in: B tile; destroyed: A, X
drawable_add subroutine
	tba
	INDEX	drawable,drawable_count
	staa	0,x
	inc	drawable_count
	tab
	rts

; Draws a free tile.
; out: A tile; destroyed: B, X, rng
blank_draw subroutine
	clra
	ldab	drawable_count
	jsr	rng_below
	dec	drawable_count
	pshb
	INDEX	drawable,drawable_count
	ldaa	0,x		; the last one takes its place
	ldx	#drawable
	pulb
	abx
	ldab	0,x
	staa	0,x
	tba
	rts

; Removes a blank tile, and adds those that this frees.
; in: A tile; destroyed: A, B, X
blank_take subroutine
	staa	take_tile
	jsr	tile_links
	clr	slot
.slot	ldab	0,x
	inx
	stx	link_at
	cmpb	#NO_TILE
	beq	.next
	stab	take_link
	ldx	#blank_open
	abx
	ldaa	0,x
	cmpa	#TILE_GONE
	beq	.next
	staa	old_open
	pshx
	INDEX	link_weights,slot
	suba	0,x
	pulx
	staa	0,x
	jsr	tile_is_free
	bne	.next
	ldaa	old_open
	jsr	tile_is_free
	beq	.next
	ldab	take_link
	jsr	drawable_add
.next	ldx	link_at
	inc	slot
	ldaa	slot
	cmpa	#LINKS
	bne	.slot
	INDEX	blank_open,take_tile
	ldaa	#TILE_GONE
	staa	0,x
	rts

; Plays a blank game with the faces of pair_face.
; out: A 0 if it got stuck; destroyed: B, X, rng
blank_play subroutine
	jsr	blank_start
	ldx	#pair_face
	stx	pair_at
	ldaa	pair_count
	staa	pairs_left
.pair	ldaa	drawable_count
	cmpa	#2
	blo	.stuck
	jsr	blank_draw
	staa	first
	jsr	blank_draw
	staa	second
	ldx	pair_at
	ldaa	0,x
	inx
	stx	pair_at
	INDEX	blank_face,first
	staa	0,x
	INDEX	blank_face,second
	staa	0,x
	ldaa	first
	jsr	blank_take
	ldaa	second
	jsr	blank_take
	dec	pairs_left
	bne	.pair
	ldaa	#1
	rts
.stuck	COUNT16	failures,1
	jsr	when_failed
	clra
	rts

; Tells whether the tiles can be won, whatever their faces. A wave removes all
; tiles that are free at once. No game removes a tile sooner than the waves do; a
; game removes two tiles per turn. If the waves fall behind that, it can't be won.
; out: A 0 if it can't; destroyed: B, X
blank_may_be_won subroutine
	jsr	blank_start
	clr	gone
	clr	due
.turn	ldaa	due
	cmpa	left
	bhs	.won
	ldaa	drawable_count
	staa	wave
.take	ldaa	gone
	cmpa	wave
	bhs	.swept
	INDEX	drawable,gone
	inc	gone
	ldaa	0,x
	jsr	blank_take
	bra	.take
.swept	ldaa	due
	adda	#2
	staa	due
	ldaa	gone
	cmpa	due
	bhs	.turn
	clra
	rts
.won	ldaa	#1
	rts

; Plays blank games until one is won, or none can be.
; in: pair_face, pair_count, D tries; out: A 0 if none was won;
; destroyed: B, X, rng
blank_win subroutine
	std	tries
	jsr	blank_play
	tsta
	bne	.won
	jsr	blank_may_be_won
	tsta
	beq	.lost
.again	COUNT16	tries,-1
	beq	.lost
	jsr	blank_play
	tsta
	beq	.again
.won	ldaa	#1
	rts
.lost	clra
	rts

; --------------------------------------------------------------------- deals

; Deals the turtle of the seed.
; in: seed, links; destroyed: A, B, X, rng
game_deal subroutine
	jsr	turtle_build
	ldaa	#TILES
	staa	left
	ldx	#face		; all are there
	ldab	#TILES
	ldaa	#1
	jsr	bytes_fill
	jsr	weigh_tiles
	jsr	rng_seed
	ldx	#pair_face	; each kind once, then once more
	ldab	#1
.kind	stab	0,x
	stab	KINDS,x
	inx
	incb
	cmpb	#KINDS+1
	bne	.kind
	ldaa	#PAIRS
	staa	pair_count
	ldd	#0
	std	failures
	ldd	#DEAL_TRIES
	jsr	blank_win	; the turtle can always be won
	bra	put_faces

; Fills in "open" of all tiles.
; destroyed: A, B, X
weigh_tiles subroutine
	clra
.tile	psha
	jsr	links_start
.link	jsr	links_next
	bcs	.next
	pshx
	ldx	#link_weights
	jsr	slot_weight
	pulx
	adda	0,x
	staa	0,x
	bra	.link
.next	pula
	inca
	cmpa	#TILES
	bne	.tile
	rts

; Takes over what a blank game has dealt.
; destroyed: A, B, X
put_faces subroutine
	COPY	face,blank_face,TILES
	COPY	own_rng,rng,RNG_SIZE
	rts

; ---------------------------------------------------------------- reshuffles

; Deals the remaining tiles again, without a change to the position.
; out: A 0 if that is impossible; blank_face, rng; destroyed: B, X
shuffle_plan subroutine
	ldaa	shuffles
	cmpa	#MOST_SHUFFLES
	bhs	.never
	COPY	rng,own_rng,RNG_SIZE
	bsr	.sort
	bsr	.mix
	COPY	blank_face,face,TILES
	ldd	#SHUFFLE_TRIES
	jmp	blank_win
.never	clra
	rts

; Lists the remaining pairs, kind by kind.
.sort	ldx	#pair_face
	stx	pair_at
	clr	pair_count
	ldaa	#1
.kind	ldx	#face
	clrb
.tile	cmpa	0,x
	bne	.other
	incb
	bitb	#1
	bne	.other
	pshx			; every second tile
	ldx	pair_at
	staa	0,x
	inx
	stx	pair_at
	inc	pair_count
	pulx
.other	inx
	cpx	#face+TILES
	bne	.tile
	inca
	cmpa	#KINDS+1
	bne	.kind
	rts

; Puts the pairs into random order.
.mix	ldab	pair_count
	stab	pairs_left
.swap	ldab	pairs_left
	cmpb	#2
	blo	.mixed
	clra
	jsr	rng_below
	dec	pairs_left
	pshb
	INDEX	pair_face,pairs_left
	pulb
	pshx
	ldaa	0,x
	ldx	#pair_face
	abx
	ldab	0,x
	staa	0,x
	pulx
	stab	0,x
	bra	.swap
.mixed	rts

; Deals the remaining tiles again.
; out: A 0 if that is impossible; destroyed: B, X, rng
mahjong_reshuffle subroutine
	jsr	shuffle_plan
	tsta
	beq	.end
	jsr	put_faces
	inc	shuffles
	ldaa	#1
.end	rts
