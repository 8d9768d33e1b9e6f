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
