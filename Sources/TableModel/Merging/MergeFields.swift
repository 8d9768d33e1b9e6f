/// Every setting of a table, a section and a row, for merging and for naming what differs.
enum MergeFields {
  static let table: [MergeField<Table.Info>] =
    [
      MergeField("title", \.title), MergeField("style", \.style), MergeField("profile", \.profile),
      MergeField("traits.device", \.traits.device), MergeField("traits.width", \.traits.width),
      MergeField("traits.height", \.traits.height), MergeField("traits.scale", \.traits.scale),
      MergeField("traits.orientation", \.traits.orientation),
      MergeField("traits.appearance", \.traits.appearance),
      MergeField("traits.contrast", \.traits.contrast), MergeField("traits.direction", \.traits.direction),
      MergeField("traits.textSize", \.traits.textSize), MergeField("backgroundColor", \.backgroundColor),
      MergeField("tableHeaderView", \.tableHeaderView), MergeField("tableFooterView", \.tableFooterView),
      MergeField("sectionHeaderTopPadding", \.sectionHeaderTopPadding), MergeField("host", \.host),
      MergeField("maximumWidth", \.maximumWidth),
      MergeField("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
      MergeField("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
      MergeField("fillerRowHeight", \.fillerRowHeight), MergeField("contentOffset", \.contentOffset),
      MergeField("contentInsetBottom", \.contentInsetBottom),
    ] + Metric.allCases.map { MergeField("metrics.\($0.rawValue)", \.metrics[$0]) }

  static let section: [MergeField<Section.Info>] = [
    MergeField("id", \.id), MergeField("header", \.header), MergeField("footer", \.footer),
    MergeField("headerHeight", \.headerHeight), MergeField("footerHeight", \.footerHeight),
  ]

  static let row: [MergeField<Row>] = [
    MergeField("id", \.id), MergeField("title", \.title), MergeField("detail", \.detail),
    MergeField("cellStyle", \.cellStyle), MergeField("image", \.image), MergeField("accessory", \.accessory),
    MergeField("badge", \.badge), MergeField("numberOfLines", \.numberOfLines),
    MergeField("date", \.status.date), MergeField("value", \.status.value),
    MergeField("level", \.status.level),
  ]

  static let look: [MergeField<Look>] = [
    MergeField("cornerRadius", \.cornerRadius), MergeField("onlyRowCornerRadius", \.onlyRowCornerRadius),
    MergeField("cornerCurve", \.cornerCurve), MergeField("maskedCorners", \.maskedCorners),
    MergeField("cornerTechnique", \.cornerTechnique), MergeField("cornerClamping", \.cornerClamping),
    MergeField("masksToBounds", \.masksToBounds), MergeField("inset.top", \.insets.top),
    MergeField("inset.left", \.insets.left), MergeField("inset.bottom", \.insets.bottom),
    MergeField("inset.right", \.insets.right), MergeField("rowSpacing", \.rowSpacing),
    MergeField("sectionSpacing", \.sectionSpacing), MergeField("separator.style", \.separator.style),
    MergeField("separator.model", \.separator.model), MergeField("separator.left", \.separator.left),
    MergeField("separator.right", \.separator.right),
    MergeField("separator.reference", \.separator.reference),
    MergeField("separator.position", \.separator.position),
    MergeField("separator.thickness", \.separator.thickness),
    MergeField("separator.length", \.separator.length),
    MergeField("separator.sectionEdges", \.separator.sectionEdges),
    MergeField("separator.color", \.separator.color), MergeField("shadow", \.shadow),
    MergeField("border", \.border), MergeField("rowColor", \.rowColor),
    MergeField("titleColor", \.titleColor),
    MergeField("detailColor", \.detailColor), MergeField("tintColor", \.tintColor),
    MergeField("rowHeight", \.rowHeight), MergeField("cellContent", \.cellContent),
    MergeField("titleOrigin", \.titleOrigin),
  ]

  /// The settings in which two tables differ besides their sections.
  static func changes(_ old: Table.Info, _ new: Table.Info) -> [String] {
    table.filter { $0.differs(old, new) }.map(\.name) + changes(old.look, new.look)
  }

  static func changes(_ old: Section.Info, _ new: Section.Info) -> [String] {
    section.filter { $0.differs(old, new) }.map(\.name) + changes(old.look, new.look)
  }

  static func changes(_ old: Row, _ new: Row) -> [String] {
    row.filter { $0.differs(old, new) }.map(\.name) + changes(old.look, new.look)
  }

  private static func changes(_ old: Look, _ new: Look) -> [String] {
    old == new ? [] : look.filter { $0.differs(old, new) }.map(\.name)
  }
}
