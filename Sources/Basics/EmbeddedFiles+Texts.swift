// SPDX-License-Identifier: GPL-3.0-or-later

package import EmbeddedFiles

extension EmbeddedFiles {
  /// The files, in the order of their list.
  package var texts: [(name: String, text: String)] {
    UnsafeBufferPointer(start: first, count: count).map { file in
      (String(cString: file.name), String(cString: file.text))
    }
  }
}
