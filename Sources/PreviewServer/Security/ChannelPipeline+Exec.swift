// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOPosix
import Platform

extension ChannelPipeline {
  /// Keeps the socket from the programs that the daemon starts: an editor that outlives it would hold the
  /// port, and could answer in its place.
  func closeOnExec() throws {
    try syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { descriptor in
      Descriptor(descriptor).closeOnExec()
    }
  }
}
