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
    let size = [("width", oldSize.width, newSize.width), ("height", oldSize.height, newSize.height)].map {
      $0.1 == $0.2 ? "\($0.0) stays \($0.1)" : "\($0.0) \($0.1) → \($0.2)"
    }
    let rows =
      self.rows.count > Self.maximumRuns
      ? self.rows.reduce(into: [Block]()) { $0.add(Block($1)) } : self.rows.map(Block.init)
    return ["content " + size.joined(separator: ", ")] + parts.map { Block($0).words } + rows.map(\.words)
  }

  /// One run, or several neighbouring runs of one kind, in words.
  fileprivate struct Block {
    let first: Run
    var last: Run

    init(_ run: Run) {
      first = run
      last = run
    }

    var words: String {
      var changes = first.lengths.map(\.words)
      if let move { changes.append(move) }
      let isMove = first.lengths.isEmpty
      return subject + (isMove ? " " : ": ") + changes.joined(separator: ", ")
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

    /// Whether one line can describe both: their lengths are the same, and both move in the same direction or
    /// don't move.
    func goes(with next: Block) -> Bool {
      first.lengths == next.first.lengths
        && (last.lastShift == .zero || (last.lastShift > .zero) == (next.first.shift > .zero))
        && next.first.shift != .zero
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
