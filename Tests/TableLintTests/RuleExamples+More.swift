// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

enum SeparatorReferenceExamples: RuleExamples {
  static let rule = "SEP-REFERENCE"
  static let good = [
    table(),
    table {
      $0.info.look[.separatorLeft] = .points(60)
      $0.info.look[.separatorReference] = .fromCellEdges
    },
  ]
  static let bad = [table { $0.info.look[.separatorLeft] = .points(60) }]
}

enum SeparatorThicknessExamples: RuleExamples {
  static let rule = "SEP-THICK"
  static let good = [table(), table { $0.info.look[.separatorThickness] = 1 }]
  static let bad = [table { $0.info.look[.separatorThickness] = 0.3 }]
}

enum ShadowClippedExamples: RuleExamples {
  static let rule = "SHADOW-CLIPPED"
  static let good = [
    table(style: .cards), table { $0.info.look[.shadow] = shadow(.separate) },
    table {
      $0.info.look[.shadow] = shadow(.same)
      $0.info.look[.masksToBounds] = false
    },
  ]
  static let bad = [table { $0.info.look[.shadow] = shadow(.same) }]

  private static func shadow(_ layer: ShadowLayer) -> Shadow {
    Shadow(color: .semantic(.black), radius: 1, opacity: 300, offset: .zero, layer: layer)
  }
}

enum ShadowOverlapExamples: RuleExamples {
  static let rule = "SHADOW-OVERLAP"
  static let good = [
    table(style: .cards) {
      $0.info.look[.shadow] = Shadow(
        color: .semantic(.black), radius: 1, opacity: 300, offset: Point(x: 0, y: 0))
    }
  ]
  static let bad = [
    table(style: .cards) {
      $0.info.look[.shadow] = Shadow(
        color: .semantic(.black), radius: 12, opacity: 300, offset: Point(x: 0, y: 4))
    },
    table(style: .cards) {
      $0.info.look[.shadow] = Shadow(
        color: .semantic(.black), radius: 1, opacity: 300, offset: Point(x: 0, y: -6))
    },
  ]
}

enum ShadowPathRadiusExamples: RuleExamples {
  static let rule = "SHADOW-PATH-RADIUS"
  static let good = [
    table { $0.info.look[.shadow] = shadow(.outline) },
    table(style: .cards) {
      $0.info.look[.shadow] = shadow(.bounds)
      $0.info.look[.cornerRadius] = 0
    },
  ]
  static let bad = [table { $0.info.look[.shadow] = shadow(.bounds) }]

  private static func shadow(_ path: ShadowPath) -> Shadow {
    Shadow(color: .semantic(.black), radius: 1, opacity: 300, offset: .zero, path: path)
  }
}

enum StaleShadowPathExamples: RuleExamples {
  static let rule = "SHADOW-PATH-STALE"
  static let good = [
    table { $0.info.look[.shadow] = shadow(nil) },
    table { $0.info.look[.shadow] = shadow(Size(width: 353, height: 44)) },
  ]
  static let bad = [table { $0.info.look[.shadow] = shadow(Size(width: 320, height: 44)) }]

  private static func shadow(_ size: Size?) -> Shadow {
    Shadow(color: .semantic(.black), radius: 1, opacity: 300, offset: .zero, pathSize: size)
  }
}

enum TapTargetExamples: RuleExamples {
  static let rule = "TAP-TARGET"
  static let good = [table()]
  static let bad = [table { $0.info.look[.rowHeight] = .fixed(30) }]
}

enum TextClippedExamples: RuleExamples {
  static let rule = "TEXT-CLIPPED"
  static let good = [table(), table { $0.info.look[.rowHeight] = .fixed(80) }]
  static let bad = [table { $0.info.look[.rowHeight] = .fixed(44) }]
}

enum TopGapExamples: RuleExamples {
  static let rule = "TOP-GAP-35"
  static let good = [
    table(style: .plain),
    table(style: .grouped) { $0.info.tableHeaderView = TableEdgeView(height: 0.001) },
    table { $0.sections[0].info.header = "Title" },
    table {
      $0.info.profile = .iOS26
      $0.info.navigation.display = .large
    },
  ]
  static let bad = [
    table(style: .grouped),
    table {
      $0.info.profile = .iOS26
      $0.info.navigation.title = "Settings"
    },
  ]
}

enum TopPaddingExamples: RuleExamples {
  static let rule = "TOP-PAD-22"
  static let good = [
    table(style: .plain),
    table(style: .plain) {
      $0.sections[0].info.header = "A"
      $0.info.sectionHeaderTopPadding = 0
    },
    table(style: .plain) {
      $0.sections[0].info.header = "A"
      $0.info.profile = .iOS13
    },
  ]
  static let bad = [table(style: .plain) { $0.sections[0].info.header = "A" }]
}

enum TruncatedTextExamples: RuleExamples {
  static let rule = "TEXT-TRUNCATED"
  static let good = [table()]
  static let bad = [
    table {
      $0.sections[0].rows[0].title = "A title that is far too long for one line of a phone's row"
    },
    // Fits at the sizes up to xxxLarge.
    table {
      $0.sections[0].rows[0].cellStyle = .value2
      $0.sections[0].rows[0].title = "Name"
    },
  ]
}

enum UncoveredTextExamples: RuleExamples {
  static let rule = "TEXT-UNCOVERED"
  static let good = [
    table(),
    table {
      $0.sections[0].rows[0].title = "تنزيل הורדה ดาวน์โหลด डाउनलोड 下载 ダウンロード 다운로드"
      $0.sections[0].rows[1].title = "👨‍👩‍👧 1️⃣ 🇩🇪 👍🏽 ❤️"
    },
  ]
  static let bad = [
    // Vithkuqi, and an unassigned code point.
    table { $0.sections[0].rows[0].title = "\u{10570}\u{10571}" },
    table { $0.sections[0].info.footer = "A \u{E000}" },
    table { $0.info.navigation.title = "\u{10570}" },
  ]
}

enum UnknownSymbolExamples: RuleExamples {
  static let rule = "SYMBOL-UNKNOWN"
  static let good = [
    table(RowImage(symbol: "gearshape.fill")),
    table(RowImage(symbol: "person.crop.circle", tileColor: .semantic(.systemGray))),
    // Cells of this style don't show the level.
    table { $0.sections[0].rows[0].status.level = RowImage(symbol: "batery.100") },
    table { $0.info.navigation.right = "plus, Edit" },
  ]
  static let bad = [
    table(RowImage(symbol: "gearshap.fill")),
    table(RowImage(symbol: "no.such.symbol")),
    table(RowImage(symbol: "bluetooth")),
    table { $0.info.navigation.right = "plsu, Edit" },
    table {
      $0.sections[0].rows[0].cellStyle = .status
      $0.sections[0].rows[0].status.level = RowImage(symbol: "batery.100")
    },
  ]

  private static func table(_ image: RowImage) -> Table {
    table { $0.sections[0].rows[0].image = image }
  }
}
