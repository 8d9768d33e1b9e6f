// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension SymbolTable {
  static let connectivity: [String: [SymbolShape]] = {
    let waves: [SymbolShape] = [
      .fill("M12 10.4A1.8 1.8 0 1 0 12 14A1.8 1.8 0 1 0 12 10.4Z"),
      .stroke("M8.5 15.8A5.2 5.2 0 0 1 8.5 8.6M15.5 8.6A5.2 5.2 0 0 1 15.5 15.8"),
      .stroke("M5.4 18.7A9.3 9.3 0 0 1 5.4 5.7M18.6 5.7A9.3 9.3 0 0 1 18.6 18.7"),
    ]
    let plane: [SymbolShape] = [
      .fill(
        "M12 1.8C13 1.8 13.6 3.2 13.6 4.8V9.2L22 14.2V16.4L13.6 13.8V18.4L16.2 20.3V22L12 20.8L7.8 22V20.3L10.4 18.4V13.8L2 16.4V14.2L10.4 9.2V4.8C10.4 3.2 11 1.8 12 1.8Z"
      )
    ]
    let globe: [SymbolShape] = [
      .stroke(
        "M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5ZM2.5 12H21.5M12 2.5C6.6 8.4 6.6 15.6 12 21.5M12 2.5C17.4 8.4 17.4 15.6 12 21.5",
        1.6)
    ]
    let link: [SymbolShape] = [
      .stroke(
        "M10 14L14 10M9 10.5L6 13.5A3.6 3.6 0 0 0 11 18.6L14 15.6M10 8.4L13 5.4A3.6 3.6 0 0 1 18 10.5L15 13.5",
        2.1)
    ]
    let phone: [SymbolShape] = [
      .fill(
        "M6.6 2.8L9.4 7.4L7.6 9.6C8.8 12.2 11.4 14.9 14.2 16.3L16.4 14.5L21 17.4C21 19.6 19.4 21.4 17.2 21.4C9.6 20.6 3.2 14 2.6 6.6C2.6 4.5 4.4 2.9 6.6 2.8Z"
      )
    ]
    return [
      "airplane": plane,
      "antenna.radiowaves.left.and.right": waves,
      "cloud": [.stroke("M7 18.5A4.4 4.4 0 0 1 6.4 9.8A6 6 0 0 1 17.8 10.4A4.1 4.1 0 0 1 17.6 18.5Z", 1.8)],
      "cloud.fill": [.fill("M7 19A4.6 4.6 0 0 1 6.2 9.8A6.3 6.3 0 0 1 18.1 10.2A4.5 4.5 0 0 1 17.6 19Z")],
      "globe": globe,
      "icloud": [.stroke("M7 18.5A4.4 4.4 0 0 1 6.4 9.8A6 6 0 0 1 17.8 10.4A4.1 4.1 0 0 1 17.6 18.5Z", 1.8)],
      "link": link,
      "location.fill": [.fill("M21.5 2.5L13.6 21.5L11.4 12.6L2.5 10.4Z")],
      "network": globe,
      "personalhotspot": link,
      "phone": phone, "phone.fill": phone,
      "server.rack": [
        .stroke("M4 4H20V10.5H4ZM4 13.5H20V20H4Z", 1.8),
        .fill(
          "M7 6.2A1.1 1.1 0 1 0 7 8.4A1.1 1.1 0 1 0 7 6.2ZM7 15.7A1.1 1.1 0 1 0 7 17.9A1.1 1.1 0 1 0 7 15.7Z"),
      ],
      "wifi": [
        .stroke(
          "M2.6 9.6A13.6 13.6 0 0 1 21.4 9.6M5.8 13.2A9 9 0 0 1 18.2 13.2M9 16.7A4.4 4.4 0 0 1 15 16.7", 2.3),
        .fill("M12 18A1.7 1.7 0 1 0 12 21.4A1.7 1.7 0 1 0 12 18Z"),
      ],
    ]
  }()
}
