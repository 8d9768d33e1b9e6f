// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Platform
import Testing

struct ErrnoTests {
  @Test(arguments: [
    (ENOENT, "no such file or directory"), (EACCES, "permission denied"), (EPERM, "permission denied"),
    (EADDRINUSE, "the address is in use"), (EMFILE, "too many open files"), (9999, "system error 9999"),
  ]) func `an error's message doesn't depend on the locale`(code: Int32, words: String) {
    #expect(ErrorNumber(code).words == words)
  }

  @Test func `transient errors, missing files and full disks are distinguished`() {
    let all = (1...200).map { ErrorNumber($0) }
    #expect(all.filter(\.isMissing) == [.ENOENT, .ENOTDIR])
    #expect(Set(all.filter(\.isFullDisk)) == [.ENOSPC, .EDQUOT, .EFBIG])
    #expect(Set(all.filter(\.isShortage)) == [.EMFILE, .ENFILE, .ENOMEM, .ENOBUFS])
  }
}
