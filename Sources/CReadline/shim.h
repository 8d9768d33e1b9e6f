// SPDX-License-Identifier: GPL-3.0-or-later

// readline's own header uses FILE without including stdio.h.
#include <stdio.h>
// What readline gives and takes is of malloc.
#include <stdlib.h>
#include <string.h>
#include <readline/readline.h>
#include <readline/history.h>

#if RL_READLINE_VERSION < 0x0800
#error "GNU readline 8 or newer is needed (libedit is not enough): apt-get install libreadline-dev"
#endif

typedef ssize_t (*rl_shim_writer)(const char *bytes, size_t count);

// The functions of glibc's fopencookie, in its order. Its own declaration needs _GNU_SOURCE, with which types of the C library
// would differ from those that Swift's module of it has.
struct rl_shim_functions {
  void *read;
  ssize_t (*write)(void *writer, const char *bytes, size_t count);
  void *seek;
  void *close;
};
FILE *rl_shim_open(void *writer, const char *mode, struct rl_shim_functions functions) __asm__("fopencookie");

static ssize_t rl_shim_write(void *writer, const char *bytes, size_t count) {
  return ((rl_shim_writer)writer)(bytes, count);
}

// A stream that a function writes; NULL without memory.
static inline FILE *rl_shim_stream(rl_shim_writer writer) {
  struct rl_shim_functions functions = {.write = rl_shim_write};
  return rl_shim_open((void *)writer, "w", functions);
}
