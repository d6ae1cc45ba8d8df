; SPDX-License-Identifier: MIT
; What all files of Mahjong share: the position, byte for byte as in
; rules/mahjong/mahjong.h. Coordinates count half tiles. A tile's number is its
; index in order of layer, row and column. A move is the lower tile's number and
; then the higher one's; both are NO_TILE in a reshuffle.

TILES		= 144
PAIRS		= TILES/2
PLACES		= 254		; tiles of the largest layout elsewhere
KINDS		= 36
LINKS		= 8
NO_TILE		= $FF
MOST_PAIRS	= 128		; legal moves; the turtle never has so many
GAME_LETTER	= 'M

; What touches a tile, as three counters in a byte.
TILE_AT_LEFT	= 1		; counts 0 to 2 tiles
TILE_AT_RIGHT	= 4		; 0 to 2
TILE_ABOVE	= 16		; 0 to 4
LEFT_TILES	= 3
RIGHT_TILES	= 12
TILE_GONE	= $FF

	seg.u	ram
position
tile_count ds	1
place	ds	3*PLACES	; layer, row, column
left	ds	1		; tiles
tile_set ds	1
dealer	ds	1
shuffles ds	1
own_rng	ds	RNG_BYTES	; for reshuffles
face	ds	PLACES		; from 1 to KINDS, or 0 if a tile is gone
open	ds	PLACES		; counters of what touches a tile
POSITION_SIZE	= . - position
links	ds	LINKS*TILES	; neighbours, or NO_TILE
blank_open ds	TILES		; "open" in a game with blank tiles
blank_face ds	TILES
drawable ds	TILES		; its free tiles
pair_face ds	PAIRS		; the faces to deal, one for each pair
moves	ds	2*MOST_PAIRS
	seg.u	direct
move_count ds	2
hint_count ds	2
failures ds	2		; games with blank tiles that got stuck
first	ds	1		; the tiles of a move
second	ds	1
tile_at	ds	2
	seg	code

variant_word
	dc.b	6,'T-'A+10,'U-'A+10,'R-'A+10,'T-'A+10,'L-'A+10,'E-'A+10

; in: A tile; out: X its place; destroyed: A, B
tile_place subroutine
	ldab	#3
	mul
	addd	#place
	bra	.found
; in: A tile; out: X its links; destroyed: A, B
tile_links
	ldab	#LINKS
	mul
	addd	#links
.found	std	tile_at
	ldx	tile_at
	rts
