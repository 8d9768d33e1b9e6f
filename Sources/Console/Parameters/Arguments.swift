import Geometry
import TableModel

/// The checked arguments of one command line, by parameter name.
package struct Arguments: Sendable {
  private(set) var values: [String: [ArgumentValue]] = [:]
  private(set) var flags: Set<String> = []
  /// The line as it was typed, which names the step in the history.
  let line: String

  init(line: String) { self.line = line }

  mutating func add(_ value: ArgumentValue, to name: String) { values[name, default: []].append(value) }

  mutating func set(flag name: String) { flags.insert(name) }

  func has(_ name: String) -> Bool { values[name] != nil || flags.contains(name) }

  func text(_ name: String) -> String? {
    if case .text(let text) = values[name]?.first { return text }
    return nil
  }

  func texts(_ name: String) -> [String] {
    (values[name] ?? []).compactMap { value in
      if case .text(let text) = value { return text }
      return nil
    }
  }

  func points(_ name: String) -> Points? { pointsList(name).first }

  func pointsList(_ name: String) -> [Points] {
    (values[name] ?? []).compactMap { value in
      if case .points(let points) = value { return points }
      return nil
    }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name]?.first { return integer }
    return nil
  }

  func color(_ name: String) -> Color? {
    if case .color(let color) = values[name]?.first { return color }
    return nil
  }

  func row(_ name: String) -> Table.IndexPath? {
    if case .row(let path) = values[name]?.first { return path }
    return nil
  }

  func section(_ name: String) -> Int? {
    if case .section(let index) = values[name]?.first { return index }
    return nil
  }

  /// The rows that a parameter of several names, each once and in the table's order; empty where it is not
  /// given.
  func rows(_ name: String) -> [Table.IndexPath] {
    let lists = (values[name] ?? []).map { value -> [Table.IndexPath] in
      if case .rows(let paths) = value { return paths }
      return []
    }
    return lists.count > 1 ? Set(lists.joined()).sorted() : lists.first ?? []
  }

  /// The sections that a parameter of several names, each once and in order; empty where it is not given.
  func sections(_ name: String) -> [Int] {
    let lists = (values[name] ?? []).map { value -> [Int] in
      if case .sections(let indices) = value { return indices }
      return []
    }
    return lists.count > 1 ? Set(lists.joined()).sorted() : lists.first ?? []
  }

  func choice<Choice: RawRepresentable>(_ name: String, as type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    text(name).flatMap(Choice.init(rawValue:))
  }

  /// Whether the word stands where a value was expected: `default` takes an override away.
  func isWord(_ name: String, _ word: String) -> Bool { text(name) == word }
}
