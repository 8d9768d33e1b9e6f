// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The circle before the content of a row that is edited.
enum EditControl: Hashable, Sendable {
  case delete, insert
  /// For selecting several rows.
  case selection(isOn: Bool)
}

extension RowContent {
  /// Whether its row shows that it is edited. A status card and a label that covers the row have no place for the controls.
  private var showsEditing: Bool {
    look.isEditing && row.cellStyle != .status && look.given[.titleOrigin] == nil
  }

  /// The circle; `nil` without one.
  var editControl: EditControl? {
    guard showsEditing else { return nil }
    switch look[.editingStyle] {
    case .none: return nil
    case _ where look[.allowsMultipleSelectionDuringEditing]: return .selection(isOn: row.isSelected)
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  var showsReorderControl: Bool { showsEditing && look[.showsReorderControl] }

  /// Points by which the content and the line begin later than in a row that isn't edited.
  var editRoom: N {
    guard editControl != nil else { return .zero }
    let width: N = metric(.editControlWidth, "edit control")
    let spacing: N = metric(.editControlSpacing, "edit control to content")
    return (width + spacing).named("edit control", .joined(.look(.isEditing), .parts))
  }

  /// Points by which the content ends earlier.
  fileprivate var reorderRoomIfShown: N {
    guard showsReorderControl else { return .zero }
    let width: N = metric(.reorderControlWidth, "reorder control")
    let spacing: N = metric(.editControlSpacing, "content to reorder control")
    return (width + spacing).named("reorder control", .joined(.look(.showsReorderControl), .parts))
  }

  var reorderRoom: N { look.isEditing ? reorderRoomIfShown : .zero }

  /// The circle and the grip in a background of this width, vertically centred in a height. Points.
  func editControls(width: N, height: N) -> [PlacedElement<N>] {
    guard look.isEditing else { return [] }
    let room = accessoryRoom(in: height)
    func placed(_ path: ElementPath, _ image: RowImage, x: N, _ size: ElementSize<N>) -> PlacedElement<N> {
      var element = Element(.image)
      element[given: .elementImage] = image
      let y = room.y + ((room.height - size.height) / 2).named("centred").rounded(to: grid)
      return PlacedElement(
        path: path, drawn: DrawnElement(element: element, look: look, environment: environment),
        frame: Frame(x: x, y: y, width: size.width, height: size.height))
    }
    var result: [PlacedElement<N>] = []
    if let control = editControl {
      let side: N = metric(.editControlSide, "edit control")
      let region: N = metric(.editControlWidth, "edit control")
      let inset = ((region - side) / 2).named("centred in its region")
      result.append(
        placed(.editControl, control.image, x: leadingMargin + inset, ElementSize(width: side, height: side)))
    }
    if showsReorderControl {
      let size = ElementSize<N>(
        width: metric(.reorderControlWidth, "reorder control"),
        height: metric(.reorderControlHeight, "reorder control"))
      let grip = RowImage(symbol: "line.3.horizontal", color: .semantic(.tertiaryLabel))
      result.append(placed(.reorderControl, grip, x: width - ownTrailingMargin - size.width, size))
    }
    return result
  }
}

extension EditControl {
  /// Source of the symbols: control-pixels of UITableView; the colours are general knowledge.
  var image: RowImage {
    switch self {
    case .delete: RowImage(symbol: "minus.circle.fill", color: .semantic(.systemRed))
    case .insert: RowImage(symbol: "plus.circle.fill", color: .semantic(.systemGreen))
    case .selection(isOn: true): RowImage(symbol: "checkmark.circle.fill")
    case .selection(isOn: false): RowImage(symbol: "circle", color: .semantic(.tertiaryLabel))
    }
  }
}

/// The circles and the grip of a row that is edited.
enum EditControlDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    element.size(.editControlSide, .editControlSide)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    guard let image = element[given: .elementImage], let name = image.symbol else { return }
    let color = image.color ?? element.look[.tintColor]
    let isGrip = name == "line.3.horizontal"
    // The sign in a filled circle is white on every background.
    if name.hasSuffix(".fill") {
      let inner = box.height * 2 / 3
      canvas.fill(box.middle(width: inner, height: inner), radius: inner / 2, .semantic(.white))
    }
    // A drawing has 24 units, and a circle's ink 20 of them.
    let side = isGrip ? box.width : box.width * 6 / 5
    canvas.symbol(.named(name), in: box.middle(width: side, height: side), color)
    let mark =
      switch name {
      case "minus.circle.fill": "(-)"
      case "plus.circle.fill": "(+)"
      case "checkmark.circle.fill": "(x)"
      case "circle": "( )"
      default: "="
      }
    canvas.mark(.text(mark), in: box, color)
  }
}
