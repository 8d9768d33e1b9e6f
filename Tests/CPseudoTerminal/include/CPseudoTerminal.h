// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What a test needs to drive a program through a terminal and Swift's Glibc module leaves out.
// The prototypes are written here: defining _GNU_SOURCE would give this module another view of
// the system's types than Swift's own.

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

/// The flags of every spawn: own signal mask, default signals, and a new session when asked.
short pty_spawn_flags(int new_session);

/// Adds a change of folder to spawn actions.
int pty_spawn_add_folder(posix_spawn_file_actions_t *actions, const char *path);

/// A descriptor that becomes readable when the process ends, or -1 where there is no such thing.
int pty_process_descriptor(pid_t process);

/// pipe() whose ends no other child inherits.
int pty_pipe(int ends[2]);
