// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Devices and their parts.
extension SymbolTable {
  static let devices: [String: [SymbolShape]] = {
    let phone: StaticString =
      "M9 2.4H15A2.4 2.4 0 0 1 17.4 4.8V19.2A2.4 2.4 0 0 1 15 21.6H9A2.4 2.4 0 0 1 6.6 19.2V4.8A2.4 2.4 0 0 1 9 2.4Z"
    let island: StaticString = "M10.8 5.2H13.2"
    let tablet: StaticString =
      "M6.2 2.6H17.8A2.2 2.2 0 0 1 20 4.8V19.2A2.2 2.2 0 0 1 17.8 21.4H6.2A2.2 2.2 0 0 1 4 19.2V4.8A2.2 2.2 0 0 1 6.2 2.6Z"
    let screen: StaticString =
      "M4.6 3.8H19.4A2.4 2.4 0 0 1 21.8 6.2V14.4A2.4 2.4 0 0 1 19.4 16.8H4.6A2.4 2.4 0 0 1 2.2 14.4V6.2A2.4 2.4 0 0 1 4.6 3.8Z"
    let television: StaticString =
      "M4.6 4.6H19.4A2.4 2.4 0 0 1 21.8 7V15A2.4 2.4 0 0 1 19.4 17.4H4.6A2.4 2.4 0 0 1 2.2 15V7A2.4 2.4 0 0 1 4.6 4.6Z"
    let watch: StaticString =
      "M9 6.4H15A2.6 2.6 0 0 1 17.6 9V15A2.6 2.6 0 0 1 15 17.6H9A2.6 2.6 0 0 1 6.4 15V9A2.6 2.6 0 0 1 9 6.4Z"
    let strap: StaticString =
      "M8.8 6.2L9.3 3.5A1.2 1.2 0 0 1 10.5 2.5H13.5A1.2 1.2 0 0 1 14.7 3.5L15.2 6.2M8.8 17.8L9.3 20.5A1.2 1.2 0 0 0 10.5 21.5H13.5A1.2 1.2 0 0 0 14.7 20.5L15.2 17.8M19.4 10.6V12.4"
    let keyboard: StaticString =
      "M4.4 6.2H19.6A2.4 2.4 0 0 1 22 8.6V15.4A2.4 2.4 0 0 1 19.6 17.8H4.4A2.4 2.4 0 0 1 2 15.4V8.6A2.4 2.4 0 0 1 4.4 6.2Z"
    let keys: StaticString =
      "M5.7 8.7H5.6A0.7 0.7 0 0 0 5.6 10.1H5.7A0.7 0.7 0 1 0 5.7 8.7ZM8.9 8.7H8.8A0.7 0.7 0 1 0 8.8 10.1H8.9A0.7 0.7 0 0 0 8.9 8.7ZM12.1 8.7H12A0.7 0.7 0 0 0 12 10.1H12.1A0.7 0.7 0 0 0 12.1 8.7ZM15.3 8.7H15.2A0.7 0.7 0 0 0 15.2 10.1H15.3A0.7 0.7 0 0 0 15.3 8.7ZM18.4 8.7H18.3A0.7 0.7 0 1 0 18.3 10.1H18.4A0.7 0.7 0 1 0 18.4 8.7ZM5.7 11.3H5.6A0.7 0.7 0 1 0 5.6 12.7H5.7A0.7 0.7 0 0 0 5.7 11.3ZM8.9 11.3H8.8A0.7 0.7 0 0 0 8.8 12.7H8.9A0.7 0.7 0 1 0 8.9 11.3ZM12.1 11.3H12A0.7 0.7 0 0 0 12 12.7H12.1A0.7 0.7 0 1 0 12.1 11.3ZM15.3 11.3H15.2A0.7 0.7 0 1 0 15.2 12.7H15.3A0.7 0.7 0 1 0 15.3 11.3ZM18.4 11.3H18.3A0.7 0.7 0 1 0 18.3 12.7H18.4A0.7 0.7 0 1 0 18.4 11.3ZM15.6 14H8.4A0.7 0.7 0 1 0 8.4 15.4H15.6A0.7 0.7 0 1 0 15.6 14Z"
    let printer: StaticString =
      "M5 8H19A2.6 2.6 0 0 1 21.6 10.6V15A2 2 0 0 1 19.6 17H18.2V13.4H5.8V17H4.4A2 2 0 0 1 2.4 15V10.6A2.6 2.6 0 0 1 5 8Z"
    let sheets: StaticString =
      "M6.4 7.8V5A1.6 1.6 0 0 1 8 3.4H16A1.6 1.6 0 0 1 17.6 5V7.8M6.2 13.6V19A1.6 1.6 0 0 0 7.8 20.6H16.2A1.6 1.6 0 0 0 17.8 19V13.6Z"
    let mouse: StaticString =
      "M12 2.6A5.6 5.6 0 0 1 17.6 8.2V15.8A5.6 5.6 0 0 1 6.4 15.8V8.2A5.6 5.6 0 0 1 12 2.6Z"
    let card: StaticString =
      "M8 2.8H13L18.6 8.4V18.8A2.4 2.4 0 0 1 16.2 21.2H7.8A2.4 2.4 0 0 1 5.4 18.8V5.2A2.4 2.4 0 0 1 8 2.8Z"
    let contacts: StaticString =
      "M9.6 11.4H14.4A1 1 0 0 1 15.4 12.4V16.6A1 1 0 0 1 14.4 17.6H9.6A1 1 0 0 1 8.6 16.6V12.4A1 1 0 0 1 9.6 11.4ZM12 11.4V17.6M8.6 14.5H15.4"
    let chip: StaticString =
      "M7.6 5.6H16.4A2 2 0 0 1 18.4 7.6V16.4A2 2 0 0 1 16.4 18.4H7.6A2 2 0 0 1 5.6 16.4V7.6A2 2 0 0 1 7.6 5.6Z"
    let pins: StaticString =
      "M8.4 2.6V5.4M12 2.6V5.4M15.6 2.6V5.4M8.4 18.6V21.4M12 18.6V21.4M15.6 18.6V21.4M2.6 8.4H5.4M2.6 12H5.4M2.6 15.6H5.4M18.6 8.4H21.4M18.6 12H21.4M18.6 15.6H21.4"
    let rack: StaticString =
      "M5.2 3.4H18.8A2 2 0 0 1 20.8 5.4V8.4A2 2 0 0 1 18.8 10.4H5.2A2 2 0 0 1 3.2 8.4V5.4A2 2 0 0 1 5.2 3.4ZM5.2 13.6H18.8A2 2 0 0 1 20.8 15.6V18.6A2 2 0 0 1 18.8 20.6H5.2A2 2 0 0 1 3.2 18.6V15.6A2 2 0 0 1 5.2 13.6Z"
    let plug: StaticString = "M6.6 8.2H17.4V11.6A5.4 5.4 0 0 1 6.6 11.6Z"
    let full: [SymbolShape] = SymbolPart.battery(
      "M5 9H17.2A1.4 1.4 0 0 1 18.6 10.4V13.6A1.4 1.4 0 0 1 17.2 15H5A1.4 1.4 0 0 1 3.6 13.6V10.4A1.4 1.4 0 0 1 5 9Z"
    )
    let threeQuarters: [SymbolShape] = SymbolPart.battery(
      "M5 9H14.1A0.8 0.8 0 0 1 14.9 9.8V14.2A0.8 0.8 0 0 1 14.1 15H5A1.4 1.4 0 0 1 3.6 13.6V10.4A1.4 1.4 0 0 1 5 9Z"
    )
    let half: [SymbolShape] = SymbolPart.battery(
      "M5 9H10.3A0.8 0.8 0 0 1 11.1 9.8V14.2A0.8 0.8 0 0 1 10.3 15H5A1.4 1.4 0 0 1 3.6 13.6V10.4A1.4 1.4 0 0 1 5 9Z"
    )
    let quarter: [SymbolShape] = SymbolPart.battery(
      "M5 9H6.6A0.8 0.8 0 0 1 7.4 9.8V14.2A0.8 0.8 0 0 1 6.6 15H5A1.4 1.4 0 0 1 3.6 13.6V10.4A1.4 1.4 0 0 1 5 9Z"
    )
    let flat: [SymbolShape] = [.stroke(SymbolPart.batteryCase, 1.6), .fill(SymbolPart.batteryTip)]
    let charging: [SymbolShape] = SymbolPart.badged(
      "M9.66 6.4H4.6A3.6 3.6 0 0 0 1 10V14A3.6 3.6 0 0 0 4.6 17.6H8.96L9.2 16H4.6A2 2 0 0 1 2.6 14V10A2 2 0 0 1 4.6 8H8.6ZM13.2 8L13.44 6.4H17.6A3.6 3.6 0 0 1 21.2 10V14A3.6 3.6 0 0 1 17.6 17.6H12.74L13.8 16H17.6A2 2 0 0 0 19.6 14V10A2 2 0 0 0 17.6 8ZM7.95 9H5A1.4 1.4 0 0 0 3.6 10.4V13.6A1.4 1.4 0 0 0 5 15H9.35L9.49 14.1H7A1.3 1.3 0 0 1 5.91 12.09ZM14.45 15L16.49 11.91A1.3 1.3 0 0 0 15.4 9.9H12.91L13.05 9H17.2A1.4 1.4 0 0 1 18.6 10.4V13.6A1.4 1.4 0 0 1 17.2 15ZM21.8 9.9V14.1C23.4 13.4 23.4 10.6 21.8 9.9Z",
      "M12.15 4.44L6.75 12.64A0.3 0.3 0 0 0 7 13.1H10.65L9.7 19.36A0.3 0.3 0 0 0 10.25 19.56L15.65 11.36A0.3 0.3 0 0 0 15.4 10.9H11.75L12.7 4.64A0.3 0.3 0 0 0 12.15 4.44Z"
    )
    return [
      "iphone.gen3": [.stroke(phone), .stroke(island, 1.6)],
      "iphone": [.stroke(phone), .stroke(island, 1.6)],
      "iphone.slash": SymbolPart.slashed(
        "M18.25 15.61V4.8A3.25 3.25 0 0 0 15 1.55H9A3.25 3.25 0 0 0 6.16 3.23L7.47 4.57A1.55 1.55 0 0 1 9 3.25H15A1.55 1.55 0 0 1 16.55 4.8V13.87ZM15 20.75H9A1.55 1.55 0 0 1 7.45 19.2V10.13L5.75 8.39V19.2A3.25 3.25 0 0 0 9 22.45H15A3.25 3.25 0 0 0 17.84 20.77L16.53 19.43A1.55 1.55 0 0 1 15 20.75ZM13.2 4.4H10.8A0.8 0.8 0 1 0 10.8 6H13.2A0.8 0.8 0 0 0 13.2 4.4Z"
      ),
      "ipad": [.stroke(tablet), .stroke("M10 18.8H14", 1.3)],
      "applewatch": [.stroke(watch), .stroke(strap, 1.6)],
      "airpods": [
        .fill(
          "M7.8 11.07V19.2A1.4 1.4 0 0 0 10.6 19.2V8.45A4 4 0 1 0 7.8 11.07Z",
          "M13.4 8.45V19.2A1.4 1.4 0 0 0 16.2 19.2V11.07A4 4 0 1 0 13.4 8.45Z")
      ],
      "laptopcomputer": [
        .stroke("M4.2 15.6V7.4A2.2 2.2 0 0 1 6.4 5.2H17.6A2.2 2.2 0 0 1 19.8 7.4V15.6"),
        .solid("M2 17.8H22A1.6 1.6 0 0 1 20.6 18.9H3.4A1.6 1.6 0 0 1 2 17.8Z", width: 1),
      ],
      "desktopcomputer": [
        .stroke(screen), .stroke("M2.4 13.2H21.6M10 17L9.6 20.2M14 17L14.4 20.2M7.8 20.6H16.2", 1.6),
      ],
      "display": [.stroke(screen), .stroke("M10 17L9.6 20.2M14 17L14.4 20.2M7.8 20.6H16.2", 1.6)],
      "tv": [.stroke(television), .stroke("M8 20.4H16")],
      "tv.fill": [.solid(television), .stroke("M8 20.6H16")],
      "keyboard": [.stroke(keyboard), .fill(keys)],
      "keyboard.fill": [
        .fill(
          "M19.6 5.35H4.4A3.25 3.25 0 0 0 1.15 8.6V15.4A3.25 3.25 0 0 0 4.4 18.65H19.6A3.25 3.25 0 0 0 22.85 15.4V8.6A3.25 3.25 0 0 0 19.6 5.35Z",
          keys)
      ],
      "printer": [
        .stroke(printer), .stroke(sheets, 1.6), .fill("M18 9.5A1 1 0 1 1 18 11.5A1 1 0 1 1 18 9.5Z"),
      ],
      "printer.fill": [
        .fill(
          "M5 7.15H19A3.45 3.45 0 0 1 22.45 10.6V15A2.85 2.85 0 0 1 20 17.82V12.2H4V17.82A2.85 2.85 0 0 1 1.55 15V10.6A3.45 3.45 0 0 1 5 7.15ZM18 9.5A1.1 1.1 0 0 0 18 11.7A1.1 1.1 0 0 0 18 9.5Z"
        ),
        .fill(
          "M2.6 11H4.9V17.8H4.4A2.8 2.8 0 0 1 1.6 15V11ZM21.4 11H19.1V17.8H19.6A2.8 2.8 0 0 0 22.4 15V11Z"),
        .fill(
          "M5.6 6.2V5A2.4 2.4 0 0 1 8 2.6H16A2.4 2.4 0 0 1 18.4 5V6.2ZM6.2 13.6H17.8V19A2 2 0 0 1 15.8 21H8.2A2 2 0 0 1 6.2 19Z"
        ),
      ],
      "computermouse": [.stroke(mouse), .stroke("M12 6.4V9.4")],
      "computermouse.fill": [
        .fill(
          "M5.55 8.2V15.8A6.45 6.45 0 1 0 18.45 15.8V8.2A6.45 6.45 0 1 0 5.55 8.2Z",
          "M12.8 9.4V6.4A0.8 0.8 0 1 0 11.2 6.4V9.4A0.8 0.8 0 0 0 12.8 9.4Z")
      ],
      "simcard": [.stroke(card), .stroke(contacts, 1.3)],
      "simcard.fill": [
        .fill(
          "M13 1.95H8.03A3.25 3.25 0 0 0 4.55 5.2V18.8A3.25 3.25 0 0 0 7.8 22.05H16.2A3.25 3.25 0 0 0 19.45 18.8V8.4A0.85 0.85 0 0 0 19.2 7.8L13.6 2.2A0.85 0.85 0 0 0 13 1.95ZM14.4 10.8H9.6A1.6 1.6 0 0 0 8 12.4V16.6A1.6 1.6 0 0 0 9.6 18.2H14.4A1.6 1.6 0 0 0 16 16.6V12.4A1.6 1.6 0 0 0 14.4 10.8ZM11.4 12H9.6A0.4 0.4 0 0 0 9.2 12.4V13.9H11.4ZM12.6 13.9V12H14.4A0.4 0.4 0 0 1 14.8 12.4V13.9ZM11.4 15.1H9.2V16.6A0.4 0.4 0 0 0 9.6 17H11.4ZM12.6 17V15.1H14.8V16.6A0.4 0.4 0 0 1 14.4 17Z"
        )
      ],
      "cpu": [
        .stroke(chip, 1.6), .stroke(pins, 1.4),
        .stroke(
          "M10 9.4H14A0.6 0.6 0 0 1 14.6 10V14A0.6 0.6 0 0 1 14 14.6H10A0.6 0.6 0 0 1 9.4 14V10A0.6 0.6 0 0 1 10 9.4Z",
          1.4),
      ],
      "server.rack": [
        .stroke(rack), .stroke("M11.4 6.9H17M11.4 17.1H17", 1.4),
        .fill(
          "M7 5.7A1.2 1.2 0 1 1 7 8.1A1.2 1.2 0 1 1 7 5.7ZM7 15.9A1.2 1.2 0 1 1 7 18.3A1.2 1.2 0 1 1 7 15.9Z"),
      ],
      "powerplug": [.stroke(plug), .stroke("M9.2 3V8M14.8 3V8M12 17.2V21.2")],
      "powerplug.fill": [.solid(plug), .stroke("M9.2 3V8M14.8 3V8M12 17.2V21.2")],
      "battery.100": full, "battery.100percent": full,
      "battery.75": threeQuarters, "battery.75percent": threeQuarters,
      "battery.50": half, "battery.50percent": half,
      "battery.25": quarter, "battery.25percent": quarter,
      "battery.0": flat, "battery.0percent": flat,
      "battery.100.bolt": charging, "battery.100percent.bolt": charging,
    ]
  }()
}
