// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// Tables without a finding of a rule, and tables with one.
struct RuleExamples: Sendable {
  /// The rule's id.
  let rule: String
  let good: [Table]
  let bad: [Table]

  /// Reads the members of each table; a table without sections has two rows.
  init(_ rule: String, good: [String], bad: [String]) {
    func tables(_ specs: [String]) -> [Table] {
      specs.map { spec in
        let rows = spec.contains("sections: ") ? "" : "sections: [{rows: [Row 0, Row 1]}], "
        guard let table = try? SpecDecoder(fileName: rule).decode(Array("{\(rows)\(spec)}".utf8)) else {
          fatalError("the example '\(spec)' of \(rule) is not a table")
        }
        return table
      }
    }
    self.rule = rule
    self.good = tables(good)
    self.bad = tables(bad)
  }
}

/// The examples of every rule.
let ruleExamples = [
  RuleExamples(
    "AUTO-DIM-26",
    good: [
      "sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]",
      "profile: ios26, rowColor: secondarySystemGroupedBackground, sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]",
    ],
    bad: ["profile: ios26, sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]"]),
  RuleExamples(
    "CONTRAST",
    good: ["", "rowColor: '#003366', titleColor: white"],
    bad: [
      "titleColor: '#999999'",
      // Black on a fixed white has enough contrast in light mode; in dark mode, the text is white on white.
      "rowColor: white",
      "selectedColor: '#222222', sections: [{rows: [{title: Row 0, selected: true}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, titleColor: '#FFFF00'}, Row 1]}]",
    ]),
  RuleExamples(
    "LEFTOVER-LAYERS",
    good: [""],
    bad: ["cornerTechnique: covers"]),
  RuleExamples(
    "FONT-ASSUMED",
    good: [
      "titleFont: {size: 19}",
      "titleFont: {name: system}",
      // No text uses the font.
      "headerFont: {name: Georgia}",
      "detailFont: {name: Georgia}",
    ],
    bad: [
      "titleFont: {name: Georgia}",
      "footerFont: {name: Menlo}, sections: [{footer: Footer, rows: [Row 0, Row 1]}]",
    ]),
  RuleExamples(
    "HARDCODED-26",
    good: ["cornerRadius: 10", "profile: ios26"],
    bad: ["profile: ios26, cornerRadius: 10", "profile: ios26, rowHeight: 44"]),
  RuleExamples(
    "HEIGHT-ZERO",
    good: [
      "sections: [{headerHeight: 0.001, rows: [Row 0, Row 1]}]",
      "metrics: {zeroHeightsAreDefault: false}, sections: [{headerHeight: 0, rows: [Row 0, Row 1]}]",
      "style: plain, sections: [{headerHeight: 0, rows: [Row 0, Row 1]}]",
    ],
    bad: [
      "sections: [{headerHeight: 0, rows: [Row 0, Row 1]}]",
      "style: grouped, sections: [{footerHeight: 0, rows: [Row 0, Row 1]}]",
    ]),
  RuleExamples(
    "INSET-DEAD-ZONE",
    good: ["", "style: grouped"],
    bad: ["style: grouped, inset: 16"]),
  RuleExamples(
    "RADIUS-HALF",
    good: ["", "cornerRadius: 22"],
    bad: ["cornerRadius: 30"]),
  RuleExamples(
    "RADIUS-MISMATCH",
    good: [
      "sections: [{rows: [Row 0, Row 1, Row 2]}]",
      "corners: {bottomLeft: 30}, sections: [{rows: [Row 0, Row 1, Row 2]}]",
    ],
    bad: [
      "sections: [{rows: [Row 0, Row 1, {title: Row 2, cornerRadius: 4}]}]",
      "sections: [{rows: [Row 0, Row 1, {title: Row 2, cornerCurve: circular}]}]",
      "cornerRadius: 12, onlyRowCornerRadius: 10, sections: [{rows: [Row 0]}]",
    ]),
  RuleExamples(
    "RADIUS-REGIME",
    good: ["cornerRadius: 12, cornerCurve: bezierPath"],
    bad: ["cornerRadius: 15, cornerCurve: bezierPath"]),
  RuleExamples(
    "READABLE-WIDTH",
    good: [
      "style: plain",
      "style: plain, traits: {device: iPad-Pro-12.9}, cellLayoutMarginsFollowReadableWidth: false",
    ],
    bad: ["style: plain, traits: {device: iPad-Pro-12.9}"]),
  RuleExamples(
    "SEP-EDGE",
    good: ["", "style: grouped"],
    bad: ["separator: {sectionEdges: true}"]),
  RuleExamples(
    "SEP-OVERFLOW",
    good: [""],
    bad: ["separator: {left: 16, length: contentWidth}"]),
  RuleExamples(
    "SEP-REFERENCE",
    good: ["", "separator: {left: 60, reference: fromCellEdges}"],
    bad: ["separator: {left: 60}"]),
  RuleExamples(
    "SEP-THICK",
    good: ["", "separator: {thickness: 1}"],
    bad: ["separator: {thickness: 0.3}"]),
  RuleExamples(
    "SHADOW-CLIPPED",
    good: [
      "style: cards",
      "shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}",
      "masksToBounds: false, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], layer: same}",
    ],
    bad: ["shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], layer: same}"]),
  RuleExamples(
    "SHADOW-OVERLAP",
    good: ["style: cards, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}"],
    bad: [
      "style: cards, shadow: {color: black, radius: 12, opacity: 0.3, offset: [0, 4]}",
      "style: cards, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, -6]}",
    ]),
  RuleExamples(
    "SHADOW-PATH-RADIUS",
    good: [
      "shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}",
      "style: cards, cornerRadius: 0, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], path: bounds}",
    ],
    bad: ["shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], path: bounds}"]),
  RuleExamples(
    "SHADOW-PATH-STALE",
    good: [
      "shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}",
      "shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], pathSize: [353, 44]}",
    ],
    bad: ["shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], pathSize: [320, 44]}"]),
  RuleExamples(
    "TAP-TARGET",
    good: [""],
    bad: ["rowHeight: 30"]),
  RuleExamples(
    "TEXT-CLIPPED",
    good: ["", "rowHeight: 80"],
    bad: ["rowHeight: 44"]),
  RuleExamples(
    "TOP-GAP-35",
    good: [
      "style: plain",
      "style: grouped, tableHeaderView: {height: 0.001}",
      "sections: [{header: Title, rows: [Row 0, Row 1]}]",
      "profile: ios26, navigation: large",
    ],
    bad: ["style: grouped", "profile: ios26, navigation: {title: Settings}"]),
  RuleExamples(
    "TOP-PAD-22",
    good: [
      "style: plain",
      "style: plain, sectionHeaderTopPadding: 0, sections: [{header: A, rows: [Row 0, Row 1]}]",
      "style: plain, profile: ios13, sections: [{header: A, rows: [Row 0, Row 1]}]",
    ],
    bad: ["style: plain, sections: [{header: A, rows: [Row 0, Row 1]}]"]),
  RuleExamples(
    "TEXT-TRUNCATED",
    good: [""],
    bad: [
      "sections: [{rows: ['A title that is far too long for one line of a phone''s row', Row 1]}]",
      // Fits at the sizes up to xxxLarge.
      "sections: [{rows: [{title: Name, cellStyle: value2}, Row 1]}]",
    ]),
  RuleExamples(
    "TEXT-UNCOVERED",
    good: ["", "sections: [{rows: ['تنزيل הורדה ดาวน์โหลด डाउनलोड 下载 ダウンロード 다운로드', '👨‍👩‍👧 1️⃣ 🇩🇪 👍🏽 ❤️']}]"],
    bad: [
      // Vithkuqi, and an unassigned code point.
      "sections: [{rows: ['\u{10570}\u{10571}', Row 1]}]",
      "sections: [{footer: 'A \u{E000}', rows: [Row 0, Row 1]}]",
      "navigation: {title: '\u{10570}'}",
    ]),
  RuleExamples(
    "SYMBOL-UNKNOWN",
    good: [
      "sections: [{rows: [{title: Row 0, image: gearshape.fill}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, image: {symbol: person.crop.circle, tileColor: systemGray}}, Row 1]}]",
      // Cells of this style don't show the level.
      "sections: [{rows: [{title: Row 0, level: batery.100}, Row 1]}]",
      "navigation: {right: 'plus, Edit'}",
    ],
    bad: [
      "sections: [{rows: [{title: Row 0, image: gearshap.fill}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, image: no.such.symbol}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, image: bluetooth}, Row 1]}]",
      "navigation: {right: 'plsu, Edit'}",
      "sections: [{rows: [{title: Row 0, cellStyle: status, level: batery.100}, Row 1]}]",
    ]),
]
