; SPDX-License-Identifier: MIT
; Finds, clears and scores lines, as rules/kulki/lines.c does.

LINE		= 5		; balls that make one

	seg.u	direct
line_x	ds	1		; where a line may begin
line_y	ds	1
line_colour ds	1
line_place ds	1		; the same, in the fence
line_length ds	1
walk_x	ds	1
walk_y	ds	1
step_x	ds	1
step_y	ds	1
points	ds	2
	seg.u	ram
gone	ds	CELLS
	seg	code

; in: walk_x, walk_y, perhaps beyond the board; out: B colour, or 0, X the cell if
; it is on the board; destroyed: A
colour_at subroutine
	ldaa	walk_x
	cmpa	#SIDE
	bhs	.none
	ldaa	walk_y
	cmpa	#SIDE
	bhs	.none
	ldab	#SIDE
	mul
	addb	walk_x
	ldx	#cell
	abx
	ldab	0,x
	rts
.none	clrb
	rts

; Takes a step along the line.
; destroyed: A
line_step subroutine
	ldaa	walk_x
	adda	step_x
	staa	walk_x
	ldaa	walk_y
	adda	step_y
	staa	walk_y
	rts

	mac	LINE_IF		; looks for a line if the ball at X + {1} is the same
	cmpa	{1},x
	bne	.other
	pshx
	ldab	#{2}
	jsr	line_from
	pulx
	ldaa	line_colour
.other
	endm

; Clears all lines and adds their points to the score.
; out: Z if there are none; destroyed: A, B, X
clear_lines subroutine
	ldx	#gone
	ldab	#CELLS
	clra
	jsr	bytes_fill
	ldd	#0
	std	points
	jsr	fence_balls
	ldaa	#STRIDE+1
	staa	line_place
	clr	line_y
.row	clr	line_x
.cell	INDEX	fence,line_place
	ldaa	0,x
	beq	.empty
	staa	line_colour
	LINE_IF	1,0		; the next ball rules out most lines
	LINE_IF	STRIDE,1
	LINE_IF	STRIDE+1,2
	LINE_IF	STRIDE-1,3
.empty	inc	line_place
	inc	line_x
	ldaa	line_x
	cmpa	#SIDE
	bne	.cell
	inc	line_place	; the wall
	inc	line_y
	ldaa	line_y
	cmpa	#SIDE
	bne	.row
	ldd	points
	beq	.end
	clrb
.ball	ldx	#gone
	abx
	tst	0,x
	beq	.stays
	ldx	#cell
	abx
	clr	0,x
.stays	incb
	cmpb	#CELLS
	bne	.ball
	ldaa	score		; low byte first
	adda	points+1
	staa	score
	ldaa	score+1
	adca	points
	staa	score+1
	ldaa	#1
.end	rts

; Marks the line that begins at a cell, and counts its points: 5, and 2 for each
; ball beyond the fifth.
; in: line_x, line_y, line_colour, B way; destroyed: A, B, X
line_from subroutine
	ldx	#.steps
	aslb
	abx
	ldd	0,x
	std	step_x		; and step_y
	ldaa	line_x		; does it begin earlier?
	suba	step_x
	staa	walk_x
	ldaa	line_y
	suba	step_y
	staa	walk_y
	bsr	.same
	beq	.end
	clr	line_length
	bsr	.begin
.long	inc	line_length
	jsr	line_step
	bsr	.same
	beq	.long
	ldab	line_length
	cmpb	#LINE
	blo	.end
	aslb
	subb	#LINE
	clra
	addd	points
	std	points
	bsr	.begin
.mark	ldaa	walk_y
	ldab	#SIDE
	mul
	addb	walk_x
	ldx	#gone
	abx
	inc	0,x
	jsr	line_step
	dec	line_length
	bne	.mark
.end	rts
.begin	ldaa	line_x
	staa	walk_x
	ldaa	line_y
	staa	walk_y
	rts
.same	jsr	colour_at
	cmpb	line_colour
	rts
.steps	dc.b	1,0, 0,1, 1,1, -1,1	; right, down, and the diagonals
