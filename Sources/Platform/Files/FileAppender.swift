// SPDX-License-Identifier: GPL-3.0-or-later

/// Appends to a file.
package enum FileAppender {
  /// - Parameter path: a missing file is created.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    // Like the replacement of a whole file: no link of another user is followed, nor a name that becomes a
    // link meanwhile.
    let place = try OutputPlace(path)
    let descriptor: Descriptor
    do {
      descriptor = try .open(
        place.name, in: place.folder, .write, [.append, .create, .nonBlocking, .noFollow])
    } catch {
      throw FileError(path: path, operation: .open, reason: .system(error))
    }
    var failure: ErrorNumber?
    do { try descriptor.writeAll(bytes) } catch { failure = error }
    let lost = descriptor.close()
    if let failure = failure ?? lost {
      throw FileError(path: path, operation: .write, reason: .system(failure))
    }
  }
}
