import Geometry

extension Profile {
  /// iOS 11 and 12.
  package static let iOS11 = Profile.iOS13.changing(
    id: .iOS11, name: "iOS 11 and 12",
    plainHeaderColor: .rgba(RGBA(hex: 0xF7F7F7)),
    separatorColor: .rgba(RGBA(hex: 0xC8C7CC)),
    [
      .followsReadableWidth: Constant(
        1, .listed, "on for apps linked against iOS 9 to 11; iOS 12 turned it off")
    ])
}
