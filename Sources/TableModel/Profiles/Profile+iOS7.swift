import Geometry

extension Profile {
  /// iOS 7 to 10.
  package static let iOS7 = Profile.iOS11.changing(
    id: .iOS7, name: "iOS 7 to 10",
    [
      .plainHeaderMinimumHeight: Constant(28, .general, "28 since iOS 7, 23 before")
    ])
}
