import Testing

/// Expects a process to have stopped with these words.
func expectSentence(_ words: String, in result: ExitTest.Result?) {
  let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
  #expect(message?.contains(words) == true)
}
