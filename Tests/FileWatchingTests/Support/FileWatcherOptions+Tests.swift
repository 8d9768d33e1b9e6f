// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching

extension FileWatcherOptions {
  /// Events alone must do: a poll would hide what they miss.
  static var withoutBackstop: FileWatcherOptions {
    var options = FileWatcherOptions()
    options.backstop = .never
    return options
  }

  /// A machine too busy to run the saver in time must not fail a test: a save that says when it is
  /// finished is waited for as long as it takes.
  static var patient: FileWatcherOptions {
    var options = withoutBackstop
    options.settle.slow = .seconds(30)
    options.settle.slowCap = .seconds(30)
    options.settle.patience = .seconds(30)
    return options
  }
}

extension FileState {
  static func text(_ text: String) -> FileState { .content(Array(text.utf8)) }

  var isContent: Bool {
    if case .content = self { true } else { false }
  }
}
