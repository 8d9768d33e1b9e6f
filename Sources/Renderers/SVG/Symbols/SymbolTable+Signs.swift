// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension SymbolTable {
  static let signs: [String: [SymbolShape]] = {
    let circle: StaticString = "M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z"
    let triangle: StaticString = "M12 3L22 20.4H2Z"
    let clock: [SymbolShape] = [.stroke(circle, 1.7), .stroke("M12 6.4V12L15.8 14.2", 1.7)]
    let question: [SymbolShape] = [
      .stroke(circle, 1.7), .stroke("M9.2 9.4A2.8 2.8 0 1 1 12.6 12.2C12 12.4 12 13 12 14", 1.7),
      .fill("M12 15.6A1.2 1.2 0 1 0 12 18A1.2 1.2 0 1 0 12 15.6Z"),
    ]
    return [
      "checkmark": checkmark,
      "checkmark.circle": [.stroke(circle, 1.7), .stroke("M7.8 12.4L10.8 15.6L16.2 8.6", 1.8)],
      "checkmark.circle.fill": [
        .fill(
          "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM10.8 17.2L6.4 12.6L7.9 11.2L10.7 14.1L16.1 7.2L17.7 8.5Z"
        )
      ],
      "clock": clock, "clock.fill": clock,
      "ellipsis": [
        .fill(
          "M5 10A2 2 0 1 0 5 14A2 2 0 1 0 5 10ZM12 10A2 2 0 1 0 12 14A2 2 0 1 0 12 10ZM19 10A2 2 0 1 0 19 14A2 2 0 1 0 19 10Z"
        )
      ],
      "exclamationmark.triangle": [
        .stroke(triangle, 1.8), .stroke("M12 9V14", 1.9),
        .fill("M12 15.8A1.2 1.2 0 1 0 12 18.2A1.2 1.2 0 1 0 12 15.8Z"),
      ],
      "exclamationmark.triangle.fill": [
        .fill("M12 2L23 21.2H1ZM11 8.6V14.8H13V8.6ZM12 16A1.3 1.3 0 1 0 12 18.6A1.3 1.3 0 1 0 12 16Z")
      ],
      "info.circle": info,
      "magnifyingglass": [.stroke("M10.4 3.4A7 7 0 1 0 10.4 17.4A7 7 0 1 0 10.4 3.4ZM15.6 15.6L21 21", 2.2)],
      "minus": [.stroke("M4 12H20", 2.2)], "plus": [.stroke("M4 12H20M12 4V20", 2.2)],
      "mappin": [.stroke("M12 13V21.6", 2), .fill("M12 2.6A5 5 0 1 0 12 12.6A5 5 0 1 0 12 2.6Z")],
      "questionmark.circle": question,
      "square.and.arrow.up": [
        .stroke("M8.4 9.4H5.4V21H18.6V9.4H15.6M12 14.6V2.8M8.4 6.2L12 2.6L15.6 6.2", 1.8)
      ],
      "xmark": [.stroke("M5 5L19 19M19 5L5 19", 2.4)],
      "xmark.circle": [.stroke(circle, 1.7), .stroke("M8.4 8.4L15.6 15.6M15.6 8.4L8.4 15.6", 1.8)],
    ]
  }()
}
