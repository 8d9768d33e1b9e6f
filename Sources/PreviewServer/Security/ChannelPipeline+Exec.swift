// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOPosix
import Platform

extension ChannelPipeline {
  /// Keeps programs that the daemon starts from inheriting the socket: an editor that outlives the daemon
  /// would hold the port, and could answer in its place.
  func closeOnExec() throws {
    try syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { descriptor in
      Descriptor(descriptor).closeOnExec()
    }
  }
}
