// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// The shapes of screens, entered a second time.
struct DeviceFaceTests {
  @Test func `corners are those of published lists`() {
    let radii = Device.all.map { "\($0.id.rawValue) \($0.face.cornerRadius)" }
    #expect(
      radii.joined(separator: ", ") == """
        iPhone-SE-1 0, iPhone-SE 0, iPhone-8-Plus 0, iPhone-X 39, iPhone-11 41.5, iPhone-11-Pro-Max 39, \
        iPhone-13-mini 44, iPhone-14 47.333, iPhone-14-Plus 53.333, iPhone-15 55, iPhone-15-Plus 55, \
        iPhone-17 62, iPhone-17-Pro-Max 62, iPhone-Air 62, iPhone-Duo-cover 39, iPhone-Duo 39, iPad-mini 21.5, \
        iPad-9 0, iPad-Air 18, iPad-Pro-11 18, iPad-Pro-11-M4 30, iPad-Pro-12.9 18, iPad-Pro-13-M4 30
        """)
  }

  @Test func `cameras have the devices' sizes`() {
    let cameras = Device.all.compactMap { device -> String? in
      switch device.face.housing {
      case .none: nil
      case .notch(let size): "\(device.id.rawValue) \(size.width) x \(size.height)"
      case .island(let size, let top): "\(device.id.rawValue) \(size.width) x \(size.height) at \(top)"
      }
    }
    #expect(
      cameras.joined(separator: ", ") == """
        iPhone-X 209 x 30, iPhone-11 227 x 32, iPhone-11-Pro-Max 209.333 x 30, iPhone-13-mini 174 x 37.333, \
        iPhone-14 161.333 x 33.667, iPhone-14-Plus 161.333 x 33.667, iPhone-15 126 x 37.333 at 11, \
        iPhone-15-Plus 126 x 37.333 at 11, iPhone-17 126 x 37.333 at 13.667, \
        iPhone-17-Pro-Max 126 x 37.333 at 13.667, iPhone-Air 126 x 37.333 at 19.667
        """)
  }

  /// Clock, size, signs' inset, middle, gap, scale and the part of the safe area below the bar.
  @Test func `status bars have the listed numbers`() {
    let bars = Device.all.map { device in
      let bar = device.face.statusBar
      let clock =
        switch bar.clock {
        case .centered: "centred"
        case .around(let x): "\(x)"
        case .from(let x): "from \(x)"
        }
      let middle = bar.middle.map { "\($0)" } ?? "-"
      return
        "\(device.id.rawValue) \(clock) \(bar.clockSize) \(bar.signsInset) \(middle) \(bar.signsGap) \(bar.signsScale) \(bar.below)"
    }
    #expect(
      bars == [
        "iPhone-SE-1 centred 12 6 10.5 5 1.0 0", "iPhone-SE centred 12 6 10.5 5 1.0 0",
        "iPhone-8-Plus centred 12 6 10.5 5 1.0 0", "iPhone-X 48 15 14.667 23 5 1.0 0",
        "iPhone-11 54 15 16.5 24 4.5 1.07 0", "iPhone-11-Pro-Max 59 15 18 23 6 1.07 0",
        "iPhone-13-mini 48 15 25.5 25.5 5.333 1.0 0", "iPhone-14 54.5 17 29 23 6.333 1.1 0",
        "iPhone-14-Plus 63.5 17 34 23 6.333 1.1 0", "iPhone-15 71.5 17 34.5 29.5 7.333 1.125 5",
        "iPhone-15-Plus 80.5 17 34 29.5 9.333 1.26 5", "iPhone-17 73.667 17 35.333 32.667 7.333 1.125 8",
        "iPhone-17-Pro-Max 83.5 17 36.5 32.667 9.333 1.26 8", "iPhone-Air 78.333 17 34 39 9.333 1.26 9",
        "iPhone-Duo-cover from 34 17 34 - 9.333 1.26 0", "iPhone-Duo from 34 17 34 - 9.333 1.26 0",
        "iPad-mini from 20 12 20 - 5 1.0 0", "iPad-9 from 20 12 20 - 5 1.0 0",
        "iPad-Air from 20 12 20 - 5 1.0 0", "iPad-Pro-11 from 20 12 20 - 5 1.0 0",
        "iPad-Pro-11-M4 from 20 12 20 - 5 1.0 0", "iPad-Pro-12.9 from 20 12 20 - 5 1.0 0",
        "iPad-Pro-13-M4 from 20 12 20 - 5 1.0 0",
      ])
  }
}
