// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Clocks and calendars.
extension SymbolTable {
  static let time: [String: [SymbolShape]] = {
    let hands: StaticString =
      "M12.85 11.51V6.4A0.85 0.85 0 0 0 11.15 6.4V12A0.85 0.85 0 0 0 11.57 12.74L15.37 14.94A0.85 0.85 0 0 0 16.23 13.46Z"
    let calendar: StaticString =
      "M6 4.6H18A2.7 2.7 0 0 1 20.7 7.3V17.9A2.7 2.7 0 0 1 18 20.6H6A2.7 2.7 0 0 1 3.3 17.9V7.3A2.7 2.7 0 0 1 6 4.6Z"
    let days: StaticString =
      "M7 11.9H9V13.9H7ZM11 11.9H13V13.9H11ZM15 11.9H17V13.9H15ZM7 15.7H9V17.7H7ZM11 15.7H13V17.7H11Z"
    let rings: StaticString = "M3.6 9H20.4M8 2.7V5.6M16 2.7V5.6"
    let face: StaticString = "M12 5.2A7.7 7.7 0 1 1 12 20.6A7.7 7.7 0 1 1 12 5.2Z"
    let fullFace: StaticString = "M12 4.3A8.6 8.6 0 1 1 12 21.5A8.6 8.6 0 1 1 12 4.3Z"
    let alarmHands: StaticString =
      "M12.8 12.56V8.6A0.8 0.8 0 0 0 11.2 8.6V13A0.8 0.8 0 0 0 11.57 13.67L14.37 15.47A0.8 0.8 0 0 0 15.23 14.13Z"
    let bells: StaticString =
      "M2.6 7.4A8 8 0 0 1 6.8 3.2M21.4 7.4A8 8 0 0 0 17.2 3.2M6.4 19L4.8 21M17.6 19L19.2 21"
    let glass: StaticString =
      "M6.4 3.4H17.6M6.4 20.6H17.6M7.6 3.6V5.6C7.6 9.6 11 10.2 11 12C11 13.8 7.6 14.4 7.6 18.4V20.4M16.4 3.6V5.6C16.4 9.6 13 10.2 13 12C13 13.8 16.4 14.4 16.4 18.4V20.4"
    return [
      "clock": SymbolPart.ringed(hands), "clock.fill": SymbolPart.disced(hands),
      "clock.arrow.circlepath": [
        .stroke("M3.9 13.4A8.4 8.4 0 1 0 5.9 6.2M12.2 7.2V12.2L15.6 14.2"),
        .solid("M4.2 3.6V8.2H8.8Z", width: 1),
      ],
      "alarm": [.stroke(face), .fill(alarmHands), .stroke(bells)],
      "alarm.fill": [.fill(fullFace, alarmHands), .stroke(bells)],
      "stopwatch": [.stroke(face), .stroke("M12 9V13.2M9.8 2.6H14.2M12 2.8V5M18.4 5.4L19.6 6.6", 1.6)],
      "stopwatch.fill": [
        .fill(fullFace, "M12.8 13.2V8.6A0.8 0.8 0 0 0 11.2 8.6V13.2A0.8 0.8 0 0 0 12.8 13.2Z"),
        .stroke("M9.8 2.4H14.2M12 2.6V5M18.6 5L20 6.4", 1.6),
      ],
      "timer": [
        .stroke("M12 2.9V6.2M12 2.9A9.1 9.1 0 1 1 5.2 6M12 13L8.6 8.8"),
        .fill("M12 11.3A1.7 1.7 0 1 1 12 14.7A1.7 1.7 0 1 1 12 11.3Z"),
      ],
      "hourglass": [
        .stroke(glass),
        .fill(
          "M9.6 19C10 17.2 11 16.6 12 15.8C13 16.6 14 17.2 14.4 19ZM9.6 8.4H14.4C13.8 9.6 12.6 10.2 12 11.2C11.4 10.2 10.2 9.6 9.6 8.4Z"
        ),
      ],
      "calendar": [.stroke(calendar), .stroke(rings), .fill(days)],
      "calendar.badge.plus": SymbolPart.badged(
        "M8.85 3.75H15.15V2.7A0.85 0.85 0 0 1 16.85 2.7V3.75H18A3.55 3.55 0 0 1 21.55 7.3V12.99A5.8 5.8 0 0 0 19.85 12.04V9.85H4.15V17.9A1.85 1.85 0 0 0 6 19.75H12.55A5.8 5.8 0 0 0 13.65 21.45H6A3.55 3.55 0 0 1 2.45 17.9V7.3A3.55 3.55 0 0 1 6 3.75H7.15V2.7A0.85 0.85 0 0 1 8.85 2.7ZM12.1 17.7H11V15.7H12.38A5.8 5.8 0 0 0 12.1 17.7ZM15 12.48V11.9H16.39A5.8 5.8 0 0 0 15 12.48ZM8.85 5.45V5.6A0.85 0.85 0 0 1 7.15 5.6V5.45H6A1.85 1.85 0 0 0 4.15 7.3V8.15H19.85V7.3A1.85 1.85 0 0 0 18 5.45H16.85V5.6A0.85 0.85 0 0 1 15.15 5.6V5.45ZM7 11.9V13.9H9V11.9ZM11 11.9V13.9H13V11.9ZM7 15.7V17.7H9V15.7Z"
      ),
    ]
  }()
}
