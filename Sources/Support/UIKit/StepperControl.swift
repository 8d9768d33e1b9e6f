// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Two buttons that change a number, which UIKit doesn't show.
struct StepperControl: ValueControl, Equatable {
  var value = 0.0
  var range: ClosedRange<Double>
  var step: Double
  var isEnabled: Bool

  func makeView() -> UIStepper { UIStepper() }

  func show(in view: UIStepper) {
    view.minimumValue = range.lowerBound
    view.maximumValue = range.upperBound
    view.stepValue = step
    view.value = value
    view.isEnabled = isEnabled
  }

  func value(of view: UIStepper) -> Double { view.value }
}

@MainActor extension RowBehavior {
  /// A stepper for a number.
  static func stepper(
    _ value: WritableKeyPath<Content.Values, Double>, in range: ClosedRange<Double> = 0...100,
    step: Double = 1, isEnabled: Bool = true
  ) -> Self {
    .control(StepperControl(range: range, step: step, isEnabled: isEnabled), value)
  }
}
