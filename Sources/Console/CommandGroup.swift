/// The headings of the command list.
package enum CommandGroup: String, CaseIterable, Sendable {
  case model, look, traits, see, time, sessions, live, help
}
