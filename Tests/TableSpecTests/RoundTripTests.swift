// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import TestSupport
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<20)
  func `decoding an encoded table gives exactly the same table`(batch: Int) throws {
    for seed in (batch * 50)..<(batch * 50 + TestCount.of(10, nightly: 50)) {
      var random = RandomTable(seed: UInt64(seed))
      let table = random.table()
      let text = SpecEncoder.encode(table)
      do {
        let decoded = try SpecDecoder(fileName: "random.yaml").decode(Array(text.utf8))
        #expect(decoded == table, "seed \(seed)\n\(text)")
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a constant that is true or false is no number`(value: Bool) throws {
    let spec = "metrics: {footersAreCut: \(value)}\nsections: []\n"
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    #expect(table.info.flags == [.footersAreCut: value])
    #expect(SpecEncoder.encode(table).contains("footersAreCut: \(value)"))
    let number = Array("metrics: {footersAreCut: \(value ? 1 : 0)}\n".utf8)
    let error = #expect(throws: SpecError.self) { try SpecDecoder(fileName: "t.yaml").decode(number) }
    #expect(error?.description.contains("write \(value)") == true)
  }

  @Test func `a spec as JSON escapes hidden characters and keeps all decimals`() throws {
    var table = Table(sections: [Section(rows: [Row(title: "a\u{202E}b\u{9B}\"")])])
    table.info.look[.cornerRadius] = Points(subpoints: 2_000)
    let text = SpecEncoder.encodeJSON(table)
    #expect(text.contains(#""a\u202eb\u009b\"""#))
    #expect(text.contains("\"cornerRadius\": 0.3333"))
    #expect(try SpecDecoder(fileName: "a.json").decode(Array(text.utf8)) == table)
  }

  @Test func `encoding is deterministic and omits defaults`() throws {
    let table = Table(sections: [Section(rows: [Row(title: "Wi-Fi")])])
    #expect(
      SpecEncoder.encode(table) == """
        version: 1
        style: insetGrouped
        profile: ios15
        sections:
          - rows:
              - Wi-Fi

        """)
  }

  @Test(arguments: [
    "legacy": Profile.ID.iOS15, "liquidGlass": .iOS26, "ios10": .iOS9,
    "ios14": .iOS13, "ios16": .iOS15, "ios18": .iOS15, "ios27": .iOS26,
  ])
  func `another name of a profile is read but not written`(former: String, now: Profile.ID) throws {
    let text = "profile: \(former)\nsections: [{rows: [A]}]\n"
    let table = try SpecDecoder(fileName: "a.yaml").decode(Array(text.utf8))
    #expect(table.info.profile == now)
    #expect(!SpecEncoder.encode(table).contains(former))
    #expect(SpecSchema.json().contains("\(former) is \(now.rawValue)"))
    #expect(SpecReference.markdown().contains("\(now.rawValue) is also called "))
    #expect(Profile.ID(name: former) == now && Profile.ID(name: now.rawValue) == now)
  }

  @Test func `JSON is YAML too`() throws {
    let json =
      #"{"style": "plain", "sections": [{"header": "A", "rows": ["x", {"title": "y", "badge": 3}]}]}"#
    let table = try SpecDecoder(fileName: "a.json").decode(Array(json.utf8))
    #expect(table.info.style == .plain)
    #expect(table.sections[0].rows.map(\.title) == ["x", "y"])
    #expect(table.sections[0].rows[1].badge == "3")
  }

  @Test func `an empty file is an empty table`() throws {
    #expect(try SpecDecoder(fileName: "e.yaml").decode([]) == Table())
    #expect(try SpecDecoder(fileName: "e.yaml").decode(Array("# only a comment\n".utf8)) == Table())
  }

  @Test(arguments: [("16", 16.0, 16.0), ("{left: 4, right: 8}", 4, 8)])
  func `an inset is one number or four sides`(text: String, left: Double, right: Double) throws {
    let table = try SpecDecoder(fileName: "i.yaml").decode(Array("inset: \(text)\n".utf8))
    #expect(table.info.look[.insetLeft]?.doubleValue == left)
    #expect(table.info.look[.insetRight]?.doubleValue == right)
  }
}
