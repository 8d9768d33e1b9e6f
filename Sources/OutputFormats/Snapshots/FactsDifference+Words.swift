// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension FactsDifference {
  /// One line for each difference: `row 0.1 'Wi-Fi' (wifi): background color #FFFFFF → #FF0000`. Parts with the same changes
  /// are one line: `rows 0.0, 0.2 to 0.5: …`. Texts of a file that another program changed aren't escaped.
  package var lines: [String] {
    var groups: [String: [Part]] = [:]
    var order: [String] = []
    for part in parts {
      let words = part.changeWords
      let key = "\(part.part.kind.rawValue) \(words)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(part)
    }
    return order.flatMap { key -> [String] in
      guard let group = groups[key], let first = group.first else { return [] }
      let isSeveral = group.count > 1 && first.old != nil && first.new != nil && !first.isMoved
      return isSeveral
        ? ["\(first.part.kind.rawValue)s \(Self.places(group.compactMap(\.new)))\(first.changeWords)"]
        : group.map { $0.subject + $0.changeWords }
    }
  }

  /// `0.0, 0.2 to 0.5`.
  private static func places(_ places: [LookLevel]) -> String {
    var runs: [(first: LookLevel, last: LookLevel)] = []
    for place in places {
      if let end = runs.last?.last, end.isBefore(place) {
        runs[runs.count - 1].last = place
      } else {
        runs.append((place, place))
      }
    }
    return runs.map { first, last in
      first == last ? first.address : first.address + (first.isBefore(last) ? ", " : " to ") + last.address
    }.joined(separator: ", ")
  }

  /// An object for each difference: `kind`, `change` (`added`, `removed`, `moved` or `changed`), its places `old` and `new`, `name`,
  /// `id`, and `facts` with `name`, `old` and `new`.
  package var json: ValueTree {
    .list(
      parts.map { part in
        .object([
          ("kind", .text(part.part.kind.rawValue)), ("change", .text(part.change)),
          ("old", .optional(part.old?.address)), ("new", .optional(part.new?.address)),
          ("name", .optional(part.part.name)), ("id", .optional(part.part.id)),
          (
            "facts",
            .list(
              part.changes.map {
                .object([("name", .text($0.name)), ("old", .optional($0.old)), ("new", .optional($0.new))])
              })
          ),
        ])
      })
  }
}

extension FactsDifference.Part {
  fileprivate var change: String {
    old == nil ? "added" : new == nil ? "removed" : isMoved ? "moved" : "changed"
  }

  /// `row 0.1 'Wi-Fi' (wifi)`.
  fileprivate var subject: String {
    let place = new ?? old
    return part.kind.rawValue + (place == .table ? "" : " \(place?.address ?? "")")
      + (part.name.map { " '\($0)'" } ?? "") + (part.id.map { " (\($0))" } ?? "")
  }

  /// The words after the subject.
  fileprivate var changeWords: String {
    guard let old else { return " added" }
    guard new != nil else { return " removed" }
    let facts = changes.map(\.words).joined(separator: "; ")
    let move = isMoved ? " moved from \(old.address)" : ""
    return move + (facts.isEmpty ? "" : ": " + facts)
  }
}

extension FactsDifference.Change {
  fileprivate var words: String { "\(name) \(old ?? FactText.nothing) → \(new ?? FactText.nothing)" }
}

extension LookLevel {
  /// Whether the other place is the next one in the same section.
  fileprivate func isBefore(_ next: LookLevel) -> Bool {
    switch (self, next) {
    case (.section(let one), .section(let other)): other == one + 1
    case (.row(let one), .row(let other)): other.section == one.section && other.row == one.row + 1
    default: false
    }
  }
}
