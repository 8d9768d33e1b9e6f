// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Foundation
import FoundationXML
import Renderers
import TableLayout
import TableModel
import Testing

struct SVGRulerTests {
  /// Reads the rulers of an SVG: band, plate and label of each gap.
  private final class Reader: NSObject, XMLParserDelegate {
    struct Box {
      var x, y, width, height: Double
      var fill: String

      init(_ attributes: [String: String]) {
        let numbers = ["x", "y", "width", "height"].map { Double(attributes[$0] ?? "") ?? 0 }
        (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        fill = attributes["fill"] ?? ""
      }

      func contains(_ other: Box) -> Bool {
        other.x >= x && other.y >= y && other.x + other.width <= x + width
          && other.y + other.height <= y + height
      }
    }

    var rulers: [(name: String, boxes: [Box], text: [String: String]?)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      if let gap = attributes["data-gap"] { rulers.append((gap, [], nil)) }
      guard !rulers.isEmpty else { return }
      if name == "rect" { rulers[rulers.count - 1].boxes.append(Box(attributes)) }
      if name == "text" { rulers[rulers.count - 1].text = attributes }
    }
  }

  private func luminance(_ hex: String) -> Double {
    let channels = hex.dropFirst().map(String.init).joined()
    let value = Int(channels, radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `rulers alternate between three lanes`() {
    let table = Pictures.table([[Row(title: "One"), Row(title: "Two")], [Row(title: "Three")]])
    let lanes = LaidOutTable(table).unkeptDisplayList(withRulers: true).items.compactMap { item -> Int? in
      if case .ruler(let ruler) = item.content { ruler.lane } else { nil }
    }
    #expect(lanes.count > 3 && lanes == lanes.indices.map { $0 % 3 })
  }

  @Test func `a ruler's number is legible in both appearances and stays inside its gap`() throws {
    for appearance in [InterfaceStyle.light, .dark] {
      var table = Pictures.table(
        [[Row(title: "One", image: RowImage(symbol: "wifi")), Row(title: "Two")], [Row(title: "Three")]],
        headers: ["Header"])
      table.info.traits.appearance = appearance
      let list = LaidOutTable(table).unkeptDisplayList(withRulers: true)
      let reader = Reader()
      let parser = XMLParser(data: Data(SVGRenderer().render(list)))
      parser.delegate = reader
      #expect(parser.parse())
      let told = reader.rulers.filter { $0.text != nil }
      #expect(told.count >= 4)
      for (name, boxes, text) in told {
        #expect(boxes.count == 2 && boxes[0].contains(boxes[1]), "\(name) leaves its gap")
        #expect(Double(text?["font-size"] ?? "") ?? 0 >= 10, "\(name)")
        let contrast = (luminance(text?["fill"] ?? "") + 0.05) / (luminance(boxes[1].fill) + 0.05)
        #expect(contrast >= 4.5, "\(name): \(contrast)")
      }
      // A gap along a line has no room: its number would cover the line or the next row.
      let thin = reader.rulers.filter { $0.boxes.first.map { $0.height < 1 } ?? false }
      #expect(!thin.isEmpty && thin.allSatisfy { $0.text == nil })
    }
  }
}
