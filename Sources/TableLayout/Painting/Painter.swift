// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel
import TextMetrics
import WorkProgress

/// Turns a laid-out table into what is to be drawn: resolves colours, directions and baselines, in paint order.
struct Painter {
  let layout: LaidOutTable
  /// What was painted and not handed on yet.
  private(set) var items: [DisplayItem] = []

  init(_ layout: LaidOutTable) { self.layout = layout }

  var environment: LayoutEnvironment { layout.environment }

  /// - Parameter body: takes each row's items, and what lies between the rows; its answer is whether it takes more.
  mutating func paint(_ fillers: FillerRows, withRulers: Bool, to body: (DisplayGroup) -> Bool) {
    let content = Rect(x: .zero, y: .zero, width: layout.contentSize.width, height: fillers.bottom)
    fill(.tableBackground, Outline(rect: content), environment.paint(environment.backgroundColor))
    paintEdgeView(layout.table.info.tableHeaderView, role: .tableHeader, top: .zero)
    for section in layout.table.sections.indices {
      guard WorkProgress.advance() else { break }
      let rows = layout.rows(ofSection: section)
      if rows.section.info.header != nil { paintLabel(.header, section: section) }
      guard handOn(to: body) else { return }
      var index = 0
      for row in rows.section.rows.blocks.joined() {
        guard WorkProgress.advance() else { break }
        let frame = rows.frame(of: row, at: index)
        paint(frame)
        guard handOn(frame.path, to: body) else { return }
        index += 1
      }
      if rows.section.info.footer != nil { paintLabel(.footer, section: section) }
    }
    let bottom = layout.sections.last?.bottom ?? layout.table.info.tableHeaderView?.height ?? .zero
    paintEdgeView(layout.table.info.tableFooterView, role: .tableFooter, top: bottom)
    paintFillers(fillers)
    for section in layout.sections.indices {
      if WorkProgress.isCancelled { break }
      paintPinned(.footer, section: section)
      paintPinned(.header, section: section)
    }
    if withRulers { paintRulers() }
    _ = handOn(to: body)
  }

  private mutating func handOn(_ path: Table.IndexPath? = nil, to body: (DisplayGroup) -> Bool) -> Bool {
    guard !items.isEmpty else { return true }
    let group = DisplayGroup(section: path?.section, row: path?.row, items: items)
    // A row has nine items at most, mostly.
    items = []
    items.reserveCapacity(9)
    return body(group)
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Cuts what was painted last off at an outline.
  mutating func clipItems(from first: Int, to outline: Outline) {
    for index in first..<items.count { items[index].clip = outline }
  }

  mutating func add(_ role: DisplayItem.Role, _ path: Table.IndexPath? = nil, _ content: DisplayItem.Content)
  {
    items.append(DisplayItem(role: role, section: path?.section, row: path?.row, content: content))
  }

  mutating func fill(
    _ role: DisplayItem.Role, _ outline: Outline, _ paint: Paint, at path: Table.IndexPath? = nil
  ) {
    guard !outline.rect.isEmpty, paint.isVisible else { return }
    var outline = outline
    if environment.isRightToLeft {
      outline.rect = outline.rect.mirrored(in: environment.width)
      outline.radii = outline.radii.mirrored
    }
    add(role, path, .fill(outline, paint))
  }

  /// One line of text whose label lies at `frame` (left to right, content coordinates).
  ///
  /// - Parameter measured: its width in points where it was measured already.
  func run(
    _ text: String, font: Font, paint: Paint, alignment: LabelAlignment, frame: Rect, baseline: Points,
    measured: Points? = nil
  ) -> TextRun {
    let isMirrored = environment.isRightToLeft
    let box = isMirrored ? frame.mirrored(in: environment.width) : frame
    let anchor: TextRun.Anchor
    switch alignment {
    case .leading: anchor = isMirrored ? .right : .left
    case .center: anchor = .center
    case .trailing: anchor = isMirrored ? .left : .right
    }
    let x: Points
    switch anchor {
    case .left: x = box.minX
    case .center: x = box.midX
    case .right: x = box.maxX
    }
    return TextRun(
      text: text, origin: Point(x: x, y: baseline), anchor: anchor, fontSize: font.size, weight: font.weight,
      tracking: FontMetrics.tracking(font.size), width: measured ?? TextMeasurer.width(of: text, font: font),
      paint: paint,
      isRightToLeft: TextMeasurer.isRightToLeft(text))
  }

  private mutating func paintEdgeView(_ view: TableEdgeView?, role: DisplayItem.Role, top: Points) {
    guard let view, let title = view.title, view.height > .zero else { return }
    let font = environment.font(.headline)
    let metrics = FontMetrics(font)
    let frame = Rect(
      x: environment.layoutMargin, y: top, width: environment.width - environment.layoutMargin * 2,
      height: view.height)
    let shown = TextMeasurer.truncate(title, to: max(.zero, frame.width), font: font).text
    let baseline = environment.grid.round(top + (view.height - metrics.lineHeight) / 2 + metrics.ascender)
    add(
      role, nil,
      .text(
        run(
          shown, font: font, paint: environment.paint(.label), alignment: .center, frame: frame,
          baseline: baseline)))
  }

  private mutating func paintLabel(_ kind: HeaderFooterKind, section: Int) {
    guard !isPinned(kind, section: section), layout.label(kind, inSection: section) != nil else { return }
    if kind == .header, environment.style == .plain, let band = environment.profile.plainHeaderColor {
      let frame = layout.directed(layout.rectForHeader(inSection: section))
      fill(.headerBackground, Outline(rect: frame), environment.paint(band))
    }
    for run in runs(kind, section: section) {
      add(DisplayItem(role: kind == .header ? .header : .footer, section: section, content: .text(run)))
    }
  }

  /// The lines of a section's header or footer, where they lie unscrolled.
  func runs(_ kind: HeaderFooterKind, section: Int) -> [TextRun] {
    guard let label = layout.label(kind, inSection: section) else { return [] }
    let isPlainHeader = !environment.isGrouped && kind == .header
    let color = isPlainHeader ? .label : environment.profile.headerColor
    let paint = environment.paint(kind == .footer ? .secondaryLabel : color)
    let lineHeight = FontMetrics(label.font).lineHeight
    return label.lines.enumerated().map { index, line in
      run(
        line, font: label.font, paint: paint, alignment: .leading, frame: label.frame,
        baseline: environment.grid.round(label.baseline + lineHeight * index))
    }
  }
}

extension LaidOutTable {
  /// The finished picture.
  ///
  /// - Parameter withRulers: whether the named gaps are drawn over it.
  package func displayList(withRulers: Bool = false) -> DisplayList {
    unkeptDisplayList(withRulers: withRulers).kept
  }

  /// The same, painted anew row by row whenever somebody goes through it: for who does so once.
  package func unkeptDisplayList(withRulers: Bool = false) -> DisplayList {
    let fillers = FillerRows(self)
    let list = DisplayList(
      size: Size(width: contentSize.width, height: fillers.bottom), scale: environment.grid.scale,
      title: table.info.title
    ) { body in
      var painter = Painter(self)
      painter.paint(fillers, withRulers: withRulers, to: body)
    }
    return table.info.contentOffset == nil ? list : list.cropped(to: visibleRect)
  }
}
