// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel

/// One picture of a contact sheet, with its labels.
package struct SheetCell: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// An SVG.
    case picture([UInt8])
    /// A text picture.
    case text([UInt8])
    /// There is no table: the reason in lines, and whether the spec can't even be read.
    case failure([String], isUnreadable: Bool)
  }

  /// The spec's name and the variant, if the sheet has several.
  package let labels: [String]
  package let content: Content

  package init(labels: [String], content: Content) {
    self.labels = labels
    self.content = content
  }

  /// Draws a table for a sheet of pictures or of text pictures.
  ///
  /// - Parameter index: the cell's place on the sheet, by which its ids differ from those of other cells.
  package init(labels: [String], table: Table, at index: Int, as kind: ContactSheet.Kind) {
    let list = LaidOutTable(table).unkeptDisplayList()
    self.labels = labels
    switch kind {
    case .pictures:
      var options = SVGOptions()
      options.idPrefix = "c\(index)-"
      content = .picture(SVGRenderer(options).render(list))
    case .text: content = .text(BoxDrawingRenderer(options: .file).render(list))
    }
  }

  /// The size of the picture or of the reason, in points.
  var size: Size {
    switch content {
    case .picture(let svg): Size(ofPicture: svg) ?? Size(width: .zero, height: .zero)
    case .text: Size(width: .zero, height: .zero)
    case .failure(let lines, _):
      Size(width: Self.failureWidth, height: Self.lineHeight * Self.wrapped(lines).count + Self.padding * 2)
    }
  }

  // Our own design, in points.
  static let failureWidth: Points = 320
  static let lineHeight: Points = 18
  static let padding: Points = 12
  static let font = Font(size: 13)

  static func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap {
      TextMeasurer.wrap(
        VisibleText.line($0), width: failureWidth - padding * 2, font: font, maximumLines: 0)
    }
  }
}
