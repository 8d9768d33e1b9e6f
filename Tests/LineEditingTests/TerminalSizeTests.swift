import LineEditing
import Testing

@Suite struct TerminalSizeTests {
  @Test func `what is no terminal has no size and nobody who types`() {
    #expect(TerminalSize(fileDescriptor: -1) == nil)
    #expect(!Interactivity.isInteractive(input: -1, output: -1))
  }
}
