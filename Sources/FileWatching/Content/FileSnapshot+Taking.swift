import System

extension FileSnapshot {
  /// More attempts would only race a writer that keeps writing: the settle timer waits for it instead.
  static let attempts = 3

  /// Reads the file at `path` between two looks at its key, again when they differ.
  package static func take(of path: String, sizeLimit: Int) -> FileSnapshot {
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
      // Of links only who writes, or reads beneath a folder, asks whose they are.
      case .notRegular, .outside, .foreignLink, .foreignTarget, .foreignFolderLink: self = .notRegular
      case .tooLarge: self = .tooLarge
      case .system(let error): self = error.isMissing ? .missing : .unreadable(error)
      }
    }
  }
}
