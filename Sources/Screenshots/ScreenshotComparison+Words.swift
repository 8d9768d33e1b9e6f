// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ScreenshotComparison {
  /// A line about the sizes, the place and the score.
  package var summary: String {
    let scale = Points(self.scale.scale)
    let place = "the spec's picture begins at y \(top)"
    let share = score.map { "; \(Points(($0 * 1_000).rounded() / 10)) % of the pixels agree" } ?? ""
    return "\(pixels.width) x \(pixels.height) pixels, \(scale) per point; \(place)\(share)"
  }

  /// One line for each difference; one that says so if there is none.
  package var lines: [String] {
    if !changes.isEmpty { return changes.map(words) }
    let shown = readings.count { $0.state == .found }
    return agrees ? ["no difference above \(tolerance) points in \(shown.counted("element"))"] : []
  }

  /// A difference in words, on one line.
  package func words(_ change: ScreenshotChange) -> String {
    let subject = subject(of: change)
    let isOne = change.places.count == 1
    let length = change.difference < .zero ? .zero - change.difference : change.difference
    let amount = "\(length) \(length == 1 ? "point" : "points")"
    let isMore = change.difference > .zero
    let verb = isOne ? "is" : "are each"
    let gaps = change.gaps.map { "\($0.name) \($0.length)" }.joined(separator: " + ")
    switch change.kind {
    case .gap:
      let moved = "\(subject) \(verb) \(amount) \(isMore ? "lower" : "higher")"
      if change.places[0].part == .navigationBar { return "\(moved) than in the spec" }
      let above = isOne ? "above it" : "above each"
      guard let expected = change.expected, let found = change.found, !change.gaps.isEmpty else {
        return isMore
          ? "\(moved): there are \(amount) \(above), where the spec has no gap"
          : "\(moved): the space \(above) is shorter, although the spec has no gap there"
      }
      return "\(moved): the gap \(above) is \(found), not \(expected) (\(gaps))"
    case .distance:
      if let gap = change.gaps.first {
        return "\(subject): \(gap.name) is \(gap.length + change.difference), not \(gap.length)"
      }
      let lengths = change.found.flatMap { found in change.expected.map { "\(found), not \($0)" } }
      return
        "\(subject) \(verb) \(amount) \(isMore ? "lower" : "higher"): the distance \(isOne ? "from the row" : "of each from the row") above is \(lengths ?? "")"
    case .height:
      let size = change.found.flatMap { found in
        change.expected.map { "\(isOne ? "its" : "the") height is \(found), not \($0)" }
      }
      let inner = change.gaps.first.map {
        "; \($0.name) is \($0.length + change.difference), not \($0.length)"
      }
      return "\(subject) \(verb) \(amount) \(isMore ? "taller" : "shorter"): \(size ?? "")\(inner ?? "")"
    case .content:
      let gap = change.gaps.first.map {
        " (\($0.name) is \($0.length + change.difference), not \($0.length))"
      }
      return
        "\(subject): the contents are \(amount) \(isMore ? "lower" : "higher") in \(isOne ? "it" : "each")\(gap ?? "")"
    case .alone:
      let gap = change.gaps.first.map {
        " (\($0.name) is \($0.length + change.difference), not \($0.length))"
      }
      return
        "\(subject) \(verb) \(amount) \(isMore ? "lower" : "higher"), and the row below \(isOne ? "it" : "each") isn't\(gap ?? "")"
    case .extra:
      return
        "\(subject): the screenshot has \(amount) more \(isOne ? "there" : "at each"), such as another row"
    case .side:
      let gap = change.gaps.first.map { "\($0.name) is \($0.length + change.difference), not \($0.length)" }
      return
        "\(subject): \(gap ?? ""); the \(change.element ?? "") is \(amount) \(isMore ? "further inside" : "nearer to the edge")"
    case .drift:
      return
        "\(subject): differences within the tolerance sum up to \(amount) \(isMore ? "more" : "less")"
    case .missing:
      return "\(subject) \(isOne ? "is" : "are") not in the screenshot"
    case .unlike:
      return
        "\(subject) \(isOne ? "looks" : "look") different in the screenshot, and \(isOne ? "its place" : "the places") can't be read"
    }
  }

  // MARK: - Elements

  /// `row 1.2 'Bluetooth'`, `rows 1.2 to 1.5`, `rows 1.2, 2.0 and 4 more`, `header of section 1 'Apps'`.
  private func subject(of change: ScreenshotChange) -> String {
    let places = change.places
    guard places.count > 1 else { return Self.name(of: places[0], in: layout.table) }
    let addresses = places.map(Self.address)
    let range =
      change.kind == .drift || places.count > 2 && isRun(places)
      ? "\(addresses[0]) to \(addresses[addresses.count - 1])" : Self.list(addresses)
    return switch places[0].part {
    case .header: "headers of sections \(range)"
    case .footer: "footers of sections \(range)"
    default: "rows \(range)"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.count > 4
      ? words.prefix(3).joined(separator: ", ") + " and \(words.count - 3) more"
      : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
  }

  /// Whether elements of one kind are neighbours.
  private func isRun(_ places: [LayoutDifference.Place]) -> Bool {
    let all = readings.map(\.place).filter { $0.part == places[0].part }
    guard let start = all.firstIndex(of: places[0]) else { return false }
    return all[start...].prefix(places.count).elementsEqual(places)
  }

  /// `1.2` of a row, `1` of a header.
  package static func address(_ place: LayoutDifference.Place) -> String {
    switch place.level {
    case .row(let path): path.description
    case .section(let index): "\(index)"
    case .table: ""
    }
  }

  /// `row 1.2 'Bluetooth'`, `header of section 1 'Apps'`. On one line.
  package static func name(of place: LayoutDifference.Place, in table: Table) -> String {
    let address = address(place)
    let text = title(of: place, in: table)
    let title = text.isEmpty ? "" : " '\(VisibleText.line(text))'"
    return switch place.part {
    case .header: "header of section \(address)\(title)"
    case .footer: "footer of section \(address)\(title)"
    case .navigationBar: "navigation bar\(title)"
    default: "row \(address)\(title)"
    }
  }

  /// The text of an element; empty without one.
  package static func title(of place: LayoutDifference.Place, in table: Table) -> String {
    switch (place.part, place.level) {
    case (.header, .section(let index)): table.sections[index].info.header ?? ""
    case (.footer, .section(let index)): table.sections[index].info.footer ?? ""
    case (.navigationBar, _): table.info.navigation.title ?? ""
    case (_, .row(let path)): table.sections[path.section].rows[path.row].title
    default: ""
    }
  }
}
