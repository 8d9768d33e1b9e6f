// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ExportRules {
  /// The test of the code for UIKit. It has ids, and the frames of the samples: a setting that can't change a frame isn't
  /// tested.
  static let xctest = ExportRules(
    table: [
      .written(
        """
        style profile maximumWidth tableHeaderView tableFooterView sectionHeaderHeight sectionFooterHeight \
        sectionHeaderTopPadding cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea scrollView \
        traits.device traits.width traits.height traits.scale traits.orientation traits.direction traits.textSize \
        safeArea.top safeArea.left safeArea.bottom safeArea.right title
        """),
      .left(
        untested,
        """
        backgroundColor host fillerRowHeight sectionIndexTitles contentOffset scrollTo showsVerticalScrollIndicator refreshControl.isRefreshing refreshControl.title contentInsetBottom traits.appearance traits.contrast \
        navigation.title navigation.display navigation.back navigation.left navigation.right navigation.search \
        navigation.background \
        tabBar.tabs tabBar.selectedTab toolbarItems sheet.selectedDetent sheet.detents sheet.prefersGrabberVisible \
        sheet.preferredCornerRadius contentUnavailable.kind contentUnavailable.image \
        contentUnavailable.text contentUnavailable.secondaryText contentUnavailable.searchText \
        contentUnavailable.button contentUnavailable.secondaryButton
        """),
      .left(
        UnexportedSetting.pictureOnly, "screen.statusBar screen.homeIndicator screen.deviceFrame"),
      untestedRegular,
    ] + constants(of: .xctest, untested),
    section: [
      .written("id header footer isCollapsed headerHeight footerHeight"),
      .left(untested, "headerImage headerButton isCollapsible"), untestedRegular,
    ],
    row: [
      .written("id cellStyle numberOfLines image accessory badge"), untestedRegular,
      .written("leading trailing content " + ElementKind.rowKeys.map(\.rawValue).joined(separator: " ")),
      .left(untested, "level isEnabled leadingSwipeActions trailingSwipeActions"),
    ] + contents(of: .xctest).filter { $0.names != ["accessory"] && $0.names != ["date", "value", "level"] }
      + [
        .decided("date value") {
          $0.reason("only status cells show it", if: $0.row?.row.cellStyle != .status)
        }
      ],
    look: [
      .written(
        """
        titleFont.name titleFont.weight titleFont.size titleFont.textStyle detailFont.name detailFont.weight \
        detailFont.size detailFont.textStyle detailNumberOfLines imageSize rowHeight minimumRowHeight inset.top \
        inset.left inset.bottom inset.right separator.style separator.left separator.right separator.reference \
        separator.model separator.position separator.thickness separator.length separator.sectionEdges separator.topVisibility separator.bottomVisibility cellContent \
        titleOrigin indentationLevel indentationWidth \
        contentInsets.top contentInsets.leading contentInsets.bottom contentInsets.trailing
        """),
      .decided(
        """
        headerFont.name headerFont.weight headerFont.size headerFont.textStyle footerFont.name footerFont.weight \
        footerFont.size footerFont.textStyle headerTextTransform footerTextTransform headerProminence rowSpacing sectionSpacing \
        sectionInset.top sectionInset.bottom
        """, ofSections),
      .left(
        untested,
        """
        isEditing editingStyle allowsMultipleSelectionDuringEditing showsReorderControl titleColor titleAlignment detailColor detailAlignment tintColor badgeColor rowColor selectedColor headerColor \
        headerAlignment footerColor footerAlignment separator.color shadow border cornerRadius onlyRowCornerRadius \
        cornerCurve onlyRowCornerCurve maskedCorners cornerTechnique masksToBounds corners.topLeft \
        corners.topRight corners.bottomLeft corners.bottomRight
        """),
    ], needsIDs: false)

  private static let untested = "no test checks it"
}
