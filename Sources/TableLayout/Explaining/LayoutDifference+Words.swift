// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension LayoutDifference {
  /// More runs of rows than this are combined to fewer, which then have ranges of numbers.
  private static let maximumRuns = 24

  /// One line for each difference: first those of the table, then, after an empty line, those of the layout.
  /// Empty if nothing differs. Texts aren't escaped.
  package var lines: [String] { isEmpty ? [] : table.lines + [""] + layoutLines }

  /// The differences of the layout: `content height 400 → 444`, `row 0.2: height 44 → 60`,
  /// `rows 0.3 to 4.2 move down by 44`.
  package var layoutLines: [String] {
    let (before, after) = (old.contentSize, new.contentSize)
    let size = [("width", before.width, after.width), ("height", before.height, after.height)].map {
      $0.1 == $0.2 ? "\($0.0) stays \($0.1)" : "\($0.0) \($0.1) → \($0.2)"
    }
    let shown = self.rows.map(Block.init).filter { $0.words != nil }
    let rows = shown.count > Self.maximumRuns ? shown.reduce(into: []) { $0.add($1) } : shown
    return ["content " + size.joined(separator: ", ")] + (parts.map(Block.init) + rows).compactMap(\.words)
  }

  /// One run, or several neighbouring runs of one kind, in words.
  fileprivate struct Block {
    let first: Run
    var last: Run

    init(_ run: Run) {
      first = run
      last = run
    }

    /// `nil` if the looks changed alone, and the own settings say so.
    var words: String? {
      let looks = first.isExplained ? [] : first.looks.map(\.rawValue)
      let changes =
        (looks.isEmpty ? [] : ["other " + Self.list(looks)]) + first.lengths.map(\.words)
        + [move].compactMap(\.self)
      guard !changes.isEmpty else { return nil }
      let isMove = looks.isEmpty && first.lengths.isEmpty
      return subject + (isMove ? " " : ": ") + changes.joined(separator: ", ")
    }

    /// `texts, corners and colours`.
    private static func list(_ words: [String]) -> String {
      let (first, last) = (words.dropLast(), words[words.count - 1])
      return first.isEmpty ? last : first.joined(separator: ", ") + " and " + last
    }

    private var isOne: Bool { first.first == last.last }

    private var subject: String {
      let range: String
      switch (first.first, last.last) {
      case (.section(let one), .section(let other)):
        range = one == other ? "section \(one)" : "sections \(one) to \(other)"
      case (.row(let one), .row(let other)): range = one == other ? "row \(one)" : "rows \(one) to \(other)"
      default: range = ""
      }
      switch first.part {
      case .table: return "table"
      case .navigationBar: return "navigation bar"
      case .statusBar: return "status bar"
      case .homeIndicator: return "home indicator"
      case .tableHeaderView: return "table header view"
      case .tableFooterView: return "table footer view"
      case .sheet, .contentUnavailable: return first.part.rawValue
      case .tabBar: return BottomBar.tabBar.words
      case .toolbar: return BottomBar.toolbar.words
      case .header: return (isOne ? "header of " : "headers of ") + range
      case .footer: return (isOne ? "footer of " : "footers of ") + range
      case .section, .row: return range
      }
    }

    private var move: String? {
      let (start, end) = (first.shift, last.lastShift)
      guard start != .zero || end != .zero else { return nil }
      let isDown = start > .zero || end > .zero
      func length(_ shift: Points) -> Points { shift < .zero ? .zero - shift : shift }
      let verb = isOne || first.part != .row ? "moves" : "move"
      let range = start == end ? "" : start == .zero ? "up to " : "\(length(start)) to "
      return "\(verb) \(isDown ? "down" : "up") by \(range)\(length(end))"
    }

    /// Whether one line can describe both: their lengths and their looks are the same, and both move in the same
    /// direction or don't move.
    func goes(with next: Block) -> Bool {
      first.lengths == next.first.lengths && first.looks == next.first.looks
        && first.isExplained == next.first.isExplained
        && (last.lastShift == .zero || (last.lastShift > .zero) == (next.first.shift > .zero))
        && (next.first.shift != .zero || !first.looks.isEmpty)
    }
  }
}

extension [LayoutDifference.Block] {
  fileprivate mutating func add(_ block: Element) {
    if let end = last, end.goes(with: block) {
      self[count - 1].last = block.last
    } else {
      append(block)
    }
  }
}

extension LayoutDifference.Length {
  /// The change: `height 44 → 60`, `gap imageToTitle nothing → 15`.
  package var words: String {
    func text(_ points: Points?) -> String { points?.description ?? "nothing" }
    return "\(isGap ? "gap " : "")\(name) \(text(old)) → \(text(new))"
  }
}
