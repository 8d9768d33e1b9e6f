// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

struct DeviceTests {
  @Test func `every device is found by its name`() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.id) == device) }
  }
}
