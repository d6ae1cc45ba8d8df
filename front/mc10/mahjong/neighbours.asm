; SPDX-License-Identifier: MIT
; Finds out which tiles touch each other, as rules/mahjong/neighbours.c does, but
; once for all tiles of the turtle. Slots 0 and 1 are the left neighbours, whose
; right side opens when the tile goes; 2 and 3 the right ones; then those below.

AT_LEFT		= 0
AT_RIGHT	= 2
UNDERNEATH	= 4

	seg.u	ram
near_z	ds	1		; the place of the tile
near_y	ds	1
near_x	ds	1
near_tile ds	1
near_other ds	1
near_links ds	2
near_slots ds	UNDERNEATH+1	; the next free slot of each sort, at its first
	seg	code

; Fills in the links of all tiles.
; destroyed: A, B, X
find_links subroutine
	clr	near_tile
.tile	ldaa	near_tile
	jsr	tile_place
	ldd	0,x
	std	near_z		; and near_y
	ldaa	2,x
	staa	near_x
	ldaa	near_tile
	jsr	tile_links
	stx	near_links
	ldaa	#NO_TILE
	ldab	#LINKS
	jsr	bytes_fill
	clra			; AT_LEFT
	staa	near_slots+AT_LEFT
	ldaa	#AT_RIGHT
	staa	near_slots+AT_RIGHT
	ldaa	#UNDERNEATH
	staa	near_slots+UNDERNEATH
	clr	near_other
	ldx	#place
.other	ldaa	0,x
	cmpa	near_z
	beq	.beside
	inca
	cmpa	near_z
	beq	.below
.next	inx
	inx
	inx
	inc	near_other
	ldaa	near_other
	cmpa	#TILES
	bne	.other
	inc	near_tile
	ldaa	near_tile
	cmpa	#TILES
	bne	.tile
	rts

.beside	bsr	.rows
	bhi	.next
	ldaa	2,x
	suba	near_x
	cmpa	#2
	beq	.right
	cmpa	#-2
	bne	.next
	ldab	#AT_LEFT
	bra	.link
.right	ldab	#AT_RIGHT
	bra	.link
.below	bsr	.rows
	bhi	.next
	ldaa	2,x
	suba	near_x
	inca
	cmpa	#2
	bhi	.next
	ldab	#UNDERNEATH
.link	pshx
	ldx	#near_slots
	abx
	ldab	0,x
	inc	0,x
	ldx	near_links
	abx
	ldaa	near_other
	staa	0,x
	pulx
	bra	.next

; Compares the flags of "higher" for two rows that are no neighbours.
.rows	ldaa	1,x
	suba	near_y
	inca
	cmpa	#2
	rts

; What each link of a tile adds to "open" of the neighbour, and what the
; neighbour adds to that of the tile.
link_weights
	dc.b	TILE_AT_RIGHT,TILE_AT_RIGHT,TILE_AT_LEFT,TILE_AT_LEFT
	dc.b	TILE_ABOVE,TILE_ABOVE,TILE_ABOVE,TILE_ABOVE
own_weights
	dc.b	TILE_AT_LEFT,TILE_AT_LEFT,TILE_AT_RIGHT,TILE_AT_RIGHT
	dc.b	0,0,0,0
