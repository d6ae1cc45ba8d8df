/* SPDX-License-Identifier: MIT */
/* Keys as they come in from a terminal that has been opened. */
#ifndef INPUT_H
#define INPUT_H

/* From here on, and no longer, the terminal tells of what is pasted. */
void listen_to_input(void);
void ignore_input(void);

/* screen.c: stops the program until it is told to go on. */
void rest_screen(void);
/* As large as the terminal is now. */
void fit_screen(void);

#endif
