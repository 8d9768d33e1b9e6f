// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// Tables without a finding of a rule, and tables with one.
package struct RuleExamples: Sendable {
  /// The rule's id.
  package let rule: String
  package let good: [Table]
  package let bad: [Table]

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

private let fiveSections = "ABCDE".map { "{header: \($0), rows: [\($0)]}" }.joined(separator: ", ")
private let longText = "A text that is far too long for one line of a row on a phone, at any text size"

/// The examples of every rule.
package let ruleExamples = [
  RuleExamples(
    "AUTO-DIM-26",
    good: [
      "sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]",
      "profile: ios26, rowColor: secondarySystemGroupedBackground, sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]",
    ],
    bad: ["profile: ios26, sections: [{rows: [{title: Row 0, numberOfLines: 0}, Row 1]}]"]),
  RuleExamples(
    "SECTION-INDEX",
    good: ["style: plain, sectionIndexTitles: [A, B, C, D, E], sections: [\(fiveSections)]", "style: plain"],
    bad: [
      "sectionIndexTitles: [A, B, C, D, E], sections: [\(fiveSections)]",
      "style: plain, sectionIndexTitles: [A], sections: [{header: A, rows: [A]}]",
    ]),
  RuleExamples(
    "REGULAR-WIDTH",
    good: [
      "regular: {inset: 40}, inset: 16",
      "sections: [{rowHeight: 50, rows: [{title: A, rowHeight: 60, regular: {rowHeight: 50}}]}]",
    ],
    bad: [
      "regular: {cornerRadius: 16}, cornerRadius: 16", "regular: {footerColor: systemRed}",
      "traits: {device: iPad-Air}, regular: {rowHeight: 50}, sections: [{rows: [{title: A, regular: {rowHeight: 50}}]}]",
    ]),
  RuleExamples(
    "CONTENT-UNAVAILABLE",
    good: ["", "contentUnavailable: search, sections: []"],
    bad: [
      "contentUnavailable: search", "contentUnavailable: empty, sections: []",
      "contentUnavailable: loading, traits: {width: 400}, sections: []",
      "contentUnavailable: {text: '\(longText)'}, traits: {height: 80}, sections: []",
    ]),
  RuleExamples(
    "CONTRAST",
    good: [
      "", "rowColor: '#003366', titleColor: white",
      "sections: [{rows: [{title: A, content: {vStack: [{label: A}, {badge: '3', color: '#003366'}]}}]}]",
    ],
    bad: [
      "sections: [{rows: [{title: A, content: {vStack: [{label: A}, {hStack: [{label: B, color: '#999999'}]}]}}]}]",
      "sections: [{rows: [{title: A, trailing: [{label: B, color: '#999999'}]}, {title: A, label: {text: B, color: '#999999'}}]}]",
      "tintColor: '#FFD60A', sections: [{rows: [{title: A, content: {button: Pay, style: filled}}]}]",
      "rowColor: '#222222', sections: [{rows: [{title: '', content: {vStack: [{label: A, color: '#333333'}, {menu: B}]}}]}]",
      "sections: [{header: {markdown: \"^[A](color: '#CCCCCC')\"}, rows: [A]}]",
      "titleColor: '#999999'",
      // Black on a fixed white has enough contrast in light mode; in dark mode, the text is white on white.
      "rowColor: white",
      "selectedColor: '#222222', sections: [{rows: [{title: Row 0, selected: true}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, titleColor: '#FFFF00'}, Row 1]}]",
      "rowColor: '#222222', titleColor: '#333333'",
      "tintColor: '#FFFF00', sections: [{rows: [{title: A, detail: B, cellStyle: value2}]}]",
      // UIKit's own.
      "titleColor: systemRed", "sections: [{rows: [{title: A, detail: B, cellStyle: value1}]}]",
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
      "style: grouped, sectionHeaderHeight: 0",
    ]),
  RuleExamples(
    "INSET-DEAD-ZONE",
    good: ["", "style: grouped", "style: grouped, inset: 16, scrollView: true"],
    bad: ["style: grouped, inset: 16", "style: grouped, profile: ios11, inset: 16"]),
  RuleExamples(
    "NEEDS-ID",
    good: [
      "", "sections: [{rows: [{title: Row 0, cellStyle: status, accessory: disclosureIndicator}]}]",
      "sections: [{rows: [{id: a, title: Row 0, accessory: switchOn}, {title: Row 1, titleColor: systemGreen}]}]",
      "sections: [{id: a, rows: [{id: b, title: Row 0, accessory: checkmark}, {id: c, title: Row 1}]}]",
    ],
    bad: [
      "sections: [{rows: [{title: Wi-Fi, accessory: disclosureIndicator}]}]",
      "sections: [{rows: [{title: Row 0, accessory: switchOn}, {title: Row 1, accessory: detailButton}]}]",
      "sections: [{rows: [{title: Sign Out, titleColor: systemRed}]}]",
      "sections: [{id: a, rows: [{id: b, title: Row 0, accessory: checkmark}, Row 1]}]",
      "sections: [{header: Default, rows: [{id: b, title: Row 0, accessory: checkmark}, {id: c, title: Row 1}]}]",
      // Ids that differ only in their spelling would have one name in code.
      "sections: [{rows: [{id: sign-out, title: A}, {title: Sign Out, titleColor: systemRed}, {title: 日本, titleColor: systemRed}]}]",
    ]),
  RuleExamples(
    "NO-EFFECT",
    good: ["", "sections: [{rows: [{title: Row 0, detail: Detail}, Row 1]}]"],
    bad: [
      "badgeColor: systemRed",
      "sections: [{rows: [{title: Row 0, cellStyle: status, accessory: checkmark}]}]",
    ]),
  RuleExamples(
    "RADIUS-HALF",
    good: ["", "cornerRadius: 22"],
    bad: [
      "cornerRadius: 30",
      "cornerRadius: 40, rowHeight: 60, sections: [{rows: [Row 0, {title: Row 1, rowHeight: 50}]}]",
      "onlyRowCornerRadius: 30, sections: [{rows: [Row 0]}]",
    ]),
  RuleExamples(
    "RADIUS-MISMATCH",
    good: [
      "sections: [{rows: [Row 0, Row 1, Row 2]}]",
      "corners: {bottomLeft: 30}, sections: [{rows: [Row 0, Row 1, Row 2]}]",
      // RADIUS-HALF reports the lower row.
      "cornerRadius: 25, sections: [{rows: [Row 0, {title: Row 1, rowHeight: 60}]}]",
    ],
    bad: [
      "sections: [{rows: [Row 0, Row 1, {title: Row 2, cornerRadius: 4}]}]",
      "sections: [{rows: [Row 0, Row 1, {title: Row 2, cornerCurve: circular}]}]",
      "cornerRadius: 12, onlyRowCornerRadius: 10, sections: [{rows: [Row 0]}]",
      "onlyRowCornerCurve: circular, sections: [{rows: [Row 0]}]",
    ]),
  RuleExamples(
    "RADIUS-REGIME",
    good: ["cornerRadius: 12, cornerCurve: bezierPath"],
    bad: [
      "cornerRadius: 15, cornerCurve: bezierPath",
      "cornerRadius: 15, onlyRowCornerCurve: bezierPath, sections: [{rows: [Row 0]}]",
      "profile: ios11, cornerRadius: 15, sections: [{rows: [{title: Row 0, cornerCurve: bezierPath}, Row 1]}]",
    ]),
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
    good: [
      "", "separator: {left: 60, reference: fromCellEdges}",
      // There is nothing to set before iOS 11.
      "profile: ios7, separator: {left: 60}",
    ],
    bad: ["separator: {left: 60}", "separator: {right: 60}"]),
  RuleExamples(
    "SEP-TEXT",
    good: [
      "", "separator: {left: 0}", "separator: {left: 20}", "separator: {left: automatic}",
      "separator: {left: 56}, sections: [{rows: [{title: Row 0, titleAlignment: center}, Row 1]}]",
      "separator: {left: 20}, traits: {direction: rtl}",
      "separator: {left: 70}, sections: [{rows: [{title: Row 0, cellStyle: value2}, Row 1]}]",
      "style: grouped, separator: {sectionEdges: true}",
    ],
    bad: [
      "separator: {left: 16}", "separator: {left: 44}", "separator: {left: 16}, traits: {direction: rtl}",
      "sections: [{rows: [{title: Row 0, image: {symbol: wifi, tileColor: systemBlue}, separator: {left: 20}}, Row 1]}]",
      "separator: {left: 20, reference: fromAutomaticInsets}",
    ]),
  RuleExamples(
    "SEP-THICK",
    good: ["", "separator: {thickness: 1}"],
    bad: ["separator: {thickness: 0.3}", "metrics: {separatorThickness: 0.3}"]),
  RuleExamples(
    "SHADOW-OVERLAP",
    good: ["style: cards, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}"],
    bad: [
      "style: cards, shadow: {color: black, radius: 12, opacity: 0.3, offset: [0, 4]}",
      "style: cards, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, -6]}",
      "style: cards, shadow: {color: black, radius: 1, opacity: 0.3, offset: [12, 0]}",
    ]),
  RuleExamples(
    "SINCE-IOS",
    good: [
      "style: insetGrouped, profile: ios13", "style: grouped, profile: ios11",
      "style: insetGrouped, profile: ios11, traits: {device: iPad-9}",
      "style: plain, profile: ios7, separator: {left: 16, reference: fromAutomaticInsets}, rowColor: white",
      "style: plain, profile: ios11, navigation: {left: Edit, display: large}, titleColor: systemBlue",
      "profile: ios15, titleColor: systemCyan, sectionHeaderTopPadding: 0",
      "profile: ios26, toolbarItems: [{button: A, badgeValue: '3'}]",
      "profile: ios15, contentUnavailable: search, tabBar: {tabs: [{button: A, badgeValue: '3'}]}",
    ],
    bad: [
      "profile: ios15, navigation: {right: [{button: A, badgeValue: '3'}]}",
      "profile: ios13, contentUnavailable: search",
      "style: insetGrouped, profile: ios11", "style: insetGrouped, profile: ios6",
      "style: plain, profile: ios13, sectionHeaderTopPadding: 0",
      "style: plain, profile: ios13, fillerRowHeight: 0", "style: plain, profile: ios7, navigation: large",
      "style: grouped, profile: ios11, cornerRadius: 8, cornerCurve: continuous",
      "style: grouped, profile: ios11, cellContent: configuration",
      "style: grouped, profile: ios11, titleColor: systemIndigo",
      "style: grouped, profile: ios11, border: {width: 1, color: separator}",
      "style: grouped, profile: ios13, sections: [{rows: [{title: Row 0, titleColor: systemMint}, Row 1]}]",
      "style: grouped, profile: ios11, sections: [{rows: [{title: Row 0, image: gear}, {title: Row 1, image: wifi}]}]",
      "style: grouped, profile: ios11, navigation: {right: plus}",
      "style: plain, profile: ios6, separator: {left: 15}", "style: grouped, profile: ios11, host: swiftUI",
      "style: grouped, profile: ios6, sections: [{rows: [{title: Row 0, accessory: detailButton}, Row 1]}]",
      "style: grouped, profile: ios7, titleFont: {textStyle: largeTitle}",
      "style: grouped, profile: ios11, traits: {appearance: dark}",
    ]),
  RuleExamples(
    "SHADOW-PATH-RADIUS",
    good: [
      "shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0]}",
      "style: cards, cornerRadius: 0, shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], path: bounds}",
    ],
    bad: ["shadow: {color: black, radius: 1, opacity: 0.3, offset: [0, 0], path: bounds}"]),
  RuleExamples(
    "CONTROL-LABEL",
    good: [
      "sections: [{rows: [{title: Volume, slider: 0.5}]}]",
      "sections: [{rows: [{title: '', textField: {placeholder: Name}}]}]",
      "sections: [{rows: [{title: '', segmentedControl: [Day, Week]}]}]",
    ],
    bad: [
      "sections: [{rows: [{title: '', slider: 0.5}]}]", "sections: [{rows: [{title: '', textField: Ada}]}]",
      "sections: [{rows: [{title: '', trailing: [{switch: true}]}]}]",
    ]),
  RuleExamples(
    "ELEMENT-OVERFLOW",
    good: ["sections: [{rows: [{title: A, button: Pay, stepper: 3}]}]"],
    bad: [
      "traits: {width: 320}, sections: [{rows: [{title: A, trailing: [{stepper: 1}, {stepper: 2}, {stepper: 3}, {stepper: 4}]}]}]"
    ]),
  RuleExamples(
    "TAP-TARGET",
    good: ["", "sections: [{rows: [{title: A, stepper: 3, button: Sign out}]}]"],
    bad: [
      "sections: [{rows: [{title: A, content: {hStack: [{button: Ok, width: 30, height: 20}, {switch: {isOn: true}, height: 20}, spacer], alignment: center}}]}]",
      "sections: [{rows: [{title: A, button: Ok, trailing: [{menu: A}, {button: B}]}]}]",
      "rowHeight: 30", "minimumRowHeight: 20, traits: {textSize: small}",
    ]),
  RuleExamples(
    "TEXT-CLIPPED",
    good: ["", "rowHeight: 80", "sections: [{header: Header, headerHeight: automatic, rows: [Row 0]}]"],
    bad: [
      "rowHeight: 44",
      "sections: [{rows: [{title: Row 0, detail: Detail, cellStyle: subtitle, rowHeight: 50}, Row 1]}]",
      "sections: [{header: Header, headerHeight: 30, rows: [Row 0, Row 1]}]",
      "sectionFooterHeight: 20, sections: [{footer: Footer, rows: [Row 0, Row 1]}]",
    ]),
  RuleExamples(
    "TEXT-COLUMN",
    good: [
      "", "sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, image: bell}]}]",
      "sections: [{rows: [{title: Row 0, image: wifi}]}, {rows: [Row 1]}]",
      // The account in Settings.
      "sections: [{rows: [{title: Ada, detail: Account, cellStyle: subtitle, image: person.crop.circle}, Row 1]}]",
      // A button below a list of images.
      "sections: [{rows: [{title: Row 0, image: wifi}, {title: Add, titleColor: systemBlue}]}]",
      "sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, titleAlignment: center}]}]",
      "sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, indentationLevel: 1}]}]",
      "indentationLevel: 1, sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, indentationWidth: 40}]}]",
      "sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, contentInsets: 56}]}]",
    ],
    bad: [
      "sections: [{rows: [{title: Row 0, image: wifi}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, image: {symbol: wifi, tileColor: systemBlue}}, {title: Row 1, image: bell}]}]",
      "sections: [{rows: [{title: Row 0, image: wifi}, {title: Row 1, image: bell, imageSize: [60, 60]}]}]",
      "traits: {direction: rtl}, sections: [{rows: [{title: Row 0, image: wifi}, Row 1]}]",
    ]),
  RuleExamples(
    "TOP-GAP-35",
    good: [
      "style: plain",
      "style: grouped, tableHeaderView: {height: 0.001}",
      "sections: [{header: Title, rows: [Row 0, Row 1]}]",
      "profile: ios26, navigation: large",
    ],
    bad: [
      "style: grouped", "profile: ios26, navigation: {title: Settings}",
      "style: grouped, metrics: {firstSectionTop: 0}", "style: grouped, metrics: {firstSectionTop: 12}",
    ]),
  RuleExamples(
    "TOP-PAD-22",
    good: [
      "style: plain",
      "style: plain, sectionHeaderTopPadding: 0, sections: [{header: A, rows: [Row 0, Row 1]}]",
      "style: plain, profile: ios13, sections: [{header: A, rows: [Row 0, Row 1]}]",
    ],
    bad: [
      "style: plain, sections: [{header: A, rows: [Row 0, Row 1]}]",
      // Pictures have it, and exported code doesn't.
      "style: plain, metrics: {plainSectionHeaderTopPadding: 0}, sections: [{header: A, rows: [Row 0, Row 1]}]",
    ]),
  RuleExamples(
    "TEXT-TRUNCATED",
    good: ["", "sections: [{rows: [{title: Name, date: '\(longText)', cellStyle: status}]}]"],
    bad: [
      "sections: [{rows: ['A title that is far too long for one line of a phone''s row', Row 1]}]",
      // Fits at the sizes up to xxxLarge.
      "sections: [{rows: [{title: Name, cellStyle: value2}, Row 1]}]",
    ]
      + ["subtitle", "value1", "value2"].map {
        "sections: [{rows: [{title: Name, detail: '\(longText)', cellStyle: \($0)}]}]"
      }
      + ["subtitle", "value1", "status"].map {
        "sections: [{rows: [{title: '\(longText)', detail: Name, cellStyle: \($0)}]}]"
      } + [
        "sections: [{rows: [{title: '\(longText)', detail: '\(longText)', cellStyle: subtitle}]}]",
        "sections: [{rows: [{title: Name, value: '\(longText)', cellStyle: status}]}]",
        "sections: [{rows: [{title: Name, badge: '\(longText)'}]}]",
        "rowHeight: 60, sections: [{rows: ['\(longText)']}]",
        "titleOrigin: [15, 5], sections: [{rows: ['\(longText)']}]",
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
      "navigation: {right: 'plsu, Edit'}", "contentUnavailable: {image: trai}, sections: []",
      "contentUnavailable: {text: A, button: {title: B, image: plsu}}, sections: []",
      "sections: [{rows: [{title: Row 0, cellStyle: status, level: batery.100}, Row 1]}]",
    ]),
  RuleExamples(
    "PICTURE-FILE",
    good: [
      "sections: [{rows: [{title: Row 0, image: {monogram: AB}}, Row 1]}]",
      // Cells of this style don't show the level.
      "sections: [{rows: [{title: Row 0, level: a.png}, Row 1]}]",
    ],
    bad: [
      "sections: [{rows: [{title: Row 0, image: a.png}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, cellStyle: status, level: a.png}, Row 1]}]",
      "sections: [{rows: [{title: Row 0, content: {hStack: [{image: {file: a.png}}, {label: A}]}}, Row 1]}]",
    ]),
]
