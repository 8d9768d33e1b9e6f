/// Why an object on the way to a file is watched; decides which of its events matter.
package struct WatchRole: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A directory whose entries matter, by name.
  package static let directory = WatchRole(rawValue: 1 << 0)
  /// A directory of which only its own removal or renaming matters: no noise from `/` or `/tmp`.
  package static let ancestor = WatchRole(rawValue: 1 << 1)
  /// A symbolic link itself.
  package static let link = WatchRole(rawValue: 1 << 2)
  /// The file's inode: sees edits made by another of its names.
  package static let file = WatchRole(rawValue: 1 << 3)
}
