// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Explainer {
  /// The numbers of scrolling that `why` explains, in points: the offset of ``Table/Info/scrollTo``, the scroll indicator, and
  /// the refresh control with its spinner and its text.
  package enum ScrollProperty: String, Hashable, Sendable, CaseIterable {
    case offset
    case indicatorX = "indicator x"
    case indicatorY = "indicator y"
    case indicatorWidth = "indicator width"
    case indicatorHeight = "indicator height"
    case refreshHeight = "refresh height"
    case spinnerX = "spinner x"
    case spinnerY = "spinner y"
    case titleX = "refresh title x"
    case titleY = "refresh title y"

    /// The numbers of a part of the table view.
    static func properties(of surrounding: Surrounding) -> [Self] {
      switch surrounding {
      case .scrollIndicator: [.indicatorX, .indicatorY, .indicatorWidth, .indicatorHeight]
      case .refreshControl: [.refreshHeight, .spinnerX, .spinnerY, .titleX, .titleY]
      case .sectionIndex, .contentUnavailable, .navigationBar, .toolbar, .tabBar, .sheet: []
      }
    }
  }

  /// Explains a number of scrolling; `nil` if the table doesn't have it.
  package func explain(_ property: ScrollProperty) -> Explanation? {
    let indicator = ScrollIndicator<Traced>(layout)?.frame
    let control = RefreshControlLayout<Traced>(environment)
    let number =
      switch property {
      case .offset: ScrollTarget<Traced>(table, layout.sections)?.offset
      case .indicatorX: indicator?.x
      case .indicatorY: indicator?.y
      case .indicatorWidth: indicator?.width
      case .indicatorHeight: indicator?.height
      case .refreshHeight: control?.frame.height
      case .spinnerX: control?.spinner.x
      case .spinnerY: control?.spinner.y
      case .titleX: control?.title?.frame.x
      case .titleY: control?.title?.frame.y
      }
    return number.map { explanation("\(property.rawValue) of the content", $0, at: .table) }
  }
}
