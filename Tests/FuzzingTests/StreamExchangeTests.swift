// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Glibc
import Synchronization
import Testing

/// The way to a server under test: what interrupts it must not look like a find.
struct StreamExchangeTests {
  @Test func `a signal amid connecting is no find`() throws {
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
    // One may wait to be accepted; who comes next stands in `connect`.
    try #require(isBound && listen(listener, 0) == 0)
    // Without SA_RESTART, as the fuzzer's own alarm: a call that stands ends with EINTR.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR2, &action, nil)
    // Threads of Dispatch take no signals of their own accord.
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
        // Not waited for: nobody may come any more.
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
