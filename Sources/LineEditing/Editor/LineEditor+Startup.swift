@preconcurrency import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Sets readline up; the order matters: what comes before `rl_initialize` gives way to the user's inputrc.
  func initializeReadline() {
    guard !isInitialized else {
      rl_reset_screen_size()
      return
    }
    isInitialized = true
    // Readline keeps the pointer.
    rl_readline_name = UnsafePointer(strdup(configuration.applicationName))
    rl_variable_bind("show-all-if-ambiguous", "on")
    if !configuration.isBracketedPasteEnabled { rl_variable_bind("enable-bracketed-paste", "off") }
    // Signals are ours, and LINES and COLUMNS must not go stale in children.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    withUsableLocale { _ = rl_initialize() }
    avoidCrashes()
    setUpCompletion()
    loadHistory()
  }

  /// Readline takes the locale from the environment. Where that names none, or one that is not installed,
  /// Backspace would delete single bytes of a letter; only an explicit `LC_ALL=C` is taken at its word.
  private func withUsableLocale(_ body: () -> Void) {
    let all = environmentValue("LC_ALL")
    let wanted = [environmentValue("LC_CTYPE"), environmentValue("LANG")].first { !$0.isEmpty } ?? ""
    let isPlain = all.isEmpty && ["", "C", "POSIX"].contains(wanted)
    guard isPlain || setlocale(LC_CTYPE, "") == nil else { return body() }
    setenv("LC_ALL", "C.UTF-8", 1)
    body()
    if all.isEmpty { unsetenv("LC_ALL") } else { setenv("LC_ALL", all, 1) }
  }

  private func environmentValue(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
