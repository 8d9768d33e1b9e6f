#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file's time stamp, kept apart from clocks: stamps are compared for equality only.
package struct FileTime: Hashable, Sendable {
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
