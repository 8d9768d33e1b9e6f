import Geometry

extension Profile {
  /// iOS 6: the last design before iOS 7.
  package static let iOS6 = Profile.iOS7.changing(
    id: .iOS6, name: "iOS 6", headerTextStyle: .headline, headerIsUppercase: false, cornerCurve: .circular,
    [
      .regularLayoutMargin: Constant(15, .listed, "margin of SDKs before iOS 8"),
      .compactLayoutMargin: Constant(15, .listed, "margin of SDKs before iOS 8"),
      .followsReadableWidth: Constant(0, .documented, "the readable width came with iOS 9"),
      .largePadRowPadding: Constant(0, .inferred, "no such iPad ran iOS 6"),
      .largePadVerticalMargin: Constant(0, .inferred, "no such iPad ran iOS 6"),
      .plainHeaderMinimumHeight: Constant(23, .listed, "very old SDKs"),
    ])
}
