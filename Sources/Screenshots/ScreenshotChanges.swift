// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds the places at which the shifts of a table's elements change, from top to bottom, with the lengths that explain them.
struct ScreenshotChanges {
  private(set) var all: [ScreenshotChange] = []
  private let layout: LaidOutTable
  /// Points.
  private let tolerance: Double
  /// The size of a pixel in points.
  private let pixel: Double
  private let gaps: [NamedGap]
  /// The shift at the last landmark that was found, the sum of those that were reported, and the landmark's y.
  private var last: (shift: Double, y: Points, kind: Landmark.Kind)?
  private var explained = 0.0
  /// The first element after the last report.
  private var first: LayoutDifference.Place?
  /// The missing elements since the last landmark that was found.
  private var missing: [(place: LayoutDifference.Place, height: Points)] = []

  /// - Parameter isWholeScreen: whether both pictures begin at the top of the screen, so that the first element has a place, too.
  init(
    _ readings: [ElementReading], in layout: LaidOutTable, tolerance: Double, scale: Double,
    isWholeScreen: Bool
  ) {
    self.layout = layout
    self.tolerance = tolerance
    pixel = 1 / scale
    gaps = layout.sections.indices.flatMap { layout.sectionGaps($0) }
    if isWholeScreen { last = (0, layout.pictureOrigin.y, .edge) }
    for reading in readings { add(reading) }
    flush(as: .unlike, certainty: 0)
    all = Self.merged(all)
  }

  // MARK: - Elements

  private mutating func add(_ reading: ElementReading) {
    first = first ?? reading.place
    switch (reading.state, reading.place.level) {
    case (.found, .row(let path)): add(reading, layout.rowTree(path))
    case (.found, .section(let index)):
      let tree = layout.sectionTree(index, isBare: true)
      let view = reading.place.part == .header ? tree.header : tree.footer
      if let label = view?.label, let ink = reading.ink { arrive(at: label.frame.minY, .ink, ink, reading) }
    case (.found, .table):
      if let title = layout.navigationBarTree?.title, let ink = reading.ink {
        arrive(at: title.frame.minY, .ink, ink, reading)
      }
    case (.missing, .row(let path)):
      missing.append((reading.place, layout.rectForRow(at: path).height))
      // Rows below it touch its lower edge.
      if let bottom = reading.bottom, reading.top == nil || bottom != reading.top {
        arrive(at: layout.rectForRow(at: path).maxY, .edge, bottom, reading)
      }
    case (.missing, _): missing.append((reading.place, .zero))
    default: break
    }
  }

  private mutating func add(_ reading: ElementReading, _ row: FrameTree.Row?) {
    guard let row else { return }
    let (top, bottom) = (row.background.minY, row.background.maxY)
    if let shift = reading.top { arrive(at: top, .edge, shift, reading) }
    guard let upper = reading.top, let lower = reading.bottom else {
      // The height isn't known without both edges, only the space between the contents and the edge that was found.
      if let ink = reading.ink {
        arrive(
          at: inkTop(of: row), .ink, ink, reading, within: reading.top.flatMap { _ in gap("contentTop", row) }
        )
      }
      if let shift = reading.bottom {
        arrive(
          at: bottom, .edge, shift, reading, within: reading.ink.flatMap { _ in gap("contentBottom", row) })
      }
      return
    }
    let growth = lower - upper
    let height = row.background.height.doubleValue
    if growth < -height * 0.8 {
      // Its two edges are one line: what was found as its ink is another row's.
      missing.append((reading.place, row.frame.height))
      return arrive(at: bottom, .edge, lower, reading)
    }
    if growth > height * 0.8 {
      report(.extra, reading, growth, expected: nil, gaps: [])
      explained += growth
    } else if abs(growth) > tolerance {
      let inner = reading.ink.map { content(row, moved: $0 - upper, growth: growth) } ?? []
      report(.height, reading, growth, expected: row.background.height, gaps: inner)
      explained += growth
    } else if let ink = reading.ink, abs(ink - (upper + lower) / 2) > tolerance {
      let moved = ink - (upper + lower) / 2
      let top = gap("contentTop", row)
      report(.content, reading, moved, expected: top?.length, gaps: [top].compactMap(\.self))
    }
    last = (lower, bottom, .edge)
    drift(at: reading)
  }

  /// The gaps of a row that explain its other height; none if its contents stay in its middle.
  private func content(_ row: FrameTree.Row, moved: Double, growth: Double) -> [ScreenshotChange.Gap] {
    let near = max(0.34, abs(growth) / 4)
    let name = abs(moved - growth) < near ? "contentTop" : abs(moved) < near ? "contentBottom" : ""
    return [gap(name, row)].compactMap(\.self)
  }

  private func gap(_ name: String, _ row: FrameTree.Row) -> ScreenshotChange.Gap? {
    row.gaps.first { $0.axis == .vertical && $0.name == name }.map { ScreenshotChange.Gap($0) }
  }

  private func inkTop(of row: FrameTree.Row) -> Points {
    [row.title?.frame.minY, row.detail?.frame.minY, row.image?.minY].compactMap(\.self).min()
      ?? row.frame.minY
  }

  // MARK: - Shifts

  /// Compares the shift of a landmark with the one above.
  ///
  /// - Parameter inner: the gap between them, if both are in one row.
  private mutating func arrive(
    at y: Points, _ kind: Landmark.Kind, _ shift: Double, _ reading: ElementReading,
    within inner: ScreenshotChange.Gap? = nil
  ) {
    guard let former = last else {
      // Where the table begins in the screenshot is an alignment, not a difference.
      (last, explained) = ((shift, y, kind), shift)
      return flush(as: .unlike, certainty: reading.certainty)
    }
    let step = shift - former.shift
    last = (shift, y, kind)
    let lost = missing.reduce(0) { $0 + $1.height.doubleValue }
    let isLoss = lost > 0 && abs(step + lost) <= max(tolerance, 1)
    flush(as: isLoss ? .missing : .unlike, certainty: reading.certainty)
    if isLoss {
      explained += step
    } else if abs(step) > tolerance {
      let crossed = gaps.filter { $0.frame.maxY > former.y && $0.frame.minY < y }
        .map { ScreenshotChange.Gap($0) }
      if let inner {
        report(.distance, reading, step, expected: inner.length, gaps: [inner])
      } else if isRow(reading.place), crossed.isEmpty, kind == .ink || former.kind == .ink {
        report(.distance, reading, step, expected: y - former.y, gaps: [])
      } else {
        report(.gap, reading, step, expected: crossed.reduce(.zero) { $0 + $1.length }, gaps: crossed)
      }
      explained += step
    }
    drift(at: reading)
  }

  private func isRow(_ place: LayoutDifference.Place) -> Bool { place.part == .row }

  /// Reports the elements above a landmark that weren't found.
  private mutating func flush(as kind: ScreenshotChange.Kind, certainty: Double) {
    for (place, _) in missing {
      all.append(
        ScreenshotChange(
          kind: kind, places: [place], difference: .zero, expected: nil, gaps: [], certainty: certainty))
    }
    missing = []
  }

  /// Reports what small differences sum up to. Each of the two places is known to a quarter of a pixel.
  private mutating func drift(at reading: ElementReading) {
    guard let last, abs(last.shift - explained) > tolerance + pixel / 2 else { return }
    all.append(
      ScreenshotChange(
        kind: .drift,
        places: first == reading.place ? [reading.place] : [first ?? reading.place, reading.place],
        difference: rounded(last.shift - explained), expected: nil, gaps: [], certainty: reading.certainty))
    explained = last.shift
    first = nil
  }

  private mutating func report(
    _ kind: ScreenshotChange.Kind, _ reading: ElementReading, _ difference: Double, expected: Points?,
    gaps: [ScreenshotChange.Gap]
  ) {
    all.append(
      ScreenshotChange(
        kind: kind, places: [reading.place], difference: rounded(difference), expected: expected, gaps: gaps,
        certainty: reading.certainty))
    first = nil
  }

  /// In whole pixels of a device's scale, else to tenths of a point.
  private func rounded(_ length: Double) -> Points { Self.rounded(length, scale: 1 / pixel) }

  static func rounded(_ length: Double, scale: Double) -> Points {
    let steps = scale == scale.rounded() ? scale : 10
    return Points((length * steps).rounded() / steps)
  }

  /// Replaces two changes of height by one row that moved alone, if one row is taller by as much as its neighbour is shorter.
  private static func merged(_ changes: [ScreenshotChange]) -> [ScreenshotChange] {
    changes.reduce(into: []) { result, change in
      guard let former = result.last, former.kind == .height, change.kind == .height,
        former.difference + change.difference == .zero, former.gaps.map(\.name) == ["contentTop"],
        change.gaps.map(\.name) == ["contentTop"], change.places[0].follows(former.places[0])
      else { return result.append(change) }
      result[result.count - 1] = ScreenshotChange(
        kind: .alone, places: former.places, difference: former.difference, expected: former.gaps[0].length,
        gaps: former.gaps, certainty: min(former.certainty, change.certainty))
    }
  }

  /// Joins equal differences of several elements into one change that lists the elements.
  static func grouped(_ changes: [ScreenshotChange]) -> [ScreenshotChange] {
    changes.reduce(into: []) { groups, change in
      guard let index = groups.firstIndex(where: { $0.isSame(as: change) }) else {
        return groups.append(change)
      }
      groups[index].places += change.places
      groups[index].certainty = min(groups[index].certainty, change.certainty)
    }
  }
}

extension LayoutDifference.Place {
  /// Whether it is the row below another one.
  fileprivate func follows(_ other: LayoutDifference.Place) -> Bool {
    guard case (.row(let path), .row(let former)) = (level, other.level) else { return false }
    return path.section == former.section && path.row == former.row + 1
  }
}

extension ScreenshotChange.Gap {
  init(_ gap: NamedGap) { self.init(name: gap.name, length: gap.length) }
}
