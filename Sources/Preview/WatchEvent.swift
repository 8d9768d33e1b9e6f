/// What a daemon has to say.
package enum WatchEvent: Sendable {
  /// Every spec has been looked at and rendered, or reported, once.
  case ready(specs: [String])
  /// A spec can be shown. Each of its outputs says for itself whether it could be written.
  case rendered(RenderReport)
  /// A spec cannot be shown since a time; its outputs keep their last good preview. Said once per distinct
  /// state.
  case failed(FailureReport)
  /// Said before the `rendered` of the first good state after a failure.
  case recovered(spec: String)
  /// The previews can be seen at an address, too.
  case serving(address: String)
  /// The watcher had to change its ways, in words.
  case notice(String)
  /// The end, and the files that do not show what their spec says at it.
  case stopped(StopReason, untrue: [OutputReport])
}
