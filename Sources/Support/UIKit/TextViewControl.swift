// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A text of several lines, which grows with its lines and takes the rest of its row.
struct TextViewControl: ValueControl, FieldControl, Equatable {
  var value = ""
  var placeholder: String?
  var isElement: Bool { true }

  func makeView() -> GrowingTextView {
    let view = GrowingTextView(frame: .zero, textContainer: nil)
    view.isScrollEnabled = false
    view.backgroundColor = nil
    view.textContainerInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    view.textContainer.lineFragmentPadding = 0
    view.delegate = view
    view.addSubview(view.placeholder)
    return view
  }

  func show(in view: GrowingTextView) {
    // The insertion point of an equal text stays.
    if view.text != value { view.text = value }
    view.placeholder.show(placeholder, nil, .body, .placeholderText)
    view.placeholder.isHidden = !value.isEmpty
    view.accessibilityHint = placeholder
    view.setNeedsLayout()
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
  }

  func value(of view: GrowingTextView) -> String { view.text }

  func observe(_ view: GrowingTextView, _ changed: @escaping @MainActor () -> Void) {
    view.changed = changed
  }
}

/// A text view as high as its text.
final class GrowingTextView: UITextView, UITextViewDelegate {
  var changed: () -> Void = {}
  let placeholder = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds.inset(by: textContainerInset)
  }

  func textViewDidChange(_ textView: UITextView) {
    changed()
    // The table asks for the row's height again, without a new cell.
    var view = superview
    while let outer = view, !(outer is UITableView) { view = outer.superview }
    (view as? UITableView)?.performBatchUpdates(nil)
  }
}

@MainActor extension RowBehavior {
  /// A growing text view.
  static func textView(
    _ value: WritableKeyPath<Content.Values, String>, placeholder: String? = nil
  ) -> Self {
    .control(TextViewControl(placeholder: placeholder), value)
  }
}
