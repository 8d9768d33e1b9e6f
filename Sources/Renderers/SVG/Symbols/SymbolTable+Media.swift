// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension SymbolTable {
  static let media: [String: [SymbolShape]] = {
    let speaker: [SymbolShape] = [
      .fill("M2.4 9H6.2L11.4 4.6V19.4L6.2 15H2.4Z"),
      .stroke("M14.4 9A4.2 4.2 0 0 1 14.4 15M17.4 6.2A8.2 8.2 0 0 1 17.4 17.8", 1.9),
    ]
    let moon: StaticString = "M20.6 14.6A9.2 9.2 0 1 1 9.4 3.4A7.4 7.4 0 0 0 20.6 14.6Z"
    let sun: StaticString =
      "M12 1.8V4.2M12 19.8V22.2M1.8 12H4.2M19.8 12H22.2M4.8 4.8L6.5 6.5M17.5 17.5L19.2 19.2M19.2 4.8L17.5 6.5M6.5 17.5L4.8 19.2"
    let star: StaticString =
      "M12 2L15 8.8L22.2 9.5L16.8 14.3L18.4 21.4L12 17.7L5.6 21.4L7.2 14.3L1.8 9.5L9 8.8Z"
    let message: StaticString =
      "M12 3C6.2 3 1.8 6.8 1.8 11.4C1.8 14.2 3.4 16.6 5.8 18.2C5.8 19.6 5 20.8 4 21.6C6.2 21.6 8 20.8 9.4 19.5C10.2 19.7 11.1 19.8 12 19.8C17.8 19.8 22.2 16 22.2 11.4C22.2 6.8 17.8 3 12 3Z"
    let camera: StaticString =
      "M8 4.4H16L17.4 6.6H20A2 2 0 0 1 22 8.6V17.6A2 2 0 0 1 20 19.6H4A2 2 0 0 1 2 17.6V8.6A2 2 0 0 1 4 6.6H6.6ZM12 8.6A4.2 4.2 0 1 0 12 17A4.2 4.2 0 1 0 12 8.6Z"
    let note: [SymbolShape] = [
      .fill("M9 4.6L20 2.4V16A3 2.6 0 1 1 17.8 13.6V7.2L11.2 8.6V18.6A3 2.6 0 1 1 9 16.2Z")
    ]
    let photo: [SymbolShape] = [
      .stroke("M3 4.5H21V19.5H3Z", 1.7),
      .fill("M8 7.4A1.8 1.8 0 1 0 8 11A1.8 1.8 0 1 0 8 7.4ZM4 18.4L9.4 12.6L12.4 15.8L16 11.4L20 16.4V18.4Z"),
    ]
    return [
      "camera": [.stroke(camera, 1.5)], "camera.fill": [.fill(camera)],
      "chart.bar": [.stroke("M4 20V13H7.6V20ZM10.2 20V8H13.8V20ZM16.4 20V4H20V20Z", 1.5)],
      "chart.bar.fill": [.fill("M3.4 20.6V12.4H8V20.6ZM9.7 20.6V7.4H14.3V20.6ZM16 20.6V3.4H20.6V20.6Z")],
      "message": [.stroke(message, 1.7)], "message.fill": [.fill(message)],
      "moon": [.stroke(moon, 1.8)], "moon.fill": [.fill(moon)],
      "music.note": note, "photo": photo,
      "play.fill": [.fill("M6 3.4L20.4 12L6 20.6Z")],
      "speaker.wave.2": speaker, "speaker.wave.2.fill": speaker,
      "star": [.stroke(star, 1.7)], "star.fill": [.fill(star)],
      "sun.max": [.stroke("M12 7.4A4.6 4.6 0 1 0 12 16.6A4.6 4.6 0 1 0 12 7.4Z", 1.9), .stroke(sun, 1.9)],
      "sun.max.fill": [.fill("M12 6.8A5.2 5.2 0 1 0 12 17.2A5.2 5.2 0 1 0 12 6.8Z"), .stroke(sun, 2.1)],
      "textformat.size": [
        .stroke("M2.4 18.4L7.4 5.4L12.4 18.4M4 14.4H10.8", 1.9),
        .stroke("M14.4 18.4L17.9 10L21.4 18.4M15.6 15.6H20.2", 1.7),
      ],
    ]
  }()
}
