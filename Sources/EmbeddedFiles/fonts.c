// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that Scripts/checks/generate-advances.py writes. The compiler parses their rows, so that no run does.

#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TABLE(rows) ((struct NumberTable){*rows, sizeof rows / sizeof *rows, sizeof *rows / sizeof **rows})

static const uint32_t inter[][7] = {
#include "../Resources/inter-advances.txt"
};
struct NumberTable interAdvances(void) { return TABLE(inter); }

static const uint32_t noto[][3] = {
#include "../Resources/noto-advances.txt"
};
struct NumberTable notoAdvances(void) { return TABLE(noto); }

static const uint32_t arabic[][9] = {
#include "../Resources/noto-arabic.txt"
};
struct NumberTable notoArabic(void) { return TABLE(arabic); }

static const uint32_t glyphs[][3] = {
#include "../Resources/noto-glyphs.txt"
};
struct NumberTable notoGlyphs(void) { return TABLE(glyphs); }

static const uint32_t coverage[][3] = {
#include "../Resources/noto-coverage.txt"
};
struct NumberTable fontCoverage(void) { return TABLE(coverage); }

static const unsigned char families[] = {
#embed "../Resources/noto-families.txt"
};
struct EmbeddedText notoFamilies(void) { return (struct EmbeddedText){families, sizeof families}; }
