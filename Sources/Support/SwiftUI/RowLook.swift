// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The look of rows. Each level of a list can change a value for the rows inside it:
/// `.environment(\.rowLook.titleColor, .white)`.
struct RowLook {
  /// `nil` is the colour of labels, or of buttons.
  var titleColor: Color?
  var titleFont = Font.body
  /// The largest number of lines; `nil` is any number.
  var titleLines: Int?
  var titleAlignment = TextAlignment.leading
  /// The colour and the font of values and subtitles; `nil` is the usual one of each.
  var detailColor: Color?
  var detailFont: Font?
  var subtitleColor = Color.primary
  var subtitleFont = Font.caption
  var detailLines: Int?
  var detailAlignment = TextAlignment.leading
  var badgeColor = Color.red
  /// Points at the default text size; `nil` is the usual size of tiles and symbols.
  var imageSize: CGSize?
  /// Points between an image and the texts after it.
  var imageSpacing: CGFloat = 15
  /// Points: the least height of a row with its insets; `nil` is the list's own.
  var height: CGFloat?
  /// Points from the row's card, or else from the list's sides and the row's edges, to the content;
  /// `nil` is the list's own.
  var margins: EdgeInsets?
  /// The colour behind a row; `nil` is the list's own, or that of grouped rows for a card.
  var background: Color?
  var separator = RowSeparator()
  /// A card of its own behind each row; `nil` is the list's own background.
  var decoration: RowDecoration?
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
