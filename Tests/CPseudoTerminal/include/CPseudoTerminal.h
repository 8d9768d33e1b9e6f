// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Functions that tests need to run a program in a terminal and that Swift's Glibc module lacks. The
// prototypes are written here, because defining _GNU_SOURCE would give this module different declarations of
// the system's types from Swift's.

#include <spawn.h>
#include <sys/types.h>

int posix_openpt(int flags);
int grantpt(int master);
int unlockpt(int master);
char *ptsname(int master);

#ifndef POSIX_SPAWN_SETSID
#ifdef __linux__
#define POSIX_SPAWN_SETSID 0x80
#else
#define POSIX_SPAWN_SETSID 0x0400
#endif
#endif

/// The flags of every spawn: an empty signal mask, default signals and, if requested, a new session.
short pty_spawn_flags(int new_session);

/// Adds a change of the working directory to spawn actions.
int pty_spawn_add_folder(posix_spawn_file_actions_t *actions, const char *path);

/// Returns a descriptor that becomes readable when the process ends, or -1 if the system has none.
int pty_process_descriptor(pid_t process);

/// Like pipe(), but other children don't inherit the ends.
int pty_pipe(int ends[2]);
