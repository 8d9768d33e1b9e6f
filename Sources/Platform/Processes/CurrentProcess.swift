// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// This process, its user and its machine.
package enum CurrentProcess {
  /// The process id.
  package static var id: Int32 { getpid() }
  package static var userID: UInt32 { getuid() }

  /// The path of the program's file, regardless of the name it was called by.
  package static var executablePath: String {
    LinkTarget.read("/proc/self/exe") ?? CommandLine.arguments[0]
  }

  /// The number of online processors.
  package static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Lets this process open at least `count` files, or as many as the system allows it.
  package static func allowFiles(_ count: Int) {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < count else { return }
    limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
    setrlimit(kind, &limit)
  }

  /// Exits, and runs the functions that were registered with `atexit`.
  package static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Exits at once, without running them.
  package static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// Makes UTF-8 the character encoding of this process, regardless of the user's locale.
  ///
  /// Permanently, and in the environment, too: readline reads it again for each line and finds the same. For programs that are
  /// started it changes only how they sort or print letters beyond ASCII.
  package static func useUTF8() {
    if setlocale(LC_CTYPE, "") == nil || !readsUTF8 {
      setenv(Environment.value("LC_ALL") == nil ? "LC_CTYPE" : "LC_ALL", "C.UTF-8", 1)
    }
  }

  /// Whether the encoding of the current locale is UTF-8. The test is whether it decodes two bytes as one character.
  private static var readsUTF8: Bool {
    mblen(nil, 0)
    return mblen("\u{E9}", 2) == 2
  }
}

/// The process's environment variables.
package enum Environment {
  /// `nil` if the variable isn't set or is empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The values of the variables; a variable that isn't set is left out.
  package static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value($1) }
  }

  /// All variables as `name=value`; `variables` override them.
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
