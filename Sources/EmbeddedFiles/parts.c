// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang takes it in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER CodeExport/Parts

static const struct EmbeddedFile files[] = {
#define FILE CornerMasks.swift
#include "entry.h"
#define FILE CornerRadii.swift
#include "entry.h"
#define FILE Fonts.swift
#include "entry.h"
};

struct EmbeddedFiles codeParts(void) { return (struct EmbeddedFiles){files, sizeof files / sizeof *files}; }
