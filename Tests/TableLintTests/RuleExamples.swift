// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Tables without a finding of a rule, and tables with one.
protocol RuleExamples: Sendable {
  /// The rule's id.
  static var rule: String { get }
  static var good: [Table] { get }
  static var bad: [Table] { get }
}

extension RuleExamples {
  /// Makes a short table.
  static func table(
    style: TableStyle = .insetGrouped, rows: Int = 2, _ change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var table = Table(
      info: Table.Info(style: style),
      sections: [Section(rows: (0..<rows).map { Row(title: "Row \($0)") })])
    change(&table)
    return table
  }
}

/// The examples of every rule.
let ruleExamples: [any RuleExamples.Type] = [
  AutomaticDimensionExamples.self, ContrastExamples.self, CornerCoversExamples.self,
  FontAssumedExamples.self, HardCodedLegacyExamples.self, HeightZeroExamples.self,
  InsetDeadZoneExamples.self, RadiusLimitExamples.self, RadiusMismatchExamples.self,
  RadiusRegimeExamples.self, ReadableWidthExamples.self, SeparatorEdgeExamples.self,
  SeparatorOverflowExamples.self, SeparatorReferenceExamples.self, SeparatorThicknessExamples.self,
  ShadowClippedExamples.self, ShadowOverlapExamples.self, ShadowPathRadiusExamples.self,
  StaleShadowPathExamples.self, TapTargetExamples.self, TextClippedExamples.self, TopGapExamples.self,
  TopPaddingExamples.self, TruncatedTextExamples.self, UncoveredTextExamples.self,
  UnknownSymbolExamples.self,
]

enum AutomaticDimensionExamples: RuleExamples {
  static let rule = "AUTO-DIM-26"
  static let good = [
    table { $0.sections[0].rows[0].numberOfLines = 0 },
    table {
      $0.info.profile = .iOS26
      $0.sections[0].rows[0].numberOfLines = 0
      $0.info.look[.rowColor] = .semantic(.secondarySystemGroupedBackground)
    },
  ]
  static let bad = [
    table {
      $0.info.profile = .iOS26
      $0.sections[0].rows[0].numberOfLines = 0
    }
  ]
}

enum ContrastExamples: RuleExamples {
  static let rule = "CONTRAST"
  static let good = [
    table(),
    table {
      $0.info.look[.rowColor] = .rgba(RGBA(hex: 0x003366))
      $0.info.look[.titleColor] = .semantic(.white)
    },
  ]
  static let bad = [
    table { $0.info.look[.titleColor] = .rgba(RGBA(hex: 0x999999)) },
    // Black on a fixed white has enough contrast in light mode; in dark mode, the text is white on white.
    table { $0.info.look[.rowColor] = .semantic(.white) },
    table {
      $0.info.look[.selectedColor] = .rgba(RGBA(hex: 0x222222))
      $0.sections[0].rows[0].isSelected = true
    },
    table { $0.sections[0].rows[0].look[.titleColor] = .rgba(RGBA(hex: 0xFFFF00)) },
  ]
}

enum CornerCoversExamples: RuleExamples {
  static let rule = "LEFTOVER-LAYERS"
  static let good = [table()]
  static let bad = [table { $0.info.look[.cornerTechnique] = .covers }]
}

enum FontAssumedExamples: RuleExamples {
  static let rule = "FONT-ASSUMED"
  static let good = [
    table { $0.info.look[.title.size] = 19 },
    table { $0.info.look[.title.name] = .system },
    // No text uses the font.
    table { $0.info.look[.header.name] = .named("Georgia") },
    table { $0.info.look[.detail.name] = .named("Georgia") },
  ]
  static let bad = [
    table { $0.info.look[.title.name] = .named("Georgia") },
    table {
      $0.info.look[.footer.name] = .named("Menlo")
      $0.sections[0].info.footer = "Footer"
    },
  ]
}

enum HardCodedLegacyExamples: RuleExamples {
  static let rule = "HARDCODED-26"
  static let good = [
    table { $0.info.look[.cornerRadius] = 10 },
    table { $0.info.profile = .iOS26 },
  ]
  static let bad = [
    table {
      $0.info.profile = .iOS26
      $0.info.look[.cornerRadius] = 10
    },
    table {
      $0.info.profile = .iOS26
      $0.info.look[.rowHeight] = .fixed(44)
    },
  ]
}

enum HeightZeroExamples: RuleExamples {
  static let rule = "HEIGHT-ZERO"
  static let good = [
    table { $0.sections[0].info.headerHeight = .fixed(0.001) },
    table {
      $0.sections[0].info.headerHeight = .fixed(0)
      $0.info.flags[.zeroHeightsAreDefault] = false
    },
    table(style: .plain) { $0.sections[0].info.headerHeight = .fixed(0) },
  ]
  static let bad = [
    table { $0.sections[0].info.headerHeight = .fixed(0) },
    table(style: .grouped) { $0.sections[0].info.footerHeight = .fixed(0) },
  ]
}

enum InsetDeadZoneExamples: RuleExamples {
  static let rule = "INSET-DEAD-ZONE"
  static let good = [table(), table(style: .grouped)]
  static let bad = [
    table(style: .grouped) {
      $0.info.look[.insetLeft] = 16
      $0.info.look[.insetRight] = 16
    }
  ]
}

enum RadiusLimitExamples: RuleExamples {
  static let rule = "RADIUS-HALF"
  static let good = [table(), table { $0.info.look[.cornerRadius] = 22 }]
  static let bad = [table { $0.info.look[.cornerRadius] = 30 }]
}

enum RadiusMismatchExamples: RuleExamples {
  static let rule = "RADIUS-MISMATCH"
  static let good = [
    table(rows: 3),
    table(rows: 3) { $0.info.look[.bottomLeftRadius] = 30 },
  ]
  static let bad = [
    table(rows: 3) { $0.sections[0].rows[2].look[.cornerRadius] = 4 },
    table(rows: 3) { $0.sections[0].rows[2].look[.cornerCurve] = .circular },
    table(rows: 1) {
      $0.info.look[.cornerRadius] = 12
      $0.info.look[.onlyRowCornerRadius] = 10
    },
  ]
}

enum RadiusRegimeExamples: RuleExamples {
  static let rule = "RADIUS-REGIME"
  static let good = [
    table {
      $0.info.look[.cornerRadius] = 12
      $0.info.look[.cornerCurve] = .bezierPath
    }
  ]
  static let bad = [
    table {
      $0.info.look[.cornerRadius] = 15
      $0.info.look[.cornerCurve] = .bezierPath
    }
  ]
}

enum ReadableWidthExamples: RuleExamples {
  static let rule = "READABLE-WIDTH"
  static let good = [
    table(style: .plain),
    table(style: .plain) {
      $0.info.traits.device = Device.ID("iPad-Pro-12.9")
      $0.info.cellLayoutMarginsFollowReadableWidth = false
    },
  ]
  static let bad = [
    table(style: .plain) { $0.info.traits.device = Device.ID("iPad-Pro-12.9") }
  ]
}

enum SeparatorEdgeExamples: RuleExamples {
  static let rule = "SEP-EDGE"
  static let good = [table(), table(style: .grouped)]
  static let bad = [table { $0.info.look[.separatorSectionEdges] = true }]
}

enum SeparatorOverflowExamples: RuleExamples {
  static let rule = "SEP-OVERFLOW"
  static let good = [table()]
  static let bad = [
    table {
      $0.info.look[.separatorLeft] = .points(16)
      $0.info.look[.separatorLength] = .contentWidth
    }
  ]
}
