// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

// Headers, scrolling, and the view of a table without rows.
extension ExportRules {
  static let withoutControl = "without isRefreshing, there is no control"

  static let scrollTo = Line.decided("scrollTo") { place in
    place.reason("the row is in a collapsed section", if: place.content.scrolledRow == nil)
  }

  /// The sheet. Its parts depend on the device in pictures only.
  static let sheet: [Line] = [
    .written("sheet.detents sheet.prefersGrabberVisible sheet.preferredCornerRadius"),
    .decided("sheet.selectedDetent") { place in
      place.reason("it isn't one of sheet.detents", if: place.info.sheet.ownSelection == nil)
    },
  ]

  /// The view of a table without rows.
  static let contentUnavailable: [Line] = [
    .written(
      """
      contentUnavailable.text contentUnavailable.secondaryText contentUnavailable.button \
      contentUnavailable.secondaryButton
      """),
    .decided("contentUnavailable.kind") { place in
      place.reason("there is nothing to show", if: !place.info.contentUnavailable.showsAnything)
    },
    .decided("contentUnavailable.image") { place in
      place.reason("a spinner replaces it", if: place.info.contentUnavailable.kind == .loading)
    },
    .decided("contentUnavailable.searchText") { place in
      place.reason(
        "only the kind search shows it, without a text",
        if: place.info.contentUnavailable.kind != .search || place.info.contentUnavailable.text != nil)
    },
  ]

  /// The parts of headers besides their texts.
  static func headerParts(of format: CodeFormat) -> [Line] {
    let untitled: Condition = { place in
      place.reason("the section has no header", if: place.sections.first?.info.header == nil)
    }
    return [
      .decided("headerImage", untitled),
      .decided("headerButton") { place in
        untitled(place)
          ?? place.reason(
            "code needs the section's id to do something; it only shows the button",
            if: place.sections.first?.name == nil)
      },
      .decided("isCollapsible", untitled),
    ]
  }

  /// Only grouped styles have prominent headers.
  static let prominence = Line.decided("headerProminence") { place in
    ofSections(place)
      ?? place.reason("only headers of grouped styles have it", if: !place.environment.isGrouped)
  }
}
