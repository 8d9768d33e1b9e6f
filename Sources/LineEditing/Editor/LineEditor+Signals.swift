@preconcurrency import CReadline
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// How long a command may take to come to an end after SIGTERM before the process goes without it.
  private nonisolated static let terminationGrace = DispatchTimeInterval.seconds(2)

  /// Installs the handlers, once per process: a command must find them too.
  ///
  /// What must work while a command keeps the main queue busy listens on a global queue.
  func watchSignals() {
    guard signalSources.isEmpty else { return }
    signal(SIGPIPE, SIG_IGN)
    let global = DispatchQueue.global(qos: .userInteractive)
    let prompt = promptState
    let flag = interruptFlag
    watch(SIGINT, on: global) {
      guard let number = prompt.current else { return flag.raise() }
      DispatchQueue.main.async { Self.withCurrent { $0.dropLine(ofPrompt: number) } }
    }
    watch(SIGTSTP, on: global) {
      guard let number = prompt.current else { return Self.suspendProcess() }
      DispatchQueue.main.async { Self.withCurrent { $0.suspend(atPrompt: number) } }
    }
    watch(SIGQUIT, on: global) {
      // The way out of a command that does not answer to Ctrl-C; at the prompt it would only lose work.
      if prompt.current == nil { _exit(128 + SIGQUIT) }
    }
    watch(SIGWINCH, on: .main) {
      Self.withCurrent { if $0.isPrompting { rl_resize_terminal() } else { rl_reset_screen_size() } }
    }
    for number in [SIGTERM, SIGHUP] {
      watch(number, on: global) {
        flag.raise()
        global.asyncAfter(deadline: .now() + Self.terminationGrace) { _exit(128 + number) }
        DispatchQueue.main.async { Self.withCurrent { $0.terminate(by: number) } }
      }
    }
  }

  private nonisolated static func withCurrent(_ body: @MainActor (LineEditor) -> Void) {
    MainActor.assumeIsolated { if let editor = LineEditor.current { body(editor) } }
  }

  private func watch(_ number: Int32, on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    // The parent's wish: what `nohup` ignores stays ignored. Everything else is ignored before the source
    // is made, since on Linux the source installs a handler of its own that would be lost.
    let previous = signal(number, SIG_IGN)
    if number == SIGHUP, unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      return
    }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    source.activate()
    signalSources.append(source)
  }

  // MARK: - At the prompt

  /// Ctrl-C: leaves what was typed on the screen and starts over, from whatever state readline is in.
  private func dropLine(ofPrompt number: UInt) {
    guard promptState.current == number else { return }
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    // Before the handler goes: its removal returns the cursor to the first column.
    fputs("^C", rl_outstream ?? stdout)
    rl_crlf()
    rl_free_line_state()
    hidePrompt()
    unfinished = ""
    onInterrupt()
    showPrompt()
  }

  /// Ctrl-Z: gives the terminal back, stops, and comes back with the line intact.
  private func suspend(atPrompt number: UInt) {
    guard promptState.current == number else { return }
    rl_deprep_term_function?()
    printAbove("")
    Self.suspendProcess()
    rl_prep_term_function?(1)
    // A stopped process is not told that its window changed.
    rl_reset_screen_size()
    rl_forced_update_display()
  }

  /// `raise` and not `kill`: another thread may take the signal of a `kill`, and this one would run on.
  private nonisolated static func suspendProcess() {
    raise(SIGSTOP)
  }

  private func terminate(by number: Int32) {
    stop()
    onTermination(number)
    exit(128 + number)
  }
}
