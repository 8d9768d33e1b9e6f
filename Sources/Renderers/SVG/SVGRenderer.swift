// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import WorkProgress

/// Scalable Vector Graphics in points, with nothing in it that a common rasteriser drops: shadows as a
/// blur chain, colours as hex with an opacity, text by its baseline.
package struct SVGRenderer: Renderer {
  package static let identifier = "svg"
  package static let fileExtensions = ["svg"]

  package init() {}

  package func render(_ list: DisplayList) -> [UInt8] {
    // 700 bytes a row of nine items.
    var writer = SVGWriter(capacity: 4096 + list.items.count * 80)
    writer.element("svg") { svg in
      svg.attribute("xmlns", fixed: "http://www.w3.org/2000/svg")
      svg.attribute("width", list.size.width)
      svg.attribute("height", list.size.height)
      svg.attribute("viewBox") { bytes in
        bytes.append("0 0 ")
        bytes.append(list.size.width)
        bytes.append(" ")
        bytes.append(list.size.height)
      }
      svg.attribute("font-family", fixed: Self.fontFamily)
    } content: { svg in
      svg.element("title", text: list.title ?? "Table")
      let shadows = SVGShadows(list)
      let clips = SVGClips(list)
      shadows.writeFilters(to: &svg)
      clips.writeDefinitions(to: &svg)
      writeItems(list, shadows, clips, to: &svg)
    }
    return writer.buffer.bytes
  }

  /// San Francisco where it is, then fonts with near widths. Escaped for an attribute.
  package static let fontFamily: StaticString =
    "-apple-system, &quot;SF Pro Text&quot;, &quot;SF Pro&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif"

  private func writeItems(
    _ list: DisplayList, _ shadows: SVGShadows, _ clips: SVGClips, to svg: inout SVGWriter
  ) {
    var index = 0
    while index < list.items.count, WorkProgress.advance() {
      let first = list.items[index]
      guard let row = first.row, let section = first.section else {
        write(first, next: nil, shadows: shadows, to: &svg)
        index += 1
        continue
      }
      // One group a row, so that a page can find the row under the pointer.
      var end = index
      while end < list.items.count, list.items[end].row == row, list.items[end].section == section {
        end += 1
      }
      let following = end < list.items.count ? list.items[end...].first { $0.role == .rowBackground } : nil
      svg.element("g") { group in
        group.attribute("data-row") { bytes in
          bytes.append(section)
          bytes.append(".")
          bytes.append(row)
        }
      } content: { group in
        for item in list.items[index..<end] {
          clips.write(in: item.clip, to: &group) {
            write(item, next: following, shadows: shadows, to: &$0)
          }
        }
      }
      index = end
    }
  }

  private func write(
    _ item: DisplayItem, next: DisplayItem?, shadows: SVGShadows, to svg: inout SVGWriter
  ) {
    switch item.content {
    case .fill(let outline, let paint): SVGFill.write(outline, paint, role: item.role, next: next, to: &svg)
    case .border(let outline, let width, let paint): SVGFill.writeBorder(outline, width, paint, to: &svg)
    case .shadow(let shadow): shadows.write(shadow, to: &svg)
    case .text(let run): SVGText.write(run, to: &svg)
    case .symbol(let symbol): SVGSymbol.write(symbol, to: &svg)
    case .ruler(let ruler): SVGRuler.write(ruler, to: &svg)
    }
  }
}
