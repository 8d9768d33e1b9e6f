// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file inside the program, which can thus be copied without other files.
struct EmbeddedFile {
  const char *_Nonnull name;
  /// The file's UTF-8 bytes, then a zero.
  const unsigned char *_Nonnull text;
};

struct EmbeddedFiles {
  const struct EmbeddedFile *_Nonnull first;
  size_t count;
};

/// The fixed files of the live page, from Sources/PreviewServer/Resources.
struct EmbeddedFiles pageFiles(void);

/// The files that only pages in one file have, from Sources/StaticPage/Resources.
struct EmbeddedFiles staticPageFiles(void);

/// The example specs and sessions, from Sources/Examples.
struct EmbeddedFiles exampleFiles(void);

/// Specs of well-known screens, from Sources/Gallery.
struct EmbeddedFiles galleryFiles(void);

/// The specs of the ready-made tables, from Sources/Presets.
struct EmbeddedFiles presetFiles(void);

/// The elements of ready-made contents of rows, from Sources/ContentPresets.
struct EmbeddedFiles contentPresetFiles(void);

/// The guides that `help guide` opens, from Sources/roundtable/Roundtable.docc, in the order in which they are listed.
struct EmbeddedFiles guideFiles(void);

/// The files that exported code needs in an app, from the folders in Sources/Support.
struct EmbeddedFiles supportUIKit(void);
struct EmbeddedFiles supportSwiftUI(void);
struct EmbeddedFiles supportXCTest(void);

/// The UTF-8 bytes of a file.
struct EmbeddedText {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The drawings of symbols, from Sources/Resources/symbols.txt.
struct EmbeddedText symbolsFile(void);

/// Rows of numbers, one row after the other. A row begins with a Unicode scalar, by which the rows are sorted. The head of the
/// file in Sources/Resources says what the other numbers are.
struct NumberTable {
  const uint32_t *_Nonnull numbers;
  size_t rows;
  size_t columns;
};

/// From inter-advances.txt.
struct NumberTable interAdvances(void);
/// From noto-advances.txt.
struct NumberTable notoAdvances(void);
/// From noto-arabic.txt.
struct NumberTable notoArabic(void);
/// From noto-glyphs.txt.
struct NumberTable notoGlyphs(void);
/// From noto-coverage.txt.
struct NumberTable fontCoverage(void);

/// The names of fonts, a line each, and comments in lines with #. From noto-families.txt.
struct EmbeddedText notoFamilies(void);
