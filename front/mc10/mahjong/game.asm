; SPDX-License-Identifier: MIT
; Lists and plays moves, as rules/mahjong/game.c does.

	seg.u	direct
free_count ds	1
moves_count ds	1
outer	ds	1
inner	ds	1
	seg.u	ram
free_tiles ds	TILES
kind_count ds	KINDS+1		; free tiles of each kind
	seg	code

; Lists the free tiles in order, and counts their kinds.
; destroyed: A, B, X
list_free subroutine
	ldx	#kind_count
	ldab	#KINDS+1
	clra
	jsr	bytes_fill
	clr	free_count
	clrb
.tile	jsr	tile_check
	bne	.next
	tba
	pshb
	INDEX	free_tiles,free_count
	staa	0,x
	inc	free_count
	pulb
	ldx	#face
	abx
	pshb
	ldab	0,x
	ldx	#kind_count
	abx
	inc	0,x
	pulb
.next	incb
	cmpb	#TILES
	bne	.tile
	rts

; out: Z if no two free tiles match; destroyed: A, B, X
has_pair subroutine
	bsr	list_free
	ldx	#kind_count
	ldab	#KINDS
.kind	inx
	ldaa	0,x
	cmpa	#2
	bhs	.end		; not equal to 0
	decb
	bne	.kind
	rts
.end	tsta
	rts

; out: B 0 while the game goes on, 1 if it is won, 2 if it is stuck;
; destroyed: A, X
game_status subroutine
	ldab	#1
	tst	left
	beq	.end
	bsr	has_pair
	beq	.stuck
	clrb
	rts
.stuck	ldab	#2
.end	rts

; Lists the pairs in order of their first tile, then of their second. If there is
; none, a reshuffle is the only move, unless it is impossible.
; out: moves, D count; destroyed: X, rng
game_list subroutine
	bsr	list_pairs
	bne	.end
	tst	left
	beq	.end
	jsr	shuffle_plan
	tsta
	beq	.end
	ldd	#NO_TILE*256+NO_TILE
	std	moves
	inc	moves_count
.end	clra
	ldab	moves_count
	rts

; out: moves, moves_count, Z if there are none; destroyed: A, B, X
list_pairs subroutine
	jsr	list_free
	clr	moves_count
	ldx	#moves
	stx	copy_to
	clr	outer
.first	ldaa	outer
	cmpa	free_count
	bhs	.end
	INDEX	free_tiles,outer
	ldab	0,x
	stab	first
	ldx	#face
	abx
	ldaa	0,x
	ldab	outer
.second	incb
	cmpb	free_count
	bhs	.next
	stab	inner
	ldx	#free_tiles
	abx
	ldab	0,x
	ldx	#face
	abx
	cmpa	0,x
	bne	.other
	ldx	copy_to		; a pair
	stab	1,x
	ldab	first
	stab	0,x
	inx
	inx
	stx	copy_to
	inc	moves_count
.other	ldab	inner
	bra	.second
.next	inc	outer
	bra	.first
.end	tst	moves_count
	rts

; Plays a move of the list.
; in: D its number; destroyed: A, B, X, rng
game_play subroutine
	ldx	#moves
	abx
	abx
	ldd	0,x
; Plays a legal move.
; in: A, B tiles; out: A 0 if it was an impossible reshuffle; destroyed: B, X
mahjong_apply
	std	first		; and second
	cmpa	#NO_TILE
	bne	.pair
	jmp	mahjong_reshuffle
.pair	jsr	tile_remove
	ldaa	second
	jsr	tile_remove
	ldaa	#1
	rts

; Tells whether two tiles can be removed.
; in: first, second; out: Z if they can; destroyed: A, B, X
pair_check subroutine
	ldab	first
	cmpb	second
	bhs	.no
	ldab	second
	cmpb	#TILES
	bhs	.no
	jsr	tile_check
	bne	.end
	ldab	first
	jsr	tile_check
	bne	.end
	INDEX	face,first
	ldaa	0,x
	INDEX	face,second
	cmpa	0,x
.end	rts
.no	ldab	#1
	rts

; out: D tiles that are gone
game_score subroutine
	clra
	ldab	#TILES
	subb	left
	rts

; Adds the position to the digest.
; destroyed: A, B, X
game_digest subroutine
	ldx	#position
	ldd	#POSITION_SIZE
	jmp	digest_bytes
