// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Glibc
import Synchronization
import Testing

/// The connection to a server under test. An interrupted call must not look like a finding.
struct StreamExchangeTests {
  @Test func `a signal while connecting is no finding`() throws {
    let path = "\(NSTemporaryDirectory())roundtable-exchange-\(getpid())"
    unlink(path)
    defer { unlink(path) }
    let listener = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    // The backlog holds one connection; the next client blocks in `connect`.
    try #require(isBound && listen(listener, 0) == 0)
    // Without SA_RESTART, as the fuzzer's own alarm, so that a blocked call ends with EINTR.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR2, &action, nil)
    // Threads of Dispatch block signals by default.
    var taken = sigset_t()
    var former = sigset_t()
    sigemptyset(&taken)
    sigaddset(&taken, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &taken, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    let connecting = pthread_self()
    let isOver = Atomic(false)
    let interrupter = Thread {
      while !isOver.load(ordering: .relaxed) {
        for _ in 0..<1000 { pthread_kill(connecting, SIGUSR2) }
        // Don't wait: no other client may come.
        close(accept(listener, nil, nil))
      }
    }
    interrupter.start()
    defer {
      isOver.store(true, ordering: .relaxed)
      while !interrupter.isFinished { sched_yield() }
    }
    for _ in 0..<20 { _ = try StreamExchange(socket: path) }
  }
}
