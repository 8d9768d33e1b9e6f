/// What `set` changes: how the session behaves, never the table.
package struct SessionSettings: Hashable, Sendable {
  /// Whether every edit is saved at once.
  package var autosave = false
  /// Whether output higher than the terminal goes through a pager.
  package var pager = true

  static let names = ["autosave", "pager"]

  subscript(name: String) -> Bool? {
    get {
      switch name {
      case "autosave": autosave
      case "pager": pager
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch name {
      case "autosave": autosave = newValue
      case "pager": pager = newValue
      default: break
      }
    }
  }
}
