/* SPDX-License-Identifier: MIT */
/* Loads databases from files in the cache, and builds and stores them if they
   are missing. Files are mapped into memory, so that several programs share
   them. */
#include "pattern_database_cache.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fast_checksum.h"
#include "host/paths.h"

/* Address space for everything besides the databases. Only the part that is
   used becomes memory. */
enum { OWN_ROOM = 96 << 20 };

/* On small boards, databases with more tiles each are built just as
   quickly. */
static Profile profile_of(DatabaseKind kind)
{
    const int cells = kind.width * kind.height;
    if (kind.level == DATABASE_MICRO)
        return PDB_TINY;
    if (kind.level == DATABASE_SMALL)
        return cells < 16 ? PDB_GREAT : PDB_SMALL;
    return PDB_BIG;
}

/* ------------------------------------------------------------------ memory */

static void *get_memory(u64 size)
{
    void *memory;
    if (size > (size_t)-1 / 2)
        return NULL;
    memory = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

static void free_memory(void *memory, u64 size)
{
    if (memory)
        munmap(memory, (size_t)size);
}

void pattern_database_cache_close(CachedDatabases *databases)
{
    free_memory(databases->bytes, databases->size);
    free_memory(databases->own, OWN_ROOM);
    memset(databases, 0, sizeof *databases);
}

static CacheAnswer give_up(CachedDatabases *databases, CacheAnswer answer)
{
    const int trouble = errno;
    pattern_database_cache_close(databases);
    errno = trouble;
    return answer;
}

static void set_goal(SlidingBoard *board, DatabaseKind kind)
{
    u8 variant[VARIANT_SIZE] = {0};
    Sliding game;
    variant[SLIDING_VARIANT_WIDTH] = kind.width;
    variant[SLIDING_VARIANT_HEIGHT] = kind.height;
    sliding_set_goal(&game, variant);
    board_from_game(board, &game);
}

/* Plans everything but the databases themselves. */
static int plan_databases(CachedDatabases *databases, DatabaseKind kind)
{
    SlidingBoard board;
    pattern_database_cache_close(databases);
    databases->own = get_memory(OWN_ROOM);
    if (!databases->own)
        return 0;
    databases->kind = kind;
    set_goal(&board, kind);
    databases->arena = arena_of(databases->own, OWN_ROOM);
    if (pattern_database_kind_has_slides(kind))
        return slide_database_plan(&databases->slides, &board,
                                   &databases->arena);
    return database_set_plan(&databases->pdbs, &board, profile_of(kind),
                             &databases->arena);
}

/* The size of the file. */
static u64 size_of_file(const CachedDatabases *databases)
{
    return pattern_database_kind_has_slides(databases->kind)
               ? slide_database_size(&databases->slides)
               : database_set_size(&databases->pdbs);
}

static void place_bytes(CachedDatabases *databases, void *bytes)
{
    databases->bytes = bytes;
    if (pattern_database_kind_has_slides(databases->kind))
        slide_database_place(&databases->slides, bytes);
    else
        database_set_place(&databases->pdbs, bytes);
}

static int make_automaton(CachedDatabases *databases)
{
    static const u8 steps[] = {8, 12, 12};
    STATIC_ASSERT(COUNT_OF(steps) == DATABASE_SLIDES);
    const DatabaseSet *pdbs = &databases->pdbs;
    if (!pattern_database_kind_has_slides(databases->kind) &&
        !duplicate_automaton_make(&databases->pdbs.automaton, &pdbs->goal,
                                  steps[databases->kind.level],
                                  &databases->arena))
        return 0;
    databases->taken =
        OWN_ROOM - databases->arena.left + size_of_file(databases);
    databases->ready = 1;
    return 1;
}

u64 pattern_database_cache_room(DatabaseKind kind)
{
    CachedDatabases databases = {.ready = 0};
    u64 size = 0;
    if (pattern_database_kind_exists(kind) && plan_databases(&databases, kind))
        size = OWN_ROOM - databases.arena.left + size_of_file(&databases);
    pattern_database_cache_close(&databases);
    return size;
}

/* -------------------------------------------------------------- kept files */

/* One more than the file, for each kind; 0 if none is kept. */
static int kept[PATTERN_WIDTH + 1][SLIDING_MOST_SIDE + 1][DATABASE_LEVELS];

static int *find_kept(DatabaseKind kind)
{
    return &kept[kind.width][kind.height][kind.level];
}

static int open_path(const char *path)
{
    return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

void pattern_database_cache_keep(void)
{
    DatabaseKind kind = {0, 0, 0};
    Page path = PAGE_EMPTY;
    while (pattern_database_kind_next(&kind)) {
        path.used = 0;
        if (!*find_kept(kind) && pattern_database_kind_path(&path, kind))
            *find_kept(kind) = open_path(path.text) + 1;
    }
    page_free(&path);
}

/* ----------------------------------------------------------------- loading */

static int is_whole(const CachedDatabases *databases)
{
    return pattern_database_kind_has_slides(databases->kind)
               ? slide_database_is_intact(&databases->slides, fast_checksum())
               : database_set_is_intact(&databases->pdbs, fast_checksum());
}

static CacheAnswer map_file(CachedDatabases *databases, int file)
{
    const u64 size = size_of_file(databases);
    struct stat there;
    void *bytes;
    if (fstat(file, &there) || !S_ISREG(there.st_mode) ||
        (u64)there.st_size != size)
        return CACHE_DAMAGED;
    bytes = mmap(NULL, (size_t)size, PROT_READ, MAP_SHARED, file, 0);
    if (bytes == MAP_FAILED)
        return CACHE_NO_ROOM;
    databases->size = size;
    place_bytes(databases, bytes);
    return is_whole(databases) ? CACHE_FINE : CACHE_DAMAGED;
}

static CacheAnswer load_file(CachedDatabases *databases, const char *path)
{
    const int own = *find_kept(databases->kind) - 1;
    const int file = own >= 0 ? own : open_path(path);
    CacheAnswer answer;
    if (file < 0)
        return CACHE_TROUBLE;
    answer = map_file(databases, file);
    if (file != own)
        close(file);
    if (!answer && !make_automaton(databases))
        answer = CACHE_NO_ROOM;
    return answer;
}

CacheAnswer pattern_database_cache_load(CachedDatabases *databases,
                                        DatabaseKind kind)
{
    Page path = PAGE_EMPTY;
    CacheAnswer answer = CACHE_ABSENT;
    pattern_database_cache_close(databases);
    if (pattern_database_kind_path(&path, kind) &&
        (*find_kept(kind) || access(path.text, F_OK) == 0))
        answer = plan_databases(databases, kind)
                     ? load_file(databases, path.text)
                     : CACHE_NO_ROOM;
    page_free(&path);
    return answer ? give_up(databases, answer) : CACHE_FINE;
}

/* ---------------------------------------------------------------- building */

static u8 fill(CachedDatabases *databases, Arena arena,
               const BuildWatcher *watcher)
{
    return pattern_database_kind_has_slides(databases->kind)
               ? pattern_database_builder_fill_slides(&databases->slides,
                                                      arena, watcher)
               : pattern_database_builder_fill(&databases->pdbs, arena,
                                               watcher);
}

static u64 room_for(const CachedDatabases *databases)
{
    return pattern_database_kind_has_slides(databases->kind)
               ? pattern_database_builder_slides_room(&databases->slides)
               : pattern_database_builder_room(&databases->pdbs);
}

static CacheAnswer fill_databases(CachedDatabases *databases,
                                  const BuildWatcher *watcher)
{
    const u64 room = room_for(databases);
    void *memory = get_memory(room);
    u8 done;
    databases->size = size_of_file(databases);
    databases->bytes = get_memory(databases->size);
    if (!memory || !databases->bytes) {
        free_memory(memory, room);
        return CACHE_NO_ROOM;
    }
    place_bytes(databases, databases->bytes);
    done = fill(databases, arena_of(memory, room), watcher);
    free_memory(memory, room);
    if (!done)
        return CACHE_STOPPED;
    return make_automaton(databases) ? CACHE_FINE : CACHE_NO_ROOM;
}

CacheAnswer pattern_database_cache_build(CachedDatabases *databases,
                                         DatabaseKind kind,
                                         const BuildWatcher *watcher)
{
    CacheAnswer answer = plan_databases(databases, kind)
                             ? fill_databases(databases, watcher)
                             : CACHE_NO_ROOM;
    return answer ? give_up(databases, answer) : CACHE_FINE;
}

/* Another program may have finished the file while this one waited for the
   draft; then nothing is left to do. */
static CacheAnswer fill_draft(CachedDatabases *databases, DatabaseKind kind,
                              DatabaseDraft *draft,
                              const BuildWatcher *watcher)
{
    CacheAnswer answer;
    if (!pattern_database_cache_load(databases, kind)) {
        pattern_database_file_drop(draft);
        return CACHE_FINE;
    }
    answer =
        plan_databases(databases, kind)
            ? pattern_database_file_reserve(draft, size_of_file(databases))
            : CACHE_NO_ROOM;
    if (!answer)
        answer = fill_databases(databases, watcher);
    if (!answer)
        return pattern_database_file_finish(draft, databases->bytes,
                                            databases->size);
    pattern_database_file_drop(draft);
    return answer;
}

CacheAnswer pattern_database_cache_make(CachedDatabases *databases,
                                        DatabaseKind kind, int patient,
                                        const BuildWatcher *watcher)
{
    DatabaseDraft draft = {.file = -1};
    CacheAnswer answer = pattern_database_file_open(&draft, kind, patient);
    if (!answer)
        answer = fill_draft(databases, kind, &draft, watcher);
    return answer && !databases->ready ? give_up(databases, answer) : answer;
}

/* Small databases are built as quickly as they are read. */
static int is_worth_keeping(DatabaseKind kind)
{
    return kind.level == DATABASE_BIG || kind.width * kind.height >= 16;
}

CacheAnswer pattern_database_cache_get(CachedDatabases *databases,
                                       DatabaseKind kind,
                                       const BuildWatcher *watcher,
                                       CacheTrouble *trouble)
{
    CacheAnswer found;
    memset(trouble, 0, sizeof *trouble);
    if (!is_worth_keeping(kind))
        return pattern_database_cache_build(databases, kind, watcher);
    found = pattern_database_cache_load(databases, kind);
    if (!found)
        return CACHE_FINE;
    *trouble = pattern_database_cache_trouble(
        pattern_database_cache_make(databases, kind, 0, watcher));
    if (!trouble->answer && found == CACHE_DAMAGED)
        trouble->answer = CACHE_DAMAGED;
    return databases->ready
               ? CACHE_FINE
               : pattern_database_cache_build(databases, kind, watcher);
}

CacheTrouble pattern_database_cache_trouble(CacheAnswer answer)
{
    const CacheTrouble trouble = {answer, errno};
    return trouble;
}

CacheAnswer pattern_database_cache_drop(DatabaseKind kind)
{
    DatabaseDraft draft = {.file = -1};
    Page path = PAGE_EMPTY;
    CacheAnswer answer = CACHE_ABSENT;
    if (pattern_database_kind_path(&path, kind) &&
        access(path.text, F_OK) == 0)
        answer = unlink(path.text) ? CACHE_TROUBLE : CACHE_FINE;
    if (answer != CACHE_TROUBLE && path.used) {
        page_text(&path, ".new");
        if (access(path.text, F_OK) == 0 &&
            !pattern_database_file_open(&draft, kind, 0)) {
            pattern_database_file_drop(&draft);
            answer = CACHE_FINE;
        }
    }
    page_free(&path);
    return answer;
}

void pattern_database_cache_page_trouble(Page *page, DatabaseKind kind,
                                         const CacheTrouble *trouble)
{
    static const char *const words[] = {N_("the file is fine"),
                                        N_("no such file"),
                                        N_("the file is damaged"),
                                        N_("another program is building it"),
                                        N_("the build was interrupted"),
                                        N_("not enough memory"),
                                        NULL};
    STATIC_ASSERT(COUNT_OF(words) == CACHE_TROUBLE + 1);
    Page path = PAGE_EMPTY;
    if (!pattern_database_kind_path(&path, kind))
        page_text(page, _("no home folder to keep tables in"));
    else
        page_format(page, "%s: %s", path.text,
                    words[trouble->answer] ? translate(words[trouble->answer])
                                           : strerror(trouble->error));
    page_free(&path);
}
