// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// An error number of the system with its name and our own message: the C library's messages depend on the locale, and output
/// must not.
package struct ErrorNumber: Error, Hashable, Sendable {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The error of the last failed call on this thread.
  static var last: ErrorNumber { ErrorNumber(errno) }

  package static let EACCES = ErrorNumber(Glibc.EACCES)
  package static let EADDRINUSE = ErrorNumber(Glibc.EADDRINUSE)
  package static let EADDRNOTAVAIL = ErrorNumber(Glibc.EADDRNOTAVAIL)
  package static let EAGAIN = ErrorNumber(Glibc.EAGAIN)
  package static let EBADF = ErrorNumber(Glibc.EBADF)
  package static let EBUSY = ErrorNumber(Glibc.EBUSY)
  package static let EDQUOT = ErrorNumber(Glibc.EDQUOT)
  package static let EEXIST = ErrorNumber(Glibc.EEXIST)
  package static let EFBIG = ErrorNumber(Glibc.EFBIG)
  package static let EINTR = ErrorNumber(Glibc.EINTR)
  package static let EIO = ErrorNumber(Glibc.EIO)
  package static let EISDIR = ErrorNumber(Glibc.EISDIR)
  package static let ELOOP = ErrorNumber(Glibc.ELOOP)
  package static let EMFILE = ErrorNumber(Glibc.EMFILE)
  package static let ENAMETOOLONG = ErrorNumber(Glibc.ENAMETOOLONG)
  package static let ENFILE = ErrorNumber(Glibc.ENFILE)
  package static let ENOBUFS = ErrorNumber(Glibc.ENOBUFS)
  package static let ENOENT = ErrorNumber(Glibc.ENOENT)
  package static let ENOMEM = ErrorNumber(Glibc.ENOMEM)
  package static let ENOSPC = ErrorNumber(Glibc.ENOSPC)
  package static let ENOSYS = ErrorNumber(Glibc.ENOSYS)
  package static let ENOTDIR = ErrorNumber(Glibc.ENOTDIR)
  package static let ENXIO = ErrorNumber(Glibc.ENXIO)
  package static let EPERM = ErrorNumber(Glibc.EPERM)
  package static let EPIPE = ErrorNumber(Glibc.EPIPE)
  package static let EROFS = ErrorNumber(Glibc.EROFS)
  package static let ESTALE = ErrorNumber(Glibc.ESTALE)
}

extension ErrorNumber {
  package var words: String {
    switch self {
    case .ENOENT: "no such file or directory"
    case .EACCES, .EPERM: "permission denied"
    case .ENOTDIR: "part of the path is not a directory"
    case .EISDIR: "it is a directory"
    case .ELOOP: "too many symbolic links"
    case .ENAMETOOLONG: "the name is too long"
    case .EROFS: "the file system is read-only"
    case .ENOSPC: "no space left on the device"
    case .EDQUOT: "the disk quota is used up"
    case .EFBIG: "the file is too large for the file system"
    case .EMFILE, .ENFILE: "too many open files"
    case .EEXIST: "it already exists"
    case .EBUSY: "it is in use"
    case .EADDRINUSE: "the address is in use"
    case .EADDRNOTAVAIL: "the address doesn't belong to this machine"
    case .EIO: "input/output error"
    case .EBADF: "it is not open"
    case .EINTR: "interrupted"
    case .EPIPE, .ENXIO: "the reader closed it"
    default: "system error \(code)"
    }
  }

  /// Whether the path leads to nothing now; a later save may still create it.
  package var isMissing: Bool { self == .ENOENT || self == .ENOTDIR }

  /// Whether the disk or the user's quota is full; there may be room later.
  package var isFullDisk: Bool { self == .ENOSPC || self == .EDQUOT || self == .EFBIG }

  /// Whether the machine has run out of descriptors or of memory for sockets; waiting clients are accepted
  /// later.
  package var isShortage: Bool { self == .EMFILE || self == .ENFILE || self == .ENOBUFS || self == .ENOMEM }
}

/// Repeats a system call until no signal interrupts it.
///
/// - Throws: the error of the call, if it returned a negative number.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(ErrorNumber) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = ErrorNumber.last
    if error != .EINTR { throw error }
  }
}
