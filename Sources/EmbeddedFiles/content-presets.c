// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER ContentPresets

static const struct EmbeddedFile files[] = {
#define FILE appStoreRow.yaml
#include "entry.h"
#define FILE chatRow.yaml
#include "entry.h"
#define FILE healthTile.yaml
#include "entry.h"
#define FILE mailRow.yaml
#include "entry.h"
#define FILE statusCard.yaml
#include "entry.h"
#define FILE walletPass.yaml
#include "entry.h"
};

struct EmbeddedFiles contentPresetFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
