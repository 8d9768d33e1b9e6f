// SPDX-License-Identifier: GPL-3.0-or-later

/// Adds to the end of a file.
package enum FileAppender {
  /// - Parameter path: a file that is not there is made.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    // As a whole file is written: no link of somebody else's is followed, nor what turns into one meanwhile.
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
