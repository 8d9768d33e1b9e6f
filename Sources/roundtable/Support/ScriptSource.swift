// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Something to run, in the order of the command line.
enum ScriptSource: Sendable {
  case file(String)
  case expression(String)
  case standardInput
}

/// Remembers the order in which -e and -f stood on the command line: the parser calls for each in turn and
/// otherwise keeps one list an option.
enum OrderedInput {
  private static let sources = Mutex<[ScriptSource]>([])

  /// - Returns: the place of `source` among all.
  static func add(_ source: ScriptSource) -> Int {
    sources.withLock { sources in
      sources.append(source)
      return sources.count - 1
    }
  }

  /// The sources at `places`, in order. The parser may try a command line more than once; only the places
  /// that it kept count.
  static func all(_ places: [Int]) -> [ScriptSource] {
    sources.withLock { sources in places.sorted().map { sources[$0] } }
  }
}
