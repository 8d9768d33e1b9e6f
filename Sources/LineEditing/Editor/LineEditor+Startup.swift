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
    searchWithArrows()
    // Signals are ours, and LINES and COLUMNS must not go stale in children.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    withUsableLocale { _ = rl_initialize() }
    avoidCrashes()
    setUpCompletion()
    loadHistory()
  }

  /// Up and Down look for what was typed so far, as they do in zsh and fish; on an empty line they go through
  /// everything.
  private func searchWithArrows() {
    for introducer in ["\\e[", "\\eO"] {
      Self.bind("\(introducer)A", to: "history-search-backward")
      Self.bind("\(introducer)B", to: "history-search-forward")
    }
  }

  private static func bind(_ keys: String, to command: String) {
    let line = strdup("\"\(keys)\": \(command)")
    defer { free(line) }
    rl_parse_and_bind(line)
  }

  /// Readline takes the locale from the environment. Where that is none of UTF-8 it would drop or split every
  /// letter beyond ASCII, and what is typed here is UTF-8 whatever the locale says.
  private func withUsableLocale(_ body: () -> Void) {
    if setlocale(LC_CTYPE, "") == nil || !Self.readsUTF8 {
      // For good: readline looks at the environment again with each line. What it sorts or prints in a pager's
      // or an editor's hands differs in nothing but these letters.
      let isSetForAll = getenv("LC_ALL").map { $0.pointee != 0 } ?? false
      setenv(isSetForAll ? "LC_ALL" : "LC_CTYPE", Self.plainUTF8, 1)
    }
    body()
  }

  #if canImport(Glibc)
    private static let plainUTF8 = "C.UTF-8"
  #else
    private static let plainUTF8 = "en_US.UTF-8"
  #endif

  /// Whether the locale that is set takes the two bytes of a letter for one.
  private static var readsUTF8: Bool {
    mblen(nil, 0)
    return mblen("\u{E9}", 2) == 2
  }
}
