// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The lines that a row has. They depend on its look, its table's style and its position in the section.
struct SeparatorRule<N: Measure> {
  let shape: RowShape

  private var look: ResolvedLook { shape.look }
  private var position: RowPosition { shape.position }
  private var style: TableStyle { shape.style }

  /// Whether the row has the full-width line above its section's first row.
  var hasTopEdge: Bool { hasLines && look[.separatorSectionEdges] && position.isFirst }

  /// Whether the row has the full-width line below its section's last row.
  var hasBottomEdge: Bool { hasLines && look[.separatorSectionEdges] && position.isLast }

  /// The edge with the row's own line; `nil` without one.
  var inner: SeparatorPosition? {
    guard hasLines else { return nil }
    // A row that is its own group has no neighbour to be separated from.
    if shape.isOwnGroup, style != .plain { return nil }
    switch look[.separatorPosition] {
    case .top: return position.isFirst ? nil : .top
    case .bottom:
      // Plain tables draw the line under their last row too.
      let drawsLast = style == .plain && look[.cornerRadius] == .zero && !look[.separatorSectionEdges]
      return position.isLast && !drawsLast ? nil : .bottom
    }
  }

  /// Points that inline lines add above and below the row; 0 for lines over the row.
  var inlineRoom: (top: N, bottom: N) {
    guard look[.separatorModel] == .inline else { return (.zero, .zero) }
    let thickness: N = look.length(.separatorThickness, "line beside the row")
    let top = (hasTopEdge ? thickness : .zero) + (inner == .top ? thickness : .zero)
    let bottom = (hasBottomEdge ? thickness : .zero) + (inner == .bottom ? thickness : .zero)
    return (top, bottom)
  }

  /// Whether the row's own line is the table view's. A cell draws a line itself that has another place, length or
  /// thickness.
  var isTableViews: Bool {
    style != .cards && look[.separatorModel] == .overlay && look[.separatorPosition] == .bottom
      && look[.separatorLength] == .fit && look.given[.separatorThickness] == nil
  }

  private var hasLines: Bool { look[.separatorStyle] == .singleLine }
}

/// The separators of one row.
struct SeparatorLayout<N: Measure>: Measuring {
  let row: RowLayout<N>
  /// The beginning of the row's text, in points from the background's left side.
  let textLeading: N

  /// A line that is drawn, in content coordinates, left to right.
  struct Line {
    let position: SeparatorPosition
    let frame: Frame<N>
    /// Whether it is the full-width line at the section's top or bottom, not the row's own.
    var isSectionEdge = false
  }

  private var look: ResolvedLook { row.look }
  var environment: LayoutEnvironment { row.environment }

  /// The cell's frame, relabelled for explanations.
  var cell: Frame<N> {
    Frame(
      x: row.frame.x.named("cell", .frame("x")), y: row.frame.y,
      width: row.frame.width.named("cell", .frame("width")),
      height: row.frame.height)
  }

  /// The lines that are drawn, the upper one first.
  var separators: [Line] {
    lines(hidesInner: environment.flag(.selectedRowsHideLines) && isBesideSelection)
  }

  /// Whether the selection of the row or of the next one affects the row's own line.
  var isBesideSelection: Bool {
    guard row.row.hasSelectedLook || row.isAboveSelected else { return false }
    let rule = row.content.separatorRule
    return rule.inner != nil && rule.isTableViews
  }

  /// The lines of the row, whether a selection hides its own line or not.
  func lines(hidesInner: Bool = false) -> [Line] {
    let edges = SeparatorEdges(shape: row.shape, neighbors: row.neighbors)
    var result = usualLines.filter {
      edges.visibility($0.position) != .hidden && ($0.isSectionEdge || !hidesInner)
    }
    if edges.addsLine(at: .top) { result.insert(Line(position: .top, frame: frame(at: .top)), at: 0) }
    if edges.addsLine(at: .bottom) { result.append(Line(position: .bottom, frame: frame(at: .bottom))) }
    return result
  }

  /// The same if no row sets the visibility of lines.
  var usualLines: [Line] {
    let rule = row.content.separatorRule
    var result: [Line] = []
    if rule.hasTopEdge { result.append(sectionEdge(at: .top)) }
    if let inner = rule.inner { result.append(Line(position: inner, frame: frame(at: inner))) }
    if rule.hasBottomEdge { result.append(sectionEdge(at: .bottom)) }
    return result
  }

  private var thickness: N { look.length(.separatorThickness, "thickness") }

  private func y(at position: SeparatorPosition) -> N {
    let who = TermSource.set(.separatorPosition, otherwise: .style)
    switch position {
    case .top: return row.frame.y.named("the row's top", who)
    case .bottom:
      return row.frame.maxY.named("the row's bottom", .frames("y", "height"))
        - thickness.named("thickness", .joined(.rule("the line is inside the row"), who))
    }
  }

  private func sectionEdge(at position: SeparatorPosition) -> Line {
    let inset = N(.zero, "inset, left", .rule("a separator at a section's edge spans the cell"))
    return Line(
      position: position,
      frame: Frame(x: cell.x + inset, y: y(at: position), width: cell.width - inset, height: thickness),
      isSectionEdge: true)
  }

  private func frame(at position: SeparatorPosition) -> Frame<N> {
    let leading = self.leading
    let width: N
    switch look[.separatorLength] {
    case .fit: width = (cell.width - leading - trailing).whatRoomThereIs
    case .contentWidth:
      let asked = Rect(
        x: row.frame.rect.minX + leading.points, y: .zero, width: row.frame.rect.width, height: .zero)
      let isClipped = environment.visible(asked, ofRow: row.frame.rect) != asked
      width = cell.width.named(
        isClipped ? "as wide as the cell, clipped by the table view" : "as wide as the cell",
        .set(.separatorLength, otherwise: .rule("separator.length")))
    }
    return Frame(x: cell.x + leading, y: y(at: position), width: width, height: thickness)
  }

  /// Points from the cell's left side, 0 or more. An inset that is wider than the row results in a line of no
  /// width.
  var leading: N {
    unlimitedLeading.atMost(cell.width, "no room is left", .layout)
  }

  private var unlimitedLeading: N {
    switch look[.separatorLeft] {
    case .automatic where !environment.flag(.separatorsBeginAtText):
      return N(.zero, "inset, left", .flag(.separatorsBeginAtText))
    case .automatic
    where environment.isPane && environment.metric(.paneSeparatorInset) > .zero
      && row.row.image == nil:
      return row.background.x - row.frame.x + metric(.paneSeparatorInset, "inset, left")
        + row.content.indentation + row.content.editRoom
    case .automatic:
      let (start, why) = automaticStart
      return (row.background.x - row.frame.x + start).named("inset, left", why)
    case .points: return insets.left + row.content.editRoom
    }
  }

  /// Points from the background's left side to an automatic line, which begins at the text.
  ///
  /// Source: the code of iOS 26. A line of UIKit's own cells doesn't begin before the usual margin. Beside a text label, it
  /// begins at the margin; Apple's documentation of `indentationLevel` says that it indents the content from the separator.
  private var automaticStart: (N, TermSource) {
    let content = row.content
    let text = TermSource.joined(
      .rule("automatic: starts at the text"), .see("title x"), separator: " ")
    guard environment.info.host == .uiKit, look.isOfUIKitsCells(in: environment) else {
      return (textLeading, text)
    }
    if content.hasTextLabels, row.row.image == nil, content.indentation.points > .zero {
      return (textLeading - content.indentation, .rule("automatic: the line of a text label isn't indented"))
    }
    let usual = content.usualMargins.left
    return textLeading.points < usual.points
      ? (usual, .rule("automatic: the text begins before the usual margin")) : (textLeading, text)
  }

  private var insets: SeparatorInsets<N> { SeparatorInsets(content: row.content) }

  /// The insets, in points, that are added to insets with the reference `fromAutomaticInsets`.
  var automatic: (left: N, right: N) { insets.automatic }

  /// Points from the cell's right side, 0 or more.
  var trailing: N {
    let keepsReadable = environment.readableInset != nil
    switch look[.separatorRight] {
    case .automatic:
      guard !environment.hasSectionIndex else {
        return automatic.right.ifAny + environment.sectionIndex(within: look)
      }
      return automatic.right.named(
        "inset, right",
        keepsReadable
          ? .rule("automatic: ends at the readable width")
          : .joined(.rule("automatic"), .flag(.separatorTrailingMargins)))
    case .points:
      return insets.right.named(
        "inset, right",
        .joined(
          .set(.separatorRight, otherwise: .rule("separator.right")), insets.reference, separator: ", "))
    }
  }
}

extension LayoutEnvironment {
  /// The part of a row's line that is visible, left to right.
  ///
  /// A table view clips, and the insets of a whole table are the table view's: a line that is longer than its row ends where
  /// the row ends. A row that has smaller insets of its own is in a wider table view, which clips nothing there.
  package func visible(_ line: Rect, ofRow row: Rect) -> Rect {
    let (left, right) = (look[.insetLeft], width - look[.insetRight])
    guard row.minX >= left, row.maxX <= right else { return line }
    let x = max(line.minX, left)
    return Rect(x: x, y: line.minY, width: max(.zero, min(line.maxX, right) - x), height: line.height)
  }
}
