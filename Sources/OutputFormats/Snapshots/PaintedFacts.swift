// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Collects the facts of a laid-out table in one appearance, from its frames and from its display list, which is all that pictures
/// are made of.
///
/// An item's y starts at the top of its row, header or footer, and a row has its height and the gap above it: a new row changes no
/// facts of the rows below.
struct PaintedFacts {
  private let layout: LaidOutTable
  private var painted: [LookLevel: FactList] = [:]
  private let size: Size

  init(_ layout: LaidOutTable) {
    self.layout = layout
    let list = layout.contentList
    size = list.size
    var painted: [LookLevel: FactList] = [:]
    list.forEachGroup { group in
      for item in group.items {
        let place = Self.place(of: item, in: group)
        painted[place, default: FactList()].add(item, below: top(of: item, at: place), whole: list.size)
      }
      return WorkProgress.advance()
    }
    self.painted = painted
  }

  private static func place(of item: DisplayItem, in group: DisplayGroup) -> LookLevel {
    guard let section = item.section ?? group.section else { return .table }
    guard let row = item.row ?? group.row else { return .section(section) }
    return .row(Table.IndexPath(row: row, section: section))
  }

  /// The y of the part that an item belongs to.
  private func top(of item: DisplayItem, at place: LookLevel) -> Points {
    switch place {
    case .table: return .zero
    case .row(let path): return layout.rectForRow(at: path).minY
    case .section(let index):
      let isFooter = item.role == .footer || item.role == .pinnedFooter
      return (isFooter ? layout.rectForFooter(inSection: index) : layout.rectForHeader(inSection: index)).minY
    }
  }

  var parts: [TableFacts.Part] {
    let info = layout.table.info
    var table = FactList()
    table.add("style", info.style.rawValue)
    table.add("profile", layout.environment.profile.name)
    table.add("direction", info.traits.direction.rawValue)
    table.add("text size", info.traits.textSize.rawValue)
    table.add("scale", "\(layout.environment.grid.scale)")
    table.add("size", FactText.size(size))
    // Its corners clip the picture, so no item has them.
    if let sheet = layout.sheetOutline { table.add(sheet, as: "sheet outline", whole: size) }
    var parts = [
      TableFacts.Part(
        kind: .table, name: info.title.map(FactText.escaped), id: nil,
        facts: table.facts + facts(at: .table))
    ]
    var bottom = Points.zero
    for index in layout.sections.indices {
      guard WorkProgress.advance() else { break }
      addSection(index, below: &bottom, to: &parts)
    }
    return parts
  }

  private func facts(at place: LookLevel) -> [TableFacts.Fact] { painted[place]?.facts ?? [] }

  /// - Parameter bottom: the y of the end of the parts before.
  private func addSection(_ index: Int, below bottom: inout Points, to parts: inout [TableFacts.Part]) {
    let (frames, info) = (layout.sectionTree(index, isBare: true), layout.table.sections[index].info)
    var section = FactList()
    section.addGap("above", from: &bottom, to: frames.frame.minY)
    if let header = frames.header?.frame { section.addHeight("header", of: header, below: &bottom) }
    var rows: [TableFacts.Part] = []
    layout.forEachRow(inSection: index, isBare: true) { frames in
      rows.append(part(frames, below: &bottom))
      return true
    }
    if let footer = frames.footer?.frame { section.addHeight("footer", of: footer, below: &bottom) }
    section.addGap("below", from: &bottom, to: frames.frame.maxY)
    parts.append(
      TableFacts.Part(
        kind: .section, name: info.header.map(FactText.escaped), id: info.id.map(VisibleText.line),
        facts: section.facts + facts(at: .section(index))))
    parts += rows
  }

  private func part(_ frames: FrameTree.Row, below bottom: inout Points) -> TableFacts.Part {
    let path = Table.IndexPath(row: frames.row, section: frames.section)
    let row = layout.table[path]
    var list = FactList()
    list.addHeight(nil, of: frames.frame, below: &bottom)
    if frames.frame.minX != .zero || frames.frame.width != layout.contentSize.width {
      list.add("sides", "\(frames.frame.minX) to \(frames.frame.maxX)")
    }
    // The picture shows only the beginning of a text that is cut.
    if frames.title?.isTruncated == true { list.add("title whole", FactText.quoted(row.title)) }
    if frames.detail?.isTruncated == true { list.add("detail whole", FactText.quoted(row.detail ?? "")) }
    for element in frames.elements {
      let rect = element.frame.offsetBy(dx: .zero, dy: -frames.frame.minY)
      let kind = element.kind == element.path ? "" : "\(element.kind) at "
      list.add("frame of \(element.path)", kind + FactText.rect(rect))
    }
    return TableFacts.Part(
      kind: .row, name: row.title.isEmpty ? nil : FactText.escaped(row.title),
      id: row.id.map(VisibleText.line),
      facts: list.facts + facts(at: .row(path)))
  }
}

extension FactList {
  /// Adds the height of a part, and the gap above it.
  ///
  /// - Parameter name: the part's name; `nil` for a row.
  fileprivate mutating func addHeight(_ name: String?, of frame: Rect, below bottom: inout Points) {
    let name = name.map { $0 + " " } ?? ""
    addGap(name + "above", from: &bottom, to: frame.minY)
    add(name + "height", "\(frame.height)")
    bottom = frame.maxY
  }

  fileprivate mutating func addGap(_ name: String, from bottom: inout Points, to top: Points) {
    if top != bottom { add(name, "\(top - bottom)") }
    bottom = top
  }
}
