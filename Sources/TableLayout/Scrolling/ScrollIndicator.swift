// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The vertical scroll indicator: its height is to the room as the room is to the content, and its place shows the offset. It
/// is at the trailing side, inside the safe area and between the bars.
struct ScrollIndicator<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  /// In content coordinates, left to right.
  let frame: Frame<N>

  /// `nil` if it isn't shown, or if all of the content is visible.
  init?(_ layout: LaidOutTable) {
    let environment = layout.environment
    guard environment.info.showsVerticalScrollIndicator, let room = layout.scrollRoom else { return nil }
    self.environment = environment
    let width: N = environment.metric(.scrollIndicatorWidth, "indicator")
    let inset: N = environment.metric(.scrollIndicatorInset, "inset")
    let visible = layout.visibleRect
    let content = layout.contentSize.height + environment.refreshHeight
    let track = max(.zero, room - inset.points * 2)
    let share = N(
      environment.grid.round(Points(track.doubleValue * room.doubleValue / content.doubleValue)),
      "visible part", .rule("\(track) * \(room) of \(content)"))
    let least = environment.metric(.scrollIndicatorLeastHeight)
    let height = share.atLeast(
      N(least, "least height", .metric(.scrollIndicatorLeastHeight)), "at least \(least)",
      .metric(.scrollIndicatorLeastHeight))
    let scrolled = (visible.minY + environment.refreshHeight).doubleValue / (content - room).doubleValue
    let rest = max(.zero, track - height.points)
    let way = environment.grid.round(Points(rest.doubleValue * min(1, max(0, scrolled))))
    let top = N(visible.minY, "top of the visible part", .rule("in the content's coordinates"))
    let right = N(environment.safeArea.right, "safe area", environment.safeAreaSources.right).ifAny
    frame = Frame(
      x: environment.tableWidth() - right - inset - width,
      y: top + inset + N(way, "scrolled part", environment.offsetSource).ifAny, width: width, height: height)
  }
}

extension LaidOutTable {
  /// Points of the visible part's height that bars and the safe area leave free; `nil` if the content isn't scrolled, no
  /// height is known, or all of the content is visible.
  var scrollRoom: Points? {
    guard environment.shownOffset != nil, environment.height != nil else { return nil }
    let room = visibleRect.height - max(environment.safeArea.bottom, environment.heightBelowContent)
    return room > .zero && contentSize.height + environment.refreshHeight > room ? room : nil
  }

  /// The frame of the scroll indicator in content coordinates, in the table's direction; `nil` without one.
  package var scrollIndicatorFrame: Rect? {
    ScrollIndicator<Points>(self).map { directed($0.frame.rect) }
  }
}

extension Painter {
  /// Paints the scroll indicator as a capsule. Its colours are assumed: black or white at 35 %.
  mutating func paintScrollIndicator() {
    guard let frame = ScrollIndicator<Points>(layout)?.frame.rect else { return }
    let isDark = environment.info.traits.appearance == .dark
    let paint = isDark ? RGBA(hex: 0xFFFFFF, alpha: 350) : RGBA(hex: 0x000000, alpha: 350)
    fill(
      .scrollIndicator, Outline(rect: frame, radii: CornerRadii(radius: frame.width / 2, corners: .all)),
      paint)
  }
}
