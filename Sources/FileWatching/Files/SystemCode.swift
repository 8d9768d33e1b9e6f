#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Words for `errno`. The C library's own depend on the locale, and an output must not.
package enum SystemCode {
  package static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a directory"
    case EISDIR: "it is a directory"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file is too large for the file system"
    case EMFILE, ENFILE: "too many open files"
    case EEXIST: "it exists already"
    case EBUSY: "it is in use"
    case EIO: "input/output error"
    case EBADF: "it is not open"
    case EINTR: "interrupted"
    case EPIPE, ENXIO: "nobody reads it"
    default: "system error \(code)"
    }
  }

  /// Whether the path ends in nothing, now; a save may yet create what is missing.
  package static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }
}
