// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A number of UIKit's with its origin.
package struct Constant: Hashable, Sendable {
  /// Points.
  package let value: Points
  package let confidence: Confidence
  /// Where it was read, in a few words.
  package let source: String

  package init(_ value: Points, _ confidence: Confidence, _ source: String) {
    self.value = value
    self.confidence = confidence
    self.source = source
  }
}
