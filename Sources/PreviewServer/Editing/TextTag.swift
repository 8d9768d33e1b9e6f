// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// Identifies the bytes of a spec and of its included files, from which an answer was made. A request to write contains the
/// tag of the answer that the viewer saw: a place such as `row-0.1` means another row in other bytes.
///
/// The standard library seeds its hashes at each start, so that a text with the tag of another can't be prepared, and no tag is
/// valid for a later daemon.
struct TextTag: Equatable {
  /// 16 hexadecimal digits.
  let text: String

  init(_ files: [SpecText]) {
    var hasher = Hasher()
    for file in files {
      hasher.combine(file.path)
      hasher.combine(file.bytes.count)
      file.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    let digits = String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 16)
    text = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// - Returns: `nil` unless the text is 16 lower-case hexadecimal digits.
  init?(text: String) {
    guard text.utf8.count == 16,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }
}
