// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The controls of a row besides that of its kind. Each is labelled with the row's title, which only VoiceOver
/// reads.
struct RowControls {
  /// In place of the texts and the image.
  var content: AnyView?
  /// Before the image and the texts.
  var leading: AnyView?
  /// Takes the rest of the row after the texts.
  var field: AnyView?
  /// After the texts.
  var trailing: AnyView?

  var isEmpty: Bool { content == nil && leading == nil && field == nil && trailing == nil }
}

private struct RowControlsKey: EnvironmentKey {
  static var defaultValue: RowControls { RowControls() }
}

extension EnvironmentValues {
  var rowControls: RowControls {
    get { self[RowControlsKey.self] }
    set { self[RowControlsKey.self] = newValue }
  }
}

extension View {
  /// Shows views in place of the texts and the image of a row: `TextRow("Order 7").content { VStack { … } }`.
  func content(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\.rowControls.content, AnyView(content().labelsHidden()))
  }

  /// Puts controls after the texts of a row: `TextRow("Guests").controls { Stepper(…) }`.
  func controls(@ViewBuilder _ controls: () -> some View) -> some View {
    environment(\.rowControls.trailing, AnyView(HStack { controls() }.labelsHidden()))
  }

  /// Puts a control after the texts of a row that takes the rest of it: `TextRow("Name").field { TextField(…) }`.
  func field(@ViewBuilder _ field: () -> some View) -> some View {
    environment(\.rowControls.field, AnyView(field().labelsHidden()))
  }

  /// Puts controls before the image and the texts of a row.
  func leading(@ViewBuilder _ controls: () -> some View) -> some View {
    environment(
      \.rowControls.leading,
      AnyView(HStack(spacing: 16) { controls() }.labelsHidden().frame(minWidth: 24)))
  }
}
