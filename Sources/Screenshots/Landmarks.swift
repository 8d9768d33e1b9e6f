// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The landmarks of a table's picture from top to bottom, and the elements that have some.
struct Landmarks {
  private(set) var all: [Landmark] = []
  /// The elements of the picture from top to bottom.
  private(set) var places: [LayoutDifference.Place] = []
  /// The picture's origin in content coordinates.
  private let origin: Point
  /// The content that no bar covers, in picture coordinates.
  private let shown: (top: Points, bottom: Points)
  /// The edges by their y: rows that touch share one.
  private var edges: [Points: Int] = [:]

  private let bands: Landmark.Bands

  init(_ layout: LaidOutTable, bands: Landmark.Bands = .narrow) {
    self.bands = bands
    origin = layout.pictureOrigin
    let tree = layout.tableTree()
    let bars = tree.bottomBars.map(\.frame.minY) + [origin.y + layout.pictureSize.height]
    let top = tree.navigationBar?.frame.maxY ?? origin.y
    shown = (top - origin.y, (bars.filter { $0 > top }.min() ?? top) - origin.y)
    if let title = tree.navigationBar?.title {
      // The bar's own texts and buttons are beside the title.
      let place = LayoutDifference.Place(.navigationBar, .table)
      places.append(place)
      let frame = moved(title.frame)
      all.append(.ink(place, frame, in: frame.inset(by: -6), bands))
    }
    for section in layout.table.sections.indices {
      guard WorkProgress.advance() else { return }
      let tree = layout.sectionTree(section, isBare: true)
      add(tree.header, LayoutDifference.Place(.header, .section(section)))
      layout.forEachRow(inSection: section, isBare: true) { row in
        add(row)
        return true
      }
      add(tree.footer, LayoutDifference.Place(.footer, .section(section)))
    }
    all.sort { ($0.y, $0.kind == .edge ? 0 : 1) < ($1.y, $1.kind == .edge ? 0 : 1) }
  }

  private func moved(_ rect: Rect) -> Rect { rect.offsetBy(dx: .zero - origin.x, dy: .zero - origin.y) }

  private func shows(_ rect: Rect) -> Bool { rect.maxY > shown.top && rect.minY < shown.bottom }

  private mutating func add(_ view: FrameTree.HeaderFooter?, _ place: LayoutDifference.Place) {
    guard let view, let label = view.label, view.pinnedFrame == nil, shows(moved(view.frame)) else { return }
    places.append(place)
    add(.ink(place, moved(label.frame), in: moved(view.frame), bands))
  }

  private mutating func add(_ row: FrameTree.Row) {
    let background = moved(row.background)
    guard shows(background) else { return }
    let place = LayoutDifference.Place(.row, .row(Table.IndexPath(row: row.row, section: row.section)))
    places.append(place)
    let radius = row.cornerRadii.maximum
    let inner = (left: background.minX + radius, right: background.maxX - radius)
    addEdge(place, isUpper: true, y: background.minY, from: inner.left, to: inner.right)
    let parts =
      [row.title?.frame, row.detail?.frame, row.image, row.badge, row.accessory].compactMap(\.self)
      + row.elements.map(\.frame)
    if let first = parts.first {
      let (top, bottom) = parts.reduce((first.minY, first.maxY)) { (min($0.0, $1.minY), max($0.1, $1.maxY)) }
      let frame = moved(Rect(x: background.minX, y: top, width: background.width, height: bottom - top))
      // Not the row's own edges, which are landmarks themselves.
      let inside = Rect(
        x: background.minX, y: background.minY + 2, width: background.width,
        height: max(2, background.height - 4))
      add(.ink(place, frame, in: inside, bands))
    }
    let line = row.separators.first { $0.position == "bottom" }.map { moved($0.frame) }
    addEdge(
      place, isUpper: false, y: background.maxY, from: line?.minX ?? inner.left, to: line?.maxX ?? inner.right
    )
  }

  private mutating func addEdge(
    _ place: LayoutDifference.Place, isUpper: Bool, y: Points, from left: Points, to right: Points
  ) {
    if let known = edges[y] { return all[known].owners.append(place) }
    guard right - left > 4 else { return }
    let count = all.count
    add(.edge(place, isUpper: isUpper, y: y, from: left, to: right))
    if all.count > count { edges[y] = count }
  }

  private mutating func add(_ landmark: Landmark) {
    guard landmark.lines.top >= shown.top, landmark.lines.bottom <= shown.bottom else { return }
    all.append(landmark)
  }
}
