/* SPDX-License-Identifier: MIT */
/* A model of the store for Spin: two programs play, undo, resume and delete
   games in one file, while calls fail, programs are killed and the power is
   cut between any two steps. It follows autosave_session in store/autosave.c and
   describes SQLite by what it promises: one writer at a time, and a commit
   that first reaches the disk and then the other programs.

   Checked in every state:
   - a move that was shown is on the disk until a player replaces it by
     another move or deletes its game;
   - each stored game has exactly the moves that its row counts;
   - a program that finds the edition it wrote last also finds the moves it
     wrote last, so it overwrites nothing that it has not seen.

   tests/model.sh also defines each of these mistakes, which must be found:
   SHOW_FIRST, NO_EDITION, NO_TRANSACTION, UNSYNCED, REUSED_IDS. */

#ifndef CHANGES
#define CHANGES 3     /* by both players together */
#endif
#define GAMES CHANGES /* each change adds at most one row */
#define LONGEST 3     /* moves in a game */
#ifndef KILLS
#define KILLS 1
#endif
#ifndef CUTS
#define CUTS 1 /* of the power */
#endif
#ifndef ERRORS
#define ERRORS 1
#endif
#define NOBODY 2

typedef Row { byte edition, at, count; byte move[LONGEST] } /* edition 0: no such row */
typedef File { byte newest; Row row[GAMES] } /* newest: the highest number given to a row */
typedef Game { byte at, count; byte move[LONGEST] }

File disk;     /* what survives a power cut */
File seen;     /* what programs read */
File draft;    /* what the transaction under way has written */
byte lock = NOBODY;

Game session[2];
Game kept[2];  /* as stored, as far as this program knows */
byte id[2];    /* of the stored game, counted from 1; 0: none */
byte edition[2];
bool killed[2];

byte changes, kills, cuts, errors;
hidden byte g, i, on_disk;
byte shown;    /* sets of moves; each move ever made has a bit of its own */
byte dropped;  /* replaced or deleted by a player */

#define BIT(move) (1 << ((move) - 1))
#define EACH_GAME for (g : 0 .. GAMES - 1)
#define EACH_MOVE for (i : 0 .. LONGEST - 1)

inline copy_file(to, from)
{
    to.newest = from.newest;
    EACH_GAME {
        to.row[g].edition = from.row[g].edition;
        to.row[g].at = from.row[g].at;
        to.row[g].count = from.row[g].count;
        EACH_MOVE { to.row[g].move[i] = from.row[g].move[i] }
    }
}

inline copy_moves(to, from)
{
    to.at = from.at;
    to.count = from.count;
    EACH_MOVE { to.move[i] = from.move[i] }
}

inline clear_row(it)
{
    it.edition = 0; it.at = 0; it.count = 0;
    EACH_MOVE { it.move[i] = 0 }
}

inline clear_game(game)
{
    game.at = 0; game.count = 0;
    EACH_MOVE { game.move[i] = 0 }
}

inline add_moves(set, game)
{
    EACH_MOVE {
        if
        :: game.move[i] -> set = set | BIT(game.move[i])
        :: else
        fi
    }
}

/* ------------------------------------------------------------ properties */

inline check_keeping(p)
{
    if
    :: id[p] && seen.row[id[p] - 1].edition == edition[p] ->
        assert(kept[p].at == seen.row[id[p] - 1].at);
        EACH_MOVE { assert(kept[p].move[i] == seen.row[id[p] - 1].move[i]) }
    :: else
    fi
}

inline check_all()
{
    on_disk = 0;
    EACH_GAME {
        assert(disk.row[g].at <= disk.row[g].count);
        EACH_MOVE {
            assert((disk.row[g].move[i] != 0) == (i < disk.row[g].count));
            assert((seen.row[g].move[i] != 0) == (i < seen.row[g].count))
        }
        add_moves(on_disk, disk.row[g])
    }
    assert((shown & ~dropped & ~on_disk) == 0);
    check_keeping(0);
    check_keeping(1);
    g = 0; i = 0; on_disk = 0
}

/* ---------------------------------------------------------- transactions */

inline release()
{
    draft.newest = 0;
    EACH_GAME { clear_row(draft.row[g]) }
    lock = NOBODY;
    g = 0; i = 0
}

/* The moves on the screen, once the program has no trouble to report. */
inline reveal()
{
    add_moves(shown, session[me]);
    i = 0
}

/* A statement has been run, inside the transaction. */
inline end_statement()
{
#ifdef NO_TRANSACTION
    copy_file(disk, draft);
    copy_file(seen, draft);
    check_all()
#else
    g = 0; i = 0
#endif
}

inline update_row()
{
    apart = true;
    if
#ifdef NO_EDITION
    :: id[me] && draft.row[id[me] - 1].edition ->
#else
    :: id[me] && draft.row[id[me] - 1].edition == edition[me] ->
#endif
        apart = false;
        target = id[me] - 1;
        draft.row[target].edition++;
        draft.row[target].at = session[me].at;
        draft.row[target].count = session[me].count;
        same = 0;
        do
        :: same < LONGEST && kept[me].move[same] && kept[me].move[same] == session[me].move[same] -> same++
        :: else -> break
        od
    :: else
    fi;
    end_statement()
}

/* The new row starts without moves; its first edition is 1. */
inline insert_row()
{
#ifdef REUSED_IDS
    target = GAMES;
    do
    :: target && !draft.row[target - 1].edition -> target--
    :: else -> break
    od;
#else
    target = draft.newest;
#endif
    assert(target < GAMES);
    draft.newest = target + 1;
    same = 0;
    draft.row[target].edition = 1;
    draft.row[target].at = session[me].at;
    draft.row[target].count = session[me].count;
    end_statement()
}

inline delete_moves()
{
    if
    :: !apart && same < kept[me].count ->
        EACH_MOVE {
            if
            :: i >= same -> draft.row[target].move[i] = 0
            :: else
            fi
        }
    :: else
    fi;
    end_statement()
}

/* The primary key doesn't allow a second move of this number. */
inline insert_move()
{
    assert(!draft.row[target].move[same]);
    draft.row[target].move[same] = session[me].move[same];
    same++;
    end_statement()
}

/* Another program may have changed the row again since the commit. */
inline note()
{
    id[me] = target + 1;
    if
#ifdef READ_AGAIN
    :: edition[me] = seen.row[target].edition
#else
    :: apart -> edition[me] = 1
    :: else -> edition[me]++
#endif
    fi;
    copy_moves(kept[me], session[me]);
    i = 0
}

/* autosave_session: between any two statements a call may fail, as each "may_fail"
   does, or the program may be killed (see Fate). */
#define may_fail :: errors < ERRORS -> errors++; goto failed

inline keep()
{
#ifdef SHOW_FIRST
    d_step { reveal(); check_all() };
#endif
    if
    :: atomic { lock == NOBODY -> lock = me; d_step { copy_file(draft, seen); g = 0; i = 0 } }
    may_fail
    fi;
    if :: d_step { update_row() } may_fail fi;
    if
    :: apart -> if :: d_step { insert_row() } may_fail fi
    :: else
    fi;
    if :: d_step { delete_moves() } may_fail fi;
    do
    :: same < session[me].count -> d_step { insert_move() }
    :: same == session[me].count -> break
    may_fail
    od;
#ifndef UNSYNCED
    if :: d_step { copy_file(disk, draft); check_all() } may_fail fi;
#endif
    if :: d_step { copy_file(seen, draft); check_all(); release() } may_fail fi;
    if :: d_step { note(); reveal(); check_all() } may_fail fi
}

/* ------------------------------------------------------------- programs */

inline play()
{
    changes++;
    for (i : session[me].at .. LONGEST - 1) {
        if
        :: session[me].move[i] ->
            dropped = dropped | BIT(session[me].move[i]);
            session[me].move[i] = 0
        :: else
        fi
    }
    session[me].move[session[me].at] = changes;
    session[me].at++;
    session[me].count = session[me].at;
    i = 0
}

/* One query reads the row while another reads its moves, so both see the same
   state of the file. */
inline resume()
{
    id[me] = r + 1;
    edition[me] = seen.row[r].edition;
    copy_moves(session[me], seen.row[r]);
    copy_moves(kept[me], seen.row[r]);
    reveal();
    check_all()
}

inline delete()
{
    changes++;
    add_moves(dropped, seen.row[r]);
    clear_row(seen.row[r]);
    copy_file(disk, seen);
    check_all()
}

inline forget(p)
{
    id[p] = 0;
    edition[p] = 0;
    clear_game(session[p]);
    clear_game(kept[p]);
    i = 0
}

proctype Program(byte me)
{
    byte same, target, r;
    bool apart;
start:
    {
        do
        :: atomic {
                if
                :: d_step { changes < CHANGES && session[me].at < LONGEST -> play() }
                :: d_step { changes < CHANGES && session[me].at > 0 -> changes++; session[me].at-- }
                :: d_step { changes < CHANGES && session[me].at < session[me].count -> changes++; session[me].at++ }
                :: d_step { session[me].count -> forget(me) } /* deals anew */
                :: select (r : 0 .. GAMES - 1);
                    if
                    :: d_step { seen.row[r].edition -> resume(); r = 0 } goto done
                    :: d_step { seen.row[r].edition && lock == NOBODY && changes < CHANGES -> delete(); r = 0 } goto done
                    :: else -> r = 0; goto done
                    fi
                fi
            }
            if
            :: id[me] || session[me].at -> keep()
            :: else
            fi;
            goto done;
failed:     if /* the program reports it, and play continues */
            :: lock == me -> d_step { release() }
            :: else
            fi;
done:       atomic { same = 0; target = 0; apart = false }
        od
    } unless { killed[me] }
    atomic { killed[me] = false; goto start }
}

/* ---------------------------------------------------------------- crashes */

inline kill_program(p)
{
    killed[p] = true;
    forget(p);
    if
    :: lock == p -> release()
    :: else
    fi
}

/* What the disk has of the last commit, SQLite recovers. */
proctype Fate()
{
end:
    do
    :: kills < KILLS -> d_step { kills++; kill_program(0) }
    :: kills < KILLS -> d_step { kills++; kill_program(1) }
    :: cuts < CUTS -> d_step { cuts++; kill_program(0); kill_program(1); copy_file(seen, disk); check_all() }
#ifdef UNSYNCED
    :: disk.newest != seen.newest -> d_step { copy_file(disk, seen); check_all() }
#endif
    od
}

init
{
    atomic {
        run Program(0);
        run Program(1);
        run Fate()
    }
}
