import Console

extension SessionOutput {
  /// Writes it to the stream where it belongs.
  func write() {
    switch self {
    case .output(let text): StandardStream.output.write(text)
    case .error(let text): StandardStream.error.write(text)
    }
  }
}
