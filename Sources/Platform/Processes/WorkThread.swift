// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A thread for one piece of work, with a stack for deep recursion.
package enum WorkThread {
  /// Bytes; only touched pages use memory.
  private static let stackSize = 64 * 1024 * 1024

  private final class Box {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  package static func start(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Box(body)).toOpaque()
    // No thread could be created: do the work here.
    if create(argument) != 0 { begin(argument) }
  }

  /// Pauses this thread.
  package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  private static func create(_ argument: UnsafeMutableRawPointer) -> Int32 {
    var attributes = pthread_attr_t()
    prepare(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    return pthread_create(&thread, &attributes, entry, argument)
  }

  private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let argument = $0 { begin(argument) }
    return nil
  }

  private static func prepare(_ attributes: inout pthread_attr_t) {
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
  }

  private static func begin(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
  }
}
