// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Screen {
  /// The text of a section's header or footer.
  package func text(of kind: HeaderFooterKind, inSection index: Int) -> String? {
    read(kind == .header ? \.header : \.footer, ofSection: index)
  }

  /// The height that a section sets for its header or footer.
  package func ownHeight(of kind: HeaderFooterKind, inSection index: Int) -> RowHeight? {
    read(kind == .header ? \.headerHeight : \.footerHeight, ofSection: index)
  }

  /// The height of headers or footers that code sets for the whole table view; `nil` for UIKit's own.
  package func standardHeight(of kind: HeaderFooterKind) -> RowHeight? {
    if let height = read(kind == .header ? \.sectionHeaderHeight : \.sectionFooterHeight) { return height }
    let hasNone = table.sections.allSatisfy { $0.info.text(of: kind) == nil }
    return hasNone && !table.sections.isEmpty && omitsUntitled(nil) && heights(of: kind) == nil
      ? .fixed(.zero) : nil
  }

  /// Points: the heights that code sets for the header or footer of each section; `nil` for UIKit's own.
  ///
  /// - Returns: `nil` if the table view's height is enough: no section has its own height or another space around it.
  package func heights(of kind: HeaderFooterKind) -> [Points?]? {
    let indices = table.sections.indices
    let hasText = indices.map { table.sections[$0].info.text(of: kind) != nil }
    let own = indices.map { ownHeight(of: kind, inSection: $0) }
    let isSpaced = indices.map { setsSpacing(at: kind, ofSection: $0) }
    let insets = indices.map { inset(at: kind, ofSection: $0) }
    let standard = kind == .header ? table.info.sectionHeaderHeight : table.info.sectionFooterHeight
    let omitsUntitled = omitsUntitled(standard)
    let isMixed = Set(hasText).count > 1 && omitsUntitled
    guard
      isMixed || own.contains(where: { $0 != nil }) || isSpaced.contains(true)
        || insets.contains(where: { $0 > .zero })
    else { return nil }
    return indices.map { index in
      let laidOut = layout.sections[index].view(kind).height
      if insets[index] > .zero { return laidOut + insets[index] }
      // The layout knows the height that 0 means.
      if let own = own[index] { return own == .fixed(.zero) ? laidOut : own.points }
      return isSpaced[index] || (!hasText[index] && omitsUntitled) ? laidOut : standard?.points
    }
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
    return deciding.map { look(of: .section($0)).given(.sectionSpacing) }.contains { $0 != nil }
  }

  /// Points around a section, which become part of its header or footer.
  private func inset(at kind: HeaderFooterKind, ofSection index: Int) -> Points {
    let isHeader = kind == .header
    let setting: LookSetting<Points> = isHeader ? .sectionInsetTop : .sectionInsetBottom
    let look = look(of: .section(index))
    if !environment.isGrouped, table.sections[index].info.text(of: kind) != nil {
      look.leave(setting, "a plain table centres its titles vertically")
      return .zero
    }
    look.read(setting)
    return isHeader ? layout.sections[index].insetTop : layout.sections[index].insetBottom
  }
}
