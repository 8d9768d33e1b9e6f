// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER roundtable/Roundtable.docc

static const struct EmbeddedFile files[] = {
#define FILE Getting-Started.md
#include "entry.h"
#define FILE Gallery.md
#include "entry.h"
#define FILE The-Shell.md
#include "entry.h"
#define FILE Live-Preview.md
#include "entry.h"
#define FILE The-Spec-File.md
#include "entry.h"
#define FILE Why-Numbers.md
#include "entry.h"
#define FILE Lint.md
#include "entry.h"
#define FILE From-Preview-to-Code.md
#include "entry.h"
#define FILE Scripts-and-Golden-Sessions.md
#include "entry.h"
#define FILE Pull-Requests-and-CI.md
#include "entry.h"
#define FILE Recipes-and-FAQ.md
#include "entry.h"
};

struct EmbeddedFiles guideFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
