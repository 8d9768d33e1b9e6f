// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../Resources/symbols.txt"
};

struct EmbeddedText symbolsFile(void) { return (struct EmbeddedText){bytes, sizeof bytes}; }
