// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The yes-or-no constants of a profile. ``meaning`` explains each of them; the profiles have the values and
/// their sources. A spec's `metrics:` and the command `set-metric` override them by their names, as they do
/// numbers.
package enum ProfileFlag: String, ConstantName, Sendable {
  case backButtonShowsTitle, untitledHeadersAreCut, footersAreCut, zeroHeightsAreDefault
  case headerCutsToWholePoints, rowHeightsStartAtLarge, accessibilityTextsWrap, contentEndsAboveSeparator
  case configurationsMakeRoomForSeparator, subtitlesBeginOnWholePoints, separatorsBeginAtText
  case separatorTrailingMargins, followsReadableWidth, showsFillerRows, fillersMakeRoomForSeparator
  case tilesAreCentredInSlot, hasContentConfigurations, ownInsetsMoveTexts, ownInsetsAreMargins
  case semiboldChevrons, semiboldCheckmarks, selectedRowsHideLines, selectedSidebarRowsAreTinted
}

extension ProfileFlag {
  package static func == (one: ProfileFlag, other: ProfileFlag) -> Bool { one.ordinal == other.ordinal }

  package func hash(into hasher: inout Hasher) { hasher.combine(UInt8(truncatingIfNeeded: ordinal)) }

  /// A sentence for the reference and the schema, without the default.
  package var meaning: String {
    switch self {
    case .backButtonShowsTitle: "Whether a back button shows its title."
    case .untitledHeadersAreCut:
      "Whether the height of a grouped header without a title is rounded down to pixels instead of up."
    case .footersAreCut: "Whether the heights of footers are rounded down to pixels instead of up."
    case .zeroHeightsAreDefault:
      "Whether a height of 0 for a header or footer of a grouped style means the default height."
    case .headerCutsToWholePoints:
      "Whether the height of a header with a title is rounded down to whole points instead of up to "
        + "pixels."
    case .rowHeightsStartAtLarge: "Whether rows at text sizes below Large are as high as rows at Large."
    case .accessibilityTextsWrap:
      "Whether titles and the details under them take as many lines as they need at accessibility sizes, and "
        + "values are below their titles. A row's `numberOfLines` other than 1 wins."
    case .contentEndsAboveSeparator:
      "Whether the content of a cell is centred in the space above its separator."
    case .configurationsMakeRoomForSeparator:
      "Whether a cell with a content configuration is higher by its separator's thickness."
    case .subtitlesBeginOnWholePoints: "Whether the texts of a subtitle cell start at a whole point."
    case .separatorsBeginAtText:
      "Whether an automatic separator starts at the text instead of the cell's edge."
    case .separatorTrailingMargins:
      "Whether an automatic separator ends at the layout margin instead of the cell's edge."
    case .followsReadableWidth: "Whether cells follow the readable width by default."
    case .showsFillerRows: "Whether a plain table draws lines in the blank space below its last row."
    case .fillersMakeRoomForSeparator: "Whether a blank row is higher by its line's thickness."
    case .tilesAreCentredInSlot: "Whether a tile is centred in a symbol's slot, with the text after the slot."
    case .hasContentConfigurations:
      "Whether cells can have content configurations. Without them, a cell has text labels unless its "
        + "`cellContent` is set."
    case .ownInsetsMoveTexts:
      "Whether the text labels of a cell begin at its left separator inset if a row or a section sets it."
    case .ownInsetsAreMargins:
      "Whether such an inset is measured from the cell's edge without a `separator.reference`, and moves texts to "
        + "the left of the margin, too."
    case .semiboldChevrons:
      "Whether disclosure indicators are semibold with round ends, not thin with square ends."
    case .semiboldCheckmarks: "Whether check marks are semibold."
    case .selectedRowsHideLines: "Whether a selected row hides its separator and the one above it."
    case .selectedSidebarRowsAreTinted:
      "Whether the title of a selected row with a content style of sidebars has the tint colour."
    }
  }
}
