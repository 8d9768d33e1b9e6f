// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER Presets

static const struct EmbeddedFile files[] = {
#define FILE cards.yaml
#include "entry.h"
#define FILE corner-covers.yaml
#include "entry.h"
#define FILE plain.yaml
#include "entry.h"
#define FILE separator-insets.yaml
#include "entry.h"
#define FILE settings.yaml
#include "entry.h"
#define FILE status-cards.yaml
#include "entry.h"
#define FILE wallet-ios12.yaml
#include "entry.h"
#define FILE wallet-scroll.yaml
#include "entry.h"
};

struct EmbeddedFiles presetFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
