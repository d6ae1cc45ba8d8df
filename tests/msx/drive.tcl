# SPDX-License-Identifier: MIT
# Plays on the cartridge in openMSX by what $STEPS tells, a step a line:
#   type TEXT    those keys, and return
#   press TEXT   those keys (\t, \b and \r can be among them)
#   key ROW MASK a key of the matrix, for a moment
#   stick WAY    a joystick pushed that way, 1 up and on clockwise to 8
#   button N     its first or second button
#   until TEXT   waits for it on the screen, ten emulated minutes at most
#   wait SECONDS
#   digest       waits for a digest at the end of the screen and prints it
#   screen       prints the screen, 24 lines; # is a picture
#   signs        prints the numbers of its characters and pictures, 24 lines
#   word NAME    prints a variable of the first bank, 16 bits
#   room         prints how many moves the game has room for
#   full MOVES   lets it have room for that many only
#   sounds       prints how often the PSG was told to be loud
#   stack        prints how far apart the heap and the stack were at least
#   shot FILE    a picture, as PNG
# $SYMBOLS is the list of those that the first bank has; answers go to $SEEN.

set throttle off
set out [open $env(SEEN) w]
fconfigure $out -buffering line
set symbols [read [open $env(SYMBOLS)]]
set steps [split [string trim [read [open $env(STEPS)]]] "\n"]

namespace eval drive {

proc address {name} {
    global symbols
    regexp "DEF _$name (0x\[0-9A-F\]+)" $symbols all value
    return [expr {$value}]
}

proc word {name {offset 0}} {
    set at [expr {[address $name] + $offset}]
    return [expr {[debug read memory $at] + 256 * [debug read memory [expr {$at + 1}]]}]
}

proc row {number} {
    set words ""
    for {set i 0} {$i < 32} {incr i} {
        set sign [debug read VRAM [expr {0x1800 + 32 * $number + $i}]]
        append words [expr {$sign < 32 || $sign > 126 ? "#" : [format %c $sign]}]
    }
    return $words
}

proc screen {} {
    set words ""
    for {set i 0} {$i < 24} {incr i} { append words [row $i] "\n" }
    return $words
}

proc signs {} {
    set numbers ""
    for {set i 0} {$i < 768} {incr i} {
        append numbers [debug read VRAM [expr {0x1800 + $i}]] [expr {$i % 32 == 31 ? "\n" : " "}]
    }
    return $numbers
}

# Memory that nobody wrote to is zero: how much of it is left above the heap.
proc stack {} {
    set at [word highest]
    for {set free 0} {[debug read memory [expr {$at + $free}]] == 0} {incr free} {}
    return $free
}

# There is no joystick to plug in without a screen: the BIOS's answers are given
# in its stead, to whoever asks for the first joystick.
variable stick 0
variable button 0

proc answer {value} {
    set at [reg SP]
    reg A $value
    reg PC [expr {[debug read memory $at] + 256 * [debug read memory [expr {$at + 1}]]}]
    reg SP [expr {$at + 2}]
}
debug set_bp 0x00D5 {$drive::stick && [reg A] == 1} {drive::answer $drive::stick}
debug set_bp 0x00D8 {$drive::button && [reg A] == 2 * $drive::button - 1} {drive::answer 255}

# Register 8 of the PSG is how loud its first voice is.
variable loud 0
debug set_bp 0x0093 {[reg A] == 8 && ([reg DE] & 255) != 0} {incr drive::loud}

proc again {seconds} { after time $seconds drive::next }

proc await {words left} {
    global out
    if {[string first $words [screen]] >= 0} { again 0.1; return }
    if {$left <= 0} { puts $out "never seen: $words"; puts $out [screen]; exit 1 }
    after time 0.2 [list drive::guard [list drive::await $words [expr {$left - 0.2}]]]
}

# An hour of the machine's time, since it plays whole games before.
proc digest {left} {
    global out
    if {[regexp {^[0-9a-f]{16}$} [string trim [row 23]] found]} { puts $out $found; again 0.02; return }
    if {$left <= 0} { puts $out [screen]; exit 1 }
    after time 1 [list drive::guard [list drive::digest [expr {$left - 1}]]]
}

# Where "room" is in a Session, which is the first in the Desk.
variable room_at 42

proc step {line} {
    global out
    variable room_at
    set rest [string range $line [string wordend $line 0]+1 end]
    switch [lindex [split $line] 0] {
        type { type -release "$rest\r"; again [expr {0.8 + 0.16 * [string length $rest]}] }
        press { type -release [subst -nocommands $rest]; again [expr {0.8 + 0.16 * [string length $rest]}] }
        key { keymatrixdown {*}$rest; after time 0.1 [list keymatrixup {*}$rest]; again 0.6 }
        stick { variable stick $rest; after time 0.1 {set drive::stick 0}; again 0.6 }
        button { variable button $rest; after time 0.1 {set drive::button 0}; again 1.5 }
        until { await $rest 600 }
        digest { digest 3600 }
        wait { again $rest }
        screen { puts $out [screen]; again 0.02 }
        signs { puts -nonewline $out [signs]; again 0.02 }
        word { puts $out "[word $rest]"; again 0.02 }
        room { puts $out [word desk $room_at]; again 0.02 }
        full {
            set at [expr {[address desk] + $room_at}]
            debug write memory $at $rest
            debug write memory [expr {$at + 1}] 0
            again 0.02
        }
        sounds { puts $out $drive::loud; again 0.02 }
        stack { puts $out "[stack]"; again 0.02 }
        shot {
            set ::renderer SDL; set ::maxframeskip 0; set ::throttle on
            after time 0.6 [list drive::guard [list screenshot -raw $rest]]
            after time 0.7 {set throttle off}
            again 0.8
        }
    }
}

# A mistake in here would leave the emulator running.
proc guard {code} {
    global out
    if {[catch $code problem]} { puts $out "$problem"; exit 1 }
}

# The BIOS counts down to a key's repetition even while none is pressed, and so
# repeats one at once now and then.
proc hold_repeat {} {
    debug write memory 0xF3F7 255
    after time 0.5 drive::hold_repeat
}

proc next {} {
    global steps
    if {![llength $steps]} { exit 0 }
    set line [lindex $steps 0]
    set steps [lrange $steps 1 end]
    guard [list drive::step $line]
}
}

# The BIOS hears no key before.
after time 6 drive::next
after time 6 drive::hold_repeat
