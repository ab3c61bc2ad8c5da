extension ResolvedLayout: CustomStringConvertible {
  /// The tree as text, one line for each node with its name, id and frame.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the tree to a stream, one line for each node with its name, id and frame.
  ///
  /// Beyond a certain level, lines are no longer indented further but state the level.
  public func write(to stream: inout some TextOutputStream) {
    var isFirst = true
    forEachNode { visit in
      let indentation =
        visit.level <= Self.deepestIndentation
        ? String(repeating: "  ", count: visit.level)
        : String(repeating: "  ", count: Self.deepestIndentation) + "[\(visit.level)] "
      if !isFirst { stream.write("\n") }
      isFirst = false
      // An id may contain line breaks, but each node has one line.
      let name = visit.storage.name(of: visit.node).map { $0.isNewline ? "⏎" : $0 }
      stream.write("\(indentation)\(String(name)) \(reported(visit.frame).plainText)")
      stream.write(reported(visit.box).depthText)
    }
  }

  private static let deepestIndentation = 40
}
