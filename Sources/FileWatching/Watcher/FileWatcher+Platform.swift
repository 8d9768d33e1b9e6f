extension FileWatcher {
  package static func platformBackend() throws(WatchFailure) -> any WatchBackend {
    #if os(Linux)
      try InotifyBackend()
    #else
      try VnodeBackend()
    #endif
  }
}
