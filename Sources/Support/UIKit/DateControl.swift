// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A date picker that shows its date in pills.
struct DateControl: ValueControl {
  var value = Date()
  var mode: UIDatePicker.Mode

  func makeView() -> UIDatePicker { UIDatePicker() }

  func show(in view: UIDatePicker) {
    view.datePickerMode = mode
    view.preferredDatePickerStyle = .compact
    if view.date != value { view.date = value }
  }

  func value(of view: UIDatePicker) -> Date { view.date }
}

extension RowBehavior {
  /// A picker for a date, a time or both.
  static func date(
    _ value: WritableKeyPath<Content.Values, Date>, _ mode: UIDatePicker.Mode = .dateAndTime
  ) -> Self {
    .control(DateControl(mode: mode), value)
  }
}
