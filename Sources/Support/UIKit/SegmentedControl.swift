// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Segments of which one or none is selected.
struct SegmentedControl: ValueControl, FieldControl, Equatable {
  /// The index of the selected segment; -1 is none.
  var value = -1
  var segments: [String]
  var fills: Bool
  var isEnabled: Bool

  func makeView() -> UISegmentedControl { UISegmentedControl() }

  func show(in view: UISegmentedControl) {
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
    if titles != segments {
      view.removeAllSegments()
      for (index, title) in segments.enumerated() {
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    view.isEnabled = isEnabled
    view.selectedSegmentIndex = segments.indices.contains(value) ? value : -1
  }

  func value(of view: UISegmentedControl) -> Int { view.selectedSegmentIndex }
}

@MainActor extension RowBehavior {
  /// A segmented control for the index of its selected segment.
  static func segments(
    _ value: WritableKeyPath<Content.Values, Int>, _ segments: [String], fills: Bool = false,
    isEnabled: Bool = true
  ) -> Self {
    .control(SegmentedControl(segments: segments, fills: fills, isEnabled: isEnabled), value)
  }
}
