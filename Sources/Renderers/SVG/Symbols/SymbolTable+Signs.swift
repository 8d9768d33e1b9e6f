// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Marks that stand alone, and plain shapes.
extension SymbolTable {
  static let signs: [String: [SymbolShape]] = {
    let triangle: StaticString =
      "M12 3.5C12.7 3.5 13.3 3.9 13.6 4.5L21.5 18.2C22.2 19.5 21.3 20.8 19.9 20.8H4.1C2.7 20.8 1.8 19.5 2.5 18.2L10.4 4.5C10.7 3.9 11.3 3.5 12 3.5Z"
    let warning: StaticString =
      "M12.9 13.8V9.2A0.9 0.9 0 0 0 11.1 9.2V13.8A0.9 0.9 0 1 0 12.9 13.8ZM11.78 15.92A1.15 1.15 0 0 1 12.22 18.18A1.15 1.15 0 0 1 11.78 15.92Z"
    let seal: StaticString =
      "M9.45 5.59A2.6 2.6 0 1 1 14.55 5.59A6.91 6.91 0 0 1 14.73 5.66A2.6 2.6 0 1 1 18.34 9.27A6.92 6.92 0 0 1 18.41 9.45A2.6 2.6 0 1 1 18.41 14.55A6.91 6.91 0 0 1 18.34 14.73A2.6 2.6 0 1 1 14.73 18.34A6.92 6.92 0 0 1 14.55 18.41A2.6 2.6 0 1 1 9.45 18.41A6.92 6.92 0 0 1 9.27 18.34A2.6 2.6 0 1 1 5.66 14.73A6.91 6.91 0 0 1 5.59 14.55A2.6 2.6 0 1 1 5.59 9.45A6.91 6.91 0 0 1 5.66 9.27A2.6 2.6 0 1 1 9.27 5.66A6.91 6.91 0 0 1 9.45 5.59Z"
    let star: StaticString =
      "M12 2.9L14.7 8.9L21.3 9.6L16.4 14L17.8 20.5L12 17.2L6.2 20.5L7.6 14L2.7 9.6L9.3 8.9Z"
    let heart: StaticString =
      "M12 20.6C6.6 16.8 2.7 13 2.7 8.7C2.7 5.8 4.9 3.8 7.4 3.8C9.3 3.8 11 4.8 12 6.6C13 4.8 14.7 3.8 16.6 3.8C19.1 3.8 21.3 5.8 21.3 8.7C21.3 13 17.4 16.8 12 20.6Z"
    let smallStar: StaticString =
      "M13.91 9.58L12.44 6.31A0.5 0.5 0 0 0 11.52 6.31L10.05 9.58L6.44 9.97A0.5 0.5 0 0 0 6.16 10.84L8.83 13.24L8.07 16.79A0.5 0.5 0 0 0 8.81 17.33L11.98 15.52L15.15 17.33A0.5 0.5 0 0 0 15.89 16.79L15.13 13.24L17.8 10.84A0.5 0.5 0 0 0 17.52 9.97Z"
    let smallHeart: StaticString =
      "M12.04 8.21A3.35 3.35 0 0 0 8.21 7.22C6.16 8.08 5.87 10.39 6.69 12.24C7.64 14.39 9.89 16.12 11.76 17.44A0.48 0.48 0 0 0 12.32 17.44C14.61 15.83 17.83 13.36 17.83 10.26A3.19 3.19 0 0 0 14.66 6.98A3.4 3.4 0 0 0 12.04 8.21Z"
    let bookmark: StaticString =
      "M8 2.9H16A2.2 2.2 0 0 1 18.2 5.1V20.6L12 15.6L5.8 20.6V5.1A2.2 2.2 0 0 1 8 2.9Z"
    let flag: StaticString =
      "M5.2 4.6C8.6 2.4 11.4 3.6 13.6 4.4C15.8 5.2 17.6 5.2 19.6 4.2V14.2C17.4 15.4 15.4 15.4 13.2 14.6C11 13.8 8.4 12.8 5.2 14.8Z"
    let tag: StaticString =
      "M4.6 3.4H10.6C11.2 3.4 11.8 3.6 12.2 4L20.4 12.2C21.2 13 21.2 14.3 20.4 15.1L15.1 20.4C14.3 21.2 13 21.2 12.2 20.4L4 12.2C3.6 11.8 3.4 11.2 3.4 10.6V4.6A1.2 1.2 0 0 1 4.6 3.4Z"
    let bolt: StaticString = "M13.6 2.6L5 13.4H11.4L10.4 21.4L19 10.6H12.6Z"
    let smallBolt: StaticString =
      "M12.63 6.1L7.47 12.58A0.42 0.42 0 0 0 7.8 13.26H11.16L10.62 17.59A0.42 0.42 0 0 0 11.37 17.9L16.53 11.42A0.42 0.42 0 0 0 16.2 10.74H12.84L13.38 6.41A0.42 0.42 0 0 0 12.63 6.1Z"
    let sparkle: StaticString =
      "M9.4 4.6C10.2 9.4 11.8 11 16.6 11.8C11.8 12.6 10.2 14.2 9.4 19C8.6 14.2 7 12.6 2.2 11.8C7 11 8.6 9.4 9.4 4.6Z"
    let octagon: StaticString =
      "M8.6 3.2H15.4A1.6 1.6 0 0 1 16.5 3.7L20.3 7.5A1.6 1.6 0 0 1 20.8 8.6V15.4A1.6 1.6 0 0 1 20.3 16.5L16.5 20.3A1.6 1.6 0 0 1 15.4 20.8H8.6A1.6 1.6 0 0 1 7.5 20.3L3.7 16.5A1.6 1.6 0 0 1 3.2 15.4V8.6A1.6 1.6 0 0 1 3.7 7.5L7.5 3.7A1.6 1.6 0 0 1 8.6 3.2Z"
    let fullOctagon: StaticString =
      "M15.4 2.35H8.6A2.44 2.44 0 0 0 6.89 3.11L3.11 6.89A2.44 2.44 0 0 0 2.35 8.6V15.4A2.44 2.44 0 0 0 3.11 17.11L6.89 20.89A2.44 2.44 0 0 0 8.6 21.65H15.4A2.44 2.44 0 0 0 17.11 20.89L20.89 17.11A2.44 2.44 0 0 0 21.65 15.4V8.6A2.44 2.44 0 0 0 20.89 6.89L17.11 3.11A2.44 2.44 0 0 0 15.4 2.35Z"
    let diamond: StaticString = "M12 3L21 12L12 21L3 12Z"
    let capsule: StaticString = "M7.4 6.4H16.6A5.6 5.6 0 0 1 16.6 17.6H7.4A5.6 5.6 0 0 1 7.4 6.4Z"
    let puzzle: StaticString =
      "M5 8.2H8.2C8.9 8.2 9.1 7.7 8.7 7.1A2.5 2.5 0 1 1 12.9 7.1C12.5 7.7 12.7 8.2 13.4 8.2H16.6V11.6C16.6 12.3 17.1 12.5 17.7 12.1A2.4 2.4 0 1 1 17.7 16.1C17.1 15.7 16.6 15.9 16.6 16.6V20.4H5A1.8 1.8 0 0 1 3.2 18.6V10A1.8 1.8 0 0 1 5 8.2Z"
    return [
      "checkmark": checkmark,
      "xmark": [.stroke("M5.2 5.2L18.8 18.8M18.8 5.2L5.2 18.8", 1.9)],
      "plus": [.stroke("M12 4V20M4 12H20", 1.9)],
      "minus": [.stroke("M4 12H20", 1.9)],
      "equal": [.stroke("M5 8.8H19M5 15.2H19", 1.9)],
      "questionmark": [
        .stroke("M7.4 7.6A4.7 4.7 0 1 1 13.8 11.8C12.5 12.4 12 13.2 12 14.8", 1.9),
        .fill("M12 17.8A1.4 1.4 0 1 1 12 20.6A1.4 1.4 0 1 1 12 17.8Z"),
      ],
      "exclamationmark": [
        .stroke("M12 4V14.6", 2.2), .fill("M12 17.6A1.5 1.5 0 1 1 12 20.6A1.5 1.5 0 1 1 12 17.6Z"),
      ],
      "info": [
        .stroke("M9.6 10.2H12.4V19.6M9 19.6H15.8", 1.8),
        .fill("M12 3A1.7 1.7 0 1 1 12 6.4A1.7 1.7 0 1 1 12 3Z"),
      ],
      "ellipsis": [
        .fill(
          "M4.6 10.1A1.9 1.9 0 1 1 4.6 13.9A1.9 1.9 0 1 1 4.6 10.1ZM12 10.1A1.9 1.9 0 1 1 12 13.9A1.9 1.9 0 1 1 12 10.1ZM19.4 10.1A1.9 1.9 0 1 1 19.4 13.9A1.9 1.9 0 1 1 19.4 10.1Z"
        )
      ],
      "number": [.stroke("M9.6 3.8L7.6 20.2M16.4 3.8L14.4 20.2M4.4 8.8H20.4M3.6 15.2H19.6")],
      "at": [
        .stroke(
          "M12 8.2A3.8 3.8 0 1 1 12 15.8A3.8 3.8 0 1 1 12 8.2ZM15.8 8.4V13.4A2.7 2.7 0 0 0 21.1 13.4V12A9.1 9.1 0 1 0 16.8 19.7"
        )
      ],
      "percent": [
        .stroke(
          "M18 4.4L6 19.6M7 4.2A3 3 0 1 1 7 10.2A3 3 0 1 1 7 4.2ZM17 13.8A3 3 0 1 1 17 19.8A3 3 0 1 1 17 13.8Z"
        )
      ],
      "circle": [.stroke(SymbolPart.ring)], "circle.fill": [.fill(SymbolPart.disc)],
      "square": [.stroke(SymbolPart.frame)], "square.fill": [.fill(SymbolPart.tile)],
      "square.dashed": [.stroke(dashedSquare)],
      "app": [
        .stroke(
          "M8.4 3H15.6A5.4 5.4 0 0 1 21 8.4V15.6A5.4 5.4 0 0 1 15.6 21H8.4A5.4 5.4 0 0 1 3 15.6V8.4A5.4 5.4 0 0 1 8.4 3Z"
        )
      ],
      "app.fill": [
        .solid(
          "M8.4 3H15.6A5.4 5.4 0 0 1 21 8.4V15.6A5.4 5.4 0 0 1 15.6 21H8.4A5.4 5.4 0 0 1 3 15.6V8.4A5.4 5.4 0 0 1 8.4 3Z"
        )
      ],
      "circle.lefthalf.filled": [.stroke(SymbolPart.ring), .fill("M12 3V21A9 9 0 0 1 12 3Z")],
      "triangle": [.stroke(triangle)], "triangle.fill": [.solid(triangle)],
      "diamond": [.stroke(diamond)], "diamond.fill": [.solid(diamond)],
      "octagon": [.stroke(octagon)], "octagon.fill": [.fill(fullOctagon)],
      "capsule": [.stroke(capsule)], "capsule.fill": [.solid(capsule)],
      "rectangle": [.stroke(SymbolPart.card)], "rectangle.fill": [.fill(SymbolPart.fullCard)],
      "exclamationmark.octagon": [.stroke(octagon), .fill(SymbolPart.exclamation)],
      "exclamationmark.octagon.fill": [.fill(fullOctagon, SymbolPart.exclamation)],
      "xmark.octagon": [.stroke(octagon), .fill(SymbolPart.cross)],
      "xmark.octagon.fill": [.fill(fullOctagon, SymbolPart.cross)],
      "exclamationmark.shield": [.stroke(SymbolPart.shield), .fill(SymbolPart.exclamation)],
      "exclamationmark.shield.fill": [.fill(SymbolPart.fullShield, SymbolPart.exclamation)],
      "xmark.shield": [.stroke(SymbolPart.shield), .fill(SymbolPart.cross)],
      "xmark.shield.fill": [.fill(SymbolPart.fullShield, SymbolPart.cross)],
      "puzzlepiece": [.stroke(puzzle)], "puzzlepiece.fill": [.solid(puzzle)],
      "nosign": [.stroke(SymbolPart.ring), .stroke("M5.6 5.6L18.4 18.4")],
      "power": [.stroke("M12 2.8V11.6M7.4 5.2A8.3 8.3 0 1 0 16.6 5.2", 1.8)],
      "exclamationmark.triangle": [.stroke(triangle), .fill(warning)],
      "exclamationmark.triangle.fill": [
        .fill(
          "M9.65 4.1L1.76 17.78A2.55 2.55 0 0 0 2.77 21.33A2.82 2.82 0 0 0 4.1 21.65H19.9C21.94 21.65 23.29 19.6 22.24 17.78L14.35 4.1A2.63 2.63 0 0 0 9.65 4.1Z",
          warning)
      ],
      "checkmark.seal": [.stroke(seal), .fill(SymbolPart.check)],
      "checkmark.seal.fill": [
        .fill(
          "M15.13 4.44A3.2 3.2 0 0 0 8.87 4.44A3.2 3.2 0 0 0 4.44 8.87A3.2 3.2 0 0 0 4.44 15.13A3.2 3.2 0 0 0 8.87 19.56A3.2 3.2 0 0 0 15.13 19.56A3.2 3.2 0 0 0 19.56 15.13A3.2 3.2 0 0 0 19.56 8.87A3.2 3.2 0 0 0 15.13 4.44Z",
          SymbolPart.check)
      ],
      "shield": [.stroke(SymbolPart.shield)], "shield.fill": [.fill(SymbolPart.fullShield)],
      "checkmark.shield": [.stroke(SymbolPart.shield), .fill(SymbolPart.check)],
      "checkmark.shield.fill": [.fill(SymbolPart.fullShield, SymbolPart.check)],
      "star": [.stroke(star)], "star.fill": [.solid(star)],
      "star.circle": SymbolPart.ringed(smallStar), "star.circle.fill": SymbolPart.disced(smallStar),
      "star.slash": SymbolPart.slashed(
        "M17.38 21.24L12 18.18L6.62 21.24A0.85 0.85 0 0 1 5.37 20.32L6.67 14.3L2.13 10.23A0.85 0.85 0 0 1 2.61 8.75L5.78 8.42L7.29 9.97L4.69 10.24L8.17 13.37A0.85 0.85 0 0 1 8.43 14.18L7.43 18.82L11.58 16.46A0.85 0.85 0 0 1 12.42 16.46L15.15 18.01L18.27 21.21A0.85 0.85 0 0 1 17.38 21.24ZM15.95 13.26L19.31 10.24L14.61 9.75A0.85 0.85 0 0 1 13.92 9.25L12 4.97L10.69 7.87L9.42 6.57L11.22 2.55A0.85 0.85 0 0 1 12.78 2.55L15.27 8.11L21.39 8.75A0.85 0.85 0 0 1 21.87 10.23L17.33 14.3L17.44 14.78Z"
      ),
      "heart": [.stroke(heart)], "heart.fill": [.solid(heart)],
      "heart.circle": SymbolPart.ringed(smallHeart), "heart.circle.fill": SymbolPart.disced(smallHeart),
      "heart.slash": SymbolPart.slashed(
        "M2.82 5.4L4.05 6.65C3.24 8.15 3.51 10 4.17 11.5C5.6 14.73 9.19 17.54 12 19.56A51.7 51.7 0 0 0 14.67 17.52L15.86 18.74A54.98 54.98 0 0 1 12.49 21.3A0.85 0.85 0 0 1 11.51 21.3C7.51 18.48 1.85 14.11 1.85 8.7A5.86 5.86 0 0 1 2.82 5.4ZM17.52 14.86L18.71 16.08C20.58 14.05 22.15 11.54 22.15 8.7C22.15 5.57 19.79 2.95 16.6 2.95A5.97 5.97 0 0 0 12 5.1A5.91 5.91 0 0 0 6.05 3.12L7.55 4.65C9.15 4.7 10.49 5.63 11.26 7.01A0.85 0.85 0 0 0 12.74 7.01C14.91 3.11 20.45 4.31 20.45 8.7C20.45 11.08 19.07 13.17 17.52 14.86Z"
      ),
      "bookmark": [.stroke(bookmark)], "bookmark.fill": [.solid(bookmark)],
      "flag": [.stroke(flag), .stroke("M5.2 4.6V21.2")],
      "flag.fill": [.solid(flag), .stroke("M5.2 4.6V21.2")],
      "tag": [.stroke(tag), .fill("M7.9 6.5A1.4 1.4 0 1 1 7.9 9.3A1.4 1.4 0 1 1 7.9 6.5Z")],
      "tag.fill": [.solid(tag, "M7.9 5.5A2.4 2.4 0 1 1 7.9 10.3A2.4 2.4 0 1 1 7.9 5.5Z")],
      "bolt": [.stroke(bolt)], "bolt.fill": [.solid(bolt)],
      "bolt.circle": SymbolPart.ringed(smallBolt), "bolt.circle.fill": SymbolPart.disced(smallBolt),
      "bolt.slash": SymbolPart.slashed(
        "M14.62 17.47L11.06 21.93A0.85 0.85 0 0 1 9.56 21.29L10.44 14.25H5A0.85 0.85 0 0 1 4.34 12.87L6.94 9.61L8.13 10.83L6.76 12.55H9.81L12.07 14.87L11.62 18.51L13.42 16.24ZM15.87 13.17L17.06 14.39L19.66 11.13A0.85 0.85 0 0 0 19 9.75H13.56L14.44 2.71A0.85 0.85 0 0 0 12.94 2.07L9.38 6.53L10.58 7.76L12.38 5.49L11.93 9.13L14.19 11.45H17.24Z"
      ),
      "bolt.slash.fill": SymbolPart.slashed(
        "M17.06 14.39L19.66 11.13A0.85 0.85 0 0 0 19 9.75H13.56L14.44 2.71A0.85 0.85 0 0 0 12.94 2.07L9.38 6.53ZM6.94 9.61L14.62 17.47L11.06 21.93A0.85 0.85 0 0 1 9.56 21.29L10.44 14.25H5A0.85 0.85 0 0 1 4.34 12.87Z"
      ),
      "sparkles": [
        .solid(sparkle, width: 1),
        .solid(
          "M18 2.6C18.3 4.6 18.9 5.2 20.9 5.5C18.9 5.8 18.3 6.4 18 8.4C17.7 6.4 17.1 5.8 15.1 5.5C17.1 5.2 17.7 4.6 18 2.6Z",
          width: 0.8),
        .solid(
          "M18.4 15.6C18.7 17.4 19.3 18 21.1 18.3C19.3 18.6 18.7 19.2 18.4 21C18.1 19.2 17.5 18.6 15.7 18.3C17.5 18 18.1 17.4 18.4 15.6Z",
          width: 0.8),
      ],
    ]
  }()
}
