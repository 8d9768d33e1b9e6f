// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIGroups {
  /// The lengths of headers or footers, where a list's own or the table's differ.
  func headerLengths(_ kind: HeaderFooterKind, of level: LookLevel) -> [(String, String)] {
    var (outer, own) = (Lengths(), tableLengths(kind))
    if let index = level.section {
      let info = export.table.sections[index].info
      let set = kind == .header ? info.headerHeight : info.footerHeight
      guard set != nil || info.text(of: kind) != nil else { return [] }
      outer = own
      own = lengths(kind, index, height: set.map(\.points) ?? standardHeight(kind))
    }
    var result: [(String, String)] = []
    if own.leading != outer.leading { result.append(("leading", SwiftLiteral.points(own.leading))) }
    if own.trailing != outer.trailing { result.append(("trailing", SwiftLiteral.points(own.trailing))) }
    if own.height != outer.height { result.append(("height", own.height.map(SwiftLiteral.points) ?? "nil")) }
    return result
  }

  private struct Lengths {
    var leading = Points.zero
    var trailing = Points.zero
    var height: Points?
  }

  private func tableLengths(_ kind: HeaderFooterKind) -> Lengths {
    let sections = export.table.sections
    let labelled = sections.indices.filter { sections[$0].info.text(of: kind) != nil }
    let usual = labelled.first { sections[$0].info.look.isEmpty } ?? labelled.first
    return lengths(kind, usual, height: standardHeight(kind))
  }

  private func standardHeight(_ kind: HeaderFooterKind) -> Points? {
    (kind == .header ? export.table.info.sectionHeaderHeight : export.table.info.sectionFooterHeight)?.points
  }

  /// The distances of a header's or footer's text, in points: from the text's own place in a list, or, if it has a height,
  /// from the side of the list or the group, because the support files then place it without the list's insets.
  private func lengths(_ kind: HeaderFooterKind, _ section: Int?, height: Points?) -> Lengths {
    guard let section, let label = export.layout.labelInsets(kind, inSection: section) else {
      return Lengths(height: height)
    }
    var (left, right) = label
    let inset = inset(ofSection: section)
    if style == .insetGrouped {
      guard height != nil else { return Lengths() }
      let group = export.layout.rectForHeader(inSection: section)
      left = left - group.minX
      right = right - (environment.width - group.maxX)
    } else {
      guard hasCards || height != nil else { return Lengths() }
      let usual = height == nil ? environment.layoutMargin : .zero
      left = left - usual - inset.left
      right = right - usual - inset.right
      if height == nil {
        left = left - environment.safeArea.left
        right = right - environment.safeArea.right
      }
    }
    return Lengths(leading: left, trailing: right, height: height)
  }

  /// Points from the list's sides to a section's cards.
  private func inset(ofSection index: Int) -> EdgeInsets {
    let look = environment.look(of: export.table.sections[index].info)
    guard hasCard(look) else { return .zero }
    return environment.layout(of: Row(title: ""), look, at: .only).backgroundInsets
  }
}
