/* SPDX-License-Identifier: MIT */
#include "table_cache.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/paths.h"

/* What serves the tables: only as much of it as is used becomes memory. */
enum { OWN_ROOM = 96 << 20 };

/* On few cells larger sets of tiles are as quickly built. */
static Profile profile_of(TableKind kind)
{
    const int cells = kind.width * kind.height;
    if (kind.level == LEVEL_MICRO)
        return PDB_TINY;
    if (kind.level == LEVEL_SMALL)
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

void close_tables(Tables *tables)
{
    free_memory(tables->bytes, tables->size);
    free_memory(tables->own, OWN_ROOM);
    memset(tables, 0, sizeof *tables);
}

static TablesAnswer give_up(Tables *tables, TablesAnswer answer)
{
    const int trouble = errno;
    close_tables(tables);
    errno = trouble;
    return answer;
}

static void set_goal(SlidingBoard *board, TableKind kind)
{
    u8 variant[VARIANT_SIZE] = {0};
    Sliding game;
    variant[SLIDE_WIDTH] = kind.width;
    variant[SLIDE_HEIGHT] = kind.height;
    sliding_set_goal(&game, variant);
    board_from_game(board, &game);
}

/* All but the tables themselves. */
static int plan_tables(Tables *tables, TableKind kind)
{
    SlidingBoard board;
    close_tables(tables);
    tables->own = get_memory(OWN_ROOM);
    if (!tables->own)
        return 0;
    tables->kind = kind;
    set_goal(&board, kind);
    tables->arena = arena_of(tables->own, OWN_ROOM);
    if (is_of_lanes(kind))
        return slide_database_plan(&tables->slides, &board, &tables->arena);
    return database_set_plan(&tables->pdbs, &board, profile_of(kind),
                             &tables->arena);
}

/* Of the file. */
static u64 size_of_file(const Tables *tables)
{
    return is_of_lanes(tables->kind) ? slide_database_size(&tables->slides)
                                     : database_set_size(&tables->pdbs);
}

static void place_bytes(Tables *tables, void *bytes)
{
    tables->bytes = bytes;
    if (is_of_lanes(tables->kind))
        slide_database_place(&tables->slides, bytes);
    else
        database_set_place(&tables->pdbs, bytes);
}

static int find_words(Tables *tables)
{
    static const u8 steps[] = {8, 12, 12};
    const DatabaseSet *pdbs = &tables->pdbs;
    if (!is_of_lanes(tables->kind) &&
        !duplicate_automaton_make(&tables->pdbs.automaton, &pdbs->goal,
                                  steps[tables->kind.level], &tables->arena))
        return 0;
    tables->taken = OWN_ROOM - tables->arena.left + size_of_file(tables);
    tables->ready = 1;
    return 1;
}

u64 size_of_kind(TableKind kind)
{
    Tables tables = {.ready = 0};
    u64 size = 0;
    if (is_kind(kind) && plan_tables(&tables, kind))
        size = OWN_ROOM - tables.arena.left + size_of_file(&tables);
    close_tables(&tables);
    return size;
}

/* ----------------------------------------------------------------- loading */

int page_tables_path(Page *page, TableKind kind)
{
    Page name = {NULL, 0, 0};
    int there;
    page_text(&name, "sliding-");
    page_kind(&name, kind);
    page_text(&name, ".tables");
    there = page_cache_path(page, name.text);
    page_free(&name);
    return there;
}

static int is_whole(const Tables *tables)
{
    return is_of_lanes(tables->kind)
               ? slide_database_is_intact(&tables->slides)
               : database_set_is_intact(&tables->pdbs);
}

static TablesAnswer map_file(Tables *tables, int file)
{
    const u64 size = size_of_file(tables);
    struct stat there;
    void *bytes;
    if (fstat(file, &there) || !S_ISREG(there.st_mode) ||
        (u64)there.st_size != size)
        return TABLES_DAMAGED;
    bytes = mmap(NULL, (size_t)size, PROT_READ, MAP_SHARED, file, 0);
    if (bytes == MAP_FAILED)
        return TABLES_NO_ROOM;
    tables->size = size;
    place_bytes(tables, bytes);
    return is_whole(tables) ? TABLES_FINE : TABLES_DAMAGED;
}

static TablesAnswer load_file(Tables *tables, const char *path)
{
    const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    TablesAnswer answer;
    if (file < 0)
        return TABLES_TROUBLE;
    answer = map_file(tables, file);
    close(file);
    if (!answer && !find_words(tables))
        answer = TABLES_NO_ROOM;
    return answer;
}

TablesAnswer load_tables(Tables *tables, TableKind kind)
{
    Page path = {NULL, 0, 0};
    TablesAnswer answer = TABLES_ABSENT;
    close_tables(tables);
    if (page_tables_path(&path, kind) && access(path.text, F_OK) == 0)
        answer = plan_tables(tables, kind) ? load_file(tables, path.text)
                                           : TABLES_NO_ROOM;
    page_free(&path);
    return answer ? give_up(tables, answer) : TABLES_FINE;
}

/* ---------------------------------------------------------------- building */

static u8 fill_by_hands(Tables *tables, Arena arena, const Watcher *watcher)
{
    return is_of_lanes(tables->kind)
               ? fill_lanes_by_crew(&tables->slides, arena, watcher)
               : fill_by_crew(&tables->pdbs, arena, watcher);
}

static u64 room_for(const Tables *tables)
{
    return is_of_lanes(tables->kind) ? room_of_lane_crew(&tables->slides)
                                     : room_of_crew(&tables->pdbs);
}

static TablesAnswer fill_tables(Tables *tables, const Watcher *watcher)
{
    const u64 room = room_for(tables);
    void *memory = get_memory(room);
    u8 done;
    tables->size = size_of_file(tables);
    tables->bytes = get_memory(tables->size);
    if (!memory || !tables->bytes) {
        free_memory(memory, room);
        return TABLES_NO_ROOM;
    }
    place_bytes(tables, tables->bytes);
    done = fill_by_hands(tables, arena_of(memory, room), watcher);
    free_memory(memory, room);
    if (!done)
        return TABLES_STOPPED;
    return find_words(tables) ? TABLES_FINE : TABLES_NO_ROOM;
}

TablesAnswer build_tables(Tables *tables, TableKind kind,
                          const Watcher *watcher)
{
    TablesAnswer answer = plan_tables(tables, kind)
                              ? fill_tables(tables, watcher)
                              : TABLES_NO_ROOM;
    return answer ? give_up(tables, answer) : TABLES_FINE;
}

/* Whoever held the draft before may have finished: then nothing is left to
   do. */
static TablesAnswer fill_draft(Tables *tables, TableKind kind, Draft *draft,
                               const Watcher *watcher)
{
    TablesAnswer answer;
    if (!load_tables(tables, kind)) {
        drop_draft(draft);
        return TABLES_FINE;
    }
    answer = plan_tables(tables, kind)
                 ? size_draft(draft, size_of_file(tables))
                 : TABLES_NO_ROOM;
    if (!answer)
        answer = fill_tables(tables, watcher);
    if (!answer)
        return finish_draft(draft, tables->bytes, tables->size);
    drop_draft(draft);
    return answer;
}

TablesAnswer make_tables(Tables *tables, TableKind kind, int patient,
                         const Watcher *watcher)
{
    Draft draft = {.file = -1};
    TablesAnswer answer = open_draft(&draft, kind, patient);
    if (!answer)
        answer = fill_draft(tables, kind, &draft, watcher);
    return answer && !tables->ready ? give_up(tables, answer) : answer;
}

/* Others are as quickly built as read. */
static int is_worth_keeping(TableKind kind)
{
    return kind.level == LEVEL_BIG || kind.width * kind.height >= 16;
}

TablesAnswer have_tables(Tables *tables, TableKind kind,
                         const Watcher *watcher, Trouble *trouble)
{
    TablesAnswer found;
    memset(trouble, 0, sizeof *trouble);
    if (!is_worth_keeping(kind))
        return build_tables(tables, kind, watcher);
    found = load_tables(tables, kind);
    if (!found)
        return TABLES_FINE;
    *trouble = trouble_of(make_tables(tables, kind, 0, watcher));
    if (!trouble->answer && found == TABLES_DAMAGED)
        trouble->answer = TABLES_DAMAGED;
    return tables->ready ? TABLES_FINE : build_tables(tables, kind, watcher);
}

Trouble trouble_of(TablesAnswer answer)
{
    const Trouble trouble = {answer, errno};
    return trouble;
}

TablesAnswer drop_tables(TableKind kind)
{
    Draft draft = {.file = -1};
    Page path = {NULL, 0, 0};
    TablesAnswer answer = TABLES_ABSENT;
    if (page_tables_path(&path, kind) && access(path.text, F_OK) == 0)
        answer = unlink(path.text) ? TABLES_TROUBLE : TABLES_FINE;
    if (answer != TABLES_TROUBLE && path.used) {
        page_text(&path, ".new");
        if (access(path.text, F_OK) == 0 && !open_draft(&draft, kind, 0)) {
            drop_draft(&draft);
            answer = TABLES_FINE;
        }
    }
    page_free(&path);
    return answer;
}

void page_tables_trouble(Page *page, TableKind kind, const Trouble *trouble)
{
    static const char *const words[] = {"is well",
                                        "is not there",
                                        "is cut short or holds something else",
                                        "is being built by another program",
                                        "was not built to its end",
                                        "does not fit into memory",
                                        NULL};
    Page path = {NULL, 0, 0};
    if (!page_tables_path(&path, kind))
        page_text(page, "there is no home folder to keep tables in");
    else
        page_format(page, "%s: %s", path.text,
                    words[trouble->answer] ? words[trouble->answer]
                                           : strerror(trouble->error));
    page_free(&path);
}
