// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The result of one check of a path: the file's state, and its key, which was the same before and after
/// reading.
package struct FileSnapshot: Sendable, Equatable {
  package let state: FileState
  /// `nil` if there is no file.
  package let key: ContentKey?
  /// False if the file changed during every attempt to read it.
  package let isWhole: Bool
  /// How often the read was repeated because the file changed meanwhile.
  package let retries: Int

  package init(state: FileState, key: ContentKey?, isWhole: Bool, retries: Int) {
    self.state = state
    self.key = key
    self.isWhole = isWhole
    self.retries = retries
  }
}

extension FileSnapshot {
  /// More attempts would only race a writer that continues writing; the debounce waits for it instead.
  static let attempts = 3

  /// Reads the file at `path`, and repeats this if its key changed meanwhile.
  package static func capture(_ path: String, sizeLimit: Int) -> FileSnapshot {
    var state = FileState.missing
    var key: ContentKey?
    for attempt in 0..<attempts {
      let before = FileReader.key(of: path)
      state = FileState(reading: path, sizeLimit: sizeLimit)
      let after = FileReader.key(of: path)
      key = after
      if before == after { return FileSnapshot(state: state, key: after, isWhole: true, retries: attempt) }
    }
    return FileSnapshot(state: state, key: key, isWhole: false, retries: attempts)
  }
}

extension FileState {
  init(reading path: String, sizeLimit: Int) {
    do {
      self = .content(try FileReader.read(path, sizeLimit: sizeLimit))
    } catch {
      switch error.reason {
      // The reasons other than `notRegular` come from writing, or from reading below a folder.
      case .notRegular, .outside, .foreignLink, .foreignTarget, .changed, .readOnly, .foreignLog:
        self = .notRegular
      case .tooLarge: self = .tooLarge
      case .system(let error): self = error.isMissing ? .missing : .unreadable(error)
      }
    }
  }
}
