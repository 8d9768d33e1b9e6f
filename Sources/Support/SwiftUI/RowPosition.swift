// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The place of a row among the rows of its section; rows between others need none.
enum RowPosition {
  case first, middle, last, only

  var isFirst: Bool { self == .first || self == .only }
  var isLast: Bool { self == .last || self == .only }
}

private struct RowPositionKey: EnvironmentKey {
  static let defaultValue = RowPosition.middle
}

extension EnvironmentValues {
  var rowPosition: RowPosition {
    get { self[RowPositionKey.self] }
    set { self[RowPositionKey.self] = newValue }
  }
}

extension View {
  /// Says where a row is in its section, for cards and separators of its own.
  func rowPosition(_ position: RowPosition) -> some View {
    environment(\.rowPosition, position)
  }
}
