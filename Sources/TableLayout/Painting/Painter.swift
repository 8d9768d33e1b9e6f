// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Turns a laid-out table into display items in paint order, with colours, directions and baselines resolved.
struct Painter {
  let layout: LaidOutTable
  /// The painted items that haven't been passed on yet.
  private(set) var items: [DisplayItem] = []

  init(_ layout: LaidOutTable) { self.layout = layout }

  var environment: LayoutEnvironment { layout.environment }

  /// Paints the whole table.
  ///
  /// - Parameters:
  ///   - window: the needed part of the content, from top to bottom in points; rows, headers and footers that
  ///     can't be visible in it are skipped. Default: all.
  ///   - skip: if given, receives the number of rows of each section, which are then not painted.
  ///   - body: receives each row's items, and the items between rows; returns whether it needs more.
  mutating func paint(
    _ fillers: FillerRows, withRulers: Bool, in window: Range<Points>? = nil,
    skippingRows skip: ((Int) -> Void)? = nil, to body: (DisplayGroup) -> Bool
  ) {
    let tellsSettled = !withRulers && !layout.pins && !barsLieOverRows
    let reach = window != nil || tellsSettled && skip == nil ? layout.drawingReach : .zero
    let window = window.map { ($0.lowerBound - reach)..<($0.upperBound + reach) }
    let sections = layout.sections(in: window)
    let content = Rect(x: .zero, y: .zero, width: layout.contentSize.width, height: fillers.bottom)
    paintBehindSheet()
    // A picture of the screen has a background even without rows.
    paintBackground(content.isEmpty && barsLieOverRows ? layout.pictureRect : content)
    if !barsLieOverRows, sections.lowerBound == 0 { paintAboveContent() }
    if sections.lowerBound == 0 { paintRefreshControl() }
    paintEdgeView(layout.table.info.tableHeaderView, role: .tableHeader, top: .zero)
    for section in sections {
      guard WorkProgress.advance() else { break }
      if let skip {
        guard paintAround(section, skip, to: body) else { return }
        continue
      }
      let rows = layout.section(section)
      if rows.section.info.header != nil { paintLabel(.header, section: section) }
      // Footers, and headers of later sections, are below the section's rows, or their texts only a little
      // above that.
      let settled = tellsSettled ? rows.extent.footerTop - reach : nil
      guard handOn(settled: settled, to: body) else { return }
      let indices = window.map { layout.rowIndices(ofSection: section, in: $0) } ?? rows.section.rows.indices
      guard paint(rows, indices, settled, to: body) else { return }
      if rows.section.info.footer != nil { paintLabel(.footer, section: section) }
    }
    let bottom = layout.sections.last?.bottom ?? layout.table.info.tableHeaderView?.height ?? .zero
    paintEdgeView(layout.table.info.tableFooterView, role: .tableFooter, top: bottom)
    paintFillers(fillers)
    for section in sections {
      if WorkProgress.isCancelled { break }
      paintPinned(.footer, section: section)
      paintPinned(.header, section: section)
    }
    paintContentUnavailable()
    paintSectionIndex()
    paintScrollIndicator()
    if barsLieOverRows { paintAboveContent() }
    paintBottomBars()
    paintBottomSearch()
    paintGrabber()
    paintScreen()
    if withRulers { paintRulers() }
    _ = handOn(to: body)
  }

  /// Paints a section's header and footer, and passes the number of rows between them to `skip`.
  private mutating func paintAround(
    _ section: Int, _ skip: (Int) -> Void, to body: (DisplayGroup) -> Bool
  ) -> Bool {
    let content = layout.table.sections[section]
    if content.info.header != nil { paintLabel(.header, section: section) }
    guard handOn(to: body) else { return false }
    skip(content.rows.count)
    if content.info.footer != nil { paintLabel(.footer, section: section) }
    return true
  }

  /// Paints some rows of a section; returns false if `body` needs no more.
  private mutating func paint(
    _ rows: SectionLayout, _ indices: Range<Int>, _ settled: Points?, to body: (DisplayGroup) -> Bool
  ) -> Bool {
    for index in indices {
      guard WorkProgress.advance() else { break }
      let row = rows.row(at: index)
      paint(row)
      guard items.isEmpty || body(finishGroup(row, settled: settled)) else { return false }
    }
    return true
  }

  private mutating func handOn(settled: Points? = nil, to body: (DisplayGroup) -> Bool) -> Bool {
    items.isEmpty || body(finishGroup(settled: settled))
  }

  /// The items since the last group, as a new one.
  mutating func finishGroup(_ row: RowLayout<Points>? = nil, settled: Points? = nil) -> DisplayGroup {
    var group = DisplayGroup(
      section: row?.path.section, row: row?.path.row, id: row?.row.id, items: items, settled: settled)
    if let row = row?.row { group.mark = row.hasSelectedLook ? .selected : row.isEnabled ? nil : .disabled }
    // Most rows have at most nine items.
    items = []
    items.reserveCapacity(9)
    return group
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  mutating func changeItems(from first: Int, _ change: (DisplayItem) -> DisplayItem) {
    for index in first..<items.count { items[index] = change(items[index]) }
  }

  mutating func insertItems(_ new: [DisplayItem], at index: Int) { items.insert(contentsOf: new, at: index) }

  /// Moves the items from index `first` on to a section outside of its rows, and down by some points.
  mutating func moveItems(from first: Int, toSection section: Int, down dy: Points) {
    for index in first..<items.count {
      items[index] = items[index].offsetBy(dy: dy)
      items[index].section = section
    }
  }

  /// Clips the items from index `first` on to an outline.
  mutating func clipItems(from first: Int, to outline: Outline) {
    for index in first..<items.count { items[index].clip = outline }
  }

  /// Adds an item of a row, or of the table for `nil`. Its coordinates are in the table's direction.
  mutating func add(_ role: DisplayItem.Role, _ path: Table.IndexPath? = nil, _ content: DisplayItem.Content)
  {
    items.append(DisplayItem(role: role, section: path?.section, row: path?.row, content: content))
  }

  /// Adds a filled shape, given left to right, unless it is invisible.
  mutating func fill(
    _ role: DisplayItem.Role, _ outline: Outline, _ paint: RGBA, at path: Table.IndexPath? = nil
  ) {
    guard !outline.rect.isEmpty, paint.isVisible else { return }
    add(role, path, .fill(directed(outline), paint))
  }

  private mutating func paintEdgeView(_ view: TableEdgeView?, role: DisplayItem.Role, top: Points) {
    guard let view, let title = view.title, view.height > .zero else { return }
    let font = environment.font(TableEdgeView.titleStyle)
    let metrics = FontMetrics(font)
    let frame = Rect(
      x: environment.layoutMargin, y: top, width: environment.width - environment.layoutMargin * 2,
      height: view.height)
    let shown = TextMeasurer.truncate(title, to: max(.zero, frame.width), font: font).text
    let baseline = environment.grid.round(top + (view.height - metrics.lineHeight) / 2 + metrics.ascender)
    add(
      role, nil,
      .text(
        environment.run(
          shown, font: font, paint: environment.paint(.label), alignment: .center, frame: frame,
          baseline: baseline)))
  }

  private mutating func paintLabel(_ kind: HeaderFooterKind, section: Int) {
    guard !isPinned(kind, section: section), layout.label(kind, inSection: section) != nil else { return }
    if kind == .header, environment.style == .plain, let band = environment.plainHeaderColor {
      let frame = layout.directed(layout.rectForHeader(inSection: section))
      add(
        DisplayItem(
          role: .headerBackground, section: section,
          content: .fill(Outline(rect: frame), environment.paint(band))))
    }
    let runs = runs(kind, section: section)
    if environment.isGrouped, let color = environment.profile.labelShadowColor {
      for var run in runs {
        run.origin.y += 1
        add(
          DisplayItem(
            role: .textShadow, section: section, content: .text(run.painted(environment.paint(color)))))
      }
    }
    for run in runs {
      add(DisplayItem(role: kind == .header ? .header : .footer, section: section, content: .text(run)))
    }
    if kind == .header { paintHeaderParts(inSection: section) }
  }

  /// The lines of a section's header or footer at their unscrolled place.
  func runs(_ kind: HeaderFooterKind, section: Int) -> [TextRun] {
    guard let label = layout.label(kind, inSection: section) else { return [] }
    let isPlainHeader = !environment.isGrouped && kind == .header
    // One colour for titles and footers of grouped sections.
    let paint = environment.paint(
      label.color ?? (isPlainHeader ? .semantic(.label) : environment.profile.headerColor))
    let lineHeight = FontMetrics(label.font).lineHeight
    return label.lines.strings.enumerated().map { index, line in
      let run = environment.run(
        line, font: label.font, paint: paint, alignment: label.alignment, frame: label.frame,
        baseline: environment.grid.round(label.baseline + lineHeight * index), fontName: label.fontName)
      return environment.spanned(run, label.lines, index, of: label.text, font: label.font)
    }
  }
}

extension LaidOutTable {
  /// The finished picture.
  ///
  /// - Parameter withRulers: whether the named gaps are drawn over it. Default: false.
  package func displayList(withRulers: Bool = false) -> DisplayList {
    unkeptDisplayList(withRulers: withRulers).kept
  }

  /// The same picture, but painted again, row by row, in each iteration. For callers that iterate once.
  package func unkeptDisplayList(withRulers: Bool = false) -> DisplayList {
    let fillers = FillerRows(self)
    guard !isPlainPicture else { return displayList(fillers, withRulers: withRulers, in: nil) }
    let seen = pictureRect
    // Rulers alternate their lanes from the first one on; before scrolling, a bar moves the picture and hides
    // nothing.
    let window =
      withRulers || environment.shownOffset == nil ? nil : seen.minY..<max(seen.minY, seen.maxY)
    return framed(displayList(fillers, withRulers: withRulers, in: window))
  }

  /// The whole content, including the part outside the picture.
  package var contentList: DisplayList {
    displayList(FillerRows(self), withRulers: false, in: nil)
  }

  /// The picture of the whole content, with only those rows painted that can be visible in a part of it. 800
  /// points of it take 0.25 ms of processor time at any number of rows; all of 1 000 rows take 3.4 ms, and
  /// all of 100 000 rows 350 ms.
  ///
  /// - Parameter window: from top to bottom in points.
  package func displayList(in window: Range<Points>) -> DisplayList {
    let list = displayList(FillerRows(self), withRulers: false, in: window)
    return isPlainPicture ? list : framed(list)
  }

  /// The picture's part of a list, within the round corners of a sheet and of a device's screen.
  func framed(_ whole: DisplayList) -> DisplayList {
    var list = whole.cropped(to: pictureRect)
    if var sheet = sheetOutline {
      sheet.rect = sheet.rect.offsetBy(dx: .zero, dy: -pictureRect.minY)
      list = list.clipped(toSheet: sheet)
    }
    guard table.info.screen.deviceFrame == true else { return list }
    var screen = screenOutline
    screen.rect.origin = .zero
    return list.clipped(to: screen)
  }

  /// The title and the description of its pictures.
  package var caption: PictureCaption {
    let traits = table.info.traits
    var words = [
      "A table in the \(table.info.style.rawValue) style as \(environment.profile.name) draws it",
      "\(environment.width) points wide", "in \(traits.appearance.rawValue) appearance",
    ]
    if traits.textSize != .large { words.append("text size \(traits.textSize.rawValue)") }
    if environment.isRightToLeft { words.append("right to left") }
    return PictureCaption(title: table.info.title, summary: words.joined(separator: ", "))
  }

  private func displayList(
    _ fillers: FillerRows, withRulers: Bool, in window: Range<Points>?
  ) -> DisplayList {
    DisplayList(
      size: Size(width: contentSize.width, height: fillers.bottom), scale: environment.grid.scale,
      caption: caption, traits: displayTraits
    ) { body in
      var painter = Painter(self)
      painter.paint(fillers, withRulers: withRulers, in: window, to: body)
    }
  }
}
