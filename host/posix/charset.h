/* SPDX-License-Identifier: MIT */
/* Which characters the terminal shows. */
#ifndef HOST_POSIX_CHARSET_H
#define HOST_POSIX_CHARSET_H

/* The name of the character set of the user's locale, such as "UTF-8". */
const char *locale_charset(void);

#endif
