; SPDX-License-Identifier: MIT
; Tells which tiles are free, removes tiles, and puts them back, as
; rules/mahjong/tiles.c does.

	seg.u	direct
tile	ds	1
slot	ds	1
link_at	ds	2
own_open ds	1
	seg	code

; A tile is free if nothing lies on it and one of its sides is open.
; in: A "open"; out: Z if it is free
tile_is_free subroutine
	cmpa	#TILE_ABOVE
	bhs	.covered
	bita	#LEFT_TILES
	beq	.end
	bita	#RIGHT_TILES
.end	rts
.covered tsta
	rts

; in: B tile; out: A its "open", Z if it is free; destroyed: X
tile_check subroutine
	ldx	#open
	abx
	ldaa	0,x
	bra	tile_is_free

; Begins to go through the links of a tile.
; in: A tile; destroyed: A, B, X
links_start subroutine
	jsr	tile_links
	clr	slot
	bra	.set
; Takes the next link whose tile is there.
; out: C if there is none, else B tile, X its "open", slot counted from 1;
; destroyed: A
links_next
	ldx	link_at
.slot	ldaa	slot
	cmpa	#LINKS
	beq	.none
	inc	slot
	ldab	0,x
	inx
	cmpb	#NO_TILE
	beq	.slot
	pshx
	ldx	#face
	abx
	ldaa	0,x
	pulx
	tsta
	beq	.slot
	stx	link_at
	ldx	#open
	abx
	clc
	rts
.none	sec
.set	stx	link_at
	rts

; in: X table of weights; out: A that of the slot; destroyed: B, X
slot_weight subroutine
	ldab	slot
	decb
	abx
	ldaa	0,x
	rts

; Removes a tile. Its neighbours are touched by one tile less.
; in: A tile; destroyed: A, B, X
tile_remove subroutine
	staa	tile
	bsr	links_start
.link	bsr	links_next
	bcs	.end
	pshx
	ldx	#link_weights
	bsr	slot_weight
	pulx
	nega
	adda	0,x
	staa	0,x
	bra	.link
.end	INDEX	face,tile
	clr	0,x
	INDEX	open,tile
	ldaa	#TILE_GONE
	staa	0,x
	dec	left
	rts

; Puts a tile back that was removed last, so that nothing lies on it.
; in: A tile, B face; destroyed: A, B, X
tile_restore subroutine
	staa	tile
	pshb
	clr	own_open
	bsr	links_start
.link	bsr	links_next
	bcs	.end
	pshx
	ldx	#link_weights
	bsr	slot_weight
	pulx
	adda	0,x
	staa	0,x
	ldx	#own_weights
	bsr	slot_weight
	adda	own_open
	staa	own_open
	bra	.link
.end	INDEX	open,tile
	ldaa	own_open
	staa	0,x
	INDEX	face,tile
	pula
	staa	0,x
	inc	left
	rts
