// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER StaticPage/Resources

static const struct EmbeddedFile files[] = {
#define FILE picture-stage.js
#include "entry.h"
#define FILE shared-trees.js
#include "entry.h"
#define FILE static-inspection.js
#include "entry.h"
#define FILE static-page.css
#include "entry.h"
#define FILE static-page.js
#include "entry.h"
#define FILE static-pair.js
#include "entry.h"
};

struct EmbeddedFiles staticPageFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
