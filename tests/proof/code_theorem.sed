# SPDX-License-Identifier: MIT
# Puts the names of assertions, which code_theorem.c defines, into the code.
s|^    while (count--) {|    /*@ PUT_BITS */\n&|
s|^        out->held = out->held << 1.*|        /*@ PUT_START */\n&\n        /*@ PUT_HELD */|
s|^            writer_char(out->writer, code_signs|            /*@ PUT_FULL */ /*@ PUT_LOW */ /*@ PUT_SIGN */\n&|
/^            out->count = 0;/ {
N
s|$|\n        /*@ PUT_SAME_TEXT */ /*@ PUT_SAME_HELD */ /*@ PUT_SAME */ /*@ PUT_ONE */ /*@ PUT_OLD */ /*@ PUT_LAST */ /*@ PUT_NEW */|
s|^|            /*@ PUT_CHAR */ /*@ PUT_CHAR_SIGN */ /*@ PUT_PLACES */ /*@ PUT_CHAR_BITS */ /*@ PUT_EARLIER */\n|
}
s|^    while (in->count < count) {|    /*@ TAKE_BITS */\n&|
s|^        if (reader_at_end(&in->reader))|        /*@ TAKE_MORE */ /*@ TAKE_BEFORE */ /*@ TAKE_CHAR */ /*@ TAKE_SIGN */\n&|
s#^        in->held = in->held << SIGN_BITS | sign;#&\n        /*@ TAKE_JOINED */ /*@ TAKE_LOW */ /*@ TAKE_HIGH */ /*@ TAKE_FETCHED */ /*@ TAKE_PLACES */ /*@ TAKE_NEW */ /*@ TAKE_OLD */ /*@ TAKE_BOTH */#
s#^    .value = in->held >> in->count.*#&\n    /*@ TAKE_VALUE */ /*@ TAKE_SHIFTED */ /*@ TAKE_TEXT */ /*@ TAKE_TAKEN */ /*@ TAKE_DONE */#
s#^        in->count = (u8)(in->count + SIGN_BITS);#&\n        /*@ TAKE_SAME */ /*@ TAKE_KEPT */#
s#^    while (((u32)1 << bits) < count)#    /*@ BITS_FOR_MOVE */\n&#
s#^    while (.at != move) {#    /*@ PLACE_IN */\n&#
s#^    return (u16)(at - legal->moves);#    /*@ PLACE_FOUND */\n&#
s#^    return (u8)(.place < count);#    /*@ PLACE_SAME */\n&#
