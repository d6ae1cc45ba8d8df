; SPDX-License-Identifier: MIT
; Prints the digest of a random game of Kulki, to be compared with those of
; other machines. It shares the rules with kulki.asm.

	processor 6803
RAM_END		= $8FFF
CODE_END	= $6300
VARIABLES	= $7000
STACK_ROOM	= 128
RNG_BYTES	= 16

	include	"machine/hardware.asm"
	include	"machine/macros.asm"

	seg	code
	org	LOAD
	jmp	start

	include	"kulki/kulki.asm"
	include	"machine/screen.asm"
	include	"machine/keys.asm"
	include	"core/base.asm"
	include	"core/rng.asm"
	include	"core/digest.asm"
	include	"core/digest_print.asm"
	include	"kulki/paths.asm"
	include	"kulki/lines.asm"
	include	"kulki/game.asm"
	include	"session/playout.asm"

start	sei
	lds	#RAM_END
	jsr	keys_start
	jsr	screen_clear
	jsr	playout_digest
	PRINT	proof_end
	jsr	key_wait
	jmp	start
proof_end TEXT_AT	5,0
	dc.b	"THE FIRST GAME OF KULKI",0
when_idle
	rts

	include	"machine/limits.asm"
