// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

extension LocalizedStringKey {
  /// A text that isn't translated.
  static func verbatim(_ text: String) -> LocalizedStringKey { "\(text)" }
}
