; SPDX-License-Identifier: MIT
; Draws the board, as kulkiview.c does on an MSX, with the columns and rows of the
; original. A ball is its number and its colour.

VIEW_COLUMN	= 3		; of the first cell; each has three
VIEW_ROW	= 1
FULL		= %1111
HELD		= %1001
EMPTY		= $2E		; a dark point

	seg.u	ram
view_cell ds	1
pointer	ds	1		; the cell under the pointer
held	ds	1		; the cell of the held ball, or NO_CELL
	seg	code

; Draws the screen of a game that begins.
; destroyed: A, B, X
view_start subroutine
	jsr	screen_darken
	GO_TO	0,VIEW_COLUMN
	ldaa	#'A
.column	psha
	jsr	put_char
	ldx	cursor
	inx
	inx
	stx	cursor
	pula
	inca
	cmpa	#'A+SIDE
	bne	.column
	ldx	#SCREEN+VIEW_ROW*COLUMNS+1
	ldaa	#TEXT|'1
.row	staa	0,x
	ldab	#COLUMNS
	abx
	inca
	cmpa	#TEXT|'1+SIDE
	bne	.row
	ldx	#view_lines
.line	ldd	0,x
	beq	view_draw
	jsr	print
	inx
	bra	.line

; Draws the board and the score.
; destroyed: A, B, X
view_draw subroutine
	clr	is_shown
	clrb
.cell	stab	view_cell
	bsr	view_find
	ldx	#cell
	ldab	view_cell
	abx
	ldab	0,x
	beq	.empty
	tba
	adda	#TEXT|'0
	ldx	#.colours-1
	abx
	ldab	0,x
	orab	#FULL
	pshb
	ldab	view_cell
	cmpb	held
	pulb
	bne	.put
	andb	#$F0|HELD
	bra	.put
.empty	ldd	#EMPTY*256+DARK
.put	ldx	cursor
	std	0,x
	ldab	view_cell
	incb
	cmpb	#CELLS
	bne	.cell
	GO_TO	11,9
	jsr	game_score
	jsr	put_number
	ldaa	#DARK
	jsr	put_code
	jmp	put_code
.colours dc.b	RED,GREEN,BLUE,YELLOW,MAGENTA,CYAN,BUFF

; Finds a cell on the screen.
; in: B cell; out: cursor; destroyed: A, B, X
view_find subroutine
	ldx	#SCREEN+VIEW_ROW*COLUMNS+VIEW_COLUMN
.row	subb	#SIDE
	bcs	.column
	pshb
	ldab	#COLUMNS
	abx
	pulb
	bra	.row
.column	addb	#SIDE
	abx
	abx
	abx
	stx	cursor
	rts

; Exchanges light and dark in the pointer's cell.
; out: is_shown; destroyed: A, B, X
view_invert subroutine
	ldaa	is_shown
	eora	#1
	staa	is_shown
	ldab	pointer
	bsr	view_find
	ldx	cursor
	ldd	0,x
	eora	#TEXT
	eorb	#FULL
	std	0,x
	rts

; Writes a message in the last row.
; in: X text; destroyed: A, B, X
view_message subroutine
	pshx
	bsr	view_clear_message
	pulx
	jmp	print

; destroyed: A, B, X
view_clear_message subroutine
	ldx	#SCREEN+15*COLUMNS
	ldaa	#DARK
	ldab	#COLUMNS
	jmp	bytes_fill

view_lines
	TEXT_AT	11,3
	dc.b	"SCORE",0
	TEXT_AT	12,3
	dc.b	"W A S Z POINT  SPACE TAKE",0
	TEXT_AT	13,3
	dc.b	"U UNDO R RESTART N NEW C CODE",0
	dc.w	0
