; SPDX-License-Identifier: MIT
; Draws the pile, as mahjongview.c does on an MSX. Half a tile is a character, so
; the turtle needs the whole screen, and words stand where it leaves room. The
; signs of free tiles are bright. Where the pile is lower to the right of a tile
; or below it, the tile has a dark edge.

VIEW_ROWS	= ROWS+1	; so that every tile has something below it
RIGHT_EDGE	= %1010
LOWER_EDGE	= %1100
MARKED		= BLUE|FULL

	seg.u	direct
view_tile ds	1
view_level ds	1		; of the tile, counted from 1
view_x	ds	1
view_y	ds	1
view_cell ds	2		; of the heights
view_sign ds	4		; the codes of the four cells
	seg.u	ram
pointer	ds	1		; the tile under the pointer
marked	ds	2		; tiles that are held or hinted, or NO_TILE
heights	ds	COLUMNS*VIEW_ROWS+COLUMNS
	seg	code

; Draws the screen of a game that begins.
; destroyed: A, B, X
view_start subroutine
	jsr	screen_darken
; Draws the pile, the counters and the pointer's tile.
; destroyed: A, B, X
view_draw
	clr	is_shown
	ldx	#heights
	clra
.clear	staa	0,x
	inx
	cpx	#heights+COLUMNS*VIEW_ROWS+COLUMNS
	bne	.clear
	clra
.stack	bsr	view_find
	beq	.flat
	ldaa	view_level	; higher tiles come later
	ldx	view_cell
	staa	0,x
	staa	1,x
	staa	COLUMNS,x
	staa	COLUMNS+1,x
.flat	ldaa	view_tile
	inca
	cmpa	#TILES
	bne	.stack
	bsr	view_empty
	clra
.draw	bsr	view_find
	beq	.gone
	jsr	view_picture
	jsr	view_edges
	jsr	view_put
.gone	ldaa	view_tile
	inca
	cmpa	#TILES
	bne	.draw
	jmp	view_panel

; Finds the cell of a tile.
; in: A tile; out: view_tile, view_level, view_cell, X face, Z if it is gone;
; destroyed: A, B
view_find subroutine
	staa	view_tile
	jsr	tile_place
	ldaa	0,x
	inca
	staa	view_level
	ldd	1,x		; row and column
	staa	view_y
	stab	view_x
	ldab	#COLUMNS
	mul
	addb	view_x
	adca	#0
	addd	#heights
	std	view_cell
	INDEX	face,view_tile
	ldab	0,x
	rts

; Darkens the cells where nothing is, in those columns and rows where tiles were.
; destroyed: A, B, X
view_empty subroutine
	clr	view_tile
	clra
.tile	bsr	view_find
	bne	.next
	ldx	view_cell
	ldd	view_cell
	subd	#heights-SCREEN
	std	cursor
	clrb
	bsr	.cell
	incb
	bsr	.cell
	ldab	#COLUMNS
	bsr	.cell
	incb
	bsr	.cell
.next	ldaa	view_tile
	inca
	cmpa	#TILES
	bne	.tile
	rts
.cell	ldx	view_cell
	abx
	tst	0,x
	bne	.end
	ldx	cursor
	abx
	ldaa	#DARK
	staa	0,x
.end	rts

; Chooses the codes of a tile.
; in: view_tile, B face; out: view_sign; destroyed: A, B, X
view_picture subroutine
	decb
	aslb
	aslb
	ldx	#face_pictures
	abx
	ldd	0,x
	std	view_sign
	ldd	2,x
	std	view_sign+2
	ldab	view_tile
	cmpb	marked
	beq	.marked
	cmpb	marked+1
	bne	.plain
.marked	ldaa	#MARKED
	staa	view_sign+1
	staa	view_sign+2
	staa	view_sign+3
.plain	jsr	tile_check
	bne	.end
	ldaa	view_sign	; bright
	oraa	#TEXT
	staa	view_sign
.end	rts

; Separates a tile from its neighbours by dark edges, except where the pile is
; lower behind them: there one sees its side.
; destroyed: A, B, X
view_edges subroutine
	ldx	view_cell
	ldaa	view_level
	cmpa	2,x
	bhi	.right
	ldab	view_sign+1
	andb	#$F0|RIGHT_EDGE
	stab	view_sign+1
.right	cmpa	COLUMNS+2,x
	bhi	.low
	ldab	view_sign+3
	andb	#$F0|RIGHT_EDGE
	stab	view_sign+3
.low	cmpa	2*COLUMNS,x
	bhi	.lower
	ldab	view_sign+2
	andb	#$F0|LOWER_EDGE
	stab	view_sign+2
.lower	cmpa	2*COLUMNS+1,x
	bhi	.end
	ldab	view_sign+3
	andb	#$F0|LOWER_EDGE
	stab	view_sign+3
.end	rts

; Writes the cells that no higher tile covers.
; destroyed: A, B, X
view_put subroutine
	ldd	view_cell
	subd	#heights-SCREEN
	std	cursor
	ldaa	view_sign
	clrb
	bsr	.cell
	ldaa	view_sign+1
	incb
	bsr	.cell
	ldaa	view_sign+2
	ldab	#COLUMNS
	bsr	.cell
	ldaa	view_sign+3
	incb
.cell	psha
	ldx	view_cell
	abx
	ldaa	0,x
	cmpa	view_level
	pula
	bne	.end
	ldx	cursor
	abx
	staa	0,x
.end	rts

; -------------------------------------------------------------------- pointer

; Exchanges light and dark in the pointer's tile.
; out: is_shown; destroyed: A, B, X
view_invert subroutine
	ldaa	pointer
	cmpa	#TILES
	bhs	.end
	jsr	view_find
	ldd	view_cell
	subd	#heights-SCREEN
	std	cursor
	ldaa	is_shown
	eora	#1
	staa	is_shown
	ldx	cursor
	bsr	.cell
	inx
	bsr	.cell
	ldab	#COLUMNS-1
	abx
	bsr	.cell
	inx
.cell	ldaa	0,x
	bmi	.dark
	eora	#TEXT
	staa	0,x
	rts
.dark	eora	#FULL
	staa	0,x
.end	rts

; ---------------------------------------------------------------------- words

; Writes the counters, and what is under the pointer.
; destroyed: A, B, X
view_panel subroutine
	PRINT	view_tiles
	clra
	ldab	left
	jsr	put_number
	bsr	.blank
	PRINT	view_failures
	ldd	failures
	jsr	put_number
	ldaa	pointer
	cmpa	#TILES
	bhs	.nothing
	jsr	view_find
	beq	.nothing
	decb
	ldx	#face_names
	abx
	abx
	GO_TO	4,24
	ldaa	0,x
	jsr	put_char
	ldaa	1,x
	jsr	put_char
	PRINT	view_layer
	ldaa	view_level
	adda	#'0
	jmp	put_char
.nothing GO_TO	4,24
	bsr	.blank
	bsr	.blank
	GO_TO	5,24
	ldab	#8
.more	bsr	.blank
	decb
	bne	.more
	rts
.blank	ldaa	#DARK
	jmp	put_code

; Writes a message of two lines.
; in: X two texts, the second behind the first; destroyed: A, B, X
view_message subroutine
	pshx
	bsr	view_clear_message
	pulx
	jsr	print
	inx
	jmp	print

; destroyed: A, B, X
view_clear_message subroutine
	ldx	#SCREEN+12*COLUMNS+22
	bsr	.line
	ldx	#SCREEN+13*COLUMNS+22
.line	ldaa	#DARK
	ldab	#10
	jmp	bytes_fill

view_tiles TEXT_AT 2,22
	dc.b	"TILES ",0
view_failures TEXT_AT 3,22
	dc.b	"FAILURES ",0
view_layer TEXT_AT 5,24
	dc.b	"LAYER ",0
