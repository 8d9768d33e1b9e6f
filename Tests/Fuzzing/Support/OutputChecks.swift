// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import FoundationXML
import OutputFormats

/// Rules that all output of the program keeps, whatever the input.
enum OutputChecks {
  /// Checks a rendered file of a format.
  static func check(_ bytes: [UInt8], of format: OutputFormat) throws {
    let name = format.identifier
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FuzzFinding("\(name): no UTF-8") }
    guard text.isEmpty || text.hasSuffix("\n") else { throw FuzzFinding("\(name): no newline at the end") }
    switch format {
    case .frames: try checkJSON(text, name)
    case .page: try checkPage(text)
    case .picture, .raster: try format.isVector ? checkXML(bytes, name) : checkVisible(text, name)
    }
    if name == "ascii", let byte = bytes.first(where: { $0 >= 0x80 }) {
      throw FuzzFinding("ascii: byte \(byte)")
    }
  }

  static func checkJSON(_ text: String, _ what: String) throws {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    } catch {
      throw FuzzFinding("\(what): no JSON (\(error)): \(text.prefix(400))")
    }
  }

  /// Checks that no text of a spec became a script, and that the page's data are JSON.
  static func checkPage(_ text: String) throws {
    let scripts = text.matches(of: /<script[^>]*>/)
    let ends = text.ranges(of: "</script>")
    guard scripts.count == 2, ends.count == 2 else { throw FuzzFinding("html: \(scripts.count) scripts") }
    try checkJSON(String(text[scripts[0].range.upperBound..<ends[0].lowerBound]), "html's data")
  }

  static func checkXML(_ bytes: [UInt8], _ what: String) throws {
    let parser = XMLParser(data: Data(bytes))
    guard parser.parse() else {
      throw FuzzFinding(
        "\(what): no XML at line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }

  /// Checks that no character of a text acts on a terminal or reverses a line. An isolate (U+2068) that ends on its line
  /// does neither.
  static func checkVisible(_ text: String, _ what: String) throws {
    var isolates = 0
    for scalar in text.unicodeScalars where scalar.isHidden {
      switch scalar {
      case "\t": continue
      case "\n" where isolates == 0: continue
      case "\u{2068}": isolates += 1
      case "\u{2069}" where isolates > 0: isolates -= 1
      default:
        throw FuzzFinding(
          "\(what): a raw U+\(String(scalar.value, radix: 16)) in \(text.prefix(400).debugDescription)")
      }
    }
  }
}
