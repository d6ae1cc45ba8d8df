; SPDX-License-Identifier: MIT
; Finds out which cells balls can reach, as rules/kulki/paths.c does. The board has
; a wall around it, so that walking needs no test for the edge; the wall at the end
; of a row also precedes the next row. Empty cells that are connected are a region.

STRIDE		= SIDE+1
FENCED		= STRIDE*[SIDE+2]+1
WALL		= $FF
OPEN		= 0

	seg.u	direct
region	ds	1		; the last one
place	ds	1
cell_left ds	1
queue_head ds	1
queue_tail ds	1
way_left ds	1
	seg.u	ram
fence	ds	FENCED		; WALL, OPEN, or a region
queue	ds	CELLS
region_size ds	CELLS+1
beside	ds	4		; different regions beside a ball, or WALL
	seg	code

; in: B cell; out: B its place in the fence; destroyed: A
fenced	subroutine
	tba
	addb	#STRIDE+1
.row	suba	#SIDE
	bcs	.end
	incb
	bra	.row
.end	rts

; Builds the fence with balls in it.
; out: fence: WALL, or what a cell contains; destroyed: A, B, X
fence_balls subroutine
	ldx	#fence
	ldab	#FENCED
	ldaa	#WALL
	jsr	bytes_fill
	clrb
.cell	ldx	#cell
	abx
	ldaa	0,x
	psha
	pshb
	bsr	fenced
	ldx	#fence
	abx
	pulb
	pula
	staa	0,x
	incb
	cmpb	#CELLS
	bne	.cell
	rts

; Builds the fence and numbers the regions from 1.
; out: fence, region_size; destroyed: A, B, X
find_regions subroutine
	ldx	#fence
	ldab	#FENCED
	ldaa	#WALL
	jsr	bytes_fill
	ldx	#region_size
	ldab	#CELLS+1
	clra
	jsr	bytes_fill
	clrb
.cell	ldx	#cell
	abx
	tst	0,x
	bne	.taken
	pshb
	bsr	fenced
	ldx	#fence
	abx
	clr	0,x
	pulb
.taken	incb
	cmpb	#CELLS
	bne	.cell
	clr	region
	ldab	#STRIDE+1
.place	ldx	#fence
	abx
	tst	0,x
	bne	.next
	stab	place
	inc	region
	bsr	flood
	ldab	place
.next	incb
	cmpb	#FENCED-STRIDE
	bne	.place
	rts

; Gives a place and all that are connected with it the number of the region.
; in: B place, region; destroyed: A, B, X
flood	subroutine
	clr	queue_head
	clr	queue_tail
	bsr	.add
.next	ldab	queue_head
	cmpb	queue_tail
	beq	.end
	inc	queue_head
	ldx	#queue
	abx
	ldab	0,x
	subb	#STRIDE		; up
	bsr	.try
	addb	#STRIDE-1	; left
	bsr	.try
	addb	#2		; right
	bsr	.try
	addb	#STRIDE-1	; down
	bsr	.try
	bra	.next
.end	rts
.try	ldx	#fence
	abx
	tst	0,x
	bne	.end
.add	ldx	#fence
	abx
	ldaa	region
	staa	0,x
	pshb
	INDEX	region_size,region
	inc	0,x
	INDEX	queue,queue_tail
	inc	queue_tail
	pulb
	stab	0,x
	rts

; Finds the regions beside a ball, each once, after find_regions.
; in: B cell; out: beside, D how many cells they have; destroyed: X
find_beside subroutine
	jsr	fenced
	ldx	#fence-STRIDE
	abx
	ldaa	0,x
	staa	beside
	ldab	STRIDE-1,x
	cba
	bne	.left
	ldab	#WALL
.left	stab	beside+1
	ldaa	STRIDE+1,x
	bsr	.once
	staa	beside+2
	ldaa	2*STRIDE,x
	bsr	.once
	cmpa	beside+2
	bne	.down
	ldaa	#WALL
.down	staa	beside+3
	ldx	#beside
	clra
.count	ldab	0,x
	cmpb	#WALL
	beq	.next
	pshx
	ldx	#region_size
	abx
	adda	0,x
	pulx
.next	inx
	cpx	#beside+4
	bne	.count
	tab
	clra
	rts
.once	cmpa	beside
	beq	.known
	cmpa	beside+1
	bne	.new
.known	ldaa	#WALL
.new	rts

; Tells whether a ball beside some regions can reach a cell.
; in: B cell, beside; out: Z if it can; destroyed: A, B, X
is_reachable subroutine
	jsr	fenced
	ldx	#fence
	abx
	ldaa	0,x
	cmpa	#WALL
	beq	.no
	cmpa	beside
	beq	.end
	cmpa	beside+1
	beq	.end
	cmpa	beside+2
	beq	.end
	cmpa	beside+3
.end	rts
.no	tsta
	rts
