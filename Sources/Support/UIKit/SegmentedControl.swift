// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Segments of which one or none is selected.
struct SegmentedControl: ValueControl {
  /// The index of the selected segment; -1 is none.
  var value = -1
  var segments: [String]

  func makeView() -> UISegmentedControl { UISegmentedControl() }

  func show(in view: UISegmentedControl) {
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
    if titles != segments {
      view.removeAllSegments()
      for (index, title) in segments.enumerated() {
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    view.selectedSegmentIndex = segments.indices.contains(value) ? value : -1
  }

  func value(of view: UISegmentedControl) -> Int { view.selectedSegmentIndex }
}

extension RowBehavior {
  /// A segmented control for the index of its selected segment.
  static func segments(_ value: WritableKeyPath<Content.Values, Int>, _ segments: [String]) -> Self {
    .control(SegmentedControl(segments: segments), value)
  }
}
