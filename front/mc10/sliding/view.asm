; SPDX-License-Identifier: MIT
; Draws the sliding puzzle, as slidingview.c does on an MSX. A tile is a block of
; four by three characters. Its colour is that of its home row. Its number is
; bright where the tile is at home.

VIEW_PANEL	= 22		; the column of the panel

	seg.u	direct
view_cell ds	1
view_tile ds	1
view_ink ds	1		; TEXT, or 0 for dark
	seg	code

; Draws the screen of a game that begins.
; destroyed: A, B, X
view_start subroutine
	jsr	screen_darken
	ldx	#view_panel_text
.line	ldd	0,x
	beq	.seed
	jsr	print
	inx
	bra	.line
.seed	PRINT	view_seed_text
	jsr	seed_show
	bra	view_draw
view_panel_text	TEXT_AT	0,VIEW_PANEL
	dc.b	"STEPS",0
	TEXT_AT	4,VIEW_PANEL
	dc.b	"W A S Z",0
	TEXT_AT	5,VIEW_PANEL
	dc.b	"OR NUMBER",0
	TEXT_AT	7,VIEW_PANEL
	dc.b	"U UNDO",0
	TEXT_AT	8,VIEW_PANEL
	dc.b	"R RESTART",0
	TEXT_AT	9,VIEW_PANEL
	dc.b	"N NEW",0
	TEXT_AT	10,VIEW_PANEL
	dc.b	"C CODE",0
	dc.w	0
view_seed_text	TEXT_AT	15,0
	dc.b	"SEED ",0

; Draws the board and the number of steps.
; destroyed: A, B, X
view_draw subroutine
	clr	view_cell
.cell	bsr	.draw
	inc	view_cell
	ldaa	view_cell
	cmpa	last
	bls	.cell
	GO_TO	1,VIEW_PANEL
	jsr	game_score
	jsr	put_number
	ldaa	#DARK		; after an undo there may be a digit less
	jmp	put_code

.draw	ldaa	view_cell
	jsr	sliding_row_of
	asla
	asla
	psha
	ldaa	#3*COLUMNS
	mul
	addd	#SCREEN+1
	std	cursor
	pulb
	ldx	cursor
	abx
	stx	cursor
	INDEX	tile,view_cell
	ldab	0,x
	beq	.gap
	stab	view_tile
	clr	view_ink
	tba
	deca
	cmpa	view_cell
	bne	.away
	ldab	#TEXT
	stab	view_ink
.away	jsr	sliding_row_of
	ldx	#.colours
	abx
	ldab	0,x
	ldx	cursor
	tba
	oraa	#%1111
	staa	0,x
	staa	1,x
	staa	2,x
	staa	COLUMNS,x
	staa	COLUMNS+1,x
	anda	#%11111010	; a dark edge at the right
	staa	3,x
	staa	COLUMNS+3,x
	orab	#%1100		; and at the bottom
	stab	2*COLUMNS,x
	stab	2*COLUMNS+1,x
	stab	2*COLUMNS+2,x
	andb	#%11111010
	stab	2*COLUMNS+3,x
	ldaa	view_tile
	clrb
.tens	suba	#10
	bcs	.units
	incb
	bra	.tens
.units	adda	#'0+10
	oraa	view_ink
	staa	COLUMNS+2,x
	tstb
	beq	.end
	addb	#'0
	orab	view_ink
	stab	COLUMNS+1,x
.end	rts
.gap	ldx	cursor
	ldaa	#DARK
	bsr	.row
	bsr	.row
.row	staa	0,x
	staa	1,x
	staa	2,x
	staa	3,x
	ldab	#COLUMNS
	abx
	rts
.colours dc.b	YELLOW,CYAN,ORANGE,MAGENTA,BUFF

; Clears the last row, where messages are.
; destroyed: B, X
view_clear_message subroutine
	ldx	#SCREEN+15*COLUMNS
	stx	cursor
	ldaa	#DARK
	ldab	#COLUMNS
	jmp	bytes_fill
