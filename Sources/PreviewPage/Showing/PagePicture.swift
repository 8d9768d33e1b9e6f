// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Drawing
import Geometry
import Preview
import Renderers
import TableLayout
import TableModel

/// Draws a spec's table for the page.
enum PagePicture {
  /// - Returns: an SVG; `nil` where there is nothing to draw.
  static func svg(
    _ request: PictureRequest, _ spec: PageSpec, _ good: GoodSpec?, _ rendering: SpecRendering
  ) -> [UInt8]? {
    guard let good, let table = request.isBefore ? good.former : good.table else { return nil }
    let tried = request.isBefore ? table : request.trial.applied(to: table)
    let layout = LaidOutTable(request.variant.applied(to: tried), after: good.layout)
    let picture =
      request.showsGaps
      ? SVGRenderer().render(layout.unkeptDisplayList(withRulers: true))
      : rendering.svg(of: layout, path: spec.path)
    // A picture says by itself that it is not what the spec says now, here as in the files.
    guard spec.status == .stale, request.showsMark, !request.isBefore, let problem = spec.problem else {
      return picture
    }
    return StaleMark.svg.marked(picture, StaleNote(since: spec.since ?? "", description: problem)) ?? picture
  }
}
