// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER Gallery

static const struct EmbeddedFile files[] = {
#define FILE account.yaml
#include "entry.h"
#define FILE appstore-account.yaml
#include "entry.h"
#define FILE chats.yaml
#include "entry.h"
#define FILE contact.yaml
#include "entry.h"
#define FILE empty-state.yaml
#include "entry.h"
#define FILE health.yaml
#include "entry.h"
#define FILE ipad-sidebar.yaml
#include "entry.h"
#define FILE login.yaml
#include "entry.h"
#define FILE mail-inbox.yaml
#include "entry.h"
#define FILE music.yaml
#include "entry.h"
#define FILE reminders.yaml
#include "entry.h"
#define FILE settings-general.yaml
#include "entry.h"
#define FILE settings-root.yaml
#include "entry.h"
#define FILE wallet-passes.yaml
#include "entry.h"
};

struct EmbeddedFiles galleryFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
