// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// Every setting has an effective value in the layout.
struct EffectiveSettingTests {
  /// Settings that a row or a section shows as texts, frames and positions instead.
  private static let contents = Set(
    [
      "title", "detail", "image", "badge", "date", "value", "level", "header", "footer", "tableHeaderView",
      "tableFooterView", "leading", "trailing", "content", "leadingSwipeActions",
      "trailingSwipeActions", "headerImage", "headerButton", "regular",
    ] + ElementKind.rowKeys.map(\.rawValue))

  private func check<Root>(_ settings: SettingList<Root>, by names: [[String]]) {
    let answered = names.flatMap { $0 }
    let missing = settings.fields.filter {
      $0.isDrawn && !Self.contents.contains($0.name) && !answered.contains($0.name)
    }
    #expect(missing.isEmpty, "no line in the effective settings for \(missing.map(\.name))")
  }

  @Test func `every setting except content has an effective value`() {
    let rows = FrameTree.Row.effectiveSettings.map(\.names)
    let sections = SectionLayout.effectiveSettings.map(\.names)
    let table = LayoutEnvironment.effectiveSettings.map(\.names)
    check(Look.settings, by: rows + sections)
    check(Row.settings, by: rows)
    check(Section.Info.settings, by: sections)
    check(Table.Info.settings, by: table)
    let declared = Set(
      Look.settings.fields.map(\.name) + Row.settings.fields.map(\.name)
        + Section.Info.settings.fields.map(\.name) + Table.Info.settings.fields.map(\.name))
    for name in (rows + sections + table).flatMap({ $0 }) {
      #expect(declared.contains(name), "no setting is called \(name)")
    }
  }

  @Test(arguments: ListHost.allCases)
  func `a constant is marked as assumed if the host's own is`(host: ListHost) {
    for profile in Profile.ID.allCases {
      var info = Table.Info(profile: profile)
      info.host = host
      let shown = LaidOutTable(Table(info: info)).frameTree().parameters
      let assumed = Set(shown.filter(\.isAssumed).map(\.name))
      let own = Profile.named(profile)
      let expected =
        Metric.allCases.filter { own.constant($0, host: host).confidence == .assumed }.map(\.rawValue)
        + ProfileFlag.allCases.filter { own.constant($0, host: host).confidence == .assumed }.map(\.rawValue)
      #expect(assumed == Set(expected.map { "metrics.\($0)" }), "\(profile)")
    }
  }

  private func names(_ parameters: [FrameTree.Parameter]) -> [String] { parameters.map(\.name) }

  @Test(arguments: Look.settings.fields.map(\.name))
  func `a look's setting changes its effective value`(name: String) throws {
    let field = try #require(Look.settings[name])
    let shown = field.samples.map { sample in
      let only = Section(rows: [Row(title: "Alpha")])
      let pair = Section(rows: [Row(title: "Alpha"), Row(title: "Beta")])
      var table = Table(sections: [only, pair])
      field.set(sample, of: &table.info.look)
      return LaidOutTable(table).frameTree().sections.flatMap {
        $0.parameters + $0.rows.flatMap(\.parameters)
      }
    }
    let isSeen = shown[0] != shown[1]
    #expect(isSeen, "nothing shows '\(name)'")
  }

  @Test(arguments: Table.Info.settings.fields.filter { $0.isDrawn }.map(\.name))
  func `a table's setting changes its effective value`(name: String) throws {
    guard !Self.contents.contains(name) else { return }
    let field = try #require(Table.Info.settings[name])
    let shown = field.samples.map { sample in
      var table = Table(sections: [Section(rows: [Row(title: "Alpha")])])
      field.set(sample, of: &table.info)
      return LaidOutTable(table).frameTree().parameters
    }
    let isSeen = shown[0] != shown[1]
    #expect(isSeen, "nothing shows '\(name)'")
    #expect(Set(names(shown[0])).count == shown[0].count)
  }
}
