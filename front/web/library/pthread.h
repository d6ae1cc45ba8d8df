/* SPDX-License-Identifier: MIT */
#ifndef PTHREAD_H
#define PTHREAD_H

typedef int pthread_t;

int pthread_create(pthread_t *thread, const void *manner,
                   void *(*run)(void *argument), void *argument);
int pthread_join(pthread_t thread, void **result);

#endif
