// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The look of headers or footers: `.environment(\.headerLook.color, .red)`.
struct HeaderLook {
  /// `nil` is the list's own, as of the font and the height.
  var color: Color?
  var font: Font?
  var letters = Letters.automatic
  var alignment = TextAlignment.leading
  /// Points from the text's own place, or from the list's side if a height is set. Cards move both.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// Points: the least height, without the list's own space around a text.
  var height: CGFloat?

  /// The case of letters; `automatic` is the list's own.
  enum Letters { case automatic, asWritten, uppercase, lowercase }
}

private struct HeaderLookKey: EnvironmentKey {
  static let defaultValue = HeaderLook()
}

private struct FooterLookKey: EnvironmentKey {
  static let defaultValue = HeaderLook()
}

extension EnvironmentValues {
  var headerLook: HeaderLook {
    get { self[HeaderLookKey.self] }
    set { self[HeaderLookKey.self] = newValue }
  }

  var footerLook: HeaderLook {
    get { self[FooterLookKey.self] }
    set { self[FooterLookKey.self] = newValue }
  }
}
