// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER PreviewServer/Resources

static const struct EmbeddedFile files[] = {
#define FILE absence.js
#include "entry.h"
#define FILE acts.js
#include "entry.h"
#define FILE addresses.js
#include "entry.h"
#define FILE announcer.js
#include "entry.h"
#define FILE base.css
#include "entry.h"
#define FILE code.js
#include "entry.h"
#define FILE comparison.js
#include "entry.h"
#define FILE connection.js
#include "entry.h"
#define FILE controls.css
#include "entry.h"
#define FILE copying.js
#include "entry.h"
#define FILE difference.js
#include "entry.h"
#define FILE editing.js
#include "entry.h"
#define FILE excerpt.js
#include "entry.h"
#define FILE explanations.js
#include "entry.h"
#define FILE export.js
#include "entry.h"
#define FILE forced-colors.css
#include "entry.h"
#define FILE gallery.css
#include "entry.h"
#define FILE gallery.html
#include "entry.h"
#define FILE gallery.js
#include "entry.h"
#define FILE grid-controls.js
#include "entry.h"
#define FILE grid-picks.js
#include "entry.h"
#define FILE grid.js
#include "entry.h"
#define FILE history.js
#include "entry.h"
#define FILE icon.svg
#include "entry.h"
#define FILE inspection.js
#include "entry.h"
#define FILE inspector.css
#include "entry.h"
#define FILE inspector.js
#include "entry.h"
#define FILE keyboard.js
#include "entry.h"
#define FILE link.js
#include "entry.h"
#define FILE markup.js
#include "entry.h"
#define FILE menus.js
#include "entry.h"
#define FILE no-picture.js
#include "entry.h"
#define FILE notice.js
#include "entry.h"
#define FILE numbers.js
#include "entry.h"
#define FILE overlay-labels.js
#include "entry.h"
#define FILE overlay.js
#include "entry.h"
#define FILE overlay.css
#include "entry.h"
#define FILE page.css
#include "entry.h"
#define FILE page.html
#include "entry.h"
#define FILE page.js
#include "entry.h"
#define FILE picture.js
#include "entry.h"
#define FILE placing.js
#include "entry.h"
#define FILE pointing.js
#include "entry.h"
#define FILE preferences.js
#include "entry.h"
#define FILE pressing.js
#include "entry.h"
#define FILE problem.js
#include "entry.h"
#define FILE problems.js
#include "entry.h"
#define FILE screenshot.js
#include "entry.h"
#define FILE selection.js
#include "entry.h"
#define FILE session.js
#include "entry.h"
#define FILE shared-stream.js
#include "entry.h"
#define FILE specs.js
#include "entry.h"
#define FILE stage.css
#include "entry.h"
#define FILE stage.js
#include "entry.h"
#define FILE status.js
#include "entry.h"
#define FILE stream-worker.js
#include "entry.h"
#define FILE stream.js
#include "entry.h"
#define FILE swapping.js
#include "entry.h"
#define FILE swift-tokens.js
#include "entry.h"
#define FILE theme.js
#include "entry.h"
#define FILE toolbar.js
#include "entry.h"
#define FILE trying.css
#include "entry.h"
#define FILE trying.js
#include "entry.h"
#define FILE variant-panel.js
#include "entry.h"
#define FILE variants.js
#include "entry.h"
#define FILE views.css
#include "entry.h"
#define FILE words.js
#include "entry.h"
#define FILE zoom-controls.js
#include "entry.h"
#define FILE zoom.js
#include "entry.h"
};

struct EmbeddedFiles pageFiles(void) {
  return (struct EmbeddedFiles){files, sizeof files / sizeof *files};
}
