// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER Support/UIKit
static const struct EmbeddedFile uikit[] = {
#define FILE ActivityControl.swift
#include "entry.h"
#define FILE AdaptiveColor.swift
#include "entry.h"
#define FILE BadgeView.swift
#include "entry.h"
#define FILE BarItem.swift
#include "entry.h"
#define FILE ButtonControl.swift
#include "entry.h"
#define FILE Card.swift
#include "entry.h"
#define FILE CardView.swift
#include "entry.h"
#define FILE ColumnContent.swift
#include "entry.h"
#define FILE ContentStyle.swift
#include "entry.h"
#define FILE ContentUnavailable.swift
#include "entry.h"
#define FILE CornerCovers.swift
#include "entry.h"
#define FILE CornerMask.swift
#include "entry.h"
#define FILE DateControl.swift
#include "entry.h"
#define FILE EdgeView.swift
#include "entry.h"
#define FILE FieldContent.swift
#include "entry.h"
#define FILE FillingImage.swift
#include "entry.h"
#define FILE HeaderControls.swift
#include "entry.h"
#define FILE HeaderView.swift
#include "entry.h"
#define FILE LabelContent.swift
#include "entry.h"
#define FILE LabelControl.swift
#include "entry.h"
#define FILE MenuControl.swift
#include "entry.h"
#define FILE OutlineControl.swift
#include "entry.h"
#define FILE OwnSeparator.swift
#include "entry.h"
#define FILE ProgressControl.swift
#include "entry.h"
#define FILE RowAccessories.swift
#include "entry.h"
#define FILE RowBehavior.swift
#include "entry.h"
#define FILE RowCell.swift
#include "entry.h"
#define FILE RowContent.swift
#include "entry.h"
#define FILE RowControl.swift
#include "entry.h"
#define FILE RowDataSource.swift
#include "entry.h"
#define FILE RowDecoration.swift
#include "entry.h"
#define FILE RowFont.swift
#include "entry.h"
#define FILE RowImage.swift
#include "entry.h"
#define FILE RowLook.swift
#include "entry.h"
#define FILE RowPosition.swift
#include "entry.h"
#define FILE RowSigns.swift
#include "entry.h"
#define FILE SegmentedControl.swift
#include "entry.h"
#define FILE ShapedImage.swift
#include "entry.h"
#define FILE SheetLook.swift
#include "entry.h"
#define FILE ShownRow.swift
#include "entry.h"
#define FILE SliderControl.swift
#include "entry.h"
#define FILE StackContent.swift
#include "entry.h"
#define FILE StackControl.swift
#include "entry.h"
#define FILE StatusContent.swift
#include "entry.h"
#define FILE StepperControl.swift
#include "entry.h"
#define FILE SwipeAction.swift
#include "entry.h"
#define FILE SymbolTile.swift
#include "entry.h"
#define FILE TabBar.swift
#include "entry.h"
#define FILE TableBuilder.swift
#include "entry.h"
#define FILE TableContent.swift
#include "entry.h"
#define FILE TableController.swift
#include "entry.h"
#define FILE TableInScrollView.swift
#include "entry.h"
#define FILE TableRow.swift
#include "entry.h"
#define FILE TableSection.swift
#include "entry.h"
#define FILE TableSnapshot.swift
#include "entry.h"
#define FILE TextContent.swift
#include "entry.h"
#define FILE TextFieldControl.swift
#include "entry.h"
#define FILE TextPart.swift
#include "entry.h"
#define FILE TextSide.swift
#include "entry.h"
#define FILE TextViewControl.swift
#include "entry.h"
#define FILE ViewContent.swift
#include "entry.h"
};
#undef FOLDER

#define FOLDER Support/SwiftUI
static const struct EmbeddedFile swiftui[] = {
#define FILE AdaptiveColor.swift
#include "entry.h"
#define FILE Badge.swift
#include "entry.h"
#define FILE BarTabs.swift
#include "entry.h"
#define FILE ButtonRow.swift
#include "entry.h"
#define FILE Card.swift
#include "entry.h"
#define FILE ChoiceRow.swift
#include "entry.h"
#define FILE Choices.swift
#include "entry.h"
#define FILE ClearButton.swift
#include "entry.h"
#define FILE CollapseButton.swift
#include "entry.h"
#define FILE DetailRow.swift
#include "entry.h"
#define FILE EdgeRow.swift
#include "entry.h"
#define FILE EmptyState.swift
#include "entry.h"
#define FILE FillingImage.swift
#include "entry.h"
#define FILE HeaderLook.swift
#include "entry.h"
#define FILE InfoButton.swift
#include "entry.h"
#define FILE LinkRow.swift
#include "entry.h"
#define FILE ListSpacing.swift
#include "entry.h"
#define FILE OutlineButton.swift
#include "entry.h"
#define FILE OwnSeparator.swift
#include "entry.h"
#define FILE ProminentBarButton.swift
#include "entry.h"
#define FILE RowBuilder.swift
#include "entry.h"
#define FILE RowControls.swift
#include "entry.h"
#define FILE RowDecoration.swift
#include "entry.h"
#define FILE RowImage.swift
#include "entry.h"
#define FILE RowLabel.swift
#include "entry.h"
#define FILE RowLook.swift
#include "entry.h"
#define FILE RowSection.swift
#include "entry.h"
#define FILE RowSeparator.swift
#include "entry.h"
#define FILE RowSign.swift
#include "entry.h"
#define FILE RowStyle.swift
#include "entry.h"
#define FILE ScrolledToRow.swift
#include "entry.h"
#define FILE SearchToolbar.swift
#include "entry.h"
#define FILE SectionIndexTitle.swift
#include "entry.h"
#define FILE ShapedImage.swift
#include "entry.h"
#define FILE SheetLook.swift
#include "entry.h"
#define FILE StatusRow.swift
#include "entry.h"
#define FILE SymbolTile.swift
#include "entry.h"
#define FILE TextRow.swift
#include "entry.h"
#define FILE ToggleRow.swift
#include "entry.h"
#define FILE Verbatim.swift
#include "entry.h"
};
#undef FOLDER

#define FOLDER Support/XCTest
static const struct EmbeddedFile xctest[] = {
#define FILE TableExpectations.swift
#include "entry.h"
};

struct EmbeddedFiles supportUIKit(void) { return (struct EmbeddedFiles){uikit, sizeof uikit / sizeof *uikit}; }
struct EmbeddedFiles supportSwiftUI(void) {
  return (struct EmbeddedFiles){swiftui, sizeof swiftui / sizeof *swiftui};
}
struct EmbeddedFiles supportXCTest(void) {
  return (struct EmbeddedFiles){xctest, sizeof xctest / sizeof *xctest};
}
