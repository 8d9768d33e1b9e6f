// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The look of rows. Each level of a list can change a value for the rows inside it:
/// `.environment(\.rowLook.titleColor, .white)`.
struct RowLook {
  /// The colour and the font of titles that aren't buttons'; `nil` is the usual one.
  var titleColor: Color?
  var titleFont: Font?
  /// The largest number of lines; `nil` is any number.
  var titleLines: Int?
  var titleAlignment = TextAlignment.leading
  /// The colour and the font of values and subtitles; `nil` is the usual one of each.
  var detailColor: Color?
  var detailFont: Font?
  /// A value or a subtitle with attributes, in place of the row's plain text.
  var detailText: Text?
  var subtitleColor = Color.primary
  var subtitleFont = Font.caption
  var detailLines: Int?
  var detailAlignment = TextAlignment.leading
  var badgeColor = Color.red
  /// Points at the default text size; `nil` is the usual size of tiles and symbols.
  var imageSize: CGSize?
  /// Points between an image and the texts after it.
  var imageSpacing: CGFloat = 15
  /// Points from the card, or else from the list's sides, to the content.
  var contentInsets = ContentInsets()
  /// As in UIKit.
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  /// Points: the least height of a row with its insets; `nil` is the list's own.
  var height: CGFloat?
  /// Points from the card, or else from the list's sides, to the content of a row whose insets the list
  /// can't choose: beside a card with insets, or with a height.
  var margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The same above and below a title with a subtitle.
  var subtitleMargin: CGFloat = 6
  /// The colour behind a row; `nil` is the list's own, or that of grouped rows for a card.
  var background: Color?
  var separator = RowSeparator()
  /// The cards behind rows; `nil` is the list's own background.
  var decoration: RowDecoration?

  /// Points from a row's leading margin to its content.
  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
}

/// The insets of a row's content, in points; `nil` is the usual margin.
struct ContentInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

private struct RowLookKey: EnvironmentKey {
  static let defaultValue = RowLook()
}

extension EnvironmentValues {
  var rowLook: RowLook {
    get { self[RowLookKey.self] }
    set { self[RowLookKey.self] = newValue }
  }
}

extension TextAlignment {
  /// The same side for stacks.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
