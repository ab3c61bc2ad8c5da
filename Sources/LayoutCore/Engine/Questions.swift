/// Questions to a copy of a laid out storage, outside of any layout.
extension TreeStorage {
  /// Ends what proxies were given to clients' layouts by questions, so that nothing holds itself.
  func endQuestions() {
    if let pass = work.pass as? LayoutPass { pass.end() }
    work.pass = nil
    work.reader = nil
    work.isActive = false
  }
}
