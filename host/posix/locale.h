/* SPDX-License-Identifier: MIT */
/* The user's locale. */
#ifndef HOST_POSIX_LOCALE_H
#define HOST_POSIX_LOCALE_H

/* What the environment says of a category, such as "LC_CTYPE", or NULL. */
const char *locale_name(const char *category);

/* The name of the character set that the terminal shows, such as "UTF-8". */
const char *locale_charset(void);

/* Whether it has symbols such as suits and blocks, one column wide each. */
int locale_has_symbols(void);

#endif
