// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension AtomicFileWriter {
  /// Removes temporary files beside some files if their writers were killed. A live writer holds a lock on its temporary.
  ///
  /// - Parameter paths: the outputs, such as `out/t.svg` for the temporary `out/.t.svg.k3x9qa.tmp`. A folder of several outputs is
  ///   listed once.
  /// - Returns: the removed names, sorted.
  @discardableResult
  package static func sweepTemporaries(beside paths: [String]) -> [String] {
    var folders: [FileIdentity: (handle: FolderHandle, targets: Set<String>)] = [:]
    for path in paths {
      guard let place = try? OutputPlace(path), let identity = try? place.folder.status.key.identity else {
        continue
      }
      folders[identity, default: (place.folder, [])].targets.insert(TemporaryName.stem(of: place.name))
    }
    return folders.values.flatMap { folder in
      FolderListing.bareNames(in: folder.handle).filter { name in
        TemporaryName.stem(ofTemporary: name).map(folder.targets.contains) == true
          && removeAbandoned(name, in: folder.handle)
      }
    }.sorted()
  }

  private static func removeAbandoned(_ name: String, in folder: FolderHandle) -> Bool {
    guard let file = try? Descriptor.open(name, in: folder, .read, [.noFollow, .nonBlocking]) else {
      return false
    }
    defer { file.close() }
    // Removed while locked: a writer that waits for the lock finds its file gone, and creates another.
    guard (try? file.status)?.key.isRegular == true, file.lock(.exclusive) else { return false }
    return unlinkat(folder.descriptor.number, name, 0) == 0
  }
}

/// Names like `.preview.svg.k3x9qa.tmp`: hidden, beside their target, and recognized by a sweep.
package enum TemporaryName {
  package static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  package static let randomLength = 6
  package static let ending = ".tmp"
  /// File systems allow 255 bytes for a name; the dots, the letters and the ending need 12 of them.
  package static let stemLimit = 240

  /// - Returns: a name in the target's folder.
  package static func random(for target: String) -> String {
    let random = String((0..<randomLength).compactMap { _ in letters.randomElement() })
    return "." + stem(of: target) + "." + random + ending
  }

  /// The part of a target's name that is kept in the names of its temporaries.
  static func stem(of target: String) -> String {
    var stem = PathText.name(of: target)
    while stem.utf8.count > stemLimit { stem.removeLast() }
    return stem
  }

  /// - Returns: `nil` if `name` isn't a temporary's name.
  package static func stem(ofTemporary name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return nil }
    let middle = name.dropFirst().dropLast(ending.count)
    let random = middle.suffix(randomLength)
    guard random.count == randomLength, random.allSatisfy(letters.contains),
      middle.dropLast(randomLength).last == "."
    else { return nil }
    return String(middle.dropLast(randomLength + 1))
  }
}
