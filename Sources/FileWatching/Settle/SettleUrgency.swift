/// What an event tells about the save it belongs to.
package enum SettleUrgency: Sendable, Equatable {
  /// A save is finished: closed after writing, renamed into place, removed.
  case finished
  /// A save is finished that came in one step: two of these are two saves.
  case replaced
  /// A save is going on: bytes changed, or an entry was created that is still to be filled.
  case writing
  /// Permissions or times changed, which editors do in the midst of a save: it hurries nothing.
  case touched
}
