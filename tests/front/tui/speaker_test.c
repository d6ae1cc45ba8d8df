/* SPDX-License-Identifier: MIT */
/* Tests what plays sounds: programs of the system, of which these are our own.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "front/tui/sound/speaker.h"

static char folder[] = "/tmp/quadrille-speaker-XXXXXX";
static char heard[64];   /* a pipe with a name, to which players write */
static char search[128]; /* where programs are searched */

static char *path_of(const char *name)
{
    static char path[64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* A shell reads its script as it goes, so one that is still running keeps the
   file that it has. */
static void install(const char *name, const char *script)
{
    char draft[64];
    FILE *file;
    snprintf(draft, sizeof draft, "%s", path_of("draft"));
    file = fopen(draft, "w");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\n%s\n", script);
    fclose(file);
    assert_int_equal(chmod(draft, 0700), 0);
    assert_int_equal(rename(draft, path_of(name)), 0);
}

static int open_folder(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return 1;
    snprintf(heard, sizeof heard, "%s", path_of("heard"));
    snprintf(search, sizeof search, "%s:/usr/bin:/bin", folder);
    return mkfifo(heard, 0600) || setenv("HEARD", heard, 1);
}

static int close_folder(void **state)
{
    static const char *const names[] = {"pw-play", "paplay", "aplay", "heard"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        unlink(path_of(names[i]));
    return rmdir(folder);
}

/* Waits for a player, and returns how much it wrote. */
static size_t hear(unsigned char *bytes, size_t room)
{
    FILE *file = fopen(heard, "r");
    size_t length;
    assert_non_null(file);
    length = fread(bytes, 1, room, file);
    fclose(file);
    return length;
}

static u32 number_at(const unsigned char *at, int bytes)
{
    u32 number = 0;
    while (bytes--)
        number = number << 8 | at[bytes];
    return number;
}

static void a_player_gets_a_wave_file(void **state)
{
    static unsigned char bytes[2 * SOUND_MOST + 100];
    static i32 samples[SOUND_MOST];
    const u32 count = sound_render(samples, SOUND_GLASS, SOUND_MOVED, 7);
    size_t length;
    u32 i;
    (void)state;
    setenv("PATH", search, 1);
    install("aplay", "cat \"$1\" >\"$HEARD\"");
    assert_true(speaker_exists());
    speaker_play(SOUND_GLASS, SOUND_MOVED, 7);
    length = hear(bytes, sizeof bytes);
    assert_int_equal(length, 44 + 2 * count);
    assert_memory_equal(bytes, "RIFF", 4);
    assert_int_equal(number_at(bytes + 4, 4), length - 8);
    assert_memory_equal(bytes + 8, "WAVEfmt ", 8);
    assert_int_equal(number_at(bytes + 20, 2), 1); /* not compressed */
    assert_int_equal(number_at(bytes + 22, 2), 1); /* one channel */
    assert_int_equal(number_at(bytes + 24, 4), SOUND_RATE);
    assert_int_equal(number_at(bytes + 34, 2), 16); /* bits */
    assert_int_equal(number_at(bytes + 40, 4), 2 * count);
    for (i = 0; i < count; i++)
        assert_int_equal((int16_t)number_at(bytes + 44 + 2 * i, 2),
                         samples[i]);
}

/* The loudest sounds that there are still don't clip. */
static void the_volume_changes_what_is_played(void **state)
{
    static unsigned char bytes[2 * SOUND_MOST + 100];
    static i32 samples[SOUND_MOST];
    static const int volumes[] = {40, 220, 100};
    u32 i;
    int nth;
    (void)state;
    setenv("PATH", search, 1);
    install("aplay", "cat \"$1\" >\"$HEARD\"");
    for (nth = 0; nth < 3; nth++) {
        const u32 count = sound_render(samples, SOUND_WOOD, SOUND_WON, 1);
        speaker_set_volume(volumes[nth]);
        speaker_play(SOUND_WOOD, SOUND_WON, 1);
        assert_int_equal(hear(bytes, sizeof bytes), 44 + 2 * count);
        for (i = 0; i < count; i++)
            assert_int_equal((int16_t)number_at(bytes + 44 + 2 * i, 2),
                             samples[i] * volumes[nth] / 100);
    }
}

static void the_best_player_is_taken(void **state)
{
    unsigned char bytes[32];
    (void)state;
    install("paplay", "echo pulse >\"$HEARD\"");
    speaker_play(SOUND_WOOD, SOUND_MOVED, 1);
    assert_int_equal(hear(bytes, sizeof bytes), 6);
    install("pw-play", "echo wire >\"$HEARD\"");
    speaker_play(SOUND_WOOD, SOUND_MOVED, 1);
    assert_int_equal(hear(bytes, sizeof bytes), 5);
}

/* It has no terminal, even where the game has one. */
static void a_player_writes_nothing_to_the_screen(void **state)
{
    unsigned char bytes[32];
    char caught[8];
    int output[2];
    const int before = dup(STDOUT_FILENO), errors = dup(STDERR_FILENO);
    (void)state;
    assert_int_equal(pipe(output), 0);
    dup2(output[1], STDOUT_FILENO);
    dup2(output[1], STDERR_FILENO);
    close(output[1]);
    install("pw-play", "echo noise; echo noise >&2; (: </dev/tty) 2>&1 &&\n"
                       "tty=yes; echo \"${tty:-no}\" >\"$HEARD\"");
    speaker_play(SOUND_WOOD, SOUND_MOVED, 1);
    assert_int_equal(hear(bytes, sizeof bytes), 3);
    dup2(before, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    close(before);
    close(errors);
    assert_int_equal(read(output[0], caught, sizeof caught), 0);
    close(output[0]);
}

/* A sound server that hangs costs a few sounds, and no process stays. */
static void a_player_that_hangs_does_not_hold_up_the_game(void **state)
{
    int players = 0;
    int i;
    (void)state;
    while (waitpid(-1, NULL, 0) > 0)
        ; /* those of the tests before */
    install("pw-play", "exec cat \"$HEARD\"");
    for (i = 0; i < 20; i++)
        speaker_play(SOUND_FELT, SOUND_WON, 1);
    speaker_close();
    while (waitpid(-1, NULL, 0) > 0)
        players++;
    assert_int_equal(players, 4);
}

static void without_a_player_there_is_silence(void **state)
{
    (void)state;
    setenv("PATH", "/nowhere:", 1);
    assert_false(speaker_exists());
    speaker_play(SOUND_WOOD, SOUND_WON, 1);
    unsetenv("PATH");
    assert_false(speaker_exists());
    speaker_play(SOUND_WOOD, SOUND_WON, 1);
    assert_int_equal(waitpid(-1, NULL, 0), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_volume_changes_what_is_played),
        cmocka_unit_test(a_player_gets_a_wave_file),
        cmocka_unit_test(the_best_player_is_taken),
        cmocka_unit_test(a_player_writes_nothing_to_the_screen),
        cmocka_unit_test(a_player_that_hangs_does_not_hold_up_the_game),
        cmocka_unit_test(without_a_player_there_is_silence),
    };
    return cmocka_run_group_tests_name("speaker", tests, open_folder,
                                       close_folder);
}
