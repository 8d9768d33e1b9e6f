// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension LaidOutTable {
  /// The height of headers or footers that code sets for the whole table view; `nil` for UIKit's own.
  func standardCodeHeight(of kind: HeaderFooterKind) -> RowHeight? {
    if let height = ownStandard(kind) { return height }
    let hasNone = table.sections.allSatisfy { $0.info.text(of: kind) == nil }
    return hasNone && !table.sections.isEmpty && omitsUntitled(nil) && codeHeights(of: kind) == nil
      ? .fixed(.zero) : nil
  }

  /// Points: the heights that code sets for the header or footer of each section; `nil` for UIKit's own.
  ///
  /// - Returns: `nil` if the table view's height is enough: no section has its own height or another space around it.
  func codeHeights(of kind: HeaderFooterKind) -> [Points?]? {
    let indices = table.sections.indices
    let hasText = indices.map { table.sections[$0].info.text(of: kind) != nil }
    let own = indices.map { index in
      kind == .header ? table.sections[index].info.headerHeight : table.sections[index].info.footerHeight
    }
    let isSpaced = indices.map { setsSpacing(at: kind, ofSection: $0) }
    let insets = indices.map { inset(at: kind, ofSection: $0) }
    let standard = ownStandard(kind)
    let omitsUntitled = omitsUntitled(standard)
    let isMixed = Set(hasText).count > 1 && omitsUntitled
    guard
      isMixed || own.contains(where: { $0 != nil }) || isSpaced.contains(true)
        || insets.contains(where: { $0 > .zero })
    else { return nil }
    return indices.map { index in
      let laidOut = sections[index].view(kind).height
      if insets[index] > .zero { return laidOut + insets[index] }
      // The layout knows the height that 0 means.
      if let own = own[index] { return own == .fixed(.zero) ? laidOut : own.points }
      return isSpaced[index] || (!hasText[index] && omitsUntitled) ? laidOut : standard?.points
    }
  }

  /// Points: the padding above a plain table's headers on versions before iOS 15, which added such space.
  var plainTopPadding: Points? {
    let isOld = environment.profile.id.versions.upperBound < 15
    guard !environment.isGrouped, isOld, table.sections.contains(where: { $0.info.header != nil }) else {
      return nil
    }
    return environment.metric(.plainSectionHeaderTopPadding)
  }

  private func ownStandard(_ kind: HeaderFooterKind) -> RowHeight? {
    kind == .header ? table.info.sectionHeaderHeight : table.info.sectionFooterHeight
  }

  /// Whether sections without a text have no header or footer: in a plain table, where UIKit doesn't promise it.
  private func omitsUntitled(_ height: RowHeight?) -> Bool {
    !environment.isGrouped && height?.points == nil
  }

  /// Whether the space at a section's header or footer is set. Nothing is above the first section.
  private func setsSpacing(at kind: HeaderFooterKind, ofSection index: Int) -> Bool {
    let lower = kind == .header ? index : index + 1
    guard lower > 0, lower < table.sections.count else { return false }
    let deciding = table.info.host.sharesSectionSpacing ? [lower - 1, lower] : [lower]
    return deciding.contains { table.look(ofSection: $0)[.sectionSpacing] != nil }
  }

  /// Points around a section, which become part of its header or footer. A plain table centres its titles vertically, so
  /// they can't have any.
  private func inset(at kind: HeaderFooterKind, ofSection index: Int) -> Points {
    if !environment.isGrouped, table.sections[index].info.text(of: kind) != nil { return .zero }
    return kind == .header ? sections[index].insetTop : sections[index].insetBottom
  }
}
