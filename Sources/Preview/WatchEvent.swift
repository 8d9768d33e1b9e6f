/// What a daemon has to say.
package enum WatchEvent: Sendable {
  /// Every spec has been looked at and rendered, or reported, once.
  case ready(specs: [String])
  case rendered(RenderReport)
  /// A spec cannot be shown since a time; its outputs keep their last good preview. Said once per distinct
  /// state.
  case failed(spec: String, description: String, keepsPreview: Bool, since: String)
  /// Said before the `rendered` of the first good state after a failure.
  case recovered(spec: String)
  /// The previews can be seen at an address, too.
  case serving(address: String)
  /// The watcher had to change its ways, in words.
  case notice(String)
  case stopped(StopReason)
}
