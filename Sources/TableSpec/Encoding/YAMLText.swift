import Geometry

/// A value on its way to YAML.
indirect enum YAMLText: Sendable {
  /// Written as it is: numbers, names of our own.
  case plain(String)
  /// A person's text, quoted where it would be read as something else.
  case text(String)
  /// `[a, b]` on one line.
  case flowList([YAMLText])
  /// `{a: b}` on one line.
  case flowMap([(key: String, value: YAMLText)])
  case blockList([YAMLText])
  case blockMap([(key: String, value: YAMLText)])

  static func points(_ value: Points) -> YAMLText { .plain(value.exactDescription) }
}
