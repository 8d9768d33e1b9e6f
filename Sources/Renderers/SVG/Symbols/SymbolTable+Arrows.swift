// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Chevrons and arrows.
extension SymbolTable {
  static let arrows: [String: [SymbolShape]] = {
    let chevronLeft: [SymbolShape] = [.stroke("M15.6 4.6L8.2 12L15.6 19.4", 1.9)]
    let chevronRight: [SymbolShape] = [.stroke("M8.4 4.6L15.8 12L8.4 19.4", 1.9)]
    let uturnLeft: [SymbolShape] = [
      .stroke("M8.2 4.2L3.4 9L8.2 13.8M3.8 9H15A5.3 5.3 0 0 1 15 19.6H10.4", 1.8)
    ]
    let uturnRight: [SymbolShape] = [
      .stroke("M15.8 4.2L20.6 9L15.8 13.8M20.2 9H9A5.3 5.3 0 0 0 9 19.6H13.6", 1.8)
    ]
    let arrowRight: [SymbolShape] = [.stroke("M3.4 12H20.2M13.6 5.2L20.4 12L13.6 18.8", 1.9)]
    let arrowLeft: [SymbolShape] = [.stroke("M20.6 12H3.8M10.4 5.2L3.6 12L10.4 18.8", 1.9)]
    let reply: StaticString = "M10 4.6L2.8 11L10 17.4V13.9C15 13.7 18.6 15 21.2 19C20.6 12.6 16.6 8.4 10 8.1Z"
    let forward: StaticString = "M14 4.6L21.2 11L14 17.4V13.9C9 13.7 5.4 15 2.8 19C3.4 12.6 7.4 8.4 14 8.1Z"
    let boxUp: StaticString =
      "M8 8.7H7A2.4 2.4 0 0 0 4.6 11.1V18.7A2.4 2.4 0 0 0 7 21.1H17A2.4 2.4 0 0 0 19.4 18.7V11.1A2.4 2.4 0 0 0 17 8.7H16"
    let outOfBox: StaticString = "M12 14.9V2.6M8.4 6.1L12 2.5L15.6 6.1"
    let intoBox: StaticString = "M12 2.4V14.7M8.4 11.2L12 14.8L15.6 11.2"
    return [
      "chevron.right": chevronRight, "chevron.forward": chevronRight,
      "chevron.left": chevronLeft, "chevron.backward": chevronLeft,
      "chevron.up": [.stroke("M4.6 15.6L12 8.2L19.4 15.6", 1.9)],
      "chevron.down": [.stroke("M4.6 8.4L12 15.8L19.4 8.4", 1.9)],
      "chevron.up.chevron.down": [.stroke("M7.4 9.2L12 4.6L16.6 9.2M7.4 14.8L12 19.4L16.6 14.8", 1.8)],
      "chevron.left.forwardslash.chevron.right": [
        .stroke("M6.8 7.2L2.2 12L6.8 16.8M17.2 7.2L21.8 12L17.2 16.8M13.8 5L10.2 19")
      ],
      "arrow.right": arrowRight, "arrow.forward": arrowRight,
      "arrow.left": arrowLeft, "arrow.backward": arrowLeft,
      "arrow.up": [.stroke("M12 20.6V3.8M5.2 10.4L12 3.6L18.8 10.4", 1.9)],
      "arrow.down": [.stroke("M12 3.4V20.2M5.2 13.6L12 20.4L18.8 13.6", 1.9)],
      "arrow.up.right": [.stroke("M5.6 18.4L18.2 5.8M8 5.6H18.4V16", 1.9)],
      "arrow.up.arrow.down": [
        .stroke("M7.4 19.8V4.4M3.2 8.5L7.4 4.3L11.6 8.5M16.6 4.2V19.6M12.4 15.5L16.6 19.7L20.8 15.5")
      ],
      "arrow.left.arrow.right": [
        .stroke("M4.2 7.4H19.6M15.5 3.2L19.7 7.4L15.5 11.6M19.8 16.6H4.4M8.5 12.4L4.3 16.6L8.5 20.8")
      ],
      "arrow.left.and.right": [.stroke("M2.8 12H21.2M7 7.8L2.8 12L7 16.2M17 7.8L21.2 12L17 16.2", 1.8)],
      "arrow.up.and.down": [.stroke("M12 2.8V21.2M7.8 7L12 2.8L16.2 7M7.8 17L12 21.2L16.2 17", 1.8)],
      "arrow.up.left.and.arrow.down.right": [
        .stroke("M3.6 10V3.6H10M3.8 3.8L10 10M20.4 14V20.4H14M20.2 20.2L14 14", 1.8)
      ],
      "arrow.down.right.and.arrow.up.left": [
        .stroke("M10.2 3.8V10.2H3.8M10 10L3.6 3.6M13.8 20.2V13.8H20.2M14 14L20.4 20.4", 1.8)
      ],
      "arrow.clockwise": [.stroke("M19.8 12.9A7.8 7.8 0 1 1 12 5.1H14M11 1.9L14.4 5.1L11 8.5", 1.8)],
      "arrow.counterclockwise": [.stroke("M4.2 12.9A7.8 7.8 0 1 0 12 5.1H10M13 1.9L9.6 5.1L13 8.5", 1.8)],
      "arrow.triangle.2.circlepath": [
        .stroke("M3.6 11.4A8.4 8.4 0 0 1 18.6 6.8M20.4 12.6A8.4 8.4 0 0 1 5.4 17.2", 1.8),
        .solid("M20.4 4.2V9.4H15.2ZM3.6 19.8V14.6H8.8Z", width: 1),
      ],
      "arrow.uturn.left": uturnLeft, "arrow.uturn.backward": uturnLeft,
      "arrow.uturn.right": uturnRight, "arrow.uturn.forward": uturnRight,
      "arrowshape.turn.up.left": [.stroke(reply)], "arrowshape.turn.up.left.fill": [.solid(reply)],
      "arrowshape.turn.up.right": [.stroke(forward)], "arrowshape.turn.up.right.fill": [.solid(forward)],
      "arrowtriangle.right.fill": [.solid("M7.6 5L18.6 12L7.6 19Z", width: 1.6)],
      "arrowtriangle.left.fill": [.solid("M16.4 5L5.4 12L16.4 19Z", width: 1.6)],
      "arrowtriangle.up.fill": [.solid("M5 16.4L12 5.4L19 16.4Z", width: 1.6)],
      "arrowtriangle.down.fill": [.solid("M5 7.6L12 18.6L19 7.6Z", width: 1.6)],
      "arrow.down.to.line": [.stroke("M12 3V15.8M6.4 10.4L12 16L17.6 10.4M4.4 20.6H19.6", 1.8)],
      "arrow.up.to.line": [.stroke("M12 21V8.2M6.4 13.6L12 8L17.6 13.6M4.4 3.4H19.6", 1.8)],
      "square.and.arrow.up": [.stroke(boxUp), .stroke(outOfBox)],
      "square.and.arrow.up.fill": [
        .fill(
          "M7.07 7.85H7A3.25 3.25 0 0 0 3.75 11.1V18.7A3.25 3.25 0 0 0 7 21.95H17A3.25 3.25 0 0 0 20.25 18.7V11.1A3.25 3.25 0 0 0 17 7.85H16.93A2.2 2.2 0 0 1 14.27 7.85H14.2V14.9A2.2 2.2 0 1 1 9.8 14.9V7.85H9.73A2.2 2.2 0 0 1 7.07 7.85Z"
        ), .stroke(outOfBox),
      ],
      "square.and.arrow.down": [.stroke(boxUp), .stroke(intoBox)],
      "square.and.arrow.down.fill": [
        .fill(
          "M9.8 7.85H7A3.25 3.25 0 0 0 3.75 11.1V18.7A3.25 3.25 0 0 0 7 21.95H17A3.25 3.25 0 0 0 20.25 18.7V11.1A3.25 3.25 0 0 0 17 7.85H14.2V9.5A2.2 2.2 0 0 1 17.16 12.76L13.56 16.36A2.2 2.2 0 0 1 10.44 16.36L6.84 12.76A2.2 2.2 0 0 1 9.8 9.5Z"
        ), .stroke(intoBox),
      ],
      "rectangle.portrait.and.arrow.right": [
        .stroke(
          "M13.4 8V5.8A2.3 2.3 0 0 0 11.1 3.5H5.3A2.3 2.3 0 0 0 3 5.8V18.2A2.3 2.3 0 0 0 5.3 20.5H11.1A2.3 2.3 0 0 0 13.4 18.2V16M8.4 12H21.2M17.8 8.4L21.4 12L17.8 15.6"
        )
      ],
    ]
  }()
}
