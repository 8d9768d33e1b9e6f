// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// This process, its user and its machine.
package enum CurrentProcess {
  /// Its number.
  package static var id: Int32 { getpid() }
  package static var userID: UInt32 { getuid() }

  /// The program's own file, whatever it was called by.
  package static var executablePath: String {
    LinkTarget.read("/proc/self/exe") ?? CommandLine.arguments[0]
  }

  /// Processors that work now.
  package static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Ends after what was registered for the end.
  package static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Ends at once.
  package static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// Letters in this process are UTF-8, whatever the user's locale says.
  ///
  /// For good, in the environment too: who looks there again, as readline does with each line, finds the same. What
  /// programs that are started then sort or print differs in nothing but letters beyond ASCII.
  package static func useUTF8() {
    if setlocale(LC_CTYPE, "") == nil || !readsUTF8 {
      setenv(Environment.value("LC_ALL") == nil ? "LC_CTYPE" : "LC_ALL", "C.UTF-8", 1)
    }
  }

  /// Whether the locale that is set takes the two bytes of a letter for one.
  private static var readsUTF8: Bool {
    mblen(nil, 0)
    return mblen("\u{E9}", 2) == 2
  }
}

/// The process's environment variables.
package enum Environment {
  /// `nil` when it is not set or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Those of some that are there.
  package static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value($1) }
  }

  /// All of them as `name=value`, with `variables` over them.
  package static func entries(with variables: [String: String]) -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if variables[String(text.prefix { $0 != "=" })] == nil { result.append(text) }
      next = next.successor()
    }
    return result + variables.map { "\($0.key)=\($0.value)" }
  }
}
