// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TableModel
import TestSupport
import Testing

@testable import Session

/// `why` names the command or the line that set a number, even after the row moved.
struct ProvenanceTests {
  private let spec = """
    # A comment.
    style: grouped
    cornerRadius: 7
    sections:
      - header: One
        rows:
          - Plain
          - id: tall
            title: Tall
            rowHeight: 60
      - inset: 12
        separator: {left: 30, thickness: 0.5}
        rows: [{title: A, rowHeight: 50}, B]

    """

  private func session() -> TestSession {
    var test = TestSession(files: ["t.yaml": spec], isEmpty: true)
    _ = test.run("open t.yaml")
    return test
  }

  @Test func `a constant that is not a length is shown without points`() {
    var test = session()
    #expect(test.run("why metric showsFillerRows").hasPrefix("metric showsFillerRows = no\n"))
    #expect(test.run("why metric rowHeightLeadings").hasPrefix("metric rowHeightLeadings = 2\n"))
    #expect(test.run("why metric cornerRadius").hasPrefix("metric cornerRadius = 10 pt\n"))
  }

  @Test func `a constant that is on or off can be set both ways`() {
    var test = session()
    #expect(test.run("set-metric showsFillerRows on") == "metrics.showsFillerRows true for the table\n")
    #expect(test.run("why metric showsFillerRows").hasPrefix("metric showsFillerRows = yes\n"))
    #expect(test.session.table.info.flags == [.showsFillerRows: true])
    #expect(test.run("set-metric showsFillerRows false") == "metrics.showsFillerRows false for the table\n")
    #expect(
      test.run("set-metric showsFillerRows 12").contains(
        "expected VALUE to be true, false or default, found '12'"))
    #expect(
      test.run("set-metric cardMargin on").contains("expected VALUE to be a number or default, found 'on'"))
    _ = test.run("set-metric showsFillerRows default")
    #expect(test.session.table.info.flags.isEmpty)
  }

  @Test func `why explains blank rows`() {
    var test = session()
    #expect(test.run("why filler").contains("there are no blank rows"))
    test.enter("set-style plain", "set-profile ios7", "set-device iPhone-SE")
    #expect(test.run("why filler height").contains("height of blank rows = 44 pt"))
    #expect(test.run("why filler separator").contains("separator x of blank rows = 15 pt"))
    #expect(test.run("why filler nothing").contains("unknown property 'nothing'"))
  }

  @Test func `why shows the value of a setting that is not a number, and its origin`() {
    var test = session()
    _ = test.run("set-color badgeColor systemGreen --section 1")
    #expect(
      test.run("why row 1.1 badgeColor")
        == "badgeColor of row 1.1 = systemGreen\n  badgeColor, set on section 1 ('set-color badgeColor systemGreen --section 1')\n"
    )
    #expect(
      test.run("why row 0.0 badgeColor")
        == "badgeColor of row 0.0 = systemRed\n  not set; the value is the style's or the profile's\n")
    _ = test.run("set-profile ios6")
    test.enter("set-row 1.1 --detail B --cell-style value1")
    #expect(
      test.run("why row 1.1 detailColor")
        == "detailColor of row 1.1 = #385487\n  not set; profile ios6.valueColor (reimplemented: 0.22, 0.33, 0.53 in many apps of iOS 3 to 6)\n"
    )
    #expect(test.run("why row 0.0 radius").contains("profile ios6 (general: smooth corners came with iOS 7)"))
    #expect(test.run("why row 0.0 shadow") == "row 0.0 has no shadow\n")
    #expect(test.run("why row 1.0 inset.left").contains("inset.left, set on section 1 (t.yaml:11)"))
  }

  @Test(arguments: [
    ("why row tall height", "t.yaml:10"), ("why row 0.0 radius", "t.yaml:3"),
    ("why row 1.0 height", "t.yaml:13"), ("why row 1.0 x", "t.yaml:11"),
    ("why row 1.0 separator", "t.yaml:12"), ("why row 1.0 separator height", "t.yaml:12"),
  ])
  func `why names the line of a spec`(command: String, place: String) {
    var test = session()
    #expect(test.run(command).contains("(\(place))"))
  }

  @Test func `why names a command, and no longer after undo`() {
    var test = session()
    test.enter("set-radius 9", "set-height 70 --row tall")
    #expect(test.run("why row 0.0 radius").contains("set on the table ('set-radius 9')"))
    #expect(test.run("why row tall height").contains("('set-height 70 --row tall')"))
    _ = test.run("undo 2")
    #expect(test.run("why row tall height").contains("(t.yaml:10)"))
  }

  @Test func `origins follow rows and sections that move`() {
    var test = session()
    test.enter("move-row tall 1.0", "move-section 1 0", "insert-row 0.0 Above", "remove-row 1.0")
    #expect(test.run("why row tall height").contains("(t.yaml:10)"))
    // This is the row that was 1.0 in the file.
    #expect(test.run("why row 0.2 height").contains("(t.yaml:13)"))
  }

  @Test func `another setting of the same row is not named as the origin`() {
    var test = session()
    test.enter("set-radius 3 --row tall", "set-row tall --title Taller")
    #expect(test.run("why row tall height").contains("(t.yaml:10)"))
    #expect(test.run("why row tall radius").contains("('set-radius 3 --row tall')"))
  }

  @Test func `settings from a preset or a new row are attributed to its command`() {
    var test = session()
    _ = test.run("preset wallet-ios12")
    #expect(test.run("why row 0.0 radius").contains("('preset wallet-ios12')"))
    _ = test.run("undo")
    #expect(test.run("why row 0.0 radius").contains("(t.yaml:3)"))
    _ = test.run("duplicate-row tall")
    #expect(test.run("why row 0.2 height").contains("('duplicate-row tall')"))
  }

  @Test func `a constant's source says nothing that only this project knows`() throws {
    for profile in Profile.ID.allCases.map(Profile.named) {
      for host in ListHost.allCases {
        let sources =
          Metric.allCases.map { profile.constant($0, host: host).source }
          + ProfileFlag.allCases.map { profile.constant($0, host: host).source }
        #expect(sources.filter { $0.contains("article") } == [], "\(profile.name)")
      }
    }
    for folder in ["Sources/Examples", "Sources/Presets", "Sources/ContentPresets"] {
      for name in try Repository.names(in: folder) {
        let file = Repository.root.appendingPathComponent("\(folder)/\(name)")
        #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("rticle 0"), "\(name)")
      }
    }
  }

  @Test func `why gives the confidence of a constant`() {
    var test = session()
    #expect(
      test.run("why metric bottomPadding").contains(
        "(assumed: content heights of published tables; a grouped dump"))
    _ = test.run("set-metric bottomPadding 3")
    #expect(test.run("why metric bottomPadding").contains("('set-metric bottomPadding 3')"))
  }
}
