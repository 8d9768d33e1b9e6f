// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import PreviewRendering
import PreviewState
import Renderers
import TableLayout
import TableModel

/// Draws a spec's table for the page.
enum PagePicture {
  /// - Returns: an SVG; `nil` if there is nothing to draw.
  static func svg(
    _ request: PictureRequest, _ spec: PageSpec, _ good: GoodSpec?, _ model: PageModel
  ) -> [UInt8]? {
    guard let good, let picture = picture(request, spec, good, model) else { return nil }
    // A stale picture contains a mark, here as in the output files.
    guard let problem = spec.problem, request.showsMark, request.moment == .now else { return picture }
    let note = StaleNote(since: spec.report?.since ?? "", description: problem)
    return StaleMark.svg.marked(picture, note) ?? picture
  }

  private static func picture(
    _ request: PictureRequest, _ spec: PageSpec, _ good: GoodSpec, _ model: PageModel
  ) -> [UInt8]? {
    if request.isOfFile { return good.svg }
    guard let table = table(at: request.moment, spec, good, model.history) else { return nil }
    let tried = request.moment == .now ? request.trial.applied(to: table) : table
    let layout = LaidOutTable(request.variant.applied(to: tried))
    return request.showsGaps
      ? SVGRenderer().render(layout.unkeptDisplayList(withRulers: true))
      : model.rendering.svg(of: layout, path: spec.path)
  }

  private static func table(
    at moment: PictureRequest.Moment, _ spec: PageSpec, _ good: GoodSpec, _ history: SaveHistory
  ) -> Table? {
    switch moment {
    case .now: good.table
    case .before: good.former
    case .save(let id): id == history.id(good.save) ? good.table : history.table(id, of: spec.path)
    }
  }
}
