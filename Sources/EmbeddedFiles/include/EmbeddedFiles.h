// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stddef.h>

/// A file in the program itself: a program that needed files beside it would not survive being copied.
struct EmbeddedFile {
  const char *_Nonnull name;
  /// The file's UTF-8 bytes, then a zero.
  const unsigned char *_Nonnull text;
};

struct EmbeddedFiles {
  const struct EmbeddedFile *_Nonnull first;
  size_t count;
};

/// The fixed files of the live page, from Sources/PreviewPage/Resources.
struct EmbeddedFiles pageFiles(void);

/// The example specs and sessions, from Sources/Examples.
struct EmbeddedFiles exampleFiles(void);

/// The guides that `help guide` opens, from Sources/roundtable/Roundtable.docc, in the order in which they are listed.
struct EmbeddedFiles guideFiles(void);
