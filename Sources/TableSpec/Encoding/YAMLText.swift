// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A value on its way to YAML.
indirect enum YAMLText: Hashable, Sendable {
  /// One key of a mapping.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: YAMLText
  }

  /// Written as it is: numbers, names of our own.
  case plain(String)
  /// A person's text, quoted where it would be read as something else.
  case text(String)
  /// `[a, b]` on one line.
  case flowList([YAMLText])
  /// `{a: b}` on one line.
  case flowMap([Entry])
  case blockList([YAMLText])
  case blockMap([Entry])

  static func points(_ value: Points) -> YAMLText { .plain(value.exactDescription) }

  /// The entries of a mapping of either form.
  var entries: [Entry]? {
    switch self {
    case .flowMap(let entries), .blockMap(let entries): entries
    case .plain, .text, .flowList, .blockList: nil
    }
  }

  /// The elements of a list of either form.
  var items: [YAMLText]? {
    switch self {
    case .flowList(let items), .blockList(let items): items
    case .plain, .text, .flowMap, .blockMap: nil
    }
  }

  /// Whether it stands on the line of its key.
  var isInline: Bool {
    switch self {
    case .plain, .text, .flowList, .flowMap: true
    case .blockList, .blockMap: false
    }
  }

  /// The value of a key, for mappings.
  subscript(key: String) -> YAMLText? { entries?.first { $0.key == key }?.value }
}
