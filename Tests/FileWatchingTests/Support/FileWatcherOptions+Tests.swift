import FileWatching

extension FileWatcherOptions {
  /// Events alone must do: a poll would hide what they miss.
  static var withoutBackstop: FileWatcherOptions {
    var options = FileWatcherOptions()
    options.backstop = nil
    return options
  }
}

extension FileState {
  static func text(_ text: String) -> FileState { .content(Array(text.utf8)) }

  var isContent: Bool {
    if case .content = self { true } else { false }
  }
}
