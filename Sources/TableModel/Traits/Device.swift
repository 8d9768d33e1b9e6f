// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A device's screen: its size, its pixel density, its safe area and its shape.
package struct Device: Hashable, Sendable {
  /// The name in specs and commands, such as `iPhone-15`.
  package struct ID: Hashable, Sendable {
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }
  }

  package let id: ID
  /// The models that share this screen, separated by commas.
  package let name: String
  /// Points, upright.
  package let size: Size
  /// Pixels per point.
  package let scale: Int
  /// Points, upright.
  package let portraitSafeArea: EdgeInsets
  /// Points, in landscape.
  package let landscapeSafeArea: EdgeInsets
  /// Points, upright, under iPadOS 26; `nil` uses ``portraitSafeArea``.
  package var iPadOS26SafeArea: EdgeInsets?
  /// How well the numbers above are known.
  package let confidence: Confidence
  package let face: Face

  package var isPad: Bool { id.rawValue.hasPrefix("iPad") }

  /// The systems whose bars the safe area excludes: all up to iPadOS 18, or iPadOS 26.
  package enum SafeAreaGeneration: Hashable, Sendable { case original, iPadOS26 }

  /// The safe area in points for an orientation. Left and right are visual, even in a right-to-left layout.
  package func safeArea(_ orientation: Orientation, of generation: SafeAreaGeneration) -> EdgeInsets {
    switch (orientation, generation) {
    case (.landscape, _): landscapeSafeArea
    case (.portrait, .original): portraitSafeArea
    case (.portrait, .iPadOS26): iPadOS26SafeArea ?? portraitSafeArea
    }
  }
}

extension Device {
  /// Every device, phones first, by size.
  package static let all: [Device] = [
    phone(
      "iPhone-SE-1", "iPhone SE (1st generation), 5s", 320, 568, 2, 20, 0, sides: 0, 0, .general, .homeButton),
    phone(
      "iPhone-SE", "iPhone SE (2nd, 3rd generation), 6, 6s, 7, 8", 375, 667, 2, 20, 0, sides: 0, 0,
      .reimplemented, .homeButton
    ),
    phone(
      "iPhone-8-Plus", "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus", 414, 736, 3, 20, 0, sides: 0, 0, .general,
      .homeButton),
    phone("iPhone-X", "iPhone X, XS, 11 Pro", 375, 812, 3, 44, 34, sides: 44, 21, .general, .x),
    phone("iPhone-11", "iPhone XR, 11", 414, 896, 2, 48, 34, sides: 48, 21, .general, .xr),
    phone(
      "iPhone-11-Pro-Max", "iPhone XS Max, 11 Pro Max", 414, 896, 3, 44, 34, sides: 44, 21, .reimplemented,
      .xsMax),
    phone("iPhone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, 3, 50, 34, sides: 50, 21, .general, .mini),
    phone(
      "iPhone-14", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e, 17e", 390, 844, 3, 47, 34, sides: 47, 21,
      .reimplemented, .notch390),
    phone(
      "iPhone-14-Plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, 3, 47, 34, sides: 47, 21,
      .reimplemented, .notch428),
    standard,
    phone(
      "iPhone-15-Plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, 3, 59, 34, sides: 59, 21,
      .reimplemented, .island430),
    phone(
      "iPhone-17", "iPhone 16 Pro, 17, 17 Pro", 402, 874, 3, 62, 34, sides: 62, 21, .measured, .island402),
    phone(
      "iPhone-17-Pro-Max", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, 3, 62, 34, sides: 62, 21, .measured,
      .island440),
    phone(
      "iPhone-Air", "iPhone Air (its margins and safe area are assumed)", 420, 912, 3, 68, 34, sides: 68, 21,
      .assumed, .air),
    duoCover, duoInner,
    pad("iPad-mini", "iPad mini (6th, 7th generation)", 744, 1133, 24, 20, .general, corners: 21.5),
    pad("iPad-9", "iPad (7th to 9th generation)", 810, 1080, 20, 0, .reimplemented, corners: 0),
    pad(
      "iPad-Air", "iPad (10th, 11th generation), iPad Air 11-inch", 820, 1180, 24, 20, .general, corners: 18),
    pad("iPad-Pro-11", "iPad Pro 11-inch", 834, 1194, 24, 20, .general, corners: 18),
    padProM4,
    pad(
      "iPad-Pro-12.9", "iPad Pro 12.9-inch, iPad Air 13-inch", 1024, 1366, 24, 20, .reimplemented, corners: 18
    ),
    pad("iPad-Pro-13-M4", "iPad Pro 13-inch (M4, M5)", 1032, 1376, 24, 20, .reimplemented, corners: 30),
  ]

  /// The ids of devices by other names that users write: the id with spaces, and each model in ``name``. If
  /// several devices have a model, such as `iPad`, the first one is used.
  package static let otherNames: [String: String] = {
    let ids = all.map { ($0.id.rawValue.replacing("-", with: " "), $0.id.rawValue) }
    let models = all.flatMap { device in device.models.map { ($0, device.id.rawValue) } }
    return Dictionary(ids + models, uniquingKeysWith: { first, _ in first })
  }()

  /// The models in ``name``, in full: `iPhone 12`, `iPhone 12 Pro`, `iPad Air 11-inch`.
  private var models: [String] {
    // The name without its parentheses.
    let plain = name.split(separator: "(").enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != ")" }.dropFirst()
    }
    let family = isPad ? "iPad" : "iPhone"
    return plain.joined().split(separator: ",").map { part in
      let model = part.split(separator: " ").joined(separator: " ")
      return model.hasPrefix(family) ? model : "\(family) \(model)"
    }
  }

  /// The default device.
  package static let standard = phone(
    "iPhone-15", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, 3, 59, 34, sides: 59, 21, .reimplemented,
    .island393)

  /// The folded iPhone Duo, with an unsafe strip of 84 points at the camera's side. Source: the public
  /// measurements of duo_kit (pub.dev/documentation/duo_kit), in the simulator.
  private static let duoCover = Device(
    id: ID("iPhone-Duo-cover"), name: "iPhone Duo (cover display)", size: Size(width: 466, height: 678),
    scale: 3, portraitSafeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
    landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), confidence: .measured, face: .duo)

  /// The unfolded iPhone Duo. Source: duo_kit, as above.
  static let duoInner = Device(
    id: ID("iPhone-Duo"), name: "iPhone Duo (inner display)", size: Size(width: 669, height: 951), scale: 3,
    portraitSafeArea: EdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), confidence: .measured, face: .duo)

  private static let padProM4: Device = {
    var device = pad(
      "iPad-Pro-11-M4", "iPad Pro 11-inch (M4, M5)", 834, 1210, 24, 20, .reimplemented, corners: 30)
    // Measured on iPadOS 26.5.
    device.iPadOS26SafeArea = EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    return device
  }()

  package static func named(_ id: ID) -> Device? { all.first { $0.id == id } }

  private static func phone(
    _ id: String, _ name: String, _ width: Points, _ height: Points, _ scale: Int, _ top: Points,
    _ bottom: Points, sides: Points, _ landscapeBottom: Points, _ confidence: Confidence, _ face: Face
  ) -> Device {
    Device(
      id: ID(id), name: name, size: Size(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: sides, bottom: landscapeBottom, right: sides),
      confidence: confidence, face: face)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Points, _ height: Points, _ top: Points, _ bottom: Points,
    _ confidence: Confidence, corners: Points
  ) -> Device {
    let safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      id: ID(id), name: name, size: Size(width: width, height: height), scale: 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, confidence: confidence, face: .pad(cornerRadius: corners))
  }
}
