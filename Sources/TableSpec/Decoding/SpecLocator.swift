// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Finds the place in a spec's files that sets a value. The nearest file that sets it wins.
package struct SpecLocator {
  private let files: [(text: SpecText, root: YAMLNode)]

  /// - Parameter files: the files, the nearest first. Each is parsed here, once; files that can't be parsed
  ///   are ignored.
  package init(_ files: [SpecText]) {
    self.files = files.compactMap { file in
      (try? YAMLParser.parse(file.bytes)).flatMap { $0.map { (file, $0) } }
    }
  }

  /// - Returns: the place at which the value of a setting begins; `nil` if no file sets it.
  package func place(of setting: Setting) -> SpecPlace? {
    first(at: setting.level) { level in
      var node = level
      let names = setting.key.split(separator: ".").map(String.init)
      for (index, name) in names.enumerated() {
        switch node.content {
        case .mapping(let entries):
          if let entry = entries.last(where: { $0.key.isScalar(name) }) {
            node = entry.value
          } else if let place = Int(name), let element = Self.element(place, in: node) {
            node = element
          } else {
            // A property of an element that is beside its kind, or that the kind's own value sets: `label: Now`.
            let isOfElement = index > 0 && (names[index - 1] == "content" || Int(names[index - 1]) != nil)
            return isOfElement && index == names.count - 1 ? node : nil
          }
        // A short form sets the same as its mapping: `inset: 16`, `separator: none`, a row's bare title.
        case .scalar: return node
        case .sequence:
          guard let place = Int(name), let element = node[place] else { return nil }
          node = element
        }
      }
      return node
    }
  }

  /// An element of a stack that is written as `{vStack: […]}` or as `{vStack: {items: […]}}`.
  private static func element(_ place: Int, in stack: YAMLNode) -> YAMLNode? {
    [ElementKind.vStack, .hStack].lazy.compactMap { stack[$0.rawValue] }.compactMap {
      $0[place] ?? $0[AnySetting.stackItems.name]?[place]
    }.first
  }

  /// - Returns: the place at which a section or a row begins; `nil` for the table.
  package func place(of level: LookLevel) -> SpecPlace? {
    level == .table ? nil : first(at: level) { $0 }
  }

  /// - Returns: the place at which the value of a key of the table, a section or a row begins; `nil` if no
  ///   file has it.
  package func place(of key: String, in level: LookLevel) -> SpecPlace? {
    first(at: level) { $0[key] }
  }

  /// - Parameters:
  ///   - line: the line in the nearest file, counted from 1.
  ///   - column: the column, counted from 1.
  /// - Returns: the row, section or table that contains the place; `nil` before the first key.
  package func level(atLine line: Int, column: Int) -> LookLevel? {
    func begins(_ node: YAMLNode) -> Bool { (node.start.line, node.start.column) <= (line, column) }
    guard let sections = files.first?.root.entries.last(where: { begins($0.key) }) else { return nil }
    guard sections.key.isScalar("sections"), case .sequence(let all) = sections.value.content,
      let section = all.lastIndex(where: begins)
    else { return .table }
    guard let rows = all[section].entries.last(where: { begins($0.key) }), rows.key.isScalar("rows"),
      case .sequence(let items) = rows.value.content, let row = items.lastIndex(where: begins)
    else { return .section(section) }
    return .row(Table.IndexPath(row: row, section: section))
  }

  private func first(at level: LookLevel, find: (YAMLNode) -> YAMLNode?) -> SpecPlace? {
    for (text, root) in files {
      if let node = Self.node(level, in: root).flatMap(find) {
        return SpecPlace(file: text, line: node.start.line, column: node.start.column)
      }
      // Sections come from one file only, which replaced those of the files behind it.
      if level != .table, root["sections"] != nil { return nil }
    }
    return nil
  }

  static func node(_ level: LookLevel, in root: YAMLNode) -> YAMLNode? {
    switch level {
    case .table: root
    case .section(let index): root["sections"]?[index]
    case .row(let path): root["sections"]?[path.section]?["rows"]?[path.row]
    }
  }
}
