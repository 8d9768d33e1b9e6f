// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The settings that a table, a section and a row share. A new setting must be declared here and listed in
/// ``all``. The last argument is its documentation.
///
/// The layout decides the value of a setting that has no default here, from other settings or from the
/// content.
extension AnySetting {
  /// Default: 0 in `plain`, the metric `groupedCornerRadius` in `grouped`, else the metric `cornerRadius`.
  package static let cornerRadius = LookSetting<Points>(
    "cornerRadius", .length, "The radius of a group's outer corners, in points.")
  /// Default: ``cornerRadius``.
  package static let onlyRowCornerRadius = LookSetting<Points>(
    "onlyRowCornerRadius", .length, "The corner radius of a row that is alone in its section, in points.")
  package static let cornerCurve = LookSetting<CornerCurve>(
    "cornerCurve", .choice, "The curve of rounded corners."
  ) { _, profile in profile.cornerCurve }
  /// Default: ``cornerCurve``.
  package static let onlyRowCornerCurve = LookSetting<CornerCurve>(
    "onlyRowCornerCurve", .choice,
    "The curve of the corners of a row that is alone in its section; default: cornerCurve.")
  package static let maskedCorners = LookSetting<CornerMask>(
    "maskedCorners", .corners, default: .all, "The corners of a group that can be rounded.")
  package static let cornerTechnique = LookSetting<CornerTechnique>(
    "cornerTechnique", .choice, default: .mask,
    "How corners inside a group are made square: masks, or covers drawn over them.")
  /// Default: true if there is a corner radius.
  package static let masksToBounds = LookSetting<Bool>(
    "masksToBounds", .flag, "Whether content outside the rounded corners is clipped.")
  /// Points, as the next three; default: ``cornerRadius``.
  package static let topLeftRadius = LookSetting<Points>(
    "corners.topLeft", .length, "The radius of the top-left corner.")
  package static let topRightRadius = LookSetting<Points>(
    "corners.topRight", .length, "The radius of the top-right corner.")
  package static let bottomLeftRadius = LookSetting<Points>(
    "corners.bottomLeft", .length, "The radius of the bottom-left corner.")
  package static let bottomRightRadius = LookSetting<Points>(
    "corners.bottomRight", .length, "The radius of the bottom-right corner.")

  /// Points, as the next three; default: 0, in `cards` the metric `cardMargin`.
  package static let insetTop = LookSetting<Points>("inset.top", .length, "Space above a row's background.")
  /// Default: 0 in `plain`, the inset of the profile in `grouped`, the layout margin and the safe area in
  /// `insetGrouped`, the metric `cardMargin` in `cards`. So is ``insetRight``'s.
  package static let insetLeft = LookSetting<Points>(
    "inset.left", .length, "Space between the table's left side and the group.")
  package static let insetBottom = LookSetting<Points>(
    "inset.bottom", .length, "Space below a row's background.")
  package static let insetRight = LookSetting<Points>(
    "inset.right", .length, "Space between the table's right side and the group.")
  package static let rowSpacing = LookSetting<Points>(
    "rowSpacing", .length, default: .zero, isOfSections: true,
    "Space between rows, in points; any space makes each row a group of its own.")
  /// Default: the metrics of headers and footers.
  package static let sectionSpacing = LookSetting<Points>(
    "sectionSpacing", .length, isOfSections: true,
    "Space between sections, in points; overrides the profile's.")
  /// Points, as the next one; default: 0.
  package static let sectionInsetTop = LookSetting<Points>(
    "sectionInset.top", .length, isOfSections: true, "Space above the section's header.")
  package static let sectionInsetBottom = LookSetting<Points>(
    "sectionInset.bottom", .length, isOfSections: true, "Space below the section's footer.")

  package static let separatorStyle = LookSetting<SeparatorStyle>(
    "separator.style", .choice, "Whether separators are drawn."
  ) { style, _ in style == .cards ? .none : .singleLine }
  package static let separatorModel = LookSetting<SeparatorModel>(
    "separator.model", .choice, default: .overlay, "Draw the line over the row, or reserve space for it.")
  package static let separatorLeft = LookSetting<SeparatorEdge>(
    "separator.left", .separatorEdge, default: .automatic, "The separator inset at the left, in points.")
  package static let separatorRight = LookSetting<SeparatorEdge>(
    "separator.right", .separatorEdge, default: .automatic, "The separator inset at the right, in points.")
  package static let separatorReference = LookSetting<SeparatorInsetReference>(
    "separator.reference", .choice, "What left and right are measured from."
  ) { _, profile in profile.separatorInsetReference }
  package static let separatorPosition = LookSetting<SeparatorPosition>(
    "separator.position", .choice, default: .bottom, "The edge of the row that the line is on.")
  /// 0 draws one pixel. Default: the metric `separatorThickness`.
  package static let separatorThickness = LookSetting<Points>(
    "separator.thickness", .length, "The line's thickness in points; default: the profile's.")
  package static let separatorLength = LookSetting<SeparatorLength>(
    "separator.length", .choice, default: .fit,
    "Stop at the insets, or make the line as long as the cell is wide.")
  /// Default: true in `grouped` if the rows have no insets and no corner radius.
  package static let separatorSectionEdges = LookSetting<Bool>(
    "separator.sectionEdges", .flag, "Full-width lines at a section's top and bottom.")
  package static let separatorTopVisibility = LookSetting<SeparatorVisibility>(
    "separator.topVisibility", .choice, default: .automatic,
    "Whether a row has a line at its top; default: automatic, as the table's style has it.")
  package static let separatorBottomVisibility = LookSetting<SeparatorVisibility>(
    "separator.bottomVisibility", .choice, default: .automatic,
    "Whether a row has a line at its bottom; default: automatic. Two rows share one line: visible wins, then hidden."
  )
  package static let separatorColor = LookSetting<Color>(
    "separator.color", .color, "The line's colour."
  ) { _, profile in profile.separatorColor }

  package static let shadow = LookSetting<Shadow>(
    "shadow", .shadow, "A shadow under each row."
  ) { style, _ in style == .cards ? .card : .none }
  package static let border = LookSetting<Border>(
    "border", .border, "A line around each row."
  ) { style, _ in style == .cards ? .card : .none }
  package static let rowColor = LookSetting<Color>(
    "rowColor", .color, "The rows' background."
  ) { style, _ in
    .semantic(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }
  package static let titleColor = LookSetting<Color>(
    "titleColor", .color, default: .semantic(.label), "The colour of titles.")
  /// Default: the profile's colour for the cell style.
  package static let detailColor = LookSetting<Color>("detailColor", .color, "The colour of details.")
  package static let tintColor = LookSetting<Color>(
    "tintColor", .color, default: .semantic(.systemBlue), "The colour of symbols, check marks and buttons.")
  package static let badgeColor = LookSetting<Color>(
    "badgeColor", .color, default: .semantic(.systemRed), "The background colour of badges.")
  package static let selectedColor = LookSetting<Color>(
    "selectedColor", .color, default: .semantic(.systemGray4), "The background of selected rows.")
  /// Default: the profile's colour; `label` if the style isn't grouped.
  package static let headerColor = LookSetting<Color>(
    "headerColor", .color, isOfSections: true, "The colour of headers.")
  /// Default: the profile's colour of grouped headers.
  package static let footerColor = LookSetting<Color>(
    "footerColor", .color, isOfSections: true, "The colour of footers.")

  package static let headerTextTransform = LookSetting<TextTransform>(
    "headerTextTransform", .choice, isOfSections: true,
    "How the letters of headers are shown; default: uppercase in grouped styles before iOS 26, else none."
  ) { style, profile in
    profile.headerIsUppercase && (style == .grouped || style == .insetGrouped) ? .uppercase : .none
  }
  package static let headerProminence = LookSetting<HeaderProminence>(
    "headerProminence", .choice, default: .standard, isOfSections: true,
    "The prominence of headers in grouped styles; increased is a larger title as typed.")
  package static let footerTextTransform = LookSetting<TextTransform>(
    "footerTextTransform", .choice, default: TextTransform.none, isOfSections: true,
    "How the letters of footers are shown; default: none.")

  package static let rowHeight = LookSetting<RowHeight>(
    "rowHeight", .rowHeight, default: .automatic, "The cell's height in points, or automatic.")
  /// Default: a height that the profile computes from Body's leading.
  package static let minimumRowHeight = LookSetting<Points>(
    "minimumRowHeight", .length, "The least height of cells that fit their content, in points.")
  package static let cellContent = LookSetting<CellContent>(
    "cellContent", .choice, default: .textLabel,
    "How cells show their content: the old labels, or a content configuration in one of its styles.")
  /// Default: the cell style places the title.
  package static let titleOrigin = LookSetting<Point>(
    "titleOrigin", .point,
    "[x, y] from the cell's top-left corner to a title label that is as large as the background.")
  /// Default: 1; at accessibility sizes, 0 for a detail below its title.
  package static let detailNumberOfLines = LookSetting<Int>(
    "detailNumberOfLines", .integer(0...1000, samples: (0, 2)),
    "The maximum number of lines of details; 0 means no limit.")
  /// Default: the metrics `tileSide` and `imageSlotWidth`.
  package static let imageSize = LookSetting<Size>(
    "imageSize", .size,
    "[width, height] of leading images, in points; overrides the profile's. Rows grow to fit them.")

  package static let indentationLevel = LookSetting<Int>(
    "indentationLevel", .integer(0...100, samples: (2, 5)), default: 0,
    "The levels of indentation of a row's content; each is as wide as indentationWidth.")
  package static let indentationWidth = LookSetting<Points>(
    "indentationWidth", .length, default: 10, "The width of a level of indentation, in points.")
  /// Points, as the next three; default: the margins of the profile.
  package static let contentInsetsTop = LookSetting<Points>(
    "contentInsets.top", .length, "Space above a row's content.")
  package static let contentInsetsLeading = LookSetting<Points>(
    "contentInsets.leading", .length, "Space between the group's leading side and a row's content.")
  package static let contentInsetsBottom = LookSetting<Points>(
    "contentInsets.bottom", .length, "Space below a row's content.")
  package static let contentInsetsTrailing = LookSetting<Points>(
    "contentInsets.trailing", .length, "Space between a row's content and the group's trailing side.")

  package static let isEditing = LookSetting<Bool>(
    "isEditing", .flag, default: false,
    "Whether rows are edited: their controls for deleting, inserting, selecting and moving are shown; default: false."
  )
  package static let editingStyle = LookSetting<EditingStyle>(
    "editingStyle", .choice, default: .delete,
    "The control before the content of a row that is edited; default: delete.")
  package static let allowsMultipleSelectionDuringEditing = LookSetting<Bool>(
    "allowsMultipleSelectionDuringEditing", .flag, default: false,
    "Whether rows that are edited have circles for selecting them instead of other controls; default: false.")
  package static let showsReorderControl = LookSetting<Bool>(
    "showsReorderControl", .flag, default: false,
    "Whether a row that is edited has a grip for moving it; default: false.")

  package static var title: LabelSettings { .title }
  package static var detail: LabelSettings { .detail }
  package static var header: LabelSettings { .header }
  package static var footer: LabelSettings { .footer }

  /// The radii of single corners, which override ``cornerRadius``.
  package static var singleRadii: [LookSetting<Points>] {
    [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
  }

  /// The settings of ``SettingGroup/contentInsets``.
  package static var contentInsets: [LookSetting<Points>] {
    [contentInsetsTop, contentInsetsLeading, contentInsetsBottom, contentInsetsTrailing]
  }

  /// All settings of looks, in the order in which specs have them.
  fileprivate static let allOfLooks: [AnyLookSetting] =
    [
      cornerRadius, onlyRowCornerRadius, cornerCurve, onlyRowCornerCurve, maskedCorners, cornerTechnique,
      masksToBounds, insetTop, insetLeft, insetBottom, insetRight, rowSpacing, sectionSpacing,
      separatorStyle, separatorModel, separatorLeft, separatorRight, separatorReference, separatorPosition,
      separatorThickness, separatorLength, separatorSectionEdges, separatorColor, shadow, border, rowColor,
      titleColor, detailColor, tintColor, badgeColor, selectedColor, rowHeight, minimumRowHeight, cellContent,
      titleOrigin,
    ] + title.font + [title.alignment] + detail.font + [detail.alignment] + header.font
    + [header.alignment, headerTextTransform, headerColor] + footer.font
    + [footer.alignment, footerTextTransform, footerColor, detailNumberOfLines]
    + singleRadii + [
      imageSize, sectionInsetTop, sectionInsetBottom, indentationLevel,
      indentationWidth, contentInsetsTop, contentInsetsLeading, contentInsetsBottom, contentInsetsTrailing,
      isEditing, editingStyle, allowsMultipleSelectionDuringEditing, showsReorderControl,
      headerProminence, separatorTopVisibility, separatorBottomVisibility,
    ]
}

extension Look: SettingOwner {
  package static let settings = SettingList<Look>(AnySetting.allOfLooks)

  package static func setting(_ path: AnyLookSetting) -> AnyLookSetting { path }
}
