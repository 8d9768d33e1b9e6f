// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A kind of content with a view of its own.
protocol ViewContent: RowContent {
  associatedtype View: UIView

  @MainActor func makeView() -> View
  /// Shows the content in a view that may have shown another one.
  @MainActor func show(in view: View, _ context: RowContext)
  /// From the cell to the view; default: the row's margins.
  @MainActor func margins(in context: RowContext) -> NSDirectionalEdgeInsets
}

extension ViewContent {
  @MainActor func configuration(in context: RowContext) -> any UIContentConfiguration {
    ViewConfiguration(content: self, context: context)
  }

  func margins(in context: RowContext) -> NSDirectionalEdgeInsets { context.margins }
}

/// The configuration of a content with a view of its own.
struct ViewConfiguration<Content: ViewContent>: UIContentConfiguration {
  var content: Content
  var context: RowContext

  func makeContentView() -> any UIView & UIContentView { ContentView(self) }
  /// The cell makes a new configuration for each state.
  func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Holds a content's view between its margins.
final class ContentView<Content: ViewContent>: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private let view: Content.View
  private lazy var top = view.topAnchor.constraint(equalTo: topAnchor)
  private lazy var leading = view.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
  private lazy var trailing = trailingAnchor.constraint(equalTo: view.trailingAnchor)

  init(_ configuration: ViewConfiguration<Content>) {
    self.configuration = configuration
    view = configuration.content.makeView()
    super.init(frame: .zero)
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    // The table view's own constraints on the size of a cell come first.
    for constraint in [bottom, trailing] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([top, leading, bottom, trailing])
    show()
  }

  required init?(coder: NSCoder) { fatalError("Content views aren't in storyboards") }

  private func show() {
    guard let shown = configuration as? ViewConfiguration<Content> else { return }
    let margins = shown.content.margins(in: shown.context)
    top.constant = margins.top
    leading.constant = margins.leading
    bottom.constant = margins.bottom
    trailing.constant = margins.trailing
    shown.content.show(in: view, shown.context)
  }
}
