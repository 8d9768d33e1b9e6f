// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension SymbolTable {
  static let people: [String: [SymbolShape]] = {
    let person: StaticString =
      "M12 2.6A4.7 4.7 0 1 0 12 12A4.7 4.7 0 1 0 12 2.6ZM12 13.6C7 13.6 3.4 16.2 3.4 19.4C3.4 20.8 4.4 21.4 5.6 21.4H18.4C19.6 21.4 20.6 20.8 20.6 19.4C20.6 16.2 17 13.6 12 13.6Z"
    let hand: StaticString =
      "M8.2 21.8C5.6 19.8 4.4 16.8 3.2 13.4C2.8 12 4.6 11.2 5.4 12.6L7 15V5.2C7 3.6 9.2 3.6 9.2 5.2V10.4H9.8V3.4C9.8 1.8 12 1.8 12 3.4V10.4H12.6V4.2C12.6 2.6 14.8 2.6 14.8 4.2V10.8H15.4V6.4C15.4 4.8 17.6 4.8 17.6 6.4V15C17.6 18.6 16.4 20.6 14.6 21.8Z"
    let heart: StaticString =
      "M12 21C6 16.4 2 12.8 2 8.4C2 3.2 8.8 1.4 12 6.2C15.2 1.4 22 3.2 22 8.4C22 12.8 18 16.4 12 21Z"
    return [
      "accessibility": [
        .stroke("M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z", 1.6),
        .fill("M12 5A1.6 1.6 0 1 0 12 8.2A1.6 1.6 0 1 0 12 5Z"),
        .stroke("M6.8 9.8L12 10.6L17.2 9.8M12 10.6V13.4L9.4 18.4M12 13.4L14.6 18.4", 1.6),
      ],
      "bed.double": [
        .stroke(
          "M2.6 18.6V11.4H21.4V18.6M2.6 15.6H21.4M4.4 11.2V6H19.6V11.2M7 11V8.6H11V11M13 11V8.6H17V11", 1.6)
      ],
      "faceid": [
        .stroke(
          "M3 7.4V4.6A1.6 1.6 0 0 1 4.6 3H7.4M16.6 3H19.4A1.6 1.6 0 0 1 21 4.6V7.4M21 16.6V19.4A1.6 1.6 0 0 1 19.4 21H16.6M7.4 21H4.6A1.6 1.6 0 0 1 3 19.4V16.6",
          1.8),
        .stroke("M8.4 8.6V10.4M15.6 8.6V10.4M12.2 8.6V12.6H11.2M8.6 15.2A5 5 0 0 0 15.4 15.2", 1.6),
      ],
      "figure.walk": [
        .fill("M13 1.8A2 2 0 1 0 13 5.8A2 2 0 1 0 13 1.8Z"),
        .stroke("M8.4 10L12.4 7.4L13.6 12.4L10 21.4M13.2 12.6L16.4 16L17.2 21M13 8L17.4 11.4", 2.1),
      ],
      "hand.raised": [.stroke(hand, 1.4)], "hand.raised.fill": [.fill(hand)],
      "heart": [.stroke(heart, 1.8)], "heart.fill": [.fill(heart)],
      "person": [.stroke(person, 1.6)], "person.fill": [.fill(person)],
      "person.crop.circle": [
        .stroke("M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z", 1.6),
        .fill(
          "M12 6.2A3.4 3.4 0 1 0 12 13A3.4 3.4 0 1 0 12 6.2ZM5.8 18.2C7 15.6 9.2 14.4 12 14.4C14.8 14.4 17 15.6 18.2 18.2C16.6 19.9 14.4 20.8 12 20.8C9.6 20.8 7.4 19.9 5.8 18.2Z"
        ),
      ],
    ]
  }()
}
