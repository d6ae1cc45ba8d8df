; SPDX-License-Identifier: MIT
; Builds the turtle, as rules/mahjong/turtle.c does.

	seg.u	ram
turtle_z ds	1
turtle_y ds	1
turtle_x ds	1
turtle_count ds	1
	seg	code

; Clears the position and adds the places of the tiles.
; destroyed: A, B, X
turtle_build subroutine
	ldx	#position
	clra
.clear	staa	0,x
	inx
	cpx	#position+POSITION_SIZE
	bne	.clear
	ldaa	#TILES
	staa	tile_count
	ldx	#place
	stx	copy_to
	ldx	#.rows
.row	ldd	0,x
	std	turtle_z	; and turtle_y
	ldd	2,x
	std	turtle_x	; and turtle_count
	ldab	#4
	abx
	stx	copy_from
	ldx	copy_to
.tile	ldd	turtle_z
	std	0,x
	ldaa	turtle_x
	staa	2,x
	adda	#2
	staa	turtle_x
	inx
	inx
	inx
	dec	turtle_count
	bne	.tile
	stx	copy_to
	ldx	copy_from
	cpx	#.end
	bne	.row
	rts

; Layer, row, first column, number of tiles.
.rows	dc.b	0,0,2,12, 0,2,6,8, 0,4,4,10, 0,6,2,12
	dc.b	0,7,0,1, 0,7,26,2, 0,8,2,12, 0,10,4,10
	dc.b	0,12,6,8, 0,14,2,12, 1,2,8,6, 1,4,8,6
	dc.b	1,6,8,6, 1,8,8,6, 1,10,8,6, 1,12,8,6
	dc.b	2,4,10,4, 2,6,10,4, 2,8,10,4, 2,10,10,4
	dc.b	3,6,12,2, 3,8,12,2, 4,7,13,1
.end
