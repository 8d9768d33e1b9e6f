// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The text of a header or footer, placed.
struct SectionLabel {
  let text: LabelText
  /// The shown lines.
  let lines: LabelLines
  let font: Font
  /// The name of the font; `nil` for the system font.
  let fontName: String?
  let alignment: TextAlignment
  /// The colour that is set; `nil` uses the profile's.
  let color: Color?
  /// The frame of the text in content coordinates, left to right.
  let frame: Rect
  /// The label's own frame, which has all of the available width.
  let box: Rect
  /// y of the first line's baseline.
  let baseline: Points
}

extension LaidOutTable {
  /// Points from the table's left and right side to the room of a header's or footer's text, in a layout from left to
  /// right; `nil` without a text.
  package func labelInsets(_ kind: HeaderFooterKind, inSection section: Int) -> (left: Points, right: Points)?
  {
    let info = table.sections[section].info
    guard info.text(of: kind) != nil else { return nil }
    let metrics = HeaderFooterMetrics<Points>(environment: environment)
    let span = metrics.labelSpan(environment.look(of: info))
    return (span.x, environment.width - span.x - max(.zero, span.width))
  }

  /// The font of a section's header or footer; `nil` without a text.
  package func labelFont(_ kind: HeaderFooterKind, inSection section: Int) -> Font? {
    label(kind, inSection: section)?.font
  }

  /// The title of a section's header, or the text of its footer, placed; `nil` without one.
  func label(_ kind: HeaderFooterKind, inSection section: Int) -> SectionLabel? {
    let info = table.sections[section].info
    let metrics = HeaderFooterMetrics<Points>(environment: environment)
    let look = environment.look(of: info)
    guard let text = metrics.text(kind, info, look: look) else { return nil }
    let (top, height) = sections[section].view(kind)
    let lines = metrics.lines(text, kind: kind, info, look: look)
    let font = metrics.font(kind, look)
    let baseline =
      top + metrics.baselineOffset(kind, info, viewHeight: height, lineCount: lines.count, look: look)
    let span = metrics.textSpan(kind, info, look: look)
    let width = lines.width(font)
    let fontMetrics = FontMetrics(font)
    var frame = Rect(
      x: span.x, y: environment.grid.round(baseline - fontMetrics.ascender),
      width: environment.grid.ceil(width),
      height: PlacedLabel<Points>.height("text", lineCount: lines.count, font: font, grid: environment.grid))
    var box = frame
    box.size.width = max(.zero, span.width)
    let given = look.given
    let alignment = given[kind.label.alignment] ?? .leading
    frame.origin.x += alignment.offset(in: box.width - frame.width, grid: environment.grid, .layout)
    return SectionLabel(
      text: text, lines: lines, font: font, fontName: given[kind.label.name]?.text, alignment: alignment,
      color: given[kind.color] ?? (environment.isProminent(kind, look) ? .semantic(.label) : nil),
      frame: frame, box: box, baseline: baseline)
  }
}

extension LayoutEnvironment {
  /// The colour below the texts of headers or footers.
  package func labelGround(_ kind: HeaderFooterKind) -> Color {
    (kind == .header && style == .plain ? plainHeaderColor : nil) ?? backgroundColor
  }
}
