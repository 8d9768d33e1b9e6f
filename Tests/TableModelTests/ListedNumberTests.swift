// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TableModel
import TestSupport
import Testing

/// The numbers of profiles, fonts, colours and devices, as `Pinned/constants.txt` lists them.
///
/// The list is a second entry of published tables and measurements. If you mean to change a number,
/// `RECORD_GOLDENS=1 swift test --filter ListedNumberTests` records it again.
struct ListedNumberTests {
  @Test func `every number is the listed one`() throws {
    let folder = Repository.root.appendingPathComponent("Tests/TestSupport/Pinned")
    let lines = Self.profiles + Self.fonts + Self.colors + Self.devices
    try Golden(folder: folder).expect(Array(lines.map { $0 + "\n" }.joined().utf8), equal: "constants.txt")
  }

  /// Each constant with its value in each profile.
  private static var profiles: [String] {
    let profiles = Profile.ID.allCases.map(Profile.named)
    func line(_ name: String, _ value: (Profile) -> String) -> String {
      "\(name) \(profiles.map(value).joined(separator: " "))"
    }
    return [line("# profiles") { $0.id.rawValue }]
      + Metric.allCases.map { metric in
        line(metric.rawValue) { $0.constant(metric).value.exactDescription }
      }
      + ProfileFlag.allCases.map { flag in line(flag.rawValue) { "\($0.constant(flag).value)" } }
  }

  /// Each text size with the readable width, and with the size and leading of each style.
  private static var fonts: [String] {
    let styles = TextStyle.allCases
    let heading = "# text sizes readableWidth \(styles.map(\.rawValue).joined(separator: " "))"
    return [heading]
      + TextSize.allCases.map { size in
        let cells = styles.map {
          "\(TypeScale.size(of: $0, at: size))/\(TypeScale.leading(of: $0, at: size))"
        }
        return "\(size.rawValue) \(ReadableWidth.constant(at: size).value) \(cells.joined(separator: " "))"
      }
  }

  /// Each colour in light, dark, and both with increased contrast; opacities in thousandths.
  private static var colors: [String] {
    [SystemPalette.iOS6, .iOS7, .iOS13, .iOS26].flatMap { palette in
      ["# colours of \(palette)"]
        + SemanticColor.allCases.map { color in
          let paints = [Contrast.normal, .high].flatMap { contrast in
            [InterfaceStyle.light, .dark].map { color.resolved(style: $0, contrast: contrast, in: palette) }
          }
          return "\(color.rawValue) " + paints.map { "\($0.hexDigits)@\($0.alpha)" }.joined(separator: " ")
        }
    }
  }

  /// Each device's size, scale and safe areas; the screen's corners and camera; its status bar.
  private static var devices: [String] {
    func sides(_ insets: EdgeInsets) -> String {
      "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    }
    return ["# devices"]
      + Device.all.map { device in
        let (face, bar) = (device.face, device.face.statusBar)
        let camera =
          switch face.housing {
          case .none: "none"
          case .notch(let size): "\(size.width) x \(size.height)"
          case .island(let size, let top): "\(size.width) x \(size.height) at \(top)"
          }
        let clock =
          switch bar.clock {
          case .centered: "centred"
          case .around(let x): "around \(x)"
          case .from(let x): "from \(x)"
          }
        let middle = bar.middle.map { "\($0)" } ?? "-"
        let areas = [device.portraitSafeArea, device.landscapeSafeArea, device.iPadOS26SafeArea].map {
          $0.map(sides) ?? "-"
        }
        return """
          \(device.id.rawValue) \(device.size.width) x \(device.size.height) @\(device.scale), \
          safe \(areas.joined(separator: " | ")), corners \(face.cornerRadius), camera \(camera), \
          clock \(clock) \(bar.clockSize), signs \(bar.signsInset) \(middle) \(bar.signsGap) \(bar.signsScale) \(bar.below)
          """
      }
  }
}
