// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// A file in the program itself: a program that needed files beside it would not survive being copied.
struct EmbeddedFile {
  const char *_Nullable name;
  /// The file's UTF-8 bytes, then a zero.
  const unsigned char *_Nullable bytes;
};

/// The fixed files of the live page, from Sources/PreviewPage/Resources. The last element has no name.
const struct EmbeddedFile *_Nonnull pageFiles(void);

/// The example specs and sessions, from Sources/Examples. The last element has no name.
const struct EmbeddedFile *_Nonnull exampleFiles(void);
