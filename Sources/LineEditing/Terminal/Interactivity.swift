#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a person sits at the other end.
package enum Interactivity {
  /// True when both descriptors are terminals.
  ///
  /// With only one of them a prompt would land in a file, or wait for keys that never come.
  package static func isInteractive(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) -> Bool {
    isatty(input) == 1 && isatty(output) == 1
  }
}
