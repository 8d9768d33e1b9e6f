// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

struct ProfileTests {
  @Test func `a constant's index is its position among all`() {
    #expect(Metric.allCases.map(\.ordinal) == Array(Metric.allCases.indices))
    #expect(ProfileFlag.allCases.map(\.ordinal) == Array(ProfileFlag.allCases.indices))
  }

  @Test(arguments: Profile.ID.allCases)
  func `a profile has every metric`(id: Profile.ID) {
    let profile = Profile.named(id)
    #expect(profile.id == id)
    for metric in Metric.allCases { #expect(profile.constants[metric]?.source.isEmpty == false, "\(metric)") }
    for flag in ProfileFlag.allCases { #expect(profile.flags[flag]?.source.isEmpty == false, "\(flag)") }
    #expect(Set(Metric.allCases.map(\.rawValue)).isDisjoint(with: ProfileFlag.allCases.map(\.rawValue)))
  }

  @Test func `each version from iOS 6 to 27 has its profile, whose name contains the version`() {
    let versions = Profile.ID.allCases.flatMap { Array($0.versions) }
    #expect(versions == Array(6...27).filter { !(19...25).contains($0) })
    for id in Profile.ID.allCases {
      #expect(id.rawValue == "ios\(id.versions.lowerBound)")
      for version in id.versions { #expect(Profile.ID(name: "ios\(version)") == id) }
      #expect(Profile.named(id).name.contains("\(id.versions.upperBound)"))
    }
    #expect(Profile.ID(name: "ios19") == nil)
    #expect(Profile.iOS26.name == "iOS 26 and 27")
  }
}
