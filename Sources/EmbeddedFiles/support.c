// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER Support/UIKit
static const struct EmbeddedFile uikit[] = {
};
#undef FOLDER

#define FOLDER Support/SwiftUI
static const struct EmbeddedFile swiftui[] = {
};
#undef FOLDER

#define FOLDER Support/XCTest
static const struct EmbeddedFile xctest[] = {
};

struct EmbeddedFiles supportUIKit(void) { return (struct EmbeddedFiles){uikit, sizeof uikit / sizeof *uikit}; }
struct EmbeddedFiles supportSwiftUI(void) {
  return (struct EmbeddedFiles){swiftui, sizeof swiftui / sizeof *swiftui};
}
struct EmbeddedFiles supportXCTest(void) {
  return (struct EmbeddedFiles){xctest, sizeof xctest / sizeof *xctest};
}
