// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Facts about devices beyond width, height and portrait safe area.
struct DeviceTests {
  @Test(arguments: [
    ("iPhone-SE", 0, 0, 0), ("iPhone-X", 44, 44, 21), ("iPhone-11", 48, 48, 21),
    ("iPhone-13-mini", 50, 50, 21),
    ("iPhone-14", 47, 47, 21), ("iPhone-15", 59, 59, 21), ("iPhone-17", 62, 62, 21),
    ("iPhone-Air", 68, 68, 21),
    ("iPhone-Duo", 0, 84, 34), ("iPad-Air", 0, 0, 20),
  ])
  func `devices have the listed safe areas in landscape`(id: String, left: Int, right: Int, bottom: Int)
    throws
  {
    let area = try #require(Device.named(Device.ID(id))).landscapeSafeArea
    #expect([area.left, area.right, area.bottom] == [Points(left), Points(right), Points(bottom)])
  }

  @Test func `the Duo's cover display keeps a strip for the camera`() throws {
    let cover = try #require(Device.named(Device.ID("iPhone-Duo-cover")))
    #expect(cover.size == Size(width: 466, height: 678))
    #expect(cover.portraitSafeArea == EdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
  }

  @Test func `iPadOS 26 has its own safe area`() throws {
    let pad = try #require(Device.named(Device.ID("iPad-Pro-11-M4")))
    #expect(pad.portraitSafeArea == EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(pad.iPadOS26SafeArea == EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
  }

  @Test func `every device is found by its name`() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.id) == device) }
  }
}
