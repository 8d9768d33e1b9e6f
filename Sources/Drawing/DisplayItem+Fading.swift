// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension DisplayItem {
  /// The item of a disabled row.
  ///
  /// - Parameters:
  ///   - share: the opacity that other items than texts keep, from 0 to 1.
  ///   - text: the colour of texts.
  package func faded(to share: Points, text: RGBA) -> DisplayItem {
    func faded(_ paint: RGBA) -> RGBA {
      var result = paint
      result.alpha = Int((Double(paint.alpha) * share.doubleValue).rounded())
      return result
    }
    var result = self
    switch content {
    case .fill(let outline, let paint): result.content = .fill(outline, faded(paint))
    case .border(let outline, let width, let paint):
      result.content = .border(outline, width: width, faded(paint))
    case .shadow(var shadow):
      shadow.paint = faded(shadow.paint)
      result.content = .shadow(shadow)
    case .text(var run):
      run.paint = role == .title || role == .detail ? text : faded(run.paint)
      for index in run.spans.indices { run.spans[index].paint = run.paint }
      result.content = .text(run)
    case .symbol(var symbol):
      symbol.paint = faded(symbol.paint)
      symbol.layers = symbol.layers.map { $0.map(faded) }
      result.content = .symbol(symbol)
    case .mark(var mark):
      mark.paint = faded(mark.paint)
      result.content = .mark(mark)
    case .gradient(let outline, var gradient):
      for index in gradient.stops.indices { gradient.stops[index].paint = faded(gradient.stops[index].paint) }
      result.content = .gradient(outline, gradient)
    // A picture keeps its colours.
    case .picture, .ruler: break
    }
    return result
  }
}
