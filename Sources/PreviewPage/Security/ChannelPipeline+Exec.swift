import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ChannelPipeline {
  /// Keeps the socket from the programs that the daemon starts: an editor that outlives it would hold the
  /// port, and could answer in its place.
  func closeOnExec() throws {
    try syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { descriptor in
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
