// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The sizes of controls in rows. "Pixels" are those of published snapshot images of controls alone.
extension Constants where Name == Metric, Value == Points {
  /// iOS 15 to 18.
  package static let controls: Self = [
    .elementSpacing: Constant(16, .listed, "UICellAccessory: 16 between a leading accessory and the content"),
    .elementVerticalMargin: Constant(5, .measured, "a date pill of 34 in a row of 44, iOS 17"),
    .stepperWidth: Constant(94, .measured, "pixels of UIStepper, iOS 11 to 26"),
    .stepperHeight: Constant(32, .measured, "pixels of UIStepper, iOS 13 to 26"),
    .sliderHeight: Constant(34, .measured, "pixels of UISlider, iOS 11 to 26; 31 in storyboards"),
    .segmentedControlHeight: Constant(32, .measured, "pixels of UISegmentedControl, iOS 13 to 26"),
    .segmentPadding: Constant(
      Points(65) / 6, .measured, "pixels of UISegmentedControl: a segment of 87 around a text of 65.3"),
    .progressViewHeight: Constant(4, .measured, "pixels of a linear progress view, iOS 17"),
    .activityIndicatorSide: Constant(20, .measured, "pixels of UIActivityIndicatorView"),
    .largeActivityIndicatorSide: Constant(37, .general, "Apple's sample storyboards"),
    .clearButtonSide: Constant(19, .listed, "UITextField's clear button"),
    .clearButtonInset: Constant(8, .listed, "UITextField's clear button"),
    .datePillPadding: Constant(
      12, .measured, "pixels of compact date pickers, iOS 17: text + 12 on each side"),
    .datePillVerticalPadding: Constant(7, .listed, "compact date pickers; 34 high at a line of 20.3"),
    .datePillSpacing: Constant(4, .measured, "pixels of compact date pickers, iOS 17"),
    .buttonPadding: Constant(12, .reimplemented, "UIButton.Configuration: insets of 7 and 12"),
    .buttonVerticalPadding: Constant(7, .reimplemented, "UIButton.Configuration: insets of 7 and 12"),
    .menuChevronWidth: Constant(
      Points(25) / 3, .measured, "chevrons of 8.33 x 12 end 21.7 from a card with a margin of 20, iOS 17"),
    .menuChevronHeight: Constant(12, .measured, "chevrons of 8.33 x 12, iOS 17"),
    .menuChevronOverhang: Constant(
      Points(5) / 3, .measured, "chevrons end 21.7 from a card with a margin of 20, iOS 17"),
    .menuTextSpacing: Constant(6, .measured, "the value ends 36 from a card with a margin of 20, iOS 17"),
    .disabledOpacity: Constant(0.5, .assumed, "UIKit fades disabled controls by about half"),
    .editControlWidth: Constant(
      24, .measured, "content 60 from a card with a margin of 20, circle at 32, iOS 17"),
    .editControlSide: Constant(22, .measured, "a circle from 21.5 to 43 from the card, iOS 17"),
    .editControlSpacing: Constant(16, .measured, "content 40 further than without the circle, iOS 17"),
    .reorderControlWidth: Constant(27, .listed, "UICellAccessory's picture for reordering is 27 x 15"),
    .reorderControlHeight: Constant(15, .listed, "UICellAccessory's picture for reordering is 27 x 15"),
    .swipeActionMinimumWidth: Constant(74, .measured, "a dump of Apple Music: two buttons of 74"),
    .swipeActionMaximumWidth: Constant(120, .listed, "a swipe button is 74 to 120 wide, as its title needs"),
    .swipeActionPadding: Constant(6, .listed, "a swipe button is 6 + its content + 6 wide"),
    .swipeActionHeight: Constant(0, .listed, "a swipe button is as high as its row"),
    .swipeActionSpacing: Constant(2, .listed, "the gap in the style of inset groups; plain rows have none"),
    .swipedRowSpacing: Constant(
      8, .listed, "the space to the cell in the style of inset groups; plain rows have none"),
    .swipeActionRadius: Constant(10, .listed, "the container in the style of inset groups"),
  ]

  /// iOS 26.
  package static let controlsOfIOS26: Self = [
    .progressViewHeight: Constant(6, .reimplemented, "copied themes of iOS 26"),
    .menuChevronOverhang: Constant(
      Points(5) / 3, .measured, "chevrons end 17.67 from a card with a margin of 16, iOS 26"),
    .menuTextSpacing: Constant(6, .measured, "the value ends 32 from a card with a margin of 16, iOS 26"),
    .swipeActionMinimumWidth: Constant(50, .assumed, "a round button; its diameter isn't known"),
    .swipeActionPadding: Constant(12, .assumed, "a capsule around a title; no picture is known"),
    .swipeActionHeight: Constant(50, .assumed, "a round button; its diameter isn't known"),
    .swipeActionSpacing: Constant(8, .assumed, "the gap between two capsules isn't known"),
    .swipeActionRadius: Constant(26, .listed, "the radius of a swiped cell in iOS 26"),
  ]

  /// iOS 13 and 14.
  package static let controlsOfIOS13: Self = [
    .progressViewHeight: Constant(2, .general, "UIProgressView before iOS 14; iOS 14 has 4")
  ]

  /// iOS 6 to 12.
  package static let controlsOfIOS12: Self = [
    .stepperHeight: Constant(29, .measured, "pixels of UIStepper, iOS 12"),
    .segmentedControlHeight: Constant(29, .measured, "pixels of UISegmentedControl, iOS 12"),
    .elementSpacing: Constant(9, .listed, "the space between an edit control and the content before iOS 13"),
    .editControlWidth: Constant(
      29, .assumed, "content 38 further than without the circle, as people remember"),
    .editControlSpacing: Constant(
      9, .listed, "the space between an edit control and the content before iOS 13"),
  ]
}
