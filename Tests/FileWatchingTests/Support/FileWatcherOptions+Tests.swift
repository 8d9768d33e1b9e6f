// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching

extension FileWatcherOptions {
  /// Waits as long as necessary for saves that say when they are finished, so that a machine too busy to run
  /// the saver in time fails no test.
  static var patient: FileWatcherOptions {
    var options = FileWatcherOptions()
    options.debounce.quiet = .seconds(30)
    options.debounce.longest = .seconds(30)
    options.debounce.patience = .seconds(30)
    return options
  }
}

extension FileState {
  static func text(_ text: String) -> FileState { .content(Array(text.utf8)) }

  var isContent: Bool {
    if case .content = self { true } else { false }
  }
}
