/* SPDX-License-Identifier: MIT */
/* A program of the system plays a file that exists in memory only: PipeWire's,
   PulseAudio's or ALSA's, whichever is found first. So no library is linked or
   loaded, nothing that a sound server does can hold up or end a game, and what
   its libraries complain about does not reach the screen: the program has
   neither the terminal nor its keys. */
#include "speaker.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/page.h"

extern char **environ;

/* Each plays a file of the WAVE format and ends. */
static const char *const players[] = {"pw-play", "paplay", "aplay"};

/* More are not heard, in case that a player never ends. */
enum { MOST_AT_ONCE = 4 };
static pid_t playing[MOST_AT_ONCE];

static int volume = 100;

void speaker_set_volume(int hundredths)
{
    ASSERT(hundredths >= 0 && hundredths <= 250);
    volume = hundredths;
}

/* ------------------------------------------------------------------ players
 */

static int is_in(const char *folder, size_t length, const char *name)
{
    Page path = PAGE_EMPTY;
    int found;
    page_format(&path, "%.*s/%s", (int)length, folder, name);
    found = length && access(path.text, X_OK) == 0;
    page_free(&path);
    return found;
}

static int is_installed(const char *name)
{
    const char *folder = getenv("PATH");
    while (folder && *folder) {
        const size_t length = strcspn(folder, ":");
        if (is_in(folder, length, name))
            return 1;
        folder += length + (folder[length] == ':');
    }
    return 0;
}

static const char *find_player(void)
{
    size_t i = 0;
    while (i < COUNT_OF(players) && !is_installed(players[i]))
        i++;
    return i < COUNT_OF(players) ? players[i] : NULL;
}

int speaker_exists(void)
{
    return find_player() != NULL;
}

const char *speaker_needs(void)
{
    return _("Install pipewire-bin, pulseaudio-utils or alsa-utils to hear "
             "sounds.");
}

/* Returns a place for another player, or NULL. */
static pid_t *find_place(void)
{
    pid_t *place = NULL;
    int i;
    for (i = 0; i < MOST_AT_ONCE; i++) {
        if (playing[i] && waitpid(playing[i], NULL, WNOHANG))
            playing[i] = 0;
        if (!playing[i])
            place = &playing[i];
    }
    return place;
}

/* -------------------------------------------------------------------- files
 */

static void put_number(u8 *at, u32 number, int bytes)
{
    int i;
    for (i = 0; i < bytes; i++)
        at[i] = (u8)(number >> 8 * i);
}

/* Writes one channel of 16-bit samples as a file of the WAVE format. */
static int write_wave(int file, const i32 *samples, u32 count)
{
    enum { HEAD = 44, SAMPLE = 2 };
    const size_t size = HEAD + (size_t)count * SAMPLE;
    u8 *bytes = calloc(1, size);
    int done;
    u32 i;
    if (!bytes)
        return 0;
    memcpy(bytes, "RIFF    WAVEfmt ", 16);
    put_number(bytes + 4, (u32)size - 8, 4);
    put_number(bytes + 16, 16, 4);
    put_number(bytes + 20, 1, 2);
    put_number(bytes + 22, 1, 2);
    put_number(bytes + 24, SOUND_RATE, 4);
    put_number(bytes + 28, SOUND_RATE * SAMPLE, 4);
    put_number(bytes + 32, SAMPLE, 2);
    put_number(bytes + 34, 8 * SAMPLE, 2);
    memcpy(bytes + 36, "data", 4);
    put_number(bytes + 40, count * SAMPLE, 4);
    for (i = 0; i < count; i++)
        put_number(bytes + HEAD + (size_t)i * SAMPLE,
                   (u32)(samples[i] * volume / 100), SAMPLE);
    done = write(file, bytes, size) == (ssize_t)size;
    free(bytes);
    return done;
}

/* ------------------------------------------------------------------ playing
 */

/* In a session of its own, the player gets no signals that keys make. */
static int spawn(pid_t *player, const char *name, int file)
{
    char word[16], input[] = "/dev/stdin";
    char *arguments[] = {word, input, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    int failed;
    snprintf(word, sizeof word, "%s", name);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null",
                                     O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
                                     O_WRONLY, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
    failed =
        posix_spawnp(player, name, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return !failed;
}

void speaker_play(SoundMaterial material, SoundEvent event, u32 nth)
{
    const char *name = find_player();
    pid_t *place = name ? find_place() : NULL;
    i32 *samples = place ? malloc(SOUND_MOST * sizeof *samples) : NULL;
    const int file = samples ? memfd_create("quadrille", MFD_CLOEXEC) : -1;
    if (file >= 0 &&
        (!write_wave(file, samples,
                     sound_render(samples, material, event, nth)) ||
         lseek(file, 0, SEEK_SET) || !spawn(place, name, file)))
        *place = 0;
    if (file >= 0)
        close(file);
    free(samples);
}

void speaker_close(void)
{
    int i;
    for (i = 0; i < MOST_AT_ONCE; i++)
        if (playing[i]) {
            kill(playing[i], SIGTERM);
            playing[i] = 0;
        }
}
