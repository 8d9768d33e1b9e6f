// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A date picker that shows its date in pills.
struct DateControl: ValueControl, Equatable {
  var value = Date()
  var mode: UIDatePicker.Mode
  var isEnabled: Bool

  func makeView() -> UIDatePicker { UIDatePicker() }

  func show(in view: UIDatePicker) {
    view.datePickerMode = mode
    view.preferredDatePickerStyle = .compact
    view.isEnabled = isEnabled
    if view.date != value { view.date = value }
  }

  func value(of view: UIDatePicker) -> Date { view.date }
}

@MainActor extension RowBehavior {
  /// A picker for a date, a time or both.
  static func date(
    _ value: WritableKeyPath<Content.Values, Date>, _ mode: UIDatePicker.Mode = .dateAndTime,
    isEnabled: Bool = true
  ) -> Self {
    .control(DateControl(mode: mode, isEnabled: isEnabled), value)
  }
}
