// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer's loop as a function: SwiftPM's executables bring a main of their own.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
