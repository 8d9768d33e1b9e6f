// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

struct ProfileTests {
  @Test func `a constant's place is its place among all`() {
    #expect(Metric.allCases.map(\.ordinal) == Array(Metric.allCases.indices))
  }

  @Test(arguments: Profile.ID.allCases)
  func `a profile gives every metric`(id: Profile.ID) {
    let profile = Profile.named(id)
    #expect(profile.id == id)
    #expect(Set(profile.constants.keys) == Set(Metric.allCases))
    #expect(profile.constants.values.allSatisfy { !$0.source.isEmpty })
  }
}
