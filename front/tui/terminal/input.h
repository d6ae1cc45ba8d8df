/* SPDX-License-Identifier: MIT */
/* Keys as they come in from a terminal that has been opened. */
#ifndef INPUT_H
#define INPUT_H

/* From here on, and no longer, the terminal tells of what is pasted. */
void input_listen(void);
void input_ignore(void);

/* screen.c: stops the program until it is told to go on. */
void screen_rest(void);
/* As large as the terminal is now. */
void screen_fit(void);

#endif
