// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A bar that is filled to a part, and takes the rest of its row.
struct ProgressControl: FieldControl, Equatable {
  /// From 0 to 1.
  var progress: Double
  /// nil: the tint colour.
  var color: UIColor?
  var label: String? { "\(Int((progress * 100).rounded())) %" }

  func makeView() -> UIProgressView { UIProgressView(progressViewStyle: .default) }

  func show(in view: UIProgressView) {
    view.progressTintColor = color
    view.setProgress(Float(progress), animated: view.window != nil)
  }
}

@MainActor extension RowBehavior {
  /// A bar for a progress from 0 to 1.
  static func progress(_ progress: Double, color: UIColor? = nil) -> Self {
    .view(ProgressControl(progress: progress, color: color))
  }
}
