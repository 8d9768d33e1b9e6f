// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// iTerm2's inline images: a file that the terminal shows at the cursor. Source: iTerm2's documentation, "Images".
package enum ITermPicture {
  /// The sequence that shows a picture in as many cells, from the cursor on.
  package static func sequence(_ png: [UInt8], columns: Int, lines: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);height=\(lines);preserveAspectRatio=0;"
      + "doNotMoveCursor=1:\(Base64.text(png))\u{07}"
  }
}
