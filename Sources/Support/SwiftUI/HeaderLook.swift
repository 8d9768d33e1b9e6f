// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The look of headers or footers: `.environment(\.headerLook.color, .red)`.
struct HeaderLook {
  /// `nil` is the list's own, as of the font and the case.
  var color: Color?
  var font: Font?
  var textCase: Text.Case?
  /// Whether the text is as written, although the list's own has another case.
  var keepsCase = false
  var alignment = TextAlignment.leading
  /// Points from the text's own place in the list, or from the list's side if a height is set.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// Points; `nil` is the list's own.
  var height: CGFloat?
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
