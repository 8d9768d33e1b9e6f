extension Profile {
  /// iOS 11 and 12.
  package static let iOS11 = Profile.iOS13.changing(
    id: .iOS11, name: "iOS 11 and 12",
    plainHeaderColor: .rgba(RGBA(hex: 0xF7F7F7)),
    separatorColor: .rgba(RGBA(hex: 0xC8C7CC)), [:])
}
