// SPDX-License-Identifier: GPL-3.0-or-later

// fopencookie is glibc's.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
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

static ssize_t rl_shim_write(void *writer, const char *bytes, size_t count) {
  return ((rl_shim_writer)writer)(bytes, count);
}

// A stream that a function writes; NULL without memory.
static inline FILE *rl_shim_stream(rl_shim_writer writer) {
  cookie_io_functions_t functions = {.write = rl_shim_write};
  return fopencookie((void *)writer, "w", functions);
}
