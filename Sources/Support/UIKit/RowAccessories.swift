// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The controls and signs at one side of a row. UIKit's own cells use it for all but their own accessories.
final class RowAccessories: UIStackView {
  private var slots: [ControlSlot] = []
  /// The control that takes the rest of the row, in the row's content.
  private(set) var field: ControlSlot?

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 8
  }

  required init(coder: NSCoder) { fatalError("Accessories aren't in storyboards") }

  /// - Parameters:
  ///   - label: the row's words, for controls without own ones.
  ///   - hasField: whether the row's content has room for a control that fills it.
  func show(_ controls: [ShownControl], label: String, hasField: Bool) {
    slots.show(controls, label: label)
    field = hasField ? slots.first { $0.shown.control.fills } : nil
    let views = slots.filter { $0 !== field }.map(\.view)
    arrange(views)
    for view in views { view.keepsWidth() }
    isHidden = arrangedSubviews.isEmpty
    frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The views that VoiceOver reads by themselves.
  var elements: [UIView] { slots.flatMap(\.elements) }
}
