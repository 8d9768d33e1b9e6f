// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension AtomicFileWriter {
  /// A temporary lives for milliseconds; one this old lost its writer to a kill or a power cut.
  package static let staleSeconds = 60

  /// Removes temporaries that a killed writer left beside `path`, and returns their names.
  ///
  /// - Parameter now: the time in seconds since 1970; a younger temporary may belong to a live writer.
  @discardableResult
  package func sweepStaleTemporaries(
    beside path: String, now: Int = time(nil), olderThan age: Int = staleSeconds
  ) -> [String] {
    guard let place = try? OutputPlace(path) else { return [] }
    var removed: [String] = []
    for name in FolderListing.bareNames(in: place.folder)
    where TemporaryName.isTemporary(name, for: place.name) {
      guard let key = (try? place.folder.entry(name))?.key, key.isRegular, now - key.modified.seconds >= age,
        unlinkat(place.folder.descriptor.number, name, 0) == 0
      else { continue }
      removed.append(name)
    }
    return removed.sorted()
  }
}

/// Names like `.preview.svg.k3x9qa.tmp`: hidden, beside their target, and known again by a sweep.
package enum TemporaryName {
  package static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  package static let randomLength = 6
  package static let ending = ".tmp"
  /// File systems allow 255 bytes a name; the dots, the letters and the ending need 12 of them.
  package static let stemLimit = 240

  /// - Returns: a name in the folder of the target.
  package static func random(for target: String) -> String {
    let random = String((0..<randomLength).compactMap { _ in letters.randomElement() })
    return prefix(for: target) + random + ending
  }

  package static func isTemporary(_ name: String, for target: String) -> Bool {
    let prefix = prefix(for: target)
    guard name.hasPrefix(prefix), name.hasSuffix(ending) else { return false }
    let middle = name.dropFirst(prefix.count).dropLast(ending.count)
    return middle.count == randomLength && middle.allSatisfy(letters.contains)
  }

  private static func prefix(for target: String) -> String {
    var stem = PathText.name(of: target)
    while stem.utf8.count > stemLimit { stem.removeLast() }
    return "." + stem + "."
  }
}
