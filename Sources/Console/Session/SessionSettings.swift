/// What `set` changes: how the session behaves, never the table.
package struct SessionSettings: Hashable, Sendable {
  /// Whether every edit is saved at once.
  package var autosave = false
  /// Whether output higher than the terminal goes through a pager.
  package var pager = true
  /// Whether each command tells how long it took.
  package var timing = false

  static let names = ["autosave", "pager", "timing"]

  subscript(name: String) -> Bool? {
    get {
      switch name {
      case "autosave": autosave
      case "pager": pager
      case "timing": timing
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch name {
      case "autosave": autosave = newValue
      case "pager": pager = newValue
      case "timing": timing = newValue
      default: break
      }
    }
  }
}
