import Geometry

extension Profile {
  /// iOS 13 and 14: before the plain style's 22-point header padding.
  package static let iOS13 = Profile.legacy.changing(
    id: .iOS13, name: "iOS 13 and 14", plainHeaderTextStyle: .headline,
    // A light grey band, as everybody remembers it; the exact colour is not published.
    plainHeaderColor: .semantic(.systemGray6),
    [
      .plainSectionHeaderTopPadding: Constant(0, .documented, "sectionHeaderTopPadding is new in iOS 15"),
      .showsFillerRows: Constant(1, .documented, "filler rows are drawn before iOS 15"),
      .accessorySpacing: Constant(10, .listed, "older SDKs"),
    ])
}
