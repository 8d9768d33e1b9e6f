// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A property of `Values`: something that changes while an app runs. The spec's sample is its default.
struct CodeValue {
  enum Kind {
    case flag(Bool)
    case text(String)
    case optionalText(String)
    /// Any other value.
    case literal(String)
    /// The checked row of a section.
    case choice(CaseName?)
    /// The checked rows of a section.
    case choices([CaseName])
    /// The texts of a status row.
    case status(Row)
  }

  let name: String
  let kind: Kind
}

/// The value with the checked rows of a section.
struct SectionChoice {
  let value: String
  let isSingle: Bool
}

/// Collects values, each with a name of its own.
struct CodeValues {
  private(set) var all: [CodeValue] = []
  private var places: [String: String] = [:]

  mutating func add(_ kind: CodeValue.Kind, _ name: String, for place: String) throws(ExportError) -> String {
    if let other = places.updateValue(place, forKey: name) {
      throw ExportError.sameName(name, "a value of \(other)", "a value of \(place)")
    }
    all.append(CodeValue(name: name, kind: kind))
    return name
  }

  /// Adds the checked rows of a section with check marks.
  ///
  /// - Returns: `nil` if no row with an id is checked, or if the section has no id.
  mutating func addChoice(in section: Section, named name: CaseName?, at index: Int) throws(ExportError)
    -> SectionChoice?
  {
    guard let name else { return nil }
    let checked = section.rows.filter { $0.accessory == .checkmark && $0.cellStyle != .status }
    let names = checked.compactMap { row in row.id.map { CaseName(id: $0, name: SwiftName.member($0)) } }
    guard !names.isEmpty, names.count == checked.count else { return nil }
    let isSingle = names.count == 1
    let value = try add(
      isSingle ? .choice(names[0]) : .choices(names), CodeNames.property(name.name),
      for: "section \(index)")
    return SectionChoice(value: value, isSingle: isSingle)
  }
}
