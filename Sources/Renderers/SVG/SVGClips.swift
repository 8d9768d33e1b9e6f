// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import WorkProgress

/// The outlines that cut items off, each defined once.
struct SVGClips {
  private var numbers: [Outline: Int] = [:]
  private var outlines: [Outline] = []

  init(_ list: DisplayList) {
    for item in list.items {
      guard let clip = item.clip, numbers[clip] == nil else { continue }
      if WorkProgress.isCancelled { return }
      numbers[clip] = outlines.count
      outlines.append(clip)
    }
  }

  func writeDefinitions(to svg: inout SVGWriter) {
    guard !outlines.isEmpty else { return }
    svg.element("defs") { _ in
    } content: { defs in
      for (index, outline) in outlines.enumerated() {
        if WorkProgress.isCancelled { return }
        defs.element("clipPath") {
          $0.attribute("id", "clip\(index)")
        } content: { clip in
          SVGFill.shape(outline, to: &clip) { _ in }
        }
      }
    }
  }

  /// Writes `content` within the outline, or as it is where nothing cuts it off.
  func write(in clip: Outline?, to svg: inout SVGWriter, content: (inout SVGWriter) -> Void) {
    guard let clip, let number = numbers[clip] else { return content(&svg) }
    svg.element("g") {
      $0.attribute("clip-path", "url(#clip\(number))")
    } content: {
      content(&$0)
    }
  }
}
