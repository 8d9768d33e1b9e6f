// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A slider, which takes the rest of its row.
struct SliderControl: ValueControl, FieldControl, Equatable {
  var value = 0.0
  var range: ClosedRange<Double>
  /// nil: the tint colour.
  var color: UIColor?
  var isEnabled: Bool

  func makeView() -> UISlider { UISlider() }

  func show(in view: UISlider) {
    view.minimumValue = Float(range.lowerBound)
    view.maximumValue = Float(range.upperBound)
    // While a finger is on it, it knows its value best.
    if !view.isTracking { view.value = Float(value) }
    view.minimumTrackTintColor = color
    view.isEnabled = isEnabled
  }

  func value(of view: UISlider) -> Double { Double(view.value) }
}

@MainActor extension RowBehavior {
  /// A slider for a number.
  static func slider(
    _ value: WritableKeyPath<Content.Values, Double>, in range: ClosedRange<Double> = 0...1,
    color: UIColor? = nil, isEnabled: Bool = true
  ) -> Self {
    .control(SliderControl(range: range, color: color, isEnabled: isEnabled), value)
  }
}
