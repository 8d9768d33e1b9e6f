/// Something to run, in the order of the command line.
enum ScriptSource: Sendable {
  case file(String)
  case expression(String)
  case standardInput
}
