// SPDX-License-Identifier: GPL-3.0-or-later

/// The column at the left of a text picture that names its rows, by address and id.
package struct TextMargin: Hashable, Sendable {
  /// The ids of the rows that have one.
  private let ids: [TextPreview.Place: String]
  /// The columns of the longest address, and of the longest id: 0 without ids.
  private let addressWidth: Int
  private let idWidth: Int

  /// The columns of the longest id that is shown whole.
  private static let widestID = 20
  /// The columns between address, id and picture.
  private static let gap = 2

  /// - Parameter addressWidth: columns of the longest address.
  package init(ids: [TextPreview.Place: String], addressWidth: Int) {
    self.ids = ids
    self.addressWidth = addressWidth
    idWidth = min(Self.widestID, ids.values.reduce(0) { max($0, DisplayWidth.of($1)) })
  }

  /// The columns that the margin takes from a picture: at most a third of them, but always the whole address.
  func width(of columns: Int?) -> Int {
    let address = addressWidth + Self.gap
    guard idWidth > 0 else { return address }
    let wanted = address + idWidth + Self.gap
    guard let columns, wanted > columns / 3 else { return wanted }
    let left = columns / 3 - address - Self.gap
    // Fewer than 4 columns of an id aren't useful.
    return left < 4 ? address : address + left + Self.gap
  }

  /// The address and the id of a row, without trailing spaces.
  func cells(of place: TextPreview.Place, width: Int, isASCII: Bool, ellipsis: String) -> [PrintedCell] {
    let printable = PrintableText(isASCII: isASCII)
    var cells = printable.cells("\(place.section).\(place.row)")
    let room = width - addressWidth - 2 * Self.gap
    guard let id = ids[place], room > 0 else { return cells }
    cells += Array(repeating: PrintedCell(" "), count: addressWidth + Self.gap - cells.count)
    let name = printable.cells(id)[...]
    cells += name.width <= room ? name : name.cut(to: room, ellipsis: printable.cells(ellipsis)[...])
    return cells
  }
}
