; SPDX-License-Identifier: MIT
; Stops the build if something does not fit. Every program includes this file
; last.

	seg.u	direct
	if	. > $100
	echo	"the direct variables end at", .
	err
	endif
	seg.u	ram
variables_end
	if	. > RAM_END-STACK_ROOM
	echo	"the variables end at", .
	err
	endif
	seg	code
code_end
	if	. > CODE_END
	echo	"the code ends at", .
	err
	endif
