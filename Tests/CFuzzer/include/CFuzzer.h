// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer's loop as a function, because SwiftPM's executables define main themselves.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
