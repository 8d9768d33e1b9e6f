// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import TableModel

/// Numbers that are tried on the page: settings for a spec's table that its file doesn't contain.
struct Trial: Hashable {
  struct Number: Hashable {
    let setting: Setting
    let value: ValueTree
  }

  private(set) var numbers: [Number] = []

  /// The most numbers in one request.
  private static let most = 32

  /// An empty trial.
  init() {}

  /// Parses and removes `trial=table_cornerRadius_12_row-0.1_rowHeight_60`: for each number a level, a setting's name as in
  /// specs, and the number.
  init(_ query: inout QueryItems) throws(PageRefusal) {
    guard let text = query.remove("trial") else { return }
    let words = text.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard words.count.isMultiple(of: 3), words.count / 3 <= Self.most else { throw QueryItems.malformed }
    for start in stride(from: 0, to: words.count, by: 3) {
      guard let number = Number(words[start], words[start + 1], words[start + 2]) else {
        throw QueryItems.malformed
      }
      numbers.append(number)
    }
  }

  /// Sets the numbers in the table, ignoring sections and rows that it lacks.
  func applied(to table: Table) -> Table {
    var table = table
    for number in numbers { number.setting.set(number.value, in: &table) }
    return table
  }
}

extension Trial.Number {
  fileprivate init?(_ level: String, _ key: String, _ text: String) {
    guard let level = LookLevel(pageName: level), let setting = Setting(named: key, at: level),
      case .success(let value) = setting.shape.scalar(text)
    else { return nil }
    switch value {
    case .points, .integer: break
    default: return nil
    }
    self.setting = setting
    self.value = value
  }
}

extension LookLevel {
  /// `table`, `section-2` or `row-2.1`.
  init?(pageName name: String) {
    if name == "table" {
      self = .table
    } else if case .row(let path) = PageElement(name) {
      self = .row(path)
    } else if name.hasPrefix("section-"), case .header(let index) = PageElement("header-" + name.dropFirst(8))
    {
      self = .section(index)
    } else {
      return nil
    }
  }

  var pageName: String {
    switch self {
    case .table: "table"
    case .section(let index): "section-\(index)"
    case .row(let path): "row-\(path)"
    }
  }
}
